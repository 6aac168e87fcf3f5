/** Why a place of the board cannot be chosen: the conditions of its rule, each with its numbers. */
import { type Asked, type Condition, Conditions, type Seat, text, whyNotOf } from '../../kernel/index.ts';
import { strengthOf } from './effects/engine.ts';
import { canUse, SIDE_A, TILE } from './effects/tiles.ts';
import { orderUp } from './modules/orders.ts';
import type { MoveType } from './moves.ts';
import { NONE, type Position } from './state.ts';
import { CITIES, type Tables } from './tables.ts';
import { cubeText } from './terms.ts';

/** The kinds of moves that each kind of place can mean, as the board names it. */
const MEANT: Readonly<Record<string, readonly MoveType[]>> = {
  starting: ['chooseStartingTile'],
  die: ['chooseDie', 'chooseTwoDice'],
  hand: ['useDie'],
  hex: ['drawTrack'],
  engine: ['upgradeEngine'],
  cube: ['deliver', 'arrangeGoods'],
  ownLoad: ['deliver'],
  city: ['deliver', 'chooseRegion', 'placeOwnLoad'],
  tile: ['takeTile', 'changeDie'],
  order: ['exchangeOrder'],
};

interface Case {
  readonly t: Tables;
  readonly s: Position;
  readonly seat: Seat;
}

/** What the die in use says: its number is that of a region, a box, a city and a tile. */
const dieIs = (is: Conditions, { s }: Case, number: number, rule: string, key: string): Conditions =>
  s.die === 0
    ? is.that(false, 'SR-4.3', 'needsDie', { number })
    : is.that(s.die === number, rule, key, { number, die: s.die });

/** SR-6.2, SR-6.4 */
function hex(is: Conditions, at: Case, name: string): boolean {
  const { t, s, seat } = at;
  const index = t.hexIndex.get(name);
  if (index === undefined) return false;
  is.that(t.cityAt[index] < 0, 'SR-6.2', 'noCity');
  dieIs(is, at, t.regionOf[index] + 1, 'SR-6.2', 'region');
  is.that(s.sheets[seat].tracks[index] === 0, 'SR-6.4', 'emptyHex');
  return true;
}

/** SR-5.1 */
function engine(is: Conditions, at: Case, name: string): boolean {
  const box = Number(name);
  dieIs(is, at, box, 'SR-5.1', 'box');
  is.that((at.s.sheets[at.seat].boxes & (1 << (box - 1))) === 0, 'SR-5.1', 'boxFree', { box });
  return true;
}

/** The shortest way for a cube of a colour from a city to one that takes it; 0 when there is none. */
function shortest({ t, s, seat }: Case, from: number, colour: number): number {
  const { reach } = s.sheets[seat].network;
  let best = 0;
  for (const to of t.destinations[colour]) {
    if (to === from) continue;
    for (let distance = 1; reach[from * CITIES + to] >> distance !== 0; distance++) {
      if ((reach[from * CITIES + to] & (1 << distance)) === 0) continue;
      if (best === 0 || distance < best) best = distance;
      break;
    }
  }
  return best;
}

/** SR-7: from this city, this colour. */
function delivery(is: Conditions, at: Case, from: number, colour: number): void {
  const { t, s, seat } = at;
  const waybill = canUse(s, seat, TILE.three, SIDE_A);
  const takers = t.destinations[colour].filter((to) => to !== from);
  if (!(waybill && takers.includes(s.die - 1))) dieIs(is, at, from + 1, 'SR-7.1', 'origin');
  const distance = shortest(at, from, colour);
  is.that(distance > 0, 'SR-7.4', 'route', {
    cube: cubeText(t.colours[colour]),
    cities: takers.map((to) => String(to + 1)),
  });
  const charter = canUse(s, seat, TILE.four, SIDE_A);
  const strength = strengthOf(t, s, seat);
  if (charter) return;
  if (distance > 0) is.that(distance <= strength, 'SR-7.6', 'strength', { distance, strength });
  else is.that(strength > 0, 'SR-7.6', 'anyStrength', { strength });
}

