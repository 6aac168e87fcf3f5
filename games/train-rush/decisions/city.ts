/** D13 and D15: presence, rent and contracts in a city (section 11). */
import { alone, type DecisionHandler, type Events, type Seat, type StepHandler } from '../../../kernel/index.ts';
import { gainVp } from '../effects/gains.ts';
import { trackValue } from '../effects/progress.ts';
import { rent, rentTargets } from '../effects/renting.ts';
import { countCubes, countLots, type Lot, lotsOf, placeOf, unloadMove } from '../effects/unloading.ts';
import { added, replaced, withoutLast } from '../lists.ts';
import type { Into, MoveOf } from '../moves.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, NONE, type Tables, UNLOADING } from '../tables.ts';
import { contractCubes, regionText, resourceText, wagonText } from '../terms.ts';

/** Optional activities already used up in a city action. */
const RENTED = 1;
const CONTRACTED = 2;

export function present(t: Tables, state: TrainRushState, seat: Seat, city: number): boolean {
  for (let slot = city * t.markerSlots; slot < (city + 1) * t.markerSlots; slot++)
    if (state.cityMarkers[slot] === seat) return true;
  return false;
}

/** TR-11.2: a marker on the lowest free slot, with the movement token that lies there. */
function markPresence(t: Tables, state: TrainRushState, seat: Seat, city: number, events?: Events): void {
  let slot = city * t.markerSlots;
  while (state.cityMarkers[slot] !== NONE) slot++;
  state.cityMarkers = replaced(state.cityMarkers, slot, seat);
  events?.push({ key: 'event.presence', params: { seat: { seat }, city: t.cities[city].name } });
  const token = t.tokenAt[slot];
  if (token === NONE) return;
  state.tokens = replaced(state.tokens, seat, added(state.tokens[seat], token));
  events?.push({ key: 'event.token', params: { seat: { seat }, fields: t.tokens[token].movement } });
  gainVp(state, seat, t.tokens[token].vp, events);
}

/** The open contract of a size in the city's region, if the seat can fulfil it here and now (TR-11.4); else NONE. */
function openContract(
  t: Tables,
  state: TrainRushState,
  city: number,
  size: number,
  allowance: number,
  cubes: readonly number[],
): number {
  const sizes = t.sizes.length;
  if (t.sizes[size] > allowance || t.sizes[size] > cubes[t.any]) return NONE;
  if (state.contractSpaces[city * sizes + size] !== NONE) return NONE;
  const tile = state.display[t.cities[city].region * sizes + size];
  if (tile === NONE) return NONE;
  const { need } = t.contracts[tile];
  for (let resource = 0; resource < need.length; resource++) if (cubes[resource] < need[resource]) return NONE;
  return tile;
}

/** Adds the contracts that can be fulfilled; says whether there is one. */
export function contractTargets(
  t: Tables,
  state: TrainRushState,
  seat: Seat,
  city: number,
  allowance: number,
  into?: Into<'contract'>,
): boolean {
  if (state.contractMarkers[seat] === 0) return false;
  const cubes = countCubes(t, state, seat);
  let found = false;
  for (let size = 0; size < t.sizes.length; size++) {
    const tile = openContract(t, state, city, size, allowance, cubes);
    if (tile === NONE) continue;
    if (into === undefined) return true;
    found = true;
    into.push(t.moves.contract[tile]);
  }
  return found;
}

/** Asks for the next activity; presence alone is marked without asking. */
export const city = (t: Tables): StepHandler<TrainRushState, FrameOf<'city'>> => ({
  run(state, { seat, city, done }, events) {
    const allowance = trackValue(t, state, seat, UNLOADING);
    if (
      ((done & RENTED) === 0 && rentTargets(t, state, seat, city)) ||
      ((done & CONTRACTED) === 0 && contractTargets(t, state, seat, city, allowance))
    ) {
      state.frames.push({ kind: 'cityAction', seat, city, done });
    } else if (!present(t, state, seat, city)) markPresence(t, state, seat, city, events);
  },
});

