/**
 * The station at work: every table that somebody plays or follows in this process, the threads that hold their games and think for
 * opponents, and what other processes have written.
 */
import { availableParallelism } from 'node:os';
import type { Affairs } from '../affairs/affairs.ts';
import { Errands } from '../errands.ts';
import { Refused } from '../protocol/problems.ts';
import type { Answers, Command, Question } from '../protocol/socket.ts';
import { RulesThreads } from '../rules/threads.ts';
import type { AroundTheGame, Caller, Done, FollowFrom, Line, LiveTables, Rules, Station } from '../station.ts';
import type { Said, Signal, Storage, StoredTable } from '../storage/storage.ts';
import { ThinkingQueue } from '../thinking/queue.ts';
import { type LiveParts, LiveTable } from './live-table.ts';

export interface StationParts {
  readonly storage: Storage;
  /** The tables around their games; they may ask live play and the rules. */
  affairs(live: LiveTables, rules: Rules): Affairs & AroundTheGame;
  /** The time; a test may own it. */
  now?(): number;
  report?(problem: unknown, table?: string): void;
  readonly settings?: Partial<StationSettings>;
}

export interface StationSettings {
  /** The module that exports the games. */
  readonly registry: URL;
  /** The first modules of the threads. */
  readonly rulesThread: URL;
  readonly thinkerThread: URL;
  readonly rulesThreads: number;
  readonly thinkerThreads: number;
  /** A rules thread that does not come back from a message after so many ms is replaced. */
  readonly rulesDeadline: number;
  /** What an opponent has for a decision, and each lower level that decides for it when the time is over. */
  readonly thinkingDeadline: number;
  readonly fallbackDeadline: number;
  /** Whether opponents also think while people do, in threads that have nothing else to do. */
  readonly thinkAhead: boolean;
  /** How long an opponent's move is shown before the next, where somebody looks; in ms. */
  readonly pace: number;
  /** How many moves later those who watch are told. */
  readonly behind: number;
  /** After so many ms without a command a table is not held in memory any more. */
  readonly idleAfter: number;
  /** More tables than these are not held, however busy they are: the one that was idle longest goes. */
  readonly mostHeld: number;
  /** How often tables whose time has come are looked for, in ms; 0 never. */
  readonly sweepEvery: number;
  /** How often tables that somebody follows are compared with what is kept, in ms; 0 never. */
  readonly compareEvery: number;
}

const DEFAULTS: StationSettings = {
  registry: new URL('../../games/registry.ts', import.meta.url),
  rulesThread: new URL('../rules/thread.mjs', import.meta.url),
  thinkerThread: new URL('../thinking/thread.mjs', import.meta.url),
  rulesThreads: 2,
  thinkerThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  rulesDeadline: 2_000,
  thinkingDeadline: 10_000,
  fallbackDeadline: 2_000,
  thinkAhead: false,
  pace: 500,
  behind: 5,
  idleAfter: 60_000,
  mostHeld: 2_000,
  sweepEvery: 1_000,
  compareEvery: 5_000,
};

/** A process that took a due table has so long to deal with it before another one does. */
const LEASE = 15_000;
const MOST_DUE = 100;
const MOST_COMPARED = 500;
/** Idle tables are looked for so often, as a part of the time after which they are idle. */
const EVICTIONS = 4;

/** What there is to watch, for /metrics. */
export interface StationFigures {
  readonly tables: number;
  readonly tablesHeld: number;
  readonly lines: number;
  readonly commandsDone: number;
  readonly commandsRefused: number;
  readonly thoughts: number;
  readonly thoughtsCut: number;
  readonly thoughtsForeseen: number;
  readonly thoughtsWaiting: number;
  readonly rulesThreadsReplaced: number;
  readonly tablesHalted: number;
}

export class LiveStation implements Station, LiveTables {
  readonly rules: RulesThreads;
  readonly affairs: Affairs & AroundTheGame;
  readonly #storage: Storage;
  readonly #settings: StationSettings;
  readonly #thinking: ThinkingQueue;
  readonly #tables = new Map<string, LiveTable>();
  readonly #live: LiveParts;
  readonly #now: () => number;
  readonly #report: (problem: unknown, table?: string) => void;
  readonly #ends: (() => void)[] = [];
  readonly #errands: Errands;
  #commandsDone = 0;
  #commandsRefused = 0;
  #sweeping = false;
  #comparing = false;
  #stopped = false;

