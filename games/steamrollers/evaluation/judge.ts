/** Everything that is worked out once for an edition and a set of weights. */
import { CITIES, type Tables } from '../tables.ts';
import { emptyPlan, type Plan } from './plan.ts';
import type { Weights } from './weights.ts';

export interface Judge {
  readonly t: Tables;
  readonly w: Weights;
  /** How far a plan is trusted after so many turns of work. */
  readonly trusted: Float64Array;
  /** Chance that one of so many dice is there. */
  readonly chances: Float64Array;
  /** The plan of the position looked at last: searches ask for millions of them. */
  readonly plan: Plan;
}

const LONGEST_WORK = 64;

export const prepare = (t: Tables, w: Weights): Judge => ({
  t,
  w,
  trusted: Float64Array.from({ length: LONGEST_WORK }, (_, turns) => w.work ** turns),
  chances: Float64Array.from({ length: CITIES + 1 }, (_, dice) => 1 - (1 - w.dieChance) ** dice),
  plan: emptyPlan(t),
});
