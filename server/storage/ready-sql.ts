/**
 * The statements of a move. Their texts are made once and found again: building and compiling them anew costs more processor time than
 * the database needs to run them.
 */
import { type Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import type { DoneCommand } from './storage.ts';

const quoted = (name: string): string => `"${name}"`;
const times = (count: number, each: (n: number) => string, between: string): string =>
  Array.from({ length: count }, (_, n) => each(n)).join(between);

/** As a row of a table names its columns. */
export type Columns<N extends keyof Schema> = readonly (keyof Schema[N] & string)[];

/** A move beside its table. */
interface StepColumns {
  readonly stepAt: number | null;
  readonly stepSeat: number;
  readonly stepMove: string;
  readonly stepEvents: string;
  readonly stepTotals: string;
  readonly stepState: string | null;
}

export class ReadySql {
  readonly #kind: Database['kind'];
  readonly #texts = new Map<string, string>();

  constructor({ kind }: Pick<Database, 'kind'>) {
    this.#kind = kind;
  }

  #query<Row>(
    key: string,
    text: (place: (n: number) => string) => string,
    parameters: readonly unknown[],
  ): Compilable<Row> {
    const known = this.#texts.get(key);
    const sql = known ?? text(this.#kind === 'postgres' ? (n) => `$${n + 1}` : () => '?');
    if (known === undefined) this.#texts.set(key, sql);
    return { compile: () => CompiledQuery.raw(sql, [...parameters]) };
  }

  table(id: string): Compilable<Schema['tables']> {
    return this.#query('table', (place) => `select * from "tables" where "id" = ${place(0)}`, [id]);
  }
  steps(table: string): Compilable<Omit<Schema['steps'], 'table'>> {
    return this.#query(
      'steps',
      (place) =>
        `select "at", "seat", "move", "events", "totals" from "steps" where "table" = ${place(0)} order by "at"`,
      [table],
    );
  }
  /** The present state and those before it that its table wants to be opened with. */
  states(table: string): Compilable<Pick<Schema['states'], 'state'>> {
    return this.#query(
      'states',
      (place) =>
        `select "states"."state" from "states" join "tables" on "tables"."id" = "states"."table" where "states"."table" = ${place(0)} and "states"."at" >= "tables"."at" - "tables"."undoDepth" order by "states"."at"`,
      [table],
    );
  }

  /** One statement, and so one moment: a row for every move from one place on, or a single one without a move. */
  tableSince(id: string, at: number): Compilable<Schema['tables'] & StepColumns> {
    return this.#query(
      'table since',
      (place) =>
        `select "tables".*, "steps"."at" as "stepAt", "steps"."seat" as "stepSeat", "steps"."move" as "stepMove", "steps"."events" as "stepEvents", "steps"."totals" as "stepTotals", "states"."state" as "stepState" from "tables" left join "steps" on "steps"."table" = "tables"."id" and "steps"."at" >= ${place(0)} left join "states" on "states"."table" = "steps"."table" and "states"."at" = "steps"."at" + 1 where "tables"."id" = ${place(1)} order by "steps"."at"`,
      [at, id],
    );
  }

  /** Where tables are now, in the order of their ids; nobody else changes them until the transaction ends. */
  present(
    ids: readonly string[],
  ): Compilable<Pick<Schema['tables'], 'id' | 'version' | 'revision' | 'at' | 'chatLines'>> {
    return this.#query(
      `present ${ids.length}`,
      (place) =>
        `select "id", "version", "revision", "at", "chatLines" from "tables" where "id" in (${times(ids.length, place, ', ')}) order by "id"${this.#kind === 'postgres' ? ' for update' : ''}`,
      ids,
    );
  }

  /** The tables at which one of these commands was done before. */
  done(commands: readonly (DoneCommand & { readonly table: string })[]): Compilable<{ readonly table: string }> {
    const one = (place: (n: number) => string, n: number): string =>
      `("table" = ${place(3 * n)} and "person" = ${place(3 * n + 1)} and "id" = ${place(3 * n + 2)})`;
    return this.#query(
      `done ${commands.length}`,
      (place) =>
        `select "table" from "commands" where ${times(commands.length, (n) => one(place, n), ' or ') || '1 = 0'}`,
      commands.flatMap(({ table, person, id }) => [table, person, id]),
    );
  }

  /** Changes columns of one table. */
  change(id: string, columns: Partial<Schema['tables']>): Compilable {
    const names = Object.keys(columns);
    return this.#query(
      `change ${names.join(' ')}`,
      (place) =>
        `update "tables" set ${times(names.length, (n) => `${quoted(names[n])} = ${place(n)}`, ', ')} where "id" = ${place(names.length)}`,
      [...Object.values(columns), id],
    );
  }

  /** Takes back what was written of a table from one place on. */
  takeBack(what: 'steps' | 'states', table: string, from: number): Compilable {
    const text = (place: (n: number) => string): string =>
      `delete from ${quoted(what)} where "table" = ${place(0)} and "at" >= ${place(1)}`;
    return this.#query(`take back ${what}`, text, [table, from]);
  }

  /** Nobody sits at a table, until it is said anew who does. */
  nobody(table: string): Compilable {
    return this.#query('nobody', (place) => `delete from "seated" where "table" = ${place(0)}`, [table]);
  }

  insert<N extends keyof Schema & string>(table: N, columns: Columns<N>, rows: readonly Schema[N][]): Compilable {
    const width = columns.length;
    return this.#query(
      `insert ${table} ${rows.length}`,
      (place) =>
        `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values ${times(rows.length, (row) => `(${times(width, (n) => place(row * width + n), ', ')})`, ', ')}`,
      rows.flatMap((row) => columns.map((column) => row[column])),
    );
  }
  /** A call takes the place of an earlier one for the same reason. */
  call(calls: readonly Schema['calls'][]): Compilable {
    const { sql, parameters } = this.insert('calls', CALL, calls).compile();
    const again = ['due', 'made', 'tries'].map((name) => `"${name}" = excluded."${name}"`).join(', ');
    return this.#query(`call ${calls.length}`, () => `${sql} on conflict ("id") do update set ${again}`, parameters);
  }
}

const CALL: Columns<'calls'> = ['id', 'person', 'table', 'why', 'by', 'due', 'made', 'tries'];
