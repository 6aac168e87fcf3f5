/** SQLite in one folder: nothing to install, one process. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Compilable, Kysely, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import { type Database, type Decision, type Found, Listeners, StorageProblem } from './database.ts';
import type { Schema } from './schema.ts';
import type { Signal } from './storage.ts';

export const SQLITE_FILE = 'station.db';
const LOCK_FILE = 'station.lock';
/** Statements that are kept ready; those of rare sizes make room for others. */
const READY_STATEMENTS = 200;

/**
 * A folder belongs to one process. The lock is one of the operating system on a small database of its own: it ends with the process,
 * however that ends, and leaves the data to be copied by a backup meanwhile.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new Sqlite(join(folder, LOCK_FILE));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new StorageProblem('inUse', `Another process is already using the data folder ${folder}.`, error);
  }
  return () => lock.close();
}

type Statement = ReturnType<Sqlite.Database['prepare']>;
/** Whether a statement answers with rows is asked once: the question goes to the library behind it. */
interface Ready {
  readonly statement: Statement;
  readonly reads: boolean;
}

class Connection {
  readonly #db: Sqlite.Database;
  readonly #ready = new Map<string, Ready>();
  constructor(db: Sqlite.Database) {
    this.#db = db;
  }
  prepare(sql: string): Statement {
    return this.ready(sql).statement;
  }
  ready(sql: string): Ready {
    let ready = this.#ready.get(sql);
    if (ready === undefined) {
      const statement = this.#db.prepare(sql);
      ready = { statement, reads: statement.reader };
      // The longest unused is the first one.
      if (this.#ready.size >= READY_STATEMENTS) this.#ready.delete(this.#ready.keys().next().value ?? '');
    } else this.#ready.delete(sql);
    this.#ready.set(sql, ready);
    return ready;
  }
  close(): void {
    this.#ready.clear();
    this.#db.close();
  }
}

export function openSqlite(folder: string): Database {
  const unlock = lockFolder(folder);
  const db = new Sqlite(join(folder, SQLITE_FILE), { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000');
  const connection = new Connection(db);
  const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) });
  const signals = new Listeners<[Signal]>();

  const run = (query: Compilable): unknown[] => {
    const { sql, parameters } = query.compile();
    const { statement, reads } = connection.ready(sql);
    if (reads) return statement.all(parameters);
    statement.run(parameters);
    return [];
  };
  /** Waits until nobody else has the connection; then all of it runs at once. */
  const transaction = <T>(begin: string, work: () => T): Promise<T> =>
    kysely.connection().execute(async () => {
      db.exec(begin);
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        // Where the disk is full, SQLite has rolled back by itself.
        if (db.inTransaction) db.exec('ROLLBACK');
        throw error;
      }
    });
  return {
    kind: 'sqlite',
    kysely,
    together: <const Q extends readonly Compilable[]>(questions: Q) =>
      transaction('BEGIN', () => questions.map(run) as Found<Q>),
    async decide<const Q extends readonly Compilable[], T>(questions: Q, decision: (found: Found<Q>) => Decision<T>) {
      const { answer, signals: told } = await transaction('BEGIN IMMEDIATE', () => {
        const decided = decision(questions.map(run) as Found<Q>);
        decided.writes.forEach(run);
        return decided;
      });
      for (const signal of told) signals.tell(signal);
      return answer;
    },
    migrating: (work) => kysely.transaction().execute(work),
    isDuplicate: (error) => codeOf(error)?.startsWith('SQLITE_CONSTRAINT') === true,
    isLost: (error) => /^SQLITE_(BUSY|IOERR|FULL|CANTOPEN|CORRUPT|READONLY)/.test(codeOf(error) ?? ''),
    onSignal: (listener) => signals.add(listener),
    onMissed: () => () => undefined,
    async close() {
      await kysely.destroy();
      unlock();
    },
  };
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
