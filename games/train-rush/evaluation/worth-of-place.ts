/**
 * What a place in the turn order is worth (section 4): what a seat still finds when its turn comes, and the price in spies.
 * Whoever comes late finds states taken in lobbying (TR-5.2), the spaces of the movement area full (TR-7.2) and movement
 * tokens gone from the next city (TR-11.2).
 */
import type { Seat } from '../../../kernel/index.ts';
import { planFor } from '../setup.ts';
import { PHASES, type TrainRushState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';
import { likelyOrder, placeChances, rivalsBeatenLater } from './auction-chances.ts';
import { lobbyingAhead, spiesPlaced } from './lobbying-ahead.ts';
import { cityDistances, hasVisited, nextCities } from './next-city.ts';
import { type Part, WORTH } from './worth.ts';

const AUCTION = PHASES.indexOf('auction');
const INCOME = PHASES.indexOf('income');

/** A movement that can be bought in the investment phase. */
interface Bought {
  readonly cost: number;
  readonly fields: number;
}
const NOTHING: Bought = { cost: 0, fields: 0 };

/** The movement left to each place when everybody before it buys the longest one and fills the spaces (TR-7.2, TR-7.4). */
function movementsLeft(t: Tables, seats: number): Bought[] {
  const { actionAreaSpaces } = planFor(t, seats);
  const movements = t.actions.flatMap(({ cost, effect: number }): Bought[] => {
    const effect = t.effects[number];
    return effect.type === 'move' ? [{ cost, fields: effect.fields }] : [];
  });
  const longest = (spaces: number): Bought =>
    movements.reduce((best, one) => (one.cost <= spaces && one.fields > best.fields ? one : best), NOTHING);
  const { cost } = longest(actionAreaSpaces);
  return Array.from({ length: seats }, (_, place) => longest(actionAreaSpaces - place * cost));
}

/** Fields of an action card, on average: what is as near may be reached in this round. */
function fieldsOfCard({ cards }: Tables): number {
  let fields = 0;
  for (const { moves } of cards) for (const { value } of moves) fields += value;
  return fields / cards.length;
}

export function worthOfPlace(t: Tables): Part {
  const lobbying = lobbyingAhead(t);
  const distances = cityDistances(t);
  const nextCity = nextCities(t, distances);
  const reach = fieldsOfCard(t);
  const slotWorth = t.tokenAt.map((token) =>
    token === NONE ? 0 : t.tokens[token].vp + t.tokens[token].movement * WORTH.tokenPoint,
  );
  /** By number of seats. */
  const movements: Bought[][] = [];

  /** Who cannot even leave START has no active region to invest in (TR-3.3). */
  const movementLost = (state: TrainRushState, seat: Seat, place: number): number => {
    movements[state.seats] ??= movementsLeft(t, state.seats);
    const [all] = movements[state.seats];
    const left = movements[state.seats][place];
    const stranded = left === NOTHING && state.locomotives[seat] === t.start ? WORTH.stranded : 0;
    return (all.fields - left.fields) * WORTH.investedField + stranded;
  };
  const wants = (state: TrainRushState, seat: Seat, city: number): boolean =>
    distances[state.locomotives[seat]][city] <= reach && !hasVisited(t, state, seat, city);
  /** What is lost in the city when others come first and take the tokens. */
  const tokenLost = (state: TrainRushState, city: number, others: number): number => {
    if (others === 0) return 0;
    const first = city * t.markerSlots;
    const end = first + t.markerSlots;
    let slot = first;
    while (slot < end && state.cityMarkers[slot] !== NONE) slot++;
    if (slot === end) return 0;
    return slotWorth[slot] - (slot + others < end ? slotWorth[slot + others] : 0);
  };

  /** The order is known: what everybody will find who has still to lobby, and who comes late to its city. */
  const addFound = (state: TrainRushState, values: number[]): void => {
    const placed = spiesPlaced(state);
    lobbying.begin(state);
    for (let place = 0; place < state.seats; place++) {
      const seat = state.order[place];
      if (place >= placed) {
        values[seat] += lobbying.found(state, seat, place);
        lobbying.take(state, seat, place);
      }
      values[seat] -= movementLost(state, seat, place);
      const { city, fields } = nextCity(state, seat);
      if (fields > reach) continue;
      let rivals = 0;
      for (let i = 0; i < place; i++) if (wants(state, state.order[i], city)) rivals++;
      values[seat] -= tokenLost(state, city, rivals);
    }
  };

  /** The order is open: what a seat would find in each place, behind the others in their likely order. */
  const expected = (state: TrainRushState, seat: Seat, others: readonly Seat[]): number => {
    const chances = placeChances(state, seat);
    const { city, fields } = nextCity(state, seat);
    let rivals = 0;
    let worth = 0;
    lobbying.begin(state);
    for (let place = 0; place < state.seats; place++) {
      if (chances[place] > 0) {
        const lost = movementLost(state, seat, place) + tokenLost(state, city, rivals);
        worth += chances[place] * (lobbying.found(state, seat, place) - lost);
      }
      if (place === others.length) break;
      lobbying.take(state, others[place], place);
      if (fields <= reach && wants(state, others[place], city)) rivals++;
    }
    return worth;
  };

  /** Somebody is about to visit the last city: spies kept for another round would be kept in vain (TR-15.1). */
  const endsNow = (state: TrainRushState): boolean => {
    for (let seat = 0; seat < state.seats; seat++) {
      const { visited, fields } = nextCity(state, seat);
      if (visited === t.cities.length || (visited === t.cities.length - 1 && fields <= reach)) return true;
    }
    return false;
  };

  return (state, values, left) => {
    if (state.phase < AUCTION || state.phase > INCOME) return;
    lobbying.weigh(state, left);
    if (state.phase === AUCTION) {
      const likely = likelyOrder(state);
      for (const seat of likely)
        values[seat] += expected(
          state,
          seat,
          likely.filter((other) => other !== seat),
        );
    } else addFound(state, values);
    const later = endsNow(state) ? 0 : WORTH.laterPlace;
    for (let seat = 0; seat < state.seats; seat++) values[seat] += rivalsBeatenLater(state, seat) * later;
  };
}
