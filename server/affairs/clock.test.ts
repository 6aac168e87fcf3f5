import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  backTo,
  type ClockState,
  clockFace,
  firstOut,
  gotUp,
  hold,
  lineCame,
  lineWent,
  newClock,
  outOfTime,
  satAgain,
  type Timed,
  turnTo,
} from './clock.ts';
import { HOUR, hoursAfter, hoursBetween } from './hours.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIVE: Timed = { kind: 'live', minutes: 10, increment: 20 };
const DAYS: Timed = { kind: 'days', hours: 24, from: 9, to: 21, zone: 'Europe/Berlin' };
const BERLIN = { from: 9, to: 21, zone: 'Europe/Berlin' };
const at = (iso: string): number => Date.parse(iso);

/** Seats play in turn, each for so many seconds. */
function played(pace: Timed, turns: readonly (readonly [seat: number, seconds: number])[]): [ClockState, number] {
  let now = 0;
  let clock = newClock(pace, [true, true], now);
  turns.forEach(([seat, seconds], i) => {
    clock = turnTo(pace, clock, { at: i, moved: true, deciding: [seat], held: false }, now);
    now += seconds * SECOND;
  });
  return [clock, now];
}
const leftAt = (pace: Timed, clock: ClockState, now: number): readonly (number | null)[] =>
  clockFace(pace, clock, false, now).left;

