/** D16: one exchange on the black market, paid with cubes (section 12). */
import { alone, type DecisionHandler, type Events } from '../../../kernel/index.ts';
import { grant, type Possible } from '../effects/kind.ts';
import { trackValue } from '../effects/progress.ts';
import { countLots, greatestValue, type Lot, lotsOf, placeOf, sellingPower, unloadMove } from '../effects/unloading.ts';
import { replaced } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, NONE, type Tables, UNLOADING } from '../tables.ts';
import { effectText, resourceText, wagonText } from '../terms.ts';

type Sale = FrameOf<'sell'>;

export const blackMarket = (
  t: Tables,
  possible: Possible,
): DecisionHandler<TrainRushState, FrameOf<'blackMarket'>, MoveOf<'sell' | 'decline'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (state, { seat }) => ({
    text: { key: 'prompt.market', params: { cubes: trackValue(t, state, seat, UNLOADING) } },
    rule: 'TR-12.1',
  }),
  moves(state, { seat }) {
    const moves: MoveOf<'sell' | 'decline'>[] = [];
    const power = sellingPower(t, state, seat);
    t.market.forEach((exchange, i) => {
      if (exchange.price <= power && possible(state, seat, exchange.effect)) moves.push(t.moves.sell[i]);
    });
    moves.push(t.moves.decline);
    return moves;
  },
  apply(state, { seat }, _by, move, events) {
    if (move.type === 'sell') startSale(t, state, seat, at(t.index.exchange, move.exchange), events);
  },
});

const missing = (t: Tables, { exchange, value }: Sale): number => t.market[exchange].price - value;

const allowance = (t: Tables, state: TrainRushState, { seat, sold }: Sale): number =>
  trackValue(t, state, seat, UNLOADING) - sold;

/** Whether the price can still be paid with so many cubes out of these. */
const reachable = (t: Tables, sale: Sale, counts: readonly number[], cubes: number): boolean =>
  greatestValue(t, counts, cubes) >= missing(t, sale);

/** Lots out of which the next cube may be sold so that the price can still be reached within the allowance. */
function lotsToSell(t: Tables, state: TrainRushState, sale: Sale): Lot[] {
  const left = allowance(t, state, sale);
  if (left === 0) return [];
  const lots = lotsOf(t, state, sale.seat);
  const counts = countLots(t, lots);
  return lots.filter(({ cube }) => {
    counts[cube]--;
    const fits = reachable(t, { ...sale, value: sale.value + t.resources[cube].value }, counts, left - 1);
    counts[cube]++;
    return fits;
  });
}

/** Whether all cubes that may be sold have to be sold: then there is nothing to ask. */
function isDetermined(t: Tables, state: TrainRushState, sale: Sale): boolean {
  const left = allowance(t, state, sale);
  const lots = lotsToSell(t, state, sale);
  const counts = countLots(t, lots);
  return (
    lots.reduce((sum, { count }) => sum + count, 0) <= left &&
    lots.every(({ cube }) => {
      counts[cube]--;
      const spared = reachable(t, sale, counts, left);
      counts[cube]++;
      return !spared;
    })
  );
}

function sellCube(t: Tables, state: TrainRushState, sale: Sale, place: number, events?: Events): Sale {
  const { seat } = sale;
  const { id, value } = t.resources[state.cargo[seat][place]];
  const wagon = state.wagons[seat][Math.floor(place / t.maxSlots)];
  state.cargo = replaced(state.cargo, seat, replaced(state.cargo[seat], place, NONE));
  events?.push({
    key: 'event.unload',
    params: { seat: { seat }, cube: resourceText(id), wagon: wagonText(t, wagon) },
  });
  return { ...sale, value: sale.value + value, sold: sale.sold + 1 };
}

/** Asks for the next cube; the sale ends when the price is reached and nothing more could be sold. */
function goOn(t: Tables, state: TrainRushState, sale: Sale): void {
  if (missing(t, sale) > 0 || lotsToSell(t, state, sale).length > 0) state.frames.push(sale);
}

function startSale(t: Tables, state: TrainRushState, seat: number, exchange: number, events?: Events): void {
  const { effect, price } = t.market[exchange];
  events?.push({
    key: 'event.market',
    params: { seat: { seat }, effect: effectText(t, t.effects[effect]), price },
  });
  grant(t, state, seat, effect, true);
  let sale: Sale = { kind: 'sell', seat, exchange, value: 0, sold: 0 };
  if (isDetermined(t, state, sale)) {
    for (let [lot] = lotsToSell(t, state, sale); lot !== undefined; [lot] = lotsToSell(t, state, sale))
      sale = sellCube(t, state, sale, lot.place, events);
  }
  goOn(t, state, sale);
}

export const sell = (t: Tables): DecisionHandler<TrainRushState, Sale, MoveOf<'unload' | 'done'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (_state, { exchange, value }) => ({
    text: { key: 'prompt.sell', params: { price: t.market[exchange].price, value } },
    rule: 'TR-12.2',
  }),
  moves(state, sale) {
    const moves: MoveOf<'unload' | 'done'>[] = lotsToSell(t, state, sale).map((lot) => unloadMove(t, lot));
    if (missing(t, sale) <= 0) moves.push(t.moves.done);
    return moves;
  },
  apply(state, sale, _by, move, events) {
    if (move.type === 'unload') goOn(t, state, sellCube(t, state, sale, placeOf(t, state, sale.seat, move), events));
  },
});
