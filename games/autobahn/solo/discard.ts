/** AB-24.11: Autobot discards a displayed card. */
import type { Events } from '../../../kernel/index.ts';
import { leaveDisplay } from '../effects/display.ts';
import { ones } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import { bit, COLOUR_COUNT, NONE, type Tables } from '../tables.ts';
import { cardText } from '../terms.ts';

/** The colours that appear most often in the row, as a mask. */
function commonest(t: Tables, shown: readonly number[]): number {
  let most = 0;
  let mask = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const n = shown.filter((card) => bit(t.cards[card].colours, colour)).length;
    if (n > most) mask = 0;
    most = Math.max(most, n);
    if (n === most && n > 0) mask |= 1 << colour;
  }
  return mask;
}

export function discardCard(t: Tables, s: AutobahnState, colours: number): number {
  const shown = s.display.filter((card) => card !== NONE);
  const current = shown.find((card) => (t.cards[card].colours & colours) !== 0);
  if (current !== undefined) return current;
  const mask = commonest(t, shown);
  return shown.findLast((card) => ones(t.cards[card].colours & mask) > 0) ?? NONE;
}

export function botDiscards(t: Tables, s: AutobahnState, colours: number, events?: Events): void {
  const card = discardCard(t, s, colours);
  if (card === NONE) return;
  events?.push({ key: 'event.botDiscard', params: { card: cardText(t, card) } });
  leaveDisplay(t, s, card, events);
}
