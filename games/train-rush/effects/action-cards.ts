/** The action deck and the hands: drawing, keeping, laying open, discarding (TR-3.11, TR-3.12, TR-9.12). */
import { alone, type DecisionHandler, type Events, type Seat, shuffle } from '../../../kernel/index.ts';
import { added, replaced, sortedWith, without, withoutLast } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import { EVERYBODY, type FrameOf, type TrainRushState } from '../state.ts';
import { at, type EffectOf, NONE, type Tables } from '../tables.ts';
import { cardText } from '../terms.ts';
import type { EffectKind } from './kind.ts';

/** From now on everybody knows where the card is. */
export function show(state: TrainRushState, card: number): void {
  if (state.seen[card] === EVERYBODY) return;
  state.seen = replaced(state.seen, card, EVERYBODY);
  state.reveals++;
}

/** The top card of the deck, which is rebuilt from the discards when empty; NONE when there is no card at all. */
export function drawCard(state: TrainRushState, events?: Events): number {
  if (state.deck.length === 0) {
    if (state.discard.length === 0) return NONE;
    reshuffle(state, events);
  }
  state.reveals++;
  const card = state.deck.at(-1) ?? NONE;
  state.deck = withoutLast(state.deck);
  return card;
}

function reshuffle(state: TrainRushState, events?: Events): void {
  state.deck = shuffle(state.random.actionCards, state.discard.slice());
  state.discard = [];
  state.shuffles++;
  const seen = state.seen.slice();
  const shuffled = state.shuffled.slice();
  for (const card of state.deck) {
    seen[card] = 0;
    shuffled[card] = state.shuffles;
  }
  state.seen = seen;
  state.shuffled = shuffled;
  events?.push({ key: 'event.reshuffle', params: { cards: state.deck.length } });
}

export function refillActionPool(t: Tables, state: TrainRushState, events?: Events): void {
  while (state.pool.length < t.edition.setup.actionPoolSize) {
    const card = drawCard(state, events);
    if (card === NONE) return;
    state.seen = replaced(state.seen, card, EVERYBODY);
    state.pool = added(state.pool, card);
    events?.push({ key: 'event.revealCard', params: { card: cardText(t, card) } });
  }
}

/** A card leaves the hand and lies open while its actions are resolved. */
export function layOpen(state: TrainRushState, seat: Seat, card: number): void {
  state.hands = replaced(state.hands, seat, without(state.hands[seat], card));
  state.laid = added(state.laid, card);
  show(state, card);
}

export const discardLaidStep = () => ({
  run(state: TrainRushState, { card }: FrameOf<'discardLaid'>): void {
    state.laid = without(state.laid, card);
    state.discard = added(state.discard, card);
  },
});

/** TR-3.11: asks for a discard if the hand has become too large. */
export function checkHandLimit(t: Tables, state: TrainRushState, seat: Seat): void {
  if (state.hands[seat].length > t.edition.limits.actionHandLimit) state.frames.push({ kind: 'handLimit', seat });
}

export const handLimitDecision = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'handLimit'>, MoveOf<'discardCard'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (state, { seat }) => ({
    text: {
      key: 'prompt.handLimit',
      params: { excess: state.hands[seat].length - t.edition.limits.actionHandLimit },
    },
    rule: 'TR-3.11',
  }),
  moves: (state, { seat }) => state.hands[seat].map((card) => t.moves.discardCard[card]),
  apply(state, { seat }, _by, move, events) {
    const card = at(t.index.card, move.card);
    state.hands = replaced(state.hands, seat, without(state.hands[seat], card));
    state.discard = added(state.discard, card);
    show(state, card);
    events?.push({ key: 'event.discardCard', params: { seat: { seat }, card: cardText(t, card) } });
    checkHandLimit(t, state, seat);
  },
});

export const drawActionCards = (t: Tables): EffectKind<EffectOf<'drawActionCards'>, MoveOf<'drawCards'>> => ({
  possible: (state) => state.deck.length + state.discard.length > 0,
  targets(_state, _seat, _effect, into) {
    into.push(t.moves.drawCards);
  },
  perform(state, seat, { draw, keep }, _move, events) {
    for (let i = 0; i < draw; i++) {
      const card = drawCard(state, events);
      if (card === NONE) break;
      state.seen = replaced(state.seen, card, state.seen[card] | (1 << seat));
      state.drawn = sortedWith(state.drawn, card);
    }
    events?.push({
      key: 'event.drawCards',
      params: { seat: { seat }, cards: state.drawn.map((card) => cardText(t, card)) },
      only: [seat],
      instead: { key: 'event.drawsCards', params: { seat: { seat }, count: state.drawn.length } },
    });
    state.frames.push({ kind: 'keepCards', seat, keep });
  },
});

/** The cards that were not kept are discarded face up. */
function discardDrawn(t: Tables, state: TrainRushState, seat: Seat, events?: Events): void {
  for (const card of state.drawn) {
    state.discard = added(state.discard, card);
    show(state, card);
    events?.push({ key: 'event.discardCard', params: { seat: { seat }, card: cardText(t, card) } });
  }
  state.drawn = [];
  checkHandLimit(t, state, seat);
}

export const keepCardsDecision = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'keepCards'>, MoveOf<'keepCard' | 'done'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (_state, { keep }) => ({ text: { key: 'prompt.keepCards', params: { keep } }, rule: 'TR-9.12' }),
  moves: (state) => [...state.drawn.map((card) => t.moves.keepCard[card]), t.moves.done],
  apply(state, { seat, keep }, _by, move, events) {
    if (move.type === 'done') {
      discardDrawn(t, state, seat, events);
      return;
    }
    const card = at(t.index.card, move.card);
    state.drawn = without(state.drawn, card);
    state.hands = replaced(state.hands, seat, sortedWith(state.hands[seat], card));
    events?.push({
      key: 'event.keepCard',
      params: { seat: { seat }, card: cardText(t, card) },
      only: [seat],
      instead: { key: 'event.keepsCard', params: { seat: { seat } } },
    });
    if (keep > 1 && state.drawn.length > 0) state.frames.push({ kind: 'keepCards', seat, keep: keep - 1 });
    else discardDrawn(t, state, seat, events);
  },
});
