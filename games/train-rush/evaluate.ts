/**
 * How good a position is for a seat, in points: the score so far, what majorities would give now, and what the rest
 * is likely to bring in the rounds that are left. Shaped by hand for opponents; at the end it is the score itself.
 */
import type { Seat } from '../../kernel/index.ts';
import { missionValue, scoreSheets } from './scoring.ts';
import { planFor } from './setup.ts';
import { PHASES, type TrainRushState } from './state.ts';
import { COAL, INVESTMENT, LOADING, NONE, type Tables, TRACKS, UNLOADING, WAGONS } from './tables.ts';

/** Worth of things in points; per round left where it says so. */
const WORTH = {
  rival: 0.35,
  place: 0.9,
  spyNumber: 0.22,
  coal: 0.55,
  investment: 0.6,
  investmentIncome: 0.5,
  coalIncome: 0.45,
  loadingIncome: 0.35,
  unloading: 1.1,
  wagonLimit: 0.5,
  piece: 0.35,
  infrastructureSpace: 0.45,
  contractorSpace: 0.45,
  contractSize: 0.3,
  city: 1.1,
  nearCity: 1.6,
  tokenPoint: 0.18,
  warehouse: 0.4,
  readyWarehouse: 1,
  rentedPerRound: 0.28,
  stationPerRound: 0.2,
  wagonSlot: 0.4,
  cube: 0.45,
  contractInReach: 0.3,
  parcel: 2.2,
  parcelSlot: 0.35,
  missionNow: 0.75,
  mission: 0.8,
  hero: 0.3,
  card: 0.5,
} as const;

const AUCTION = PHASES.indexOf('auction');
const MISSION = PHASES.indexOf('mission');

/** Fields to every city, by starting field and city. */
function cityDistances(tables: Tables): number[][] {
  return tables.fields.map((_, from) => {
    const distance = new Map([[from, 0]]);
    const queue = [from];
    for (const field of queue)
      for (const next of tables.fields[field].next) {
        if (distance.has(next)) continue;
        distance.set(next, (distance.get(field) ?? 0) + 1);
        queue.push(next);
      }
    return tables.cities.map((city) => distance.get(city.field) ?? 99);
  });
}

interface Places {
  readonly first: number;
  readonly second: number;
}

/** Adds what places by key would give now; the keys of all seats are in `keys`, 0 is not ranked. */
function addPlaces(values: number[], keys: readonly number[], seats: number, { first, second }: Places): void {
  let best = 0;
  let next = 0;
  let leaders = 0;
  let followers = 0;
  for (let seat = 0; seat < seats; seat++) {
    const key = keys[seat];
    if (key > best) {
      next = best;
      followers = leaders;
      best = key;
      leaders = 1;
    } else if (key === best) leaders++;
    else if (key > next) {
      next = key;
      followers = 1;
    } else if (key === next) followers++;
  }
  if (best === 0) return;
  for (let seat = 0; seat < seats; seat++) {
    if (keys[seat] === best) values[seat] += leaders > 1 ? (first + second) / leaders : first;
    else if (leaders === 1 && keys[seat] === next && next > 0) values[seat] += second / followers;
  }
}

/** Value of a seat's own play: income, stock, train, buildings and cards. */
type Own = (state: TrainRushState, seat: Seat, left: number) => number;

function trackWorth(tables: Tables): Own {
  return (state, seat, left) => {
    const level = (track: number): number => tables.trackValues[track][state.levels[seat * TRACKS + track] - 1];
    let worth = 0;
    worth += level(INVESTMENT) * WORTH.investmentIncome * left;
    worth += level(COAL) * WORTH.coalIncome * left;
    worth += Math.min(level(LOADING), state.wagons[seat].length) * WORTH.loadingIncome * left;
    worth += level(UNLOADING) * WORTH.unloading * Math.min(1, left / 3);
    worth += level(WAGONS) * WORTH.wagonLimit * Math.min(1, left / 3);
    for (let track = 0; track < TRACKS; track++)
      if (state.levels[seat * TRACKS + track] === tables.trackValues[track].length) worth += tables.trackTopVp[track];
    return worth;
  };
}

