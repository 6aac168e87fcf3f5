import { expect, test } from 'vitest';
import { houseText } from '../words.ts';
import { disparities } from './messages.ts';

test('catalogues that differ in keys or parameters are told apart', () => {
  const en = { a: 'A {x}', b: '{n, plural, one {# die} other {# dice}}' };
  expect(disparities({ en, de: en, pl: { a: 'A {x}', b: 'kości: {n}' } })).toEqual([]);
  expect(disparities({ en, de: { a: 'A {y}', b: 'B {n}' }, pl: { a: 'A {x}', c: 'C' } })).toEqual([
    'de a uses {y}, en {x}',
    'pl lacks b',
    'en lacks c',
  ]);
});

test('the house speaks three languages', () => {
  expect(disparities(houseText)).toEqual([]);
});
