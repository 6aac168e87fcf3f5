/** Coal, investment markers, movement tokens and action cards: worth what can still be done with them. */
import type { Seat } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Clock } from './clock.ts';
import type { Worth } from './weights.ts';
import { effectWorth } from './worth-of-effect.ts';

export interface Stock {
  means(state: TrainRushState, seat: Seat, clock: Clock): number;
  cards(state: TrainRushState, seat: Seat, clock: Clock): number;
}

export function stockWorth(t: Tables, w: Worth): Stock {
  const cardWorth = Float64Array.from(t.cards, ({ moves, effect }) =>
    moves.reduce(
      (sum, { value, coal }) => sum + value * w.cardField - coal * w.cardCoal,
      w.card + w.special * effectWorth(w, t.effects[effect]),
    ),
  );
  const upTo = (count: number, enough: number, each: number, beyond: number): number =>
    count <= enough ? count * each : enough * each + (count - enough) * beyond;
  return {
    means(state, seat, { investments, movements }) {
      const coal = upTo(state.coal[seat], w.coalPerRound * movements, w.coal, w.coalBeyond);
      const markers = upTo(
        state.investment[seat],
        w.investmentPerRound * investments,
        w.investment,
        w.investmentBeyond,
      );
      let worth = (movements > 0 ? coal : 0) + (investments > 0 ? markers : 0);
      if (movements > 0) for (const token of state.tokens[seat]) worth += t.tokens[token].movement * w.tokenPoint;
      return worth;
    },
    /** A card is played each round; more than that are of use only for what they can do beside it. */
    cards(state, seat, { movements }) {
      const hand = state.hands[seat];
      let worth = 0;
      for (const card of hand) worth += cardWorth[card];
      return hand.length > movements ? (worth * movements) / hand.length : worth;
    },
  };
}
