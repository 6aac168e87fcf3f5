/** AB-24: Autobot's turn. */
import type { Tables } from '../tables.ts';
import { step } from '../decisions/ask.ts';

export function botHandlers(_t: Tables) {
  return {
    botTurn: step<'botTurn'>(() => {}),
    botMain: step<'botMain'>(() => {}),
    botTrucks: step<'botTrucks'>(() => {}),
    botEnd: step<'botEnd'>(() => {}),
  };
}