function cube(is: Conditions, at: Case, name: string): boolean {
  const { t, s } = at;
  const [city, which] = name.split(':');
  const from = Number(city) - 1;
  const row = s.goods[from];
  if (row === undefined) return false;
  const colour = s.deal.solo ? row[Number(which) - 1] : t.colours.indexOf(which);
  if (colour === undefined || colour < 0) return false;
  delivery(is, at, from, colour);
  return true;
}

function city(is: Conditions, at: Case, name: string): boolean {
  const { s } = at;
  const from = Number(name) - 1;
  const row = s.goods[from];
  if (row === undefined) return false;
  is.that(row.length > 0, 'SR-7.1', 'goodsThere', { city: from + 1, goods: row.length });
  if (row.length === 0) return true;
  dieIs(is, at, from + 1, 'SR-7.1', 'origin');
  const nearest = Math.min(...row.map((colour) => shortest(at, from, colour) || Number.POSITIVE_INFINITY));
  is.that(Number.isFinite(nearest), 'SR-7.4', 'anyRoute', { city: from + 1 });
  const strength = strengthOf(at.t, s, at.seat);
  if (Number.isFinite(nearest)) is.that(nearest <= strength, 'SR-7.6', 'strength', { distance: nearest, strength });
  return true;
}

/** SR-8.1: taking a tile; its own effects are used where the rules of the tile say. */
function tile(is: Conditions, at: Case, name: string): boolean {
  const { s } = at;
  const index = Number(name) - 1;
  if (s.tileOwner[index] === undefined) return false;
  dieIs(is, at, index + 1, 'SR-8.1', 'tileNumber');
  is.that(s.sideways[index] === 0, 'SR-8.12', 'upright', {
    owner:
      s.tileOwner[index] === NONE ? text('change.pool') : text('change.owner', { seat: { seat: s.tileOwner[index] } }),
  });
  if (s.doubleShift && index === TILE.two) is.that(false, 'SR-8.3', 'inUse');
  return true;
}

/** SR-3.3 */
function order(is: Conditions, { t, s, seat }: Case, name: string): boolean {
  const index = t.orders.findIndex((sides) => sides.some((side) => side.name === name));
  if (index < 0) return false;
  const { goods, payments } = orderUp(t, s, index);
  const { kept } = s.sheets[seat];
  const { exchangesPerTurn } = t.edition.orderTiles;
  is.that(s.orderOwner[index] === NONE, 'SR-3.3', 'orderFree');
  is.that(
    payments.some(({ cost }) => cost.every((count, colour) => kept[colour] >= count)),
    'SR-3.3',
    'orderGoods',
    { goods: goods.map(cubeText), kept: kept.reduce((sum, n) => sum + n, 0) },
  );
  is.that(s.exchanges < exchangesPerTurn, 'SR-3.3', 'exchanges', { done: s.exchanges, most: exchangesPerTurn });
  return true;
}

/** SR-4.3: dice of the pool. */
function die(is: Conditions, { s }: Case, name: string): boolean {
  is.that(s.pool.includes(Number(name)), 'SR-4.3', 'inPool', { value: Number(name) });
  return true;
}

const CASES: Readonly<Record<string, (is: Conditions, at: Case, name: string) => boolean>> = {
  hex,
  engine,
  cube,
  city,
  tile,
  order,
  die,
};

export function whyNot(
  t: Tables,
  s: Position,
  seat: Seat,
  place: string,
  asked: Asked,
): readonly Condition[] | undefined {
  const [kind] = place.split(':', 1);
  const is = new Conditions();
  if (Object.hasOwn(CASES, kind) && !CASES[kind](is, { t, s, seat }, place.slice(kind.length + 1))) return undefined;
  return whyNotOf(asked, MEANT[kind], is);
}
