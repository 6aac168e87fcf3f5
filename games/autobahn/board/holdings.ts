/** What a seat holds, read out of the flat arrays of a View. */
import { FIRST_SPACE, IN_HAND, type Model, TRUCKS } from './model.ts';
import type { AutobahnView } from './props.ts';

const ownCards = (model: Model, view: AutobahnView, seat: number, place: number): number[] =>
  model.cards.flatMap((_, card) => (view.cards[seat * model.cards.length + card] === place ? [card] : []));

export const handOf = (model: Model, view: AutobahnView, seat: number): number[] =>
  ownCards(model, view, seat, IN_HAND);
export const cardsAbove = (model: Model, view: AutobahnView, seat: number, space: number): number[] =>
  ownCards(model, view, seat, FIRST_SPACE + space);
export const playedCards = (model: Model, view: AutobahnView, seat: number): number[] =>
  model.cards.flatMap((_, card) => (view.cards[seat * model.cards.length + card] >= FIRST_SPACE ? [card] : []));

/** Bonus tiles of a seat by type, each as often as it is held. */
export const tilesOf = (model: Model, view: AutobahnView, seat: number): number[] =>
  model.tiles.flatMap((_, type) => Array<number>(view.tiles[seat * model.tiles.length + type] ?? 0).fill(type));

export interface OwnTruck {
  readonly nth: number;
  readonly goods: number;
  readonly place: number;
  readonly available: boolean;
}

const HAS_SECOND = 'secondTruck';

export function trucksOf(model: Model, view: AutobahnView, seat: number): OwnTruck[] {
  const second =
    seat === view.config.bot ||
    model.padlocks.some(({ effect }, i) => effect === HAS_SECOND && (view.padlocks[seat] & (1 << i)) !== 0);
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
export function autobahnValue(model: Model, view: AutobahnView, colour: string): number {
  return model.cities.reduce(
    (sum, { colours }, city) => (colours.some((c) => c === colour) ? sum + view.values[city] : sum),
    0,
  );
}
