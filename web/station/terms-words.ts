/** The terms of a table in words. */
import type { Pace, SeatCard, TableCard, Terms } from '../../server/protocol/tables.ts';
import type { StationSay } from './say.tsx';

const DAY = 24;

/** `20 min + 30 s`, `24 h a move`, `no clock`. */
export function paceWords(say: StationSay, pace: Pace): string {
  if (pace.kind === 'none') return say('pace.none');
  if (pace.kind === 'live')
    return pace.increment === 0
      ? say('pace.each', { minutes: pace.minutes })
      : say('pace.live', { minutes: pace.minutes, seconds: pace.increment });
  return pace.hours % DAY === 0 && pace.hours > DAY
    ? say('pace.days', { days: pace.hours / DAY })
    : say('pace.hours', { hours: pace.hours });
}

/** With its kind in front: `live, 20 min + 30 s`. */
export function paceLine(say: StationSay, pace: Pace): string {
  if (pace.kind === 'none') return paceWords(say, pace);
  return say('pace.line', {
    kind: say(pace.kind === 'live' ? 'pace.isLive' : 'pace.isDays'),
    pace: paceWords(say, pace),
  });
}

/** The hours in which the clock runs, if not all day. */
export const hoursWords = (say: StationSay, pace: Pace): string | undefined =>
  pace.kind === 'days' && pace.from !== pace.to % DAY
    ? say('pace.between', { from: pace.from, to: pace.to })
    : undefined;

export const ratedWords = (say: StationSay, { rated }: Pick<Terms, 'rated'>): string =>
  say(rated ? 'terms.rated' : 'terms.friendly');

export const takeBackWords = (say: StationSay, { takeBack }: Pick<Terms, 'takeBack'>): string =>
  say(`terms.takeBack.${takeBack}`);

export const watchWords = (say: StationSay, { watching, visible }: Pick<Terms, 'watching' | 'visible'>): string => {
  if (!watching) return say('terms.watch.nobody');
  return say(visible === 'public' ? 'terms.watch.everyone' : 'terms.watch.link');
};

export const isFree = ({ kind }: SeatCard): boolean => kind === 'vacant';
export const freeSeats = ({ seats }: TableCard): number => seats.filter(isFree).length;

/** Whoever sits at a seat, by name. */
export const seatName = (say: StationSay, seat: SeatCard): string =>
  seat.person?.name ??
  (seat.nameKey ? say(`web.${seat.nameKey}`) : seat.name) ??
  say(seat.kind === 'vacant' ? 'seat.free' : `seat.${seat.kind}`);

export const hostName = (card: TableCard): string | undefined =>
  card.seats.find(({ person }) => person?.id === card.host)?.person?.name;

/** The people at a table except oneself. */
export const others = (card: TableCard): string[] =>
  card.seats.flatMap((seat, at) => (card.mine.includes(at) || !seat.person ? [] : [seat.person.name]));
