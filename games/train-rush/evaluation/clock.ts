/** How much of the game a seat has still before it, by phases. */
import type { Seat } from '../../../kernel/index.ts';
import { lastRound } from '../setup.ts';
import { PHASES, type TrainRushState } from '../state.ts';
import type { Tables } from '../tables.ts';

const INCOME = PHASES.indexOf('income');
const INVESTMENT = PHASES.indexOf('investment');
const MOVEMENT = PHASES.indexOf('movement');
const MISSION = PHASES.indexOf('mission');

export interface Clock {
  /** Rounds, with fractions. */
  left: number;
  /** Phases of the seat that are still to come, or not over yet. */
  incomes: number;
  investments: number;
  movements: number;
  missions: number;
}

export const newClock = (): Clock => ({ left: 0, incomes: 0, investments: 0, movements: 0, missions: 0 });

/** Whether the seat's turn of the running phase is still to come; the lowest frame counts its places. */
function toCome({ frames, order }: TrainRushState, seat: Seat): number {
  const [frame] = frames;
  return frame !== undefined && 'place' in frame && order.indexOf(seat) < frame.place ? 0 : 1;
}

export function readClock(t: Tables, state: TrainRushState, seat: Seat, clock: Clock): void {
  const { phase } = state;
  const rounds = lastRound(t, state) - state.round;
  clock.left = rounds + Math.max(0, 1 - phase / MISSION);
  clock.incomes = rounds + (phase < INCOME ? 1 : phase === INCOME ? toCome(state, seat) : 0);
  clock.investments =
    rounds + (phase < INVESTMENT || (phase === INVESTMENT && ((state.passed >> seat) & 1) === 0) ? 1 : 0);
  clock.movements = rounds + (phase < MOVEMENT ? 1 : phase === MOVEMENT ? toCome(state, seat) : 0);
  clock.missions = rounds + (phase < MISSION ? 1 : phase === MISSION ? toCome(state, seat) : 0);
}
