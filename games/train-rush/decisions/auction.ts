/** D4: the auction for turn order (section 4). */
import { alone, type DecisionHandler, type Events, type StepHandler } from '../../../kernel/index.ts';
import type { MoveOf } from '../moves.ts';
import { enterPhase } from '../phases.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import type { Tables } from '../tables.ts';

/** TR-4.2: highest number first; of equal numbers the one played earlier. */
function rearrange(state: TrainRushState, events?: Events): void {
  // Sorting is stable, and the present order is the order in which the spies were played.
  state.order = state.order.slice().sort((a, b) => state.playedSpy[b] - state.playedSpy[a]);
  events?.push({ key: 'event.turnOrder', params: { order: state.order.map((seat) => ({ seat })) } });
}

export const startRound = (): StepHandler<TrainRushState, FrameOf<'startRound'>> => ({
  run(state, _frame, events) {
    events?.push({ key: 'event.round', params: { round: state.round } });
    state.playedSpy.fill(0);
    enterPhase(state, 'auction', events);
    state.frames.push({ kind: 'auction', place: 0 });
  },
});

export const auction = (t: Tables): DecisionHandler<TrainRushState, FrameOf<'auction'>, MoveOf<'playSpy'>> => ({
  seats: (state, { place }) => alone(state.order[place]),
  prompt: () => ({ text: { key: 'prompt.auction' }, rule: 'TR-4.1' }),
  moves(state, _frame, seat) {
    const moves: MoveOf<'playSpy'>[] = [];
    for (let number = 0; number < t.moves.playSpy.length; number++)
      if ((state.spies[seat] >> number) & 1) moves.push(t.moves.playSpy[number]);
    return moves;
  },
  apply(state, { place }, seat, move, events) {
    state.spies[seat] &= ~(1 << move.number);
    state.playedSpy[seat] = move.number;
    events?.push({ key: 'event.spy', params: { seat: { seat }, number: move.number } });
    if (place + 1 < state.seats) {
      state.frames.push({ kind: 'auction', place: place + 1 });
      return;
    }
    rearrange(state, events);
    state.usedStates = 0;
    enterPhase(state, 'lobbying', events);
    state.frames.push({ kind: 'lobbying', place: 0 });
  },
});
