/**
 * Learns what the parts of an evaluation are worth from what came of them: at several moments of a game every seat's parts are noted, and in the
 * end its points, both against the mean of the table. The best factors for the parts are fitted by ridge regression, pulled towards the present
 * evaluation, one factor at the beginning of the game and one at its end.
 *
 * Players of such games mind the parts more or less by chance. Where everybody plays alike, parts rise and fall together, and nobody could tell
 * which of them won.
 */
import { fraction, type Game, type GameState, type Setup, seedStream } from '../../kernel/index.ts';
import type { Player } from '../player.ts';
import { againstMean, correlationOf, mean } from '../statistics.ts';
import { watchGameOf } from '../watch.ts';
import { type Weights, withWeights } from '../weighted.ts';

/** What a seat had at a moment, and what came of it: differences from the mean of the table. */
export interface Glimpse {
  readonly progress: number;
  /** By the place of the part in `Game.worths`, in points. */
  readonly parts: readonly number[];
  readonly came: number;
}

/** A game is looked at as often, at even distances of its progress. */
const MOMENTS = 10;
/** Parts count up to so many times as much as they should, or so many times less. */
const SPREAD = 1.6;

/** Factors by chance, as often above one as below. */
function somehow(worths: readonly string[], seed: number, seat: number): Weights {
  const luck = seedStream(seed, `weights ${seat}`);
  return Object.fromEntries(worths.map((worth) => [worth, SPREAD ** (2 * fraction(luck) - 1)]));
}

function partsOf(game: Game, state: GameState, seat: number): number[] {
  const points = new Map(game.appraise(state, seat).map((part) => [part.key, part.points]));
  return game.worths.map((worth) => points.get(worth) ?? 0);
}

/** Plays one game and tells what was to be seen of its end. */
export function watchWorths(game: Game, setup: Setup, player: Player): Glimpse[] {
  const players = setup.seats.map((_, seat) =>
    withWeights(player, somehow(game.worths, setup.seed, seat), `${player.id} ${seat}`),
  );
  const seen: { progress: number; seats: number[][] }[] = [];
  const end = watchGameOf(game, setup, players, ({ state }) => {
    const progress = game.progress(state);
    if (progress < (seen.length + 1) / (MOMENTS + 1)) return;
    const seats = setup.seats.map((_, seat) => partsOf(game, state, seat));
    seen.push({ progress, seats });
  });
  const came = againstMean((game.result(end)?.sheets ?? []).map(({ total }) => total));
  return seen.flatMap(({ progress, seats }) => {
    const means = game.worths.map((_, place) => mean(seats.map((parts) => parts[place])));
    return seats.map((parts, seat) => ({
      progress,
      parts: parts.map((points, place) => points - means[place]),
      came: came[seat],
    }));
  });
}

/** What a seat is expected to come to; `factors` has the beginning's of every part, then the end's. */
function expected({ progress, parts }: Glimpse, factors: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < parts.length; k++)
    sum += parts[k] * ((1 - progress) * factors[k] + progress * factors[parts.length + k]);
  return sum;
}

/** How strongly factors are pulled towards the present ones, in mean squares of what a part does. */
const PULL = 0.05;
const ROUNDS = 200;

/** Coordinate descent; the same glimpses give the same factors. A part is never worth less than nothing because it is there. */
function factorsFor(glimpses: readonly Glimpse[], count: number): Float64Array {
  const factors = new Float64Array(2 * count).fill(1);
  const columns = Array.from(factors, (_, k) =>
    Float64Array.from(glimpses, ({ progress, parts }) => parts[k % count] * (k < count ? 1 - progress : progress)),
  );
  const squares = columns.map((column) => column.reduce((sum, each) => sum + each * each, 0));
  const pull = PULL * mean(squares);
  const left = Float64Array.from(glimpses, (glimpse) => glimpse.came - expected(glimpse, factors));
  for (let round = 0; round < ROUNDS; round++) {
    for (let k = 0; k < factors.length; k++) {
      const column = columns[k];
      let slope = pull * (1 - factors[k]);
      for (let i = 0; i < left.length; i++) slope += left[i] * column[i];
      const step = Math.max(-factors[k], slope / (squares[k] + pull));
      factors[k] += step;
      for (let i = 0; i < left.length; i++) left[i] -= step * column[i];
    }
  }
  return factors;
}

const twoPlaces = (number: number): number => Math.round(number * 100) / 100;

/** What is kept of it. */
export interface WorthTable {
  readonly from: string;
  readonly weights: Weights;
}

export interface FittedWorths {
  readonly weights: Weights;
  /** In games it has not learnt from, near half-time: what the present evaluation and the new one said against what came of it. */
  readonly before: number;
  readonly after: number;
}

const isHalfTime = ({ progress }: Glimpse): boolean => progress >= 0.45 && progress < 0.6;

/** From games; every seventh of them is held back to tell how much was learnt, and joins for the weights that are kept. */
export function fitWorths(worths: readonly string[], games: readonly (readonly Glimpse[])[]): FittedWorths {
  const HELD_BACK = 7;
  const part = (held: boolean): Glimpse[] => games.filter((_, k) => (k % HELD_BACK === 0) === held).flat();
  const fitted = factorsFor(part(false), worths.length);
  const test = part(true).filter(isHalfTime);
  const present = new Float64Array(2 * worths.length).fill(1);
  const foresight = (factors: Float64Array): number =>
    correlationOf(
      test.map((glimpse) => expected(glimpse, factors)),
      test.map(({ came }) => came),
    );
  const factors = factorsFor(games.flat(), worths.length);
  const weights = Object.fromEntries(
    worths.map((worth, k) => [worth, [twoPlaces(factors[k]), twoPlaces(factors[worths.length + k])] as const]),
  );
  return { weights, before: foresight(present), after: foresight(fitted) };
}
