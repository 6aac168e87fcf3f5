/** What a load comes to, of whichever server. */
export interface LoadFigures {
  readonly tables: number;
  readonly seconds: number;
  /** Moves that were acknowledged and seen by everybody at their table. */
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Moves that were due while the one before was not seen by everybody yet: they were not made. */
  readonly late: number;
  readonly refused: number;
  /** From the command to the last player's view, in ms. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** What all players of a table were sent for one move. */
  readonly bytesPerMove: number;
  /** Of the players, not of the server. */
  readonly loadProcessorSeconds: number;
}

export const share = (sorted: readonly number[], part: number): number =>
  sorted.length === 0 ? Number.NaN : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** Writes down what comes of moves. */
export class Tallied {
  readonly #times: number[] = [];
  readonly #began = performance.now();
  readonly #processor = process.cpuUsage();
  late = 0;
  refused = 0;
  bytes = 0;

  seen(ms: number): void {
    this.#times.push(ms);
  }
  get moves(): number {
    return this.#times.length;
  }
  figures(tables: number): LoadFigures {
    const sorted = [...this.#times].sort((a, b) => a - b);
    const seconds = (performance.now() - this.#began) / 1000;
    const { user, system } = process.cpuUsage(this.#processor);
    return {
      tables,
      seconds,
      moves: sorted.length,
      movesPerSecond: sorted.length / seconds,
      late: this.late,
      refused: this.refused,
      p50: share(sorted, 0.5),
      p95: share(sorted, 0.95),
      p99: share(sorted, 0.99),
      bytesPerMove: this.bytes / Math.max(1, sorted.length),
      loadProcessorSeconds: (user + system) / 1e6,
    };
  }
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls every table once a second, spread evenly, for so many seconds; then waits until what is under way has come. */
export async function oncePerSecond<T>(tables: readonly T[], seconds: number, move: (table: T) => void): Promise<void> {
  const began = performance.now();
  const calls = tables.length * seconds;
  for (let n = 0; n < calls; ) {
    const due = Math.min(calls, Math.floor(((performance.now() - began) / 1000) * tables.length));
    for (; n < due; n++) move(tables[n % tables.length]);
    await wait(5);
  }
}
