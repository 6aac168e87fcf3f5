/** Order tiles (SR-3.3). */
import { type Events, type Seat, text } from '../../../kernel/index.ts';
import type { ExchangeOrder, SteamRollersMove } from '../moves.ts';
import { NONE, type Position } from '../state.ts';
import type { OrderSide, Tables } from '../tables.ts';

/** The side of an order tile that lies face up in this game. */
export const orderUp = (t: Tables, p: Position, order: number): OrderSide => t.orders[order][p.deal.orderSides[order]];

const covers = (kept: readonly number[], cost: readonly number[]): boolean => {
  for (let colour = 0; colour < cost.length; colour++) if (kept[colour] < cost[colour]) return false;
  return true;
};

/** Every way to pay for every order still on display; nothing when this turn's exchange is done. */
export function listExchanges(t: Tables, p: Position, seat: Seat, out: SteamRollersMove[]): void {
  if (!p.deal.orders || p.exchanges >= t.edition.orderTiles.exchangesPerTurn) return;
  const { kept } = p.sheets[seat];
  for (let order = 0; order < p.orderOwner.length; order++) {
    if (p.orderOwner[order] !== NONE) continue;
    for (const { cost, move } of orderUp(t, p, order).payments) if (covers(kept, cost)) out.push(move);
  }
}

export function exchange(t: Tables, p: Position, seat: Seat, move: ExchangeOrder, events?: Events): void {
  const order = t.orders.findIndex((sides) => sides.some((side) => side.name === move.order));
  p.orderOwner[order] = seat;
  p.exchanges++;
  const { kept } = p.sheets[seat];
  for (const cube of move.cubes) {
    const colour = t.colours.indexOf(cube);
    kept[colour]--;
    p.bag[colour]++;
  }
  events?.push({
    key: 'event.exchanges',
    params: {
      seat: { seat },
      order: move.order,
      cubes: move.cubes.map((cube) => text(`cube.${cube}`)),
      points: orderUp(t, p, order).points,
    },
  });
}