function startContract(
  t: Tables,
  state: TrainRushState,
  seat: Seat,
  city: number,
  allowance: number,
  move: MoveOf<'contract'>,
  events?: Events,
): void {
  const tile = at(t.index.contract, move.tile);
  state.frames.push({ kind: 'contracts', seat, city, allowance: allowance - move.size });
  let delivery: FrameOf<'deliver'> = { kind: 'deliver', seat, city, tile, unloaded: [] };
  for (let lot = neededLot(t, state, delivery); lot !== undefined; lot = neededLot(t, state, delivery))
    delivery = unload(t, state, delivery, lot.place, events);
  goOn(t, state, delivery, events);
}

export const cityAction = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'cityAction'>, MoveOf<'presence' | 'rent' | 'contract' | 'done'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (_state, { city }) => ({
    text: { key: 'prompt.city', params: { city: t.cities[city].name } },
    rule: 'TR-11.1',
  }),
  moves(state, { seat, city, done }) {
    const moves: MoveOf<'presence' | 'rent' | 'contract' | 'done'>[] = [];
    const marked = present(t, state, seat, city);
    if (!marked) moves.push(t.moves.presence);
    if ((done & RENTED) === 0) rentTargets(t, state, seat, city, moves);
    if ((done & CONTRACTED) === 0) contractTargets(t, state, seat, city, trackValue(t, state, seat, UNLOADING), moves);
    if (marked) moves.push(t.moves.done);
    return moves;
  },
  apply(state, { seat, city, done }, _by, move, events) {
    switch (move.type) {
      case 'presence':
        state.frames.push({ kind: 'city', seat, city, done });
        markPresence(t, state, seat, city, events);
        break;
      case 'rent':
        state.frames.push({ kind: 'city', seat, city, done: done | RENTED });
        rent(t, state, seat, move, events);
        break;
      case 'contract':
        state.frames.push({ kind: 'city', seat, city, done: done | CONTRACTED });
        state.frames.push({ kind: 'refillContracts' });
        startContract(t, state, seat, city, trackValue(t, state, seat, UNLOADING), move, events);
        break;
      case 'done':
        break;
    }
  },
});

/** Contracts are one uninterrupted activity (TR-11.5). */
export const contracts = (t: Tables): StepHandler<TrainRushState, FrameOf<'contracts'>> => ({
  run(state, { seat, city, allowance }) {
    if (contractTargets(t, state, seat, city, allowance))
      state.frames.push({ kind: 'contractChoice', seat, city, allowance });
  },
});

export const contractChoice = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'contractChoice'>, MoveOf<'contract' | 'done'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (_state, { allowance }) => ({ text: { key: 'prompt.contracts', params: { allowance } }, rule: 'TR-11.4' }),
  moves(state, { seat, city, allowance }) {
    const moves: MoveOf<'contract' | 'done'>[] = [];
    contractTargets(t, state, seat, city, allowance, moves);
    moves.push(t.moves.done);
    return moves;
  },
  apply(state, { seat, city, allowance }, _by, move, events) {
    if (move.type === 'contract') startContract(t, state, seat, city, allowance, move, events);
  },
});

/** Cubes a delivery still lacks, by resource; the last number counts the icons any cube will do for. */
function stillWanted(t: Tables, { tile, unloaded }: FrameOf<'deliver'>): number[] {
  const { need, size } = t.contracts[tile];
  const wanted = [...need, size - need.reduce((sum, cubes) => sum + cubes, 0)];
  for (const cube of unloaded) wanted[wanted[cube] > 0 ? cube : t.any]--;
  return wanted;
}

const isWanted = (t: Tables, wanted: readonly number[], cube: number): boolean => wanted[cube] > 0 || wanted[t.any] > 0;

/** Whether so many cubes of each resource are enough. */
function enough(t: Tables, wanted: readonly number[], counts: readonly number[]): boolean {
  let spare = 0;
  for (let resource = 0; resource < t.any; resource++) {
    if (counts[resource] < wanted[resource]) return false;
    spare += counts[resource] - wanted[resource];
  }
  return spare >= wanted[t.any];
}

