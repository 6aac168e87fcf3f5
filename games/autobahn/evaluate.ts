/**
 * How good a position is for a seat, in points: the score it is heading for. To what the departments are projected to bring comes what makes
 * the rest of the game easier (money at hand, cards, tiles, trucks), weighed by how much of it is left.
 */
import { type Figures, type Seat, withFigures } from '../../kernel/index.ts';
import type { Effect } from './components/edition.ts';
import { FIRST_SPACE, IN_HAND } from './components/parts.ts';
import { departmentCount, officeEmployees } from './effects/employees.ts';
import { LOAD_DEVELOP, SECOND_TRUCK, STATION_BONUS, STATION_DEVELOP, UPGRADE_DEVELOP } from './effects/technologies.ts';
import { floorsHeld, pointsAtEnd, projectDepartments, projected } from './evaluation/departments.ts';
import { pendingWorth } from './evaluation/pending.ts';
import { bookOf, type Roads } from './evaluation/roads.ts';
import { type Driving, rewardWorth, trucksWorth, wineWorth } from './evaluation/trucks.ts';
import { MANY, type Weights, weightsFor } from './evaluation/weights.ts';
import { autobahnValue, ones } from './network.ts';
import { countriesDelivered, scoreOf, sheetOf } from './scoring.ts';
import type { AutobahnState } from './state.ts';
import {
  BUILD_STATION,
  bit,
  COLOUR_COUNT,
  EXTRA_DEPARTMENT,
  LOAD_TRUCK,
  NOBODY,
  NONE,
  OFFICE_ROOM,
  SPACE_COUNT,
  type Tables,
  UNLOCK,
  UPGRADE_LINK,
} from './tables.ts';

/** What the worth of a position is made of: what the departments are heading for, and what makes the rest of the game easier. */
const PARTS = [
  'score.lobby',
  'score.network',
  'score.trade',
  'score.service',
  'score.finance',
  'score.extra',
  'worth.money',
  'worth.route',
  'worth.track',
  'worth.technologies',
  'worth.stations',
  'worth.cards',
  'worth.tiles',
  'worth.deliveries',
  'worth.trucks',
  'worth.turn',
  'worth.time',
] as const;
type Part = (typeof PARTS)[number];
const EXTRA = 'score.extra';

/** Text keys of all that points may come from; the extra Department has a name of its own. */
export const WORTHS: readonly string[] = [...PARTS.filter((part) => part !== EXTRA), 'score.planning', 'score.customs'];

const at = (part: Part): number => PARTS.indexOf(part);
const EXTRA_PART = at(EXTRA);
/** Where each part stands among `WORTHS`; that of the extra Department depends on which one it is. */
const PLACES: readonly number[] = PARTS.map((part) => WORTHS.indexOf(part));
const LOBBY = at('score.lobby');
const NETWORK = at('score.network');
const MONEY = at('worth.money');
const ROUTE = at('worth.route');
const TRACK = at('worth.track');
const TECHNOLOGIES = at('worth.technologies');
const STATIONS = at('worth.stations');
const CARDS = at('worth.cards');
const TILES = at('worth.tiles');
const DELIVERIES = at('worth.deliveries');
const TRUCKS_PART = at('worth.trucks');
const TURN = at('worth.turn');
const TIME = at('worth.time');

/** Everything that is worked out once for an edition and a set of weights. */
interface Judge extends Driving {
  /** Worth of a bonus tile by type; of an action card by card, and per share of the game that is left. */
  readonly tiles: Float64Array;
  readonly cards: Float64Array;
  readonly effects: Float64Array;
  /** By padlock, in a whole game. */
  readonly padlocks: Float64Array;
  /** Promotions of the track up to a place, in fractions of the way to the next one. */
  readonly along: Float64Array;
  /** Road tiles of the eras together. */
  readonly roadTiles: number;
  /** The parts of the position looked at last. */
  readonly parts: Float64Array;
}

