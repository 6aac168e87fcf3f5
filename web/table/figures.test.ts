import { expect, test } from 'vitest';
import { decidingTie, inFigures, signed } from './figures.ts';

test('sums are written as they are counted', () => {
  expect(inFigures({ times: 7, terms: [1, 2] })).toBe('7 × (1 + 2)');
  expect(inFigures({ times: 4, terms: [2] })).toBe('4 × 2');
  expect(inFigures({ terms: [5, -2, 3] })).toBe('5 − 2 + 3');
  expect(inFigures({ terms: [-5, 2] })).toBe('−5 + 2');
  // A plain number says it all.
  expect(inFigures({ terms: [9] })).toBe('');
  expect([signed(-3), signed(0), signed(undefined)]).toEqual(['−3', '0', '–']);
});

test('the tie-break that decides is the first one in which equals differ, and only equals', () => {
  const ties = (...values: readonly (readonly number[])[]) =>
    values.map((each, i) => ({ text: { key: `${i}` }, values: each }));
  expect(decidingTie(ties([1, 2, 9], [4, 4, 4]), [30, 30, 20])).toBe(0);
  expect(decidingTie(ties([2, 2, 9], [4, 3, 4]), [30, 30, 20])).toBe(1);
  // The third has fewer points: it is in no tie.
  expect(decidingTie(ties([2, 2, 9]), [30, 30, 20])).toBe(-1);
  expect(decidingTie(ties([2, 2, 1], [5, 5, 5]), [30, 30, 30])).toBe(0);
});
