/** Autobot at the table: seat B, with the next colour card and task card of a test's choice. */

import { GOODS } from '../components/edition.ts';
import type { BotState } from '../state.ts';
import { NONE, TRUCKS } from '../tables.ts';
import { B, card, country, type Table, type TableWish, t, table } from '../testing.ts';

export const BOT = B;

export function botOf(p: Table): BotState {
  const { bot } = p.s;
  if (bot === undefined) throw new Error('Autobot is not at the table');
  return bot;
}

export const task = (id: string): number => t.edition.solo.taskCards.cards.findIndex((known) => known.id === id);

export const solo = (wish: TableWish = {}): Table => table({ ...wish, solo: true }).board(B, 'delivery-3');

/** Puts cards on top of the decks. */
export function stacked(p: Table, colourCard: string, ...tasks: string[]): Table {
  const bot = botOf(p);
  const top = card(colourCard);
  bot.colourDeck = [...bot.colourDeck.filter((c) => c !== top), top];
  const wanted = tasks.map(task);
  bot.advancedTasks = bot.advancedTasks.filter((known) => !wanted.includes(known));
  bot.taskDeck = [...bot.taskDeck.filter((known) => !wanted.includes(known)), ...wanted.reverse()];
  return p;
}

/** Autobot's action phase with this colour card and this task. */
export function act(p: Table, colourCard: string, ...tasks: string[]): Table {
  return stacked(p, colourCard, ...tasks)
    .turn(BOT)
    .play({ type: 'autobotActs' });
}

export function botTruck(p: Table, truck: number, place: string, goods: (typeof GOODS)[number], target: string): Table {
  p.truck(BOT, truck, place, goods);
  botOf(p).targets[truck - 1] = country(target);
  botOf(p).loadedAt[truck - 1] = ++botOf(p).loads;
  return p;
}

/** What one bot truck carries and where it is going. */
export function headingOf(p: Table, truck: number): string {
  const goods = p.s.goods[BOT * TRUCKS + truck - 1];
  const target = botOf(p).targets[truck - 1];
  if (goods === NONE) return 'nothing';
  return `${GOODS[goods] ?? 'wine'} from ${p.place(BOT, truck)} to ${t.countries[target]?.id ?? 'the destination'}`;
}
