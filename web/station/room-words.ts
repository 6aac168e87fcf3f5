/** What is missing before a table departs, in words. */
import type { SeatCard, TableCard } from '../../server/protocol/tables.ts';
import type { StationSay } from './say.tsx';
import { seatName } from './terms-words.ts';

export interface Missing {
  /** Seats nobody has taken. */
  readonly empty: readonly number[];
  /** Those who sit and are not ready. */
  readonly unready: readonly number[];
}

const isUnready = ({ kind, ready }: SeatCard): boolean => kind === 'person' && ready !== true;

const seatsWhere = ({ seats }: TableCard, holds: (seat: SeatCard) => boolean): number[] =>
  seats.flatMap((seat, at) => (holds(seat) ? [at] : []));

export const missingAt = (card: TableCard): Missing => ({
  empty: seatsWhere(card, ({ kind }) => kind === 'vacant'),
  unready: seatsWhere(card, isUnready),
});

const namesOf = (say: StationSay, card: TableCard, seats: readonly number[]): string[] =>
  seats.map((seat) => seatName(say, card.seats[seat]));

export function headline(say: StationSay, card: TableCard): string {
  const { empty, unready } = missingAt(card);
  const others = unready.filter((seat) => !card.mine.includes(seat));
  const words = (): string => {
    if (empty.length > 0) return say('room.empty', { count: empty.length });
    if (others.length > 0) return say('room.waitingFor', { names: namesOf(say, card, others) });
    return say(unready.length > 0 ? 'room.waitingForYou' : 'room.everyone');
  };
  return card.mine.length === 0 ? say('room.watching', { words: words() }) : words();
}

/** Why it does not start yet, on the button itself. */
export function startWords(say: StationSay, card: TableCard): string {
  const { empty, unready } = missingAt(card);
  if (empty.length > 0) return say('room.startSeats', { count: empty.length });
  const others = unready.filter((seat) => !card.mine.includes(seat));
  return others.length > 0 ? say('room.startMissing', { names: namesOf(say, card, others) }) : say('room.start');
}