describe('a live clock', () => {
  test('runs for who decides and gives time back when the turn is over', () => {
    const [clock, now] = played(LIVE, [
      [0, 30],
      [1, 5],
      [0, 100],
    ]);
    expect(leftAt(LIVE, clock, now)).toEqual([10 * MINUTE - 130 * SECOND + 20 * SECOND, 10 * MINUTE + 15 * SECOND]);
  });

  test('gives nothing back between two moves of one turn', () => {
    const [clock, now] = played(LIVE, [
      [0, 30],
      [0, 30],
    ]);
    expect(leftAt(LIVE, clock, now)[0]).toBe(9 * MINUTE);
  });

  test('runs for everybody who decides at once, and stops for each by itself', () => {
    let clock = turnTo(
      LIVE,
      newClock(LIVE, [true, true, true], 0),
      { at: 0, moved: true, deciding: [0, 1, 2], held: false },
      0,
    );
    clock = turnTo(LIVE, clock, { at: 1, moved: true, deciding: [0, 2], held: false }, 10 * SECOND);
    clock = turnTo(LIVE, clock, { at: 2, moved: true, deciding: [2], held: false }, 40 * SECOND);
    expect(leftAt(LIVE, clock, 60 * SECOND)).toEqual([
      10 * MINUTE - 20 * SECOND,
      10 * MINUTE + 10 * SECOND,
      9 * MINUTE,
    ]);
    expect(clockFace(LIVE, clock, false, 60 * SECOND)).toMatchObject({ running: [2], due: 10 * MINUTE });
  });

  test('counts a new turn for the last one to choose where all choose at once', () => {
    let clock = turnTo(LIVE, newClock(LIVE, [true, true], 0), { at: 0, moved: true, deciding: [0, 1], held: false }, 0);
    clock = turnTo(LIVE, clock, { at: 1, moved: true, deciding: [1], held: false }, 10 * SECOND);
    clock = turnTo(LIVE, clock, { at: 2, moved: true, deciding: [0, 1], held: false }, 30 * SECOND);
    expect(leftAt(LIVE, clock, 30 * SECOND)).toEqual([10 * MINUTE + 10 * SECOND, 10 * MINUTE - 10 * SECOND]);
    // Nobody’s turn is over because somebody else sits down again.
    const alone = turnTo(
      LIVE,
      gotUp(LIVE, clock, 1, 30 * SECOND),
      { at: 2, moved: false, deciding: [0], held: false },
      30 * SECOND,
    );
    const both = turnTo(LIVE, alone, { at: 2, moved: false, deciding: [0, 1], held: false }, 30 * SECOND);
    expect(leftAt(LIVE, both, 30 * SECOND)).toEqual(leftAt(LIVE, clock, 30 * SECOND));
  });

  test('stands while it is held, and for seats without a clock', () => {
    let clock = newClock(LIVE, [true, false], 0);
    clock = turnTo(LIVE, clock, { at: 0, moved: true, deciding: [0, 1], held: false }, 0);
    clock = hold(LIVE, clock, true, 60 * SECOND);
    expect(firstOut(LIVE, clock)).toBeUndefined();
    clock = hold(LIVE, clock, false, 60 * MINUTE);
    expect(leftAt(LIVE, clock, 61 * MINUTE)).toEqual([8 * MINUTE, null]);
  });

  test('says whose time is up, and when', () => {
    const [clock] = played(LIVE, [[1, 0]]);
    expect(firstOut(LIVE, clock)).toEqual({ seat: 1, when: 10 * MINUTE });
    expect(outOfTime(LIVE, clock, 10 * MINUTE - 1)).toEqual([]);
    expect(outOfTime(LIVE, clock, 10 * MINUTE)).toEqual([{ seat: 1, when: 10 * MINUTE }]);
  });

  test('nobody gains by moving, thinking on the others’ time and taking back', () => {
    const [clock, now] = played(LIVE, [
      [0, 10],
      [1, 100],
    ]);
    const back = backTo(LIVE, clock, { at: 0, deciding: [0], held: false }, true, now);
    expect(leftAt(LIVE, back, now)).toEqual([10 * MINUTE - 110 * SECOND, 10 * MINUTE]);
  });

  test('stands as it stood where everybody agreed to go back to', () => {
    const [clock, now] = played(LIVE, [
      [0, 10],
      [1, 100],
      [0, 50],
    ]);
    const back = backTo(LIVE, clock, { at: 1, deciding: [1], held: false }, false, now);
    expect(leftAt(LIVE, back, now)).toEqual([10 * MINUTE + 10 * SECOND, 10 * MINUTE]);
  });

  test('stands for a minute when somebody’s line goes, and for three in a whole game', () => {
    let [clock] = played(LIVE, [[0, 0]]);
    let now = 0;
    for (let i = 0; i < 5; i++) {
      clock = lineWent(LIVE, clock, 0, now);
      now += 90 * SECOND;
      clock = lineCame(LIVE, clock, 0, now);
    }
    expect(leftAt(LIVE, clock, now)[0]).toBe(10 * MINUTE - 5 * 90 * SECOND + 3 * MINUTE);
  });

  test('runs out later while a line is gone, by exactly what it stands', () => {
    const [clock] = played(LIVE, [[0, 0]]);
    const gone = lineWent(LIVE, clock, 0, 9 * MINUTE + 30 * SECOND);
    const due = firstOut(LIVE, gone)?.when ?? 0;
    expect(due).toBe(11 * MINUTE);
    expect([leftAt(LIVE, gone, due - 1)[0], leftAt(LIVE, gone, due)[0]]).toEqual([1, 0]);
  });

  test('who comes back after the time was up has a minute, then half of it each time', () => {
    let [clock] = played(LIVE, [[0, 0]]);
    const got: (number | null)[] = [];
    let now = 0;
    for (let i = 0; i < 3; i++) {
      now += 20 * MINUTE;
      clock = satAgain(LIVE, gotUp(LIVE, clock, 0, now), 0, now);
      got.push(leftAt(LIVE, clock, now)[0]);
      clock = turnTo(LIVE, clock, { at: i, moved: true, deciding: [0], held: false }, now);
    }
    expect(got).toEqual([60 * SECOND, 30 * SECOND, 15 * SECOND]);
  });

  test('gives nothing for a turn that an opponent ends', () => {
    const [clock, now] = played(LIVE, [[0, 100]]);
    const after = turnTo(LIVE, gotUp(LIVE, clock, 0, now), { at: 1, moved: true, deciding: [1], held: false }, now);
    expect(leftAt(LIVE, after, now)[0]).toBe(10 * MINUTE - 100 * SECOND);
  });
});

