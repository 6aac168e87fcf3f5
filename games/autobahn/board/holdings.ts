/** What a seat holds, read out of the flat arrays of a View. */
import { ABOVE, IN_HAND, type Plan, TRUCKS } from './model.ts';
import type { AutobahnView } from './props.ts';

const ownCards = (plan: Plan, view: AutobahnView, seat: number, place: number): number[] =>
  plan.cards.flatMap((_, card) => (view.cards[seat * plan.cards.length + card] === place ? [card] : []));

export const handOf = (plan: Plan, view: AutobahnView, seat: number): number[] => ownCards(plan, view, seat, IN_HAND);
export const cardsAbove = (plan: Plan, view: AutobahnView, seat: number, space: number): number[] =>
  ownCards(plan, view, seat, ABOVE + space);
export const playedCards = (plan: Plan, view: AutobahnView, seat: number): number[] =>
  plan.cards.flatMap((_, card) => (view.cards[seat * plan.cards.length + card] >= ABOVE ? [card] : []));

/** Bonus tiles of a seat by type, each as often as it is held. */
export const tilesOf = (plan: Plan, view: AutobahnView, seat: number): number[] =>
  plan.tiles.flatMap((_, type) => Array<number>(view.tiles[seat * plan.tiles.length + type] ?? 0).fill(type));

export interface OwnTruck {
  readonly nth: number;
  readonly goods: number;
  readonly place: number;
  readonly available: boolean;
}

const HAS_SECOND = 'secondTruck';

export function trucksOf(plan: Plan, view: AutobahnView, seat: number): OwnTruck[] {
  const second =
    seat === view.config.bot ||
    plan.padlocks.some(({ effect }, i) => effect === HAS_SECOND && (view.padlocks[seat] & (1 << i)) !== 0);
  return Array.from({ length: TRUCKS }, (_, truck) => ({
    nth: truck + 1,
    goods: view.goods[seat * TRUCKS + truck],
    place: view.trucks[seat * TRUCKS + truck],
    available: truck === 0 || second,
  }));
}

/** Employees of a seat in all offices. */
export const inOffices = (view: AutobahnView, seat: number): number =>
  view.offices.filter((who) => who === seat).length;

/** Value of an autobahn: what its office has to share at the end of an era. */
export function autobahnValue(plan: Plan, view: AutobahnView, colour: string): number {
  return plan.cities.reduce(
    (sum, { colours }, city) => (colours.some((c) => c === colour) ? sum + view.values[city] : sum),
    0,
  );
}
