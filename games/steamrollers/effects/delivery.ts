/** Delivering goods (section 7). */
import { type Events, type ParamValue, type Seat, text } from '../../../kernel/index.ts';
import type { Deliver, SteamRollersMove } from '../moves.ts';
import { routeOf } from '../network.ts';
import { NONE, type Position, type Sheet } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import { boosterOf } from './engine.ts';
import { canUse, faceUp, SIDE_A, SIDE_B, TILE, tileIndex, tileText, useTile } from './tiles.ts';

/** What the engine and the tiles at hand allow in the present action. */
interface Means {
  readonly boxes: number;
  readonly booster: number;
  readonly charter: boolean;
  readonly bonus: readonly number[];
  readonly waybill: boolean;
}

/** One cube that might be delivered. */
interface Load {
  readonly colour: number;
  readonly from: number;
  /** −1: any city that takes the colour. */
  readonly to: number;
  readonly own: boolean;
  /** Place in the row in solo play, 0 = of no concern. */
  readonly place: number;
}

const NO_BONUS: readonly number[] = [];

function meansOf(t: Tables, p: Position, seat: Seat): Means {
  return {
    boxes: t.boxCount[p.sheets[seat].boxes],
    booster: boosterOf(t, p, seat),
    charter: canUse(p, seat, TILE.four, SIDE_A),
    bonus: canUse(p, seat, TILE.three, SIDE_B) ? faceUp(t, p, TILE.three).bonus : NO_BONUS,
    waybill: canUse(p, seat, TILE.three, SIDE_A),
  };
}

/**
 * Every delivery with the value of the die (SR-7.1, SR-8.5). Of all routes and destinations that give the same cube
 * the same points with the same tiles only one is offered: nothing in the game can tell them apart.
 */
export function listDeliveries(t: Tables, p: Position, seat: Seat, value: number, out: SteamRollersMove[]): void {
  const sheet = p.sheets[seat];
  if (sheet.network.links.length === 0) return;
  const means = meansOf(t, p, seat);
  if (means.boxes + means.booster === 0 && !means.charter) return;
  const city = value - 1;
  listCity(t, p, sheet, means, city, NONE, out);
  if (!means.waybill) return;
  for (let from = 0; from < CITIES; from++) if (from !== city) listCity(t, p, sheet, means, from, city, out);
}

function listCity(
  t: Tables,
  p: Position,
  sheet: Sheet,
  means: Means,
  from: number,
  to: number,
  out: SteamRollersMove[],
): void {
  if (to >= 0 && sheet.network.reach[from * CITIES + to] === 0) return;
  const row = p.goods[from];
  let seen = 0;
  for (let i = 0; i < row.length; i++) {
    const colour = row[i];
    // In solo play only a cube next to one of its own colour is the same choice: the row that remains is the same.
    if (p.deal.solo ? i > 0 && row[i - 1] === colour : (seen & (1 << colour)) !== 0) continue;
    seen |= 1 << colour;
    listLoad(t, p, sheet, means, { colour, from, to, own: false, place: p.deal.solo ? i + 1 : 0 }, out);
  }
  if (sheet.ownLoad >= 0 && sheet.ownLoadCity === from) {
    listLoad(t, p, sheet, means, { colour: sheet.ownLoad, from, to, own: true, place: 0 }, out);
  }
}

function listLoad(t: Tables, p: Position, sheet: Sheet, means: Means, load: Load, out: SteamRollersMove[]): void {
  const { reach } = sheet.network;
  const row = load.from * CITIES;
  const takers = t.destinations[load.colour];
  let distances = 0;
  for (const city of takers) {
    if (city !== load.from && (load.to < 0 || load.to === city)) distances |= reach[row + city];
  }
  if (distances === 0) return;
  let within = distances;
  for (const bonus of means.bonus) within |= distances << bonus;
  const strength = means.boxes + means.booster;
  for (let points = 1; within >> points !== 0; points++) {
    if ((within & (1 << points)) === 0) continue;
    if (points > strength && !means.charter) return;
    out.push(offer(t, p, sheet, means, load, distances, points));
  }
}

function offer(
  t: Tables,
  p: Position,
  sheet: Sheet,
  means: Means,
  load: Load,
  distances: number,
  points: number,
): Deliver {
  let bonus = 0;
  if ((distances & (1 << points)) === 0) {
    for (const extra of means.bonus) {
      if (points <= extra || (distances & (1 << (points - extra))) === 0) continue;
      bonus = extra;
      break;
    }
  }
  const distance = points - bonus;
  const { reach } = sheet.network;
  const to =
    load.to >= 0
      ? load.to
      : (t.destinations[load.colour].find(
          (city) => city !== load.from && (reach[load.from * CITIES + city] & (1 << distance)) !== 0,
        ) ?? load.from);
  const tiles: string[] = [];
  if (load.to >= 0 || bonus > 0) tiles.push(faceUp(t, p, TILE.three).name);
  if (points > means.boxes) tiles.push(faceUp(t, p, TILE.four).name);
  const move: Deliver = {
    type: 'deliver',
    cube: t.colours[load.colour],
    from: load.from + 1,
    to: to + 1,
    points,
    route: routeOf(t, sheet.network, load.from, to, distance),
    bonus,
    tiles,
  };
  if (load.own) return { ...move, own: true };
  return load.place > 0 ? { ...move, place: load.place } : move;
}

export function deliver(t: Tables, p: Position, seat: Seat, move: Deliver, events?: Events): void {
  const sheet = p.sheets[seat];
  const colour = t.colours.indexOf(move.cube);
  const city = move.from - 1;
  if (move.own === true) {
    sheet.ownLoad = NONE;
    sheet.ownLoadCity = NONE;
  } else {
    const row = p.goods[city];
    row.splice(move.place === undefined ? row.indexOf(colour) : move.place - 1, 1);
  }
  sheet.deliveryPoints += move.points;
  putAway(t, p, sheet, colour);
  if (events !== undefined) tell(t, p, seat, move, events);
  for (const tile of move.tiles) useTile(t, p, tileIndex(tile), events);
}

/** SR-7.9, SR-3.2, SR-3.3.2 */
function putAway(t: Tables, p: Position, sheet: Sheet, colour: number): void {
  if (p.deal.orders) sheet.kept[colour]++;
  else if (colour === t.coal) p.coalBox++;
  else p.bag[colour]++;
}

function tell(t: Tables, p: Position, seat: Seat, move: Deliver, events: Events): void {
  const named = {
    seat: { seat },
    cube: text(`cube.${move.cube}`),
    from: move.from,
    to: move.to,
    points: move.points,
    stops: stopsOf(t, move.route),
  };
  events.push({ key: move.own === true ? 'event.deliversOwn' : 'event.delivers', params: named });
  if (move.tiles.length > 0) {
    events.push({ key: 'event.usesTiles', params: { seat: { seat }, tiles: move.tiles.map(tileText) } });
  }
  if (move.own !== true && p.goods[move.from - 1].length === 0) {
    events.push({ key: 'event.cityEmpty', params: { city: move.from } });
  }
}

/** The stops of a route in words, the origin left out: cities by number, towns by hex. */
export function stopsOf(t: Tables, route: readonly string[]): ParamValue {
  const stops: ParamValue[] = [];
  for (const id of route.slice(1)) {
    const hex = t.hexIndex.get(id) ?? 0;
    if (t.cityAt[hex] >= 0) stops.push(text('stop.city', { city: t.cityAt[hex] + 1 }));
    else if (t.townAt[hex] === 1) stops.push(text('stop.town', { hex: id }));
  }
  return stops;
}