describe('hours of the day', () => {
  test('are counted from nine to nine in the evening of their own zone', () => {
    // Berlin is one hour ahead in winter.
    expect(hoursBetween(BERLIN, at('2026-11-16T06:00Z'), at('2026-11-16T12:00Z'))).toBe(4 * HOUR);
    expect(hoursBetween(BERLIN, at('2026-11-16T19:00Z'), at('2026-11-17T09:00Z'))).toBe(2 * HOUR);
  });

  test.each([
    ['begins', '2026-03-29', 7],
    ['ends', '2026-10-25', 9],
  ])('a night in which summer time %s has an hour less or more', (_, day, hours) => {
    const night = { from: 22, to: 6, zone: 'Europe/Berlin' };
    const noon = at(`${day}T12:00Z`);
    expect(hoursBetween(night, noon - 24 * HOUR, noon)).toBe(hours * HOUR);
  });

  test('an hour that summer time skips is no hour', () => {
    const skipped = { from: 2, to: 3, zone: 'Europe/Berlin' };
    expect(hoursBetween(skipped, at('2026-03-28T12:00Z'), at('2026-03-29T12:00Z'))).toBe(0);
    expect(hoursAfter(skipped, at('2026-03-28T12:00Z'), HOUR)).toBe(at('2026-03-30T01:00Z'));
  });

  const zones = ['Europe/Berlin', 'Europe/Warsaw', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
  const anyHours = fc.record({
    from: fc.integer({ min: 0, max: 23 }),
    to: fc.integer({ min: 0, max: 24 }),
    zone: fc.constantFrom(...zones),
  });
  const anyMoment = fc.integer({ min: at('2026-01-01T00:00Z') / MINUTE, max: at('2027-12-31T00:00Z') / MINUTE });

  test('agree with a clock on the wall that is looked at every quarter of an hour', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, fc.integer({ min: 0, max: 200 }), (hours, start, quarters) => {
        const wall = new Intl.DateTimeFormat('en-US', { timeZone: hours.zone, hourCycle: 'h23', hour: 'numeric' });
        const begin = Math.floor(start / 15) * 15 * MINUTE;
        let open = 0;
        for (let i = 0; i < quarters; i++) {
          const hour = Number(wall.format(begin + i * 15 * MINUTE + MINUTE));
          const { from, to } = hours;
          const within = from % 24 === to % 24 || (to > from ? hour >= from && hour < to : hour >= from || hour < to);
          if (within) open += 15 * MINUTE;
        }
        const end = begin + quarters * 15 * MINUTE;
        expect(hoursBetween(hours, begin, end)).toBe(open);
      }),
      { numRuns: 60 },
    );
  });

  test('what is asked for has passed at the moment that is named, and not before', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, fc.integer({ min: 1, max: 60 * 48 }), (hours, start, minutes) => {
        const due = hoursAfter(hours, start * MINUTE, minutes * MINUTE);
        expect(hoursBetween(hours, start * MINUTE, due)).toBe(minutes * MINUTE);
        expect(hoursBetween(hours, start * MINUTE, due - MINUTE)).toBeLessThan(minutes * MINUTE);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a clock over days', () => {
  test('gives every turn its hours, and stands at night', () => {
    const monday = at('2026-11-16T19:00Z'); // 20:00 in Berlin
    let clock = turnTo(
      DAYS,
      newClock(DAYS, [true, true], monday),
      { at: 0, moved: true, deciding: [0], held: false },
      monday,
    );
    // One hour on Monday, twelve on Tuesday, eleven on Wednesday.
    expect(firstOut(DAYS, clock)).toEqual({ seat: 0, when: at('2026-11-18T19:00Z') });
    const tuesday = at('2026-11-17T11:00Z');
    clock = turnTo(DAYS, clock, { at: 1, moved: true, deciding: [1], held: false }, tuesday);
    expect(leftAt(DAYS, clock, tuesday + HOUR)).toEqual([24 * HOUR, 23 * HOUR]);
  });

  test('a move that is taken back brings no new hours', () => {
    const noon = at('2026-11-16T11:00Z');
    let clock = turnTo(
      DAYS,
      newClock(DAYS, [true, true], noon),
      { at: 0, moved: true, deciding: [0], held: false },
      noon,
    );
    clock = turnTo(DAYS, clock, { at: 1, moved: true, deciding: [1], held: false }, noon + 5 * HOUR);
    clock = backTo(DAYS, clock, { at: 0, deciding: [0], held: false }, true, noon + 6 * HOUR);
    expect(leftAt(DAYS, clock, noon + 6 * HOUR)).toEqual([18 * HOUR, 24 * HOUR]);
  });
});

