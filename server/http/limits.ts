/** How much one person or one address may ask: a bucket of tokens per name that fills up again. In memory, per process. */

export interface Limit {
  /** So many at once. */
  readonly burst: number;
  /** So many more per minute. */
  readonly perMinute: number;
}

/** Generous for play; tight where somebody could guess or fill the database. */
export const LIMITS = {
  /** Looking at things. */
  read: { burst: 300, perMinute: 1200 },
  /** Moves, questions and changes at tables. */
  play: { burst: 120, perMinute: 900 },
  /** New tables and games from a device. */
  newTable: { burst: 20, perMinute: 6 },
  /** New people, per address: a class of pupils behind one address may come at once. */
  newPerson: { burst: 40, perMinute: 6 },
  signIn: { burst: 20, perMinute: 6 },
  /** Codes on paper, which somebody could try to guess. */
  recovery: { burst: 6, perMinute: 2 },
  /** Everything that is kept about somebody, put together. */
  export: { burst: 5, perMinute: 1 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

const MINUTE = 60_000;
/** More names than this are not remembered: the longest unused go first. */
const MOST_NAMES = 50_000;

interface Bucket {
  tokens: number;
  since: number;
}

export class Limits {
  readonly #limits: Readonly<Record<LimitName, Limit>>;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(now: () => number, limits: Readonly<Record<LimitName, Limit>> = LIMITS) {
    this.#now = now;
    this.#limits = limits;
  }

  /** Names that are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one; undefined if there was one, otherwise in how many seconds there will be. */
  take(name: LimitName, who: string): number | undefined {
    const { burst, perMinute } = this.#limits[name];
    const now = this.#now();
    const key = `${name} ${who}`;
    const known = this.#buckets.get(key);
    const tokens =
      known === undefined ? burst : Math.min(burst, known.tokens + ((now - known.since) * perMinute) / MINUTE);
    const left = tokens >= 1 ? tokens - 1 : tokens;
    // Taken out and put in again, the map stays in the order of use.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: left, since: now });
    if (this.#buckets.size > MOST_NAMES) this.#forgetOldest();
    return tokens >= 1 ? undefined : Math.ceil(((1 - tokens) * 60) / perMinute);
  }

  #forgetOldest(): void {
    for (const key of this.#buckets.keys()) {
      this.#buckets.delete(key);
      return;
    }
  }
}
