/** City values change when a link is completed or upgraded (AB-1.5, AB-7.7, AB-8.2). */
import type { Events, Seat } from '../../../kernel/index.ts';
import { congestedSections, placeTraffic } from '../modules/traffic.ts';
import { cityValue } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import type { Tables } from '../tables.ts';

/** Sets the value of one city; says whether it rose. */
function updateCity(t: Tables, s: AutobahnState, city: number, events?: Events): boolean {
  const value = cityValue(t, s, city);
  const rose = value > s.values[city];
  if (value === s.values[city]) return false;
  s.values[city] = value;
  // A foreign city has one value, which counts as soon as a road reaches it.
  const key = t.cities[city].foreign ? 'event.cityReached' : 'event.cityValue';
  events?.push({ key, params: { city: t.cities[city].name, value } });
  return rose;
}

export function updateCities(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  link: number,
  upgraded: boolean,
  events?: Events,
): void {
  const { from, to } = t.links[link];
  const fromRose = updateCity(t, s, from, events);
  const toRose = updateCity(t, s, to, events);
  if (!upgraded || !s.config.traffic) return;
  const wanted: number[] = [];
  if (fromRose && isCongested(t, s, from)) congestedSections(t, s, from, wanted);
  if (toRose && isCongested(t, s, to)) congestedSections(t, s, to, wanted);
  layTraffic(t, s, seat, wanted, events);
}

/** Foreign cities never cause tokens (AB-26.2). */
const isCongested = (t: Tables, s: AutobahnState, city: number): boolean =>
  !t.cities[city].foreign && s.values[city] >= t.edition.modules.traffic.triggerValue;

function layTraffic(t: Tables, s: AutobahnState, seat: Seat, wanted: readonly number[], events?: Events): void {
  if (s.trafficSupply === 0) return;
  if (wanted.length > s.trafficSupply) s.frames.push({ kind: 'trafficDue', seat, wanted });
  else for (const section of wanted) placeTraffic(t, s, section, events);
}
