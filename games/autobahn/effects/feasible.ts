/** Which actions can be carried out completely, now or after the effects that may come first (AB-6.2, AB-6.10). */
import type { Seat } from '../../../kernel/index.ts';
import type { Effect } from '../components/edition.ts';
import { extendsNetwork, isUpgradable, tileSource } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import {
  ALL_COLOURS,
  BUILD_ROAD,
  BUILD_STATION,
  bit,
  LOAD_TRUCK,
  NONE,
  type Tables,
  UNLOCK,
  UPGRADE_LINK,
} from '../tables.ts';
import { discounted } from './building.ts';
import { depotOpen } from './loading.ts';
import { spendable } from './money.ts';
import { canStationAt, stationColours } from './stations.ts';
import { hasPadlock, LOAD_DEVELOP, STATION_BONUS, STATION_DEVELOP } from './technologies.ts';
import { upgradeCost } from './upgrading.ts';

/** Extra effects of a card already used this turn, as bits. */
export const USED_BUILD = 1;
export const USED_STATION = 2;
export const USED_EXCHANGE = 4;
export const USED_GAIN = 8;
export const USED_PROMOTE = 16;

export const hasExtraBuild = (effect: Effect): boolean =>
  effect === 'extraBuild' || effect === 'extraBuildUpgradeLoad' || effect === 'extraBuildPromote';
export const hasExchange = (effect: Effect): boolean => effect === 'upgradeLoad' || effect === 'extraBuildUpgradeLoad';

/** Colours in which a section can be built with this money. */
export function buildColours(t: Tables, s: AutobahnState, money: number, discount: number): number {
  if (tileSource(s) === NONE) return 0;
  let mask = 0;
  const { sections } = t;
  for (let i = 0; i < sections.length; i++) {
    if (s.road[i] !== 0 || bit(mask, sections[i].colour)) continue;
    if (discounted(t, s, i, discount) <= money && extendsNetwork(t, s, i)) mask |= 1 << sections[i].colour;
  }
  return mask;
}

export function upgradeColours(t: Tables, s: AutobahnState, seat: Seat, money: number): number {
  let mask = 0;
  for (let link = 0; link < t.links.length; link++) {
    const { colour } = t.links[link];
    if (bit(mask, colour) || !isUpgradable(t, s, link)) continue;
    if (upgradeCost(t, s, seat, link) <= money) mask |= 1 << colour;
  }
  return mask;
}

export function loadColours(t: Tables, s: AutobahnState): number {
  let mask = 0;
  for (let d = 0; d < t.depots.length; d++) if (depotOpen(t, s, d)) mask |= t.depots[d].colours;
  return mask;
}

/** Colours in which the action of a space can be carried out at once with this money. */
export function spaceColours(t: Tables, s: AutobahnState, seat: Seat, space: number, money: number): number {
  switch (space) {
    case UNLOCK:
      return hasPadlock(s.padlocks[seat]) ? s.tokens[seat] : 0;
    case BUILD_ROAD:
      return buildColours(t, s, money, 0);
    case UPGRADE_LINK:
      return upgradeColours(t, s, seat, money);
    case LOAD_TRUCK:
      return loadColours(t, s);
    default:
      return stationColours(t, s, seat);
  }
}

/** Money on the next n spaces of the development track. */
export function trackMoney(t: Tables, s: AutobahnState, seat: Seat, steps: number): number {
  let sum = 0;
  let at = s.track[seat];
  for (let i = 0; i < steps; i++) {
    at = t.track[at].next;
    const { bonus } = t.track[at];
    if (bonus?.kind === 'money') sum += bonus.amount;
  }
  return sum;
}

/** Money that building a station first would bring (AB-11.5, levels 1 and 2). */
function stationMoney(t: Tables, s: AutobahnState, seat: Seat): number {
  let sum = bit(s.padlocks[seat], STATION_DEVELOP) ? trackMoney(t, s, seat, 1) : 0;
  const entry = t.edition.playerBoard.stationRow.list[s.stations[seat]];
  if (bit(s.padlocks[seat], STATION_BONUS) && entry?.kind === 'money') sum += entry.high;
  return sum;
}

/** Whether Load truck can still come before the upgrade. */
const loadsFirst = (effect: Effect, space: number, used: number): boolean =>
  hasExchange(effect) && space === UPGRADE_LINK && (used & USED_EXCHANGE) === 0;

