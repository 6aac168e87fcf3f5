import { expect, test } from 'vitest';
import { type Attempt, after, type PuzzleResult, solvedCount, standingOf, streakOf } from './results.ts';

const played = (attempts: readonly Attempt[], name: Partial<PuzzleResult> = {}): PuzzleResult => {
  const known = { day: 100, game: 'autobahn', puzzle: 'p', ofDay: true, ...name };
  const [first, ...more] = attempts;
  return more.reduce((before, attempt) => after(before, known, attempt), after(undefined, known, first));
};
const on = (day: number, name: Partial<PuzzleResult> = {}): PuzzleResult => played(['solved'], { day, ...name });

test('days in a row: one puzzle of the day is enough, a day without one ends it, today may still come', () => {
  expect(streakOf([], 100)).toBe(0);
  expect(streakOf([on(100), on(100, { game: 'train-rush' }), on(99), on(97)], 100)).toBe(2);
  expect(streakOf([on(99), on(98)], 100)).toBe(2);
  expect(streakOf([on(98), on(97)], 100)).toBe(0);
  expect(streakOf([played(['failed']), on(99)], 100)).toBe(1);
  expect(streakOf([on(100, { ofDay: false }), on(99)], 100)).toBe(1);
});

test('a puzzle may be tried as often as one likes; whoever has seen the answer does not solve it on that day any more', () => {
  expect(played(['failed', 'failed', 'solved'])).toMatchObject({ tries: 3, solved: true, seen: false });
  expect(played(['failed', 'seen', 'solved'])).toMatchObject({ tries: 2, solved: false, seen: true });
  expect(played(['solved', 'seen', 'failed'])).toMatchObject({ tries: 2, solved: true, seen: false });
  const results = [played(['seen', 'solved']), on(101), on(102), on(102, { puzzle: 'q', game: 'train-rush' })];
  expect(standingOf(results.slice(0, 1), 'autobahn', 'p')).toBe('tried');
  expect(standingOf(results, 'autobahn', 'p')).toBe('solved');
  expect(standingOf(results, 'train-rush', 'p')).toBe('untried');
  expect([solvedCount(results), solvedCount(results, 'autobahn')]).toEqual([2, 1]);
});
