/** AB-21.16, 21.18–21.20: bonuses that are carried out without a further choice. */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { BonusKind } from '../components/edition.ts';
import type { AutobahnState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { pickUpCards } from './cards.ts';
import { placeEmployee, toLobby } from './employees.ts';
import { claimFunding } from './funding.ts';

export function performSimple(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  kind: BonusKind,
  colour: number,
  events?: Events,
): void {
  if (kind === 'recruit') toLobby(s, seat, events);
  else if (kind === 'placeEmployee') placeEmployee(s, seat, colour, events);
  else if (kind === 'funding') claimFunding(t, s, seat, events);
  else if (kind === 'pickUpCards') pickUpCards(t, s, seat, events);
}
