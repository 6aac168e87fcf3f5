/** Who plays the seats of an online table. */
import type { SeatHolder } from '../../host/seats.ts';
import type { Seat } from '../../kernel/index.ts';
import type { NameKey } from '../protocol/people.ts';
import type { StoredSeat } from '../storage/storage.ts';

/** Somebody who has to be waited for: a person, or a program that comes with a token. */
export const waitsFor = ({ holder, standIn }: StoredSeat): boolean => holder?.kind === 'human' && standIn === undefined;

/** A person who plays this seat now. */
export const playedByPerson = (seat: StoredSeat): boolean => waitsFor(seat) && seat.person !== undefined;

const levelName = (level: string): string => level.charAt(0).toUpperCase() + level.slice(1);

/** Who plays as far as the rules' threads are concerned: for an absent person the opponent who stands in. */
export function holdersAtTable(seats: readonly StoredSeat[]): SeatHolder[] {
  return seats.map(({ holder, standIn }): SeatHolder => {
    if (standIn !== undefined) return { kind: 'opponent', level: standIn, name: nameOf(holder) ?? levelName(standIn) };
    return holder ?? { kind: 'human' };
  });
}

export const nameOf = (holder: SeatHolder | undefined): string | undefined =>
  holder === undefined || holder.kind === 'automa' ? undefined : holder.name;

/** How somebody is called whose name went with all that was kept about them. */
export const FORMER: NameKey = 'formerPlayer';
export const isFormer = (holder: SeatHolder | undefined): boolean => holder?.kind === 'human' && holder.former === true;

export const seatsWhere = (seats: readonly StoredSeat[], holds: (seat: StoredSeat) => boolean): Seat[] =>
  seats.flatMap((seat, i) => (holds(seat) ? [i] : []));

/** The seat of a person, whoever plays it now. */
export function seatOfPerson(seats: readonly StoredSeat[], person: string | undefined): Seat | undefined {
  const seat = person === undefined ? -1 : seats.findIndex((one) => one.person === person);
  return seat < 0 ? undefined : seat;
}