  constructor(parts: StationParts) {
    this.#storage = parts.storage;
    this.#settings = { ...DEFAULTS, ...parts.settings };
    this.#now = parts.now ?? Date.now;
    this.#report = parts.report ?? (() => undefined);
    this.#errands = new Errands((error) => this.#report(error));
    const { registry, rulesThread, rulesThreads, thinkerThread, thinkerThreads, rulesDeadline, behind, thinkAhead } =
      this.#settings;
    this.#thinking = new ThinkingQueue({
      thread: thinkerThread,
      registry,
      threads: thinkerThreads,
      deadline: this.#settings.thinkingDeadline,
      deadlineOfFallback: this.#settings.fallbackDeadline,
      thinkAhead,
      personWaits: (id) => this.#tables.get(id)?.personFollows === true,
    });
    this.rules = new RulesThreads({
      thread: rulesThread,
      registry,
      threads: rulesThreads,
      behind,
      thinkAhead,
      deadline: rulesDeadline,
      keeper: {
        keep: (id, change) => {
          const kept = this.#table(id).keep(change);
          // Whoever asked for it is told if it fails.
          this.#errands.start(kept.catch(() => undefined));
          return kept;
        },
        think: (id, thought) => this.#thinking.think(id, thought),
        ponder: (id, thought) => this.#thinking.ponder(id, thought),
        drop: (id) => this.#thinking.drop(id),
        breathe: (id) => this.#breathe(id),
        stateAt: (id, at) => this.#storage.stateAt(id, at),
        stuck: (id, problem) => {
          this.#report(new Error(problem), id);
          this.#table(id).strike();
        },
      },
      onNews: (news) => this.#tables.get(news.table)?.news(news),
      onLost: ({ tables, culprit }) => {
        this.#report(new Error(`a rules thread hung or broke${culprit ? '' : '; it worked on no table'}`), culprit);
        for (const id of tables) {
          this.#thinking.cancel(id);
          this.#tables.get(id)?.lost(id === culprit);
        }
      },
    });
    this.affairs = parts.affairs(this, this.rules);
    this.#live = {
      storage: this.#storage,
      rules: this.rules,
      around: this.affairs,
      now: this.#now,
      start: (work) => this.#errands.start(work),
      report: (problem, table) => {
        // What somebody was refused is theirs to know.
        if (!(problem instanceof Refused) || problem.reason === 'failed') this.#report(problem, table);
      },
    };
    this.#ends.push(
      this.#storage.onSignal((signal) => this.#heard(signal)),
      this.#storage.onMissed(() => this.#missed()),
      every(this.#settings.sweepEvery, () => this.#errands.start(this.#sweep())),
      every(this.#settings.compareEvery, () => this.#errands.start(this.#compare())),
      every(this.#settings.idleAfter / EVICTIONS, () => this.evict()),
    );
  }

  #table(id: string): LiveTable {
    const known = this.#tables.get(id);
    if (known) return known;
    const table = new LiveTable(id, this.#live);
    this.#tables.set(id, table);
    return table;
  }

  async command(caller: Caller, id: string, commandId: string, command: Command): Promise<Done> {
    if (this.#stopped) throw new Refused('unavailable', 'this process is going to stop');
    try {
      const done = await this.#table(id).command(caller, commandId, command);
      this.#commandsDone++;
      return done;
    } catch (error) {
      this.#commandsRefused++;
      throw this.#refusal(error, id);
    }
  }

  async ask<Q extends Question>(caller: Caller, id: string, question: Q): Promise<Answers[Q['type']]> {
    try {
      // The answer's type follows from the question's, which the compiler cannot see through the switch.
      return (await this.#table(id).ask(caller, question)) as Answers[Q['type']];
    } catch (error) {
      throw this.#refusal(error, id);
    }
  }

  async follow(caller: Caller, id: string, line: Line, have: FollowFrom = {}): Promise<() => void> {
    try {
      return await this.#table(id).follow(caller, line, have);
    } catch (error) {
      throw this.#refusal(error, id);
    }
  }

  followList(caller: Caller, list: 'open' | 'mine', line: Line): Promise<() => void> {
    return this.affairs.followList(caller, list, line);
  }

  /** Everything is refused with a reason; what has none is a fault of ours, and its words are for the log. */
  #refusal(error: unknown, table: string): unknown {
    if (error instanceof Refused) return error;
    this.#report(error, table);
    return new Refused('unavailable', 'this could not be done now');
  }

  goBack(id: string, to: number, said: readonly Said[]): Promise<Done> {
    return this.#table(id).goBack(to, said);
  }
  inTurn<T>(id: string, change: () => Promise<T>): Promise<T> {
    return this.#table(id).inTurn(change);
  }

  known(id: string): StoredTable | undefined {
    return this.#tables.get(id)?.stored;
  }

  /** Where nobody looks, nothing needs to be seen. */
  async #breathe(id: string): Promise<void> {
    const { pace } = this.#settings;
    if (pace > 0 && (this.#tables.get(id)?.lines ?? 0) > 0) await new Promise((resolve) => setTimeout(resolve, pace));
  }

  #heard(signal: Signal): void {
    if (signal.about === 'table') this.#tables.get(signal.id)?.written(signal);
  }

  /** The line to the database was cut: what was written meanwhile was not heard. */
  #missed(): void {
    for (const table of this.#tables.values()) table.refresh();
  }

  /** A signal can be lost, with the process that was to send it or while the database starts: nobody waits for ever for what is kept already. */
  async #compare(): Promise<void> {
    if (this.#comparing || this.#stopped) return;
    this.#comparing = true;
    try {
      const followed = [...this.#tables.values()].filter(({ lines }) => lines > 0);
      for (let i = 0; i < followed.length; i += MOST_COMPARED) {
        const some = followed.slice(i, i + MOST_COMPARED);
        const kept = await this.#storage.revisionsOf(some.map(({ id }) => id));
        for (const table of some) table.compared(kept.get(table.id));
      }
    } catch (error) {
      this.#report(error);
    } finally {
      this.#comparing = false;
    }
  }

  /** Takes tables whose time has come: an opponent's turn that nobody drives, a clock, an absence. */
  async #sweep(): Promise<void> {
    if (this.#sweeping || this.#stopped) return;
    this.#sweeping = true;
    try {
      const due = await this.#storage.takeDue(this.#now(), LEASE, MOST_DUE);
      for (const id of due) {
        const done = this.#table(id)
          .due()
          .catch((error: unknown) => this.#report(error, id));
        this.#errands.start(done);
      }
    } catch (error) {
      this.#report(error);
    } finally {
      this.#sweeping = false;
    }
  }

  /** Idle tables are let go of; whoever needs one reads it again. */
  evict(): void {
    const { idleAfter, mostHeld } = this.#settings;
    const longAgo = this.#now() - idleAfter;
    const held = [...this.#tables.values()].filter((table) => table.isHeld && !table.isBusy);
    held.sort((a, b) => a.used - b.used);
    const tooMany = this.rules.held - mostHeld;
    held.forEach((table, i) => {
      if (table.used < longAgo || i < tooMany) {
        this.#thinking.cancel(table.id);
        table.letGo();
      }
    });
    for (const [id, table] of this.#tables) {
      if (table.isIdle && !table.isHeld && !table.isHalted && table.used < longAgo) this.#tables.delete(id);
    }
  }

  figures(): StationFigures {
    let lines = 0;
    let tablesHalted = 0;
    for (const table of this.#tables.values()) {
      lines += table.lines;
      if (table.isHalted) tablesHalted++;
    }
    return {
      tables: this.#tables.size,
      tablesHeld: this.rules.held,
      lines,
      commandsDone: this.#commandsDone,
      commandsRefused: this.#commandsRefused,
      thoughts: this.#thinking.decided,
      thoughtsCut: this.#thinking.cut,
      thoughtsForeseen: this.#thinking.foreseen,
      thoughtsWaiting: this.#thinking.waiting,
      rulesThreadsReplaced: this.rules.replaced,
      tablesHalted,
    };
  }

  async stop(): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    for (const end of this.#ends) end();
    await Promise.all([...this.#tables.values()].map((table) => table.leaveAll()));
    await Promise.all([this.rules.stop(), this.#thinking.stop()]);
    await Promise.all([this.affairs.stop(), this.#errands.finished()]);
  }
}

function every(ms: number, act: () => void): () => void {
  if (ms <= 0) return () => undefined;
  const timer = setInterval(act, ms);
  timer.unref();
  return () => clearInterval(timer);
}