function stockWorth(tables: Tables): Own {
  return (state, seat, left) => {
    let worth = Math.min(state.coal[seat], 5) * WORTH.coal * Math.min(1, left);
    worth += Math.min(state.investment[seat], 8) * WORTH.investment * Math.min(1, left);
    for (const token of state.tokens[seat])
      worth += tables.tokens[token].movement * WORTH.tokenPoint * Math.min(1, left);
    worth += state.hands[seat].length * WORTH.card * Math.min(1, left);
    return worth + state.heroes[seat].length * WORTH.hero * Math.min(1, left);
  };
}

function cityWorth(tables: Tables, distances: readonly (readonly number[])[]): Own {
  return (state, seat, left) => {
    let visited = 0;
    let nearest = 99;
    const away = distances[state.locomotives[seat]];
    for (let city = 0; city < tables.cities.length; city++) {
      let here = false;
      for (let slot = city * tables.markerSlots; slot < (city + 1) * tables.markerSlots; slot++)
        if (state.cityMarkers[slot] === seat) here = true;
      if (here) visited++;
      else if (away[city] < nearest) nearest = away[city];
    }
    const bonus = visited === tables.cities.length ? tables.edition.scoring.allCities : 0;
    return visited * WORTH.city + bonus + Math.max(0, 1 - nearest / 14) * WORTH.nearCity * Math.min(1, left);
  };
}

function buildingWorth(tables: Tables): Own {
  return (state, seat, left) => {
    let worth = 0;
    for (let space = 0; space < state.warehouses.length; space++) {
      const zone = Math.floor(space / tables.warehouseSpaces);
      const rented = state.renters[space] !== NONE;
      if (rented && state.stations[zone] === seat) worth += WORTH.stationPerRound * left;
      if (state.warehouses[space] !== seat) continue;
      if (rented) worth += WORTH.rentedPerRound * left;
      else worth += (state.stations[zone] === NONE ? WORTH.warehouse : WORTH.readyWarehouse) * Math.min(1, left / 2);
    }
    return worth;
  };
}

function trainWorth(tables: Tables): Own {
  const cubes: number[] = new Array(tables.any).fill(0);
  return (state, seat, left) => {
    cubes.fill(0);
    let worth = 0;
    let total = 0;
    const own = state.wagons[seat];
    for (let i = 0; i < own.length; i++) {
      const { special, size, vpWhenFull } = tables.wagons[own[i]];
      let loaded = 0;
      for (let slot = i * tables.maxSlots; slot < i * tables.maxSlots + size; slot++) {
        if (state.cargo[seat][slot] === NONE) continue;
        loaded++;
        if (!special) cubes[state.cargo[seat][slot]]++;
      }
      if (special) worth += loaded === size ? vpWhenFull : loaded * WORTH.parcel + WORTH.parcelSlot * Math.min(1, left);
      else {
        total += loaded;
        worth += size * WORTH.wagonSlot * Math.min(1, left / 2);
      }
    }
    worth += total * WORTH.cube * Math.min(1, left);
    for (const hero of state.missions[seat]) {
      worth += missionValue(tables, cubes[tables.heroes[hero].resource]) * WORTH.missionNow;
      worth += WORTH.mission * Math.min(1, left);
    }
    return worth + contractsInReach(tables, state, seat, cubes) * Math.min(1, left);
  };
}

/** Open contracts the train could fulfil now, within one unloading. */
function contractsInReach(tables: Tables, state: TrainRushState, seat: Seat, cubes: readonly number[]): number {
  const allowance = tables.trackValues[UNLOADING][state.levels[seat * TRACKS + UNLOADING] - 1];
  let worth = 0;
  for (const tile of state.display) {
    if (tile === NONE || tables.contracts[tile].size > allowance) continue;
    const { need, vp } = tables.contracts[tile];
    let fits = true;
    for (let resource = 0; resource < need.length; resource++) if (cubes[resource] < need[resource]) fits = false;
    if (fits) worth += vp * WORTH.contractInReach;
  }
  return worth;
}

/** What an early turn and the spies still in hand are worth: a spy is played only where the place pays for it. */
function orderWorth(state: TrainRushState, seat: Seat): number {
  let worth = 0;
  for (let bits = state.spies[seat], number = 0; bits !== 0; bits >>= 1, number++)
    if (bits & 1) worth += number * WORTH.spyNumber;
  if (state.phase === AUCTION) {
    if (state.playedSpy[seat] > 0) worth -= expectedPlace(state, seat) * WORTH.place;
  } else if (state.phase > AUCTION && state.phase < MISSION) worth -= state.order.indexOf(seat) * WORTH.place;
  return worth;
}

