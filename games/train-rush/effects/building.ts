/** Warehouses and transfer stations (TR-9.3, TR-9.4), always in the active region. */
import type { Seat } from '../../../kernel/index.ts';
import { replaced } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import { at, type EffectOf, NONE, type Tables } from '../tables.ts';
import { zoneText } from '../terms.ts';
import { advanceInfrastructure } from './bonus-tracks.ts';
import { activeRegion, type EffectKind } from './kind.ts';

/** Place of the first free warehouse space of a zone, NONE when it is full. */
export function freeWarehouseSpace(t: Tables, state: TrainRushState, zone: number): number {
  const spaces = t.warehouseSpaces;
  for (let i = zone * spaces; i < (zone + 1) * spaces; i++) if (state.warehouses[i] === NONE) return i;
  return NONE;
}

const NOWHERE: readonly number[] = [];

const zonesInReach = (t: Tables, state: TrainRushState, seat: Seat): readonly number[] => {
  const region = activeRegion(t, state, seat);
  return region === NONE ? NOWHERE : t.zonesOf[region];
};

export const buildWarehouse = (t: Tables): EffectKind<EffectOf<'buildWarehouse'>, MoveOf<'buildWarehouse'>> => ({
  possible(state, seat) {
    if (state.warehousesLeft[seat] === 0) return false;
    for (const zone of zonesInReach(t, state, seat)) if (freeWarehouseSpace(t, state, zone) !== NONE) return true;
    return false;
  },
  targets(state, seat, _effect, into) {
    for (const zone of zonesInReach(t, state, seat))
      if (freeWarehouseSpace(t, state, zone) !== NONE) into.push(t.moves.buildWarehouse[zone]);
  },
  perform(state, seat, _effect, move, events) {
    const zone = at(t.index.zone, move.zone);
    state.warehouses = replaced(state.warehouses, freeWarehouseSpace(t, state, zone), seat);
    state.warehousesLeft[seat]--;
    events?.push({ key: 'event.warehouse', params: { seat: { seat }, zone: zoneText(move.zone) } });
    advanceInfrastructure(t, state, seat, t.zones[zone].region, events);
  },
});

export const buildStation = (t: Tables): EffectKind<EffectOf<'buildStation'>, MoveOf<'buildStation'>> => ({
  possible(state, seat) {
    if (state.stationsLeft[seat] === 0) return false;
    for (const zone of zonesInReach(t, state, seat)) if (state.stations[zone] === NONE) return true;
    return false;
  },
  targets(state, seat, _effect, into) {
    for (const zone of zonesInReach(t, state, seat))
      if (state.stations[zone] === NONE) into.push(t.moves.buildStation[zone]);
  },
  perform(state, seat, _effect, move, events) {
    const zone = at(t.index.zone, move.zone);
    state.stations = replaced(state.stations, zone, seat);
    state.stationsLeft[seat]--;
    state.parcels |= 1 << zone;
    state.parcelSupply--;
    events?.push({ key: 'event.station', params: { seat: { seat }, zone: zoneText(move.zone) } });
  },
});
