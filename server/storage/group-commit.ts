/** Changes of different tables that wait at the same time share one transaction: one wait for the disk serves all of them. */
import type { Compilable } from 'kysely';
import type { Database, Decision } from './database.ts';
import type { Columns, ReadySql } from './ready-sql.ts';
import { chatShape, type Schema, stepShape, tableShape } from './schema.ts';
import type { NewCall, Said, Signal, StoredSeat, TableChange } from './storage.ts';

type Outcome = 'kept' | 'conflict';
interface Waiting {
  readonly change: TableChange;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** A longer batch would let the first of it wait for the last. */
const LARGEST_BATCH = 128;
/**
 * Where many tables are played, commits follow each other no faster than this: whoever waits shares the next one. In ms. A commit of
 * SQLite holds up the whole process until the disk has answered, one of PostgreSQL goes on beside it.
 */
const APART = { sqlite: 10, postgres: 4 } as const;
/** Rows of one statement: databases count the values in it. */
const ROWS_AT_ONCE = 500;

export class GroupCommit {
  readonly #database: Database;
  readonly #sql: ReadySql;
  #waiting: Waiting[] = [];
  #running = false;
  /** When the last commit began, and for which tables. */
  #last = { when: 0, tables: new Set<string>() };
  /** Told how many changes shared a commit. */
  readonly batchListeners = new Set<(size: number) => void>();

  constructor(database: Database, sql: ReadySql) {
    this.#database = database;
    this.#sql = sql;
  }

  commit(change: TableChange): Promise<Outcome> {
    return new Promise<Outcome>((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      if (!this.#running) {
        this.#running = true;
        // Whatever else has come in with this one is heard first.
        setImmediate(() => void this.#run());
      }
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#others();
      const batch = this.#nextBatch();
      this.#last = { when: performance.now(), tables: new Set(batch.map(({ change }) => change.table)) };
      await this.#commitTogether(batch);
    }
    this.#running = false;
  }

  /** Others may come in a moment if others came a moment ago. A table that goes on by itself waits for nobody. */
  async #others(): Promise<void> {
    const { when, tables } = this.#last;
    const early = when + APART[this.#database.kind] - performance.now();
    if (early <= 0 || this.#waiting.every(({ change }) => tables.has(change.table))) return;
    await new Promise((resolve) => setTimeout(resolve, early));
  }

  /** One change per table at most, by table: two processes lock them in the same order and never wait for each other in a circle. */
  #nextBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (batch.size < LARGEST_BATCH && !batch.has(waiting.change.table)) batch.set(waiting.change.table, waiting);
      else later.push(waiting);
    }
    this.#waiting = later;
    return [...batch.values()].sort((a, b) => (a.change.table < b.change.table ? -1 : 1));
  }

  async #commitTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const kept = await this.#transact(batch.map(({ change }) => change));
      for (const listener of this.batchListeners) listener(batch.length);
      for (const { change, resolve } of batch) resolve(kept.has(change.table) ? 'kept' : 'conflict');
    } catch (error) {
      if (batch.length > 1 && !this.#database.isLost(error)) {
        // One of them cannot be written: the others do not suffer for it.
        for (const waiting of batch) await this.#commitTogether([waiting]);
      } else if (this.#database.isDuplicate(error)) {
        // Its version, or its command, was written by somebody else.
        for (const { resolve } of batch) resolve('conflict');
      } else for (const { reject } of batch) reject(error);
    }
  }

  #transact(changes: readonly TableChange[]): Promise<ReadonlySet<string>> {
    const sql = this.#sql;
    const present = sql.present(changes.map(({ table }) => table));
    const commands = changes.flatMap(({ table, command }) => (command === undefined ? [] : [{ table, ...command }]));
    // Asked when the tables are locked, so that none is being done meanwhile.
    return this.#database.decide([present, sql.done(commands)], ([rows, done]) => {
      const found = new Map(rows.map((row) => [row.id, row]));
      const repeated = new Set(done.map(({ table }) => table));
      const fitting = changes.flatMap((change) => {
        const row = found.get(change.table);
        const fits = row?.version === change.from && row.revision === change.revision && !repeated.has(change.table);
        return fits ? [{ ...change, at: row.at, chatLines: row.chatLines }] : [];
      });
      return written(sql, fitting);
    });
  }
}

/** Seats as the index of people knows them. */
export const seatedRows = (table: string, seats: readonly StoredSeat[]): Schema['seated'][] =>
  seats.flatMap(({ person, standIn }, seat) =>
    person === undefined ? [] : [{ table, seat, person, present: standIn === undefined ? 1 : 0 }],
  );

