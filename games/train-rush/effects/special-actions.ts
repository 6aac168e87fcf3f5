/** Effects that grant other effects: hand cards, action areas, siding tiles (TR-9.13, TR-9.14, TR-9.15). */
import type { Events, Seat } from '../../../kernel/index.ts';
import { replaced } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import { at, type EffectOf, NONE, type Tables } from '../tables.ts';
import { cardText, effectText } from '../terms.ts';
import { layOpen } from './action-cards.ts';
import { type EffectKind, grant, type Possible } from './kind.ts';

/** Whether the special action of a hand card could do something. */
export function cardUsable(t: Tables, possible: Possible, state: TrainRushState, seat: Seat, card: number): boolean {
  const { effect } = t.cards[card];
  // A card that grants special actions of hand cards leaves the hand itself first.
  if (t.effects[effect].type === 'freeSpecialAction') return state.hands[seat].length > 1;
  return possible(state, seat, effect);
}

/** Lays a card open and resolves its special action; the card is discarded afterwards. */
export function useSpecialAction(t: Tables, state: TrainRushState, seat: Seat, card: number): void {
  layOpen(state, seat, card);
  state.frames.push({ kind: 'discardLaid', card });
  grant(t, state, seat, t.cards[card].effect, true);
}

export const freeSpecialAction = (
  t: Tables,
  possible: Possible,
): EffectKind<EffectOf<'freeSpecialAction'>, MoveOf<'specialAction'>> => ({
  // Asked whenever there is a card at all: a hand must not betray what is in it.
  possible: (state, seat) => state.hands[seat].length > 0,
  targets(state, seat, _effect, into) {
    for (const card of state.hands[seat])
      if (cardUsable(t, possible, state, seat, card)) into.push(t.moves.specialAction[card]);
  },
  perform(state, seat, _effect, move, events) {
    const card = at(t.index.card, move.card);
    events?.push({
      key: 'event.freeSpecial',
      params: { seat: { seat }, card: cardText(t, card) },
    });
    useSpecialAction(t, state, seat, card);
  },
});

export const freeAreaAction = (
  t: Tables,
  possible: Possible,
): EffectKind<EffectOf<'freeAreaAction'>, MoveOf<'freeAction'>> => ({
  possible(state, seat, { cost }) {
    for (const action of t.actions) if (action.cost === cost && possible(state, seat, action.effect)) return true;
    return false;
  },
  targets(state, seat, { cost }, into) {
    for (let i = 0; i < t.actions.length; i++) {
      const action = t.actions[i];
      if (action.cost === cost && possible(state, seat, action.effect)) into.push(t.moves.freeAction[i]);
    }
  },
  perform(state, seat, _effect, move, events) {
    const action = t.actions[at(t.index.action, move.action)];
    events?.push({
      key: 'event.freeAction',
      params: { seat: { seat }, effect: effectText(t, t.effects[action.effect]) },
    });
    grant(t, state, seat, action.effect, true);
  },
});

/** Takes the face-up tile of a bonus space, resolves it, discards it and refills the space (TR-13.2, TR-13.3). */
export function useTile(t: Tables, state: TrainRushState, seat: Seat, space: number, events?: Events): void {
  const tile = state.tiles[space];
  if (tile === NONE) return;
  state.tiles = replaced(state.tiles, space, NONE);
  events?.push({
    key: 'event.tile',
    params: {
      seat: { seat },
      space: space + 1,
      effect: effectText(t, t.effects[t.tiles[tile].effect]),
    },
  });
  state.frames.push({ kind: 'refillTile', space, tile });
  grant(t, state, seat, t.tiles[tile].effect, false);
}

export const useSidingTile = (t: Tables): EffectKind<EffectOf<'useSidingTile'>, MoveOf<'useTile'>> => ({
  possible: (state) => state.tiles.some((tile) => tile !== NONE),
  targets(state, _seat, _effect, into) {
    for (let space = 0; space < state.tiles.length; space++)
      if (state.tiles[space] !== NONE) into.push(t.moves.useTile[space][state.tiles[space]]);
  },
  perform(state, seat, _effect, move, events) {
    useTile(t, state, seat, move.space - 1, events);
  },
});
