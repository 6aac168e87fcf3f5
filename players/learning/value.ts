/**
 * Learns what positions come to: the points that came on top of the evaluation, as a sum over features (ridge regression). What was seen seldom
 * stays with the evaluation.
 */
import { expectedBy, type Game, inputsOf, type ValueTable, weighed, writeInputs } from '../../kernel/index.ts';
import { minding } from '../minding.ts';
import type { Player } from '../player.ts';
import { againstMean, correlationOf } from '../statistics.ts';
import { remembered, thinkingOf } from '../weighted.ts';
import type { Position } from './positions.ts';

/** How far a game was when foresight is told, as shares of its turns. */
export const MOMENTS = [0.25, 0.5, 0.75, 0.9];
/** What is looked at for a moment may be so much later. */
const LATE = 0.1;

/** How far the evaluation by itself, and with what was learnt, went along with the result in games that nothing was learnt from. */
export interface Foreseen {
  readonly at: number;
  readonly games: number;
  readonly before: number;
  readonly after: number;
}
export interface TaughtValue {
  readonly table: Omit<ValueTable, 'from'>;
  readonly foreseen: readonly Foreseen[];
}

/** The player with a share of what was learnt, at tables of any size. */
export const withValue = (player: Player, table: ValueTable, share: number, id: string): Player =>
  thinkingOf(
    player,
    id,
    remembered((game: Game) =>
      minding(
        { ...game, expected: expectedBy({ two: table, more: table }, game, (state) => game.evaluateAll(state).length) },
        share,
      ),
    ),
  );

/** How strongly weights are pulled towards nothing, per position and seat, where inputs are as wide as one. */
const PULL = 0.03;
/** What differs less than this tells nothing. */
const LEAST_SPREAD = 1e-3;

/** Sums over positions and seats, from which weights follow. */
class Sums {
  readonly width: number;
  #rows = 0;
  readonly #inputs: Float64Array;
  readonly #products: Float64Array;
  readonly #withRest: Float64Array;
  #rest = 0;
  readonly #row: Float64Array;

  constructor(width: number) {
    this.width = width;
    this.#inputs = new Float64Array(width);
    this.#products = new Float64Array(width * width);
    this.#withRest = new Float64Array(width);
    this.#row = new Float64Array(width);
  }

  add(position: Position): void {
    const { width } = this;
    const row = this.#row;
    for (let seat = 0; seat < position.seats.length; seat++) {
      writeInputs(position, seat, row);
      const rest = position.came[seat] - position.said[seat];
      this.#rows++;
      this.#rest += rest;
      for (let i = 0; i < width; i++) {
        if (row[i] === 0) continue;
        this.#inputs[i] += row[i];
        this.#withRest[i] += row[i] * rest;
        for (let j = 0; j <= i; j++) this.#products[i * width + j] += row[i] * row[j];
      }
    }
  }

  /** Bias first. The same sums give the same weights. */
  weights(): number[] {
    const { width } = this;
    const rows = this.#rows;
    const covariance = (i: number, j: number): number =>
      this.#products[i * width + j] / rows - (this.#inputs[i] / rows) * (this.#inputs[j] / rows);
    const spreads = Array.from({ length: width }, (_, i) => Math.sqrt(Math.max(0, covariance(i, i))));
    const told = spreads.flatMap((spread, i) => (spread < LEAST_SPREAD ? [] : [i]));
    const matrix = told.map((i, a) =>
      told.slice(0, a + 1).map((j) => covariance(i, j) / (spreads[i] * spreads[j]) + (i === j ? PULL : 0)),
    );
    const goal = told.map(
      (i) => (this.#withRest[i] / rows - (this.#inputs[i] / rows) * (this.#rest / rows)) / spreads[i],
    );
    const found = solve(matrix, goal);
    const weights = new Array<number>(width + 1).fill(0);
    weights[0] = this.#rest / rows;
    for (const [a, i] of told.entries()) {
      weights[i + 1] = found[a] / spreads[i];
      weights[0] -= (weights[i + 1] * this.#inputs[i]) / rows;
    }
    return weights.map((weight) => Number(weight.toPrecision(5)));
  }
}

/** Solves a system whose matrix is symmetric and positive (Cholesky); its lower half is given, and used up. */
function solve(matrix: number[][], goal: readonly number[]): number[] {
  const found = [...goal];
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i][j];
      for (let k = 0; k < j; k++) sum -= matrix[i][k] * matrix[j][k];
      matrix[i][j] = i === j ? Math.sqrt(sum) : sum / matrix[j][j];
    }
    for (let k = 0; k < i; k++) found[i] -= matrix[i][k] * found[k];
    found[i] /= matrix[i][i];
  }
  for (let i = matrix.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < matrix.length; k++) found[i] -= matrix[k][i] * found[k];
    found[i] /= matrix[i][i];
  }
  return found;
}

function weightsFrom(games: readonly (readonly Position[])[], width: number): number[] {
  const sums = new Sums(width);
  for (const position of games.flat()) sums.add(position);
  return sums.weights();
}

/** The position of a game at a moment; undefined where nobody looked about then. */
const positionAt = (game: readonly Position[], moment: number): Position | undefined =>
  game.find(({ over }) => over >= moment && over < moment + LATE);

function foreseenAt(
  at: number,
  games: readonly (readonly Position[])[],
  say: (position: Position) => readonly number[],
): Foreseen {
  const there = games.map((game) => positionAt(game, at)).filter((position) => position !== undefined);
  const came = there.flatMap((position) => againstMean(position.came));
  const along = (of: (position: Position) => readonly number[]): number =>
    correlationOf(
      there.flatMap((position) => againstMean(of(position))),
      came,
    );
  return { at, games: there.length, before: along(({ said }) => said), after: along(say) };
}

/** One game in so many tells how much was learnt, and joins for the weights that are kept. */
const HELD_BACK = 7;

/** From the positions of games; the same ones give the same weights. */
export function teachValue(features: readonly string[], games: readonly (readonly Position[])[]): TaughtValue {
  const width = inputsOf(features.length);
  const part = (held: boolean): (readonly Position[])[] => games.filter((_, k) => (k % HELD_BACK === 0) === held);
  const tried = weightsFrom(part(false), width);
  const row = new Float64Array(width);
  const say = (position: Position): readonly number[] =>
    position.said.map((said, seat) => {
      writeInputs(position, seat, row);
      return said + weighed(tried, row);
    });
  const held = part(true);
  return {
    table: { features, weights: weightsFrom(games, width) },
    foreseen: MOMENTS.map((at) => foreseenAt(at, held, say)),
  };
}
