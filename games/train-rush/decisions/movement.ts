/** D9 to D12: the movement phase (section 8). */
import { alone, type DecisionHandler, type Seat, type StepHandler } from '../../../kernel/index.ts';
import { checkHandLimit, layOpen, refillActionPool } from '../effects/action-cards.ts';
import { grant, type Possible } from '../effects/kind.ts';
import { arrive, hasWay, pushWays, waysFor } from '../effects/movement.ts';
import { cardUsable, useSpecialAction } from '../effects/special-actions.ts';
import { replaced, sortedWith, without } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import { enterPhase } from '../phases.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, type Tables } from '../tables.ts';
import { cardText } from '../terms.ts';

/** The names of the three movement actions, as printed on the cards. */
export const NUMERALS = ['I', 'II', 'III'] as const;

export const movementTurn = (): StepHandler<TrainRushState, FrameOf<'movementTurn'>> => ({
  run(state, { place }, events) {
    if (place === 0) enterPhase(state, 'movement', events);
    if (place === state.seats) {
      state.frames.push({ kind: 'mission', place: 0 });
      return;
    }
    const seat = state.order[place];
    state.frames.push({ kind: 'movementTurn', place: place + 1 });
    state.frames.push({ kind: 'takeCard', seat });
    if (state.hands[seat].length > 0) state.frames.push({ kind: 'playCard', seat });
  },
});

export const playCard = (t: Tables): DecisionHandler<TrainRushState, FrameOf<'playCard'>, MoveOf<'playCard'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: () => ({ text: { key: 'prompt.playCard' }, rule: 'TR-8.1' }),
  moves: (state, { seat }) => state.hands[seat].map((card) => t.moves.playCard[card]),
  apply(state, { seat }, _by, move, events) {
    const card = at(t.index.card, move.card);
    layOpen(state, seat, card);
    events?.push({ key: 'event.playCard', params: { seat: { seat }, card: cardText(t, card) } });
    state.frames.push({ kind: 'discardLaid', card });
    state.frames.push({ kind: 'nextMovement', seat, card, performed: 0 });
  },
});

/** Movement values a seat can add to an action: 0, and each different value of its tokens (TR-8.3). */
function* additions(t: Tables, state: TrainRushState, seat: Seat): Generator<number> {
  yield 0;
  const tokens = state.tokens[seat];
  for (let i = 0; i < tokens.length; i++) {
    const { movement } = t.tokens[tokens[i]];
    if (!tokens.some((other, j) => j < i && t.tokens[other].movement === movement)) yield movement;
  }
}

function performable(t: Tables, state: TrainRushState, seat: Seat, value: number, coal: number): boolean {
  if (state.coal[seat] < coal) return false;
  if (hasWay(state, seat, waysFor(t, state, seat, value, coal, 0))) return true;
  for (const token of additions(t, state, seat))
    if (hasWay(state, seat, waysFor(t, state, seat, value + token, coal, token))) return true;
  return false;
}

/** TR-8.4: whether there is anything to ask; a hand must not betray what is in it. */
function specialOpen(t: Tables, possible: Possible, state: TrainRushState, seat: Seat, card: number): boolean {
  const { coal, effect } = t.cards[card];
  if (state.coal[seat] >= coal && possible(state, seat, effect)) return true;
  return state.hands[seat].length > 0 && state.coal[seat] >= t.leastSpecialCoal;
}

/** The next movement action, or after the third the special action; nothing if it cannot be performed. */
export const nextMovement = (t: Tables, possible: Possible): StepHandler<TrainRushState, FrameOf<'nextMovement'>> => ({
  run(state, { seat, card, performed }) {
    const { moves } = t.cards[card];
    if (performed === moves.length) {
      if (specialOpen(t, possible, state, seat, card)) state.frames.push({ kind: 'specialAction', seat, card });
    } else if (performable(t, state, seat, moves[performed].value, moves[performed].coal)) {
      state.frames.push({ kind: 'movementAction', seat, card, performed });
    }
  },
});

