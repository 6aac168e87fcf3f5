/** One kind of effect of section 9: whether it can do anything, what it can be aimed at, and what it does. */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { TrainRushMove } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import type { CompiledEffect, Tables } from '../tables.ts';

export interface EffectKind<E extends CompiledEffect, M extends TrainRushMove> {
  possible(state: TrainRushState, seat: Seat, effect: E): boolean;
  targets(state: TrainRushState, seat: Seat, effect: E, into: TrainRushMove[]): void;
  /** One instance, aimed by one of the targets; what it triggers is pushed on the stack. */
  perform(state: TrainRushState, seat: Seat, effect: E, move: M, events?: Events): void;
}

/** Whether an effect, by its number, can do anything for a seat now (TR-3.6). */
export type Possible = (state: TrainRushState, seat: Seat, effect: number) => boolean;

/** TR-3.3: the region of the own locomotive; NONE on START. */
export function activeRegion(t: Tables, state: TrainRushState, seat: Seat): number {
  return t.fields[state.locomotives[seat]].region;
}

/** Puts a granted effect on the stack. */
export function grant(t: Tables, state: TrainRushState, seat: Seat, effect: number, must: boolean): void {
  state.frames.push({ kind: 'resolve', seat, effect, left: t.effects[effect].times, must });
}
