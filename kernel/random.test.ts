import fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, draws, fraction, next, pick, type Stream, seedRandom, seedStream, shuffle } from './random.ts';

test('a stream depends on its seed and its name alone', () => {
  const first = (seed: number, name: string): number[] => {
    const stream = seedStream(seed, name);
    return Array.from({ length: 5 }, () => below(stream, 1000));
  };
  expect(first(7, 'dice')).toEqual(first(7, 'dice'));
  expect(first(7, 'dice')).not.toEqual(first(8, 'dice'));
  expect(first(7, 'dice')).not.toEqual(first(7, 'deck'));
  // Seeds above 32 bits are told apart as well.
  expect(first(7, 'dice')).not.toEqual(first(7 + 2 ** 32, 'dice'));
});

test('known numbers: a seed means the same game in every release', () => {
  const stream = seedStream(2026, 'dice');
  expect(Array.from({ length: 8 }, () => 1 + below(stream, 6))).toEqual([1, 3, 2, 1, 1, 2, 5, 2]);
});

test('every face of a die is equally likely (chi-squared, 5 degrees of freedom, p < 0.001 at 20.5)', () => {
  const stream = seedStream(1, 'dice');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[below(stream, 6)]++;
  const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5);
});

test('neighbouring seeds are not alike: first rolls over seeds are as even as the rolls of one seed', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 60_000; seed++) counts[below(seedStream(seed, 'dice'), 6)]++;
  const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5);
});

test('below stays below, also where the range does not divide 2³²', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 0xffff_ffff }), (seed, n) => {
      const value = below(seedStream(seed, 'x'), n);
      return Number.isInteger(value) && value >= 0 && value < n;
    }),
  );
});

test('shuffling keeps every card, and every card can end anywhere', () => {
  const places = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const cards = shuffle(seedStream(seed, 'deck'), ['a', 'b', 'c', 'd']);
    expect([...cards].sort()).toEqual(['a', 'b', 'c', 'd']);
    cards.forEach((card, place) => {
      places.add(`${card}${place}`);
    });
  }
  expect(places.size).toBe(16);
});

test('a state tells how many numbers were drawn from it', () => {
  const random = seedRandom(3, ['dice', 'deck']);
  const before = draws(random);
  pick(random.dice, [1, 2, 3]);
  fraction(random.deck);
  expect(draws(random)).toBe(before + 2);
});

/** A stream whose next 32 bits are these: they are the sum of the first words and the count. */
const about = (bits: number): number[] => [bits | 0, 0, 7, 0];

test('bits that would favour low numbers are drawn again, and only those', () => {
  // 2³² = 3 · 1,431,655,765 + 1: the highest of all values is one too many.
  const tooMany = about(0xffff_ffff);
  expect(below(tooMany, 3)).toBeLessThan(3);
  expect(tooMany[3]).toBeGreaterThan(1);
  const last = about(0xffff_fffe);
  expect(below(last, 3)).toBe(0xffff_fffe % 3);
  expect(last[3]).toBe(1);
  const whole = about(0xffff_ffff);
  expect(below(whole, 2)).toBe(1);
  expect(whole[3]).toBe(1);
});

test('a fraction reaches from 0 to just below 1', () => {
  expect(fraction(about(0))).toBe(0);
  expect(fraction(about(0x8000_0000))).toBe(0.5);
  expect(fraction(about(0xffff_ffff))).toBe(1 - 2 ** -32);
});

test('a seed of more than 32 bits gives streams that no shorter seed gives', () => {
  // Both seeds fold into the same 32 bits.
  const low = (0x85ebca6b ^ 5) >>> 0;
  const [long, short] = [seedStream(0x1_0000_0000 + 5, 'deck'), seedStream(low, 'deck')];
  expect(draw(long)).not.toEqual(draw(short));
  function draw(stream: Stream): number[] {
    return [1, 2, 3, 4].map(() => next(stream));
  }
});
