/**
 * The clock of a table: plain data and pure functions, no timer. Live, everybody has a supply of time and gets some back for
 * every turn; over days, everybody has so many hours for each turn. A turn lasts until its seat no longer decides.
 */
import type { Seat } from '../../kernel/index.ts';
import type { ClockFace, Pace } from '../protocol/tables.ts';
import { HOUR, hoursAfter, hoursBetween, nextHours } from './hours.ts';

/** A pace that has a clock. */
export type Timed = Extract<Pace, { kind: 'live' | 'days' }>;

export interface ClockState {
  /** Milliseconds left to each seat at `since`; null for seats without a clock. */
  readonly left: readonly (number | null)[];
  /** Whose turn it is: their clocks run unless it is held. */
  readonly turn: readonly Seat[];
  /** Stands still: paused, somebody asks, an opponent decides first, or nobody is there. */
  readonly held: boolean;
  readonly since: number;
  /** Milliseconds for which the clock had run at `since`, over all turns. */
  readonly ran: number;
  /** How it stood when turns ended, oldest first: a move that is taken back gives back no time. */
  readonly marks: readonly Mark[];
  /** How long the clock may still stand for each seat while its line is gone. */
  readonly spare: readonly number[];
  /** Seats whose line went, and until when their clock stands for it. */
  readonly lapses: readonly { readonly seat: Seat; readonly from: number; readonly until: number }[];
  /** How often each seat has come back after its time had run out. */
  readonly returns: readonly number[];
}

interface Mark {
  /** Moves played when it stood so. */
  readonly at: number;
  readonly left: readonly (number | null)[];
  readonly ran: number;
  readonly spare: readonly number[];
}

/** Where the game stands as far as the clock is concerned. */
export interface Turn {
  readonly at: number;
  /** Whether a move has led here; else somebody paused, sat down, came or went. */
  readonly moved: boolean;
  readonly deciding: readonly Seat[];
  readonly held: boolean;
}

/** Further back than so many turns, a take-back gives everybody what they had then. */
const MARKS = 12;
/** A line that goes stops the clock for at most this long at a time, and in a whole game for at most three times as long. */
export const LONGEST_LAPSE = 60_000;
const SPARE = 3 * LONGEST_LAPSE;
/** What a seat gets when it comes back after its time ran out live: half as much each time, so that it cannot be spun out. */
const FIRST_RETURN = 60_000;

export const isTimed = (pace: Pace): pace is Timed => pace.kind !== 'none';

const supply = (pace: Timed): number => (pace.kind === 'live' ? pace.minutes * 60_000 : pace.hours * HOUR);

/** How much of the time between two moments counts. */
const elapsed = (pace: Timed, from: number, to: number): number =>
  pace.kind === 'live' ? Math.max(0, to - from) : hoursBetween(pace, from, to);

/** A clock that stands; `timed` says which seats have one. */
export function newClock(pace: Timed, timed: readonly boolean[], now: number): ClockState {
  const left = timed.map((has) => (has ? supply(pace) : null));
  const spare = timed.map(() => (pace.kind === 'live' ? SPARE : 0));
  return {
    left,
    turn: [],
    held: true,
    since: now,
    ran: 0,
    marks: [{ at: 0, left, ran: 0, spare }],
    spare,
    lapses: [],
    returns: timed.map(() => 0),
  };
}

/** How much of a stretch a seat's clock stood because its line was gone. */
const excused = (clock: ClockState, seat: Seat, from: number, to: number): number =>
  clock.lapses.reduce(
    (sum, lapse) =>
      lapse.seat === seat ? sum + Math.max(0, Math.min(to, lapse.until) - Math.max(from, lapse.from)) : sum,
    0,
  );

