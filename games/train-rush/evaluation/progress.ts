/** What the levels of the progress tracks bring in the rounds that are left (TR-16.2, section 6). */
import type { Seat } from '../../../kernel/index.ts';
import { canAdvance } from '../effects/progress.ts';
import type { TrainRushState } from '../state.ts';
import { COAL, INVESTMENT, LOADING, type Tables, TRACKS, UNLOADING } from '../tables.ts';
import type { Clock } from './clock.ts';
import type { Worth } from './weights.ts';

/** The smaller of two, with a share of the other: what is short counts most. */
const softMin = (a: number, b: number): number => (a * b) / Math.sqrt(a * a + b * b);

/** Regular wagons of a seat and their slots; overwritten by the next look. */
const train = { wagons: 0, slots: 0 };
function lookAtTrain(t: Tables, state: TrainRushState, seat: Seat): void {
  train.wagons = 0;
  train.slots = 0;
  for (const id of state.wagons[seat]) {
    if (t.wagons[id].special) continue;
    train.wagons++;
    train.slots += t.wagons[id].size;
  }
}

export interface ProgressWorth {
  /** All levels of a seat: income and room, and the top of a track. */
  levels(state: TrainRushState, seat: Seat, clock: Clock): number;
  /** Deliveries that the train, its loading and its unloading allow in the rounds left. */
  deliveries(state: TrainRushState, seat: Seat, clock: Clock): number;
  /** What the next level of a track would add to all that. */
  advance(state: TrainRushState, seat: Seat, track: number, clock: Clock): number;
}

export function progressWorth(t: Tables, w: Worth): ProgressWorth {
  /** A sum in which every further one counts a little less. */
  const fading = (count: number): number => (1 - w.incomeFading ** count) / (1 - w.incomeFading);
  const incomes = Float64Array.from({ length: 32 }, (_, count) => fading(count));
  const valueAt = (track: number, level: number): number => t.trackValues[track][level - 1];

  const topOf = (state: TrainRushState, seat: Seat, track: number, level: number, left: number): number => {
    const top = t.trackValues[track].length;
    if (level === top) return t.trackTopVp[track];
    if (level < top - 1) return 0;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat && state.levels[other * TRACKS + track] === top) return 0;
    return t.trackTopVp[track] * w.nearTop * Math.min(1, left / 2);
  };
  const levelWorth = (
    state: TrainRushState,
    seat: Seat,
    track: number,
    level: number,
    { incomes: rounds, left }: Clock,
  ): number => {
    const top = topOf(state, seat, track, level, left);
    const value = valueAt(track, level);
    if (track === INVESTMENT) return top + incomes[value] * w.investmentIncome * rounds;
    if (track === COAL) return top + incomes[value] * w.coalIncome * rounds;
    if (track === LOADING || track === UNLOADING) return top;
    const room = value - state.wagons[seat].length;
    return top + Math.min(3, Math.max(0, room)) * w.wagonPlace * Math.min(1, left / 3);
  };
  const delivered = (loading: number, unloading: number, { incomes: rounds }: Clock): number => {
    if (train.wagons === 0) return 0;
    const loads = (Math.min(loading, train.wagons) * train.slots) / train.wagons;
    return softMin(unloading * w.stopsPerRound, loads) * rounds * w.delivery;
  };
  const levelOf = (state: TrainRushState, seat: Seat, track: number): number => state.levels[seat * TRACKS + track];

  return {
    levels(state, seat, clock) {
      let worth = 0;
      for (let track = 0; track < TRACKS; track++)
        worth += levelWorth(state, seat, track, levelOf(state, seat, track), clock);
      return worth;
    },
    deliveries(state, seat, clock) {
      lookAtTrain(t, state, seat);
      const loading = valueAt(LOADING, levelOf(state, seat, LOADING));
      return delivered(loading, valueAt(UNLOADING, levelOf(state, seat, UNLOADING)), clock);
    },
    advance(state, seat, track, clock) {
      if (!canAdvance(t, state, seat, track)) return 0;
      const level = levelOf(state, seat, track);
      const own = levelWorth(state, seat, track, level + 1, clock) - levelWorth(state, seat, track, level, clock);
      if (track !== LOADING && track !== UNLOADING) return own;
      lookAtTrain(t, state, seat);
      const loading = levelOf(state, seat, LOADING);
      const unloading = levelOf(state, seat, UNLOADING);
      const before = delivered(valueAt(LOADING, loading), valueAt(UNLOADING, unloading), clock);
      const after = delivered(
        valueAt(LOADING, track === LOADING ? loading + 1 : loading),
        valueAt(UNLOADING, track === UNLOADING ? unloading + 1 : unloading),
        clock,
      );
      return own + after - before;
    },
  };
}
