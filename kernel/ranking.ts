/** Who is ahead of whom at the end of a game. */
import type { Result, Seat } from './contract.ts';

/** What ranks one seat, the most important first (points, then the tie-breaks); more is better. */
export type Standing = readonly number[];

/** Whether the first standing is ahead at the first number in which the two differ. */
function isAhead(one: Standing, other: Standing): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && one[at] > other[at];
}

/** Places by standings, one per seat: who is still tied after the last tie-break shares the place, and the victory. */
export function rankSeats(standings: readonly Standing[]): Pick<Result, 'winners' | 'places'> {
  const places = standings.map((own) => 1 + standings.filter((other) => isAhead(other, own)).length);
  return { winners: places.flatMap((place, seat: Seat) => (place === 1 ? [seat] : [])), places };
}
