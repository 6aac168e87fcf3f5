/**
 * How good a position is for a seat, in points: the score so far, what majorities would give now, and what the rest
 * is likely to bring in the rounds that are left. Shaped by hand for opponents; at the end it is the score itself.
 */
import type { Seat } from '../../kernel/index.ts';
import { missionValue, scoreSheets } from './scoring.ts';
import { planFor } from './setup.ts';
import { PHASES, type TrainRushState } from './state.ts';
import {
  COAL,
  type CompiledEffect,
  INVESTMENT,
  LOADING,
  NONE,
  type Tables,
  TRACKS,
  UNLOADING,
  WAGONS,
} from './tables.ts';

/** Worth of things in points; per round left where it says so. */
const WORTH = {
  rival: 0.35,
  place: 0.9,
  coal: 0.5,
  investment: 0.5,
  investmentIncome: 0.5,
  coalIncome: 0.45,
  loadingIncome: 0.35,
  unloading: 1.1,
  wagonLimit: 0.5,
  piece: 0.35,
  infrastructureSpace: 0.45,
  contractorSpace: 0.45,
  contractSize: 0.3,
  city: 2.6,
  nearCity: 4.5,
  noRegion: 2,
  tokenPoint: 0.18,
  warehouse: 0.4,
  /** With a station in its zone, so that it can be rented; a station also brings a parcel. */
  readyWarehouse: 3,
  station: 2,
  rentedPerRound: 0.28,
  stationPerRound: 0.2,
  wagonSlot: 0.4,
  cube: 0.45,
  contractInReach: 0.3,
  /** Parcels a seat finds in a round when it wants them, the trust in each one still missing, and in unbuilt stations. */
  parcelPace: 0.6,
  parcelTrust: 0.6,
  parcelToCome: 0.1,
  missionNow: 0.75,
  mission: 0.8,
  hero: 0.5,
  heroCube: 0.06,
  card: 0.3,
  cardField: 0.06,
  cardCoal: 0.12,
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

/** Adds to the values of all seats; `left` is the number of rounds still to play, with fractions. */
type Part = (state: TrainRushState, values: number[], left: number) => void;

function trackWorth(tables: Tables): Part {
  return (state, values, left) => {
    const soon = Math.min(1, left / 3);
    for (let seat = 0; seat < state.seats; seat++) {
      const level = seat * TRACKS;
      const { trackValues } = tables;
      let worth = trackValues[INVESTMENT][state.levels[level + INVESTMENT] - 1] * WORTH.investmentIncome * left;
      worth += trackValues[COAL][state.levels[level + COAL] - 1] * WORTH.coalIncome * left;
      const loads = trackValues[LOADING][state.levels[level + LOADING] - 1];
      worth += Math.min(loads, state.wagons[seat].length) * WORTH.loadingIncome * left;
      worth += trackValues[UNLOADING][state.levels[level + UNLOADING] - 1] * WORTH.unloading * soon;
      worth += trackValues[WAGONS][state.levels[level + WAGONS] - 1] * WORTH.wagonLimit * soon;
      for (let track = 0; track < TRACKS; track++)
        if (state.levels[level + track] === trackValues[track].length) worth += tables.trackTopVp[track];
      values[seat] += worth;
    }
  };
}

/** What the special action of a card is likely to bring; it needs all three movement actions, or a bonus. */
function specialWorth(effect: CompiledEffect): number {
  switch (effect.type) {
    case 'gainVP':
      return effect.amount * 0.25;
    case 'gainCoal':
    case 'gainInvestment':
      return effect.amount * 0.15;
    case 'corruption':
    case 'advanceProgress':
      return effect.times * 0.5;
    case 'buildWarehouse':
      return effect.times * 0.35;
    case 'loadWagon':
      return effect.times * 0.25;
    case 'freeAreaAction':
      return effect.cost * 0.3;
    default:
      return 0.45;
  }
}

function stockWorth(tables: Tables): Part {
  const cardWorth = tables.cards.map(({ moves, effect }) =>
    moves.reduce(
      (sum, { value, coal }) => sum + value * WORTH.cardField - coal * WORTH.cardCoal,
      WORTH.card + specialWorth(tables.effects[effect]),
    ),
  );
  const heroWorth = tables.heroes.map(({ resource }) => WORTH.hero - tables.resources[resource].value * WORTH.heroCube);
  return (state, values, left) => {
    const now = Math.min(1, left);
    for (let seat = 0; seat < state.seats; seat++) {
      let worth = Math.min(state.coal[seat], 5) * WORTH.coal + Math.min(state.investment[seat], 8) * WORTH.investment;
      for (const token of state.tokens[seat]) worth += tables.tokens[token].movement * WORTH.tokenPoint;
      for (const card of state.hands[seat]) worth += cardWorth[card];
      for (const hero of state.heroes[seat])
        if ((state.missionTokens >> tables.heroes[hero].city) & 1) worth += heroWorth[hero];
      values[seat] += worth * now;
    }
  };
}

function cityWorth(tables: Tables, distances: readonly (readonly number[])[]): Part {
  return (state, values, left) => {
    const now = Math.min(1, left) * WORTH.nearCity;
    for (let seat = 0; seat < state.seats; seat++) {
      let visited = 0;
      let nearest = 99;
      const away = distances[state.locomotives[seat]];
      for (let city = 0, slot = 0; city < away.length; city++, slot = city * tables.markerSlots) {
        const end = slot + tables.markerSlots;
        while (slot < end && state.cityMarkers[slot] !== seat && state.cityMarkers[slot] !== NONE) slot++;
        if (slot < end && state.cityMarkers[slot] === seat) visited++;
        else if (away[city] < nearest) nearest = away[city];
      }
      if (visited === away.length) values[seat] += tables.edition.scoring.allCities;
      if (state.locomotives[seat] === tables.start) values[seat] -= WORTH.noRegion;
      values[seat] += visited * WORTH.city + Math.max(0, 1 - nearest / 14) * now;
    }
  };
}

function buildingWorth(tables: Tables): Part {
  return (state, values, left) => {
    const soon = Math.min(1, left / 2);
    const spaces = tables.warehouseSpaces;
    for (let zone = 0, space = 0; zone < state.stations.length; zone++) {
      const station = state.stations[zone];
      if (station !== NONE) values[station] += WORTH.station * soon;
      for (const end = (zone + 1) * spaces; space < end; space++) {
        const owner = state.warehouses[space];
        if (owner === NONE) continue;
        if (state.renters[space] === NONE)
          values[owner] += (station === NONE ? WORTH.warehouse : WORTH.readyWarehouse) * soon;
        else {
          values[owner] += WORTH.rentedPerRound * left;
          values[station] += WORTH.stationPerRound * left;
        }
      }
    }
  };
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function trainWorth(tables: Tables): Part {
  const cubes: number[] = new Array(tables.any).fill(0);
  return (state, values, left) => {
    const now = Math.min(1, left);
    const parcels = ones(state.parcels) + state.parcelSupply * WORTH.parcelToCome;
    for (let seat = 0; seat < state.seats; seat++) {
      cubes.fill(0);
      let worth = 0;
      let missing = 0;
      let promised = 0;
      const own = state.wagons[seat];
      const cargo = state.cargo[seat];
      for (let i = 0; i < own.length; i++) {
        const { special, size, vpWhenFull } = tables.wagons[own[i]];
        let loaded = 0;
        const first = i * tables.maxSlots;
        for (let slot = first; slot < first + size; slot++) {
          if (cargo[slot] === NONE) continue;
          loaded++;
          if (!special) cubes[cargo[slot]]++;
        }
        if (special) {
          if (loaded === size) worth += vpWhenFull;
          else {
            missing += size - loaded;
            promised += vpWhenFull * WORTH.parcelTrust ** (size - loaded);
          }
        } else worth += loaded * WORTH.cube * now + size * WORTH.wagonSlot * Math.min(1, left / 2);
      }
      if (missing > 0) worth += promised * Math.min(1, (left * WORTH.parcelPace) / missing, parcels / missing);
      for (const hero of state.missions[seat])
        worth += missionValue(tables, cubes[tables.heroes[hero].resource]) * WORTH.missionNow + WORTH.mission * now;
      values[seat] += worth + contractsInReach(tables, state, seat, cubes) * now;
    }
  };
}

/** Open contracts the train could fulfil now, within one unloading. */
function contractsInReach(tables: Tables, state: TrainRushState, seat: Seat, cubes: readonly number[]): number {
  const allowance = tables.trackValues[UNLOADING][state.levels[seat * TRACKS + UNLOADING] - 1];
  let worth = 0;
  for (const tile of state.display) {
    if (tile === NONE || tables.contracts[tile].size > allowance) continue;
    const { need, vp } = tables.contracts[tile];
    let resource = 0;
    while (resource < need.length && cubes[resource] >= need[resource]) resource++;
    if (resource === need.length) worth += vp * WORTH.contractInReach;
  }
  return worth;
}

/**
 * What an early turn and the spies still in hand are worth. One number more brings, on average, the share of a place
 * that the other seats divide among their spies; at this price a spy is played only where the place pays for it.
 */
function orderWorth(state: TrainRushState, seat: Seat, spies: number): number {
  const price = (WORTH.place * (state.seats - 1)) / spies;
  let worth = 0;
  for (let bits = state.spies[seat], number = 0; bits !== 0; bits >>= 1, number++)
    if (bits & 1) worth += number * price;
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
  const parts: readonly Part[] = [
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
        // More pieces first, then the lower space: the lowest one is met last.
        keys[owner] = (keys[owner] & ~63) + 64 + spaces - space;
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
    const { rounds, spies } = planFor(tables, state.seats);
    const left = rounds - state.round + (state.phase < MISSION ? 1 - state.phase / 8 : 0);
    for (const part of parts) part(state, values, left);
    for (let seat = 0; seat < state.seats; seat++) values[seat] += orderWorth(state, seat, spies.length);
    return values;
  };

  return (state, seat) => {
    const values = seatValues(state);
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < values.length; other++) if (other !== seat) rival = Math.max(rival, values[other]);
    return values[seat] - rival * WORTH.rival;
  };
}
