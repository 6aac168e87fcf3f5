import { expect, test } from 'vitest';
import { meantAt, type Spot } from './nearby.ts';

const place = (name: string, x: number, y: number, size = 16): Spot & { readonly name: string } => ({
  name,
  left: x - size / 2,
  top: y - size / 2,
  width: size,
  height: size,
});
const named = (places: readonly { readonly name: string }[]): string => places.map(({ name }) => name).join(' ');

test('a small place alone is hit all over the width of a finger, and no farther', () => {
  const alone = [place('a', 100, 100)];
  expect(named(meantAt(alone, 121, 80))).toBe('a');
  expect(named(meantAt(alone, 123, 100))).toBe('');
});

test('between two places nobody steals the tap: both may be meant', () => {
  const pair = [place('a', 100, 100), place('b', 120, 100)];
  expect(named(meantAt(pair, 112, 100))).toBe('b a');
  expect(named(meantAt(pair, 104, 100))).toBe('a b');
});

test('a tap that is clearly nearer to one place means that one', () => {
  const pair = [place('a', 100, 100), place('b', 130, 100)];
  expect(named(meantAt(pair, 98, 100))).toBe('a');
  expect(named(meantAt(pair, 134, 104))).toBe('b');
});

test('a large place is hit all over', () => {
  expect(named(meantAt([place('plate', 100, 100, 120)], 158, 45))).toBe('plate');
});
