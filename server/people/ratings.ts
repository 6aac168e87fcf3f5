/** Ratings of people, one per game: who came before whom changes them, by how much is openskill's business. Pure. */
import { ordinal, rate } from 'openskill';

export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** Somebody of whom nothing is known yet. */
export const UNKNOWN: Strength = { mu: 25, sigma: 25 / 3 };
/** So many rated games are needed before a number is shown. */
export const PROVISIONAL = 5;

/** A newcomer is shown as 1200; a class of strength (6 of mu) is worth about 250. */
const SCALE = { alpha: 42, target: 1200 };

/**
 * The number that is shown: three deviations under the estimate, so that it rises by playing and not by luck. Scaled so that it reads like
 * the ratings people know.
 */
export const shownRating = ({ mu, sigma }: Strength): number =>
  Math.round(SCALE.target + SCALE.alpha * ordinal({ mu, sigma }));

/**
 * The strengths after a game, in the order given; equal places are ties. Fewer than two people compare with nobody: nothing
 * changes.
 */
export function ratedGame(people: readonly { readonly strength: Strength; readonly place: number }[]): Strength[] {
  if (people.length < 2) return people.map(({ strength }) => strength);
  const teams = people.map(({ strength: { mu, sigma } }) => [{ mu, sigma }]);
  return rate(teams, { rank: people.map(({ place }) => place) }).map(([after]) => ({
    mu: after.mu,
    sigma: after.sigma,
  }));
}
