/** The table before the first decision (section 2), and the deals that follow the first ones. */
import {
  below,
  type Events,
  type Setup,
  type StepHandler,
  type Stream,
  seedRandom,
  shuffle,
} from '../../kernel/index.ts';
import { setupFor } from './components/parts.ts';
import { refillActionPool } from './effects/action-cards.ts';
import { refillPool } from './effects/wagons.ts';
import { replaced, sortedWith, withoutLast } from './lists.ts';
import type { Draft, FrameOf, TrainRushState } from './state.ts';
import { NONE, type Tables, TRACKS } from './tables.ts';
import { cardText } from './terms.ts';

export const STREAMS = ['order', 'actionCards', 'heroes', 'contracts', 'sidingTiles', 'wagons'] as const;

export const planFor = (t: Tables, seats: number) => setupFor(t.edition, seats);

/** TR-15.1; by house rule an earlier one (TR-15.4). */
export function lastRound(t: Tables, { seats, turnLimit }: Pick<TrainRushState, 'seats' | 'turnLimit'>): number {
  const { rounds } = planFor(t, seats);
  return turnLimit === undefined ? rounds : Math.min(rounds, turnLimit);
}

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);
const numbers = (length: number): number[] => Array.from({ length }, (_, i) => i);
const perSeat = <T>(seats: number, make: (seat: number) => T): T[] => Array.from({ length: seats }, (_, i) => make(i));

export const NO_DRAFT: Draft = { packs: [], picks: [], chosen: [], removed: [], undealt: [] };

/** TR-2.3: one stack per size; the first three tiles go to the regions in their order. */
function dealContracts(t: Tables, stream: Stream): Pick<TrainRushState, 'contractStacks' | 'display'> {
  const display = filled(t.regions.length * t.sizes.length, NONE);
  const contractStacks = t.sizes.map((_, size) => {
    const tiles = t.contracts.flatMap((tile, i) => (tile.sizeIndex === size ? [i] : []));
    shuffle(stream, tiles);
    t.regions.forEach((_region, region) => {
      display[region * t.sizes.length + size] = tiles.pop() ?? NONE;
    });
    return tiles;
  });
  return { contractStacks, display };
}

/** TR-2.4. */
function dealTiles(t: Tables, stream: Stream): Pick<TrainRushState, 'tiles' | 'tileStacks'> {
  const all = shuffle(stream, numbers(t.tiles.length));
  const tiles = all.splice(0, t.rowOf.length);
  return { tiles, tileStacks: t.edition.setup.sidingStacks.map((size) => all.splice(0, size)) };
}

/** TR-2.6: the 2- and 3-slot wagons, shuffled separately and still face down; special wagons in open stacks. */
function stackWagons(t: Tables, stream: Stream): Pick<TrainRushState, 'wagonPools' | 'wagonStacks' | 'specialStacks'> {
  const ofSize = (size: number, special: boolean): number[] =>
    t.wagons.flatMap((wagon, i) => (wagon.size === size && wagon.special === special ? [i] : []));
  return {
    wagonStacks: t.poolSizes.map((size) => shuffle(stream, ofSize(size, false))),
    wagonPools: t.poolSizes.map(() => []),
    specialStacks: t.poolSizes.map((size) => ofSize(size, true).reverse()),
  };
}

/** The two starting wagons of a seat, the fixed one loaded, the free one waiting for its cube. */
function startingTrain(t: Tables, seat: number): { wagons: number[]; cargo: number[] } {
  const wagons = t.startingWagons.map((kind) => kind[seat]);
  const cargo = wagons.flatMap((id) => {
    const slots = filled(t.maxSlots, NONE);
    const [accepts] = t.wagons[id].accepts;
    if (accepts !== t.any) slots[0] = accepts;
    return slots;
  });
  return { wagons, cargo };
}

