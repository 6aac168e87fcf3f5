/** AB-26.2: with too few traffic tokens the places nearest to black get them first. */
import type { AutobahnState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { distanceFromSection } from './distances.ts';

export function botOrdersTraffic(t: Tables, s: AutobahnState, wanted: readonly number[]): readonly number[] {
  return wanted
    .map((section) => ({ section, far: distanceFromSection(t, s, section, t.blackCities) }))
    .sort((a, b) => a.far - b.far || a.section - b.section)
    .map(({ section }) => section);
}