interface ChatRows {
  readonly columns: Partial<Pick<Schema['tables'], 'chatLines'>>;
  readonly rows: readonly Schema['chat'][];
  readonly signals: readonly Signal[];
}
/** What is said at a table after so many lines: the rows, what the table knows of them, and who hears of it. */
export function chatRows(table: string, said: readonly Said[], lines: number): ChatRows {
  if (said.length === 0) return { columns: {}, rows: [], signals: [] };
  const last = lines + said.length;
  return {
    columns: { chatLines: last },
    rows: said.map((line, n) => chatShape.toRow({ ...line, table, id: lines + n + 1 })),
    signals: [{ about: 'chat', id: table, last }],
  };
}

/** Calls are made, or made anew: whoever had taken an earlier one notices. */
export const callsMade = (sql: ReadySql, calls: readonly NewCall[]): Compilable[] =>
  [...inPieces(calls)].map((some) => sql.call(some.map((call) => ({ ...call, id: callId(call), tries: 0 }))));

export const callId = ({ person, table, why, by }: Pick<NewCall, 'person' | 'table' | 'why' | 'by'>): string =>
  [by, why, table, person].join(' ');

/** The columns of fields that change, with what follows from them. */
export const tableColumns = (fields: TableChange['fields']): Partial<Schema['tables']> => ({
  ...tableShape.toColumns(fields),
  ...(fields.terms === undefined ? {} : { visible: fields.terms.visible }),
});

export function* inPieces<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}

/** What a change adds rows to, and their columns. */
const COLUMNS: { readonly [N in 'chat' | 'seated' | 'changes' | 'steps' | 'states' | 'commands']: Columns<N> } = {
  chat: ['table', 'id', 'when', 'person', 'seat', 'content'],
  seated: ['table', 'seat', 'person', 'present'],
  changes: ['table', 'version', 'kept', 'at'],
  steps: ['table', 'at', 'seat', 'move', 'events', 'totals'],
  states: ['table', 'at', 'state'],
  commands: ['table', 'person', 'id', 'version'],
};

/** A change, and how many moves were played and lines said before it. */
type Fitting = TableChange & { readonly at: number; readonly chatLines: number };

function written(sql: ReadySql, changes: readonly Fitting[]): Decision<ReadonlySet<string>> {
  const writes: Compilable[] = [];
  const signals: Signal[] = [];
  const insert = <N extends keyof typeof COLUMNS>(table: N, rows: readonly Schema[N][]): void => {
    for (const some of inPieces(rows)) writes.push(sql.insert(table, COLUMNS[table], some));
  };
  for (const { table, version, revision, at, keep, start, fields, said = [], chatLines } of changes) {
    const chat = chatRows(table, said, chatLines);
    writes.push(sql.change(table, { ...tableColumns(fields), ...chat.columns, version, revision: revision + 1 }));
    insert('chat', chat.rows);
    if (keep < at) writes.push(sql.takeBack('steps', table, keep));
    // A game that begins anew, under other rules, has another first state too.
    if (start !== undefined) writes.push(sql.takeBack('states', table, 0));
    else if (keep < at) writes.push(sql.takeBack('states', table, keep + 1));
    if (fields.seats !== undefined) {
      writes.push(sql.nobody(table));
      insert('seated', seatedRows(table, fields.seats));
    }
    signals.push({ about: 'table', id: table, version, revision: revision + 1 }, ...chat.signals);
  }
  insert(
    'changes',
    changes.map(({ table, version, keep, steps }) => ({ table, version, kept: keep, at: keep + steps.length })),
  );
  insert(
    'steps',
    changes.flatMap(({ table, steps }) => steps.map(({ state: _, ...step }) => ({ table, ...stepShape.toRow(step) }))),
  );
  insert(
    'states',
    changes.flatMap(({ table, start, steps }) => [
      ...(start === undefined ? [] : [{ table, at: 0, state: start }]),
      ...steps.map(({ at, state }) => ({ table, at: at + 1, state })),
    ]),
  );
  insert(
    'commands',
    changes.flatMap(({ table, version, command }) => (command === undefined ? [] : [{ table, version, ...command }])),
  );
  const calls = changes.flatMap((change) => change.calls ?? []);
  writes.push(...callsMade(sql, calls));
  return { writes, signals, answer: new Set(changes.map(({ table }) => table)) };
}
