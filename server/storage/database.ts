/** What the one storage needs of its two databases. */
import type { Compilable, InferResult, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Signal } from './storage.ts';

export type StorageReason =
  /** Another process has the folder. */
  | 'inUse'
  /** A later program has written the schema. */
  | 'newerSchema'
  | 'unreachable';

/** Why nothing can be opened, in one sentence for whoever runs the station. */
export class StorageProblem extends Error {
  readonly reason: StorageReason;
  constructor(reason: StorageReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageProblem';
    this.reason = reason;
  }
}

export type Found<Q extends readonly Compilable[]> = { [K in keyof Q]: InferResult<Q[K]> };

export interface Decision<T> {
  readonly writes: readonly Compilable[];
  /** Told inside the transaction where there are other processes. */
  readonly signals: readonly Signal[];
  readonly answer: T;
}

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly kysely: Kysely<Schema>;
  /** Several questions answered as of one moment, in one trip. */
  together<const Q extends readonly Compilable[]>(questions: Q): Promise<Found<Q>>;
  /** A transaction of two trips: what the questions find decides what is written. */
  decide<const Q extends readonly Compilable[], T>(
    questions: Q,
    decision: (found: Found<Q>) => Decision<T>,
  ): Promise<T>;
  /** One process at a time brings the schema up to date. */
  migrating<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Whether a key was there already. */
  isDuplicate(error: unknown): boolean;
  /** Whether it was the database that failed, and not what was asked of it. */
  isLost(error: unknown): boolean;
  onSignal(listener: (signal: Signal) => void): () => void;
  onMissed(listener: () => void): () => void;
  close(): Promise<void>;
}

export class Listeners<A extends readonly unknown[]> {
  readonly #all = new Set<(...args: A) => void>();
  add(listener: (...args: A) => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }
  tell(...args: A): void {
    for (const listener of this.#all) listener(...args);
  }
}
