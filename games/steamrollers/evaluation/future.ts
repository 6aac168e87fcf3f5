/** What a seat can plausibly still score: links and boxes to come, deliveries, the use of tiles, orders. */
import type { Seat } from '../../../kernel/index.ts';
import { strengthOf } from '../effects/engine.ts';
import { faceUp, SIDE_A, SIDE_B, TILE } from '../effects/tiles.ts';
import { orderUp } from '../modules/orders.ts';
import { NONE, type Position } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import { gatherGoods, gatherLoad, yieldAt } from './deliveries.ts';
import { turnsLeft } from './pace.ts';
import { prospectsOf } from './prospects.ts';
import { W } from './weights.ts';

/** The best plan: some links more, some engine boxes more, and deliveries for the rest of the game. */
export function future(t: Tables, state: Position, seat: Seat): number {
  const sheet = state.sheets[seat];
  const turns = turnsLeft(t, state);
  const boxes = t.boxCount[sheet.boxes];
  const strength = strengthOf(t, state, seat);
  const bonus = owns(state, seat, TILE.three, SIDE_B) ? 2 : 0;
  const flow = owns(state, seat, TILE.three, SIDE_A) ? W.waybill : 1;
  const prospects = prospectsOf(t, state.deal.map, seat, sheet.tracks, sheet.network);
  const now = prospects[0].web.points;
  let best = 0;
  let bestYield = 0;
  gatherGoods(t, state);
  gatherLoad(t, sheet);
  let hope = 1;
  let hoped = 0;
  for (let i = 0; i < prospects.length; i++) {
    const { web, missing } = prospects[i];
    for (; hoped < missing; hoped++) hope *= W.link;
    const linked = (web.points - now) * hope;
    for (let more = 0; boxes + more <= CITIES; more++) {
      const left = turns - missing * W.turnsPerHex - more * W.turnsPerBox;
      if (left <= 0) break;
      const { perTurn, cubes } = yieldAt(web, strength + more, bonus);
      const deliveries = Math.min(left * W.deliveryShare, cubes * W.cubeShare);
      const engine = t.engineBonus[boxes + more] - t.engineBonus[boxes];
      const value = W.plan * (perTurn * flow * deliveries + engine) + linked;
      if (value <= best) continue;
      best = value;
      bestYield = perTurn;
    }
  }
  const share = Math.min(1, turns / 6);
  return best + tileUse(t, state, seat, bestYield) * share + orderHopes(t, state, seat);
}

const owns = (state: Position, seat: Seat, tile: number, side: number): boolean =>
  state.tileOwner[tile] === seat && state.deal.tileSides[tile] === side;

/** What tiles are good for beyond their printed points; 3b and 4b already work through distance and strength. */
function tileUse(t: Tables, state: Position, seat: Seat, perTurn: number): number {
  let use = 0;
  for (let tile = 0; tile < state.tileOwner.length; tile++) {
    if (state.tileOwner[tile] !== seat) continue;
    const { effect } = faceUp(t, state, tile);
    if (effect === 'takeTwoDice') use += 0.5 * perTurn;
    else if (effect === 'unlimitedDistance') use += 1;
    else if (effect === 'anyTrackKind') use += 0.5;
    else if (effect !== 'enginePlusOne' && effect !== 'distanceBonus') use += W.flexibleTile;
  }
  return use;
}

/** Goods kept towards orders that are still there. */
function orderHopes(t: Tables, state: Position, seat: Seat): number {
  if (!state.deal.orders) return 0;
  const { kept } = state.sheets[seat];
  let hope = 0;
  for (let order = 0; order < state.orderOwner.length; order++) {
    if (state.orderOwner[order] !== NONE) continue;
    const { payments, points, goods } = orderUp(t, state, order);
    let most = 0;
    for (const { cost } of payments) {
      let have = 0;
      for (let colour = 0; colour < cost.length; colour++) have += Math.min(cost[colour], kept[colour]);
      most = Math.max(most, have);
    }
    const part = most / goods.length;
    hope = Math.max(hope, points * part * part);
  }
  return W.order * hope;
}
