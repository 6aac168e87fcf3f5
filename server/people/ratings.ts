/** Ratings of people, one per game, as they are shown. Pure. */
import { ordinal } from 'openskill';
import { POINTS_PER_MU, type Strength } from '../../players/ratings.ts';

/** So many rated games are needed before a number is shown. */
export const PROVISIONAL = 5;

/** A newcomer is shown as this. */
const NEWCOMER = 1200;

/** The number that is shown: three deviations under the estimate, so that it rises by playing and not by luck. */
export const shownRating = ({ mu, sigma }: Strength): number =>
  Math.round(NEWCOMER + POINTS_PER_MU * ordinal({ mu, sigma }));
