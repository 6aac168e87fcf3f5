/**
 * What a position comes to in the end, as far as games have taught it: points that come on top of every seat's evaluation, a sum over the features of
 * the own seat and the mean of its rivals', at the beginning and at the end of the game.
 */
import type { Game, GameState, Seat } from './contract.ts';

/** Plain data, as it stands in a file. */
export interface ValueTable {
  /** Where the weights come from, in a sentence. */
  readonly from: string;
  /** What was told of a position (`Thinking.featureNames`). */
  readonly features: readonly string[];
  /** Points that are always added, then those per input. */
  readonly weights: readonly number[];
}

/** Tables of two and larger ones are different games. Where nothing was learnt, the evaluation is all that is known. */
export interface ValueTables {
  readonly two?: ValueTable;
  readonly more?: ValueTable;
}

/** What is told of a position: the features of every seat, and what all have in common. */
export interface Described {
  readonly progress: number;
  /** Whose turn it is. */
  readonly turn?: Seat | undefined;
  readonly seats: readonly ArrayLike<number>[];
}

/** Every feature of the own seat and of its rivals, once as it is and once by progress, and whether it is the own turn. */
export const inputsOf = (features: number): number => 4 * features + 1;

export function writeInputs({ progress, turn, seats }: Described, seat: Seat, into: Float64Array): void {
  const own = seats[seat];
  const count = own.length;
  for (let i = 0; i < count; i++) {
    let rivals = 0;
    for (let other = 0; other < seats.length; other++) if (other !== seat) rivals += seats[other][i];
    rivals /= Math.max(1, seats.length - 1);
    into[i] = own[i];
    into[count + i] = own[i] * progress;
    into[2 * count + i] = rivals;
    into[3 * count + i] = rivals * progress;
  }
  into[4 * count] = turn === seat ? 1 : 0;
}

/** What weights say of inputs, in points. */
export function weighed(weights: ArrayLike<number>, inputs: Float64Array): number {
  let sum = weights[0];
  for (let i = 0; i < inputs.length; i++) sum += weights[i + 1] * inputs[i];
  return sum;
}

type Known<S extends GameState> = Pick<Game<S>, 'evaluateAll' | 'featureNames' | 'features' | 'progress' | 'turn'>;

/** The points every seat can expect: its evaluation, and a share of what was learnt on top of it. What the game is over for is what it is. */
export function expectedBy<S extends GameState>(
  { two, more }: ValueTables,
  game: Known<S>,
  seatsOf: (state: S) => number,
): NonNullable<Game<S>['expected']> {
  const inputs = new Float64Array(inputsOf(game.featureNames.length));
  const opened = (table: ValueTable | undefined): Float64Array | undefined => {
    if (table === undefined) return undefined;
    if (table.features.join() !== game.featureNames.join()) throw new Error('the table was learnt with other features');
    if (table.weights.length !== inputs.length + 1)
      throw new Error(`a table of ${table.weights.length} weights is not whole`);
    return Float64Array.from(table.weights);
  };
  const weights = { two: opened(two), more: opened(more) };
  const pages: Float64Array[] = [];
  return (state, share = 1) => {
    const count = seatsOf(state);
    const learnt = count > 2 ? weights.more : weights.two;
    if (learnt === undefined || count < 2 || state.frames.length === 0) return game.evaluateAll(state);
    while (pages.length < count) pages.push(new Float64Array(game.featureNames.length));
    const seats = pages.slice(0, count);
    const values = seats.map((page, seat) => game.features(state, seat, page));
    const described = { progress: game.progress(state), turn: game.turn(state), seats };
    for (let seat = 0; seat < count; seat++) {
      writeInputs(described, seat, inputs);
      values[seat] += share * weighed(learnt, inputs);
    }
    return values;
  };
}
