import { expect, test } from 'vitest';
import { padResult, rowPoints, type ScorePad } from './score-pad.ts';

test('a row counts points, so many each, a product, or a place in a list', () => {
  const points = (counts: ScorePad['rows'][number]['counts'], ...written: number[]): number =>
    rowPoints({ key: 'row', counts }, written);
  expect([points('points', 7), points({ each: 2 }, 4), points('product', 6, 3)]).toEqual([7, 8, 18]);
  const table = [0, 1, 3, 6];
  expect([0, 2, 3].map((n) => points({ table }, n))).toEqual([0, 3, 6]);
  // More than the list has is as good as its end; nothing written is nothing.
  expect([points({ table }, 9), points({ table }), points('product', 6), points('points')]).toEqual([6, 0, 0, 0]);
});

test('equals are parted by what they wrote down for the tie-break, or by a row of the sheet', () => {
  const pad: ScorePad = {
    seats: [1, 3],
    rows: [
      { key: 'net', counts: 'product' },
      { key: 'rest', counts: 'points' },
    ],
    ties: [{ key: 'boxes' }, { key: 'net', row: { key: 'net', is: 'points' } }],
    text: { en: {}, de: {}, pl: {} },
  };
  const places = (...columns: Parameters<typeof padResult>[1]) => padResult(pad, columns).places;
  expect(places({ net: [2, 3] }, { rest: [6] }, { rest: [5] })).toEqual([1, 2, 3]);
  expect(places({ net: [2, 3] }, { rest: [6], boxes: [1] })).toEqual([2, 1]);
  // The points of the row, not what was written first.
  expect(places({ net: [2, 6] }, { net: [3, 3], rest: [3] })).toEqual([1, 2]);
  expect(places({ rest: [6] }, { rest: [6] })).toEqual([1, 1]);
});
