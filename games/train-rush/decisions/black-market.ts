/** D16: one exchange on the black market, paid with cubes (section 12). */
import { alone, type DecisionHandler, type Events, type StepHandler } from '../../../kernel/index.ts';
import { grant, type Possible } from '../effects/kind.ts';
import { trackValue } from '../effects/progress.ts';
import { bestValue, type Lot, lotOf, lotsFor, sellingPower, unloadMove } from '../effects/unloading.ts';
import type { TrainRushMove } from '../moves.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, NONE, type Tables, UNLOADING } from '../tables.ts';
import { effectText, resourceText } from '../terms.ts';

type Sale = FrameOf<'sell' | 'sellChoice'>;

export const blackMarket = (
  t: Tables,
  possible: Possible,
): DecisionHandler<TrainRushState, FrameOf<'blackMarket'>, TrainRushMove> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (state, { seat }) => ({
    text: { key: 'prompt.market', params: { cubes: trackValue(t, state, seat, UNLOADING) } },
    rule: 'TR-12.1',
  }),
  moves(state, { seat }) {
    const moves: TrainRushMove[] = [];
    const power = sellingPower(t, state, seat);
    t.market.forEach((exchange, i) => {
      if (exchange.price <= power && possible(state, seat, exchange.effect)) moves.push(t.moves.sell[i]);
    });
    moves.push(t.moves.decline);
    return moves;
  },
  apply(state, { seat }, _by, move, events) {
    if (move.type !== 'sell') return;
    const exchange = at(t.index.exchange, move.exchange);
    const { effect, price } = t.market[exchange];
    events?.push({
      key: 'event.market',
      params: { seat: { seat }, effect: effectText(t, t.effects[effect]), price },
    });
    grant(t, state, seat, effect, true);
    state.frames.push({ kind: 'sell', seat, exchange, value: 0, sold: 0, last: 0 });
  },
});

/** Lots out of which the next cube may be sold so that the price can still be reached within the allowance. */
function lotsToSell(t: Tables, state: TrainRushState, { seat, exchange, value, sold, last }: Sale): Lot[] {
  const allowance = trackValue(t, state, seat, UNLOADING) - sold;
  if (allowance === 0) return [];
  const lots = lotsFor(t, state, seat, t.any, last);
  const missing = t.market[exchange].price - value;
  return lots.filter((lot) => {
    const own = t.resources[lot.cube].value;
    if (own >= missing) return true;
    const rest = lots.map((other) => (other === lot ? { ...other, count: other.count - 1 } : other));
    return own + bestValue(t, rest, lot.order, allowance - 1) >= missing;
  });
}

const paid = (t: Tables, { exchange, value }: Sale): boolean => value >= t.market[exchange].price;

function sellCube(t: Tables, state: TrainRushState, frame: Sale, lot: Lot, events?: Events): void {
  state.cargo[frame.seat][lot.place] = NONE;
  const { id, value } = t.resources[lot.cube];
  events?.push({
    key: 'event.unload',
    params: { seat: { seat: frame.seat }, cube: resourceText(id), wagon: t.wagons[lot.wagon].id },
  });
  state.frames.push({
    ...frame,
    kind: 'sell',
    value: frame.value + value,
    sold: frame.sold + 1,
    last: lot.order,
  });
}

/** Asks for the next cube; ends when the price is reached and nothing more could be sold. */
export const sell = (t: Tables): StepHandler<TrainRushState, FrameOf<'sell'>> => ({
  run(state, frame, events) {
    const lots = lotsToSell(t, state, frame);
    if (lots.length === 0) return;
    if (lots.length === 1 && !paid(t, frame)) sellCube(t, state, frame, lots[0], events);
    else state.frames.push({ ...frame, kind: 'sellChoice' });
  },
});

export const sellChoice = (t: Tables): DecisionHandler<TrainRushState, FrameOf<'sellChoice'>, TrainRushMove> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (_state, { exchange, value }) => ({
    text: { key: 'prompt.sell', params: { price: t.market[exchange].price, value } },
    rule: 'TR-12.2',
  }),
  moves(state, frame) {
    const moves = lotsToSell(t, state, frame).map((lot) => unloadMove(t, lot));
    if (paid(t, frame)) moves.push(t.moves.done);
    return moves;
  },
  apply(state, frame, _by, move, events) {
    if (move.type !== 'unload') return;
    const lot = lotOf(t, lotsToSell(t, state, frame), move);
    if (lot !== undefined) sellCube(t, state, frame, lot, events);
  },
});
