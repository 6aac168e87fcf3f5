/** How far a loaded truck has to drive over built road to a delivery that is still worth something. */
import type { Seat } from '../../../kernel/index.ts';
import { sectionsAhead } from '../effects/driving.ts';
import { touchesDestination } from '../modules/wine.ts';
import type { AutobahnState } from '../state.ts';
import { NONE, type Tables, TRUCKS, WINE } from '../tables.ts';

const seen: number[] = [];
const front: number[] = [];
let visit = 0;

function enter(s: AutobahnState, section: number): void {
  if (s.road[section] === 0 || seen[section] === visit) return;
  seen[section] = visit;
  front.push(section);
}

/** Worth of stepping on from a section; 0 where nothing is delivered. */
function worthAt(t: Tables, s: AutobahnState, seat: Seat, goods: number, section: number, worth: Worths): number {
  if (goods === WINE) return touchesDestination(t, s, seat, section) ? worth.wine : 0;
  const { foreign } = t.sections[section];
  return foreign === NONE ? 0 : worth.countries[t.cities[foreign].country];
}

/** What deliveries would bring. */
export interface Worths {
  /** By country. */
  readonly countries: readonly number[];
  readonly wine: number;
}

/** The best delivery ahead of a truck over built road; of its worth the share `nearer` is left with every step to drive. */
export function deliveryAhead(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  truck: number,
  worth: Worths,
  nearer: number,
): number {
  const at = s.trucks[seat * TRUCKS + truck];
  const goods = s.goods[seat * TRUCKS + truck];
  visit++;
  front.length = 0;
  const onRoad = at < t.sections.length;
  if (onRoad) enter(s, at);
  else for (const section of sectionsAhead(t, at)) enter(s, section);
  let best = 0;
  let share = onRoad ? nearer : nearer * nearer;
  for (let i = 0, layerEnd = front.length; i < front.length; share *= nearer, layerEnd = front.length) {
    for (; i < layerEnd; i++) {
      const here = share * worthAt(t, s, seat, goods, front[i], worth);
      if (here > best) best = here;
      const { neighbours } = t.sections[front[i]];
      for (let k = 0; k < neighbours.length; k++) enter(s, neighbours[k]);
    }
  }
  return best;
}
