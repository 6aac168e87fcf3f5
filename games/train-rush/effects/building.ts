/** Warehouses and transfer stations (TR-9.3, TR-9.4), always in the active region. */
import type { Seat } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';
import { at, type EffectOf, NONE, type Tables } from '../tables.ts';
import { zoneText } from '../terms.ts';
import { advanceInfrastructure } from './bonusTracks.ts';
import { activeRegion, type EffectKind } from './kind.ts';

/** Place of the first free warehouse space of a zone, NONE when it is full. */
export function freeWarehouseSpace(tables: Tables, state: TrainRushState, zone: number): number {
  const spaces = tables.warehouseSpaces;
  for (let i = zone * spaces; i < (zone + 1) * spaces; i++) if (state.warehouses[i] === NONE) return i;
  return NONE;
}

const NOWHERE: readonly number[] = [];

const zonesInReach = (tables: Tables, state: TrainRushState, seat: Seat): readonly number[] => {
  const region = activeRegion(tables, state, seat);
  return region === NONE ? NOWHERE : tables.zonesOf[region];
};

export const buildWarehouse = (tables: Tables): EffectKind<EffectOf<'buildWarehouse'>> => ({
  possible(state, seat) {
    if (state.warehousesLeft[seat] === 0) return false;
    for (const zone of zonesInReach(tables, state, seat))
      if (freeWarehouseSpace(tables, state, zone) !== NONE) return true;
    return false;
  },
  targets(state, seat, _effect, into) {
    for (const zone of zonesInReach(tables, state, seat))
      if (freeWarehouseSpace(tables, state, zone) !== NONE) into.push(tables.moves.buildWarehouse[zone]);
  },
  perform(state, seat, _effect, move, events) {
    if (move.type !== 'buildWarehouse') return;
    const zone = at(tables.index.zone, move.zone);
    state.warehouses[freeWarehouseSpace(tables, state, zone)] = seat;
    state.warehousesLeft[seat]--;
    events?.push({ key: 'event.warehouse', params: { seat: { seat }, zone: zoneText(move.zone) } });
    advanceInfrastructure(tables, state, seat, tables.zones[zone].region, events);
  },
});

export const buildStation = (tables: Tables): EffectKind<EffectOf<'buildStation'>> => ({
  possible(state, seat) {
    if (state.stationsLeft[seat] === 0) return false;
    for (const zone of zonesInReach(tables, state, seat)) if (state.stations[zone] === NONE) return true;
    return false;
  },
  targets(state, seat, _effect, into) {
    for (const zone of zonesInReach(tables, state, seat))
      if (state.stations[zone] === NONE) into.push(tables.moves.buildStation[zone]);
  },
  perform(state, seat, _effect, move, events) {
    if (move.type !== 'buildStation') return;
    const zone = at(tables.index.zone, move.zone);
    state.stations[zone] = seat;
    state.stationsLeft[seat]--;
    state.parcels |= 1 << zone;
    state.parcelSupply--;
    events?.push({ key: 'event.station', params: { seat: { seat }, zone: zoneText(move.zone) } });
  },
});
