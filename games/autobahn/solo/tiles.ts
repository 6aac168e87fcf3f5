/** AB-24.21: a bonus tile of Autobot goes face down on the next slot of its solo board. */
import type { Events } from '../../../kernel/index.ts';
import { DEPARTMENTS, type EditionBonus } from '../components/edition.ts';
import type { AutobahnState } from '../state.ts';
import { type Bonus, NONE, type Tables } from '../tables.ts';

export function soloBonus(bonus: EditionBonus): Bonus {
  return {
    kind: bonus.kind,
    amount: bonus.amount ?? 1,
    department: bonus.department === undefined ? NONE : DEPARTMENTS.indexOf(bonus.department),
  };
}

export function botGainsTile(t: Tables, s: AutobahnState, events?: Events): void {
  const { bot } = s;
  if (bot === undefined) return;
  const slots = t.edition.solo.boards[s.config.solo.board].bonusSlots.flat();
  if (bot.slots >= slots.length) {
    bot.aside++;
    events?.push({ key: 'event.botTileAside', params: {} });
    return;
  }
  const slot = slots[bot.slots++];
  events?.push({ key: 'event.botTile', params: { slot: bot.slots } });
  s.frames.push({ kind: 'gain', seat: s.config.bot, bonus: soloBonus(slot), chosen: true, colour: NONE });
}
