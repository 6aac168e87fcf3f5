/** What every reachable state keeps: each piece is somewhere, exactly once, and nothing leaves its bounds. */
import { lastRound, planFor } from './setup.ts';
import { EVERYBODY, PHASES, type TrainRushState } from './state.ts';
import { NONE, type Tables, TRACKS } from './tables.ts';

type Report = (problem: string) => void;

function eachOnce(report: Report, what: string, count: number, places: readonly (readonly number[])[]): void {
  const times: number[] = new Array(count).fill(0);
  for (const place of places) for (const item of place) if (item !== NONE) times[item]++;
  times.forEach((found, item) => {
    if (found !== 1) report(`${what} ${item} is on the table ${found} times`);
  });
}

function within(report: Report, what: string, values: readonly number[], least: number, most: number): void {
  for (const value of values)
    if (!Number.isInteger(value) || value < least || value > most) report(`${what} ${value} is out of bounds`);
}

const countOf = (list: readonly number[], item: number): number => list.filter((one) => one === item).length;
const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

function cards(t: Tables, state: TrainRushState, report: Report): void {
  const { hands, deck, pool, discard, laid, drawn } = state;
  if (deck.length > 0 || pool.length > 0)
    eachOnce(report, 'action card', t.cards.length, [...hands, deck, pool, discard, laid, drawn]);
  for (const card of [...pool, ...discard, ...laid])
    if (state.seen[card] !== EVERYBODY) report(`card ${t.cards[card].id} lies open, but not everybody knows it`);
  hands.forEach((hand, seat) => {
    for (const card of hand)
      if (((state.seen[card] >> seat) & 1) === 0) report(`seat ${seat} does not know its own card ${card}`);
    if (hand.some((card, i) => i > 0 && hand[i - 1] >= card)) report(`the hand of seat ${seat} is not in order`);
  });
  for (const card of deck)
    if (state.shuffled[card] !== state.shuffles) report(`deck card ${card} is of another shuffle`);
}

function heroes(t: Tables, state: TrainRushState, report: Report): void {
  const { draft } = state;
  if (state.heroes.every((hand) => hand.length === 0) && draft.undealt.length + draft.packs.length === 0) return;
  eachOnce(report, 'hero', t.heroes.length, [
    ...state.heroes,
    ...state.missions,
    ...draft.packs,
    draft.removed,
    draft.undealt,
  ]);
  if (state.drafted) pickedHeroes(state, report);
  const tokens = bits(state.missionTokens) + state.missions.flat().length;
  if (tokens !== t.cities.length) report(`${tokens} mission tokens and missions for ${t.cities.length} cities`);
}

/** Every hero in a hand or on a mission was picked by the seat that has it. */
function pickedHeroes({ draft, seats, heroes, missions }: TrainRushState, report: Report): void {
  let picked = 0;
  draft.picks.forEach((picks, pack) => {
    picks.forEach((hero, step) => {
      const seat = (pack + step) % seats;
      if (!heroes[seat].includes(hero) && !missions[seat].includes(hero)) report(`seat ${seat} lost hero ${hero}`);
      picked++;
    });
  });
  const held = heroes.concat(missions).reduce((sum, list) => sum + list.length, 0);
  if (held !== picked) report(`${held} heroes are held, ${picked} were picked`);
}

function tilesAndContracts(t: Tables, state: TrainRushState, report: Report): void {
  const resolving = state.frames.flatMap((frame) => (frame.kind === 'refillTile' ? [frame.tile] : []));
  eachOnce(report, 'siding tile', t.tiles.length, [state.tiles, ...state.tileStacks, state.tileDiscard, resolving]);
  eachOnce(report, 'contract', t.contracts.length, [...state.contractStacks, state.display, state.contractDiscard]);
  state.contractStacks.forEach((stack, size) => {
    if (stack.some((tile) => t.contracts[tile].sizeIndex !== size)) report(`contract stack ${size} is mixed up`);
  });
  state.display.forEach((tile, place) => {
    if (tile !== NONE && t.contracts[tile].sizeIndex !== place % t.sizes.length)
      report(`contract ${tile} lies in the wrong column`);
  });
}