const effectWorth = (w: Weights): Readonly<Record<Effect, number>> => ({
  none: 0,
  buildDevelop: w.buildDevelopCard,
  upgradeDevelop: w.upgradeDevelopCard,
  loadExtraStep: w.loadExtraStepCard,
  extraStation: w.extraStationCard,
  extraBuild: w.extraBuildCard,
  upgradeLoad: w.upgradeLoadCard,
  payDevelop: w.payDevelopCard,
  truckPlus2: w.truckPlus2Card,
  doubleBuild: w.doubleBuildCard,
  gain12: w.gain12Card,
  develop1: w.develop1Card,
  extraBuildUpgradeLoad: w.extraBuildUpgradeLoadCard,
  extraBuildPromote: w.extraBuildPromoteCard,
});

function tileWorth(kind: string, w: Weights): number {
  switch (kind) {
    case 'develop':
      return w.tileDevelop;
    case 'money':
      return w.tileMoney;
    case 'buildRoad':
      return w.tileBuildRoad;
    case 'upgradeLink':
      return w.tileUpgradeLink;
    case 'buildStation':
      return w.tileBuildStation;
    case 'loadTruck':
      return w.tileLoadTruck;
    case 'moveTruck':
      return w.tileMoveTruck;
    default:
      return w.tileOther;
  }
}

/** Columns of four padlocks: level 1, level 2 and two of level 3, which bring something once. */
const permanent = (w: Weights): readonly number[] => [
  ...[w.upgradeDevelop, w.upgradeDiscount, 0, 0],
  ...[w.loadDevelop, w.secondTruck, 0, 0],
  ...[w.stationDevelop, w.stationBonus, 0, 0],
];
const FIRST_ROW = 0b0001_0001_0001;
const SECOND_ROW = 0b0010_0010_0010;

const TRACK_AHEAD = 80;

/** Walks along the track, round its closing loop, as far as nobody comes. */
function measureTrack(t: Tables): Float64Array {
  const found = new Float64Array(TRACK_AHEAD);
  for (let i = 1, place = 0, last = 0, sum = 0; i < TRACK_AHEAD; i++) {
    place = t.track[place].next;
    const bonus = t.track[place].bonus;
    if (bonus?.kind !== 'promote') continue;
    for (let k = last + 1; k <= i; k++) found[k] = sum + (bonus.amount * (k - last)) / (i - last);
    sum += bonus.amount;
    last = i;
  }
  return found;
}

const LONGEST_WAY = 128;

function prepare(t: Tables, w: Weights): Judge {
  const effects = effectWorth(w);
  return {
    t,
    w,
    book: bookOf(t),
    shares: Float64Array.from({ length: LONGEST_WAY }, (_, steps) => w.nearer ** steps),
    foreign: t.cities.flatMap(({ foreign }, city) => (foreign ? [city] : [])),
    tiles: Float64Array.from(t.tileTypes, ({ bonus }) => tileWorth(bonus.kind, w)),
    cards: Float64Array.from(
      t.cards,
      ({ basic, colourList }) => (basic ? w.basicCard : w.card) + (colourList.length - 1) * w.colour,
    ),
    effects: Float64Array.from(t.cards, ({ effect }) => effects[effect]),
    padlocks: Float64Array.from(permanent(w)),
    along: measureTrack(t),
    roadTiles: t.edition.eras.list.reduce((sum, { roadStack }) => sum + roadStack, 0),
    parts: new Float64Array(PARTS.length),
  };
}

/** Share of the game that is still to come, from 1 to 0, by road tiles. */
function timeLeft(t: Tables, s: AutobahnState): number {
  const { list } = t.edition.eras;
  let all = 0;
  let left = 0;
  for (let era = 0; era < list.length; era++) {
    all += list[era].roadStack;
    if (era >= s.era - 1) left += s.stacks[era];
  }
  const byTiles = left / all;
  return s.turnsLeft === undefined ? byTiles : Math.min(byTiles, turnsToCome(s, s.turnsLeft, list.length));
}

/** The same by turns, where they are limited (AB-17.7). */
function turnsToCome({ config, era }: AutobahnState, turnsLeft: number, eras: number): number {
  const perEra = (config.turnLimit ?? 0) * config.seats;
  return (turnsLeft + (eras - era) * perEra) / (eras * perEra);
}

/** Budget the seat would be paid if the era ended now (AB-18.1). */
function budgetShare(t: Tables, s: AutobahnState, seat: Seat): number {
  const { offices } = s;
  let sum = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    let staff = 0;
    let own = 0;
    for (let i = colour * OFFICE_ROOM; offices[i] !== NOBODY && i < (colour + 1) * OFFICE_ROOM; i++) {
      staff++;
      if (offices[i] === seat) own++;
    }
    if (own > 0) sum += Math.floor(autobahnValue(t, s, colour) / staff) * own;
  }
  return sum;
}

