/** What a finished game leaves with the people who played it: a line in their history and, if it was rated, another rating. */

import { ratedGame, UNKNOWN } from '../../players/ratings.ts';
import type { FinishedSeat } from '../protocol/people.ts';
import { Refused } from '../protocol/problems.ts';
import type { Storage, StoredRating, StoredResult } from '../storage/storage.ts';

/** How a game ended, as the table tells it; opponents, automas and programs have a name and no person. */
export interface FinishedTable {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly rated: boolean;
  readonly seats: readonly FinishedSeat[];
  /** Places are among the people alone: opponents and programs are not rated, who was replaced comes last. */
  readonly people: readonly {
    readonly person: string;
    readonly seat: number;
    readonly place: number;
    readonly points: number;
    readonly abandoned: boolean;
  }[];
}

/** Two tables of the same people rarely end at once, and never often. */
const MOST_TRIES = 10;

/** Results and ratings of a table out of the ratings before it. Pure. */
export function settled(
  finished: FinishedTable,
  before: readonly StoredRating[],
): { readonly results: StoredResult[]; readonly ratings: StoredRating[] } {
  const { table, game, ended, people } = finished;
  // Somebody who holds two seats is compared with others by the better one, and not with themself.
  const best = people.filter(
    (one) =>
      !people.some((other) => other.person === one.person && (other.place - one.place || other.seat - one.seat) < 0),
  );
  const rated = finished.rated && best.length > 1;
  const known = best.map(({ person }) => before.find((rating) => rating.person === person && rating.game === game));
  const strengths = known.map((rating) => (rating === undefined ? UNKNOWN : { mu: rating.mu, sigma: rating.sigma }));
  const after = rated ? ratedGame(best.map(({ place }, i) => ({ strength: strengths[i], place }))) : [];
  return {
    results: best.map(({ person, seat, place, points, abandoned }, i) => ({
      table,
      person,
      game,
      ended,
      rated,
      seat,
      place,
      points,
      abandoned,
      seats: finished.seats,
      before: rated ? strengths[i] : undefined,
      after: after[i],
    })),
    ratings: after.map((strength, i) => ({
      person: best[i].person,
      game,
      ...strength,
      games: (known[i]?.games ?? 0) + 1,
    })),
  };
}

/** Keeps a table's results once, however often and from wherever it is asked for. */
export async function keepResults(storage: Storage, finished: FinishedTable): Promise<void> {
  const people = finished.people.map(({ person }) => person);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { results, ratings } = settled(finished, await storage.ratingsOf(people, finished.game));
    if ((await storage.addResults(finished.table, results, ratings)) !== 'conflict') return;
  }
  throw new Refused('unavailable', 'the results could not be kept');
}
