/** AB-24.17: best paths of Autobot's trucks: fewest unbuilt sections, then fewest sections. */

import { sectionsAhead } from '../effects/driving.ts';
import type { AutobahnState } from '../state.ts';
import { NONE, type Tables, TRUCKS } from '../tables.ts';

const UNBUILT = 1e9;
const SECTION = 1e6;
const OWN_STATION = 1e3;
const FAR = Number.MAX_SAFE_INTEGER;

/** By section: whether a path may end there. */
export type Goals = readonly boolean[];

export const isWineTarget = (t: Tables, target: number): boolean => target === t.countries.length;

/** Sections from which the truck delivers, or which touch the destination of its wine (AB-25.9). */
export function goalsOf(t: Tables, s: AutobahnState, target: number): Goals {
  if (!isWineTarget(t, target)) return t.outerSections[target] ?? [];
  const wine = s.bot?.wineTaken ?? NONE;
  return t.sections.map((section) => wine !== NONE && section.cities.includes(t.wines[wine].destination));
}

/** Only sections allowed in the current era. */
const isAllowed = (t: Tables, s: AutobahnState, section: number): boolean =>
  s.road[section] !== 0 || s.era === 3 || (!t.sections[section].roadblock && !t.links[t.sections[section].link].east);

const entering = (s: AutobahnState, section: number): number => SECTION + (s.road[section] === 0 ? UNBUILT : 0);

/** Equal paths: more bot stations passed, then fewer of the player (AB-24.33). */
function passing(t: Tables, s: AutobahnState, from: number, to: number): number {
  if (t.sections[from].twin !== to) return 0;
  const owner = s.stationAt[t.sections[from].link];
  if (owner === NONE) return 0;
  return owner === s.config.bot ? -OWN_STATION : 1;
}

/** Cost of entering each section now, FAR where it is not allowed; filled anew for every search. */
const enter: number[] = [];
const queue: number[] = [];
const queued: boolean[] = [];

function measureSections(t: Tables, s: AutobahnState): void {
  for (let i = 0; i < t.sections.length; i++) {
    enter[i] = isAllowed(t, s, i) ? entering(s, i) : FAR;
    queued[i] = false;
  }
  queue.length = 0;
}

function enqueue(section: number): void {
  if (queued[section]) return;
  queued[section] = true;
  queue.push(section);
}

/** By section, the cost of driving on from it to a goal; entering it is not included. */
export function costToGoal(t: Tables, s: AutobahnState, goals: Goals): number[] {
  measureSections(t, s);
  const cost: number[] = [];
  for (let i = 0; i < t.sections.length; i++) {
    const isGoal = goals[i] && enter[i] < FAR;
    cost.push(isGoal ? 0 : FAR);
    if (isGoal) enqueue(i);
  }
  for (let k = 0; k < queue.length; k++) {
    const at = queue[k];
    queued[at] = false;
    const { neighbours } = t.sections[at];
    for (let i = 0; i < neighbours.length; i++) {
      const before = neighbours[i];
      if (enter[before] >= FAR) continue;
      const through = cost[at] + enter[at] + passing(t, s, before, at);
      if (through >= cost[before]) continue;
      cost[before] = through;
      enqueue(before);
    }
  }
  return cost;
}

/** Cost of the best path from a place (section or depot); FAR when there is none. */
export function costFrom(t: Tables, s: AutobahnState, place: number, goals: Goals): number {
  const cost = costToGoal(t, s, goals);
  if (place < t.sections.length) return cost[place];
  let best = FAR;
  for (const first of sectionsAhead(t, place)) {
    if (cost[first] < FAR && isAllowed(t, s, first)) best = Math.min(best, cost[first] + entering(s, first));
  }
  return best;
}

/** The best path as the sections to enter; ties by the first section in which paths differ. */
export function bestPath(t: Tables, s: AutobahnState, place: number, goals: Goals): number[] {
  const cost = costToGoal(t, s, goals);
  const path: number[] = [];
  for (let at = place; at >= t.sections.length || !goals[at]; ) {
    let next = NONE;
    let least = FAR;
    for (const ahead of sectionsAhead(t, at)) {
      if (cost[ahead] >= FAR || !isAllowed(t, s, ahead) || path.includes(ahead) || ahead === place) continue;
      const pass = at < t.sections.length ? passing(t, s, at, ahead) : 0;
      const through = cost[ahead] + entering(s, ahead) + pass;
      if (through >= least) continue;
      least = through;
      next = ahead;
    }
    if (next === NONE) return [];
    path.push(next);
    at = next;
  }
  return path;
}

const plain = (cost: number): number => Math.round(cost / SECTION);

/** Unbuilt sections that lie on a best path, whatever stations it passes. */
export function helpfulSections(t: Tables, s: AutobahnState, place: number, goals: Goals): number[] {
  const toGoal = costToGoal(t, s, goals);
  const fromPlace = costToPlace(t, s, place);
  let best = FAR;
  const through = t.sections.map((_, i) =>
    toGoal[i] >= FAR || fromPlace[i] >= FAR ? FAR : plain(toGoal[i]) + plain(fromPlace[i]),
  );
  for (const cost of through) best = Math.min(best, cost);
  return through.flatMap((cost, i) => (cost === best && best < FAR && s.road[i] === 0 ? [i] : []));
}

/** By section, the cost of driving to it from a place, entering it included. */
function costToPlace(t: Tables, s: AutobahnState, place: number): number[] {
  measureSections(t, s);
  const cost: number[] = t.sections.map(() => FAR);
  const first = place < t.sections.length ? [place] : sectionsAhead(t, place);
  for (const section of first) {
    if (enter[section] >= FAR) continue;
    cost[section] = section === place ? 0 : enter[section];
    enqueue(section);
  }
  for (let k = 0; k < queue.length; k++) {
    const at = queue[k];
    queued[at] = false;
    const { neighbours } = t.sections[at];
    for (let i = 0; i < neighbours.length; i++) {
      const next = neighbours[i];
      if (enter[next] >= FAR || cost[at] + enter[next] >= cost[next]) continue;
      cost[next] = cost[at] + enter[next];
      enqueue(next);
    }
  }
  return cost;
}

/** Sections still to be built to connect a country (AB-24.26). */
export function sectionsMissing(t: Tables, s: AutobahnState, country: number): number {
  const cost = costToGoal(t, s, goalsOf(t, s, country));
  let best = FAR;
  t.sections.forEach((_, i) => {
    if (cost[i] >= FAR) return;
    const here = s.road[i] === 0 ? FAR : Math.round(cost[i] / UNBUILT);
    best = Math.min(best, here);
  });
  return best;
}

/** Bot trucks on the map: higher on the delivery board first, wine last, then the one loaded earlier. */
export function trucksInOrder(t: Tables, s: AutobahnState): number[] {
  const { bot } = s;
  if (bot === undefined) return [];
  const rows = t.boards[s.boards[s.config.bot]];
  const rank = (truck: number): number => {
    const target = bot.targets[truck];
    return isWineTarget(t, target) ? rows.length : rows.findIndex((row) => row.country === target);
  };
  return [...Array(TRUCKS).keys()]
    .filter((truck) => s.trucks[s.config.bot * TRUCKS + truck] >= 0)
    .sort((a, b) => rank(a) - rank(b) || bot.loadedAt[a] - bot.loadedAt[b]);
}
