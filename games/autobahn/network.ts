/** Questions about the road network: what can be built, what a city is worth, how good a route is. */
import type { AutobahnState } from './state.ts';
import { NOBODY, NONE, type Tables } from './tables.ts';

/** Index of the stack a road tile comes from now (AB-7.4); NONE when there is none. */
export function tileSource(s: AutobahnState): number {
  const { stacks, era } = s;
  if (stacks[era - 1] > 0) return era - 1;
  if (stacks[era] > 0) return era;
  return NONE;
}

/** AB-7.5 */
export const buildCost = (t: Tables, era: number, section: number): number => t.buildCosts[era - 1][section];

/** Whether a space is empty, open and extends the network (AB-7.1, AB-7.3). */
export function extendsNetwork(t: Tables, s: AutobahnState, section: number): boolean {
  if (s.road[section] !== 0) return false;
  const info = t.sections[section];
  if (info.roadblock && s.era < 3) return false;
  if (info.twin !== NONE && s.road[info.twin] !== 0) return true;
  const { cities } = info;
  for (let i = 0; i < cities.length; i++) if (s.connected[cities[i]] !== 0) return true;
  return false;
}

export function isComplete(t: Tables, s: AutobahnState, link: number): boolean {
  const { sections } = t.links[link];
  return s.road[sections[0]] !== 0 && s.road[sections[sections.length - 1]] !== 0;
}

export function isDual(t: Tables, s: AutobahnState, link: number): boolean {
  return s.road[t.links[link].sections[0]] === 2;
}

/** Complete and still single: can be upgraded (AB-8.1). */
export function isUpgradable(t: Tables, s: AutobahnState, link: number): boolean {
  const { sections } = t.links[link];
  return s.road[sections[0]] === 1 && s.road[sections[sections.length - 1]] === 1;
}

/** AB-10.1 */
export function isStationSpace(t: Tables, s: AutobahnState, link: number): boolean {
  const info = t.links[link];
  if (!info.hasStation || s.stationAt[link] !== NOBODY) return false;
  return s.road[info.sections[0]] !== 0 || s.road[info.sections[1]] !== 0;
}

/** Value of a city now: AB-1.5 in Germany, AB-1.6 abroad. */
export function cityValue(t: Tables, s: AutobahnState, city: number): number {
  const info = t.cities[city];
  if (info.foreign) return s.connected[city] !== 0 ? info.fixedValue : 0;
  let complete = 0;
  let dual = 0;
  for (const link of info.links) {
    if (!isComplete(t, s, link)) continue;
    complete |= 1 << t.links[link].colour;
    if (isDual(t, s, link)) dual |= 1 << t.links[link].colour;
  }
  return 2 * (ones(complete) + ones(dual));
}

export function ones(mask: number): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
}

/** Sum of the values of an autobahn's connected cities (AB-18.1). */
export function autobahnValue(t: Tables, s: AutobahnState, colour: number): number {
  let sum = 0;
  const cities = t.citiesOf[colour];
  for (let i = 0; i < cities.length; i++) sum += s.values[cities[i]];
  return sum;
}

const FAR = 1 << 20;
const distance: number[] = [];
/** The complete links of the position asked about. */
const froms: number[] = [];
const tos: number[] = [];
const statuses: number[] = [];

function linkStatus(t: Tables, s: AutobahnState, link: number): number {
  const { sections } = t.links[link];
  let status = sections.length;
  if (s.road[sections[0]] === 2) status--;
  if (s.stationAt[link] !== NOBODY) status--;
  if (!s.config.traffic) return status;
  const perToken = t.edition.modules.traffic.routeStatusPerToken;
  for (let i = 0; i < sections.length; i++) status += s.traffic[sections[i]] * perToken;
  return status;
}

function listComplete(t: Tables, s: AutobahnState): number {
  let n = 0;
  for (let link = 0; link < t.links.length; link++) {
    if (!isComplete(t, s, link)) continue;
    froms[n] = t.links[link].from;
    tos[n] = t.links[link].to;
    statuses[n++] = linkStatus(t, s, link);
  }
  return n;
}

/** Lowest status of a path of complete links between two cities (AB-18.4, AB-26.4); NONE when they are not joined. */
export function routeStatus(t: Tables, s: AutobahnState, from: number, to: number): number {
  if (s.connected[from] === 0 || s.connected[to] === 0) return NONE;
  for (let c = 0; c < t.cities.length; c++) distance[c] = FAR;
  distance[from] = 0;
  const count = listComplete(t, s);
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < count; i++) {
      if (relax(t, froms[i], tos[i], statuses[i], from)) changed = true;
      else if (relax(t, tos[i], froms[i], statuses[i], from)) changed = true;
    }
  }
  return distance[to] >= FAR ? NONE : distance[to];
}

/** Sections still to be built until two cities are joined, on the best way that this era allows. */
export function sectionsMissing(t: Tables, s: AutobahnState, from: number, to: number): number {
  for (let c = 0; c < t.cities.length; c++) distance[c] = FAR;
  distance[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let link = 0; link < t.links.length; link++) {
      const { from: a, to: b, sections, east } = t.links[link];
      if (east && s.era < 3) continue;
      let missing = s.road[sections[0]] === 0 ? 1 : 0;
      if (sections.length === 2 && s.road[sections[1]] === 0) missing++;
      if (relax(t, a, b, missing, from)) changed = true;
      else if (relax(t, b, a, missing, from)) changed = true;
    }
  }
  return distance[to];
}

/** A foreign city is an end point, never passed through (AB-1.6). */
function relax(t: Tables, a: number, b: number, status: number, start: number): boolean {
  if (distance[a] + status >= distance[b]) return false;
  if (distance[a] >= FAR || (t.cities[a].foreign && a !== start)) return false;
  distance[b] = distance[a] + status;
  return true;
}