function wagons(t: Tables, state: TrainRushState, report: Report): void {
  const { wagonPools, wagonStacks, wagonDiscards, specialStacks } = state;
  const times: number[] = new Array(t.wagons.length).fill(0);
  for (const lists of [state.wagons, wagonPools, wagonStacks, wagonDiscards, specialStacks])
    for (const list of lists) for (const wagon of list) times[wagon]++;
  t.wagons.forEach(({ id, size }, wagon) => {
    if (size > 1 ? times[wagon] !== 1 : times[wagon] > 1) report(`wagon ${id} is on the table ${times[wagon]} times`);
  });
  state.wagons.forEach((own, seat) => {
    const limit = t.trackValues[TRACKS - 1][state.levels[seat * TRACKS + TRACKS - 1] - 1];
    if (own.length > limit) report(`seat ${seat} owns ${own.length} wagons of ${limit}`);
    if (state.cargo[seat].length !== own.length * t.maxSlots) report(`seat ${seat} has cargo without wagons`);
    own.forEach((id, i) => {
      checkCargo(t, state.cargo[seat].slice(i * t.maxSlots, (i + 1) * t.maxSlots), id, report);
    });
  });
}

function checkCargo(t: Tables, cargo: readonly number[], id: number, report: Report): void {
  const { accepts, special, size } = t.wagons[id];
  cargo.forEach((cube, slot) => {
    if (cube === NONE) return;
    const fits = special ? slot < size && cube === 0 : accepts[slot] === t.any || accepts[slot] === cube;
    if (!fits) report(`wagon ${t.wagons[id].id} holds ${cube} in slot ${slot}`);
  });
}

function parcels(t: Tables, state: TrainRushState, report: Report): void {
  let loaded = 0;
  state.wagons.forEach((own, seat) => {
    own.forEach((id, i) => {
      if (!t.wagons[id].special) return;
      const cargo = state.cargo[seat].slice(i * t.maxSlots, (i + 1) * t.maxSlots);
      loaded += cargo.filter((slot) => slot !== NONE).length;
    });
  });
  const total = state.parcelSupply + bits(state.parcels) + loaded + state.parcelsLost;
  if (total !== t.edition.componentList.shared.parcelTokens) report(`there are ${total} parcels`);
  const stations = state.stations.filter((owner) => owner !== NONE).length;
  if (state.parcelSupply + stations !== t.edition.componentList.shared.parcelTokens)
    report('parcels and stations do not match');
}

function pieces(t: Tables, state: TrainRushState, report: Report): void {
  const { perPlayer } = t.edition.componentList;
  for (let seat = 0; seat < state.seats; seat++) {
    const same = (what: string, found: number, printed: number): void => {
      if (found !== printed) report(`seat ${seat} has ${found} ${what} of ${printed}`);
    };
    same('warehouses', countOf(state.warehouses, seat) + state.warehousesLeft[seat], perPlayer.warehouses);
    same('stations', countOf(state.stations, seat) + state.stationsLeft[seat], perPlayer.stations);
    same(
      'contract markers',
      countOf(state.contractSpaces, seat) + state.contractMarkers[seat],
      perPlayer.contractMarkers,
    );
    same('spies and agents', countOf(state.sectors, seat), piecesPlayed(t, state, seat));
    for (let city = 0; city < t.cities.length; city++) {
      const slots = state.cityMarkers.slice(city * t.markerSlots, (city + 1) * t.markerSlots);
      if (countOf(slots, seat) > 1) report(`seat ${seat} is present twice in city ${city}`);
    }
  }
}

