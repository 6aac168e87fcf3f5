/** AB-24.36–24.38: how Autobot promotes. */
import type { Events } from '../../../kernel/index.ts';
import { canEnter, departmentCount, promoteTo, toLobby } from '../effects/employees.ts';
import type { AutobahnState } from '../state.ts';
import { FINANCE, FLOORS, NONE, type Tables } from '../tables.ts';

/** Highest floor the bot could enter in a department now, 0 if none; floors rise with the eras (AB-24.36). */
function highestIn(t: Tables, s: AutobahnState, department: number): number {
  for (let floor = Math.min(s.era, FLOORS); floor >= 1; floor--) {
    if (canEnter(t, s, s.config.bot, department, floor)) return floor;
  }
  return 0;
}

/** One promotion, in the named department if possible (AB-24.38), else the highest floor, leftmost (AB-24.37). */
export function botPromotes(t: Tables, s: AutobahnState, named: number, events?: Events): void {
  const { bot } = s.config;
  let best = NONE;
  let floor = named === NONE ? 0 : highestIn(t, s, named);
  if (floor > 0) best = named;
  for (let d = 0; floor === 0 || best !== named; d++) {
    if (d >= departmentCount(s)) break;
    const reach = d === FINANCE ? 0 : highestIn(t, s, d);
    if (reach <= floor) continue;
    floor = reach;
    best = d;
  }
  if (best !== NONE && floor > 0) promoteTo(s, bot, best, floor, events);
  else if (s.supply[bot] > 0) toLobby(s, bot, events);
  else events?.push({ key: 'event.botNoPromotion', params: {} });
}
