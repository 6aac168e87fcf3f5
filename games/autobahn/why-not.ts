/** Why a place of the board cannot be chosen: the conditions of its rule, each with its numbers. */
import { type Asked, type Condition, Conditions, type Seat, text, whyNotOf } from '../../kernel/index.ts';
import { COLOURS, SPACES } from './components/edition.ts';
import { ownsUsable } from './decisions/bonus-tile.ts';
import { discounted } from './effects/building.ts';
import { cardsAbove, IN_HAND, limitOf } from './effects/cards.ts';
import { accessLevel } from './effects/employees.ts';
import { actionPossible, actionToCome, leavesAfterBuild, leavesAfterUpgrade } from './effects/feasible.ts';
import { isPossible } from './effects/gain.ts';
import { depotOpen, truckCount } from './effects/loading.ts';
import { spendable } from './effects/money.ts';
import { openPadlocks } from './effects/technologies.ts';
import { upgradeCost } from './effects/upgrading.ts';
import type { MoveType } from './moves.ts';
import { isComplete, isDual, ones, tileSource } from './network.ts';
import type { AutobahnState } from './state.ts';
import {
  ALL_COLOURS,
  BUILD_ROAD,
  BUILD_STATION,
  bit,
  COLOUR_COUNT,
  FINANCE,
  FLOORS,
  LOAD_TRUCK,
  NOBODY,
  NONE,
  type Tables,
  TRUCKS,
  UNLOCK,
  UPGRADE_LINK,
} from './tables.ts';
import { autobahnText, cityText } from './terms.ts';

/** The kinds of moves that each kind of place can mean, as the board names it. */
const MEANT: Readonly<Record<string, readonly MoveType[]>> = {
  section: ['buildRoad', 'buildTwo', 'upgradeLink', 'step', 'placeTraffic'],
  station: ['buildStation', 'upgradeStation'],
  depot: ['loadTruck'],
  wine: ['loadWine'],
  card: ['playCard', 'shiftCard', 'swapIn', 'swapOut', 'replaceCard'],
  space: ['playCard', 'shiftCard', 'flipTile', 'removeTile'],
  display: ['takeCard', 'replaceCard'],
  refresh: ['refresh'],
  funding: ['funding'],
  tile: ['useTile', 'changeColour'],
  padlock: ['unlock'],
  floor: ['promote'],
  lobby: ['toLobby'],
  upgrade: ['takeUpgrade'],
  truck: ['moveTruck'],
  city: ['deliver'],
  row: ['rowBonus'],
  take: ['takeTile'],
  route: ['takeRoute'],
  claim: ['claim'],
};

/** The action that is being carried out, with the colours it may be carried out in. */
interface Doing {
  readonly space: number;
  readonly colours: number;
  readonly discount: number;
  /** A bonus without a card allows any colour. */
  readonly byCard: boolean;
}

const FRAME_SPACES: Readonly<Record<string, number>> = {
  buildRoad: BUILD_ROAD,
  upgradeLink: UPGRADE_LINK,
  loadTruck: LOAD_TRUCK,
  buildStation: BUILD_STATION,
  unlock: UNLOCK,
};

/** All colours of the cards in a hand: what could be done with one of them. */
function handColours(t: Tables, s: AutobahnState, seat: Seat): number {
  const base = seat * t.cards.length;
  return t.cards.reduce((mask, card, i) => (s.cards[base + i] === IN_HAND ? mask | card.colours : mask), 0);
}

function doingNow(t: Tables, s: AutobahnState, seat: Seat): Doing {
  const frame = s.frames.at(-1);
  if (frame?.kind === 'card') return { space: frame.space, colours: s.colours, discount: 0, byCard: true };
  if (frame !== undefined && 'colours' in frame) {
    const discount = frame.kind === 'buildRoad' ? frame.discount : 0;
    return { space: FRAME_SPACES[frame.kind], colours: frame.colours, discount, byCard: true };
  }
  return { space: NONE, colours: handColours(t, s, seat), discount: 0, byCard: false };
}

