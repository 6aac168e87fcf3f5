import { expect, test } from 'vitest';
import { placesOf, plain } from './found.ts';

test('a search minds neither case nor accents', () => {
  expect(plain('Überholen, Żółć, ROT')).toBe('uberholen, zołc, rot');
  expect(plain('Größe')).toHaveLength('Größe'.length);
});

test.each([
  [
    'Kohle geht überall hin, Kohle auch.',
    'kohle',
    [
      [0, 5],
      [24, 29],
    ],
  ],
  [
    'Węgiel można przewieźć.',
    'wegiel przewiezc',
    [
      [0, 6],
      [13, 22],
    ],
  ],
  ['Nothing of the kind.', 'coal', []],
])('%s: “%s” is found at its places', (words, search, places) => {
  expect(placesOf(words, plain(search).split(' '))).toEqual(places);
});
