/** The end of the game (SR-9.1). */
import type { Events, Params } from '../../../kernel/index.ts';
import type { Ending, Position, SteamRollersState } from '../state.ts';

export function emptyCities(state: Position): number {
  let empty = 0;
  for (const row of state.goods) if (row.length === 0) empty++;
  return empty;
}

export function endGame(state: SteamRollersState, ending: Ending, params: Params, events?: Events): void {
  state.ending = ending;
  state.frames.length = 0;
  events?.push({ key: `event.end.${ending}`, params });
}