/** The same clock, read at a later moment. */
function readAt(pace: Timed, clock: ClockState, now: number): ClockState {
  const { since, turn, held } = clock;
  if (now <= since) return clock;
  if (held || turn.length === 0) return { ...clock, since: now };
  const passed = elapsed(pace, since, now);
  const stood = clock.left.map((_, seat) => (turn.includes(seat) ? excused(clock, seat, since, now) : 0));
  return {
    ...clock,
    left: clock.left.map((left, seat) =>
      left === null || !turn.includes(seat) ? left : Math.max(0, left - (passed - stood[seat])),
    ),
    spare: clock.spare.map((spare, seat) => Math.max(0, spare - stood[seat])),
    ran: clock.ran + passed,
    since: now,
  };
}

const timedAmong = (clock: ClockState, seats: readonly Seat[]): Seat[] =>
  seats.filter((seat) => clock.left[seat] !== null);

/** What a seat has after its turn. */
const afterTurn = (pace: Timed, left: number): number =>
  pace.kind === 'live' ? left + pace.increment * 1000 : supply(pace);

/** The clock after a move, or when it begins or ceases to be held. */
export function turnTo(pace: Timed, before: ClockState, { at, moved, deciding, held }: Turn, now: number): ClockState {
  const clock = readAt(pace, before, now);
  const turn = timedAmong(clock, deciding);
  const joined = turn.some((seat) => !clock.turn.includes(seat));
  // Whose move brings others to decide has done their part, even if they decide again with them: where all choose at once, the last one
  // to choose begins the next round.
  const last = moved && joined && clock.turn.length === 1;
  const done = clock.turn.filter((seat) => last || !turn.includes(seat));
  const left = clock.left.map((ms, seat) => (ms !== null && done.includes(seat) ? afterTurn(pace, ms) : ms));
  const marked = (done.length > 0 || joined) && clock.marks.at(-1)?.at !== at;
  const { ran, spare } = clock;
  const marks = marked ? [...clock.marks, { at, left, ran, spare }].slice(-MARKS) : clock.marks;
  return { ...clock, left, turn, held, marks };
}

/**
 * The clock after moves were taken back: as it stood there. What has passed since is charged to those who decide there again, unless
 * everybody has agreed: else one could move, think on the others' time and take back.
 */
export function backTo(
  pace: Timed,
  before: ClockState,
  { at, deciding, held }: Omit<Turn, 'moved'>,
  charged: boolean,
  now: number,
): ClockState {
  const clock = readAt(pace, before, now);
  const marks = clock.marks.filter((mark) => mark.at <= at);
  const mark = marks.at(-1) ?? clock.marks[0];
  const turn = timedAmong(clock, deciding);
  const passed = clock.ran - mark.ran;
  const left = mark.left.map((ms, seat) => {
    if (ms === null || !charged || !turn.includes(seat)) return ms;
    return Math.max(0, ms - passed + (mark.spare[seat] - clock.spare[seat]));
  });
  return { ...clock, left, turn, held, marks: marks.length > 0 ? marks : [mark] };
}

/** Stops or goes on without a move. */
export function hold(pace: Timed, clock: ClockState, held: boolean, now: number): ClockState {
  return { ...readAt(pace, clock, now), held };
}

/** The clock of somebody whose line went stands for a short while. Over days nobody has to have a line. */
export function lineWent(pace: Timed, before: ClockState, seat: Seat, now: number): ClockState {
  if (pace.kind !== 'live' || before.lapses.some((lapse) => lapse.seat === seat && lapse.until > now)) return before;
  const clock = readAt(pace, before, now);
  const until = now + Math.min(LONGEST_LAPSE, clock.spare[seat]);
  return { ...clock, lapses: [...clock.lapses.filter((lapse) => lapse.seat !== seat), { seat, from: now, until }] };
}

export function lineCame(pace: Timed, before: ClockState, seat: Seat, now: number): ClockState {
  if (!before.lapses.some((lapse) => lapse.seat === seat)) return before;
  const clock = readAt(pace, before, now);
  return { ...clock, lapses: clock.lapses.filter((lapse) => lapse.seat !== seat) };
}

