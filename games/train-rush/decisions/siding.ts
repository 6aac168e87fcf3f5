/** D18 and D23: parcels and zone scoring on a siding, and the refill of bonus spaces (section 13). */
import {
  alone,
  type DecisionHandler,
  type Events,
  type Seat,
  type StepHandler,
  shuffle,
} from '../../../kernel/index.ts';
import { advanceContractorTrack } from '../effects/bonus-tracks.ts';
import { emptySlots, isFirstOfItsKind } from '../effects/wagons.ts';
import { added, replaced, withoutLast } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, NONE, type Tables } from '../tables.ts';
import { effectText, wagonText, zoneName, zoneText } from '../terms.ts';

function rebuildStack(state: TrainRushState, stack: number): void {
  if (state.tileDiscard.length === 0) return;
  const tiles = shuffle(state.random.sidingTiles, state.tileDiscard.slice());
  state.tileStacks = replaced(state.tileStacks, stack, tiles);
  state.tileDiscard = [];
  state.rebuiltStacks |= 1 << stack;
}

/** The stack of the row, or if it is empty the largest other one. */
function sourceStack(state: TrainRushState, row: number): number {
  if (state.tileStacks[row].length > 0) return row;
  let largest = row;
  for (let i = 0; i < state.tileStacks.length; i++)
    if (state.tileStacks[i].length > state.tileStacks[largest].length) largest = i;
  return largest;
}

/** TR-13.3. */
export const refillTile = (t: Tables): StepHandler<TrainRushState, FrameOf<'refillTile'>> => ({
  run(state, { space, tile }, events) {
    state.tileDiscard = added(state.tileDiscard, tile);
    const source = sourceStack(state, t.rowOf[space]);
    if (state.tileStacks[source].length === 0) rebuildStack(state, source);
    const next = state.tileStacks[source].at(-1);
    if (next === undefined) return;
    state.tileStacks = replaced(state.tileStacks, source, withoutLast(state.tileStacks[source]));
    state.tiles = replaced(state.tiles, space, next);
    state.reveals++;
    if (state.tileStacks[source].length === 0) rebuildStack(state, source);
    events?.push({
      key: 'event.revealTile',
      params: {
        space: space + 1,
        effect: effectText(t, t.effects[t.tiles[next].effect]),
      },
    });
  },
});

function parcelTargets(t: Tables, state: TrainRushState, seat: Seat): MoveOf<'takeParcel'>[] {
  const moves: MoveOf<'takeParcel'>[] = [];
  const own = state.wagons[seat];
  for (let i = 0; i < own.length; i++) {
    if (!t.wagons[own[i]].special || emptySlots(t, state, seat, i) === 0) continue;
    if (isFirstOfItsKind(t, state, seat, i)) moves.push(t.moves.takeParcel[own[i]]);
  }
  return moves;
}

export const parcel = (t: Tables): StepHandler<TrainRushState, FrameOf<'parcel'>> => ({
  run(state, { seat, zone }) {
    if (((state.parcels >> zone) & 1) === 0) return;
    if (parcelTargets(t, state, seat).length > 0) state.frames.push({ kind: 'parcelChoice', seat, zone });
  },
});

export const parcelChoice = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'parcelChoice'>, MoveOf<'takeParcel' | 'decline'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (_state, { zone }) => ({
    text: { key: 'prompt.parcel', params: { zone: zoneName(t.zones[zone].id) } },
    rule: 'TR-13.4',
  }),
  moves: (state, { seat }) => [...parcelTargets(t, state, seat), t.moves.decline],
  apply(state, { seat, zone }, _by, move, events) {
    if (move.type === 'decline') return;
    const id = at(t.index.wagon, move.wagon);
    const slot = state.cargo[seat].indexOf(NONE, state.wagons[seat].indexOf(id) * t.maxSlots);
    state.cargo = replaced(state.cargo, seat, replaced(state.cargo[seat], slot, 0));
    state.parcels &= ~(1 << zone);
    events?.push({
      key: 'event.parcel',
      params: { seat: { seat }, zone: zoneText(t.zones[zone].id), wagon: wagonText(t, id) },
    });
  },
});

/** TR-13.5: owners advance for their rented warehouses, the mover first, then in turn order behind the mover. */
export const zoneScoringA = (t: Tables): StepHandler<TrainRushState, FrameOf<'zoneScoringA'>> => ({
  run(state, { seat: mover, zone }) {
    const place = state.order.indexOf(mover);
    const spaces = t.warehouseSpaces;
    for (let i = state.seats - 1; i >= 0; i--) {
      const seat = state.order[(place + i) % state.seats];
      let colours = 0;
      for (let space = zone * spaces; space < (zone + 1) * spaces; space++)
        if (state.warehouses[space] === seat && state.renters[space] !== NONE) colours |= 1 << state.renters[space];
      if (colours !== 0) state.frames.push({ kind: 'scoreWarehouses', seat, colours });
    }
  },
});

/** TR-13.6: the owner of the station advances once for each rented warehouse. */
export const zoneScoringB = (t: Tables): StepHandler<TrainRushState, FrameOf<'zoneScoringB'>> => ({
  run(state, { zone }) {
    const seat = state.stations[zone];
    if (seat === NONE) return;
    const spaces = t.warehouseSpaces;
    let rented = 0;
    for (let space = zone * spaces; space < (zone + 1) * spaces; space++) if (state.renters[space] !== NONE) rented++;
    if (rented > 0) state.frames.push({ kind: 'infrastructure', seat, region: t.zones[zone].region, left: rented });
  },
});

function landsOnBonus(t: Tables, state: TrainRushState, seat: Seat, colour: number): boolean {
  const { spaces, bonus } = t.contractorTracks[colour];
  const space = state.contractorTracks[seat * t.colours.length + colour];
  return space < spaces && bonus[space + 1] !== NONE;
}

function advanceAll(t: Tables, state: TrainRushState, seat: Seat, colours: number, events?: Events): void {
  for (let colour = 0; colour < t.colours.length; colour++)
    if ((colours >> colour) & 1) advanceContractorTrack(t, state, seat, colour, 1, events);
}

/** The order of several advances is asked only where one of them gives a bonus. */
export const scoreWarehouses = (t: Tables): StepHandler<TrainRushState, FrameOf<'scoreWarehouses'>> => ({
  run(state, { seat, colours }, events) {
    const several = (colours & (colours - 1)) !== 0;
    const bonus = t.colours.some(
      (_, colour) => ((colours >> colour) & 1) === 1 && landsOnBonus(t, state, seat, colour),
    );
    if (several && bonus) state.frames.push({ kind: 'scoreOrder', seat, colours });
    else advanceAll(t, state, seat, colours, events);
  },
});

export const scoreOrder = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'scoreOrder'>, MoveOf<'scoreWarehouse'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: () => ({ text: { key: 'prompt.scoreOrder' }, rule: 'TR-13.5' }),
  moves: (_state, { colours }) => t.moves.scoreWarehouse.filter((_, colour) => (colours >> colour) & 1),
  apply(state, { seat, colours }, _by, move, events) {
    const colour = at(t.index.colour, move.contractor);
    state.frames.push({ kind: 'scoreWarehouses', seat, colours: colours & ~(1 << colour) });
    advanceContractorTrack(t, state, seat, colour, 1, events);
  },
});