describe('whatever happens', () => {
  const anyPace = fc.constantFrom<Timed>(LIVE, DAYS, { kind: 'live', minutes: 1, increment: 0 });
  const anyEvent = fc.record({
    wait: fc.integer({ min: 0, max: 40 * MINUTE }),
    kind: fc.constantFrom('turn', 'turn', 'turn', 'back', 'hold', 'go', 'went', 'came'),
    deciding: fc.subarray([0, 1, 2]),
    seat: fc.integer({ min: 0, max: 2 }),
  });

  function happened(pace: Timed, events: readonly (typeof anyEvent extends fc.Arbitrary<infer E> ? E : never)[]) {
    let now = at('2026-03-28T20:00Z');
    let moves = 0;
    let clock = newClock(pace, [true, true, true], now);
    for (const { wait, kind, deciding, seat } of events) {
      now += wait;
      const turn = { deciding, held: false, moved: true };
      if (kind === 'turn') clock = turnTo(pace, clock, { ...turn, at: ++moves }, now);
      if (kind === 'back') {
        moves = Math.max(0, moves - 1);
        clock = backTo(pace, clock, { ...turn, at: moves }, true, now);
      }
      if (kind === 'hold' || kind === 'go') clock = hold(pace, clock, kind === 'hold', now);
      if (kind === 'went') clock = lineWent(pace, clock, seat, now);
      if (kind === 'came') clock = lineCame(pace, clock, seat, now);
    }
    return { clock, now };
  }

  test('the clock is plain data, nobody has less than nothing, and it tells its own end', () => {
    fc.assert(
      fc.property(anyPace, fc.array(anyEvent, { maxLength: 30 }), (pace, events) => {
        const { clock, now } = happened(pace, events);
        expect(JSON.parse(JSON.stringify(clock))).toEqual(clock);
        for (const left of clock.left) expect(left).toBeGreaterThanOrEqual(0);
        const out = firstOut(pace, clock);
        if (!out || out.when <= now) return;
        expect(leftAt(pace, clock, out.when)[out.seat]).toBe(0);
        expect(outOfTime(pace, clock, out.when)).toContainEqual(out);
        expect(outOfTime(pace, clock, out.when - 1)).toEqual([]);
        expect(leftAt(pace, clock, out.when - 1)[out.seat]).toBe(1);
      }),
      { numRuns: 100 },
    );
  });

  test('reading it in between changes nothing', () => {
    fc.assert(
      fc.property(anyPace, fc.array(anyEvent, { maxLength: 20 }), fc.nat(30 * MINUTE), (pace, events, more) => {
        const { clock, now } = happened(pace, events);
        const once = leftAt(pace, clock, now + 2 * more);
        const twice = leftAt(pace, hold(pace, clock, clock.held, now + more), now + 2 * more);
        expect(twice).toEqual(once);
      }),
      { numRuns: 50 },
    );
  });

  test('going round and round with moves and take-backs never makes time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 20 }), (waits) => {
        let now = 0;
        let clock = turnTo(
          LIVE,
          newClock(LIVE, [true, true], now),
          { at: 0, moved: true, deciding: [0], held: false },
          now,
        );
        for (const seconds of waits) {
          now += seconds * SECOND;
          clock = turnTo(LIVE, clock, { at: 1, moved: true, deciding: [1], held: false }, now);
          now += seconds * SECOND;
          clock = backTo(LIVE, clock, { at: 0, deciding: [0], held: false }, true, now);
        }
        expect(leftAt(LIVE, clock, now)).toEqual([Math.max(0, 10 * MINUTE - now), 10 * MINUTE]);
      }),
      { numRuns: 50 },
    );
  });
});