export function setUp(t: Tables, setup: Setup, events?: Events): TrainRushState {
  const seats = setup.seats.length;
  const plan = planFor(t, seats);
  const { edition } = t;
  const { perPlayer } = edition.componentList;
  const random = seedRandom(setup.seed, STREAMS);
  const trains = perSeat(seats, (seat) => startingTrain(t, seat));
  const state: TrainRushState = {
    random,
    reveals: 0,
    frames: [],
    seats,
    drafted: setup.options.heroes !== 'dealt',
    round: 1,
    phase: 0,
    order: numbers(seats),
    spies: filled(
      seats,
      plan.spies.reduce((bits, number) => bits | (1 << number), 0),
    ),
    playedSpy: filled(seats, 0),
    usedStates: 0,
    passed: 0,
    areas: filled(t.areas.length, 0),
    deck: [],
    pool: [],
    discard: [],
    laid: [],
    drawn: [],
    hands: perSeat(seats, () => []),
    seen: filled(t.cards.length, 0),
    shuffled: filled(t.cards.length, 0),
    shuffles: 0,
    draft: NO_DRAFT,
    heroes: perSeat(seats, () => []),
    missions: perSeat(seats, () => []),
    ...dealContracts(t, random.contracts),
    contractDiscard: [],
    ...dealTiles(t, random.sidingTiles),
    tileDiscard: [],
    rebuiltStacks: 0,
    ...stackWagons(t, random.wagons),
    wagonDiscards: t.poolSizes.map(() => []),
    contractors: t.cities.map((city) => city.contractors),
    cityMarkers: filled(t.cities.length * t.markerSlots, NONE),
    missionTokens: (1 << t.cities.length) - 1,
    contractSpaces: filled(t.cities.length * t.sizes.length, NONE),
    warehouses: filled(t.zones.length * t.warehouseSpaces, NONE),
    renters: filled(t.zones.length * t.warehouseSpaces, NONE),
    stations: filled(t.zones.length, NONE),
    parcels: 0,
    parcelSupply: edition.componentList.shared.parcelTokens,
    parcelsLost: 0,
    sectors: filled(t.sectors.length * t.sectorSpaces, NONE),
    locomotives: filled(seats, t.start),
    vp: filled(seats, edition.setup.startingVp),
    coal: filled(seats, edition.setup.startingCoal),
    investment: filled(seats, edition.setup.startingInvestment),
    agents: filled(seats, perPlayer.agents),
    warehousesLeft: filled(seats, perPlayer.warehouses),
    stationsLeft: filled(seats, perPlayer.stations),
    contractMarkers: filled(seats, perPlayer.contractMarkers),
    levels: filled(seats * TRACKS, 1),
    infrastructure: filled(seats * t.regions.length, 0),
    contractorTracks: filled(seats * t.colours.length, 0),
    tokens: perSeat(seats, () => []),
    wagons: trains.map((train) => train.wagons),
    cargo: trains.map((train) => train.cargo),
  };
  if (typeof setup.options.turnLimit === 'number') state.turnLimit = setup.options.turnLimit;
  state.frames.push({ kind: 'dealActionCards' });
  state.frames.push({ kind: 'revealWagons' });
  for (let seat = seats - 1; seat >= 0; seat--) state.frames.push({ kind: 'startingCube', seat });
  events?.push({ key: 'event.setup', params: { players: seats, rounds: lastRound(t, state) } });
  return state;
}

/** TR-2.6: the open pools are laid out when everybody has chosen a starting cube. */
export const revealWagons = (t: Tables): StepHandler<TrainRushState, FrameOf<'revealWagons'>> => ({
  run(state, _frame, events) {
    for (let pool = 0; pool < t.poolSizes.length; pool++) refillPool(t, state, pool, events);
  },
});

/** TR-2.7 and TR-2.8: a random first player, the open pool, and five cards for everybody. */
export const dealActionCards = (t: Tables): StepHandler<TrainRushState, FrameOf<'dealActionCards'>> => ({
  run(state, _frame, events) {
    const { actionCardsDealt, actionCardsKept } = t.edition.setup;
    const first = below(state.random.order, state.seats);
    state.order = perSeat(state.seats, (i) => (first + i) % state.seats);
    events?.push({ key: 'event.turnOrder', params: { order: state.order.map((seat) => ({ seat })) } });
    state.deck = shuffle(state.random.actionCards, numbers(t.cards.length));
    refillActionPool(t, state, events);
    for (const seat of state.order) {
      for (let i = 0; i < actionCardsDealt; i++) {
        const card = state.deck.at(-1) ?? NONE;
        state.deck = withoutLast(state.deck);
        state.seen = replaced(state.seen, card, state.seen[card] | (1 << seat));
        state.hands = replaced(state.hands, seat, sortedWith(state.hands[seat], card));
      }
      events?.push({
        key: 'event.dealt',
        params: { seat: { seat }, cards: state.hands[seat].map((card) => cardText(t, card)) },
        only: [seat],
      });
    }
    state.frames.push({ kind: 'dealHeroes' });
    const left = actionCardsDealt - actionCardsKept;
    if (left > 0) state.frames.push({ kind: 'returnCards', place: 0, left });
  },
});

/** TR-2.9 and TR-2.10: heroes for the draft, or final hands at once. */
export const dealHeroes = (t: Tables): StepHandler<TrainRushState, FrameOf<'dealHeroes'>> => ({
  run(state, _frame, events) {
    const plan = planFor(t, state.seats);
    const all = shuffle(state.random.heroes, numbers(t.heroes.length));
    const deal = (count: number) => perSeat(state.seats, () => all.splice(0, count).sort((a, b) => a - b));
    state.frames.push({ kind: 'startRound' });
    if (!state.drafted) {
      state.heroes = deal(plan.heroesFinal);
      state.draft = { ...NO_DRAFT, undealt: all };
    } else {
      const none = filled(state.seats, NONE);
      const packs = deal(plan.heroesDealt);
      state.draft = { packs, picks: packs.map(() => []), chosen: none, removed: none, undealt: all };
      const step = plan.heroesDealt > plan.heroesKeptBeforeDraft ? -1 : 0;
      state.frames.push({ kind: 'heroDraft', step, seats: numbers(state.seats) });
    }
    state.heroes.forEach((hand, seat) => {
      const cards = state.drafted ? state.draft.packs[seat] : hand;
      events?.push({
        key: 'event.heroesDealt',
        params: { seat: { seat }, heroes: cards.map((hero) => t.heroes[hero].name) },
        only: [seat],
      });
    });
  },
});
