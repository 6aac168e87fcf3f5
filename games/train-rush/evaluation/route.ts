/** The way: cities visited and those ahead, with the contracts that the train could fulfil there (section 11). */
import type { Seat } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';
import { NONE, type Tables, TRACKS, UNLOADING } from '../tables.ts';
import type { Cargo } from './cargo.ts';
import type { Clock } from './clock.ts';
import { chanceAhead } from './majorities.ts';
import { cityDistances } from './next-city.ts';
import type { Worth } from './weights.ts';

/** Fields around before a city can be entered again. */
const LAP = 27;
const FARTHEST = 100;

export interface Route {
  /** Visits made, and the chance to see all cities. */
  visits(state: TrainRushState, seat: Seat, clock: Clock): number;
  /** What the next cities promise. */
  ahead(state: TrainRushState, seat: Seat, clock: Clock, cargo: Cargo, ready: number): number;
}

export function routeWorth(t: Tables, w: Worth): Route {
  const distances = cityDistances(t).map((row) => Int32Array.from(row, (fields) => (fields === 0 ? LAP : fields)));
  const near = Float64Array.from({ length: FARTHEST }, (_, fields) => 2 ** (-fields / w.nearness));
  const sizes = t.sizes.length;
  const cities = t.cities.length;
  const tokenWorth = t.tokenAt.map((token) =>
    token === NONE ? 0 : t.tokens[token].vp + t.tokens[token].movement * w.tokenPoint,
  );
  const left = new Int32Array(t.any);
  /** By region and size: cubes that are missing for the open contract. */
  const lacking = new Int32Array(t.regions.length * sizes);

  /** Slot of the next marker, or −1 when the seat was there. */
  const nextSlot = (state: TrainRushState, seat: Seat, city: number): number => {
    const first = city * t.markerSlots;
    for (let slot = first; slot < first + t.markerSlots; slot++) {
      if (state.cityMarkers[slot] === seat) return NONE;
      if (state.cityMarkers[slot] === NONE) return slot;
    }
    return NONE;
  };
  /** Lists of a state are replaced, never changed: what was read out of these holds as long as they are there. */
  let lookedDisplay: readonly number[] = [];
  let lookedCargo: readonly number[] = [];
  const lookAtContracts = (state: TrainRushState, seat: Seat, { cubes, total }: Cargo): void => {
    if (state.display === lookedDisplay && state.cargo[seat] === lookedCargo) return;
    lookedDisplay = state.display;
    lookedCargo = state.cargo[seat];
    for (let i = 0; i < lacking.length; i++) {
      const tile = state.display[i];
      if (tile === NONE) {
        lacking[i] = FARTHEST;
        continue;
      }
      const { need, size } = t.contracts[tile];
      let missing = 0;
      for (let resource = 0; resource < need.length; resource++)
        if (cubes[resource] < need[resource]) missing += need[resource] - cubes[resource];
      lacking[i] = Math.max(missing, size - total);
    }
  };
  const fits = (need: readonly number[]): boolean => {
    for (let resource = 0; resource < need.length; resource++) if (left[resource] < need[resource]) return false;
    return true;
  };
  /** Contracts of a city within one unloading, the largest first; half as much for one that is nearly possible. */
  const contracts = (state: TrainRushState, city: number, cargo: Cargo, allowance: number): number => {
    const row = t.cities[city].region * sizes;
    let worth = 0;
    let almost = 0;
    let begun = false;
    let cubes = cargo.total;
    let allowed = allowance;
    for (let size = sizes - 1; size >= 0; size--) {
      if (state.contractSpaces[city * sizes + size] !== NONE || t.sizes[size] > allowed) continue;
      const lacks = lacking[row + size];
      if (lacks > 1) continue;
      const tile = t.contracts[state.display[row + size]];
      const points = tile.vp + tile.size * w.areaCube;
      if (lacks === 1) {
        almost = Math.max(almost, points);
        continue;
      }
      if (!begun) {
        left.set(cargo.cubes);
        begun = true;
      }
      if (tile.size > cubes || !fits(tile.need)) continue;
      for (let resource = 0; resource < tile.need.length; resource++) left[resource] -= tile.need[resource];
      cubes -= tile.size;
      allowed -= tile.size;
      worth += points;
    }
    return Math.max(worth * w.contract, almost * w.almost);
  };

  return {
    visits(state, seat, { movements }) {
      const { cityMarkers } = state;
      let visited = 0;
      for (let slot = 0; slot < cityMarkers.length; slot++) if (cityMarkers[slot] === seat) visited++;
      const all = t.edition.scoring.allCities;
      if (visited === cities) return all;
      return movements === 0
        ? 0
        : all * chanceAhead((visited + w.visitsPerRound * movements - cities - 0.5) / w.visitsDoubt);
    },
    ahead(state, seat, { movements }, cargo, ready) {
      const field = state.locomotives[seat];
      const away = distances[field];
      const reach = w.fieldsPerRound * movements * 1.5;
      const allowance = t.trackValues[UNLOADING][state.levels[seat * TRACKS + UNLOADING] - 1];
      const markers = state.contractMarkers[seat] > 0;
      if (reach === 0) return 0;
      lookAtContracts(state, seat, cargo);
      let best = 0;
      let second = 0;
      for (let city = 0; city < cities; city++) {
        const fields = away[city];
        if (fields > reach) continue;
        const slot = nextSlot(state, seat, city);
        let worth = slot === NONE ? 0 : tokenWorth[slot] + w.firstVisit;
        if (markers) worth += contracts(state, city, cargo, allowance);
        if (ready > 0 && state.contractors[city] !== 0) worth += w.rentStop;
        worth *= near[fields];
        if (worth > best) {
          second = best;
          best = worth;
        } else if (worth > second) second = worth;
      }
      const start = field === t.start ? w.noRegion : 0;
      return best + second * w.secondCity - start;
    },
  };
}
