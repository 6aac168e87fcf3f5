/** D2: cards returned to the bottom of the deck; the second one lies below the first (TR-2.8). */
import { alone, type DecisionHandler } from '../../../kernel/index.ts';
import { replaced, without } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, type Tables } from '../tables.ts';
import { cardText } from '../terms.ts';

export const returnCards = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'returnCards'>, MoveOf<'returnCard'>> => ({
  seats: (state, { place }) => alone(state.order[place]),
  prompt: (_state, { left }) => ({ text: { key: 'prompt.returnCards', params: { left } }, rule: 'TR-2.8' }),
  moves: (state, _frame, seat) => state.hands[seat].map((card) => t.moves.returnCard[card]),
  apply(state, { place, left }, seat, move, events) {
    const card = at(t.index.card, move.card);
    state.hands = replaced(state.hands, seat, without(state.hands[seat], card));
    state.deck = [card, ...state.deck];
    events?.push({
      key: 'event.returnCard',
      params: { seat: { seat }, card: cardText(t, card) },
      only: [seat],
      instead: { key: 'event.returnsCard', params: { seat: { seat } } },
    });
    const { actionCardsDealt, actionCardsKept } = t.edition.setup;
    if (left > 1) state.frames.push({ kind: 'returnCards', place, left: left - 1 });
    else if (place + 1 < state.seats)
      state.frames.push({ kind: 'returnCards', place: place + 1, left: actionCardsDealt - actionCardsKept });
  },
});
