/**
 * The rules threads as the main thread knows them. A thread that does not come back from a message is ended and replaced; whatever it
 * was asked about other tables is asked again elsewhere, and the table it hung on is told from the others by its mark.
 */
import { readFileSync } from 'node:fs';
import { MessageChannel, Worker } from 'node:worker_threads';
import { type Api, RefusedError, type Remote, type RemoteLine, remoteLine, serve } from '../../host/calls.ts';
import { PROBLEMS, type ProblemReason, Refused } from '../protocol/problems.ts';
import type { BegunGame, CheckedWish, GameWish, OpenedGame, Rules } from '../station.ts';
import { threadPort } from '../thread-port.ts';
import {
  HANDLED,
  KEEPER_CALLS,
  MARK,
  READY,
  type RULES_CALLS,
  type RulesNews,
  type RulesThreadData,
  THREAD,
} from './calls.ts';

/** The thread is gone; whatever it was asked was not the reason, and may be asked again. */
export class ThreadLost extends Error {
  constructor() {
    super('the thread of the rules was replaced');
    this.name = 'ThreadLost';
  }
}

/** The driver of a table stands still or is not there: the table is to be read again. */
export class TableNotHeld extends Error {
  constructor() {
    super('the table is not held by this thread');
    this.name = 'TableNotHeld';
  }
}

export type Ask<T> = (calls: Remote<typeof RULES_CALLS>) => Promise<T>;

export interface RulesThreadsParts {
  /** The first module of a thread. */
  readonly thread: URL;
  /** The module that exports the games. */
  readonly registry: URL;
  readonly threads: number;
  /** How many moves later those who watch are told. */
  readonly behind: number;
  /** Whether opponents also think while people do. */
  readonly thinkAhead: boolean;
  /** A thread that has not come back from a message after so many ms is replaced. */
  readonly deadline: number;
  readonly keeper: Api<typeof KEEPER_CALLS>;
  onNews(news: RulesNews): void;
  /** A thread was lost, and with it these tables; one of them may have been the reason. */
  onLost(lost: { readonly tables: readonly string[]; readonly culprit: string | undefined }): void;
}

/** How often a thread that has something to do is looked at, as a part of the deadline: counted in looks, so that a machine that sleeps ends nothing. */
const LOOKS = 8;
/** So long a thread may take to start, or to come back on a machine that is busy with other things. */
const MOST_LOOKS = 60 * LOOKS;

/** Milliseconds of one tick of the system's clock. */
const TICK = 10;

