/** Which terms and seats go together. */
import type { SeatKind } from '../../kernel/index.ts';
import { playerNamed } from '../../players/ladder.ts';
import { Refused } from '../protocol/problems.ts';
import type { SeatWish, Terms } from '../protocol/tables.ts';
import { isZone } from './hours.ts';

const forPeople = ({ kind }: SeatWish): boolean => kind === 'me' || kind === 'link' || kind === 'open';

/** Throws Refused when these terms cannot be played under. */
export function checkTerms(terms: Terms, seats: readonly SeatWish[], ownGame: boolean): void {
  const impossible = (message: string): never => {
    throw new Refused('impossible', message);
  };
  const { pace, rated, grace } = terms;
  if (pace.kind === 'days' && !isZone(pace.zone)) impossible(`no such time zone: ${pace.zone}`);
  if (seats.filter(({ kind }) => kind === 'me').length > 1) impossible('one person has one seat');
  if (!seats.some((wish) => forPeople(wish) || wish.kind === 'program')) impossible('somebody has to sit at the table');
  for (const wish of seats) {
    if (wish.kind === 'opponent' && !playerNamed(wish.level)) impossible(`no such opponent: ${wish.level}`);
  }
  if (!rated) return;
  if (pace.kind === 'none') impossible('a rated table has a clock');
  if (grace === 0) impossible('a rated table does not wait for ever');
  if (ownGame) impossible('a game of somebody’s own, or one that has begun elsewhere, is not rated');
  if (seats.filter(forPeople).length < 2) impossible('a rated table is for two people or more');
}

/** Whether a game has their styles, only its rules know. */
export const opponentsAmong = (seats: readonly SeatWish[]): string[] =>
  seats.flatMap((wish) => (wish.kind === 'opponent' ? [wish.level] : []));

export const kindOfWish = (wish: SeatWish): SeatKind => (wish.kind === 'automa' ? wish.automa : 'player');
