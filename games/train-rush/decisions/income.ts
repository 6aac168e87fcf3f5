/** D7: investment markers, coal and loading (section 6). */
import { alone, type DecisionHandler, type StepHandler } from '../../../kernel/index.ts';
import { gainCoal, gainInvestment } from '../effects/gains.ts';
import { trackValue } from '../effects/progress.ts';
import { canLoad, load, loadTargets } from '../effects/wagons.ts';
import type { MoveOf } from '../moves.ts';
import { enterPhase } from '../phases.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { COAL, INVESTMENT, LOADING, type Tables } from '../tables.ts';

export const income = (t: Tables): StepHandler<TrainRushState, FrameOf<'income'>> => ({
  run(state, { place }, events) {
    if (place === 0) enterPhase(state, 'income', events);
    const seat = state.order[place];
    if (place + 1 < state.seats) state.frames.push({ kind: 'income', place: place + 1 });
    else state.frames.push({ kind: 'investment', place: 0 });
    gainInvestment(state, seat, trackValue(t, state, seat, INVESTMENT), events);
    gainCoal(state, seat, trackValue(t, state, seat, COAL), events);
    state.frames.push({ kind: 'loading', seat, left: trackValue(t, state, seat, LOADING) });
  },
});

export const loading = (t: Tables): StepHandler<TrainRushState, FrameOf<'loading'>> => ({
  run(state, { seat, left }) {
    if (left > 0 && canLoad(t, state, seat)) state.frames.push({ kind: 'loadingChoice', seat, left });
  },
});

export const loadingChoice = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'loadingChoice'>, MoveOf<'load' | 'done'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (_state, { left }) => ({ text: { key: 'prompt.loading', params: { left } }, rule: 'TR-6.1' }),
  moves(state, { seat }) {
    const moves: MoveOf<'load' | 'done'>[] = [];
    loadTargets(t, state, seat, moves);
    moves.push(t.moves.done);
    return moves;
  },
  apply(state, { seat, left }, _by, move, events) {
    if (move.type === 'load') {
      load(t, state, seat, move, events);
      state.frames.push({ kind: 'loading', seat, left: left - 1 });
    }
  },
});
