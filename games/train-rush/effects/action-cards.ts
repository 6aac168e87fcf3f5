/** The action deck and the hands: drawing, keeping, laying open, discarding (TR-3.11, TR-3.12, TR-9.12). */
import { alone, type DecisionHandler, type Events, type Seat, shuffle } from '../../../kernel/index.ts';
import type { MoveOf } from '../moves.ts';
import { EVERYBODY, type FrameOf, type TrainRushState } from '../state.ts';
import { at, type EffectOf, NONE, type Tables } from '../tables.ts';
import { cardText } from '../terms.ts';
import type { EffectKind } from './kind.ts';

/** Keeps lists of cards in rising order, so that their order tells nothing. */
export function insertSorted(list: number[], item: number): void {
  let i = list.length;
  list.push(item);
  for (; i > 0 && list[i - 1] > item; i--) list[i] = list[i - 1];
  list[i] = item;
}

export function removeFrom(list: number[], item: number): void {
  const place = list.indexOf(item);
  for (let i = place; i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
}

/** From now on everybody knows where the card is. */
export function show(state: TrainRushState, card: number): void {
  if (state.seen[card] === EVERYBODY) return;
  state.seen[card] = EVERYBODY;
  state.reveals++;
}

/** The top card of the deck, which is rebuilt from the discards when empty; NONE when there is no card at all. */
export function drawCard(state: TrainRushState, events?: Events): number {
  if (state.deck.length === 0) {
    if (state.discard.length === 0) return NONE;
    reshuffle(state, events);
  }
  state.reveals++;
  return state.deck.pop() ?? NONE;
}

function reshuffle(state: TrainRushState, events?: Events): void {
  state.deck = shuffle(state.random.actionCards, state.discard);
  state.discard = [];
  state.shuffles++;
  for (const card of state.deck) {
    state.seen[card] = 0;
    state.shuffled[card] = state.shuffles;
  }
  events?.push({ key: 'event.reshuffle', params: { cards: state.deck.length } });
}

export function refillActionPool(t: Tables, state: TrainRushState, events?: Events): void {
  while (state.pool.length < t.edition.setup.actionPoolSize) {
    const card = drawCard(state, events);
    if (card === NONE) return;
    state.seen[card] = EVERYBODY;
    state.pool.push(card);
    events?.push({ key: 'event.revealCard', params: { card: cardText(t, card) } });
  }
}

/** A card leaves the hand and lies open while its actions are resolved. */
export function layOpen(state: TrainRushState, seat: Seat, card: number): void {
  removeFrom(state.hands[seat], card);
  state.laid.push(card);
  show(state, card);
}

export const discardLaidStep = () => ({
  run(state: TrainRushState, { card }: FrameOf<'discardLaid'>): void {
    removeFrom(state.laid, card);
    state.discard.push(card);
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
    removeFrom(state.hands[seat], card);
    state.discard.push(card);
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
      state.seen[card] |= 1 << seat;
      insertSorted(state.drawn, card);
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
    state.discard.push(card);
    show(state, card);
    events?.push({ key: 'event.discardCard', params: { seat: { seat }, card: cardText(t, card) } });
  }
  state.drawn.length = 0;
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
    removeFrom(state.drawn, card);
    insertSorted(state.hands[seat], card);
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
