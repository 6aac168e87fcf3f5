/** What affairs are given: storage, rules, live play, time and chance. */
import type { FinishedTable } from '../people/results.ts';
import type { Surroundings } from '../people/surroundings.ts';
import type { LiveTables, Rules } from '../station.ts';
import type { Storage } from '../storage/storage.ts';

export interface AffairsParts {
  readonly storage: Storage;
  readonly rules: Rules;
  readonly live: LiveTables;
  readonly around: Surroundings;
  /** Tells processes apart. */
  readonly process: string;
  /** Keeps results and ratings of a game that ended; may be told more than once. */
  keepResults(finished: FinishedTable): Promise<void>;
  /** Something went wrong that nobody waits for. */
  trouble(error: unknown): void;
}
