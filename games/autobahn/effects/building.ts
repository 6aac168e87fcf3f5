/** AB-7: the steps of Build road after the space is chosen. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { buildCost, tileSource } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import { NOBODY, NONE, type Tables } from '../tables.ts';
import { sectionText } from '../terms.ts';
import { gainRoadTile } from './bonus-tiles.ts';
import { updateCities } from './cities.ts';
import { placeEmployee } from './employees.ts';
import { pay } from './money.ts';

export const discounted = (t: Tables, s: AutobahnState, section: number, discount: number): number =>
  Math.max(0, buildCost(t, s.era, section) - discount);

/** AB-7.4, AB-17.3 */
function takeTile(s: AutobahnState, seat: Seat, events?: Events): void {
  s.stacks[tileSource(s)]--;
  if (s.stacks[s.era - 1] > 0 || s.trigger !== NOBODY) return;
  s.trigger = seat;
  events?.push({ key: 'event.eraEnds', params: { seat: { seat }, era: s.era } });
}

/** Step 1; steps 2–4 follow once the Develop icon is resolved. */
export function buildSection(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  section: number,
  discount: number,
  events?: Events,
): void {
  const cost = discounted(t, s, section, discount);
  const info = t.sections[section];
  events?.push({ key: 'event.build', params: { seat: { seat }, section: sectionText(t, section) } });
  takeTile(s, seat, events);
  s.road[section] = 1;
  for (const city of info.cities) s.connected[city] = 1;
  s.built++;
  if (!info.developIcon) {
    if (s.roadTiles[section] === NONE) payBuilding(t, s, seat, section, cost, events);
    else {
      s.frames.push({ kind: 'payBuilding', seat, section, cost });
      gainRoadTile(t, s, seat, section, events);
    }
    return;
  }
  s.frames.push({ kind: 'payBuilding', seat, section, cost });
  if (seat === s.config.bot) s.frames.push({ kind: 'developing', seat, left: 1 });
  else s.frames.push({ kind: 'develop', seat, steps: 1 });
  if (s.roadTiles[section] !== NONE) gainRoadTile(t, s, seat, section, events);
}

/** Steps 2–4: pay, employee, city values. */
export function payBuilding(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  section: number,
  cost: number,
  events?: Events,
): void {
  const { link, colour } = t.sections[section];
  pay(s, seat, cost, events);
  const waits = s.supply[seat] === 0;
  if (waits) s.frames.push({ kind: 'updateCities', seat, link, upgraded: false });
  placeEmployee(s, seat, colour, events);
  if (!waits) updateCities(t, s, seat, link, false, events);
}
