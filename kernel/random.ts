/**
 * Seeded randomness that lives in the game state as plain numbers (sfc32).
 *
 * A stream is four 32-bit words; the fourth counts the draws, so two states tell by themselves whether anything
 * random happened between them (undo-by-information uses that). A game keeps one stream per source of luck
 * (dice, each deck), so that games which share a seed share their luck source by source.
 */
export type Stream = number[];
export type Random = Record<string, Stream>;

const WARM_UP = 12;

/**
 * A stream that depends on seed and name alone. What a seed has beyond 32 bits goes into the stream by itself and is not folded into the
 * others: whoever has seen some draws cannot find a long seed by trying four thousand million of them.
 */
export function seedStream(seed: number, name: string): Stream {
  return reseed([0, 0, 0, 0], seed, name);
}

/** The same in place of another stream. */
export function reseed(stream: Stream, seed: number, name: string): Stream {
  const high = Math.floor(seed / 0x1_0000_0000) | 0;
  let h = 0x9e3779b9 ^ (seed | 0) ^ Math.imul(high, 0x85ebca6b);
  for (let i = 0; i < name.length; i++) h = mixed(h, name.charCodeAt(i));
  const a = mixed(h, 1);
  const b = mixed(a, 2);
  const c = mixed(b, 3);
  stream[0] = a;
  stream[1] = b ^ Math.imul(high, 0x9e3779b1);
  stream[2] = c;
  stream[3] = 0;
  for (let i = 0; i < WARM_UP; i++) next(stream);
  return stream;
}

function mixed(hash: number, salt: number): number {
  let h = Math.imul(hash ^ salt ^ (hash >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return h ^ (h >>> 15);
}

export function seedRandom(seed: number, names: readonly string[]): Random {
  const random: Random = {};
  for (const name of names) random[name] = seedStream(seed, name);
  return random;
}

/** The next 32 random bits, unsigned. */
export function next(stream: Stream): number {
  const a = stream[0];
  const b = stream[1];
  const c = stream[2];
  const count = stream[3];
  const t = (((a + b) | 0) + count) | 0;
  stream[0] = b ^ (b >>> 9);
  stream[1] = (c + (c << 3)) | 0;
  stream[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  stream[3] = (count + 1) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n − 1, every one equally likely (no modulo bias). */
export function below(stream: Stream, n: number): number {
  let bits = next(stream);
  let rest = bits % (n >>> 0);
  // The last numbers before 2³² are too few for every result to have one.
  while (bits - rest > 0x1_0000_0000 - n) {
    bits = next(stream);
    rest = bits % (n >>> 0);
  }
  return rest;
}

/** A number in [0, 1). */
export function fraction(stream: Stream): number {
  return next(stream) / 0x1_0000_0000;
}

export function pick<T>(stream: Stream, items: readonly T[]): T {
  return items[below(stream, items.length)];
}

/** Fisher–Yates, in place. */
export function shuffle<T>(stream: Stream, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
  return items;
}

export function cloneRandom(random: Random): Random {
  const copy: Random = {};
  for (const name in random) copy[name] = random[name].slice();
  return copy;
}

/** How many numbers were drawn so far, over all streams. */
export function draws(random: Random): number {
  let total = 0;
  for (const name in random) total += random[name][3];
  return total;
}

/** A fresh seed for a stream that is derived from another one: what `imagine` and `scramble` give the new state. */
export function freshSeed(stream: Stream): number {
  return next(stream);
}
