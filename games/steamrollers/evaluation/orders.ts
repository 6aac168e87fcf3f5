/** Goods kept towards orders that are still there. */
import type { Seat } from '../../../kernel/index.ts';
import { orderUp } from '../modules/orders.ts';
import { NONE, type Position } from '../state.ts';
import type { Judge } from './judge.ts';

export function orderHopes({ t, w }: Judge, state: Position, seat: Seat, turns: number): number {
  if (!state.deal.orders || turns <= 0) return 0;
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
  return w.order * hope * Math.min(1, turns / 2);
}
