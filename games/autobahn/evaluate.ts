/**
 * How good a position is for a seat, in points: what would be scored now, what money, employees, technologies, cards,
 * trucks and the route are still going to bring, weighed by how much of the game is left; less the strongest rival.
 */
import type { Seat } from '../../kernel/index.ts';
import { IN_HAND } from './effects/cards.ts';
import { columnLevel, departmentCount, officeEmployees } from './effects/employees.ts';
import { autobahnValue, ones, routeStatus } from './network.ts';
import { countriesDelivered, perFloor, scoreOf } from './scoring.ts';
import type { AutobahnState } from './state.ts';
import { COLOUR_COUNT, FINANCE, FLOORS, NOBODY, NONE, OFFICE_ROOM, type Tables, TRUCKS } from './tables.ts';

const MONEY = 0.22;
const PROMOTION = 3.2;
const TRACK_STEP = 0.55;
const CARD = 1.4;
const TILE = 1.1;
const STATION = 0.9;
const COUNTRY = 1.6;
const OFFICE = 0.8;
const RIVAL = 0.5;

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
function routeWorth(t: Tables, s: AutobahnState, seat: Seat): number {
  const card = s.routes[seat];
  if (card === NONE) return 0;
  const { cities, ladder } = t.routes[card];
  const status = routeStatus(t, s, cities[0], cities[1]);
  if (status === NONE) return (s.connected[cities[0]] + s.connected[cities[1]]) * 0.3;
  let worth = 1;
  for (let i = 0; i < ladder.length; i++) {
    if (status <= ladder[i].maxStatus) worth += ladder[i].money * MONEY + ladder[i].promotions * PROMOTION;
    else worth += 0.15;
  }
  return worth + Math.max(0, 8 - status) * 0.15;
}

/** What the next floor of each department could bring to somebody who is or may come there. */
function prospects(t: Tables, s: AutobahnState, seat: Seat, left: number): number {
  let sum = 0;
  const departments = departmentCount(s);
  for (let d = 0; d < departments; d++) {
    const open = d === FINANCE ? FLOORS : d < FINANCE ? columnLevel(s.padlocks[seat], d) : 1;
    if (open === 0) continue;
    const units = perFloor(t, s, seat, d) + left * 3;
    for (let floor = 1; floor <= open; floor++) {
      if ((s.floors[d * FLOORS + floor - 1] & (1 << seat)) !== 0) sum += floor * left * 2;
      else if (ones(s.floors[d * FLOORS + floor - 1]) < t.edition.departments.seatsPerFloor) sum += units * 0.12;
    }
  }
  return sum;
}

/** A loaded truck is worth the more, the nearer it is to a country it has not been to. */
function truckWorth(t: Tables, s: AutobahnState, seat: Seat): number {
  let sum = 0;
  for (let truck = 0; truck < TRUCKS; truck++) {
    const at = s.trucks[seat * TRUCKS + truck];
    if (at < 0) continue;
    sum += 0.8;
    if (at >= t.sections.length) continue;
    const { foreign, neighbours } = t.sections[at];
    if (foreign !== NONE) sum += reachWorth(t, s, seat, foreign) * 0.8;
    else {
      let best = 0;
      for (const next of neighbours) {
        const city = t.sections[next].foreign;
        if (city !== NONE && s.road[next] !== 0) best = Math.max(best, reachWorth(t, s, seat, city));
      }
      sum += 0.3 + best * 0.4;
    }
  }
  return sum;
}

function reachWorth(t: Tables, s: AutobahnState, seat: Seat, city: number): number {
  return (s.delivered[seat] & (1 << t.cities[city].country)) === 0 ? 3 : 1;
}

function belongings(t: Tables, s: AutobahnState, seat: Seat, left: number): number {
  let cards = 0;
  const base = seat * t.cards.length;
  for (let c = 0; c < t.cards.length; c++) {
    const place = s.cards[base + c];
    if (place === 0) continue;
    cards += t.cards[c].basic ? 0.4 : CARD;
    if (place === IN_HAND) cards += 0.12;
  }
  let tiles = 0;
  for (let i = 0; i < t.tileTypes.length; i++) tiles += s.tiles[seat * t.tileTypes.length + i];
  let waiting = 0;
  for (let c = 0; c < t.countries.length; c++) if (s.goodsMarks[seat * t.countries.length + c] === 1) waiting++;
  return (cards * 0.6 + tiles * TILE + waiting * 1.8) * Math.min(1, left + 0.15);
}

function standing(t: Tables, s: AutobahnState, seat: Seat, left: number): number {
  const later = Math.min(1, left * 1.5 + 0.05);
  let sum = scoreOf(t, s, seat);
  if (seat === s.company.bot) return sum + s.supply[seat] * -0.1;
  sum += s.money[seat] * MONEY * later;
  sum += (budgetShare(t, s, seat) * MONEY + routeWorth(t, s, seat)) * (0.35 + left);
  sum += s.track[seat] * TRACK_STEP * later;
  sum += ones(s.padlocks[seat]) * 2.2 * later;
  sum += officeEmployees(s, seat) * OFFICE * later;
  sum += s.stations[seat] * STATION * later;
  sum += countriesDelivered(s, seat) * COUNTRY * later;
  for (let space = 0; space < t.limits.length; space++)
    sum += s.actionTiles[seat * t.limits.length + space] * 0.5 * later;
  return sum + prospects(t, s, seat, left) + truckWorth(t, s, seat) * later + belongings(t, s, seat, left);
}

export function evaluateState(t: Tables, s: AutobahnState, seat: Seat): number {
  const left = s.frames.length === 0 ? 0 : timeLeft(t, s);
  const own = s.frames.length === 0 ? scoreOf(t, s, seat) : standing(t, s, seat, left);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.company.seats; other++) {
    if (other === seat) continue;
    rival = Math.max(rival, s.frames.length === 0 ? scoreOf(t, s, other) : standing(t, s, other, left));
  }
  return own - RIVAL * rival;
}
