/** What follows from the parts of an evaluation by themselves: for games that have nothing better to say. */
import type { Game, GameState, ScorePart, Seat } from './contract.ts';

/** The key of an evaluation that is not told apart. */
export const WHOLE_WORTH = 'worth.whole';

type Appraisal = Pick<Game, 'appraise' | 'worths' | 'featureNames' | 'features'>;

/** Points of about this many are a one to a learner. */
const POINTS = 20;

/** What can be counted in a position for a seat, by name, each at about the size of one. */
export type Counts<S extends GameState> = Readonly<Record<string, (state: S, seat: Seat) => number>>;

/** Writes the points of every part, in the order of `worths`, and returns their sum. */
type WriteWorths<S extends GameState> = (state: S, seat: Seat, into: Float64Array) => number;

/** The parts by their keys, for people; what is nothing is left out. */
export function appraisalBy<S extends GameState>(
  worths: readonly string[],
  write: WriteWorths<S>,
): (state: S, seat: Seat) => ScorePart[] {
  const points = new Float64Array(worths.length);
  return (state, seat) => {
    write(state, seat, points);
    return worths.flatMap((key, i) => (points[i] === 0 ? [] : [{ key, points: points[i] }]));
  };
}

/** Features out of the parts of the evaluation, how much of the game is over, and what can be counted besides. */
export function featuresOfWorths<S extends GameState>(
  worths: readonly string[],
  write: WriteWorths<S>,
  progress: (state: S) => number,
  counts: Counts<S> = {},
): Pick<Game<S>, 'featureNames' | 'features'> {
  const counting = Object.values(counts);
  const first = worths.length + 1;
  return {
    featureNames: [...worths, 'progress', ...Object.keys(counts)],
    features(state, seat, into) {
      const value = write(state, seat, into);
      for (let i = 0; i < worths.length; i++) into[i] /= POINTS;
      into[worths.length] = progress(state);
      for (let i = 0; i < counting.length; i++) into[first + i] = counting[i](state, seat);
      return value;
    },
  };
}

/** An evaluation in one part. */
export function appraisedAsWhole<S extends GameState>(
  evaluate: (state: S, seat: Seat) => number,
  progress: (state: S) => number,
): Appraisal & Pick<Game<S>, 'appraise' | 'features'> {
  const worths = [WHOLE_WORTH];
  const write: WriteWorths<S> = (state, seat, into) => {
    into[0] = evaluate(state, seat);
    return into[0];
  };
  return { worths, appraise: appraisalBy(worths, write), ...featuresOfWorths(worths, write, progress) };
}