/** Money that the unused effects of a card bring for certain when they come first. */
function moneyFirst(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  space: number,
  colours: number,
  effect: Effect,
  used: number,
): number {
  const { payDevelop, gain12 } = t.edition.cardEffects;
  if (effect === 'gain12') return (used & USED_GAIN) === 0 ? gain12.money : 0;
  if (effect === 'develop1') return (used & USED_GAIN) === 0 ? trackMoney(t, s, seat, 1) : 0;
  if (effect === 'payDevelop') {
    if ((used & USED_GAIN) !== 0 || spendable(s, seat) < payDevelop.cost) return 0;
    return Math.max(0, trackMoney(t, s, seat, 2) - payDevelop.cost);
  }
  if (effect === 'extraStation') {
    return (used & USED_STATION) === 0 && (stationColours(t, s, seat) & colours) !== 0 ? stationMoney(t, s, seat) : 0;
  }
  if (loadsFirst(effect, space, used)) {
    return bit(s.padlocks[seat], LOAD_DEVELOP) ? trackMoney(t, s, seat, 1) : 0;
  }
  return 0;
}

/** Two sections with the discount of `doubleBuild`, the second maybe relying on the first (AB-7.8). */
export function canBuildTwo(t: Tables, s: AutobahnState, colours: number, first: number, money: number): boolean {
  const { discount } = t.edition.cardEffects.doubleBuild;
  const rest = money - discounted(t, s, first, discount);
  if (rest < 0) return false;
  const undo = pretendBuilt(t, s, first);
  const possible = (buildColours(t, s, rest, discount) & colours) !== 0;
  undoBuilt(t, s, first, undo);
  return possible;
}

function canBuildAnyTwo(t: Tables, s: AutobahnState, colours: number, money: number): boolean {
  for (let i = 0; i < t.sections.length; i++) {
    if (bit(colours, t.sections[i].colour) && extendsNetwork(t, s, i) && canBuildTwo(t, s, colours, i, money))
      return true;
  }
  return false;
}

/** For a look ahead only: puts a section down and says which cities it newly connects. */
function pretendBuilt(t: Tables, s: AutobahnState, section: number): number {
  s.road[section] = 1;
  let fresh = 0;
  const { cities } = t.sections[section];
  for (let i = 0; i < cities.length; i++) {
    if (s.connected[cities[i]] !== 0) continue;
    s.connected[cities[i]] = 1;
    fresh |= 1 << i;
  }
  const source = tileSource(s);
  s.stacks[source]--;
  return fresh | (source << 2);
}

function undoBuilt(t: Tables, s: AutobahnState, section: number, undo: number): void {
  s.road[section] = 0;
  const { cities } = t.sections[section];
  for (let i = 0; i < cities.length; i++) if (bit(undo, i)) s.connected[cities[i]] = 0;
  s.stacks[undo >> 2]++;
}

/** Whether the action of a space is possible in at least one order with the unused effects of the card (AB-6.10). */
export function actionPossible(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  space: number,
  colours: number,
  effect: Effect,
  used: number,
): boolean {
  const money = spendable(s, seat) + moneyFirst(t, s, seat, space, colours, effect, used);
  if ((spaceColours(t, s, seat, space, money) & colours) !== 0) return true;
  if (effect === 'doubleBuild' && space === BUILD_ROAD) return canBuildAnyTwo(t, s, colours, money);
  if (!hasExtraBuild(effect) || (used & USED_BUILD) !== 0 || tileSource(s) === NONE) return false;
  const steps = loadsFirst(effect, space, used) && bit(s.padlocks[seat], LOAD_DEVELOP) ? 1 : 0;
  for (let i = 0; i < t.sections.length; i++) {
    if (!bit(colours, t.sections[i].colour) || !extendsNetwork(t, s, i)) continue;
    if (possibleAfterBuilding(t, s, seat, space, colours, i, money, steps)) return true;
  }
  return false;
}

