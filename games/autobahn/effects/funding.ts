/** AB-6.8: claiming funding, once per era, with an employee from the supply. */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import { bit, type Tables } from '../tables.ts';
import { gainMoney } from './money.ts';

export const canFund = (s: AutobahnState, seat: Seat): boolean =>
  s.supply[seat] > 0 && !bit(s.funding[seat], s.era - 1);

export function claimFunding(t: Tables, s: AutobahnState, seat: Seat, events?: Events): void {
  s.supply[seat]--;
  s.funding[seat] |= 1 << (s.era - 1);
  events?.push({ key: 'event.funding', params: { seat: { seat } } });
  gainMoney(s, seat, t.edition.eras.list[s.era - 1].funding, events);
}