/** So many missing sections leave no hope for a route. */
const NEARLY = 6;

/** What an end of the era would bring to a seat. */
const income = { money: 0, promotions: 0, nearly: 0, hope: 0 };

/** Budget and route card if the era ended now; an own route that is nearly joined gives hope. */
function foresee({ t, w, book }: Judge, s: AutobahnState, roads: Roads, seat: Seat): void {
  income.money = budgetShare(t, s, seat);
  income.promotions = 0;
  income.nearly = 0;
  income.hope = 0;
  const card = s.routes[seat];
  if (card === NONE) return;
  const status = book.status(s, roads, card);
  if (status === NONE) {
    income.hope = Math.max(0, NEARLY - book.missing(s, roads, card)) * w.routeSection;
    return;
  }
  const { ladder } = t.routes[card];
  income.hope = NEARLY * w.routeSection;
  for (let i = 0; i < ladder.length; i++) {
    if (status <= ladder[i].maxStatus) {
      income.money += ladder[i].money;
      income.promotions += ladder[i].promotions;
    } else if (ladder[i].promotions > 0)
      income.nearly += ladder[i].promotions * w.routeNear ** (status - ladder[i].maxStatus);
  }
}

function trackPromotions(along: Float64Array, place: number, steps: number): number {
  const whole = Math.floor(place + steps);
  const part = place + steps - whole;
  return along[whole] * (1 - part) + along[whole + 1] * part - Math.floor(along[place]);
}

/** Station from which on passing one brings a promotion. */
const PROMOTING = 6;

/** Promotions that trucks will bring by passing own stations: in the turns that are left once enough of them stand. */
function passing({ w }: Judge, s: AutobahnState, seat: Seat, left: number): number {
  const turns = (left * w.turns) / s.config.seats - Math.max(0, PROMOTING - s.stations[seat]) * w.perStation;
  if (turns <= 0) return 0;
  return turns * w.passes * (bit(s.padlocks[seat], SECOND_TRUCK) ? 1 + w.secondPasses : 1);
}

const prospect = { left: 0, money: 0, promotions: 0 };

function departments(x: Judge, s: AutobahnState, seat: Seat, left: number): void {
  const { t, w, along, parts } = x;
  // A promotion half earned is worth nothing at the end.
  const sure = Math.min(1, left * w.unfinished + 0.1);
  const again = 1 + (3 - s.era) * w.again;
  prospect.left = left;
  prospect.money = s.money[seat] + income.money * again;
  prospect.promotions =
    trackPromotions(along, s.track[seat], w.steps * left) * sure +
    w.promotions * left +
    passing(x, s, seat, left) +
    (income.promotions + income.nearly * sure) * (1 + (3 - s.era) * w.againPromotions);
  const count = departmentCount(s);
  projectDepartments(t, s, seat, count, prospect, w);
  for (let d = 0; d < count; d++) parts[NETWORK + d] = pointsAtEnd[d];
  for (let d = count; d <= EXTRA_DEPARTMENT; d++) parts[NETWORK + d] = 0;
  parts[LOBBY] =
    s.lobby[seat] * t.edition.departments.lobbyPoints +
    projected.spare +
    Math.min(s.lobby[seat], w.candidates) * w.candidate * sure;
}

/** The permanent technologies work for the rest of the game. */
function technologies({ t, w, padlocks }: Judge, s: AutobahnState, seat: Seat, left: number): number {
  const mine = s.padlocks[seat];
  let sum = 0;
  for (let i = 0; i < padlocks.length; i++) if (bit(mine, i)) sum += padlocks[i];
  if ((mine & FIRST_ROW) !== FIRST_ROW) sum += ones(mine & FIRST_ROW) * w.firstRow;
  if ((mine & SECOND_ROW) !== SECOND_ROW) sum += ones(mine & SECOND_ROW) * w.secondRow;
  sum *= left;
  const spaces = t.limits.length;
  let tiles = 0;
  for (let i = seat * spaces; i < (seat + 1) * spaces; i++) tiles += s.actionTiles[i];
  return sum + tiles * w.actionTile * Math.min(1, left * 1.5);
}

