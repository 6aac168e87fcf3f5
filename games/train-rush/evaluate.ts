/**
 * How good a position is for a seat, in points: the score so far, what majorities would give now, and what the rest
 * is likely to bring in the rounds that are left. Shaped by hand for opponents; at the end it is the score itself.
 */
import type { Seat } from '../../kernel/index.ts';
import { cityDistances, nextCities } from './evaluation/next-city.ts';
import { levelWorth, type Part, WORTH } from './evaluation/worth.ts';
import { worthOfPlace } from './evaluation/worth-of-place.ts';
import { missionValue, scoreSheets } from './scoring.ts';
import { planFor } from './setup.ts';
import { PHASES, type TrainRushState } from './state.ts';
import { type CompiledEffect, NONE, type Tables, TRACKS, UNLOADING } from './tables.ts';

const MISSION = PHASES.indexOf('mission');

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

function trackWorth(t: Tables): Part {
  return (state, values, left) => {
    for (let seat = 0; seat < state.seats; seat++)
      for (let track = 0; track < TRACKS; track++)
        values[seat] += levelWorth(t, state, seat, track, state.levels[seat * TRACKS + track], left);
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

function stockWorth(t: Tables): Part {
  const cardWorth = t.cards.map(({ moves, effect }) =>
    moves.reduce(
      (sum, { value, coal }) => sum + value * WORTH.cardField - coal * WORTH.cardCoal,
      WORTH.card + specialWorth(t.effects[effect]),
    ),
  );
  const heroWorth = t.heroes.map(({ resource }) => WORTH.hero - t.resources[resource].value * WORTH.heroCube);
  return (state, values, left) => {
    const now = Math.min(1, left);
    for (let seat = 0; seat < state.seats; seat++) {
      let worth = Math.min(state.coal[seat], 5) * WORTH.coal + Math.min(state.investment[seat], 8) * WORTH.investment;
      for (const token of state.tokens[seat]) worth += t.tokens[token].movement * WORTH.tokenPoint;
      for (const card of state.hands[seat]) worth += cardWorth[card];
      for (const hero of state.heroes[seat])
        if ((state.missionTokens >> t.heroes[hero].city) & 1) worth += heroWorth[hero];
      values[seat] += worth * now;
    }
  };
}

function cityWorth(t: Tables): Part {
  const nextCity = nextCities(t, cityDistances(t));
  const cities = t.cities.length;
  return (state, values, left) => {
    const now = Math.min(1, left) * WORTH.nearCity;
    for (let seat = 0; seat < state.seats; seat++) {
      const { visited, fields } = nextCity(state, seat);
      if (visited === cities) values[seat] += t.edition.scoring.allCities;
      if (state.locomotives[seat] === t.start) values[seat] -= WORTH.noRegion;
      values[seat] += visited * WORTH.city + Math.max(0, 1 - fields / 14) * now;
    }
  };
}

function buildingWorth(t: Tables): Part {
  return (state, values, left) => {
    const soon = Math.min(1, left / 2);
    const spaces = t.warehouseSpaces;
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

function trainWorth(t: Tables): Part {
  const cubes: number[] = new Array(t.any).fill(0);
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
        const { special, size, vpWhenFull } = t.wagons[own[i]];
        let loaded = 0;
        const first = i * t.maxSlots;
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
        worth += missionValue(t, cubes[t.heroes[hero].resource]) * WORTH.missionNow + WORTH.mission * now;
      values[seat] += worth + contractsInReach(t, state, seat, cubes) * now;
    }
  };
}

/** Open contracts the train could fulfil now, within one unloading. */
function contractsInReach(t: Tables, state: TrainRushState, seat: Seat, cubes: readonly number[]): number {
  const allowance = t.trackValues[UNLOADING][state.levels[seat * TRACKS + UNLOADING] - 1];
  let worth = 0;
  for (const tile of state.display) {
    if (tile === NONE || t.contracts[tile].size > allowance) continue;
    const { need, vp } = t.contracts[tile];
    let resource = 0;
    while (resource < need.length && cubes[resource] >= need[resource]) resource++;
    if (resource === need.length) worth += vp * WORTH.contractInReach;
  }
  return worth;
}

/** How much of the game is over, by rounds and phases. */
export function progressOf(t: Tables, { frames, seats, round, phase }: TrainRushState): number {
  if (frames.length === 0) return 1;
  return Math.min(0.99, (round - 1 + phase / PHASES.length) / planFor(t, seats).rounds);
}

/** A turn is a seat's part of a phase: the lowest frame that is somebody's tells whose. Heroes are drafted at the same time. */
export function turnOf({ frames, order }: TrainRushState): Seat | undefined {
  for (const frame of frames) if ('seat' in frame) return frame.seat;
  const top = frames.at(-1);
  return top !== undefined && 'place' in top ? order[top.place] : undefined;
}

/** The values of all seats: majorities compare them anyway. */
export function evaluateState(t: Tables): (state: TrainRushState) => number[] {
  const parts: readonly Part[] = [
    trackWorth(t),
    stockWorth(t),
    cityWorth(t),
    buildingWorth(t),
    trainWorth(t),
    worthOfPlace(t),
  ];
  const { edition } = t;
  const spaces = t.sectorSpaces;

  const addSectors = (state: TrainRushState, values: number[], keys: number[]): void => {
    for (let sector = 0; sector < t.sectors.length; sector++) {
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
    const sizes = t.sizes.length;
    for (const cities of t.citiesOf) {
      keys.fill(0);
      for (const city of cities)
        for (let size = 0; size < sizes; size++) {
          const owner = state.contractSpaces[city * sizes + size];
          if (owner === NONE) continue;
          keys[owner] += t.sizes[size] * 64 + 1;
          values[owner] += t.sizes[size] * WORTH.contractSize;
        }
      addPlaces(values, keys, state.seats, edition.scoring.contractArea);
    }
  };

  return (state) => {
    if (state.frames.length === 0) return scoreSheets(t, state).map((sheet) => sheet.total);
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
      t.regions.length,
      infrastructureSpace,
      infrastructureTracks.endVp,
    );
    addTracks(state, values, keys, state.contractorTracks, t.colours.length, contractorSpace, contractorTracks.endVp);
    addContracts(state, values, keys);
    const { rounds } = planFor(t, state.seats);
    const left = rounds - state.round + (state.phase < MISSION ? 1 - state.phase / 8 : 0);
    for (const part of parts) part(state, values, left);
    return values;
  };
}
