/** Loading, drawing and exchanging wagons (TR-9.9, TR-9.10, TR-9.11). */
import { type Events, type Seat, shuffle } from '../../../kernel/index.ts';
import { added, replaced, without, withoutLast } from '../lists.ts';
import type { Into, MoveOf } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import { at, type EffectOf, NONE, type Tables, WAGONS, type WagonPair } from '../tables.ts';
import { resourceText, wagonText } from '../terms.ts';
import type { EffectKind } from './kind.ts';
import { trackValue } from './progress.ts';

/** Number of empty slots of the seat's i-th wagon. */
export function emptySlots(t: Tables, state: TrainRushState, seat: Seat, i: number): number {
  const { size } = t.wagons[state.wagons[seat][i]];
  const cargo = state.cargo[seat];
  let empty = 0;
  for (let slot = i * t.maxSlots; slot < i * t.maxSlots + size; slot++) if (cargo[slot] === NONE) empty++;
  return empty;
}

/** Load moves of the seat's i-th wagon: every choice of cubes for its empty any-slots; none for a full or special one. */
function pushLoads(t: Tables, state: TrainRushState, seat: Seat, i: number, into: Into<'load'>): void {
  const id = state.wagons[seat][i];
  const { accepts, special } = t.wagons[id];
  if (special || emptySlots(t, state, seat, i) === 0) return;
  let free = 0;
  for (let slot = 0; slot < accepts.length; slot++)
    if (accepts[slot] === t.any && state.cargo[seat][i * t.maxSlots + slot] === NONE) free++;
  for (const move of t.moves.load[id][free]) into.push(move);
}

export function canLoad(t: Tables, state: TrainRushState, seat: Seat): boolean {
  const own = state.wagons[seat];
  for (let i = 0; i < own.length; i++) if (!t.wagons[own[i]].special && emptySlots(t, state, seat, i) > 0) return true;
  return false;
}

export function loadTargets(t: Tables, state: TrainRushState, seat: Seat, into: Into<'load'>): void {
  for (let i = 0; i < state.wagons[seat].length; i++) pushLoads(t, state, seat, i, into);
}

/** Fills all empty slots of a wagon. */
export function load(t: Tables, state: TrainRushState, seat: Seat, move: MoveOf<'load'>, events?: Events): void {
  const id = at(t.index.wagon, move.wagon);
  const { accepts } = t.wagons[id];
  const first = state.wagons[seat].indexOf(id) * t.maxSlots;
  const cargo = state.cargo[seat].slice();
  const loaded: number[] = [];
  let chosen = 0;
  for (let slot = 0; slot < accepts.length; slot++) {
    if (cargo[first + slot] !== NONE) continue;
    const cube = accepts[slot] === t.any ? at(t.index.resource, move.cubes[chosen++]) : accepts[slot];
    cargo[first + slot] = cube;
    if (events !== undefined) loaded.push(cube);
  }
  state.cargo = replaced(state.cargo, seat, cargo);
  events?.push({
    key: 'event.load',
    params: {
      seat: { seat },
      wagon: wagonText(t, id),
      cubes: loaded.map((cube) => resourceText(t.resources[cube].id)),
    },
  });
}

export const loadWagon = (t: Tables): EffectKind<EffectOf<'loadWagon'>, MoveOf<'load'>> => ({
  possible: (state, seat) => canLoad(t, state, seat),
  targets: (state, seat, _effect, into) => loadTargets(t, state, seat, into),
  perform(state, seat, _effect, move, events) {
    load(t, state, seat, move, events);
  },
});

/** Whether a wagon of a size can be taken out of the pool or the special stack. */
const available = (t: Tables, state: TrainRushState, size: number, special: boolean): boolean =>
  (special ? state.specialStacks : state.wagonPools)[t.poolOf[size]].length > 0;

/** Takes a wagon; the pool is refilled, from the discards if the stack is empty. */
function take(t: Tables, state: TrainRushState, seat: Seat, id: number, events?: Events): void {
  const { size, special } = t.wagons[id];
  const pool = t.poolOf[size];
  state.wagons = replaced(state.wagons, seat, added(state.wagons[seat], id));
  const cargo = state.cargo[seat].slice();
  for (let slot = 0; slot < t.maxSlots; slot++) cargo.push(NONE);
  state.cargo = replaced(state.cargo, seat, cargo);
  events?.push({ key: 'event.takeWagon', params: { seat: { seat }, wagon: wagonText(t, id) } });
  if (special) {
    state.specialStacks = replaced(state.specialStacks, pool, withoutLast(state.specialStacks[pool]));
    return;
  }
  state.wagonPools = replaced(state.wagonPools, pool, without(state.wagonPools[pool], id));
  refillPool(t, state, pool, events);
}

