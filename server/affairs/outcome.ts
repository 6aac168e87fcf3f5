/** How a game ended for everybody at the table. Whoever was replaced at the end comes behind those who stayed. */
import type { Result, Seat } from '../../kernel/index.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { Replacement } from './table-affairs.ts';

/** `StoredTable.result`. */
export interface Outcome {
  /** By the rules of the game, for every seat. */
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** For profiles and ratings: people alone, and among them those who were replaced last. */
  readonly people: readonly PersonOutcome[];
}

export interface PersonOutcome {
  readonly person: string;
  readonly seat: Seat;
  /** Among the people at the table, from 1; shared places are equal. */
  readonly place: number;
  readonly points: number;
  /** An opponent played the seat when the game ended. */
  readonly abandoned: boolean;
}

/** Who stayed is ranked by the game; who was replaced comes behind them, the earlier the further. */
type Rank = readonly [stayed: number, better: number];
const isAhead = (one: Rank, other: Rank): boolean => one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);

export function outcomeOf(
  seats: StoredTable['seats'],
  replaced: readonly Replacement[],
  { places, sheets }: Pick<Result, 'places' | 'sheets'>,
): Outcome {
  const points = seats.map((_, seat) => sheets.find((sheet) => sheet.seat === seat)?.total ?? 0);
  const people = seats.flatMap(({ person }, seat) => {
    if (person === undefined) return [];
    const gone = replaced.find((one) => one.seat === seat);
    const rank: Rank = gone ? [0, gone.when] : [1, -places[seat]];
    return [{ person, seat, rank, points: points[seat], abandoned: gone !== undefined }];
  });
  return {
    places,
    points,
    people: people.map(({ rank, ...one }) => ({
      ...one,
      place: 1 + people.filter((other) => isAhead(other.rank, rank)).length,
    })),
  };
}

/** For every seat, as profiles show it: those who stayed, opponents too, by the rules of the game; behind them whoever was replaced. */
export function decidedPlaces({ places, people }: Pick<Outcome, 'places' | 'people'>): number[] {
  const ranks = places.map((place, seat): Rank => {
    const gone = people.find((one) => one.seat === seat && one.abandoned);
    return gone ? [0, -gone.place] : [1, -place];
  });
  return ranks.map((rank) => 1 + ranks.filter((other) => isAhead(other, rank)).length);
}

// Written by this folder alone.
export const storedOutcome = ({ result }: Pick<StoredTable, 'result'>): Outcome | undefined =>
  (result as Outcome | undefined | null) ?? undefined;
