/** AB-23.2: the row of displayed cards. */
import type { Events } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';
import { cardText } from '../terms.ts';

/** Takes a card out of the row; the cards to its left slide right and a new one comes to the left. */
export function leaveDisplay(t: Tables, s: AutobahnState, card: number, events?: Events): void {
  const { display } = s;
  for (let i = display.indexOf(card); i > 0; i--) display[i] = display[i - 1];
  const drawn = s.deck.pop();
  display[0] = drawn ?? NONE;
  if (drawn === undefined) return;
  s.reveals++;
  events?.push({ key: 'event.revealed', params: { card: cardText(t, drawn) } });
}

export function displayEmpty(s: AutobahnState): boolean {
  for (const card of s.display) if (card !== NONE) return false;
  return true;
}
