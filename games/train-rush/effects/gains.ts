/** Victory points, coal and investment markers (TR-9.1): automatic, from an unlimited supply. */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';
import type { EffectOf } from '../tables.ts';

export function gainVp(state: TrainRushState, seat: Seat, amount: number, events?: Events): void {
  state.vp[seat] += amount;
  events?.push({ key: 'event.vp', params: { seat: { seat }, amount } });
}

export function gainCoal(state: TrainRushState, seat: Seat, amount: number, events?: Events): void {
  state.coal[seat] += amount;
  events?.push({ key: 'event.coal', params: { seat: { seat }, amount } });
}

export function gainInvestment(state: TrainRushState, seat: Seat, amount: number, events?: Events): void {
  state.investment[seat] += amount;
  events?.push({ key: 'event.investment', params: { seat: { seat }, amount } });
}

export type Gain = EffectOf<'gainVP' | 'gainCoal' | 'gainInvestment'>;

export function gain(state: TrainRushState, seat: Seat, effect: Gain, events?: Events): void {
  if (effect.type === 'gainVP') gainVp(state, seat, effect.amount, events);
  else if (effect.type === 'gainCoal') gainCoal(state, seat, effect.amount, events);
  else gainInvestment(state, seat, effect.amount, events);
}
