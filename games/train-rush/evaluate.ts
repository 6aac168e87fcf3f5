/**
 * How good a position is for a seat, in points: the score so far, what majorities are likely to give, and what the rest
 * is likely to bring in the rounds that are left. At the end it is the score itself.
 */
import type { Seat } from '../../kernel/index.ts';
import { lookAtCargo, newCargo } from './evaluation/cargo.ts';
import { newClock, readClock } from './evaluation/clock.ts';
import { majorities } from './evaluation/majorities.ts';
import { missionWorth } from './evaluation/missions.ts';
import { networkWorth } from './evaluation/network.ts';
import { progressWorth } from './evaluation/progress.ts';
import { routeWorth } from './evaluation/route.ts';
import { stockWorth } from './evaluation/stock.ts';
import { WORTH, type Worth } from './evaluation/weights.ts';
import { worthOfPlace } from './evaluation/worth-of-place.ts';
import { scoreSheets } from './scoring.ts';
import { lastRound } from './setup.ts';
import { PHASES, type TrainRushState } from './state.ts';
import type { Tables } from './tables.ts';

/** How much of the game is over, by rounds and phases. */
export function progressOf(t: Tables, state: TrainRushState): number {
  if (state.frames.length === 0) return 1;
  return Math.min(0.99, (state.round - 1 + state.phase / PHASES.length) / lastRound(t, state));
}

/** A turn is a seat's part of a phase: the lowest frame that is somebody's tells whose. Heroes are drafted at the same time. */
export function turnOf({ frames, order }: TrainRushState): Seat | undefined {
  for (const frame of frames) if ('seat' in frame) return frame.seat;
  const top = frames.at(-1);
  return top !== undefined && 'place' in top ? order[top.place] : undefined;
}

/**
 * A plan waits for cards that are drawn: what can be done depends on them. Tiles, wagons and contracts that are turned over to refill a place seldom
 * change what the rest of the turn is good for.
 */
export const drawsCards = (before: TrainRushState, after: TrainRushState): boolean =>
  after.drawn.length > before.drawn.length;

/** The names of the parts, in the order in which they are written. */
export const WORTHS = [
  'worth.points',
  'worth.sectors',
  'worth.area',
  'worth.infrastructure',
  'worth.contractors',
  'worth.progress',
  'worth.deliveries',
  'worth.cargo',
  'worth.specialWagons',
  'worth.missions',
  'worth.network',
  'worth.cities',
  'worth.route',
  'worth.means',
  'worth.cards',
  'worth.place',
] as const;

export interface Evaluation {
  evaluate(state: TrainRushState, seat: Seat): number;
  evaluateAll(state: TrainRushState): number[];
  /** The same by source, in the order of `WORTHS`; their sum is returned. */
  writeWorths(state: TrainRushState, seat: Seat, into: Float64Array): number;
}

/** Parcels lying in zones, as bits. */
function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function evaluation(t: Tables, w: Worth = WORTH): Evaluation {
  const board = majorities(t, w);
  const progress = progressWorth(t, w);
  const mission = missionWorth(t, w);
  const network = networkWorth(t, w);
  const route = routeWorth(t, w);
  const stock = stockWorth(t, w);
  const place = worthOfPlace(t, w, board, progress);
  const clock = newClock();
  const cargo = newCargo(t);
  const parts = new Float64Array(WORTHS.length);

  const specialWagons = (state: TrainRushState): number => {
    if (cargo.missing === 0) return cargo.full;
    const parcels = ones(state.parcels) + state.parcelSupply * w.parcelToCome;
    return (
      cargo.full +
      cargo.promised * Math.min(1, (clock.movements * w.parcelPace) / cargo.missing, parcels / cargo.missing)
    );
  };
  /** Writes the parts of a seat; the board was looked at before. */
  const write = (state: TrainRushState, seat: Seat): void => {
    readClock(t, state, seat, clock);
    lookAtCargo(t, w, state, seat, cargo);
    parts[0] = state.vp[seat];
    parts[1] = board.sectors(state, seat, clock);
    parts[2] = board.area(state, seat, clock);
    parts[3] = board.infrastructure(state, seat, clock);
    parts[4] = board.contractors(state, seat, clock);
    parts[5] = progress.levels(state, seat, clock);
    parts[6] = progress.deliveries(state, seat, clock);
    parts[7] = clock.movements > 0 ? cargo.total * w.cube + cargo.slots * w.wagonSlot : 0;
    parts[8] = specialWagons(state);
    parts[9] = mission(state, seat, clock, cargo);
    parts[10] = network.worth(state, seat, clock);
    parts[11] = route.visits(state, seat, clock);
    parts[12] = route.ahead(state, seat, clock, cargo, network.ready);
    parts[13] = stock.means(state, seat, clock);
    parts[14] = stock.cards(state, seat, clock);
    parts[15] = place(state, seat, clock);
  };
  const worthTo = (state: TrainRushState, seat: Seat): number => {
    write(state, seat);
    let value = 0;
    for (let i = 0; i < parts.length; i++) value += parts[i];
    return value;
  };
  return {
    evaluate(state, seat) {
      if (state.frames.length === 0) return scoreSheets(t, state)[seat].total;
      board.look(state);
      return worthTo(state, seat);
    },
    evaluateAll(state) {
      if (state.frames.length === 0) return scoreSheets(t, state).map((sheet) => sheet.total);
      board.look(state);
      const values: number[] = [];
      for (let seat = 0; seat < state.seats; seat++) values.push(worthTo(state, seat));
      return values;
    },
    writeWorths(state, seat, into) {
      if (state.frames.length === 0) {
        into.fill(0, 0, parts.length);
        into[0] = scoreSheets(t, state)[seat].total;
        return into[0];
      }
      board.look(state);
      const value = worthTo(state, seat);
      into.set(parts);
      return value;
    },
  };
}
