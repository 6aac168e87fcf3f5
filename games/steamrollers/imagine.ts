/** A state that could be behind a view. */
import { freshSeed, type Stream, seedRandom } from '../../kernel/index.ts';
import { assemble, STREAMS, type SteamRollersState } from './state.ts';
import type { SteamRollersView } from './view.ts';

/** Only future rolls are unknown (SR-1.11), so a view is completed by fresh dice. */
export function imagineState(view: SteamRollersView, stream: Stream): SteamRollersState {
  return assemble(view, view.frames, seedRandom(freshSeed(stream), STREAMS), 0);
}

/** The same for a state at hand: everything else lies open. */
export function redealState(state: SteamRollersState, stream: Stream): void {
  Object.assign(state.random, seedRandom(freshSeed(stream), STREAMS));
  state.reveals = 0;
}
