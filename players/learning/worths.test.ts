import { expect, test } from 'vitest';
import { below, seedStream } from '../../kernel/index.ts';
import { fitWorths, type Glimpse } from './worths.ts';

/** Two seats, one the mirror of the other: what a part brings is its factor at the beginning or at the end of the game. */
function games(bring: (parts: readonly number[], progress: number) => number): Glimpse[][] {
  const luck = seedStream(3, 'parts');
  return Array.from({ length: 60 }, () =>
    [0.2, 0.5, 0.8].flatMap((progress) => {
      const parts = [below(luck, 21) - 10, below(luck, 21) - 10];
      const came = bring(parts, progress);
      return [
        { progress, parts, came },
        { progress, parts: parts.map((points) => -points), came: -came },
      ];
    }),
  );
}

test('a part that brings twice its points is found out, and one that brings what it says stays', () => {
  const { weights, before, after } = fitWorths(
    ['roads', 'money'],
    games(([roads, money]) => roads + 2 * money),
  );
  expect(weights).toEqual({
    roads: [expect.closeTo(1, 1), expect.closeTo(1, 1)],
    money: [expect.closeTo(2, 0), expect.closeTo(2, 0)],
  });
  expect(after).toBeGreaterThan(before);
});

test('what counts at the end only is told apart from what counts from the start', () => {
  const { weights } = fitWorths(
    ['early', 'late'],
    games(([early, late], progress) => early + late * progress),
  );
  expect(weights.early).toEqual([expect.closeTo(1, 0), expect.closeTo(1, 0)]);
  expect(weights.late).toEqual([expect.closeTo(0, 0), expect.closeTo(1, 0)]);
});

test('a part is never worth less than nothing for being there', () => {
  const { weights } = fitWorths(
    ['roads', 'debts'],
    games(([roads, debts]) => roads - debts),
  );
  expect(weights.debts).toEqual([0, 0]);
});
