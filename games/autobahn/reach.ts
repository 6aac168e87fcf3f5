/** How far a loaded truck has to drive over built road to a delivery that is still worth something. */
import type { Seat } from '../../kernel/index.ts';
import { sectionsAhead } from './effects/driving.ts';
import { touchesDestination } from './modules/wine.ts';
import type { AutobahnState } from './state.ts';
import { bit, NONE, type Tables, TRUCKS, WINE } from './tables.ts';

export const NO_DELIVERY = 99;
const seen: number[] = [];
const front: number[] = [];
let visit = 0;

function enter(s: AutobahnState, section: number): void {
  if (s.road[section] === 0 || seen[section] === visit) return;
  seen[section] = visit;
  front.push(section);
}

function isGoal(t: Tables, s: AutobahnState, seat: Seat, goods: number, section: number): boolean {
  if (goods === WINE) return touchesDestination(t, s, seat, section);
  const { foreign } = t.sections[section];
  return foreign !== NONE && !bit(s.delivered[seat], t.cities[foreign].country);
}

/** Steps to the nearest section from which a new country is delivered to; 0 when the truck stands on it. */
export function stepsToDelivery(t: Tables, s: AutobahnState, seat: Seat, truck: number): number {
  const at = s.trucks[seat * TRUCKS + truck];
  const goods = s.goods[seat * TRUCKS + truck];
  visit++;
  front.length = 0;
  const onRoad = at < t.sections.length;
  if (onRoad) enter(s, at);
  else for (const section of sectionsAhead(t, at)) enter(s, section);
  let steps = onRoad ? 0 : 1;
  for (let i = 0, layerEnd = front.length; i < front.length; steps++, layerEnd = front.length) {
    for (; i < layerEnd; i++) {
      if (isGoal(t, s, seat, goods, front[i])) return steps;
      const { neighbours } = t.sections[front[i]];
      for (let k = 0; k < neighbours.length; k++) enter(s, neighbours[k]);
    }
  }
  return NO_DELIVERY;
}