/** An opponent plays for this seat from now on: its clock stands, and the turn brings it nothing. */
export function gotUp(pace: Timed, before: ClockState, seat: Seat, now: number): ClockState {
  const clock = readAt(pace, before, now);
  const others = <T extends { readonly seat: Seat }>(list: readonly T[]): T[] =>
    list.filter((one) => one.seat !== seat);
  return { ...clock, turn: clock.turn.filter((other) => other !== seat), lapses: others(clock.lapses) };
}

/** Somebody plays their own seat again after an opponent did: not without any time, and not with ever more. */
export function satAgain(pace: Timed, before: ClockState, seat: Seat, now: number): ClockState {
  const clock = readAt(pace, before, now);
  const least = pace.kind === 'live' ? FIRST_RETURN / 2 ** clock.returns[seat] : supply(pace);
  const left = clock.left[seat];
  if (left === null || left >= least) return clock;
  const withLeast = (all: readonly (number | null)[]): (number | null)[] =>
    all.map((ms, other) => (other === seat ? Math.max(ms ?? 0, least) : ms));
  return {
    ...clock,
    left: withLeast(clock.left),
    marks: clock.marks.map((mark) => ({ ...mark, left: withLeast(mark.left) })),
    returns: clock.returns.map((count, other) => (other === seat ? count + 1 : count)),
  };
}

/** When the clock of one seat runs out if nothing happens. */
function runsOut(pace: Timed, clock: ClockState, seat: Seat): number {
  const left = clock.left[seat] ?? Number.POSITIVE_INFINITY;
  if (pace.kind === 'days') return hoursAfter(pace, clock.since, left);
  const lapse = clock.lapses.find((one) => one.seat === seat);
  const plain = clock.since + left;
  if (!lapse || lapse.from >= plain) return plain;
  return plain + Math.max(0, lapse.until - Math.max(lapse.from, clock.since));
}

/** Over days somebody is warned when a quarter of the time is left, at most so much. */
const LONGEST_WARNING = 6 * HOUR;

/** When little is left to a seat over days; undefined while its clock does not run. */
export function runsLow(pace: Extract<Timed, { kind: 'days' }>, clock: ClockState, seat: Seat): number | undefined {
  const left = clock.left[seat];
  if (clock.held || left === null || !clock.turn.includes(seat)) return undefined;
  const warning = Math.min(supply(pace) / 4, LONGEST_WARNING);
  return hoursAfter(pace, clock.since, Math.max(0, left - warning));
}

/** Whose clock runs out first, and when; undefined while none is running. */
export function firstOut(pace: Timed, clock: ClockState): { readonly seat: Seat; readonly when: number } | undefined {
  if (clock.held) return undefined;
  const outs = clock.turn.map((seat) => ({ seat, when: runsOut(pace, clock, seat) }));
  return outs.sort((a, b) => a.when - b.when || a.seat - b.seat)[0];
}

/** Seats that have no time left, and since when. */
export function outOfTime(
  pace: Timed,
  clock: ClockState,
  now: number,
): readonly { readonly seat: Seat; readonly when: number }[] {
  if (clock.held) return [];
  return clock.turn.map((seat) => ({ seat, when: runsOut(pace, clock, seat) })).filter(({ when }) => when <= now);
}

/** The clock with at least so much time for some seats. */
export function refill(
  pace: Timed,
  before: ClockState,
  seats: readonly Seat[],
  least: number,
  now: number,
): ClockState {
  const clock = readAt(pace, before, now);
  const left = clock.left.map((ms, seat) => (ms !== null && seats.includes(seat) ? Math.max(ms, least) : ms));
  return { ...clock, left };
}

/** A page that is open for so many days without any news shows the clock rightly. */
const HOURS_TOLD = 8;

export function clockFace(pace: Timed, state: ClockState, paused: boolean, now: number): ClockFace {
  const clock = readAt(pace, state, now);
  const running = clock.held ? [] : clock.turn;
  const hours = pace.kind === 'days' && running.length > 0 ? nextHours(pace, now, HOURS_TOLD) : undefined;
  return {
    left: clock.left,
    running,
    paused,
    due: firstOut(pace, clock)?.when,
    ...(hours ? { hours } : {}),
  };
}
