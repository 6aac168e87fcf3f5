import { expect, test } from 'vitest';
import { withinDeadline } from './deadline.ts';

test('work that ends gives what it comes to, or throws what it throws', () => {
  expect(withinDeadline(1000, () => 42)).toEqual({ done: 42 });
  expect(() =>
    withinDeadline(1000, () => {
      throw new RangeError('too far');
    }),
  ).toThrow(RangeError);
});

test('work that does not end is given up, and the next is done as if nothing had been', () => {
  const started = performance.now();
  expect(
    withinDeadline(50, () => {
      for (;;);
    }),
  ).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(5000);
  expect(withinDeadline(1000, () => 'next')).toEqual({ done: 'next' });
});