function colourCondition(is: Conditions, { colours, byCard }: Doing, colour: number, rule: string): void {
  if (colours === ALL_COLOURS) return;
  const own = Array.from({ length: COLOUR_COUNT }, (_, i) => i).filter((i) => bit(colours, i));
  is.that(bit(colours, colour), rule, byCard ? 'cardColour' : 'handColour', {
    autobahn: autobahnText(colour),
    own: own.length === 0 ? text('why.none') : own.map(autobahnText),
  });
}

const price = (is: Conditions, rule: string, cost: number, money: number): Conditions =>
  is.that(cost <= money, rule, 'price', { cost, money });

/** AB-7: Build road section. */
function building(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, section: number, doing: Doing): void {
  const info = t.sections[section];
  colourCondition(is, doing, info.colour, 'AB-7.1');
  is.that(s.road[section] === 0, 'AB-7.1', 'emptySpace');
  if (info.roadblock) is.that(s.era === 3, 'AB-7.3', 'noRoadblock', { era: s.era });
  const joined = info.cities.filter((city) => s.connected[city] !== 0);
  const twin = info.twin !== NONE && s.road[info.twin] !== 0;
  is.that(twin || joined.length > 0, 'AB-7.3', 'network', {
    cities: joined.length === 0 ? text('why.nothing') : joined.map((city) => cityText(t, city)),
  });
  const source = tileSource(s);
  is.that(source !== NONE, 'AB-7.4', 'roadTiles', { left: source === NONE ? 0 : s.stacks[source] });
  const cost = discounted(t, s, section, doing.discount);
  price(is, 'AB-7.5', cost, spendable(s, seat));
  const coming = s.frames.at(-1)?.kind === 'buildRoad' ? actionToCome(s) : undefined;
  if (coming && is.allMet) is.that(leavesAfterBuild(t, s, seat, coming, section, cost), 'AB-6.10', 'leavesAction');
}

/** AB-8: Upgrade link. */
function upgrading(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, link: number, doing: Doing): void {
  const { colour, sections } = t.links[link];
  colourCondition(is, doing, colour, 'AB-8.1');
  const built = sections.filter((section) => s.road[section] !== 0).length;
  is.that(isComplete(t, s, link), 'AB-8.1', 'completeLink', { built, of: sections.length });
  is.that(!isDual(t, s, link), 'AB-8.1', 'singleLink');
  const cost = upgradeCost(t, s, seat, link);
  price(is, 'AB-8.1', cost, spendable(s, seat));
  const coming = s.frames.at(-1)?.kind === 'upgradeLink' ? actionToCome(s) : undefined;
  if (coming && is.allMet) is.that(leavesAfterUpgrade(t, s, seat, coming, link, cost), 'AB-6.10', 'leavesAction');
}

/** AB-14: a step of a truck. */
function driving(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, section: number): void {
  is.that(s.road[section] !== 0, 'AB-14.4', 'builtSection');
  const trucks = Array.from({ length: TRUCKS }, (_, truck) => s.trucks[seat * TRUCKS + truck]);
  const near = trucks.some((at) =>
    at < 0
      ? false
      : at < t.sections.length
        ? t.sections[at].neighbours.includes(section)
        : t.cities[t.depots[at - t.sections.length].city].sections.includes(section),
  );
  is.that(near, 'AB-14.4', 'nextToTruck');
  const free = s.traffic[section] === 0 && !s.trucks.includes(section);
  is.that(free, 'AB-14.5', 'freeSection');
}

const DRIVING = ['trucks', 'drive', 'moveTruck'];

function section(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, name: string): void {
  const index = t.index.section.get(name);
  if (index === undefined) return;
  const doing = doingNow(t, s, seat);
  if (DRIVING.includes(s.frames.at(-1)?.kind ?? '')) driving(is, t, s, seat, index);
  else if (doing.space === UPGRADE_LINK) upgrading(is, t, s, seat, t.sections[index].link, doing);
  else building(is, t, s, seat, index, doing);
}

