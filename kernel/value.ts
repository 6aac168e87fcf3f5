/**
 * What a position comes to in the end, as far as games have taught it: a small net that adds to every seat's evaluation the points that came on top
 * of it. It has one layer of hidden units and looks at the features of the own seat and the mean of its rivals', at the beginning and at the end of the game.
 */
import type { Game, GameState, Seat } from './contract.ts';

/** Plain data, as it stands in a file. */
export interface ValueNet {
  /** Where the weights come from, in a sentence. */
  readonly from: string;
  /** What it was told of a position (`Thinking.featureNames`). */
  readonly features: readonly string[];
  readonly hidden: number;
  /** By hidden unit its bias and the weights of its inputs; then the bias of the end, the weights of the inputs, and those of the hidden units. */
  readonly weights: readonly number[];
}

/** What is told of a position: the features of every seat, and what all have in common. */
export interface Described {
  readonly progress: number;
  /** Whose turn it is. */
  readonly turn?: Seat | undefined;
  readonly seats: readonly ArrayLike<number>[];
}

/** Points of about this many are a one to the net. */
export const VALUE_POINTS = 20;

/** Every feature of the own seat and of its rivals, once as it is and once by progress, and whether it is the own turn. */
export const inputsOf = (features: number): number => 4 * features + 1;
export const weightsOf = (inputs: number, hidden: number): number => (hidden + 1) * (inputs + 1) + hidden;

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

/**
 * What a net says of the inputs that begin at a place, in its own units. The drives of its hidden units are left in `drives`, one for each. They are bent
 * to between −1 and 1, by a function that is the same to the last bit on every machine.
 */
export function netAnswer(weights: Float64Array, inputs: Float64Array, from: number, drives: Float64Array): number {
  const hidden = drives.length;
  const row = (weights.length - hidden) / (hidden + 1);
  const end = hidden * row;
  const ears = end + row;
  let sum = weights[end];
  for (let i = 1; i < row; i++) sum += weights[end + i] * inputs[from + i - 1];
  for (let unit = 0; unit < hidden; unit++) {
    const base = unit * row;
    let drive = weights[base];
    for (let i = 1; i < row; i++) drive += weights[base + i] * inputs[from + i - 1];
    drives[unit] = drive;
    sum += (weights[ears + unit] * drive) / (1 + Math.abs(drive));
  }
  return sum;
}

type Known<S extends GameState> = Pick<Game<S>, 'evaluateAll' | 'featureNames' | 'features' | 'progress' | 'turn'>;

/** The points every seat can expect: its evaluation, and a share of what the net adds to it. What the game is over for is what it is. */
export function expectedBy<S extends GameState>(
  { features, hidden, weights }: ValueNet,
  game: Known<S>,
  share = 1,
): NonNullable<Game<S>['expected']> {
  if (features.join() !== game.featureNames.join()) throw new Error('the net was taught with other features');
  const net = Float64Array.from(weights);
  const inputs = new Float64Array(inputsOf(features.length));
  const drives = new Float64Array(hidden);
  if (net.length !== weightsOf(inputs.length, hidden)) throw new Error(`a net of ${net.length} weights is not whole`);
  const pages: Float64Array[] = [];
  return (state) => {
    const values = game.evaluateAll(state);
    if (state.frames.length === 0) return values;
    while (pages.length < values.length) pages.push(new Float64Array(features.length));
    const seats = pages.slice(0, values.length);
    for (let seat = 0; seat < seats.length; seat++) game.features(state, seat, seats[seat]);
    const described = { progress: game.progress(state), turn: game.turn(state), seats };
    return Array.from(values, (value, seat) => {
      writeInputs(described, seat, inputs);
      return value + share * VALUE_POINTS * netAnswer(net, inputs, 0, drives);
    });
  };
}
