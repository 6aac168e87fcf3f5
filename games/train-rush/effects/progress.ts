/** Progress tracks (TR-9.2). */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { MoveOf } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import { ANY_TRACK, at, type EffectOf, type Tables, TRACKS } from '../tables.ts';
import { trackText } from '../terms.ts';
import type { EffectKind } from './kind.ts';

export const trackValue = (t: Tables, state: TrainRushState, seat: Seat, track: number): number =>
  t.trackValues[track][state.levels[seat * TRACKS + track] - 1];

/** The top level holds one player for the whole game. */
export function canAdvance(t: Tables, state: TrainRushState, seat: Seat, track: number): boolean {
  const top = t.trackValues[track].length;
  const level = state.levels[seat * TRACKS + track];
  if (level >= top) return false;
  if (level < top - 1) return true;
  for (let other = 0; other < state.seats; other++) if (state.levels[other * TRACKS + track] === top) return false;
  return true;
}

/** Moves the marker up one level; an advance that cannot be made is lost. */
export function advance(t: Tables, state: TrainRushState, seat: Seat, track: number, events?: Events): void {
  if (!canAdvance(t, state, seat, track)) {
    events?.push({ key: 'event.advanceLost', params: { seat: { seat }, track: trackText(track) } });
    return;
  }
  const level = ++state.levels[seat * TRACKS + track];
  events?.push({ key: 'event.advance', params: { seat: { seat }, track: trackText(track), level } });
}

export const advanceProgress = (t: Tables): EffectKind<EffectOf<'advanceProgress'>, MoveOf<'advance'>> => ({
  possible(state, seat, { track }) {
    if (track !== ANY_TRACK) return canAdvance(t, state, seat, track);
    for (let any = 0; any < TRACKS; any++) if (canAdvance(t, state, seat, any)) return true;
    return false;
  },
  targets(state, seat, { track }, into) {
    if (track !== ANY_TRACK) {
      into.push(t.moves.advance[track]);
      return;
    }
    for (let any = 0; any < TRACKS; any++) if (canAdvance(t, state, seat, any)) into.push(t.moves.advance[any]);
  },
  perform(state, seat, _effect, move, events) {
    advance(t, state, seat, at(t.index.track, move.track), events);
  },
});
