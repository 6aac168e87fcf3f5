/** AB-12: employees in offices, in the Lobby and on the floors of the Departments. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { ones } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import { COLOUR_COUNT, EXTRA_DEPARTMENT, FINANCE, FLOORS, NOBODY, OFFICE_ROOM, type Tables } from '../tables.ts';
import { colourText, departmentText } from '../terms.ts';

const TAKEN_BACK = 3;
const PADLOCKS_PER_COLUMN = 4;
const BOTH_LEVEL_3 = 0b1100;

export const hasEmployee = (s: AutobahnState, seat: Seat): boolean => s.supply[seat] > 0 || s.lobby[seat] > 0;

function occupied(s: AutobahnState, colour: number): number {
  const base = colour * OFFICE_ROOM;
  const room = s.config.officeRoom[colour];
  let n = 0;
  while (n < room && s.offices[base + n] !== NOBODY) n++;
  return n;
}

/** AB-12.2: the leftmost goes to the Lobby, the others slide left. */
function pushOut(s: AutobahnState, colour: number, events?: Events): void {
  const base = colour * OFFICE_ROOM;
  const last = base + s.config.officeRoom[colour] - 1;
  const out = s.offices[base];
  s.lobby[out]++;
  for (let i = base; i < last; i++) s.offices[i] = s.offices[i + 1];
  s.offices[last] = NOBODY;
  events?.push({ key: 'event.pushedOut', params: { seat: { seat: out }, colour: colourText(colour) } });
}

/** AB-12.1–12.4. The promotion of AB-12.3 is left on the frames. */
export function placeEmployee(s: AutobahnState, seat: Seat, colour: number, events?: Events): void {
  const short = s.supply[seat] === 0;
  if (short) {
    const back = Math.min(TAKEN_BACK, s.lobby[seat]);
    if (back === 0) {
      events?.push({ key: 'event.noEmployee', params: { seat: { seat } } });
      return;
    }
    s.lobby[seat] -= back;
    s.supply[seat] += back;
    events?.push({ key: 'event.employeesBack', params: { seat: { seat }, n: back } });
  }
  s.supply[seat]--;
  let at = occupied(s, colour);
  if (at === s.config.officeRoom[colour]) {
    pushOut(s, colour, events);
    at--;
  }
  s.offices[colour * OFFICE_ROOM + at] = seat;
  events?.push({ key: 'event.employee', params: { seat: { seat }, colour: colourText(colour) } });
  if (short) s.frames.push({ kind: 'promotions', seat, left: 1 });
}

/** Highest floor that the padlocks of one column open (AB-12.6). */
export function columnLevel(padlocks: number, column: number): number {
  const mine = padlocks >> (column * PADLOCKS_PER_COLUMN);
  if ((mine & BOTH_LEVEL_3) === BOTH_LEVEL_3) return 3;
  return (mine & 2) !== 0 ? 2 : mine & 1;
}

/** Highest floor open to a seat: AB-12.6, AB-28.3. */
export function accessLevel(padlocks: number, department: number): number {
  if (department === FINANCE) return FLOORS;
  if (department < FINANCE) return columnLevel(padlocks, department);
  return Math.max(columnLevel(padlocks, 0), columnLevel(padlocks, 1), columnLevel(padlocks, 2));
}

export const departmentCount = (s: AutobahnState): number =>
  s.config.department === 'none' ? EXTRA_DEPARTMENT : EXTRA_DEPARTMENT + 1;

/** Whether a seat on a floor is free for this player, and somebody of theirs stands one below (AB-12.5). */
export function canEnter(t: Tables, s: AutobahnState, seat: Seat, department: number, floor: number): boolean {
  const at = department * FLOORS + floor - 1;
  const own = 1 << seat;
  if ((s.floors[at] & own) !== 0 || ones(s.floors[at]) >= t.edition.departments.seatsPerFloor) return false;
  return floor === 1 ? s.lobby[seat] > 0 : (s.floors[at - 1] & own) !== 0;
}

export function hasPromotion(t: Tables, s: AutobahnState, seat: Seat): boolean {
  const departments = departmentCount(s);
  for (let d = 0; d < departments; d++) {
    const top = accessLevel(s.padlocks[seat], d);
    for (let floor = 1; floor <= top; floor++) if (canEnter(t, s, seat, d, floor)) return true;
  }
  return false;
}

export function promoteTo(s: AutobahnState, seat: Seat, department: number, floor: number, events?: Events): void {
  const at = department * FLOORS + floor - 1;
  if (floor === 1) s.lobby[seat]--;
  else s.floors[at - 1] &= ~(1 << seat);
  s.floors[at] |= 1 << seat;
  events?.push({
    key: 'event.promoted',
    params: { seat: { seat }, department: departmentText(s.config, department), floor },
  });
}

/** AB-12.5 when no promotion is possible; AB-21.16. */
export function toLobby(s: AutobahnState, seat: Seat, events?: Events): void {
  s.supply[seat]--;
  s.lobby[seat]++;
  events?.push({ key: 'event.toLobby', params: { seat: { seat } } });
}

export function officeEmployees(s: AutobahnState, seat: Seat): number {
  let n = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    for (let i = colour * OFFICE_ROOM; s.offices[i] !== NOBODY; i++) if (s.offices[i] === seat) n++;
  }
  return n;
}

export function administrationEmployees(s: AutobahnState, seat: Seat): number {
  let n = s.lobby[seat];
  for (let i = 0; i < s.floors.length; i++) if ((s.floors[i] & (1 << seat)) !== 0) n++;
  return n;
}
