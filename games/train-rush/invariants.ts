/** What every reachable state keeps: each piece is somewhere, exactly once, and nothing leaves its bounds. */
import { planFor } from './setup.ts';
import { EVERYBODY, type TrainRushState } from './state.ts';
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

export function invariantsOf(t: Tables, state: TrainRushState): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => problems.push(problem);
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
