import { describe, expect, test } from 'vitest';
import type { Result } from '../../kernel/index.ts';
import type { Terms } from '../protocol/tables.ts';
import type { StoredSeat, StoredTable } from '../storage/storage.ts';
import { fieldsAfterChange } from './after-change.ts';
import { isTimed, newClock, turnTo } from './clock.ts';
import { decidedPlaces, storedOutcome } from './outcome.ts';
import type { TableAffairs } from './table-affairs.ts';
import { clockOf } from './table-affairs.ts';

const SECOND = 1000;
const TERMS: Terms = {
  pace: { kind: 'live', minutes: 10, increment: 20 },
  visible: 'public',
  takeBack: 'consent',
  rated: false,
  watching: true,
  grace: 10,
};
const person = (name: string): StoredSeat => ({
  holder: { kind: 'human', name },
  wish: 'taken',
  person: name.toLowerCase(),
});
const otto: StoredSeat = { holder: { kind: 'opponent', level: 'steady', name: 'Otto' }, wish: 'taken' };

/** A table at which the first seat decides since the beginning of time. */
function running(seats: readonly StoredSeat[], changes: Partial<StoredTable> = {}): StoredTable {
  const terms = changes.terms ?? TERMS;
  const timed = seats.map(({ holder }) => holder?.kind === 'human');
  const clock = isTimed(terms.pace)
    ? turnTo(terms.pace, newClock(terms.pace, timed, 0), { at: 4, moved: true, deciding: [0], held: false }, 0)
    : undefined;
  return {
    id: 't',
    game: 'toy',
    ruleset: 1,
    edition: 'toy@1',
    ownEdition: undefined,
    options: {},
    terms,
    seats,
    host: 'anna',
    ticket: undefined,
    stage: 'playing',
    setup: undefined,
    opening: [],
    openingTotals: [],
    version: 4,
    at: 4,
    deciding: [0],
    undoDepth: 0,
    clock,
    affairs: undefined,
    result: undefined,
    rematch: undefined,
    created: 0,
    updated: 0,
    wake: undefined,
    revision: 9,
    ...changes,
  };
}
const move = { at: 5, deciding: [1], undoDepth: 1, over: false, result: undefined };
const RESULT: Result = {
  winners: [1],
  places: [2, 1, 3],
  sheets: [30, 40, 20].map((total, seat) => ({ seat, parts: [], total })),
  ending: { key: 'end', params: {} },
};

describe('a move changes around the game', () => {
  test('the clock, and the moment at which somebody has to look', () => {
    const fields = fieldsAfterChange(running([person('Anna'), person('Ben')]), move, 30 * SECOND);
    expect(clockOf({ clock: fields.clock })).toMatchObject({ left: [590_000, 600_000], turn: [1] });
    expect(fields).toMatchObject({ at: 5, deciding: [1], stage: 'playing', updated: 30 * SECOND, wake: 630_000 });
  });

  test('while an opponent decides no clock runs, and somebody looks soon', () => {
    const fields = fieldsAfterChange(running([person('Anna'), otto]), move, 30 * SECOND);
    expect(clockOf({ clock: fields.clock })).toMatchObject({ turn: [], held: true });
    expect(fields.wake).toBe(35_000);
  });

  test('where all decide at once, people’s clocks wait for the opponent', () => {
    const both = { ...move, deciding: [0, 1] };
    const fields = fieldsAfterChange(running([person('Anna'), otto]), both, 30 * SECOND);
    expect(clockOf({ clock: fields.clock })).toMatchObject({ turn: [0], held: true, left: [570_000, null] });
  });

  test('an opponent who stands in has no clock', () => {
    const absent = { ...person('Ben'), standIn: 'steady' };
    const fields = fieldsAfterChange(running([person('Anna'), absent]), move, 30 * SECOND);
    expect(clockOf({ clock: fields.clock })).toMatchObject({ turn: [], held: true });
  });

  test('nobody has to look at a table without clock, absence and ask', () => {
    const table = running([person('Anna'), person('Ben')], { terms: { ...TERMS, pace: { kind: 'none' } } });
    expect(fieldsAfterChange(table, move, 0)).toMatchObject({ wake: undefined, clock: undefined });
  });

  test('somebody looks when the grace of an absent person is over, from the moment it is their turn', () => {
    const affairs: TableAffairs = {
      paused: false,
      empty: false,
      absent: [{ seat: 1, since: 0, until: 40 * SECOND, waits: 0 }],
      replaced: [],
    };
    const table = running([person('Anna'), person('Ben'), person('Cleo')], { affairs });
    expect(fieldsAfterChange(table, move, 30 * SECOND).wake).toBe(40 * SECOND);
    expect(fieldsAfterChange(table, { ...move, deciding: [2] }, 30 * SECOND).wake).toBe(630_000);
  });

  test('what was asked of the position before is asked no more', () => {
    const ask = { kind: 'takeBack', by: 1, to: 2, answers: [{ seat: 0, yes: undefined }], until: 60_000 } as const;
    const affairs: TableAffairs = { paused: false, empty: false, absent: [], replaced: [], ask };
    const fields = fieldsAfterChange(running([person('Anna'), person('Ben')], { affairs }), move, 0);
    expect(fields.affairs).not.toHaveProperty('ask');
  });

  test('its end: places and points for every seat, and whoever was replaced is last among the people', () => {
    const affairs: TableAffairs = {
      paused: false,
      empty: false,
      absent: [],
      replaced: [{ seat: 1, person: 'ben', when: 5, why: 'left' }],
    };
    const seats = [person('Anna'), { ...person('Ben'), standIn: 'steady' }, person('Cleo')];
    const end = { ...move, deciding: [], over: true, result: RESULT };
    const fields = fieldsAfterChange(running(seats, { affairs }), end, 7);
    expect(fields).toMatchObject({ stage: 'over', wake: 7 });
    expect(clockOf({ clock: fields.clock })).toMatchObject({ turn: [], held: true });
    const outcome = storedOutcome({ result: fields.result });
    expect(outcome).toMatchObject({ places: [2, 1, 3], points: [30, 40, 20] });
    expect(outcome?.people.map(({ person, place, abandoned }) => [person, place, abandoned])).toEqual([
      ['anna', 1, false],
      ['ben', 3, true],
      ['cleo', 2, false],
    ]);
    // Ben's opponent came first at the board; for everybody else Ben comes last.
    expect(decidedPlaces({ places: [2, 1, 3], people: outcome?.people ?? [] })).toEqual([1, 3, 2]);
    // Opponents that were at the table from the start keep their places among those who stayed.
    expect(decidedPlaces({ places: [2, 1, 3], people: [] })).toEqual([2, 1, 3]);
  });
});

describe('moves that are taken back', () => {
  test('inside one’s turn cost the time that has passed', () => {
    const fields = fieldsAfterChange(
      running([person('Anna'), person('Ben')]),
      { ...move, at: 3, deciding: [0] },
      30_000,
    );
    expect(clockOf({ clock: fields.clock })?.left[0]).toBe(570_000);
  });

  test('by everybody’s consent put the clock back to how it stood', () => {
    const ask = { kind: 'takeBack', by: 1, to: 3, answers: [], until: 60_000 } as const;
    const affairs: TableAffairs = { paused: false, empty: false, absent: [], replaced: [], ask };
    const table = running([person('Anna'), person('Ben')], { affairs });
    const fields = fieldsAfterChange(table, { ...move, at: 3, deciding: [0] }, 30_000);
    expect(clockOf({ clock: fields.clock })?.left).toEqual([600_000, 600_000]);
  });
});
