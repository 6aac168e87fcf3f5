/** Strengths out of results: who came before whom changes them, by how much is openskill's business. Pure. */
import { rate } from 'openskill';

export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** Somebody of whom nothing is known yet. */
export const UNKNOWN: Strength = { mu: 25, sigma: 25 / 3 };

/** Ratings that are shown: a class of strength (6 of mu) is worth about 250, so that they read like those people know. */
export const POINTS_PER_MU = 42;

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
