/**
 * Unloading cubes from regular wagons (TR-9.19).
 *
 * Which slots are emptied, and in which order, is the player's choice. Only the kind of slot matters: cubes of
 * one resource in slots of one wagon that accept the same are one *lot*, and a lot is offered once. Only where no choice
 * is left, and before the player has picked a cube, cubes go without a question.
 */
import type { Seat } from '../../../kernel/index.ts';
import type { MoveOf } from '../moves.ts';
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
  readonly wagon: number;
  /** Place of its first cube in the seat's cargo. */
  readonly place: number;
  /** What its slots accept. */
  readonly accepts: number;
  readonly cube: number;
  count: number;
}

export function lotsOf(t: Tables, state: TrainRushState, seat: Seat): Lot[] {
  const lots: Lot[] = [];
  const own = state.wagons[seat];
  const cargo = state.cargo[seat];
  for (let i = 0; i < own.length; i++) {
    const { accepts } = t.wagons[own[i]];
    const first = lots.length;
    for (let slot = 0; slot < accepts.length; slot++) {
      const cube = cargo[i * t.maxSlots + slot];
      if (cube === NONE) continue;
      let known = first;
      while (known < lots.length && (lots[known].accepts !== accepts[slot] || lots[known].cube !== cube)) known++;
      if (known < lots.length) lots[known].count++;
      else lots.push({ wagon: own[i], place: i * t.maxSlots + slot, accepts: accepts[slot], cube, count: 1 });
    }
  }
  return lots;
}

/** Cubes per resource in the lots, without one of them. */
export function countLots(t: Tables, lots: readonly Lot[], without?: Lot): number[] {
  const counts: number[] = new Array(t.any).fill(0);
  for (const lot of lots) if (lot !== without) counts[lot.cube] += lot.count;
  return counts;
}

export const unloadMove = (t: Tables, lot: Lot): MoveOf<'unload'> =>
  t.moves.unload[lot.wagon][lot.place % t.maxSlots][lot.cube];

/** The place in the seat's cargo from which a move takes its cube. */
export const placeOf = (t: Tables, state: TrainRushState, seat: Seat, move: MoveOf<'unload'>): number =>
  state.wagons[seat].findIndex((id) => t.wagons[id].id === move.wagon) * t.maxSlots + move.slot - 1;

/** The highest value of at most so many cubes. */
export function greatestValue(t: Tables, counts: readonly number[], cubes: number): number {
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