/** Spies that left the board and are not waiting for lobbying, and agents placed. */
function piecesPlayed(t: Tables, state: TrainRushState, seat: number): number {
  const plan = planFor(t, state.seats);
  const frame = state.frames.find((one) => one.kind === 'auction' || one.kind === 'lobbying');
  const waits =
    state.playedSpy[seat] > 0 &&
    (frame?.kind === 'auction' || (frame?.kind === 'lobbying' && state.order.indexOf(seat) >= frame.place));
  const spies = plan.spies.length - bits(state.spies[seat]) - (waits ? 1 : 0);
  return spies + t.edition.componentList.perPlayer.agents - state.agents[seat];
}

function contractors(t: Tables, state: TrainRushState, report: Report): void {
  t.colours.forEach((name, colour) => {
    const printed = t.cities.filter((city) => (city.contractors >> colour) & 1).length;
    const inCities = state.contractors.filter((present) => (present >> colour) & 1).length;
    const rented = countOf(state.renters, colour);
    if (inCities + rented !== printed) report(`there are ${inCities + rented} ${name} contractors`);
  });
  t.zones.forEach(({ id }, zone) => {
    const spaces = t.warehouseSpaces;
    const renters = state.renters.slice(zone * spaces, (zone + 1) * spaces).filter((colour) => colour !== NONE);
    if (new Set(renters).size !== renters.length) report(`zone ${id} has two contractors of one colour`);
    if (renters.length > 0 && state.stations[zone] === NONE) report(`zone ${id} is rented without a station`);
  });
  state.renters.forEach((colour, space) => {
    if (colour !== NONE && state.warehouses[space] === NONE) report('a contractor stands beside no warehouse');
  });
}

function tracksAndTokens(t: Tables, state: TrainRushState, report: Report): void {
  t.trackValues.forEach((values, track) => {
    const levels = state.vp.map((_, seat) => state.levels[seat * TRACKS + track]);
    within(report, 'level', levels, 1, values.length);
    if (countOf(levels, values.length) > 1) report(`two players on the top of track ${track}`);
  });
  t.infrastructure.forEach(({ spaces }, region) => {
    within(
      report,
      'infrastructure',
      state.vp.map((_, s) => state.infrastructure[s * t.regions.length + region]),
      0,
      spaces,
    );
  });
  t.contractorTracks.forEach(({ spaces }, colour) => {
    within(
      report,
      'contractor track',
      state.vp.map((_, s) => state.contractorTracks[s * t.colours.length + colour]),
      0,
      spaces,
    );
  });
  const gone = t.tokenAt.filter((token, slot) => token !== NONE && state.cityMarkers[slot] !== NONE);
  const owned = state.tokens.flat();
  if (owned.some((token) => !gone.includes(token)) || new Set(owned).size !== owned.length)
    report('a movement token is owned that was not taken');
}

function counters(t: Tables, state: TrainRushState, report: Report): void {
  const most = Number.MAX_SAFE_INTEGER;
  for (const list of [state.vp, state.coal, state.investment, state.agents]) within(report, 'counter', list, 0, most);
  const { actionAreaSpaces } = planFor(t, state.seats);
  within(report, 'action area', state.areas, 0, actionAreaSpaces);
  if ([...state.order].sort((a, b) => a - b).join() !== state.vp.map((_, seat) => seat).join())
    report(`${state.order.join()} is no turn order`);
  state.locomotives.forEach((field, seat) => {
    const { kind, id } = t.fields[field];
    if ((kind === 'track' || kind === 'siding') && state.locomotives.indexOf(field) !== seat)
      report(`two locomotives stand on ${id}`);
  });
}

/** Far more than any game reaches; a number beyond it comes from outside. */
const MOST = 1_000_000;
/** Effects nest at most as deep as a hand has cards; far fewer frames than this are ever open. */
const MOST_FRAMES = 100;

interface Bound {
  /** How many entries there are; undefined where a list grows and shrinks. */
  readonly length?: number;
  readonly least: number;
  readonly most: number;
}

type FlatList = {
  [K in keyof TrainRushState]-?: TrainRushState[K] extends readonly number[] ? K : never;
}[keyof TrainRushState];
type Lists = {
  [K in keyof TrainRushState]-?: TrainRushState[K] extends readonly (readonly number[])[] ? K : never;
}[keyof TrainRushState];

