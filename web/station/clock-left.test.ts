import { expect, test } from 'vitest';
import { goesOnAt, isHour, ranFor } from './clock-left.ts';

/** From nine to nine, as hours of a counted time. */
const DAYS = { hours: [[9, 21] as const, [33, 45] as const] };

test('a clock with hours runs within them and stands in the night', () => {
  expect([8, 9, 20, 21, 32, 33].map((hour) => isHour(DAYS, hour))).toEqual([false, true, true, false, false, true]);
  expect(ranFor(DAYS, 20, 22)).toBe(1);
  expect(ranFor(DAYS, 20, 34)).toBe(2);
  expect(ranFor(DAYS, 22, 30)).toBe(0);
});

test('it tells when it goes on', () => {
  expect([8, 10, 22].map((hour) => goesOnAt(DAYS, hour))).toEqual([9, undefined, 33]);
});

test('a clock without hours runs day and night', () => {
  expect([isHour({}, 3), ranFor({}, 20, 34), goesOnAt({}, 3)]).toEqual([true, 14, undefined]);
});