/** AB-10: Build service station, AB-27.2: upgrade it. */
function station(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, id: string): void {
  const link = t.index.link.get(id);
  if (link === undefined) return;
  const { colour, sections } = t.links[link];
  colourCondition(is, doingNow(t, s, seat), colour, 'AB-10.1');
  if (s.stationAt[link] === seat) {
    is.that(s.config.services, 'AB-27.2', 'services')
      .that(s.upgradeAt[link] === NONE, 'AB-27.2', 'notUpgraded')
      .that(isDual(t, s, link), 'AB-27.2', 'dualLink')
      .that(s.upgradesLeft !== 0, 'AB-27.2', 'upgradesLeft', { left: ones(s.upgradesLeft) });
    return;
  }
  is.that(s.stationAt[link] === NOBODY, 'AB-10.1', 'freeStation')
    .that(
      sections.some((at) => s.road[at] !== 0),
      'AB-10.1',
      'roadBeside',
    )
    .that(s.stations[seat] < t.stations, 'AB-10.1', 'stationsLeft', { left: t.stations - s.stations[seat] });
}

/** AB-9: Load truck. */
function depot(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, id: string): void {
  const index = t.index.depot.get(id);
  if (index === undefined) return;
  const { colours, fromEra, needsConnection, city } = t.depots[index];
  const { colours: own, byCard } = doingNow(t, s, seat);
  const list = (mask: number) => COLOURS.flatMap((_, colour) => (bit(mask, colour) ? [autobahnText(colour)] : []));
  is.that((colours & own) !== 0, 'AB-9.1', byCard ? 'cardColour' : 'handColour', {
    autobahn: list(colours),
    own: own === 0 ? text('why.none') : list(own),
  });
  is.that(s.era >= fromEra, 'AB-9.1', 'fromEra', { fromEra, era: s.era });
  if (needsConnection) is.that(s.connected[city] !== 0, 'AB-9.1', 'connected', { city: cityText(t, city) });
  is.that(depotOpen(t, s, index) && truckCount(t, s, seat) > 0, 'AB-9.2', 'trucks', { trucks: truckCount(t, s, seat) });
}

/** AB-6: a card in hand, and the spaces it could go to. */
function card(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, id: string): void {
  const index = t.index.card.get(id);
  if (index === undefined) return;
  const inHand = s.cards[seat * t.cards.length + index] === IN_HAND;
  is.that(inHand, 'AB-6.3', 'inHand');
  if (!inHand) return;
  const { colours, effect } = t.cards[index];
  SPACES.forEach((name, space) => {
    const above = cardsAbove(t, s, seat, space);
    const most = limitOf(t, s, seat, space);
    const possible = actionPossible(t, s, seat, space, colours, effect, 0);
    const params = { space: text(`space.${name}`), above, most };
    if (above >= most) is.that(false, 'AB-6.3', 'room', params);
    else is.that(possible, 'AB-6.2', 'possibleWith', params);
  });
}

function space(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, name: string): void {
  const index = SPACES.map(String).indexOf(name);
  if (index < 0) return;
  const params = {
    space: text(`space.${SPACES[index]}`),
    above: cardsAbove(t, s, seat, index),
    most: limitOf(t, s, seat, index),
  };
  is.that(params.above < params.most, 'AB-6.3', 'room', params);
  const base = seat * t.cards.length;
  const fits = t.cards.some(
    ({ colours, effect }, i) => s.cards[base + i] === IN_HAND && actionPossible(t, s, seat, index, colours, effect, 0),
  );
  is.that(fits, 'AB-6.2', 'cardsFor');
}

/** AB-11: Unlock technology. */
function padlock(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, id: string): void {
  const index = t.index.padlock.get(id);
  if (index === undefined) return;
  is.that(!bit(s.padlocks[seat], index), 'AB-11.2', 'padlockFree');
  is.that(bit(openPadlocks(s.padlocks[seat]) | s.padlocks[seat], index), 'AB-11.2', 'levelBelow');
  if (s.frames.at(-1)?.kind === 'unlock') return;
  const { colours } = doingNow(t, s, seat);
  const fitting = colours & s.tokens[seat];
  is.that(fitting !== 0, 'AB-11.1', 'token', { left: ones(s.tokens[seat]) });
}