/** Seats that come first for certain, and the share of spies with which each of the others would come first. */
function expectedPlace(state: TrainRushState, seat: Seat): number {
  const own = state.playedSpy[seat];
  let place = 0;
  for (let i = 0; i < state.seats; i++) {
    const other = state.order[i];
    if (other === seat) continue;
    const played = state.playedSpy[other];
    if (played > 0) {
      if (played > own || (played === own && i < state.order.indexOf(seat))) place++;
      continue;
    }
    let higher = 0;
    let all = 0;
    for (let bits = state.spies[other], number = 0; bits !== 0; bits >>= 1, number++) {
      if ((bits & 1) === 0) continue;
      all++;
      if (number > own) higher++;
    }
    if (all > 0) place += higher / all;
  }
  return place;
}

export function evaluator(tables: Tables): (state: TrainRushState, seat: Seat) => number {
  const parts: readonly Own[] = [
    trackWorth(tables),
    stockWorth(tables),
    cityWorth(tables, cityDistances(tables)),
    buildingWorth(tables),
    trainWorth(tables),
  ];
  const { edition } = tables;
  const spaces = tables.sectorSpaces;

  const addSectors = (state: TrainRushState, values: number[], keys: number[]): void => {
    for (let sector = 0; sector < tables.sectors.length; sector++) {
      keys.fill(0);
      for (let space = spaces - 1; space >= 0; space--) {
        const owner = state.sectors[sector * spaces + space];
        if (owner === NONE) continue;
        keys[owner] = (Math.floor(keys[owner] / (spaces + 1)) + 1) * (spaces + 1) + spaces - space;
        values[owner] += WORTH.piece;
      }
      addPlaces(values, keys, state.seats, edition.sectors.endVp);
    }
  };
  const addTracks = (
    state: TrainRushState,
    values: number[],
    keys: number[],
    positions: readonly number[],
    count: number,
    worth: number,
    places: Places,
  ): void => {
    for (let track = 0; track < count; track++) {
      for (let seat = 0; seat < state.seats; seat++) {
        keys[seat] = positions[seat * count + track];
        values[seat] += keys[seat] * worth;
      }
      addPlaces(values, keys, state.seats, places);
    }
  };
  const addContracts = (state: TrainRushState, values: number[], keys: number[]): void => {
    const sizes = tables.sizes.length;
    for (const cities of tables.citiesOf) {
      keys.fill(0);
      for (const city of cities)
        for (let size = 0; size < sizes; size++) {
          const owner = state.contractSpaces[city * sizes + size];
          if (owner === NONE) continue;
          keys[owner] += tables.sizes[size] * 64 + 1;
          values[owner] += tables.sizes[size] * WORTH.contractSize;
        }
      addPlaces(values, keys, state.seats, edition.scoring.contractArea);
    }
  };

  const seatValues = (state: TrainRushState): number[] => {
    if (state.frames.length === 0) return scoreSheets(tables, state).map((sheet) => sheet.total);
    const values = state.vp.slice();
    const keys: number[] = new Array(state.seats).fill(0);
    addSectors(state, values, keys);
    const { infrastructureTracks, contractorTracks } = edition;
    const { infrastructureSpace, contractorSpace } = WORTH;
    addTracks(
      state,
      values,
      keys,
      state.infrastructure,
      tables.regions.length,
      infrastructureSpace,
      infrastructureTracks.endVp,
    );
    addTracks(
      state,
      values,
      keys,
      state.contractorTracks,
      tables.colours.length,
      contractorSpace,
      contractorTracks.endVp,
    );
    addContracts(state, values, keys);
    const left = planFor(tables, state.seats).rounds - state.round + (state.phase < MISSION ? 1 - state.phase / 8 : 0);
    for (let seat = 0; seat < state.seats; seat++) {
      for (const part of parts) values[seat] += part(state, seat, left);
      values[seat] += orderWorth(state, seat);
    }
    return values;
  };

  return (state, seat) => {
    const values = seatValues(state);
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < values.length; other++) if (other !== seat) rival = Math.max(rival, values[other]);
    return values[seat] - rival * WORTH.rival;
  };
}
