/** What affairs are given: storage, rules, live play, time and chance. */
import type { LiveTables, Rules } from '../station.ts';
import type { Storage, StoredRating } from '../storage/storage.ts';
import type { PersonOutcome } from './outcome.ts';

export interface AffairsParts {
  readonly storage: Storage;
  readonly rules: Rules;
  readonly live: LiveTables;
  /** Tells processes apart. */
  readonly process: string;
  now(): number;
  /** An id that nobody guesses and that says nothing. */
  newId(): string;
  /** 256 bits, as text. */
  newSecret(): string;
  /** A whole number from 0 up to, not including, `limit`. */
  pick(limit: number): number;
  /** What is kept of a secret. */
  hashOf(secret: string): string;
  /** The number that is shown; undefined until enough games were played. */
  shownRating(rating: StoredRating): number | undefined;
  /** Keeps results and ratings of a game that ended; may be told more than once. */
  keepResults(finished: FinishedTable): Promise<void>;
  /** Something went wrong that nobody waits for. */
  trouble(error: unknown): void;
}

/** How a game ended, for profiles and ratings. */
export interface FinishedTable {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly rated: boolean;
  readonly seats: readonly { readonly name: string; readonly place: number; readonly points: number }[];
  readonly people: readonly PersonOutcome[];
}