/** AB-12.5: promotions. */
function floor(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, name: string, level: number): void {
  const index = t.index.department.get(name);
  if (index === undefined) return;
  const at = index * FLOORS + level - 1;
  const own = 1 << seat;
  const taken = ones(s.floors[at]);
  const { seatsPerFloor } = t.edition.departments;
  is.that(taken < seatsPerFloor, 'AB-12.5', 'freeSeat', { taken, seats: seatsPerFloor });
  is.that((s.floors[at] & own) === 0, 'AB-12.5', 'notThere');
  if (level === 1) is.that(s.lobby[seat] > 0, 'AB-12.5', 'inLobby', { lobby: s.lobby[seat] });
  else is.that((s.floors[at - 1] & own) !== 0, 'AB-12.5', 'below', { floor: level - 1 });
  if (index !== FINANCE) {
    const access = accessLevel(s.padlocks[seat], index);
    is.that(level <= access, 'AB-12.6', 'access', { access, floor: level });
  }
}

/** AB-22: bonus tiles. */
function tile(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, id: string): void {
  const type = t.index.tile.get(id);
  if (type === undefined) return;
  const owned = s.tiles[seat * t.tileTypes.length + type];
  is.that(owned > 0, 'AB-22.1', 'ownTile', { owned });
  if (owned > 0) is.that(ownsUsable(t, s, seat, type), 'AB-22.2', 'notFresh');
  is.that(s.tileUsed === 0, 'AB-22.1', 'oneTile');
  const { bonus } = t.tileTypes[type];
  if (bonus.kind !== 'changeColour') is.that(isPossible(t, s, seat, bonus), 'AB-22.1', 'tilePossible');
}

function funding(is: Conditions, s: AutobahnState, seat: Seat): void {
  is.that(!bit(s.funding[seat], s.era - 1), 'AB-6.8', 'notFunded', { era: s.era });
  is.that(s.supply[seat] > 0, 'AB-6.8', 'employeeLeft', { supply: s.supply[seat] });
}

/** AB-14.5: delivering from the section before a foreign city. */
function city(is: Conditions, t: Tables, s: AutobahnState, seat: Seat, id: string): boolean {
  const index = t.index.city.get(id);
  if (index === undefined || !t.cities[index].foreign) return false;
  const there = Array.from({ length: TRUCKS }, (_, truck) => s.trucks[seat * TRUCKS + truck]).some(
    (at) => at >= 0 && at < t.sections.length && t.sections[at].foreign === index,
  );
  is.that(there, 'AB-16.1', 'truckBefore', { city: cityText(t, index) });
  return true;
}

export function whyNot(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  place: string,
  asked: Asked,
): readonly Condition[] | undefined {
  const cut = place.indexOf(':');
  const [kind, name] = cut < 0 ? [place, ''] : [place.slice(0, cut), place.slice(cut + 1)];
  const is = new Conditions();
  switch (kind) {
    case 'section':
      section(is, t, s, seat, name);
      break;
    case 'station':
      station(is, t, s, seat, name);
      break;
    case 'depot':
      depot(is, t, s, seat, name);
      break;
    case 'card':
      card(is, t, s, seat, name);
      break;
    case 'space':
      space(is, t, s, seat, name);
      break;
    case 'padlock':
      padlock(is, t, s, seat, name);
      break;
    case 'floor': {
      const [department, level] = name.split(':');
      floor(is, t, s, seat, department, Number(level));
      break;
    }
    case 'tile':
      tile(is, t, s, seat, name);
      break;
    case 'funding':
      funding(is, s, seat);
      break;
    case 'city':
      if (!city(is, t, s, seat, name)) return undefined;
  }
  return whyNotOf(asked, MEANT[kind], is);
}
