/**
 * What the departments are heading for. Each brings its floors times its units; both are projected to the end of the game, and the promotions
 * still to come go where a floor brings most.
 */
import type { Seat } from '../../../kernel/index.ts';
import { accessLevel } from '../effects/employees.ts';
import { ones } from '../network.ts';
import { perFloor } from '../scoring.ts';
import type { AutobahnState } from '../state.ts';
import { EXTRA_DEPARTMENT, FINANCE, FLOORS, type Tables } from '../tables.ts';
import type { Weights } from './weights.ts';

const PADLOCKS = 4;
const BOTH_LEVEL_3 = 0b1100;

/** By department: floors held, units at the end, promotions there is room for, and the points of it all. */
export const floorsHeld = new Float64Array(EXTRA_DEPARTMENT + 1);
export const unitsAtEnd = new Float64Array(EXTRA_DEPARTMENT + 1);
const roomLeft = new Float64Array(EXTRA_DEPARTMENT + 1);
export const pointsAtEnd = new Float64Array(EXTRA_DEPARTMENT + 1);

/** What is expected of the rest of the game for one seat. */
export interface Prospect {
  /** Share of the game that is to come. */
  left: number;
  /** Money at the end of this era and of the later ones. */
  money: number;
  /** Promotions to come. */
  promotions: number;
}

function floorsOf(s: AutobahnState, seat: Seat, department: number): number {
  const { floors } = s;
  const base = department * FLOORS;
  const own = 1 << seat;
  return (
    ((floors[base] & own) === 0 ? 0 : 1) +
    ((floors[base + 1] & own) === 0 ? 0 : 2) +
    ((floors[base + 2] & own) === 0 ? 0 : 3)
  );
}

/** Seats that the offices have for each player. */
function officesEven(s: AutobahnState): number {
  const { officeRoom, seats } = s.config;
  let room = 0;
  for (let colour = 0; colour < officeRoom.length; colour++) room += officeRoom[colour];
  return room / Math.max(2, seats);
}

/** Whoever only makes money never ends an era: above a treasure it counts in part. */
const fortune = (units: number, w: Weights): number =>
  units <= w.treasure ? units : w.treasure + (units - w.treasure) * w.hoard;

function projectedUnits(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  d: number,
  { left, money }: Prospect,
  w: Weights,
): number {
  switch (d) {
    case 0: {
      const now = perFloor(t, s, seat, d);
      return now + (officesEven(s) - now) * left * w.evenOut;
    }
    case 1:
      return Math.min(t.countries.length, perFloor(t, s, seat, d) + left * w.countries);
    case 2:
      return Math.min(t.stations, perFloor(t, s, seat, d) + left * w.stations);
    case FINANCE:
      return fortune(money / t.moneyPerPoint + left * w.fortunes - 0.4, w);
    default:
      return perFloor(t, s, seat, d) + left * 2;
  }
}

/** The chance of a seat on a floor that others have begun to fill: nobody steps on a full one, and nobody passes it (AB-12.5). */
function seatLeft(t: Tables, s: AutobahnState, others: number, left: number, w: Weights): number {
  const { seatsPerFloor } = t.edition.departments;
  if (s.config.seats <= seatsPerFloor || others < seatsPerFloor - 1) return 1;
  return others < seatsPerFloor ? w.lastSeat : w.seatGivenUp * left;
}

/** The chance that a floor is opened: level 3 of a column has two padlocks; one of them opens nothing yet, but it is half the way. */
function floorOpen(s: AutobahnState, seat: Seat, d: number, floor: number, left: number, w: Weights): number {
  const level = accessLevel(s.padlocks[seat], d);
  if (floor <= level) return 1;
  const isHalf = d < FINANCE && level === 2 && ((s.padlocks[seat] >> (d * PADLOCKS)) & BOTH_LEVEL_3) !== 0;
  const begun = isHalf ? w.halfOpen / FLOORS : 0;
  return begun + (1 - begun) * left * w.opened;
}

/** Promotions that a department is likely to take in all, those of the past among them. */
function roomOf(t: Tables, s: AutobahnState, seat: Seat, d: number, left: number, w: Weights): number {
  const own = 1 << seat;
  let room = 0;
  let way = 1;
  for (let floor = 1; floor <= FLOORS; floor++) {
    const staff = s.floors[d * FLOORS + floor - 1];
    way = (staff & own) === 0 ? way * seatLeft(t, s, ones(staff), left, w) : 1;
    room += floor * floorOpen(s, seat, d, floor, left, w) * way;
  }
  return room;
}

/** What one promotion more would be worth, and how many of those expected find no floor: they take an employee into the Lobby. */
export const projected = { promotion: 1, spare: 0 };

/** Fills in what each department brings at the end. */
export function projectDepartments(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  departments: number,
  prospect: Prospect,
  w: Weights,
): void {
  for (let d = 0; d < departments; d++) {
    floorsHeld[d] = floorsOf(s, seat, d);
    unitsAtEnd[d] = projectedUnits(t, s, seat, d, prospect, w);
    roomLeft[d] = Math.max(0, roomOf(t, s, seat, d, prospect.left, w) - floorsHeld[d]);
    pointsAtEnd[d] = floorsHeld[d] * unitsAtEnd[d];
  }
  spendPromotions(departments, prospect.promotions);
}

function spendPromotions(departments: number, promotions: number): void {
  let to = promotions;
  for (let round = 0; round < departments; round++) {
    const best = bestDepartment(departments);
    if (roomLeft[best] <= 0) break;
    const taken = Math.min(roomLeft[best], to);
    // Every second promotion takes an employee out of the Lobby.
    pointsAtEnd[best] += taken * (unitsAtEnd[best] - 1);
    to -= taken;
    projected.promotion = Math.max(1, unitsAtEnd[best] - 1);
    projected.spare = 0;
    if (to <= 0) return;
    roomLeft[best] = 0;
  }
  projected.promotion = 1;
  projected.spare = to;
}

/** The department with room in which a floor brings most. */
function bestDepartment(departments: number): number {
  let best = 0;
  for (let d = 1; d < departments; d++)
    if (roomLeft[d] > 0 && (roomLeft[best] <= 0 || unitsAtEnd[d] > unitsAtEnd[best])) best = d;
  return best;
}