export function refillPool(t: Tables, state: TrainRushState, pool: number, events?: Events): void {
  while (state.wagonPools[pool].length < t.edition.setup.wagonPoolPerSize) {
    if (state.wagonStacks[pool].length === 0 && state.wagonDiscards[pool].length > 0) {
      const stack = shuffle(state.random.wagons, state.wagonDiscards[pool].slice());
      state.wagonStacks = replaced(state.wagonStacks, pool, stack);
      state.wagonDiscards = replaced(state.wagonDiscards, pool, []);
    }
    const next = state.wagonStacks[pool].at(-1);
    if (next === undefined) return;
    state.wagonStacks = replaced(state.wagonStacks, pool, withoutLast(state.wagonStacks[pool]));
    state.wagonPools = replaced(state.wagonPools, pool, added(state.wagonPools[pool], next));
    state.reveals++;
    events?.push({ key: 'event.revealWagon', params: { wagon: wagonText(t, next) } });
  }
}

/** Removes an exchanged wagon with its contents: cubes to the supply, parcels out of the game. */
function giveUp(t: Tables, state: TrainRushState, seat: Seat, id: number): void {
  const { size, special } = t.wagons[id];
  const i = state.wagons[seat].indexOf(id);
  if (special) state.parcelsLost += size - emptySlots(t, state, seat, i);
  const cargo = state.cargo[seat].slice();
  cargo.splice(i * t.maxSlots, t.maxSlots);
  state.wagons = replaced(state.wagons, seat, without(state.wagons[seat], id));
  state.cargo = replaced(state.cargo, seat, cargo);
  const pool = t.poolOf[size];
  if (special) state.specialStacks = replaced(state.specialStacks, pool, added(state.specialStacks[pool], id));
  else if (pool !== NONE)
    state.wagonDiscards = replaced(state.wagonDiscards, pool, added(state.wagonDiscards[pool], id));
}

export const drawWagon = (t: Tables): EffectKind<EffectOf<'drawWagon'>, MoveOf<'drawWagon'>> => ({
  possible(state, seat, { slots }) {
    if (state.wagons[seat].length >= trackValue(t, state, seat, WAGONS)) return false;
    return available(t, state, slots, false) || available(t, state, slots, true);
  },
  targets(state, _seat, { slots }, into) {
    const pool = t.poolOf[slots];
    for (const id of state.wagonPools[pool]) into.push(t.moves.drawWagon[id]);
    const special = state.specialStacks[pool];
    if (special.length > 0) into.push(t.moves.drawWagon[special[special.length - 1]]);
  },
  perform(state, seat, _effect, move, events) {
    take(t, state, seat, at(t.index.wagon, move.wagon), events);
  },
});

const gives = (t: Tables, id: number, pair: WagonPair): boolean =>
  t.wagons[id].size === pair.giveSize && t.wagons[id].special === pair.giveSpecial;

/** Whether an earlier wagon of the seat is a special one of the same size with as many parcels. */
function sameSpecialBefore(t: Tables, state: TrainRushState, seat: Seat, i: number): boolean {
  const own = state.wagons[seat];
  if (!t.wagons[own[i]].special) return false;
  for (let j = 0; j < i; j++) {
    const earlier = t.wagons[own[j]];
    if (
      earlier.special &&
      earlier.size === t.wagons[own[i]].size &&
      emptySlots(t, state, seat, j) === emptySlots(t, state, seat, i)
    )
      return true;
  }
  return false;
}

/** Special wagons of the seat that differ in size or parcels: which of two equal ones is chosen does not matter. */
export function isFirstOfItsKind(t: Tables, state: TrainRushState, seat: Seat, i: number): boolean {
  return !sameSpecialBefore(t, state, seat, i);
}

export const exchangeWagon = (t: Tables): EffectKind<EffectOf<'exchangeWagon'>, MoveOf<'exchangeWagon'>> => ({
  possible(state, seat, { pairs }) {
    for (const pair of pairs) {
      if (!available(t, state, pair.takeSize, pair.takeSpecial)) continue;
      for (const id of state.wagons[seat]) if (gives(t, id, pair)) return true;
    }
    return false;
  },
  targets(state, seat, { pairs }, into) {
    const own = state.wagons[seat];
    for (const pair of pairs) {
      const pool = t.poolOf[pair.takeSize];
      const special = state.specialStacks[pool];
      for (let i = 0; i < own.length; i++) {
        if (!gives(t, own[i], pair) || sameSpecialBefore(t, state, seat, i)) continue;
        const row = t.moves.exchange[own[i]];
        if (!pair.takeSpecial) for (const id of state.wagonPools[pool]) into.push(row[id]);
        else if (special.length > 0) into.push(row[special[special.length - 1]]);
      }
    }
  },
  perform(state, seat, _effect, move, events) {
    const given = at(t.index.wagon, move.give);
    events?.push({ key: 'event.giveWagon', params: { seat: { seat }, wagon: wagonText(t, given) } });
    take(t, state, seat, at(t.index.wagon, move.take), events);
    giveUp(t, state, seat, given);
  },
});
