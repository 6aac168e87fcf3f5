/** A state that could be behind a view. */
import { freshSeed, type Stream, seedRandom } from '../../kernel/index.ts';
import { assemble, STREAMS, type SteamRollersState } from './state.ts';
import type { SteamRollersView } from './view.ts';

/** Only future rolls are unknown (SR-1.11), so a view is completed by fresh dice. */
export function imagineState(view: SteamRollersView, stream: Stream): SteamRollersState {
  return assemble(view, view.frames, seedRandom(freshSeed(stream), STREAMS), 0);
}
