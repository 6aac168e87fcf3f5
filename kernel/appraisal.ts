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

/** For a game that is not asked often. */
export function worthsFrom<S extends GameState>(
  worths: readonly string[],
  appraise: (state: S, seat: Seat) => readonly ScorePart[],
): WriteWorths<S> {
  const places = new Map(worths.map((key, place) => [key, place]));
  return (state, seat, into) => {
    into.fill(0, 0, worths.length);
    let value = 0;
    for (const { key, points } of appraise(state, seat)) {
      const place = places.get(key);
      if (place !== undefined) into[place] += points;
      value += points;
    }
    return value;
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
  const appraise = (state: S, seat: Seat): readonly ScorePart[] => [
    { key: WHOLE_WORTH, points: evaluate(state, seat) },
  ];
  return { worths, appraise, ...featuresOfWorths(worths, worthsFrom(worths, appraise), progress) };
}
