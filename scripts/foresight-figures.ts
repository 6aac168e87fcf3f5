/** How far what was said of positions goes along with what came of them, and how far it could. */
import { below, seedStream } from '../kernel/index.ts';
import { againstMean, correlationOf, mean } from '../players/statistics.ts';

/** By seat. */
export interface Pair {
  readonly said: readonly number[];
  readonly came: readonly number[];
}

/** Against the mean of the table, or the points as they are. */
export type Kind = 'margins' | 'own';
const asked = (points: readonly number[], kind: Kind): readonly number[] =>
  kind === 'margins' ? againstMean(points) : points;

/** Over all seats of all games. */
export const alongAt = (pairs: readonly Pair[], kind: Kind): number =>
  correlationOf(
    pairs.flatMap(({ said }) => asked(said, kind)),
    pairs.flatMap(({ came }) => asked(came, kind)),
  );

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, i) => sum + each * b[i], 0);

/**
 * How far the best of all evaluations could go along with the result: positions that were played to their end several times, with other luck each time.
 * What two ends of one position have in common was in the position; its share of the variance is the square of the correlation with what was to be expected.
 */
export function ceilingOf(positions: readonly (readonly (readonly number[])[])[], kind: Kind): number {
  const ends = positions.map((of) => of.map((points) => asked(points, kind)));
  const centre = mean(ends.flat(2));
  let common = 0;
  let whole = 0;
  for (const of of ends) {
    const around = of.map((points) => points.map((each) => each - centre));
    const pairs = around.flatMap((one, i) => around.slice(i + 1).map((other) => product(one, other)));
    common += mean(pairs);
    whole += mean(around.map((one) => product(one, one)));
  }
  return whole === 0 ? 0 : Math.sqrt(Math.max(0, common / whole));
}

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const DRAWS = 1000;

/** A figure over games with its 95 % interval: the same figure over as many games drawn from them, again and again (bootstrap). */
export function within<T>(games: readonly T[], figure: (games: readonly T[]) => number): Interval {
  const luck = seedStream(games.length, 'bootstrap');
  const found = Array.from({ length: DRAWS }, () => figure(games.map(() => games[below(luck, games.length)]))).sort(
    (a, b) => a - b,
  );
  return { value: figure(games), low: found[Math.floor(0.025 * DRAWS)], high: found[Math.floor(0.975 * DRAWS)] };
}
