import { expect, test } from 'vitest';
import { filterOffers, listMoves, type Offer, type Sheet } from './move-list.ts';

const sheet = (rows: number, width = 60): Sheet => ({
  width,
  rows,
  number: (text) => text,
  gathered: (beginning, moves) => `${beginning} (${moves})`,
});
const offersOf = (...groups: [type: string, ...words: string[]][]): Offer[] =>
  groups
    .flatMap(([type, ...all]) => all.map((words) => ({ type, words })))
    .map((offer, i) => ({ number: i + 1, ...offer }));

const SIDES = ['E–W', 'E–SW', 'SE–NW', 'SE–W'];
const draws = (...hexes: string[]): [string, ...string[]] => [
  'drawTrack',
  ...hexes.flatMap((hex) => SIDES.map((sides) => `draw on ${hex}: ${sides}`)),
];

test('a few moves stand below each other under their numbers', () => {
  expect(listMoves(offersOf(['die', 'take the 1', 'take the 4'], ['pass', 'pass']), sheet(20)).pages).toEqual([
    [' 1 take the 1', ' 2 take the 4', ' 3 pass'],
  ]);
});

test('many moves stand in columns, numbered downwards, types apart', () => {
  const [page] = listMoves(offersOf(['tile', 'take tile 1'], draws('A1', 'A2'), ['pass', 'pass']), sheet(20)).pages;
  expect(page).toEqual([
    '  1 take tile 1',
    '',
    '  2 draw on A1: E–W      6 draw on A2: E–W',
    '  3 draw on A1: E–SW     7 draw on A2: E–SW',
    '  4 draw on A1: SE–NW    8 draw on A2: SE–NW',
    '  5 draw on A1: SE–W     9 draw on A2: SE–W',
    '',
    ' 10 pass',
  ]);
});

test('what does not fit is gathered by its beginning, with a word that leads further', () => {
  const { pages, example } = listMoves(
    offersOf(['tile', 'take tile 1'], draws('A1', 'A2', 'B3'), ['pass', 'pass']),
    sheet(6),
  );
  expect(pages).toEqual([
    ['  1 take tile 1', '  … draw on A1 (4)    … draw on A2 (4)    … draw on B3 (4)', ' 14 pass'],
  ]);
  expect(example).toBe('A1');
});

test('what cannot be gathered comes in pages', () => {
  const words = Array.from({ length: 30 }, (_, i) => `couple the wagon of value ${i + 1} to the train`);
  const { pages, example } = listMoves(offersOf(['couple', ...words]), sheet(8));
  expect(pages.map((page) => page.length)).toEqual([8, 8, 8, 6]);
  expect(pages[1][0]).toContain(' 9 couple');
  expect(example).toBeUndefined();
});

test('a search keeps the numbers and needs every word', () => {
  const found = filterOffers(offersOf(draws('A1', 'A2')), 'A2 sE');
  expect(found.map(({ number }) => number)).toEqual([7, 8]);
});

test('moves of one beginning alone are never hidden behind it', () => {
  const { pages } = listMoves(offersOf(draws('A1')), sheet(2, 20));
  expect(pages.flat()).toHaveLength(4);
});