/** Every list of numbers: how long it is, and what may stand in it. */
function flatBounds(t: Tables, seats: number): Readonly<Record<FlatList, Bound>> {
  const perSeat = (most: number, least = 0): Bound => ({ length: seats, least, most });
  const owners = (length: number): Bound => ({ length, least: NONE, most: seats - 1 });
  const some = (kinds: number): Bound => ({ least: 0, most: kinds - 1 });
  const sizes = t.sizes.length;
  const spaces = t.zones.length * t.warehouseSpaces;
  return {
    order: perSeat(seats - 1),
    spies: perSeat(2 ** t.moves.playSpy.length - 1),
    playedSpy: perSeat(t.moves.playSpy.length - 1),
    areas: { length: t.areas.length, least: 0, most: MOST },
    deck: some(t.cards.length),
    pool: some(t.cards.length),
    discard: some(t.cards.length),
    laid: some(t.cards.length),
    drawn: some(t.cards.length),
    seen: { length: t.cards.length, least: 0, most: EVERYBODY },
    shuffled: { length: t.cards.length, least: 0, most: MOST },
    display: { length: t.regions.length * sizes, least: NONE, most: t.contracts.length - 1 },
    contractDiscard: some(t.contracts.length),
    tiles: { length: t.rowOf.length, least: NONE, most: t.tiles.length - 1 },
    tileDiscard: some(t.tiles.length),
    contractors: { length: t.cities.length, least: 0, most: (1 << t.colours.length) - 1 },
    cityMarkers: owners(t.cities.length * t.markerSlots),
    contractSpaces: owners(t.cities.length * sizes),
    warehouses: owners(spaces),
    renters: { length: spaces, least: NONE, most: t.colours.length - 1 },
    stations: owners(t.zones.length),
    sectors: owners(t.sectors.length * t.sectorSpaces),
    locomotives: perSeat(t.fields.length - 1),
    vp: perSeat(MOST),
    coal: perSeat(MOST),
    investment: perSeat(MOST),
    agents: perSeat(MOST),
    warehousesLeft: perSeat(MOST),
    stationsLeft: perSeat(MOST),
    contractMarkers: perSeat(MOST),
    levels: { length: seats * TRACKS, least: 1, most: Math.max(...t.trackValues.map((values) => values.length)) },
    infrastructure: { length: seats * t.regions.length, least: 0, most: MOST },
    contractorTracks: { length: seats * t.colours.length, least: 0, most: MOST },
  };
}

/** Every list of lists: how many there are, and what may stand in them. */
function listBounds(t: Tables, seats: number): Readonly<Record<Lists, Bound>> {
  const bound = (length: number, kinds: number, least = 0): Bound => ({ length, least, most: kinds - 1 });
  const pools = t.poolSizes.length;
  return {
    hands: bound(seats, t.cards.length),
    heroes: bound(seats, t.heroes.length),
    missions: bound(seats, t.heroes.length),
    contractStacks: bound(t.sizes.length, t.contracts.length),
    tileStacks: bound(t.edition.setup.sidingStacks.length, t.tiles.length),
    wagonPools: bound(pools, t.wagons.length),
    wagonStacks: bound(pools, t.wagons.length),
    wagonDiscards: bound(pools, t.wagons.length),
    specialStacks: bound(pools, t.wagons.length),
    tokens: bound(seats, t.tokens.length),
    wagons: bound(seats, t.wagons.length),
    cargo: bound(seats, t.resources.length, NONE),
  };
}

/** What the numbers of a frame may be, by name; a tile is a contract or a siding tile. */
function frameBounds(t: Tables, seats: number): Readonly<Record<string, readonly [least: number, most: number]>> {
  return {
    seat: [0, seats - 1],
    place: [0, seats],
    left: [0, MOST_FRAMES],
    step: [-1, t.heroes.length],
    card: [0, t.cards.length - 1],
    performed: [0, 3],
    effect: [0, t.effects.length - 1],
    keep: [0, t.cards.length],
    city: [0, t.cities.length - 1],
    done: [0, 3],
    allowance: [0, MOST],
    exchange: [0, t.market.length - 1],
    value: [0, MOST],
    sold: [0, MOST],
    space: [0, t.rowOf.length - 1],
    zone: [0, t.zones.length - 1],
    colours: [0, (1 << t.colours.length) - 1],
    region: [0, t.regions.length - 1],
  };
}

