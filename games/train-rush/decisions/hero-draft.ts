/** D3: the hero draft, simultaneous and secret (TR-2.9). */
import type { DecisionHandler, Events, Seat } from '../../../kernel/index.ts';
import { replaced, sortedWith, without } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import type { FrameOf, TrainRushState } from '../state.ts';
import { at, NONE, type Tables } from '../tables.ts';
import { heroText } from '../terms.ts';

/** Packs go to the left neighbour, who sits at the next seat clockwise. */
export const packOf = (seats: number, seat: Seat, step: number): number =>
  step < 0 ? seat : (((seat - step) % seats) + seats) % seats;
export const holderOf = (seats: number, pack: number, step: number): Seat => (step < 0 ? pack : (pack + step) % seats);

/** Everybody has removed a card. */
function remove(state: TrainRushState): void {
  const { draft } = state;
  state.draft = {
    ...draft,
    packs: draft.packs.map((pack, seat) => without(pack, draft.chosen[seat])),
    removed: draft.chosen,
    chosen: draft.chosen.map(() => NONE),
  };
}

/** Everybody has picked a card: it is laid aside, the rest is passed on. */
function pick(state: TrainRushState, step: number): void {
  const { draft, seats } = state;
  const picked = draft.packs.map((_, pack) => draft.chosen[holderOf(seats, pack, step)]);
  state.draft = {
    ...draft,
    packs: draft.packs.map((pack, i) => without(pack, picked[i])),
    picks: draft.picks.map((picks, i) => [...picks, picked[i]]),
    chosen: draft.chosen.map(() => NONE),
  };
  picked.forEach((hero, pack) => {
    const holder = holderOf(seats, pack, step);
    state.heroes = replaced(state.heroes, holder, sortedWith(state.heroes[holder], hero));
  });
}

function tellHands(t: Tables, state: TrainRushState, events?: Events): void {
  state.heroes.forEach((hand, seat) => {
    events?.push({
      key: 'event.heroHand',
      params: { seat: { seat }, heroes: hand.map((hero) => t.heroes[hero].name) },
      only: [seat],
    });
  });
}

/** Ends a step in which all have chosen; the last card of a pack is taken without a choice. */
function endStep(t: Tables, state: TrainRushState, step: number, events?: Events): void {
  if (step < 0) remove(state);
  else pick(state, step);
  state.reveals++;
  events?.push({ key: step < 0 ? 'event.heroesRemoved' : 'event.heroesPassed', params: {} });
  let next = step + 1;
  if (state.draft.packs[0].length === 1) {
    state.draft = {
      ...state.draft,
      chosen: state.draft.chosen.map((_, seat) => state.draft.packs[packOf(state.seats, seat, next)][0]),
    };
    pick(state, next++);
  }
  if (state.draft.packs[0].length > 0) {
    state.frames.push({ kind: 'heroDraft', step: next, seats: state.draft.packs.map((_, seat) => seat) });
  } else tellHands(t, state, events);
}

export const heroDraft = (
  t: Tables,
): DecisionHandler<TrainRushState, FrameOf<'heroDraft'>, MoveOf<'pickHero' | 'removeHero'>> => ({
  seats: (_state, { seats }) => seats,
  prompt: (_state, { step }) => ({
    text: step < 0 ? { key: 'prompt.removeHero' } : { key: 'prompt.pickHero', params: { pick: step + 1 } },
    rule: 'TR-2.9',
  }),
  moves(state, { step }, seat) {
    const moves = step < 0 ? t.moves.removeHero : t.moves.pickHero;
    return state.draft.packs[packOf(state.seats, seat, step)].map((hero) => moves[hero]);
  },
  apply(state, { step, seats }, seat, move, events) {
    const hero = at(t.index.hero, move.hero);
    state.draft = { ...state.draft, chosen: replaced(state.draft.chosen, seat, hero) };
    events?.push({
      key: step < 0 ? 'event.removeHero' : 'event.pickHero',
      params: { seat: { seat }, hero: heroText(t, hero) },
      only: [seat],
      instead: { key: 'event.heroChosen', params: { seat: { seat } } },
    });
    const waiting = without(seats, seat);
    if (waiting.length > 0) state.frames.push({ kind: 'heroDraft', step, seats: waiting });
    else endStep(t, state, step, events);
  },
});
