/** AB-8: the steps of Upgrade link after the link is chosen. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { takeTraffic } from '../modules/traffic.ts';
import type { AutobahnState } from '../state.ts';
import { bit, type Tables } from '../tables.ts';
import { linkText } from '../terms.ts';
import { updateCities } from './cities.ts';
import { placeEmployee } from './employees.ts';
import { pay } from './money.ts';
import { UPGRADE_DISCOUNT } from './technologies.ts';

const DISCOUNT_PER_SECTION = 2;

/** AB-8.1 */
export function costPerSection(t: Tables, s: AutobahnState, seat: Seat): number {
  const less = bit(s.padlocks[seat], UPGRADE_DISCOUNT) ? DISCOUNT_PER_SECTION : 0;
  return Math.max(0, t.edition.eras.list[s.era - 1].upgradeCostPerSection - less);
}

export const upgradeCost = (t: Tables, s: AutobahnState, seat: Seat, link: number): number =>
  costPerSection(t, s, seat) * t.links[link].sections.length;

/** Step 1; a third traffic token is cashed in before step 2 (AB-26.5). */
export function upgradeLink(t: Tables, s: AutobahnState, seat: Seat, link: number, events?: Events): void {
  const cost = seat === s.config.bot ? 0 : upgradeCost(t, s, seat, link);
  for (const section of t.links[link].sections) s.road[section] = 2;
  events?.push({ key: 'event.upgrade', params: { seat: { seat }, link: linkText(t, link) } });
  const depth = s.frames.length;
  if (s.config.traffic) {
    s.frames.push({ kind: 'payUpgrade', seat, link, cost });
    takeTraffic(t, s, seat, link, events);
    if (s.frames.length > depth + 1) return;
    s.frames.pop();
  }
  payUpgrade(t, s, seat, link, cost, events);
}

/** Steps 2–4: pay, one employee, city values. */
export function payUpgrade(t: Tables, s: AutobahnState, seat: Seat, link: number, cost: number, events?: Events): void {
  pay(s, seat, cost, events);
  const waits = s.supply[seat] === 0;
  if (waits) s.frames.push({ kind: 'updateCities', seat, link, upgraded: true });
  placeEmployee(s, seat, t.links[link].colour, events);
  if (!waits) updateCities(t, s, seat, link, true, events);
}
