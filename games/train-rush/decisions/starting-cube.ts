/** D1: the cube on the free starting wagon (TR-2.6). */
import { alone, type DecisionHandler } from '../../../kernel/index.ts';
import { replaced } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, NONE, type Tables } from '../tables.ts';
import { resourceText } from '../terms.ts';

export const startingCube = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'startingCube'>, MoveOf<'startingCube'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: () => ({ text: { key: 'prompt.startingCube' }, rule: 'TR-2.6' }),
  moves: () => t.moves.startingCube,
  apply(state, _frame, seat, move, events) {
    const free = state.wagons[seat].findIndex((id) => t.wagons[id].accepts[0] === t.any);
    const slot = free * t.maxSlots;
    const cube = at(t.index.resource, move.resource);
    if (state.cargo[seat][slot] === NONE)
      state.cargo = replaced(state.cargo, seat, replaced(state.cargo[seat], slot, cube));
    events?.push({ key: 'event.startingCube', params: { seat: { seat }, cube: resourceText(move.resource) } });
  },
});
