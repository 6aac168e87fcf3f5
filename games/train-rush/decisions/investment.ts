/** D8: actions paid with investment markers, until all have passed (section 7). */
import { alone, type DecisionHandler, type Events, type Seat, type StepHandler } from '../../../kernel/index.ts';
import { grant, type Possible } from '../effects/kind.ts';
import type { MoveOf } from '../moves.ts';
import { enterPhase } from '../phases.ts';
import { planFor } from '../setup.ts';
import { type FrameOf, PHASES, type TrainRushState } from '../state.ts';
import { at, type Tables } from '../tables.ts';
import { effectText } from '../terms.ts';

/** TR-7.2, TR-7.7: payable, with enough free spaces, and able to do something. */
export function actionOpen(t: Tables, possible: Possible, state: TrainRushState, seat: Seat, action: number): boolean {
  const { cost, area, effect } = t.actions[action];
  if (state.investment[seat] < cost) return false;
  if (state.areas[area] + cost > planFor(t, state.seats).actionAreaSpaces) return false;
  return possible(state, seat, effect);
}

function pass(state: TrainRushState, seat: Seat, events?: Events): void {
  state.passed |= 1 << seat;
  events?.push({ key: 'event.pass', params: { seat: { seat }, kept: state.investment[seat] } });
}

/** Whose turn it is next; a player without any possible action passes by itself. */
export const investment = (t: Tables, possible: Possible): StepHandler<TrainRushState, FrameOf<'investment'>> => ({
  run(state, { place }, events) {
    if (PHASES[state.phase] !== 'investment') {
      enterPhase(state, 'investment', events);
      state.passed = 0;
    }
    const all = (1 << state.seats) - 1;
    for (; state.passed !== all; place++) {
      const seat = state.order[place % state.seats];
      if ((state.passed >> seat) & 1) continue;
      if (!t.actions.some((_, action) => actionOpen(t, possible, state, seat, action))) {
        pass(state, seat, events);
        continue;
      }
      state.frames.push({ kind: 'investment', place: (place + 1) % state.seats });
      state.frames.push({ kind: 'investmentTurn', seat });
      return;
    }
    state.frames.push({ kind: 'movementTurn', place: 0 });
  },
});

export const investmentTurn = (
  t: Tables,
  possible: Possible,
): DecisionHandler<TrainRushState, FrameOf<'investmentTurn'>, MoveOf<'areaAction' | 'pass'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (state, { seat }) => ({
    text: { key: 'prompt.investment', params: { markers: state.investment[seat] } },
    rule: 'TR-7.1',
  }),
  moves(state, { seat }) {
    const moves: MoveOf<'areaAction' | 'pass'>[] = [];
    for (let action = 0; action < t.actions.length; action++)
      if (actionOpen(t, possible, state, seat, action)) moves.push(t.moves.areaAction[action]);
    moves.push(t.moves.pass);
    return moves;
  },
  apply(state, { seat }, _by, move, events) {
    if (move.type === 'pass') {
      pass(state, seat, events);
      return;
    }
    const { cost, area, effect } = t.actions[at(t.index.action, move.action)];
    state.investment[seat] -= cost;
    state.areas[area] += cost;
    events?.push({
      key: 'event.action',
      params: { seat: { seat }, effect: effectText(t, t.effects[effect]), cost },
    });
    grant(t, state, seat, effect, true);
  },
});