export const movementAction = (
  t: Tables,
  possible: Possible,
): DecisionHandler<TrainRushState, FrameOf<'movementAction'>, MoveOf<'move' | 'stop'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt(_state, { card, performed }) {
    const { value, coal } = t.cards[card].moves[performed];
    return {
      text: { key: 'prompt.movement', params: { action: NUMERALS[performed], fields: value, coal } },
      rule: 'TR-8.2',
    };
  },
  moves(state, { seat, card, performed }) {
    const { value, coal } = t.cards[card].moves[performed];
    const moves: MoveOf<'move' | 'stop'>[] = [];
    pushWays(state, seat, waysFor(t, state, seat, value, coal, 0), moves);
    if (state.tokens[seat].length > 0) {
      for (const token of additions(t, state, seat))
        if (token > 0) pushWays(state, seat, waysFor(t, state, seat, value + token, coal, token), moves);
    }
    moves.push(t.moves.stop);
    return moves;
  },
  apply(state, { seat, card, performed }, _by, move, events) {
    if (move.type === 'stop') {
      events?.push({ key: 'event.stop', params: { seat: { seat }, performed } });
      return;
    }
    if (move.token > 0) {
      const spent = state.tokens[seat].find((token) => t.tokens[token].movement === move.token);
      if (spent !== undefined) state.tokens = replaced(state.tokens, seat, without(state.tokens[seat], spent));
      events?.push({ key: 'event.spendToken', params: { seat: { seat }, fields: move.token } });
    }
    state.coal[seat] -= move.coal;
    if (move.coal > 0) events?.push({ key: 'event.spendCoal', params: { seat: { seat }, amount: move.coal } });
    state.frames.push({ kind: 'nextMovement', seat, card, performed: performed + 1 });
    arrive(t, possible, state, seat, move, events);
  },
});

export const specialAction = (
  t: Tables,
  possible: Possible,
): DecisionHandler<TrainRushState, FrameOf<'specialAction'>, MoveOf<'specialAction' | 'decline'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: (_state, { card }) => ({
    text: { key: 'prompt.special', params: { coal: t.cards[card].coal } },
    rule: 'TR-8.4',
  }),
  moves(state, { seat, card: played }) {
    const moves: MoveOf<'specialAction' | 'decline'>[] = [];
    if (state.coal[seat] >= t.cards[played].coal && possible(state, seat, t.cards[played].effect))
      moves.push(t.moves.specialAction[played]);
    for (const card of state.hands[seat])
      if (state.coal[seat] >= t.cards[card].coal && cardUsable(t, possible, state, seat, card))
        moves.push(t.moves.specialAction[card]);
    moves.push(t.moves.decline);
    return moves;
  },
  apply(state, { seat, card: played }, _by, move, events) {
    if (move.type === 'decline') return;
    const card = at(t.index.card, move.card);
    const { coal, effect } = t.cards[card];
    state.coal[seat] -= coal;
    events?.push({
      key: 'event.special',
      params: { seat: { seat }, card: cardText(t, card), coal },
    });
    if (card === played) grant(t, state, seat, effect, true);
    else useSpecialAction(t, state, seat, card);
  },
});

export const takeCard = (): StepHandler<TrainRushState, FrameOf<'takeCard'>> => ({
  run(state, { seat }) {
    if (state.pool.length > 0) state.frames.push({ kind: 'takeCardChoice', seat });
  },
});

export const takeCardChoice = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'takeCardChoice'>, MoveOf<'takeCard'>> => ({
  seats: (_state, { seat }) => alone(seat),
  prompt: () => ({ text: { key: 'prompt.takeCard' }, rule: 'TR-8.1' }),
  moves: (state) => state.pool.map((card) => t.moves.takeCard[card]),
  apply(state, { seat }, _by, move, events) {
    const card = at(t.index.card, move.card);
    state.pool = without(state.pool, card);
    state.hands = replaced(state.hands, seat, sortedWith(state.hands[seat], card));
    events?.push({ key: 'event.takeCard', params: { seat: { seat }, card: cardText(t, card) } });
    refillActionPool(t, state, events);
    checkHandLimit(t, state, seat);
  },
});
