/** AB-20: scoring and the winner. */
import { type Result, rankSeats, type ScorePart, type ScoreSheet, type Seat } from '../../kernel/index.ts';
import { IN_HAND } from './effects/cards.ts';
import { administrationEmployees, departmentCount, officeEmployees } from './effects/employees.ts';
import { WINE_DELIVERED } from './modules/wine.ts';
import { ones } from './network.ts';
import { botCards } from './solo/scoring.ts';
import type { AutobahnState } from './state.ts';
import { DEPARTMENT_NAMES, EXTRA_DEPARTMENT, FINANCE, FLOORS, NOBODY, type Tables } from './tables.ts';

export const isOnFloor = (s: AutobahnState, seat: Seat, department: number, floor: number): boolean =>
  (s.floors[department * FLOORS + floor - 1] & (1 << seat)) !== 0;

/** Sum of the floor numbers on which a seat has an employee, in one department. */
function floorSum(s: AutobahnState, seat: Seat, department: number): number {
  let sum = 0;
  for (let floor = 1; floor <= FLOORS; floor++) if (isOnFloor(s, seat, department, floor)) sum += floor;
  return sum;
}

/** AB-20.1, AB-25.5: a wine delivery counts Germany. */
export const countriesDelivered = (s: AutobahnState, seat: Seat): number =>
  ones(s.delivered[seat]) + (s.wineState[seat] === WINE_DELIVERED ? 1 : 0);

/** AB-28.4: Improved and Advanced cards in hand. */
function cardsInHand(t: Tables, s: AutobahnState, seat: Seat): number {
  if (seat === s.config.bot) return botCards(t, s);
  let n = 0;
  for (let c = t.basics.length; c < t.cards.length; c++) if (s.cards[seat * t.cards.length + c] === IN_HAND) n++;
  return n;
}

/** What one floor number of a department is worth. */
export function perFloor(t: Tables, s: AutobahnState, seat: Seat, department: number): number {
  switch (department) {
    case 0:
      return officeEmployees(s, seat);
    case 1:
      return countriesDelivered(s, seat);
    case 2:
      return s.stations[seat];
    case FINANCE:
      return Math.floor(s.money[seat] / t.moneyPerPoint);
    default:
      return s.config.department === 'planning' ? cardsInHand(t, s, seat) : s.tilesTaken[seat];
  }
}

export function scoreOf(t: Tables, s: AutobahnState, seat: Seat): number {
  let total = s.lobby[seat] * t.edition.departments.lobbyPoints;
  const departments = departmentCount(s);
  for (let d = 0; d < departments; d++) {
    const floors = floorSum(s, seat, d);
    if (floors > 0) total += floors * perFloor(t, s, seat, d);
  }
  return total;
}

export function sheetOf(t: Tables, s: AutobahnState, seat: Seat): ScoreSheet {
  const parts: ScorePart[] = [{ key: 'score.lobby', points: s.lobby[seat] * t.edition.departments.lobbyPoints }];
  for (let d = 0; d < departmentCount(s); d++) {
    const name = d === EXTRA_DEPARTMENT ? s.config.department : DEPARTMENT_NAMES[d];
    parts.push({ key: `score.${name}`, points: floorSum(s, seat, d) * perFloor(t, s, seat, d) });
  }
  return { seat, parts, total: parts.reduce((sum, part) => sum + part.points, 0) };
}

export const scoreSheets = (t: Tables, s: AutobahnState): ScoreSheet[] =>
  Array.from({ length: s.config.seats }, (_, seat) => sheetOf(t, s, seat));

function onFloor(s: AutobahnState, seat: Seat, floor: number): number {
  let n = 0;
  for (let at = floor - 1; at < s.floors.length; at += FLOORS) if ((s.floors[at] & (1 << seat)) !== 0) n++;
  return n;
}

/** AB-20.2, the first that differs decides. */
export const TIE_BREAKS: readonly { readonly key: string; of(s: AutobahnState, seat: Seat): number }[] = [
  { key: 'tie.administration', of: administrationEmployees },
  { key: 'tie.thirdFloors', of: (s, seat) => onFloor(s, seat, 3) },
  { key: 'tie.secondFloors', of: (s, seat) => onFloor(s, seat, 2) },
  { key: 'tie.firstFloors', of: (s, seat) => onFloor(s, seat, 1) },
];

/** Points, then the tie-breaks. */
export const standing = (t: Tables, s: AutobahnState, seat: Seat): number[] => [
  scoreOf(t, s, seat),
  ...TIE_BREAKS.map(({ of }) => of(s, seat)),
];

/** Against Autobot only more points win (AB-24.44). */
export function soloStanding(t: Tables, s: AutobahnState, seat: Seat): number[] {
  return [scoreOf(t, s, seat), seat === s.config.bot ? 1 : 0];
}

export function resultOf(t: Tables, s: AutobahnState): Result {
  const seats = Array.from({ length: s.config.seats }, (_, seat) => seat);
  const measure = s.config.bot === NOBODY ? standing : soloStanding;
  return {
    ...rankSeats(seats.map((seat) => measure(t, s, seat))),
    sheets: scoreSheets(t, s),
    ending: { key: 'ending.thirdEra' },
  };
}
