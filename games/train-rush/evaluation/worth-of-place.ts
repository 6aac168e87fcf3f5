/**
 * What a place in the turn order is worth (section 4): what a seat still finds when its turn comes, and the price in spies.
 * Whoever comes late finds states taken in lobbying (TR-5.2), the spaces of the movement area full (TR-7.2) and movement
 * tokens gone from the next city (TR-11.2).
 */
import type { Seat } from '../../../kernel/index.ts';
import { FULL_TABLE } from '../decisions/lobbying.ts';
import { planFor } from '../setup.ts';
import { PHASES, type TrainRushState } from '../state.ts';
import { COAL, NONE, type Tables, TRACKS } from '../tables.ts';
import { foreseenPlace, likelyOrder, placeChances, rivalsBeatenLater, type Stakes } from './auction-chances.ts';
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

/** The round in which all four come to the same few fields: a place there is worth more than can be seen of it. */
const CROWDED_ROUND = 2;

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
  const stakes: readonly Stakes[] = Array.from({ length: FULL_TABLE }, () => ({
    places: new Float64Array(FULL_TABLE),
    prices: new Float64Array(t.moves.playSpy.length),
  }));

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
  /** Of all that lies open others have taken what they like best. */
  const lost = (state: TrainRushState, seat: Seat, place: number): number => {
    const unseen = state.seats === FULL_TABLE && state.round === CROWDED_ROUND ? place * w.crowdedPlace : 0;
    return movementLost(state, seat, place) + unseen;
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
    worth -= lost(state, seat, own);
    const { city, fields } = nextCity(state, seat);
    if (fields > reach) return worth;
    let rivals = 0;
    for (let i = 0; i < own; i++) if (wants(state, state.order[i], city)) rivals++;
    return worth - tokenLost(state, city, rivals);
  };

  const foundBehind = (state: TrainRushState, seat: Seat, place: number, city: number, rivals: number): number =>
    lobbying.found(state, seat, place) - lost(state, seat, place) - tokenLost(state, city, rivals);

  /** The order is open: what a seat would find in each place, behind the others in their likely order. */
  const weighPlaces = (state: TrainRushState, seat: Seat, order: readonly Seat[]): Float64Array => {
    const { places } = stakes[seat];
    const { city, fields } = nextCity(state, seat);
    let rivals = 0;
    let place = 0;
    lobbying.begin(state);
    for (const other of order) {
      if (other === seat) continue;
      places[place] = foundBehind(state, seat, place, city, rivals);
      lobbying.take(state, other, place++);
      if (fields <= reach && wants(state, other, city)) rivals++;
    }
    places[place] = foundBehind(state, seat, place, city, rivals);
    return places;
  };
  const weighSpies = (state: TrainRushState, seat: Seat, each: number): void => {
    const { prices } = stakes[seat];
    const all = state.spies[seat];
    const kept = rivalsBeatenLater(state, seat, all);
    for (let rest = all; rest !== 0; rest &= rest - 1) {
      const lowest = rest & -rest;
      prices[31 - Math.clz32(lowest)] = (kept - rivalsBeatenLater(state, seat, all & ~lowest)) * each;
    }
  };
  /** Whoever has bid can think through what those behind will do; before that all that can be said is who is likely to come first. */
  const expected = (state: TrainRushState, seat: Seat, each: number): number => {
    const order = likelyOrder(state, w.overtaking);
    if (state.playedSpy[seat] > 0) {
      for (const other of state.order) {
        if (state.playedSpy[other] > 0) continue;
        // Whoever has bid is ahead until it is overtaken.
        weighPlaces(state, other, state.order);
        weighSpies(state, other, each);
      }
      return weighPlaces(state, seat, order)[foreseenPlace(state, seat, stakes)];
    }
    const places = weighPlaces(state, seat, order);
    const chances = placeChances(state, seat, w.overtaking);
    let worth = 0;
    for (let place = 0; place < state.seats; place++) worth += chances[place] * places[place];
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
    const each = endsNow(state) ? 0 : w.laterPlace;
    const later = rivalsBeatenLater(state, seat, state.spies[seat]) * each;
    return later + (state.phase === AUCTION ? expected(state, seat, each) : found(state, seat));
  };
}