/** Lots from which the next cube can be unloaded: the rest of the contract can be met after any of them. */
function lotsToUnload(t: Tables, state: TrainRushState, delivery: FrameOf<'deliver'>): Lot[] {
  const wanted = stillWanted(t, delivery);
  return lotsOf(t, state, delivery.seat).filter(({ cube }) => isWanted(t, wanted, cube));
}

/** A lot without which the contract could not be met. */
function neededLot(t: Tables, state: TrainRushState, delivery: FrameOf<'deliver'>): Lot | undefined {
  const wanted = stillWanted(t, delivery);
  const lots = lotsOf(t, state, delivery.seat);
  return lots.find((lot) => isWanted(t, wanted, lot.cube) && !enough(t, wanted, countLots(t, lots, lot)));
}

function unload(
  t: Tables,
  state: TrainRushState,
  delivery: FrameOf<'deliver'>,
  place: number,
  events?: Events,
): FrameOf<'deliver'> {
  const { seat, unloaded } = delivery;
  const cube = state.cargo[seat][place];
  const wagon = state.wagons[seat][Math.floor(place / t.maxSlots)];
  state.cargo = replaced(state.cargo, seat, replaced(state.cargo[seat], place, NONE));
  events?.push({
    key: 'event.unload',
    params: { seat: { seat }, cube: resourceText(t.resources[cube].id), wagon: wagonText(t, wagon) },
  });
  return { ...delivery, unloaded: [...unloaded, cube] };
}

/** Asks for the next cube; with the last one the contract is fulfilled. */
function goOn(t: Tables, state: TrainRushState, delivery: FrameOf<'deliver'>, events?: Events): void {
  if (delivery.unloaded.length === t.contracts[delivery.tile].size) fulfil(t, state, delivery, events);
  else state.frames.push(delivery);
}

function fulfil(t: Tables, state: TrainRushState, { seat, city, tile }: FrameOf<'deliver'>, events?: Events): void {
  const { sizeIndex, vp } = t.contracts[tile];
  const sizes = t.sizes.length;
  state.contractSpaces = replaced(state.contractSpaces, city * sizes + sizeIndex, seat);
  state.contractMarkers[seat]--;
  state.display = replaced(state.display, t.cities[city].region * sizes + sizeIndex, NONE);
  state.contractDiscard = added(state.contractDiscard, tile);
  events?.push({
    key: 'event.contract',
    params: { seat: { seat }, cubes: contractCubes(t, tile), city: t.cities[city].name },
  });
  gainVp(state, seat, vp, events);
}

export const deliver = (t: Tables): DecisionHandler<TrainRushState, FrameOf<'deliver'>, MoveOf<'unload'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (_state, { tile, unloaded }) => ({
    text: {
      key: 'prompt.unload',
      params: { contract: contractCubes(t, tile), left: t.contracts[tile].size - unloaded.length },
    },
    rule: 'TR-9.19',
  }),
  moves: (state, delivery) => lotsToUnload(t, state, delivery).map((lot) => unloadMove(t, lot)),
  apply(state, delivery, _by, move, events) {
    goOn(t, state, unload(t, state, delivery, placeOf(t, state, delivery.seat, move), events), events);
  },
});

/** the display is refilled after the last contract, each emptied place from the stack of its size. */
export const refillContracts = (t: Tables): StepHandler<TrainRushState, FrameOf<'refillContracts'>> => ({
  run(state, _frame, events) {
    const sizes = t.sizes.length;
    for (let place = 0; place < state.display.length; place++) {
      if (state.display[place] !== NONE) continue;
      const stack = state.contractStacks[place % sizes];
      const tile = stack.at(-1);
      if (tile === undefined) continue;
      state.contractStacks = replaced(state.contractStacks, place % sizes, withoutLast(stack));
      state.display = replaced(state.display, place, tile);
      state.reveals++;
      events?.push({
        key: 'event.revealContract',
        params: {
          cubes: contractCubes(t, tile),
          vp: t.contracts[tile].vp,
          region: regionText(t.regions[Math.floor(place / sizes)].id),
        },
      });
    }
  },
});
