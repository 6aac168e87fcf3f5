/** Changes everything that nobody at the table can know, and nothing else: the dice still to be rolled (SR-1.11, SR-11.6). */
import { freshSeed, type Stream, seedStream } from '../../kernel/index.ts';
import { STREAMS, type SteamRollersState } from './state.ts';

/** Other rolls to come; how many were made so far stays the same. */
export function scrambleState(state: SteamRollersState, stream: Stream): void {
  for (const name of STREAMS) {
    const [a, b, c] = seedStream(freshSeed(stream), name);
    const luck = state.random[name];
    luck[0] = a;
    luck[1] = b;
    luck[2] = c;
  }
}
