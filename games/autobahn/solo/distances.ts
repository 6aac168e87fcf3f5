/** AB-24.18: how far a place is from the black autobahn, or from Bad Hersfeld, by driving over built road. */
import type { AutobahnState } from '../state.ts';
import type { Tables } from '../tables.ts';

/** By city: whether it is a goal. */
export type Goal = readonly boolean[];

export const UNREACHABLE = 1 << 20;
const touchesGoal = (t: Tables, section: number, goal: Goal): boolean =>
  t.sections[section].cities.some((city) => goal[city]);

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

function search(t: Tables, s: AutobahnState, start: readonly number[], goal: Goal, first: number): number {
  const seen = new Set(start);
  let front = [...start];
  for (let far = first; front.length > 0; far++) {
    if (front.some((section) => touchesGoal(t, section, goal))) return far;
    const next: number[] = [];
    for (const section of front) {
      for (const ahead of t.sections[section].neighbours) {
        if (s.road[ahead] === 0 || seen.has(ahead)) continue;
        seen.add(ahead);
        next.push(ahead);
      }
    }
    front = next;
  }
  return UNREACHABLE;
}
