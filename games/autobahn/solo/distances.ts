/** AB-24.18: how far a place is from the black autobahn, or from Bad Hersfeld, by driving over built road. */
import type { AutobahnState } from '../state.ts';
import type { Tables } from '../tables.ts';

/** By city: whether it is a goal. */
export type Goal = readonly boolean[];

export const UNREACHABLE = 1 << 20;
function touchesGoal(t: Tables, section: number, goal: Goal): boolean {
  const { cities } = t.sections[section];
  for (let i = 0; i < cities.length; i++) if (goal[cities[i]]) return true;
  return false;
}

/** Built sections to drive over from a section, built or not, to a goal; 0 if it touches one. */
export function distanceFromSection(t: Tables, s: AutobahnState, section: number, goal: Goal): number {
  return search(t, s, [section], goal, 0);
}

/** The smaller value of the two cities of a link. */
export function distanceFromLink(t: Tables, s: AutobahnState, link: number, goal: Goal): number {
  const { from, to } = t.links[link];
  return Math.min(distanceFromCity(t, s, from, goal), distanceFromCity(t, s, to, goal));
}

export function distanceFromCity(t: Tables, s: AutobahnState, city: number, goal: Goal): number {
  if (goal[city]) return 0;
  if (t.cities[city].foreign) return UNREACHABLE;
  const start = t.cities[city].sections.filter((section) => s.road[section] !== 0);
  return search(t, s, start, goal, 1);
}

/** From a station space: 1 if the built section next to it touches a goal. */
export function distanceFromStation(t: Tables, s: AutobahnState, link: number, goal: Goal): number {
  const start = t.links[link].sections.filter((section) => s.road[section] !== 0);
  return search(t, s, start, goal, 1);
}

const seen: number[] = [];
const front: number[] = [];
let visit = 0;

/** Breadth first over built sections; `front` grows while it is read, `far` counts its layers. */
function search(t: Tables, s: AutobahnState, start: readonly number[], goal: Goal, first: number): number {
  visit++;
  front.length = 0;
  for (const section of start) {
    seen[section] = visit;
    front.push(section);
  }
  let far = first;
  for (let at = 0, layerEnd = front.length; at < front.length; far++, layerEnd = front.length) {
    for (; at < layerEnd; at++) {
      if (touchesGoal(t, front[at], goal)) return far;
      const { neighbours } = t.sections[front[at]];
      for (let i = 0; i < neighbours.length; i++) {
        const ahead = neighbours[i];
        if (s.road[ahead] === 0 || seen[ahead] === visit) continue;
        seen[ahead] = visit;
        front.push(ahead);
      }
    }
  }
  return UNREACHABLE;
}
