/**
 * Learns what positions come to: a net with one hidden layer that adds to the evaluation what came on top of it, by stochastic gradient descent (Adam).
 * It begins as nothing, so that what was seen seldom stays with the evaluation, and ends where it no longer gets better on games that it
 * does not learn from.
 */
import {
  expectedBy,
  fraction,
  type Game,
  inputsOf,
  netAnswer,
  type Stream,
  seedStream,
  shuffle,
  VALUE_POINTS,
  type ValueNet,
  weightsOf,
  writeInputs,
} from '../../kernel/index.ts';
import type { Player } from '../player.ts';
import { againstMean, correlationOf } from '../statistics.ts';
import { remembered, thinkingOf } from '../weighted.ts';
import type { Position } from './positions.ts';

/** How far a game was when foresight is told, as shares of its turns. */
export const MOMENTS = [0.25, 0.5, 0.75, 0.9];
/** What is looked at for a moment may be so much later. */
const LATE = 0.1;

/** How far evaluation and net went along with the result, against the mean of the table, in games that nothing was learnt from. */
export interface Foreseen {
  readonly at: number;
  readonly games: number;
  readonly before: number;
  readonly after: number;
}
export interface TaughtNet {
  readonly net: Omit<ValueNet, 'from'>;
  readonly rounds: number;
  readonly foreseen: readonly Foreseen[];
}

/** The player with a share of what was learnt. */
export const withValue = (player: Player, net: ValueNet, share: number, id: string): Player =>
  thinkingOf(
    player,
    id,
    remembered((game: Game) => ({ ...game, expected: expectedBy(net, game, share) })),
  );

const HIDDEN = 8;
const MOST_ROUNDS = 60;
/** So many rounds without getting better are the end. */
const PATIENCE = 5;
const BATCH = 32;
const STEP = 0.001;
/** Pulls weights towards nothing, per round. */
const DECAY = 0.02;
/** Who wins depends on the difference; how many points all of them make matters this much beside it. */
const OWN_POINTS = 0.1;

/** Positions as the net sees them: seats of a position one after the other. */
interface Matter {
  readonly inputs: Float64Array;
  /** What came on top of the evaluation. */
  readonly rest: Float64Array;
  /** Where each position begins, and the end of the last. */
  readonly starts: readonly number[];
}

function matterOf(positions: readonly Position[], width: number): Matter {
  const starts = [0];
  for (const { seats } of positions) starts.push(starts[starts.length - 1] + seats.length);
  const rows = starts[starts.length - 1];
  const inputs = new Float64Array(rows * width);
  const rest = new Float64Array(rows);
  for (const [k, position] of positions.entries()) {
    for (let seat = 0; seat < position.seats.length; seat++) {
      const row = starts[k] + seat;
      writeInputs(position, seat, inputs.subarray(row * width, (row + 1) * width));
      rest[row] = (position.came[seat] - position.said[seat]) / VALUE_POINTS;
    }
  }
  return { inputs, rest, starts };
}

/** Mean and spread of every input. */
interface Scale {
  readonly centre: Float64Array;
  readonly spread: Float64Array;
}

function scaleOf({ inputs, rest }: Matter, width: number): Scale {
  const centre = new Float64Array(width);
  const spread = new Float64Array(width);
  for (let i = 0; i < inputs.length; i++) centre[i % width] += inputs[i] / rest.length;
  for (let i = 0; i < inputs.length; i++) spread[i % width] += (inputs[i] - centre[i % width]) ** 2 / rest.length;
  // What hardly ever differs is left alone: a spread of one.
  for (let i = 0; i < width; i++) spread[i] = spread[i] < 1e-6 ? 1 : Math.sqrt(spread[i]);
  return { centre, spread };
}

/** In place: there may be many. */
function scaled(matter: Matter, { centre, spread }: Scale): Matter {
  const { inputs } = matter;
  const width = centre.length;
  for (let i = 0; i < inputs.length; i++) inputs[i] = (inputs[i] - centre[i % width]) / spread[i % width];
  return matter;
}

/** A net while it learns, over inputs that are scaled. Weights lie as in a `ValueNet`. */
class Learner {
  readonly width: number;
  weights: Float64Array;
  readonly #slopes: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #drives: Float64Array;
  #steps = 0;

  constructor(width: number, luck: Stream) {
    this.width = width;
    const count = weightsOf(width, HIDDEN);
    this.weights = new Float64Array(count);
    // Hidden units differ from the start; the end does not listen to them yet.
    for (let i = 0; i < HIDDEN * (width + 1); i++) this.weights[i] = (2 * fraction(luck) - 1) / Math.sqrt(width);
    this.#slopes = new Float64Array(count);
    this.#first = new Float64Array(count);
    this.#second = new Float64Array(count);
    this.#drives = new Float64Array(HIDDEN);
  }