function frameNumbers(t: Tables, state: TrainRushState, report: Report): void {
  const bounds = frameBounds(t, state.seats);
  for (const frame of state.frames) {
    for (const [name, value] of Object.entries(frame)) {
      const [least, most] = bounds[name] ?? [0, MOST];
      if (typeof value === 'number') within(report, `${frame.kind} ${name}`, [value], least, most);
    }
    if (frame.kind === 'deliver') {
      within(report, 'delivered contract', [frame.tile], 0, t.contracts.length - 1);
      within(report, 'delivered cube', frame.unloaded, 0, t.resources.length - 1);
    }
    if (frame.kind === 'refillTile') within(report, 'tile to replace', [frame.tile], 0, t.tiles.length - 1);
    if (frame.kind === 'heroDraft') within(report, 'drafting seat', frame.seats, 0, state.seats - 1);
  }
}

/**
 * Lengths and ranges, before anything is looked up with them: whatever comes from outside, the laws behind this one read
 * no place that does not exist.
 */
function bounds(t: Tables, state: TrainRushState, report: Report): void {
  const { seats, draft } = state;
  within(report, 'number of seats', [seats], 2, 4);
  if (![2, 3, 4].includes(seats)) return;
  if (state.turnLimit !== undefined) within(report, 'turn limit', [state.turnLimit], 1, planFor(t, seats).rounds);
  within(report, 'round', [state.round], 1, lastRound(t, state));
  within(report, 'phase', [state.phase], 0, PHASES.length - 1);
  const set = (what: string, mask: number, things: number): void => within(report, what, [mask], 0, 2 ** things - 1);
  set('used states', state.usedStates, t.regions.length);
  set('passed seats', state.passed, seats);
  set('mission tokens', state.missionTokens, t.cities.length);
  set('zones with a parcel', state.parcels, t.zones.length);
  set('rebuilt stacks', state.rebuiltStacks, t.edition.setup.sidingStacks.length);
  within(report, 'counter', [state.shuffles, state.parcelSupply, state.parcelsLost], 0, MOST);
  const check = (what: string, list: readonly number[], { length, least, most }: Bound): void => {
    if (length !== undefined && list.length !== length) report(`${what} has ${list.length} entries, not ${length}`);
    within(report, what, list, least, most);
  };
  const flat = flatBounds(t, seats);
  for (const name of keysOf(flat)) check(name, state[name], flat[name]);
  const lists = listBounds(t, seats);
  for (const name of keysOf(lists)) {
    const { length, least, most } = lists[name];
    if (state[name].length !== length) report(`${name} has ${state[name].length} lists, not ${length}`);
    for (const list of state[name]) check(name, list, { least, most });
  }
  for (const list of [...draft.packs, ...draft.picks, draft.chosen, draft.removed, draft.undealt])
    within(report, 'drafted hero', list, NONE, t.heroes.length - 1);
  if (Math.max(draft.packs.length, draft.picks.length) > seats) report('there are more packs than seats');
  if (state.frames.length > MOST_FRAMES) report(`${state.frames.length} frames are open`);
  else frameNumbers(t, state, report);
}

const keysOf = <T extends object>(record: T): (keyof T & string)[] =>
  Object.keys(record).filter((key): key is keyof T & string => key in record);

export function invariantsOf(t: Tables, state: TrainRushState): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => problems.push(problem);
  bounds(t, state, report);
  if (problems.length > 0) return problems;
  for (const look of [
    cards,
    heroes,
    tilesAndContracts,
    wagons,
    parcels,
    pieces,
    contractors,
    tracksAndTokens,
    counters,
  ])
    look(t, state, report);
  return problems;
}
