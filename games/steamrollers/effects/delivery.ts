/** Delivering goods (section 7). */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { Deliver, Gathered } from '../moves.ts';
import { routeOf } from '../network.ts';
import { changedBy, without } from '../rows.ts';
import { NONE, type Position, type Sheet } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import { cubeText, stopsText, tileText } from '../terms.ts';
import { boosterOf } from './engine.ts';
import { canUse, faceUp, SIDE_A, SIDE_B, TILE, tileIndex, useTile } from './tiles.ts';

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
  /** It goes where the die says, by tile 3a (SR-8.5). */
  readonly byWaybill: boolean;
  readonly own: boolean;
  /** Place in the row in solo play, 0 = of no concern. */
  readonly place: number;
}

const NO_BONUS: readonly number[] = [];

function meansOf(t: Tables, state: Position, seat: Seat): Means {
  return {
    boxes: t.boxCount[state.sheets[seat].boxes],
    booster: boosterOf(t, state, seat),
    charter: canUse(state, seat, TILE.four, SIDE_A),
    bonus: canUse(state, seat, TILE.three, SIDE_B) ? faceUp(t, state, TILE.three).bonus : NO_BONUS,
    waybill: canUse(state, seat, TILE.three, SIDE_A),
  };
}

/**
 * Every delivery with the value of the die (SR-7.1, SR-8.5): which cube, to which city, for how many points. Of several
 * routes of the same distance between the same two cities one is offered (RU-57).
 */
export function listDeliveries(t: Tables, state: Position, seat: Seat, value: number, out: Gathered<Deliver>): void {
  const sheet = state.sheets[seat];
  if (sheet.network.links.length === 0) return;
  const means = meansOf(t, state, seat);
  if (means.boxes + means.booster === 0 && !means.charter) return;
  const city = value - 1;
  listCity(t, state, sheet, means, city, NONE, out);
  if (!means.waybill) return;
  for (let from = 0; from < CITIES; from++) if (from !== city) listCity(t, state, sheet, means, from, city, out);
}

/** Deliveries from one city; a destination of −1 leaves it to the player. */
function listCity(
  t: Tables,
  state: Position,
  sheet: Sheet,
  means: Means,
  from: number,
  to: number,
  out: Gathered<Deliver>,
): void {
  const byWaybill = to >= 0;
  if (byWaybill && sheet.network.reach[from * CITIES + to] === 0) return;
  const row = state.goods[from];
  let seen = 0;
  for (let i = 0; i < row.length; i++) {
    const colour = row[i];
    // In solo play only a cube next to one of its own colour is the same choice: the row that remains is the same.
    if (state.deal.solo ? i > 0 && row[i - 1] === colour : (seen & (1 << colour)) !== 0) continue;
    seen |= 1 << colour;
    const place = state.deal.solo ? i + 1 : 0;
    listLoad(t, state, sheet, means, { colour, from, byWaybill, own: false, place }, to, out);
  }
  if (sheet.ownLoad >= 0 && sheet.ownLoadCity === from) {
    listLoad(t, state, sheet, means, { colour: sheet.ownLoad, from, byWaybill, own: true, place: 0 }, to, out);
  }
}

/** SR-7.3: to each city that takes the cube, or to the one that the die names. */
function listLoad(
  t: Tables,
  state: Position,
  sheet: Sheet,
  means: Means,
  load: Load,
  to: number,
  out: Gathered<Deliver>,
): void {
  const takers = t.destinations[load.colour];
  for (let i = 0; i < takers.length; i++) {
    const city = takers[i];
    if (city !== load.from && (to < 0 || to === city)) listDistances(t, state, sheet, means, load, city, out);
  }
}

/** SR-7.7: every distance at which the cube can get there. */
function listDistances(
  t: Tables,
  state: Position,
  sheet: Sheet,
  means: Means,
  load: Load,
  to: number,
  out: Gathered<Deliver>,
): void {
  const distances = sheet.network.reach[load.from * CITIES + to];
  if (distances === 0) return;
  let within = distances;
  for (const bonus of means.bonus) within |= distances << bonus;
  const strength = means.boxes + means.booster;
  for (let points = 1; within >> points !== 0; points++) {
    if ((within & (1 << points)) === 0) continue;
    if (points > strength && !means.charter) return;
    out.push(offer(t, state, sheet, means, load, to, points, bonusFor(means.bonus, distances, points)));
  }
}

/** What tile 3b must add to make the points; nothing where a route of that distance is there (RU-52). */
function bonusFor(offered: readonly number[], distances: number, points: number): number {
  if ((distances & (1 << points)) !== 0) return 0;
  for (const extra of offered) if (points > extra && (distances & (1 << (points - extra))) !== 0) return extra;
  return 0;
}

function offer(
  t: Tables,
  state: Position,
  sheet: Sheet,
  means: Means,
  load: Load,
  to: number,
  points: number,
  bonus: number,
): Deliver {
  const tiles: string[] = [];
  if (load.byWaybill || bonus > 0) tiles.push(faceUp(t, state, TILE.three).name);
  if (points > means.boxes) tiles.push(faceUp(t, state, TILE.four).name);
  const move: Deliver = {
    type: 'deliver',
    cube: t.colours[load.colour],
    from: load.from + 1,
    to: to + 1,
    points,
    route: routeOf(t, sheet.network, load.from, to, points - bonus),
    bonus,
    tiles,
  };
  if (load.own) return { ...move, own: true };
  return load.place > 0 ? { ...move, place: load.place } : move;
}

export function deliver(t: Tables, state: Position, seat: Seat, move: Deliver, events?: Events): void {
  const sheet = state.sheets[seat];
  const colour = t.colours.indexOf(move.cube);
  const city = move.from - 1;
  if (move.own === true) {
    sheet.ownLoad = NONE;
    sheet.ownLoadCity = NONE;
  } else {
    const row = state.goods[city];
    state.goods[city] = without(row, move.place === undefined ? row.indexOf(colour) : move.place - 1);
  }
  sheet.deliveryPoints += move.points;
  putAway(t, state, sheet, colour);
  if (events !== undefined) tell(t, state, seat, move, events);
  for (const tile of move.tiles) useTile(t, state, tileIndex(tile), events);
}

/** SR-7.9, SR-3.2, SR-3.3.2 */
function putAway(t: Tables, state: Position, sheet: Sheet, colour: number): void {
  if (state.deal.orders) sheet.kept = changedBy(sheet.kept, colour, 1);
  else if (colour === t.coal) state.coalBox++;
  else state.bag[colour]++;
}

function tell(t: Tables, state: Position, seat: Seat, move: Deliver, events: Events): void {
  const named = {
    seat: { seat },
    cube: cubeText(move.cube),
    from: move.from,
    to: move.to,
    points: move.points,
    stops: stopsText(t, move.route),
  };
  events.push({ key: move.own === true ? 'event.deliversOwn' : 'event.delivers', params: named });
  if (move.tiles.length > 0) {
    events.push({
      key: 'event.usesTiles',
      params: { seat: { seat }, tiles: move.tiles.map(tileText), count: move.tiles.length },
    });
  }
  if (move.own !== true && state.goods[move.from - 1].length === 0) {
    events.push({ key: 'event.cityEmpty', params: { city: move.from } });
  }
}