/** Processor time so far, in ms: of one thread where the system says it, otherwise of the whole process. */
function spent(thread: number): number {
  if (thread > 0) {
    try {
      // After its name, which may hold anything: user and system time are the 12th and 13th field.
      const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return TICK * (Number(fields[11]) + Number(fields[12]));
    } catch {
      // The thread is gone: whoever asks hears of it.
    }
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** More memory than a thousand tables need. */
const MOST_MEMORY_MB = 1024;

class RulesThread {
  readonly tables = new Set<string>();
  readonly #worker: Worker;
  readonly #line: RemoteLine<typeof RULES_CALLS>;
  readonly #cells = new Int32Array(new SharedArrayBuffer(16));
  readonly #deadline: number;
  readonly #onGone: (thread: RulesThread, mark: number) => void;
  #sent = 0;
  #handledBefore = -1;
  #looks = 0;
  #spentBefore = 0;
  #wasReady = false;
  #watch: NodeJS.Timeout | undefined;
  #gone = false;

  constructor(parts: RulesThreadsParts, onGone: (thread: RulesThread, mark: number) => void) {
    const workerData: RulesThreadData = {
      registry: parts.registry.href,
      behind: parts.behind,
      thinkAhead: parts.thinkAhead,
      cells: this.#cells.buffer as SharedArrayBuffer,
    };
    this.#deadline = parts.deadline;
    this.#onGone = onGone;
    this.#worker = new Worker(parts.thread, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const asked = new MessageChannel();
    const keeper = new MessageChannel();
    const count = (): void => this.#count();
    this.#line = remoteLine<typeof RULES_CALLS>(threadPort(asked.port2, count));
    asked.port2.on('message', (data: unknown) => {
      if (isNews(data)) for (const news of data.news) parts.onNews(news);
    });
    serve(threadPort(keeper.port2, count), KEEPER_CALLS, parts.keeper);
    const ports = { asked: asked.port1, keeper: keeper.port1 };
    this.#worker.postMessage(ports, [asked.port1, keeper.port1]);
    this.#worker.once('error', () => this.#lose());
    this.#worker.once('exit', () => this.#lose());
    asked.port2.unref();
    keeper.port2.unref();
    this.#worker.unref();
  }

  get calls(): Remote<typeof RULES_CALLS> {
    return this.#line.calls;
  }

  #count(): void {
    this.#sent++;
    if (this.#watch === undefined) this.#spentBefore = this.#spent;
    this.#watch ??= setInterval(() => this.#look(), this.#deadline / LOOKS);
    this.#watch.unref();
  }

  /** Something was sent and not handled for so many looks: it hangs. */
  #look(): void {
    const handled = Atomics.load(this.#cells, HANDLED);
    if (handled >= this.#sent || this.#gone) {
      clearInterval(this.#watch);
      this.#watch = undefined;
      this.#looks = 0;
    } else if (handled !== this.#handledBefore || this.#isReady !== this.#wasReady) {
      // It has come back from something, or has just started.
      this.#wasReady = this.#isReady;
      this.#looks = 0;
      this.#spentBefore = this.#spent;
    } else if (this.#hangs(++this.#looks)) this.#lose();
    this.#handledBefore = handled;
  }

  /** On a machine that has no time for this thread nothing comes back either: what hangs burns time of its own. */
  #hangs(looks: number): boolean {
    if (!this.#isReady || looks > MOST_LOOKS) return looks > MOST_LOOKS;
    return looks > LOOKS && this.#spent - this.#spentBefore > this.#deadline;
  }
  get #spent(): number {
    return spent(Atomics.load(this.#cells, THREAD));
  }
  get #isReady(): boolean {
    return Atomics.load(this.#cells, READY) === 1;
  }

  #lose(): void {
    if (this.#gone) return;
    this.#gone = true;
    clearInterval(this.#watch);
    void this.#worker.terminate();
    this.#onGone(this, Atomics.load(this.#cells, MARK));
    this.#line.giveUp(new ThreadLost());
  }

  async stop(): Promise<void> {
    this.#gone = true;
    clearInterval(this.#watch);
    await this.#worker.terminate();
    this.#line.giveUp(new ThreadLost());
  }
}

const isNews = (data: unknown): data is { readonly news: readonly RulesNews[] } =>
  typeof data === 'object' && data !== null && 'news' in data;

const REFUSED = 'Refused ';
const isReason = (reason: string): reason is ProblemReason => Object.hasOwn(PROBLEMS, reason);

/** What a thread refused, as the station says it. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof RefusedError)) return error;
  if (!error.kind.startsWith(REFUSED)) return new Refused('failed', 'the rules failed at this; nothing was done');
  const reason = error.kind.slice(REFUSED.length);
  if (reason === 'elsewhere') return new TableNotHeld();
  return isReason(reason) ? new Refused(reason, error.message) : new Refused('failed', error.message);
}

export class RulesThreads implements Rules {
  readonly #parts: RulesThreadsParts;
  #threads: RulesThread[];
  readonly #home = new Map<string, RulesThread>();
  /** Marks of tables and of single questions, by which a thread says what it is working on. */
  readonly #marks = new Map<number, string>();
  readonly #markOf = new Map<string, number>();
  #lastMark = 0;
  #stopped = false;
  /** Threads that were replaced so far. */
  replaced = 0;

  constructor(parts: RulesThreadsParts) {
    this.#parts = parts;
    this.#threads = Array.from({ length: parts.threads }, () => this.#newThread());
  }

  #newThread(): RulesThread {
    return new RulesThread(this.#parts, (thread, mark) => this.#lost(thread, mark));
  }

  #lost(thread: RulesThread, mark: number): void {
    if (this.#stopped) return;
    this.replaced++;
    this.#threads = this.#threads.map((one) => (one === thread ? this.#newThread() : one));
    const tables = [...thread.tables];
    for (const id of tables) this.#home.delete(id);
    const culprit = this.#marks.get(mark);
    if (culprit !== undefined) {
      this.#culprits.add(culprit);
      // Those who asked hear of it at once.
      setImmediate(() => this.#culprits.delete(culprit));
    }
    this.#parts.onLost({ tables, culprit });
  }
  /** What threads hung on: asked again, it would only hang the next. */
  readonly #culprits = new Set<string>();

  markFor(id: string): number {
    const known = this.#markOf.get(id);
    if (known !== undefined) return known;
    // Marks travel in 32 bits.
    this.#lastMark = (this.#lastMark % 0x7f_ff_ff_ff) + 1;
    this.#markOf.set(id, this.#lastMark);
    this.#marks.set(this.#lastMark, id);
    return this.#lastMark;
  }

  isHeld(id: string): boolean {
    return this.#home.has(id);
  }
  get held(): number {
    return this.#home.size;
  }

  #threadFor(id: string): RulesThread {
    const home = this.#home.get(id);
    if (home) return home;
    const thread = this.#threads.reduce((a, b) => (b.tables.size < a.tables.size ? b : a));
    this.#home.set(id, thread);
    thread.tables.add(id);
    return thread;
  }

  /** Asks the thread that holds a table, or is to hold it. */
  async ask<T>(id: string, question: Ask<T>): Promise<T> {
    try {
      return await question(this.#threadFor(id).calls);
    } catch (error) {
      if (error instanceof ThreadLost && this.#culprits.has(id)) {
        throw new Refused('failed', 'the rules did not come to an end; nothing was done');
      }
      throw refusalOf(error);
    }
  }

  /** Lets go of a table. */
  drop(id: string): void {
    const thread = this.#home.get(id);
    this.#home.delete(id);
    thread?.tables.delete(id);
    thread?.calls.drop(id).catch(() => undefined);
    this.#unmark(id);
  }
  #unmark(id: string): void {
    const mark = this.#markOf.get(id);
    this.#markOf.delete(id);
    if (mark !== undefined) this.#marks.delete(mark);
  }

  /** A question about no table: it is marked like one, so that it cannot be taken for another when it hangs. */
  async #once<T>(question: (calls: Remote<typeof RULES_CALLS>, mark: number) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      const id = `question ${++this.#questions}`;
      const mark = this.markFor(id);
      try {
        return await this.ask(id, (calls) => question(calls, mark));
      } catch (error) {
        if (!(error instanceof ThreadLost) || tries > 0 || this.#stopped) throw error;
      } finally {
        this.#forget(id);
      }
    }
  }
  #questions = 0;
  #forget(id: string): void {
    this.#home.get(id)?.tables.delete(id);
    this.#home.delete(id);
    this.#unmark(id);
  }

  check(wish: GameWish): Promise<CheckedWish> {
    return this.#once((calls, mark) => calls.check(mark, wish));
  }
  begin(wish: GameWish & { readonly seed: number }): Promise<BegunGame> {
    return this.#once((calls, mark) => calls.begin(mark, wish));
  }
  openSave(save: string): Promise<OpenedGame> {
    return this.#once((calls, mark) => calls.openSave(mark, save));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }
}
