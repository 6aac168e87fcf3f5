/**
 * Opponents of all tables think here, in threads of their own. Tables take turns, those at which a person waits first. A thought has a
 * deadline: when it bites, the thread is replaced, and a lower level that thinks faster decides instead; in the last resort luck does.
 */
import { MessageChannel, Worker } from 'node:worker_threads';
import { type RemoteLine, remoteLine } from '../../host/calls.ts';
import type { Decision, Thought } from '../../host/thought.ts';
import { below, levelAndStyle, seedStream } from '../../kernel/index.ts';
import { LADDER } from '../../players/ladder.ts';
import { threadPort } from '../thread-port.ts';
import type { Connection, THINKER_CALLS, ThinkerThreadData } from './calls.ts';

export interface ThinkingParts {
  /** The first module of a thread. */
  readonly thread: URL;
  /** The module that exports the games. */
  readonly registry: URL;
  readonly threads: number;
  /** Time in ms for one decision of the level that was asked for, and for each lower level after it. */
  readonly deadline: number;
  readonly deadlineOfFallback: number;
  /** Whether a person is there and waits for this table. */
  personWaits(table: string): boolean;
}

/** The table is not interested in the answer any more. */
export class ThoughtCancelled extends Error {
  constructor() {
    super('nobody needs this thought any more');
    this.name = 'ThoughtCancelled';
  }
}

interface Job {
  readonly table: string;
  readonly thought: Thought;
  /** The level that thinks now: a lower one after a deadline. */
  level: string;
  resolve(decision: Decision): void;
  reject(error: Error): void;
}

class ThinkerThread {
  readonly number: number;
  readonly #worker: Worker;
  readonly #line: RemoteLine<typeof THINKER_CALLS>;
  /** Starting takes longer than thinking: no deadline runs before it. */
  readonly ready: Promise<void>;
  job: Job | undefined;
  /** It ends, and another one takes its place. */
  ended = false;

  constructor({ thread, registry }: ThinkingParts, number: number, onGone: (thread: ThinkerThread) => void) {
    this.number = number;
    const workerData: ThinkerThreadData = { registry: registry.href };
    this.#worker = new Worker(thread, { workerData });
    const { port1, port2 } = new MessageChannel();
    this.#line = remoteLine<typeof THINKER_CALLS>(threadPort(port2));
    this.connect({ port: port1, from: 'queue' });
    const gone = (): void => {
      this.ended = true;
      this.#line.giveUp(new ThinkerGone());
      onGone(this);
    };
    this.#worker.once('error', gone);
    this.#worker.once('exit', gone);
    port2.unref();
    this.#worker.unref();
    this.ready = this.#line.calls.ready();
    this.ready.catch(() => undefined);
  }

  connect(connection: Connection): void {
    this.#worker.postMessage(connection, [connection.port]);
  }

  async think(thought: Thought, deadline: number, helpers: readonly number[]): Promise<Decision> {
    await this.ready;
    const timer = setTimeout(() => void this.end(), deadline);
    try {
      return await this.#line.calls.think(thought, helpers);
    } finally {
      clearTimeout(timer);
    }
  }

  async end(): Promise<void> {
    this.ended = true;
    this.#line.giveUp(new ThinkerGone());
    await this.#worker.terminate();
  }
}

/** Lets one thread help another. */
function introduce(leader: ThinkerThread, helper: ThinkerThread): void {
  const { port1, port2 } = new MessageChannel();
  leader.connect({ port: port1, from: { helper: helper.number } });
  helper.connect({ port: port2, from: 'helped' });
}

/** The thread was ended while it thought. */
class ThinkerGone extends Error {
  constructor() {
    super('the thinker is gone');
    this.name = 'ThinkerGone';
  }
}

/** The next lower level, the lowest of all below one that stands on no rung; undefined below the lowest. */
function lowerLevel(level: string): string | undefined {
  const rung = levelAndStyle(level).level;
  const place = LADDER.findIndex(({ id }) => id === rung);
  return place === 0 ? undefined : LADDER[Math.max(0, place - 1)].id;
}

