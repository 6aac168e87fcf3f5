import { expect, test } from 'vitest';
import { type PuzzleResult, streakOf } from './results.ts';

const on = (day: number, solved = true, game = 'autobahn'): PuzzleResult => ({
  id: `${day} ${game}`,
  day,
  game,
  tries: 1,
  solved,
});

test('days in a row: one puzzle a day is enough, a day without one ends it, today may still come', () => {
  expect(streakOf([], 100)).toBe(0);
  expect(streakOf([on(100), on(100, true, 'train-rush'), on(99), on(97)], 100)).toBe(2);
  expect(streakOf([on(99), on(98)], 100)).toBe(2);
  expect(streakOf([on(98), on(97)], 100)).toBe(0);
  expect(streakOf([on(100, false), on(99)], 100)).toBe(1);
});