const above = new Int32Array(8);
/** Colours of the cards in hand of the seat looked at last. */
const hand = { colours: 0 };

/** Action cards, and how near the turn is that must go into picking them up. */
function handWorth({ t, w, cards, effects }: Judge, s: AutobahnState, seat: Seat, left: number): number {
  const base = seat * cards.length;
  const spaces = t.limits.length;
  let sum = 0;
  let inHand = 0;
  hand.colours = 0;
  let played = 0;
  for (let space = 0; space < spaces; space++) above[space] = 0;
  for (let c = 0; c < cards.length; c++) {
    const place = s.cards[base + c];
    if (place === 0) continue;
    sum += cards[c] + effects[c] * left;
    if (place === IN_HAND) {
      inHand++;
      hand.colours |= t.cards[c].colours;
    } else {
      played++;
      above[place - FIRST_SPACE]++;
    }
  }
  sum = sum * Math.min(1, left + 0.15) + inHand * w.inHand + played * w.played * Math.min(1, left * 4);
  let room = 0;
  for (let space = 0; space < spaces; space++) {
    if (space === UNLOCK && s.tokens[seat] === 0) continue;
    if (space === BUILD_STATION && s.stations[seat] === t.stations) continue;
    room += t.limits[space][s.actionTiles[seat * spaces + space]] - above[space];
  }
  return inHand <= room ? sum : sum - (w.refresh * Math.min(1, left * 4) * played) / (played + room);
}

function tilesWorth({ t, tiles }: Judge, s: AutobahnState, seat: Seat, left: number): number {
  let sum = 0;
  for (let i = 0, base = seat * t.tileTypes.length; i < tiles.length; i++) sum += s.tiles[base + i] * tiles[i];
  return sum * Math.min(1, left * 3);
}

/** Whether a seat will have another turn. */
const hasTurnsAhead = ({ finalTurns, turn, config: { seats } }: AutobahnState, seat: Seat): boolean =>
  finalTurns === NONE || (seat - turn + seats) % seats < finalTurns;

/** Countries delivered to, rewards that wait to be claimed, countries that could be reached. */
function deliveries({ t, w }: Judge, s: AutobahnState, roads: Roads, seat: Seat, left: number, later: number): number {
  let sum = countriesDelivered(s, seat) * w.country * later;
  sum += ones(roads.countries & ~s.delivered[seat]) * w.openCountry * left;
  if (!hasTurnsAhead(s, seat)) return sum;
  const base = seat * t.countries.length;
  for (let c = 0; c < t.countries.length; c++) {
    if (s.goodsMarks[base + c] === 1) sum += rewardWorth(t.boardRow[s.boards[seat]][c].reward, left, w) * w.waiting;
  }
  return sum;
}

/** What the modules bring beside departments and deliveries. */
function modulesWorth({ t, w }: Judge, s: AutobahnState, seat: Seat, left: number, later: number): number {
  const { services, traffic } = s.config;
  let sum = 0;
  if (services) {
    for (let link = 0; link < t.links.length; link++)
      if (s.upgradeAt[link] !== NONE && s.stationAt[link] === seat) sum += w.upgradedStation * later;
  }
  if (traffic) sum += s.trafficHeld[seat] * w.trafficToken * projected.promotion * Math.min(1, left * 3);
  return sum;
}

/** Money as a means: what can be spent soon is worth more than a treasure. */
function purse(money: number, w: Weights): number {
  const lacking = Math.max(0, w.reserve - money) * w.poor;
  return w.money * (money <= w.purse ? money : w.purse + (money - w.purse) * w.richer) - lacking;
}

const habits = { perMoney: 0, promotion: 0, actions: new Float64Array(SPACE_COUNT) };
const SERVICE = 2;

/** What the next actions of a seat bring, so that a look ahead goes on where they are begun. */
function habitsOf({ w }: Judge, s: AutobahnState, seat: Seat, later: number): typeof habits {
  const mine = s.padlocks[seat];
  const { actions } = habits;
  habits.perMoney = w.money * later;
  habits.promotion = projected.promotion;
  actions[UPGRADE_LINK] = bit(mine, UPGRADE_DEVELOP) ? w.pendingDevelop : 0;
  actions[LOAD_TRUCK] = bit(mine, LOAD_DEVELOP) ? w.pendingDevelop : 0;
  actions[BUILD_STATION] =
    floorsHeld[SERVICE] + w.station * later + (bit(mine, STATION_DEVELOP) ? w.pendingDevelop : 0);
  if (bit(mine, STATION_BONUS)) actions[BUILD_STATION] += w.pendingDevelop;
  return habits;
}

