/**
 * How good a position is for a seat, in points: the score it is heading for. Each department brings its floors times its
 * units; both are projected to the end of the game, and the promotions still to come go where a floor brings most. To that
 * comes what makes the rest of the game easier (money at hand, cards, tiles, trucks), weighed by how much of it is left.
 */
import type { Seat } from '../../kernel/index.ts';
import type { BonusKind } from './components/edition.ts';
import { IN_HAND } from './effects/cards.ts';
import { firstTile } from './effects/delivering.ts';
import { accessLevel, departmentCount } from './effects/employees.ts';
import { pendingWorth } from './evaluation/pending.ts';
import { deliveryAhead } from './evaluation/reach.ts';
import { autobahnValue, routeStatus, sectionsMissing } from './network.ts';
import { countriesDelivered, perFloor, scoreOf } from './scoring.ts';
import type { AutobahnState } from './state.ts';
import {
  type Bonus,
  bit,
  COLOUR_COUNT,
  FINANCE,
  FLOORS,
  NOBODY,
  NONE,
  OFFICE_ROOM,
  ON_BOARD,
  PHARMACEUTICALS,
  type Tables,
  TRUCKS,
} from './tables.ts';

/** Found by play against Autobot and against itself. */
export const WEIGHTS = {
  /** Money as a means: per DM while there is little of it, and the part of it that more is worth. */
  money: 0.16,
  purse: 24,
  richer: 0.3,
  /** Share of a budget or reward of this era that comes again in each later one. */
  again: 0.7,
  /** Steps on the development track, deliveries, stations and DM 20 to count on in a whole game: with care, so that the next one counts. */
  steps: 8,
  countries: 3,
  stations: 3,
  fortunes: 6,
  /** How soon before the end a promotion half earned loses its worth. */
  unfinished: 4,
  /** Other promotions of a whole game: routes, end of an era, cards. */
  promotions: 2,
  /** How far the offices even out in a whole game. */
  evenOut: 0.5,
  /** Share of the closed floors that is opened in a whole game. */
  opened: 0.5,
  /** Employees in the Lobby that are waited for, and what each is worth above its points. */
  candidates: 2,
  candidate: 0.8,
  /** A route: per section still missing less than six, and a promotion of its ladder one status away. */
  routeSection: 0.6,
  routeNear: 0.35,
  trackStep: 0.2,
  card: 0.85,
  basicCard: 0.25,
  inHand: 0.05,
  tile: 1.4,
  station: 1.4,
  actionTile: 0.8,
  truck: 0.3,
  /** A country delivered to, beside what it counts in Trade. */
  country: 2,
  /** Share of a delivery that is left per step still to drive. */
  nearer: 0.82,
};
/** What a bonus is likely to bring: once, or for each of its amount. */
const BONUS: Partial<Record<BonusKind, number>> = {
  promote: 7,
  develop: 1.7,
  money: 0.3,
  unlock: 5,
  gainCard: 2.2,
  replaceCard: 1.4,
};
/** What the permanent technologies of levels 1 and 2 bring in a whole game: upgrade, truck, station. */
const TECHNOLOGY = [
  [9, 5],
  [4, 4],
  [7, 6],
];
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

const PADLOCKS = 4;
const TRADE = 1;
/** So many missing sections leave no hope for a route. */
const NEARLY = 6;

/** What an end of the era would bring to a seat. */
const income = { money: 0, promotions: 0, nearly: 0, hope: 0 };

/** Budget and route card if the era ended now; an own route that is nearly joined gives hope. */
function foresee(t: Tables, s: AutobahnState, seat: Seat, w: Weights): void {
  income.money = budgetShare(t, s, seat);
  income.promotions = 0;
  income.nearly = 0;
  income.hope = 0;
  const card = s.routes[seat];
  if (card === NONE) return;
  const { cities, ladder } = t.routes[card];
  const status = routeStatus(t, s, cities[0], cities[1]);
  if (status === NONE) {
    income.hope = Math.max(0, NEARLY - sectionsMissing(t, s, cities[0], cities[1])) * w.routeSection;
    return;
  }
  income.hope = NEARLY * w.routeSection;
  for (let i = 0; i < ladder.length; i++) {
    if (status <= ladder[i].maxStatus) {
      income.money += ladder[i].money;
      income.promotions += ladder[i].promotions;
    } else income.nearly += ladder[i].promotions * w.routeNear ** (status - ladder[i].maxStatus);
  }
}

