/** How long something may take: time in which the machine had no processor for those who work on it does not count. */
import { readdirSync, readFileSync } from 'node:fs';

/** However busy the machine is, nobody waits for longer than so many times the patience. */
const MOST = 10;

/** Milliseconds that the threads of a process were ready to work and had to wait; 0 where the system does not say. */
function waited(pid: number): number {
  try {
    const folder = `/proc/${pid}/task`;
    return readdirSync(folder).reduce((sum, thread) => {
      // Nanoseconds of work, nanoseconds of waiting for a processor, turns.
      const [, waiting] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ');
      return sum + Number(waiting) / 1e6;
    }, 0);
  } catch {
    // A process or thread that has just ended waits for nothing.
    return 0;
  }
}

export class Patience {
  readonly #ms: number;
  readonly #workers: () => readonly (number | undefined)[];
  readonly #since = Date.now();
  #looked = this.#since;
  #waited = new Map<number, number>();
  /** Time that counts. */
  #passed = 0;

  /** `workers`: the processes that have to do something. */
  constructor(ms: number, workers: () => readonly (number | undefined)[]) {
    this.#ms = ms;
    this.#workers = workers;
    this.#waited = this.#waiting();
  }

  #waiting(): Map<number, number> {
    const pids = [process.pid, ...this.#workers()].filter((pid) => pid !== undefined);
    return new Map(pids.map((pid) => [pid, waited(pid)]));
  }

  /** Milliseconds since it began, by the clock on the wall. */
  get taken(): number {
    return Date.now() - this.#since;
  }

  /** Whether it took too long; to be asked again and again. */
  get isOver(): boolean {
    const now = Date.now();
    const waiting = this.#waiting();
    let lost = 0;
    for (const [pid, ms] of waiting) lost += Math.max(0, ms - (this.#waited.get(pid) ?? ms));
    this.#passed += Math.max(0, now - this.#looked - lost);
    this.#looked = now;
    this.#waited = waiting;
    return this.#passed > this.#ms || this.taken > MOST * this.#ms;
  }
}
