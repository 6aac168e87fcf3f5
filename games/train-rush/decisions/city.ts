/** D13 and D15: presence, rent and contracts in a city (section 11). */
import { alone, type DecisionHandler, type Events, type Seat, type StepHandler } from '../../../kernel/index.ts';
import { gainVp } from '../effects/gains.ts';
import { trackValue } from '../effects/progress.ts';
import { rent, rentTargets } from '../effects/renting.ts';
import { countCubes, type Lot, lotOf, lotsFor, lotsInOrder, unloadMove } from '../effects/unloading.ts';
import type { MoveOf, TrainRushMove } from '../moves.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, NONE, type Tables, UNLOADING } from '../tables.ts';
import { contractCubes, regionText, resourceText } from '../terms.ts';

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
  state.cityMarkers[slot] = seat;
  events?.push({ key: 'event.presence', params: { seat: { seat }, city: t.cities[city].name } });
  const token = t.tokenAt[slot];
  if (token === NONE) return;
  state.tokens[seat].push(token);
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
  into?: TrainRushMove[],
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
): void {
  const tile = at(t.index.contract, move.tile);
  state.frames.push({ kind: 'contracts', seat, city, allowance: allowance - move.size });
  state.frames.push({ kind: 'deliver', seat, city, tile, served: 0, last: 0 });
}

export const cityAction = (t: Tables): DecisionHandler<TrainRushState, FrameOf<'cityAction'>, TrainRushMove> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (_state, { city }) => ({
    text: { key: 'prompt.city', params: { city: t.cities[city].name } },
    rule: 'TR-11.1',
  }),
  moves(state, { seat, city, done }) {
    const moves: TrainRushMove[] = [];
    const marked = present(t, state, seat, city);
    if (!marked) moves.push(t.moves.presence);
    if ((done & RENTED) === 0) rentTargets(t, state, seat, city, moves);
    if ((done & CONTRACTED) === 0) contractTargets(t, state, seat, city, trackValue(t, state, seat, UNLOADING), moves);
    if (marked) moves.push(t.moves.done);
    return moves;
  },
  apply(state, { seat, city, done }, _by, move, events) {
    if (move.type === 'presence') {
      state.frames.push({ kind: 'city', seat, city, done });
      markPresence(t, state, seat, city, events);
    } else if (move.type === 'rent') {
      state.frames.push({ kind: 'city', seat, city, done: done | RENTED });
      rent(t, state, seat, move, events);
    } else if (move.type === 'contract') {
      state.frames.push({ kind: 'city', seat, city, done: done | CONTRACTED });
      state.frames.push({ kind: 'refillContracts' });
      startContract(t, state, seat, city, trackValue(t, state, seat, UNLOADING), move);
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
): DecisionHandler<TrainRushState, FrameOf<'contractChoice'>, TrainRushMove> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (_state, { allowance }) => ({ text: { key: 'prompt.contracts', params: { allowance } }, rule: 'TR-11.4' }),
  moves(state, { seat, city, allowance }) {
    const moves: TrainRushMove[] = [];
    contractTargets(t, state, seat, city, allowance, moves);
    moves.push(t.moves.done);
    return moves;
  },
  apply(state, { seat, city, allowance }, _by, move) {
    if (move.type === 'contract') startContract(t, state, seat, city, allowance, move);
  },
});

/** Lots from which the next icon of a contract can be served. */
function lotsForIcon(t: Tables, state: TrainRushState, frame: FrameOf<'deliver' | 'deliverChoice'>): Lot[] {
  const { icons } = t.contracts[frame.tile];
  const icon = icons[frame.served];
  let wanted = 0;
  for (let i = frame.served; i < icons.length; i++) if (icons[i] === icon) wanted++;
  const from = frame.served > 0 && icons[frame.served - 1] === icon ? frame.last : 0;
  return lotsInOrder(lotsFor(t, state, frame.seat, icon, from), wanted);
}

function serve(
  t: Tables,
  state: TrainRushState,
  frame: FrameOf<'deliver' | 'deliverChoice'>,
  lot: Lot,
  events?: Events,
): void {
  const { seat, city, tile, served } = frame;
  state.cargo[seat][lot.place] = NONE;
  events?.push({
    key: 'event.unload',
    params: {
      seat: { seat },
      cube: resourceText(t.resources[lot.cube].id),
      wagon: t.wagons[lot.wagon].id,
    },
  });
  state.frames.push({ kind: 'deliver', seat, city, tile, served: served + 1, last: lot.order });
}

function fulfil(t: Tables, state: TrainRushState, { seat, city, tile }: FrameOf<'deliver'>, events?: Events): void {
  const { id, size, sizeIndex, vp } = t.contracts[tile];
  const sizes = t.sizes.length;
  state.contractSpaces[city * sizes + sizeIndex] = seat;
  state.contractMarkers[seat]--;
  state.display[t.cities[city].region * sizes + sizeIndex] = NONE;
  state.contractDiscard.push(tile);
  events?.push({
    key: 'event.contract',
    params: { seat: { seat }, tile: id, size, city: t.cities[city].name },
  });
  gainVp(state, seat, vp, events);
}

/** Takes cubes icon by icon, asking only where slots differ; then fulfils the contract. */
export const deliver = (t: Tables): StepHandler<TrainRushState, FrameOf<'deliver'>> => ({
  run(state, frame, events) {
    if (frame.served === t.contracts[frame.tile].size) {
      fulfil(t, state, frame, events);
      return;
    }
    const lots = lotsForIcon(t, state, frame);
    if (lots.length === 1) serve(t, state, frame, lots[0], events);
    else state.frames.push({ ...frame, kind: 'deliverChoice' });
  },
});

export const deliverChoice = (t: Tables): DecisionHandler<TrainRushState, FrameOf<'deliverChoice'>, TrainRushMove> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt(_state, { tile, served }) {
    const icon = t.contracts[tile].icons[served];
    return {
      text: { key: 'prompt.unload', params: { cube: resourceText(t.resources[icon]?.id ?? 'any') } },
      rule: 'TR-9.19',
    };
  },
  moves: (state, frame) => lotsForIcon(t, state, frame).map((lot) => unloadMove(t, lot)),
  apply(state, frame, _by, move, events) {
    if (move.type !== 'unload') return;
    const lot = lotOf(t, lotsForIcon(t, state, frame), move);
    if (lot !== undefined) serve(t, state, frame, lot, events);
  },
});

/** the display is refilled after the last contract, each emptied place from the stack of its size. */
export const refillContracts = (t: Tables): StepHandler<TrainRushState, FrameOf<'refillContracts'>> => ({
  run(state, _frame, events) {
    const sizes = t.sizes.length;
    for (let place = 0; place < state.display.length; place++) {
      if (state.display[place] !== NONE) continue;
      const tile = state.contractStacks[place % sizes].pop();
      if (tile === undefined) continue;
      state.display[place] = tile;
      state.reveals++;
      events?.push({
        key: 'event.revealContract',
        params: {
          tile: t.contracts[tile].id,
          cubes: contractCubes(t, tile),
          vp: t.contracts[tile].vp,
          region: regionText(t.regions[Math.floor(place / sizes)].id),
        },
      });
    }
  },
});
