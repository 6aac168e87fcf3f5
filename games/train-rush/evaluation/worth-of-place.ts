/**
 * What a place in the turn order is worth (section 4): what a seat still finds when its turn comes, and the price in spies.
 * Whoever comes late finds states taken in lobbying (TR-5.2), the spaces of the movement area full (TR-7.2) and movement
 * tokens gone from the next city (TR-11.2).
 */
import type { Seat } from '../../../kernel/index.ts';
import { planFor } from '../setup.ts';
import { PHASES, type TrainRushState } from '../state.ts';
import { COAL, NONE, type Tables, TRACKS } from '../tables.ts';
import { likelyOrder, placeChances, rivalsBeatenLater } from './auction-chances.ts';
import type { Clock } from './clock.ts';
import { lobbyingAhead, spiesPlaced } from './lobbying-ahead.ts';
import type { Majorities } from './majorities.ts';
import { cityDistances, hasVisited, nextCities } from './next-city.ts';
import type { ProgressWorth } from './progress.ts';
import type { Worth } from './weights.ts';

/** What the running auction or the order it led to still means for a seat, and the spies it has kept. */
export type PlaceWorth = (state: TrainRushState, seat: Seat, clock: Clock) => number;

const AUCTION = PHASES.indexOf('auction');
const INCOME = PHASES.indexOf('income');
const INVESTMENT = PHASES.indexOf('investment');

/** What lobbying in a Resource Sector brings in coal before the movements of the same round (TR-5.4). */
const LOBBIED_COAL = 2;

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

export function worthOfPlace(t: Tables, w: Worth, majorities: Majorities, progress: ProgressWorth): PlaceWorth {
  const lobbying = lobbyingAhead(t, w, majorities, progress);
  const distances = cityDistances(t);
  const nextCity = nextCities(t, distances);
  const reach = fieldsOfCard(t);
  const slotWorth = t.tokenAt.map((token) =>
    token === NONE ? 0 : t.tokens[token].vp + t.tokens[token].movement * w.tokenPoint,
  );
  /** By number of seats. */
  const movements: Bought[][] = [];

  /** Corruptions that the spaces of the area allow in a round (TR-7.2). */
  const agentsFor = (seats: number): number => {
    const cost = t.actions.find(({ effect }) => t.effects[effect].type === 'corruption')?.cost ?? 1;
    return Math.floor(planFor(t, seats).actionAreaSpaces / cost);
  };
  /** Who has coal leaves START by card at least: the sooner, the more of it there is. */
  const strandedWith = (state: TrainRushState, seat: Seat): number => {
    const income = state.phase < INCOME ? t.trackValues[COAL][state.levels[seat * TRACKS + COAL] - 1] : 0;
    // Whoever comes last may still lobby for coal: a level and a bonus.
    const lobbied = state.phase === AUCTION ? LOBBIED_COAL : 0;
    return Math.max(0, w.stranded - w.strandedCoal * (state.coal[seat] + income + lobbied));
  };
  /** After the income the same as before it: whoever comes last finds no movement to buy, and waits for the card of the round. */
  const stillStranded = (state: TrainRushState, seat: Seat): number => {
    if (state.locomotives[seat] !== t.start) return 0;
    movements[state.seats] ??= movementsLeft(t, state.seats);
    const left = movements[state.seats][state.order.indexOf(seat)];
    return left === NOTHING || state.phase > INVESTMENT ? strandedWith(state, seat) : 0;
  };
  /** Who cannot even leave START has no active region to invest in (TR-3.3). */
  const movementLost = (state: TrainRushState, seat: Seat, place: number): number => {
    movements[state.seats] ??= movementsLeft(t, state.seats);
    const [all] = movements[state.seats];
    const left = movements[state.seats][place];
    const agents = place < agentsFor(state.seats) ? 0 : w.lostAgent;
    const stranded = left === NOTHING && state.locomotives[seat] === t.start ? strandedWith(state, seat) : 0;
    return (all.fields - left.fields) * w.investedField + stranded + agents;
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

  /** The order is known: what the seat will find if it has still to lobby, and whether it comes late to its city. */
  const found = (state: TrainRushState, seat: Seat): number => {
    let worth = 0;
    const own = state.order.indexOf(seat);
    lobbying.begin(state);
    for (let place = spiesPlaced(state); place <= own; place++) {
      if (place === own) worth += lobbying.found(state, seat, place);
      else lobbying.take(state, state.order[place], place);
    }
    worth -= movementLost(state, seat, own);
    const { city, fields } = nextCity(state, seat);
    if (fields > reach) return worth;
    let rivals = 0;
    for (let i = 0; i < own; i++) if (wants(state, state.order[i], city)) rivals++;
    return worth - tokenLost(state, city, rivals);
  };

  /** The order is open: what a seat would find in each place, behind the others in their likely order. */
  const expected = (state: TrainRushState, seat: Seat, others: readonly Seat[]): number => {
    const chances = placeChances(state, seat, w.overtaking);
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

  return (state, seat, clock) => {
    if (state.phase > INCOME) return -stillStranded(state, seat);
    if (state.phase < AUCTION) return 0;
    lobbying.weigh(state, clock);
    const later = endsNow(state) ? 0 : rivalsBeatenLater(state, seat) * w.laterPlace;
    if (state.phase !== AUCTION) return later + found(state, seat);
    const others = likelyOrder(state, w.overtaking).filter((other) => other !== seat);
    return later + expected(state, seat, others);
  };
}