/** The permanent technologies work for the rest of the game. */
function technologies(padlocks: number, left: number): number {
  let sum = 0;
  for (let column = 0; column < TECHNOLOGY.length; column++) {
    const mine = padlocks >> (column * PADLOCKS);
    if ((mine & 1) !== 0) sum += TECHNOLOGY[column][0];
    if ((mine & 2) !== 0) sum += TECHNOLOGY[column][1];
  }
  return sum * left;
}

/** By tables: the promotions of the track up to a place, in fractions of the way to the next one. */
const tracks = new WeakMap<Tables, number[]>();
const TRACK_AHEAD = 60;

/** Walks along the track, round its closing loop, as far as nobody comes. */
function measureTrack(t: Tables): number[] {
  const found: number[] = [0];
  for (let i = 1, at = 0, last = 0, sum = 0; i < TRACK_AHEAD; i++) {
    at = t.track[at].next;
    const bonus = t.track[at].bonus;
    if (bonus?.kind !== 'promote') continue;
    for (let k = last + 1; k <= i; k++) found[k] = sum + (bonus.amount * (k - last)) / (i - last);
    sum += bonus.amount;
    last = i;
  }
  tracks.set(t, found);
  return found;
}

function trackPromotions(t: Tables, place: number, steps: number): number {
  const along = tracks.get(t) ?? measureTrack(t);
  const whole = Math.floor(place + steps);
  const part = place + steps - whole;
  return along[whole] * (1 - part) + along[whole + 1] * part - Math.floor(along[place]);
}

/** Floors of a department that access opens, counted as the promotions they take; half of level 3 is half way. */
const ROOM = [0, 1, 3, 6];

const floorsHeld: number[] = [];
const unitsAtEnd: number[] = [];
const roomLeft: number[] = [];

function floorSum(s: AutobahnState, seat: Seat, department: number): number {
  let sum = 0;
  for (let floor = 1; floor <= FLOORS; floor++) {
    if ((s.floors[department * FLOORS + floor - 1] & (1 << seat)) !== 0) sum += floor;
  }
  return sum;
}

function officesEven(s: AutobahnState): number {
  let room = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) room += s.config.officeRoom[colour];
  return room / Math.max(2, s.config.seats);
}

/** Units of a department at the end of the game, as far as can be seen. */
function projectedUnits(t: Tables, s: AutobahnState, seat: Seat, d: number, left: number, w: Weights): number {
  switch (d) {
    case 0: {
      const now = perFloor(t, s, seat, d);
      return now + (officesEven(s) - now) * left * w.evenOut;
    }
    case 1:
      return Math.min(t.countries.length, perFloor(t, s, seat, d) + left * w.countries);
    case 2:
      return Math.min(t.moves.rowBonus.length, perFloor(t, s, seat, d) + left * w.stations);
    case FINANCE: {
      const eras = 3 - s.era;
      return (s.money[seat] + income.money * (1 + eras * w.again)) / t.moneyPerPoint + left * w.fortunes - 0.4;
    }
    default:
      return perFloor(t, s, seat, d) + left * 2;
  }
}

/** Level 3 of a column has two padlocks; one of them opens nothing yet, but it is half the way. */
function roomOf(s: AutobahnState, seat: Seat, d: number, left: number, w: Weights): number {
  const level = accessLevel(s.padlocks[seat], d);
  let room = ROOM[level];
  if (d < FINANCE && level === 2 && ((s.padlocks[seat] >> (d * PADLOCKS)) & 0b1100) !== 0) room += 1;
  return room + (ROOM[FLOORS] - room) * left * w.opened;
}

/** Points of the departments at the end; the promotions to come go where a floor brings most. */
function departmentsAtEnd(t: Tables, s: AutobahnState, seat: Seat, left: number, w: Weights): number {
  const departments = departmentCount(s);
  // A promotion half earned is worth nothing at the end.
  const sure = Math.min(1, left * w.unfinished + 0.1);
  let promotions = trackPromotions(t, s.track[seat], w.steps * left) * sure + w.promotions * left;
  promotions += (income.promotions + income.nearly * sure) * (1 + (3 - s.era) * w.again);
  let sum = 0;
  for (let d = 0; d < departments; d++) {
    floorsHeld[d] = floorSum(s, seat, d);
    unitsAtEnd[d] = projectedUnits(t, s, seat, d, left, w);
    roomLeft[d] = Math.max(0, roomOf(s, seat, d, left, w) - floorsHeld[d]);
    sum += floorsHeld[d] * unitsAtEnd[d];
  }
  for (let round = 0; round < departments && promotions > 0; round++) {
    let best = 0;
    for (let d = 1; d < departments; d++)
      if (roomLeft[d] > 0 && (roomLeft[best] <= 0 || unitsAtEnd[d] > unitsAtEnd[best])) best = d;
    const taken = Math.min(roomLeft[best], promotions);
    promotions -= taken;
    // Every second promotion takes an employee out of the Lobby.
    sum += taken * (unitsAtEnd[best] - 1);
    floorsHeld[best] += taken;
    roomLeft[best] = 0;
  }
  return sum + Math.max(0, promotions);
}

