/**
 * How good a position is for a seat, in points: what would be scored now, what money, employees, technologies, cards,
 * trucks and the route are still going to bring, weighed by how much of the game is left; less the strongest rival.
 */
import type { Seat } from '../../kernel/index.ts';
import { IN_HAND } from './effects/cards.ts';
import { columnLevel, departmentCount, officeEmployees } from './effects/employees.ts';
import { autobahnValue, ones, routeStatus } from './network.ts';
import { pendingWorth } from './pending.ts';
import { NO_DELIVERY, stepsToDelivery } from './reach.ts';
import { countriesDelivered, perFloor, scoreOf } from './scoring.ts';
import type { AutobahnState } from './state.ts';
import { COLOUR_COUNT, FINANCE, FLOORS, NOBODY, NONE, OFFICE_ROOM, ON_BOARD, type Tables, TRUCKS } from './tables.ts';

/** Found by play against itself. */
export const WEIGHTS = {
  money: 0.33,
  promotion: 3.2,
  trackStep: 0.45,
  card: 0.85,
  basicCard: 0.25,
  inHand: 0.05,
  tile: 0.75,
  waiting: 1.8,
  station: 1.1,
  country: 2.2,
  office: 1.5,
  padlock: 2.4,
  actionTile: 0.8,
  truck: 0.7,
  truckReach: 3,
  /** Share of it that is left per step still to drive. */
  nearer: 0.8,
  /** Units of a department that are expected to come in the rest of the game. */
  growth: 3,
  /** What a floor gains by the units still to come, and what an open floor is worth to somebody below. */
  held: 2,
  open: 0.23,
  rival: 0.75,
};
export type Weights = typeof WEIGHTS;

/** Share of the game that is still to come, from 1 to 0, by road tiles. */
function timeLeft(t: Tables, s: AutobahnState): number {
  const { list } = t.edition.eras;
  let all = 0;
  let left = 0;
  for (let era = 0; era < list.length; era++) {
    all += list[era].roadStack;
    if (era >= s.era - 1) left += s.stacks[era];
  }
  return left / all;
}

/** Budget the seat would be paid if the era ended now (AB-18.1). */
function budgetShare(t: Tables, s: AutobahnState, seat: Seat): number {
  let sum = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    let staff = 0;
    let own = 0;
    for (let i = colour * OFFICE_ROOM; s.offices[i] !== NOBODY && i < (colour + 1) * OFFICE_ROOM; i++) {
      staff++;
      if (s.offices[i] === seat) own++;
    }
    if (own > 0) sum += Math.floor(autobahnValue(t, s, colour) / staff) * own;
  }
  return sum;
}

/** Reward of the route card if the era ended now; part of it for a route that is nearly joined. */
function routeWorth(t: Tables, s: AutobahnState, seat: Seat, w: Weights): number {
  const card = s.routes[seat];
  if (card === NONE) return 0;
  const { cities, ladder } = t.routes[card];
  const status = routeStatus(t, s, cities[0], cities[1]);
  if (status === NONE) return (s.connected[cities[0]] + s.connected[cities[1]]) * 0.3;
  let worth = 1;
  for (let i = 0; i < ladder.length; i++) {
    if (status <= ladder[i].maxStatus) worth += ladder[i].money * w.money + ladder[i].promotions * w.promotion;
    else worth += 0.15;
  }
  return worth + Math.max(0, 8 - status) * 0.15;
}

/** What the next floor of each department could bring to somebody who is or may come there. */
function prospects(t: Tables, s: AutobahnState, seat: Seat, left: number, w: Weights): number {
  let sum = 0;
  const departments = departmentCount(s);
  for (let d = 0; d < departments; d++) {
    const open = d === FINANCE ? FLOORS : d < FINANCE ? columnLevel(s.padlocks[seat], d) : 1;
    if (open === 0) continue;
    const units = perFloor(t, s, seat, d) + left * w.growth;
    for (let floor = 1; floor <= open; floor++) {
      if ((s.floors[d * FLOORS + floor - 1] & (1 << seat)) !== 0) sum += floor * left * w.held;
      else if (ones(s.floors[d * FLOORS + floor - 1]) < t.edition.departments.seatsPerFloor) sum += units * w.open;
    }
  }
  return sum;
}

/** A loaded truck is worth the more, the nearer it is to a country it has not been to; for rivals that is not looked up. */
function truckWorth(t: Tables, s: AutobahnState, seat: Seat, w: Weights, isRival: boolean): number {
  let sum = 0;
  for (let truck = 0; truck < TRUCKS; truck++) {
    if (s.trucks[seat * TRUCKS + truck] === ON_BOARD) continue;
    const steps = isRival ? NO_DELIVERY : stepsToDelivery(t, s, seat, truck);
    sum += w.truck + (steps === NO_DELIVERY ? 0 : w.truckReach * w.nearer ** steps);
  }
  return sum;
}

function belongings(t: Tables, s: AutobahnState, seat: Seat, left: number, w: Weights): number {
  let cards = 0;
  const base = seat * t.cards.length;
  for (let c = 0; c < t.cards.length; c++) {
    const place = s.cards[base + c];
    if (place === 0) continue;
    cards += t.cards[c].basic ? w.basicCard : w.card;
    if (place === IN_HAND) cards += w.inHand;
  }
  let tiles = 0;
  for (let i = 0; i < t.tileTypes.length; i++) tiles += s.tiles[seat * t.tileTypes.length + i];
  let waiting = 0;
  for (let c = 0; c < t.countries.length; c++) if (s.goodsMarks[seat * t.countries.length + c] === 1) waiting++;
  return (cards + tiles * w.tile + waiting * w.waiting) * Math.min(1, left + 0.15);
}

function standing(t: Tables, s: AutobahnState, seat: Seat, left: number, w: Weights, isRival: boolean): number {
  const later = Math.min(1, left * 1.5 + 0.05);
  let sum = scoreOf(t, s, seat);
  if (seat === s.company.bot) return sum + s.supply[seat] * -0.1;
  sum += s.money[seat] * w.money * later;
  sum += (budgetShare(t, s, seat) * w.money + routeWorth(t, s, seat, w)) * (0.35 + left);
  sum += s.track[seat] * w.trackStep * later;
  sum += ones(s.padlocks[seat]) * w.padlock * later;
  sum += officeEmployees(s, seat) * w.office * later;
  sum += s.stations[seat] * w.station * later;
  sum += countriesDelivered(s, seat) * w.country * later;
  for (let space = 0; space < t.limits.length; space++)
    sum += s.actionTiles[seat * t.limits.length + space] * w.actionTile * later;
  sum += pendingWorth(s, seat, w.money * later) * Math.max(0.2, later);
  return (
    sum + prospects(t, s, seat, left, w) + truckWorth(t, s, seat, w, isRival) * later + belongings(t, s, seat, left, w)
  );
}

export function evaluateState(t: Tables, s: AutobahnState, seat: Seat, w: Weights = WEIGHTS): number {
  const left = s.frames.length === 0 ? 0 : timeLeft(t, s);
  const own = s.frames.length === 0 ? scoreOf(t, s, seat) : standing(t, s, seat, left, w, false);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.company.seats; other++) {
    if (other === seat) continue;
    rival = Math.max(rival, s.frames.length === 0 ? scoreOf(t, s, other) : standing(t, s, other, left, w, true));
  }
  return own - w.rival * rival;
}
