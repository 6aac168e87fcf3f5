/** Order tiles (SR-3.3). */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { ExchangeOrder, Gathered } from '../moves.ts';
import { changedBy } from '../rows.ts';
import { NONE, type Position } from '../state.ts';
import type { OrderSide, Tables } from '../tables.ts';
import { cubeText, orderText } from '../terms.ts';

/** The side of an order tile that lies face up in this game. */
export const orderUp = (t: Tables, state: Position, order: number): OrderSide =>
  t.orders[order][state.deal.orderSides[order]];

const covers = (kept: readonly number[], cost: readonly number[]): boolean => {
  for (let colour = 0; colour < cost.length; colour++) if (kept[colour] < cost[colour]) return false;
  return true;
};

/** Every way to pay for every order still on display; nothing when this turn's exchange is done. */
export function listExchanges(t: Tables, state: Position, seat: Seat, out: Gathered<ExchangeOrder>): void {
  if (!state.deal.orders || state.exchanges >= t.edition.orderTiles.exchangesPerTurn) return;
  const { kept } = state.sheets[seat];
  for (let order = 0; order < state.orderOwner.length; order++) {
    if (state.orderOwner[order] !== NONE) continue;
    for (const { cost, move } of orderUp(t, state, order).payments) if (covers(kept, cost)) out.push(move);
  }
}

export function exchange(t: Tables, state: Position, seat: Seat, move: ExchangeOrder, events?: Events): void {
  const order = t.orders.findIndex((sides) => sides.some((side) => side.name === move.order));
  state.orderOwner[order] = seat;
  state.exchanges++;
  const sheet = state.sheets[seat];
  for (const cube of move.cubes) {
    const colour = t.colours.indexOf(cube);
    sheet.kept = changedBy(sheet.kept, colour, -1);
    state.bag[colour]++;
  }
  events?.push({
    key: 'event.exchanges',
    params: { seat: { seat }, order: orderText(orderUp(t, state, order)), cubes: move.cubes.map(cubeText) },
  });
}
