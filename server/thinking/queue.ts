/**
 * Opponents of all tables think here, in threads of their own. Tables take turns, those at which a person waits first. A thought has a
 * deadline: when it bites, the thread is replaced, and a lower level that thinks faster decides instead; in the last resort luck does. Threads that have
 * nothing else to do ponder what they may be asked next.
 */
import { MessageChannel, Worker } from 'node:worker_threads';
import { type RemoteLine, remoteLine } from '../../host/calls.ts';
import { Foreseen } from '../../host/pondering.ts';
import type { Decision, Thought } from '../../host/thought.ts';
import { below, canonical, levelAndStyle, seedStream } from '../../kernel/index.ts';
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
  /** Whether threads that have nothing else to do think about what they may be asked next. */
  readonly thinkAhead?: boolean;
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
  /** The same in one word, where it may have been pondered. */
  readonly asked: string | undefined;
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
  /** What it thinks about though nobody has asked. */
  pondering: { readonly table: string; readonly asked: string } | undefined;
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

  /** Undefined when it was dropped. What does not come to an end costs the thread, as it would if it had been asked. */
  async ponder(table: string, asked: string, thought: Thought, deadline: number): Promise<Decision | undefined> {
    const pondering = { table, asked };
    this.pondering = pondering;
    await this.ready;
    if (this.pondering !== pondering) return undefined;
    const timer = setTimeout(() => {
      if (this.pondering === pondering) void this.end();
    }, deadline);
    try {
      return await this.#line.calls.ponder(thought);
    } finally {
      clearTimeout(timer);
      if (this.pondering === pondering) this.pondering = undefined;
    }
  }

  drop(): void {
    if (this.pondering === undefined) return;
    this.pondering = undefined;
    this.#line.calls.drop().catch(() => undefined);
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

/** A few for each table at which somebody may be waited for. */
const MOST_FORESEEN = 512;

export class ThinkingQueue {
  readonly #parts: ThinkingParts;
  #threads: ThinkerThread[] = [];
  #started = 0;
  /** Waiting thoughts of every table, the table that is next first. */
  readonly #waiting = new Map<string, Job[]>();
  #stopped = false;
  readonly #foreseen = new Foreseen(MOST_FORESEEN);
  /** Decisions that had been thought of before anybody asked. */
  foreseen = 0;
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
      const asked = this.#parts.thinkAhead ? canonical(thought) : undefined;
      const known = asked === undefined ? undefined : this.#foreseen.get(asked);
      if (known !== undefined) {
        this.decided++;
        this.foreseen++;
        return resolve(known);
      }
      this.#put({ table, thought, asked, level: thought.level, resolve, reject });
      this.#feed();
    });
  }

  /** A decision that nobody has asked for yet, if somebody at the table would wait for it and a thread has nothing else to do; otherwise undefined. */
  async ponder(table: string, thought: Thought): Promise<Decision | undefined> {
    const asked = canonical(thought);
    const known = this.#foreseen.get(asked);
    if (known !== undefined || this.#stopped || !this.#parts.personWaits(table)) return known;
    const free = this.#free();
    const thread =
      free.find(({ pondering }) => pondering?.table === table) ?? free.find(({ pondering }) => pondering === undefined);
    if (thread === undefined || free.length < this.#threads.length) return undefined;
    try {
      const decision = await thread.ponder(table, asked, thought, this.#parts.deadline);
      if (decision !== undefined) this.#foreseen.add(asked, decision);
      return decision;
    } catch {
      // The thread is gone, and there is another one by now.
      return undefined;
    }
  }

  /** Nobody will ask what is pondered for this table. */
  drop(table: string): void {
    for (const thread of this.#threads) if (thread.pondering?.table === table) thread.drop();
  }

  /** Nobody needs the waiting thoughts of this table any more; one that is being thought comes to nothing by itself. */
  cancel(table: string): void {
    const jobs = this.#waiting.get(table) ?? [];
    this.#waiting.delete(table);
    this.drop(table);
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

  #free(): ThinkerThread[] {
    return this.#threads.filter(({ job, ended }) => job === undefined && !ended);
  }

  /** Threads that nobody else needs now. One that gets a thought of its own meanwhile is sent home by whoever leads. */
  #idle(): number[] {
    return this.#waiting.size > 0 ? [] : this.#free().map(({ number }) => number);
  }

  #feed(): void {
    for (let free = this.#free(); free.length > 0; free = this.#free()) {
      const job = this.#next();
      if (!job) return;
      // Whoever is pondering the very thing finishes it; what others ponder can wait.
      const thread = free.find(({ pondering }) => pondering !== undefined && pondering.asked === job.asked) ?? free[0];
      for (const other of free) if (other !== thread) other.drop();
      void this.#do(thread, job);
    }
  }

  async #do(thread: ThinkerThread, job: Job): Promise<void> {
    thread.job = job;
    if (thread.pondering !== undefined && thread.pondering.asked === job.asked) this.foreseen++;
    thread.pondering = undefined;
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
