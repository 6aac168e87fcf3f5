import { expect, test } from 'vitest';
import { calculated, slowdownFor } from './calibration.ts';

test.each([
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [1766, 5],
  [1999, 6],
])('a machine of index %i is slowed down %d times, as the calculator of Lighthouse says', (index, slowdown) => {
  expect(calculated(index)).toBe(slowdown);
});

test.each([149, Number.NaN])('a machine of index %d can stand for no phone', (index) => {
  expect(() => slowdownFor(index)).toThrow('slower than the phone');
});

test('a faster machine is slowed down as Lighthouse does by itself, a slower one less', () => {
  expect([2600, 1533, 1300, 800].map(slowdownFor)).toEqual([4, 4, 3, 2]);
});
