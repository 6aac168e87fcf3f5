/** What follows from the parts of an evaluation by themselves: for games that have nothing better to say. */
import type { Game, GameState, ScorePart, Seat } from './contract.ts';

/** The key of an evaluation that is not told apart. */
export const WHOLE_WORTH = 'worth.whole';

type Appraisal = Pick<Game, 'appraise' | 'worths' | 'featureNames' | 'features'>;

/** Points of about this many are a one to a learner. */
const POINTS = 20;

/** What can be counted in a position for a seat, by name, each at about the size of one. */
export type Counts<S extends GameState> = Readonly<Record<string, (state: S, seat: Seat) => number>>;

/** Features out of the parts of the evaluation, how much of the game is over, and what can be counted besides. */
export function featuresOfWorths<S extends GameState>(
  worths: readonly string[],
  appraise: (state: S, seat: Seat) => readonly ScorePart[],
  progress: (state: S) => number,
  counts: Counts<S> = {},
): Pick<Game<S>, 'featureNames' | 'features'> {
  const places = new Map(worths.map((key, place) => [key, place]));
  const counting = Object.values(counts);
  const first = worths.length + 1;
  return {
    featureNames: [...worths, 'progress', ...Object.keys(counts)],
    features(state, seat, into) {
      into.fill(0, 0, worths.length);
      for (const { key, points } of appraise(state, seat)) {
        const place = places.get(key);
        if (place !== undefined) into[place] += points / POINTS;
      }
      into[worths.length] = progress(state);
      for (let i = 0; i < counting.length; i++) into[first + i] = counting[i](state, seat);
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
  return { worths, appraise, ...featuresOfWorths(worths, appraise, progress) };
}
