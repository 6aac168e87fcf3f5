/** AB-26: the module Traffic. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { isOccupied } from '../effects/driving.ts';
import { isUpgradable } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { sectionText } from '../terms.ts';

function hasToken(t: Tables, s: AutobahnState, link: number): boolean {
  for (const section of t.links[link].sections) if (s.traffic[section] !== 0) return true;
  return false;
}

/** Sections that get a token because a city rose (AB-26.2). */
export function congestedSections(t: Tables, s: AutobahnState, city: number, out: number[]): void {
  for (const link of t.cities[city].links) {
    if (!isUpgradable(t, s, link) || hasToken(t, s, link)) continue;
    const info = t.links[link];
    const section = info.from === city ? info.sections[0] : info.sections[info.sections.length - 1];
    if (!isOccupied(s, section) && !out.some((other) => t.sections[other].link === link)) out.push(section);
  }
}

export function placeTraffic(t: Tables, s: AutobahnState, section: number, events?: Events): void {
  s.traffic[section] = 1;
  s.trafficSupply--;
  events?.push({ key: 'event.traffic', params: { section: sectionText(t, section) } });
}

/** AB-26.5: the token of an upgraded link is taken; the third brings a promotion before the upgrade is paid. */
export function takeTraffic(t: Tables, s: AutobahnState, seat: Seat, link: number, events?: Events): void {
  for (const section of t.links[link].sections) {
    if (s.traffic[section] === 0) continue;
    s.traffic[section] = 0;
    s.trafficHeld[seat]++;
    events?.push({ key: 'event.trafficTaken', params: { seat: { seat }, n: s.trafficHeld[seat] } });
  }
  const { collectForPromotion } = t.edition.modules.traffic;
  if (s.trafficHeld[seat] < collectForPromotion) return;
  s.trafficHeld[seat] -= collectForPromotion;
  s.trafficSupply += collectForPromotion;
  s.frames.push({ kind: 'promotions', seat, left: 1 });
}