/** Fills in the parts of a position for a player. */
function standing(x: Judge, s: AutobahnState, seat: Seat): void {
  const { t, w, parts } = x;
  const left = timeLeft(t, s);
  const later = Math.min(1, left * 1.5 + 0.05);
  const roads = x.book.open(s);
  foresee(x, s, roads, seat);
  departments(x, s, seat, left);
  parts[MONEY] = purse(s.money[seat], w) * later;
  parts[ROUTE] = income.hope * later;
  parts[TRACK] = s.track[seat] * w.trackStep * later;
  parts[TECHNOLOGIES] = technologies(x, s, seat, left);
  parts[NETWORK] += officeEmployees(s, seat) * w.office * later;
  parts[STATIONS] = s.stations[seat] * w.station * later + modulesWorth(x, s, seat, left, later);
  parts[CARDS] = handWorth(x, s, seat, left);
  parts[TILES] = tilesWorth(x, s, seat, left);
  parts[DELIVERIES] = deliveries(x, s, roads, seat, left, later);
  parts[TRUCKS_PART] = trucksWorth(x, s, roads, seat, left, hand.colours) * later;
  if (s.config.wine) parts[TRUCKS_PART] += wineWorth(x, s, roads, seat, left);
  parts[TURN] = pendingWorth(s, seat, habitsOf(x, s, seat, later)) * Math.max(0.2, later);
  parts[TIME] = (t.employees - s.supply[seat]) * w.hired * later - w.clock * left;
}

export interface Evaluation {
  evaluate(s: AutobahnState, seat: Seat): number;
  /** Where these points come from, in the order of `WORTHS`; their sum is returned. */
  writeWorths(s: AutobahnState, seat: Seat, into: Float64Array): number;
}

/** After the end, and for Autobot, points are what they are. */
const isCertain = ({ frames, config }: AutobahnState, seat: Seat): boolean =>
  frames.length === 0 || seat === config.bot;

function sumOf(parts: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < parts.length; i++) sum += parts[i];
  return sum;
}

/** How an opponent judges positions of a game with these tables, at a table of two and among more; figures that are named are others. */
export function evaluationOf(t: Tables, figures: Figures = {}): Evaluation {
  const ofTwo = prepare(t, withFigures(weightsFor(2), figures));
  const ofMany = prepare(t, withFigures(weightsFor(MANY), figures));
  const judgeOf = (s: AutobahnState): Judge => (s.config.seats < MANY ? ofTwo : ofMany);
  return {
    evaluate(s, seat) {
      if (isCertain(s, seat)) return scoreOf(t, s, seat);
      const x = judgeOf(s);
      standing(x, s, seat);
      return sumOf(x.parts);
    },
    writeWorths(s, seat, into) {
      into.fill(0, 0, WORTHS.length);
      if (isCertain(s, seat)) {
        for (const { key, points } of sheetOf(t, s, seat).parts) into[WORTHS.indexOf(key)] += points;
        return scoreOf(t, s, seat);
      }
      const x = judgeOf(s);
      standing(x, s, seat);
      for (let i = 0; i < PLACES.length; i++) if (i !== EXTRA_PART) into[PLACES[i]] = x.parts[i];
      if (x.parts[EXTRA_PART] !== 0) into[WORTHS.indexOf(`score.${s.config.department}`)] = x.parts[EXTRA_PART];
      return sumOf(x.parts);
    },
  };
}

/** How much of the game is over, by road tiles. */
export const progressOf = (t: Tables, s: AutobahnState): number =>
  s.frames.length === 0 ? 1 : Math.min(0.99, 1 - timeLeft(t, s));

/** Route cards are chosen before the first turn. */
export function turnOf({ frames, turn }: AutobahnState): Seat | undefined {
  const top = frames.at(-1);
  return top?.kind === 'routeCard' ? top.seat : top && turn;
}
