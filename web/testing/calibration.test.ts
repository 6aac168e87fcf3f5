import { expect, test } from 'vitest';
import { slowdownFor } from './calibration.ts';

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
  expect(slowdownFor(index)).toBe(slowdown);
});

test.each([149, Number.NaN])('a machine of index %d can stand for no phone', (index) => {
  expect(() => slowdownFor(index)).toThrow('slower than the phone');
});
