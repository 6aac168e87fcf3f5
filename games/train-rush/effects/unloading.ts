/**
 * Unloading cubes from regular wagons (TR-9.19).
 *
 * Which slots are emptied is the player's choice, but only the kind of slot matters: cubes of one resource in
 * slots of one wagon that accept the same are one *lot*. Lots have an order; cubes for equal icons are taken in rising
 * order, so that every set of slots is offered exactly once.
 */
import type { Seat } from '../../../kernel/index.ts';
import type { MoveOf, TrainRushMove } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import { NONE, type Tables, UNLOADING } from '../tables.ts';
import type { Possible } from './kind.ts';
import { trackValue } from './progress.ts';

/** Cubes per resource on the seat's regular wagons, the total last. */
export function countCubes(t: Tables, state: TrainRushState, seat: Seat): number[] {
  const counts: number[] = new Array(t.any + 1).fill(0);
  const own = state.wagons[seat];
  const cargo = state.cargo[seat];
  for (let i = 0; i < own.length; i++) {
    if (t.wagons[own[i]].special) continue;
    for (let slot = i * t.maxSlots; slot < (i + 1) * t.maxSlots; slot++) {
      if (cargo[slot] === NONE) continue;
      counts[cargo[slot]]++;
      counts[t.any]++;
    }
  }
  return counts;
}

export interface Lot {
  readonly order: number;
  readonly wagon: number;
  /** Place of its first cube in the seat's cargo. */
  readonly place: number;
  readonly cube: number;
  count: number;
}

/** Lots that hold a cube for an icon, from a place in the order on. */
export function lotsFor(t: Tables, state: TrainRushState, seat: Seat, icon: number, from: number): Lot[] {
  const lots: Lot[] = [];
  const own = state.wagons[seat];
  const cargo = state.cargo[seat];
  for (let i = 0; i < own.length; i++) {
    const { accepts } = t.wagons[own[i]];
    const first = lots.length;
    for (let slot = 0; slot < accepts.length; slot++) {
      const cube = cargo[i * t.maxSlots + slot];
      if (cube === NONE || (icon !== t.any && cube !== icon)) continue;
      const order = (i * (t.any + 1) + accepts[slot]) * t.any + cube;
      if (order < from) continue;
      let known = first;
      while (known < lots.length && lots[known].order !== order) known++;
      if (known < lots.length) lots[known].count++;
      else lots.push({ order, wagon: own[i], place: i * t.maxSlots + slot, cube, count: 1 });
    }
  }
  return lots;
}

/** Cubes in lots from a place in the order on. */
const cubesFrom = (lots: readonly Lot[], from: number): number =>
  lots.reduce((sum, lot) => (lot.order >= from ? sum + lot.count : sum), 0);

/** Lots from which the next of `wanted` cubes for equal icons may be taken so that the others can follow in order. */
export function lotsInOrder(lots: readonly Lot[], wanted: number): Lot[] {
  return lots.filter((lot) => cubesFrom(lots, lot.order) >= wanted);
}

export const unloadMove = (t: Tables, lot: Lot): TrainRushMove =>
  t.moves.unload[lot.wagon][lot.place % t.maxSlots][lot.cube];

/** The lot a move speaks of. */
export const lotOf = (t: Tables, lots: readonly Lot[], move: MoveOf<'unload'>): Lot | undefined =>
  lots.find((lot) => t.wagons[lot.wagon].id === move.wagon && (lot.place % t.maxSlots) + 1 === move.slot);

/** The highest value of at most `cubes` cubes out of the lots from a place in the order on. */
export function bestValue(t: Tables, lots: readonly Lot[], from: number, cubes: number): number {
  const counts: number[] = new Array(t.any).fill(0);
  for (const lot of lots) if (lot.order >= from) counts[lot.cube] += lot.count;
  return greatestValue(t, counts, cubes);
}

function greatestValue(t: Tables, counts: readonly number[], cubes: number): number {
  let value = 0;
  for (let i = t.any - 1; i >= 0 && cubes > 0; i--) {
    const cube = t.cubesByValue[i];
    const taken = Math.min(counts[cube], cubes);
    value += taken * t.resources[cube].value;
    cubes -= taken;
  }
  return value;
}

/** The highest value the seat can sell in one stop. */
export function sellingPower(t: Tables, state: TrainRushState, seat: Seat): number {
  return greatestValue(t, countCubes(t, state, seat), trackValue(t, state, seat, UNLOADING));
}

/** Whether any exchange of the black market is within reach (TR-12.1). */
export function canSell(t: Tables, possible: Possible, state: TrainRushState, seat: Seat): boolean {
  const power = sellingPower(t, state, seat);
  for (const exchange of t.market) if (exchange.price <= power && possible(state, seat, exchange.effect)) return true;
  return false;
}
