/** What a train carries and could carry; looked at once for an evaluation. */
import type { Seat } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';
import type { Worth } from './weights.ts';

export interface Cargo {
  /** Cubes by resource on regular wagons, and all of them. */
  readonly cubes: Int32Array;
  total: number;
  /** Slots by resource that would take it, and all regular ones. */
  readonly room: Int32Array;
  slots: number;
  /** What the special wagons hold: points of full ones, parcels missing on the others, and what those promise. */
  full: number;
  missing: number;
  promised: number;
  /** Where all that was read. Lists of a state are replaced, never changed. */
  wagons: readonly number[];
  held: readonly number[];
}

export const newCargo = (t: Tables): Cargo => ({
  cubes: new Int32Array(t.any),
  total: 0,
  room: new Int32Array(t.any),
  slots: 0,
  full: 0,
  missing: 0,
  promised: 0,
  wagons: [],
  held: [],
});

export function lookAtCargo(t: Tables, w: Worth, state: TrainRushState, seat: Seat, cargo: Cargo): void {
  const own = state.wagons[seat];
  if (own === cargo.wagons && state.cargo[seat] === cargo.held) return;
  cargo.wagons = own;
  cargo.held = state.cargo[seat];
  cargo.cubes.fill(0);
  cargo.room.fill(0);
  cargo.total = 0;
  cargo.slots = 0;
  cargo.full = 0;
  cargo.missing = 0;
  cargo.promised = 0;
  for (let i = 0; i < own.length; i++) {
    if (t.wagons[own[i]].special) addParcels(t, w, state, seat, i, cargo);
    else addCubes(t, state, seat, i, cargo);
  }
}

function addCubes(t: Tables, state: TrainRushState, seat: Seat, i: number, cargo: Cargo): void {
  const { accepts } = t.wagons[state.wagons[seat][i]];
  const held = state.cargo[seat];
  const { cubes, room } = cargo;
  cargo.slots += accepts.length;
  for (let slot = 0; slot < accepts.length; slot++) {
    const cube = held[i * t.maxSlots + slot];
    if (cube !== NONE) {
      cubes[cube]++;
      cargo.total++;
    }
    if (accepts[slot] < t.any) room[accepts[slot]]++;
    else for (let resource = 0; resource < t.any; resource++) room[resource]++;
  }
}

function addParcels(t: Tables, w: Worth, state: TrainRushState, seat: Seat, i: number, cargo: Cargo): void {
  const { size, vpWhenFull } = t.wagons[state.wagons[seat][i]];
  const held = state.cargo[seat];
  let missing = 0;
  for (let slot = i * t.maxSlots; slot < i * t.maxSlots + size; slot++) if (held[slot] === NONE) missing++;
  if (missing === 0) {
    cargo.full += vpWhenFull;
    return;
  }
  cargo.missing += missing;
  cargo.promised += vpWhenFull * w.parcelTrust ** missing;
}
