/** What a place of the station row gives, for rules and board alike. */
import { type Text, text } from '../../../kernel/index.ts';
import type { RowBonus } from './edition.ts';

export function rowText(entry: RowBonus): Text {
  switch (entry.kind) {
    case 'money':
      return text('row.money', { high: entry.high });
    case 'payForEmployee':
      return text('row.payForEmployee', { cost: entry.cost });
    default:
      return text(`row.${entry.kind}`, { n: entry.amount });
  }
}
