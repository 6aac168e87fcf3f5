import { expect, test } from 'vitest';
import { fraction, seedStream } from '../kernel/index.ts';
import { alongAt, ceilingOf, within } from './foresight-figures.ts';

/** A bell, nearly. */
function noise(luck: number[]): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += fraction(luck);
  return sum - 6;
}

/** Two seats: what the position is worth, and as much luck again each time it is played on. */
function positions(count: number, times: number): number[][][] {
  const luck = seedStream(4, 'games');
  return Array.from({ length: count }, () => {
    const worth = noise(luck);
    return Array.from({ length: times }, () => {
      const margin = worth + noise(luck);
      return [50 + margin, 50 - margin];
    });
  });
}

test('where half of what comes is luck, nobody can go along with more than the root of a half', () => {
  expect(ceilingOf(positions(2000, 4), 'margins')).toBeCloseTo(Math.SQRT1_2, 1);
  const certain = positions(50, 1).map(([points]) => [points, points]);
  expect(ceilingOf(certain, 'margins')).toBeCloseTo(1);
});

test('margins leave out what all seats have in common; own points do not', () => {
  const pairs = [
    { said: [10, 0], came: [110, 100] },
    { said: [0, 10], came: [10, 20] },
  ];
  expect(alongAt(pairs, 'margins')).toBeCloseTo(1);
  expect(alongAt(pairs, 'own')).toBeLessThan(0.3);
});

test('an interval holds its figure, and fewer games make it wider', () => {
  const width = (count: number): number => {
    const { value, low, high } = within(positions(count, 2), (some) => ceilingOf(some, 'margins'));
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    return high - low;
  };
  expect(width(20)).toBeGreaterThan(width(100));
});
