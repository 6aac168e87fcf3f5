/** How much one socket, one person and one address may ask for. Generous for people, tight for floods. */

/** So many at once, and so many more per second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

export interface SocketLimits {
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  /** Messages of everybody who comes from one address, and of one person on all their devices. */
  readonly perAddress: Allowance;
  readonly perPerson: Allowance;
  /** Tables one socket may follow at a time. */
  readonly followed: number;
  /** Commands and questions of one socket that are not answered yet. */
  readonly underWay: number;
  /** Bytes that wait for a slow reader: beyond the first figure it is told only what is newest, beyond the second it is cut off. */
  readonly behind: number;
  readonly cutOff: number;
  /** A socket that is silent for so long is asked for a sign; it is dead if none comes in the same time again. */
  readonly silence: number;
  /** Refusals of a flood after which a socket is cut off, since it does not listen. */
  readonly warnings: number;
}

export const USUAL_LIMITS: SocketLimits = {
  socketsPerPerson: 12,
  socketsPerAddress: 100,
  perAddress: { burst: 800, perSecond: 200 },
  perPerson: { burst: 160, perSecond: 40 },
  followed: 24,
  underWay: 24,
  behind: 256 * 1024,
  cutOff: 2 * 1024 * 1024,
  silence: 20_000,
  warnings: 1000,
};

interface Bucket {
  left: number;
  filled: number;
}

/** Leaky buckets by name. A full one is the same as none, so memory is bounded by those who asked lately. */
export class Allowances {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance, now: () => number) {
    this.#allowance = allowance;
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Whether one more is allowed. */
  take(name: string): boolean {
    const { burst, perSecond } = this.#allowance;
    const now = this.#now();
    const bucket = this.#buckets.get(name) ?? { left: burst, filled: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.filled) / 1000) * perSecond);
    bucket.filled = now;
    this.#buckets.set(name, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  /** Forgets those whose bucket is full again. */
  tidy(): void {
    const { burst, perSecond } = this.#allowance;
    const now = this.#now();
    for (const [name, { left, filled }] of this.#buckets)
      if (left + ((now - filled) / 1000) * perSecond >= burst) this.#buckets.delete(name);
  }
}

/** Counts by name; what is back at zero is forgotten. */
export class Tally {
  readonly #counts = new Map<string, number>();

  /** Names that are counted at all. */
  get size(): number {
    return this.#counts.size;
  }

  count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
  add(name: string): void {
    this.#counts.set(name, this.count(name) + 1);
  }
  remove(name: string): void {
    const left = this.count(name) - 1;
    if (left > 0) this.#counts.set(name, left);
    else this.#counts.delete(name);
  }
}