/** Points of a bonus of a delivery. */
const bonusWorth = ({ kind, amount }: Bonus): number => (BONUS[kind] ?? 1) * amount;

const deliveryWorth: number[] = [];
const worths = { countries: deliveryWorth, wine: WEIGHTS.country };

/** By country, what a delivery of these goods would bring now. */
function judgeCountries(t: Tables, s: AutobahnState, seat: Seat, goods: number, late: number, w: Weights): void {
  for (let country = 0; country < t.countries.length; country++) {
    const mark = s.goodsMarks[seat * t.countries.length + country];
    const row = t.boardRow[s.boards[seat]][country];
    let worth = bit(s.delivered[seat], country) ? 0 : w.country + floorsHeld[TRADE];
    if (firstTile(t, s, country) !== NONE) worth += w.tile * late;
    if (goods === PHARMACEUTICALS && s.pharma[country] === NOBODY)
      worth += bonusWorth(t.countries[country].pharmaBonus);
    else if (goods === row.goods && mark === 0) worth += bonusWorth(row.reward) * late;
    else if (!bit(s.moneyMarks[seat], country)) worth += row.money * w.money;
    deliveryWorth[country] = worth;
  }
}

/** A loaded truck is worth the more, the nearer it is to a good delivery. */
function truckWorth(t: Tables, s: AutobahnState, seat: Seat, left: number, w: Weights): number {
  let sum = 0;
  for (let truck = 0; truck < TRUCKS; truck++) {
    if (s.trucks[seat * TRUCKS + truck] === ON_BOARD) continue;
    const goods = s.goods[seat * TRUCKS + truck];
    judgeCountries(t, s, seat, goods, Math.min(1, left + 0.15), w);
    sum += w.truck + deliveryAhead(t, s, seat, truck, worths, w.nearer);
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
  for (let c = 0; c < t.countries.length; c++) {
    if (s.goodsMarks[seat * t.countries.length + c] === 1) waiting += bonusWorth(t.boardRow[s.boards[seat]][c].reward);
  }
  return (cards + tiles * w.tile + waiting) * Math.min(1, left + 0.15);
}

/** Money as a means: what can be spent soon is worth more than a treasure. */
function purse(money: number, w: Weights): number {
  return w.money * (money <= w.purse ? money : w.purse + (money - w.purse) * w.richer);
}

function standing(t: Tables, s: AutobahnState, seat: Seat, left: number, w: Weights): number {
  if (seat === s.config.bot) return scoreOf(t, s, seat);
  const later = Math.min(1, left * 1.5 + 0.05);
  foresee(t, s, seat, w);
  let sum = s.lobby[seat] * t.edition.departments.lobbyPoints + departmentsAtEnd(t, s, seat, left, w);
  sum += (purse(s.money[seat], w) + income.hope) * later;
  sum += Math.min(s.lobby[seat], w.candidates) * w.candidate;
  sum += s.track[seat] * w.trackStep * later;
  sum += technologies(s.padlocks[seat], left);
  sum += s.stations[seat] * w.station * later;
  for (let space = 0; space < t.limits.length; space++)
    sum += s.actionTiles[seat * t.limits.length + space] * w.actionTile * later;
  sum += pendingWorth(s, seat, w.money * later) * Math.max(0.2, later);
  sum += countriesDelivered(s, seat) * w.country * later;
  sum += truckWorth(t, s, seat, left, w) * later;
  return sum + belongings(t, s, seat, left, w);
}

export function evaluateState(t: Tables, s: AutobahnState, seat: Seat, w: Weights = WEIGHTS): number {
  return s.frames.length === 0 ? scoreOf(t, s, seat) : standing(t, s, seat, timeLeft(t, s), w);
}

/** How much of the game is over, by road tiles. */
export const progressOf = (t: Tables, s: AutobahnState): number =>
  s.frames.length === 0 ? 1 : Math.min(0.99, 1 - timeLeft(t, s));

/** Route cards are chosen before the first turn. */
export function turnOf({ frames, turn }: AutobahnState): Seat | undefined {
  const top = frames.at(-1);
  return top?.kind === 'routeCard' ? top.seat : top && turn;
}