export class ThinkingQueue {
  readonly #parts: ThinkingParts;
  #threads: ThinkerThread[] = [];
  #started = 0;
  /** Waiting thoughts of every table, the table that is next first. */
  readonly #waiting = new Map<string, Job[]>();
  #stopped = false;
  /** Decisions made, and those that a lower level or luck made because the deadline bit. */
  decided = 0;
  cut = 0;

  constructor(parts: ThinkingParts) {
    this.#parts = parts;
    for (let i = 0; i < parts.threads; i++) this.#threads.push(this.#newThread());
  }

  get waiting(): number {
    let count = 0;
    for (const jobs of this.#waiting.values()) count += jobs.length;
    return count;
  }

  think(table: string, thought: Thought): Promise<Decision> {
    return new Promise<Decision>((resolve, reject) => {
      if (this.#stopped) return reject(new ThoughtCancelled());
      this.#put({ table, thought, level: thought.level, resolve, reject });
      this.#feed();
    });
  }

  /** Nobody needs the waiting thoughts of this table any more; one that is being thought comes to nothing by itself. */
  cancel(table: string): void {
    const jobs = this.#waiting.get(table) ?? [];
    this.#waiting.delete(table);
    for (const { reject } of jobs) reject(new ThoughtCancelled());
  }

  #put(job: Job): void {
    const jobs = this.#waiting.get(job.table);
    if (jobs) jobs.push(job);
    else this.#waiting.set(job.table, [job]);
  }

  /** The next thought: of a table at which a person waits, before all others; the table goes to the end of the round. */
  #next(): Job | undefined {
    let chosen: string | undefined;
    for (const table of this.#waiting.keys()) {
      chosen ??= table;
      if (this.#parts.personWaits(table)) {
        chosen = table;
        break;
      }
    }
    const jobs = chosen === undefined ? undefined : this.#waiting.get(chosen);
    if (chosen === undefined || jobs === undefined) return undefined;
    const job = jobs.shift();
    this.#waiting.delete(chosen);
    if (jobs.length > 0) this.#waiting.set(chosen, jobs);
    return job;
  }

  #newThread(): ThinkerThread {
    const fresh = new ThinkerThread(this.#parts, ++this.#started, (gone) => {
      if (this.#stopped || !this.#threads.includes(gone)) return;
      this.#threads = this.#threads.map((thread) => (thread === gone ? this.#newThread() : thread));
      this.#feed();
    });
    for (const other of this.#threads) {
      if (other.ended) continue;
      introduce(fresh, other);
      introduce(other, fresh);
    }
    return fresh;
  }

  /** Threads that nobody else needs now. One that gets a thought of its own meanwhile is sent home by whoever leads. */
  #idle(): number[] {
    if (this.#waiting.size > 0) return [];
    return this.#threads.filter(({ job, ended }) => job === undefined && !ended).map(({ number }) => number);
  }

  #feed(): void {
    for (const thread of this.#threads) {
      if (thread.job || thread.ended) continue;
      const job = this.#next();
      if (!job) return;
      void this.#do(thread, job);
    }
  }

  async #do(thread: ThinkerThread, job: Job): Promise<void> {
    thread.job = job;
    const { deadline, deadlineOfFallback } = this.#parts;
    const own = job.level === job.thought.level;
    try {
      const thought = { ...job.thought, level: job.level };
      const decision = await thread.think(thought, own ? deadline : deadlineOfFallback, this.#idle());
      this.decided++;
      job.resolve(decision);
    } catch {
      if (this.#stopped) return job.reject(new ThoughtCancelled());
      if (own) this.cut++;
      this.#fallBack(job);
    }
    thread.job = undefined;
    this.#feed();
  }

  /** A lower level decides, at once; below the lowest, luck does. */
  #fallBack(job: Job): void {
    const lower = lowerLevel(job.level);
    if (lower === undefined) {
      const { moves, luck } = job.thought;
      this.decided++;
      job.resolve({ move: moves[below(seedStream(...luck), moves.length)], plan: [] });
      return;
    }
    job.level = lower;
    const others = this.#waiting.get(job.table) ?? [];
    this.#waiting.set(job.table, [job, ...others]);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const table of [...this.#waiting.keys()]) this.cancel(table);
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }
}
