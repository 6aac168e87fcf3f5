/** AB-24.42, AB-24.43, AB-25.7: Autobot in the Administration phase and at Reunification. */
import type { Events } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import type { Tables } from '../tables.ts';

/** In its place in the order of the route cards the bot makes automatic promotions. */
export function botRouteStep(t: Tables, s: AutobahnState, events?: Events): void {
  const left = t.edition.solo.automaticPromotions[s.config.solo.morePromotions][s.era - 1];
  if (left > 0) events?.push({ key: 'event.botAutomatic', params: { n: left } });
  s.frames.push({ kind: 'promotions', seat: s.config.bot, left });
}

/** Its yellow card goes on top of the colour deck; the wine cards beside its board are revealed. */
export function botReunifies(t: Tables, s: AutobahnState, events?: Events): void {
  const { bot } = s;
  if (bot === undefined) return;
  for (const card of t.basics) if (t.cards[card].fromEra === 3) bot.colourDeck.push(card);
  bot.topKnown = 1;
  if (bot.wines.length === 0) return;
  s.reveals++;
  events?.push({
    key: 'event.botWines',
    params: { cities: bot.wines.map((wine) => t.cities[t.wines[wine].destination].name) },
  });
}
