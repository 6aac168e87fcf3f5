/** Checks inputs in a thread that can be killed: an input that never comes to an end is a finding, not the end of the fuzzing. */
import { Worker } from 'node:worker_threads';
import type { Outcome } from './border.ts';
import type { Answer, Task } from './worker.ts';

/** Every request is refused or taken within this time of the thread's own. */
const DEADLINE_MS = 1000;
/** Collecting what others left behind counts too: what is slow is tried again, and its best time counts. */
const TRIES = 3;
/** By the clock on the wall, which runs on while a busy machine lets the thread wait. */
const KILL_MS = 30 * DEADLINE_MS;
const PREPARE_MS = 120_000;
const MOST_MEGABYTES = 768;

export class Guard {
  #worker: Worker | undefined;
  #settle: ((answer: Answer) => void) | undefined;
  /** Borders that the thread is ready for. */
  readonly #ready = new Set<string>();

  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    worker.on('message', (answer: Answer) => this.#settle?.(answer));
    worker.on('error', (error) => this.#lost(`ended the thread: ${error instanceof Error ? error.message : error}`));
    worker.on('exit', (code) => this.#lost(`ended the thread with code ${code}`));
    this.#worker = worker;
    this.#ready.clear();
    return worker;
  }

  async #ask(task: Task, patience: number): Promise<Answer> {
    const worker = this.#thread();
    const answer = await new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => this.#lost('never came to an end'), patience);
      this.#settle = (settled) => {
        clearTimeout(timer);
        this.#settle = undefined;
        resolve(settled);
      };
      worker.postMessage(task);
    });
    if (answer.milliseconds === Number.POSITIVE_INFINITY) await this.close();
    return answer;
  }

  /** Loading games and learning what their states look like is no part of the time an input takes. */
  async prepare(border: string): Promise<void> {
    this.#thread();
    if (this.#ready.has(border)) return;
    const { outcome } = await this.#ask({ border }, PREPARE_MS);
    if (typeof outcome === 'object') throw new Error(`${border}: ${outcome.finding}`);
    this.#ready.add(border);
  }

  #lost(finding: string): void {
    this.#settle?.({ outcome: { finding }, milliseconds: Number.POSITIVE_INFINITY });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #once(border: string, input: string): Promise<Answer> {
    await this.prepare(border);
    return this.#ask({ border, input }, KILL_MS);
  }

  async check(border: string, input: string): Promise<Outcome> {
    let best = await this.#once(border, input);
    for (let tries = 1; tries < TRIES && best.milliseconds > DEADLINE_MS; tries++) {
      const again = await this.#once(border, input);
      if (again.milliseconds < best.milliseconds) best = again;
    }
    if (best.milliseconds > DEADLINE_MS && typeof best.outcome === 'string')
      return { finding: `took ${(best.milliseconds / 1000).toFixed(1)} s` };
    return best.outcome;
  }
}