/** `steps` of the track are already counted in the money. */
function possibleAfterBuilding(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  space: number,
  colours: number,
  section: number,
  money: number,
  steps: number,
): boolean {
  const paid = money - discounted(t, s, section, 0);
  if (paid < 0) return false;
  const { developIcon } = t.sections[section];
  const rest = developIcon ? paid + trackMoney(t, s, seat, steps + 1) - trackMoney(t, s, seat, steps) : paid;
  const undo = pretendBuilt(t, s, section);
  const possible = (spaceColours(t, s, seat, space, rest) & colours) !== 0;
  undoBuilt(t, s, section, undo);
  return possible;
}

/** The card whose action is still to come, while effects are used before it. */
interface Coming {
  readonly space: number;
  readonly used: number;
}

export function actionToCome(s: AutobahnState): Coming | undefined {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame.kind === 'card') return frame;
    if (frame.kind === 'turn' || frame.kind === 'endTurn') return undefined;
  }
  return undefined;
}

const stillPossible = (t: Tables, s: AutobahnState, seat: Seat, coming: Coming): boolean =>
  actionPossible(t, s, seat, coming.space, s.colours, t.cards[s.card].effect, coming.used);

/** Whether a gain may be declined: not if the action to come counts on the money it brings (AB-6.10). */
export function mayDecline(t: Tables, s: AutobahnState, seat: Seat, money: number): boolean {
  const coming = money > 0 ? actionToCome(s) : undefined;
  if (coming === undefined || stillPossible(t, s, seat, coming)) return true;
  return !leavesAfterPaying(t, s, seat, coming, -money);
}

/** Whether the action to come stays possible when this section is built first. */
export function leavesAfterBuild(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  coming: Coming,
  section: number,
  cost: number,
): boolean {
  const { developIcon } = t.sections[section];
  const gain = developIcon ? trackMoney(t, s, seat, 1) : 0;
  const space = s.track[seat];
  const undo = pretendBuilt(t, s, section);
  s.money[seat] += gain - cost;
  if (developIcon) s.track[seat] = t.track[space].next;
  const possible = stillPossible(t, s, seat, coming);
  s.money[seat] -= gain - cost;
  s.track[seat] = space;
  undoBuilt(t, s, section, undo);
  return possible;
}

export function leavesAfterPaying(t: Tables, s: AutobahnState, seat: Seat, coming: Coming, cost: number): boolean {
  s.money[seat] -= cost;
  const possible = stillPossible(t, s, seat, coming);
  s.money[seat] += cost;
  return possible;
}

/** Whether the action to come stays possible when this position of the station row is gained first. */
export function leavesAction(t: Tables, s: AutobahnState, seat: Seat, position: number): boolean {
  const entry = t.edition.playerBoard.stationRow.list[position];
  if (entry.kind !== 'payForEmployee') return true;
  const coming = actionToCome(s);
  return coming === undefined || leavesAfterPaying(t, s, seat, coming, entry.cost);
}

export function leavesAfterUpgrade(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  coming: Coming,
  link: number,
  cost: number,
): boolean {
  const { sections } = t.links[link];
  for (const section of sections) s.road[section] = 2;
  const possible = leavesAfterPaying(t, s, seat, coming, cost);
  for (const section of sections) s.road[section] = 1;
  return possible;
}

export function leavesAfterStation(t: Tables, s: AutobahnState, seat: Seat, coming: Coming, link: number): boolean {
  if (coming.space !== BUILD_STATION) return true;
  const owner = s.stationAt[link];
  const upgrade = s.upgradeAt[link];
  const { upgradesLeft } = s;
  const fresh = canStationAt(t, s, seat, link);
  s.stationAt[link] = seat;
  if (fresh) s.stations[seat]++;
  else {
    s.upgradeAt[link] = 0;
    s.upgradesLeft &= upgradesLeft - 1;
  }
  const possible = stillPossible(t, s, seat, coming);
  s.stationAt[link] = owner;
  s.upgradeAt[link] = upgrade;
  s.upgradesLeft = upgradesLeft;
  if (fresh) s.stations[seat]--;
  return possible;
}

export const anyStation = (t: Tables, s: AutobahnState, seat: Seat): boolean => stationColours(t, s, seat) !== 0;
export const anyBuild = (t: Tables, s: AutobahnState, seat: Seat): boolean =>
  (buildColours(t, s, spendable(s, seat), 0) & ALL_COLOURS) !== 0;
export const anyUpgrade = (t: Tables, s: AutobahnState, seat: Seat): boolean =>
  upgradeColours(t, s, seat, spendable(s, seat)) !== 0;
