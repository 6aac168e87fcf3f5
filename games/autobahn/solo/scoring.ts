/** AB-28.5: Planning counts the Improved and Advanced cards among Autobot's colour cards. */
import type { AutobahnState } from '../state.ts';
import type { Tables } from '../tables.ts';

export function botCards(t: Tables, s: AutobahnState): number {
  const { bot } = s;
  if (bot === undefined) return 0;
  return [...bot.colourDeck, ...bot.colourCards].filter((card) => !t.cards[card].basic).length;
}