  /** What the net says of one row; its hidden units' drives are kept for `blame`. */
  answer({ inputs }: Matter, row: number): number {
    return netAnswer(this.weights, inputs, row * this.width, this.#drives);
  }

  /** Adds to the slopes what an error of the row that was answered last says. */
  #blame({ inputs }: Matter, row: number, error: number): void {
    const { width, weights } = this;
    const slopes = this.#slopes;
    const base = row * width;
    const end = HIDDEN * (width + 1);
    slopes[end] += error;
    for (let i = 0; i < width; i++) slopes[end + 1 + i] += error * inputs[base + i];
    for (let unit = 0; unit < HIDDEN; unit++) {
      const drive = this.#drives[unit];
      const bend = 1 + Math.abs(drive);
      const ear = end + 1 + width + unit;
      slopes[ear] += (error * drive) / bend;
      const back = (error * weights[ear]) / (bend * bend);
      const from = unit * (width + 1);
      slopes[from] += back;
      for (let i = 0; i < width; i++) slopes[from + 1 + i] += back * inputs[base + i];
    }
  }

  /** One step down the slopes of a batch of positions. */
  learn(matter: Matter, batch: readonly number[]): void {
    this.#slopes.fill(0);
    let rows = 0;
    for (const position of batch) {
      const errors = errorsAt(this, matter, position);
      const centred = againstMean(errors);
      const start = matter.starts[position];
      for (let seat = 0; seat < errors.length; seat++) {
        this.answer(matter, start + seat);
        this.#blame(matter, start + seat, centred[seat] + OWN_POINTS * errors[seat]);
      }
      rows += errors.length;
    }
    this.#steps++;
    const [early, late] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (let i = 0; i < this.weights.length; i++) {
      const slope = this.#slopes[i] / rows;
      this.#first[i] = 0.9 * this.#first[i] + 0.1 * slope;
      this.#second[i] = 0.999 * this.#second[i] + 0.001 * slope * slope;
      const step = this.#first[i] / early / (Math.sqrt(this.#second[i] / late) + 1e-8);
      this.weights[i] -= STEP * (step + DECAY * this.weights[i]);
    }
  }
}

/** By seat: what the net says less what came. */
function errorsAt(learner: Learner, matter: Matter, position: number): number[] {
  const errors: number[] = [];
  for (let row = matter.starts[position]; row < matter.starts[position + 1]; row++)
    errors.push(learner.answer(matter, row) - matter.rest[row]);
  return errors;
}

/** Mean squares of what is minded. */
function lossOf(learner: Learner, matter: Matter): number {
  let sum = 0;
  for (let position = 0; position + 1 < matter.starts.length; position++) {
    const errors = errorsAt(learner, matter, position);
    for (const each of againstMean(errors)) sum += each * each;
    for (const each of errors) sum += OWN_POINTS * each * each;
  }
  return sum / matter.rest.length;
}

/** Learns until rounds on other games get no better; the best weights and how many rounds it took. */
function teach(learner: Learner, matter: Matter, others: Matter, luck: Stream): number {
  const order = Array.from({ length: matter.starts.length - 1 }, (_, position) => position);
  let best = { round: 0, loss: lossOf(learner, others), weights: learner.weights.slice() };
  for (let round = 1; round <= MOST_ROUNDS && round - best.round <= PATIENCE; round++) {
    shuffle(luck, order);
    for (let from = 0; from < order.length; from += BATCH) learner.learn(matter, order.slice(from, from + BATCH));
    const loss = lossOf(learner, others);
    if (loss < best.loss) best = { round, loss, weights: learner.weights.slice() };
  }
  learner.weights = best.weights;
  return best.round;
}

/** The same net for inputs that are not scaled, to five digits. */
function unscaled({ width, weights }: Learner, { centre, spread }: Scale): number[] {
  const plain = Array.from(weights);
  for (let unit = 0; unit <= HIDDEN; unit++) {
    const from = unit * (width + 1);
    for (let i = 0; i < width; i++) {
      plain[from + 1 + i] /= spread[i];
      plain[from] -= plain[from + 1 + i] * centre[i];
    }
  }
  return plain.map((weight) => Number(weight.toPrecision(5)));
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

/** One game in so many tells how much was learnt, and another one when to end. */
const HELD_BACK = 7;

/** From the positions of games; the same ones give the same net. */
export function teachValue(features: readonly string[], games: readonly (readonly Position[])[]): TaughtNet {
  const width = inputsOf(features.length);
  const part = (which: (k: number) => boolean): (readonly Position[])[] => games.filter((_, k) => which(k % HELD_BACK));
  const raw = matterOf(part((k) => k > 1).flat(), width);
  const scale = scaleOf(raw, width);
  const others = scaled(matterOf(part((k) => k === 1).flat(), width), scale);
  const luck = seedStream(games.length, 'teaching');
  const learner = new Learner(width, luck);
  const rounds = teach(learner, scaled(raw, scale), others, luck);
  const say = (position: Position): readonly number[] => {
    const matter = scaled(matterOf([position], width), scale);
    return position.said.map((said, seat) => said + VALUE_POINTS * learner.answer(matter, seat));
  };
  const held = part((k) => k === 0);
  return {
    net: { features, hidden: HIDDEN, weights: unscaled(learner, scale) },
    rounds,
    foreseen: MOMENTS.map((at) => foreseenAt(at, held, say)),
  };
}
