/**
 * A backup is one packed file of JSON lines: a head, a line per row of every table, and a last line that counts them. It is made while
 * the station runs, as of one moment, and either database can be filled from it: so it is also the way from SQLite to PostgreSQL.
 */
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import * as z from 'zod/mini';
import { StorageProblem } from './database.ts';
import { openDatabase, type StoragePlace } from './index.ts';
import { migrated } from './migrate.ts';
import { MIGRATIONS, type Schema, TABLES_AT } from './schema.ts';
import { SQLITE_FILE } from './sqlite.ts';

const FORMAT = 1;
const headSchema = z.object({
  roundhouse: z.literal('backup'),
  format: z.literal(FORMAT),
  /** The version of the schema its rows are of. */
  schema: z.number().check(z.int(), z.minimum(1)),
  made: z.number(),
});
const rowSchema = z.object({
  table: z.string(),
  row: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
});
const endSchema = z.object({ rows: z.number() });
type BackupRow = z.infer<typeof rowSchema>;

const ROWS_AT_ONCE = 200;

/** Something that can be asked as of one moment, for as long as it takes. */
interface Source {
  query(sql: string): AsyncIterable<BackupRow['row']> | Iterable<BackupRow['row']>;
  close(): Promise<void>;
}

function sqliteSource(folder: string): Source {
  const file = join(folder, SQLITE_FILE);
  if (!existsSync(file)) throw new StorageProblem('unreachable', `There is no station in the folder ${folder}.`);
  // A second reader beside the process that plays: in WAL mode it sees one moment and holds nobody up.
  const db = new Sqlite(file, { timeout: 5000 });
  db.exec('BEGIN');
  return {
    query: (sql) => db.prepare(sql).iterate() as IterableIterator<BackupRow['row']>,
    async close() {
      db.exec('ROLLBACK');
      db.close();
    },
  };
}

async function postgresSource(url: string): Promise<Source> {
  const client = new pg.Client({ connectionString: url, application_name: 'roundhouse backup' });
  try {
    await client.connect();
  } catch (error) {
    throw new StorageProblem('unreachable', 'The database does not answer.', error);
  }
  // Times are far below where a number becomes inexact.
  client.setTypeParser(pg.types.builtins.INT8, Number);
  await client.query('begin isolation level repeatable read read only');
  return {
    async *query(sql) {
      await client.query(`declare backup no scroll cursor for ${sql}`);
      for (;;) {
        const { rows } = await client.query(`fetch ${ROWS_AT_ONCE} from backup`);
        yield* rows;
        if (rows.length < ROWS_AT_ONCE) break;
      }
      await client.query('close backup');
    },
    async close() {
      await client.end();
    },
  };
}

async function* lines(source: Source, now: number): AsyncGenerator<string> {
  let schema = 0;
  for await (const { version } of source.query('select version from "schemaVersion"')) schema = Number(version);
  if (schema > MIGRATIONS.length) throw newer(schema);
  const head: z.infer<typeof headSchema> = { roundhouse: 'backup', format: FORMAT, schema, made: now };
  yield `${JSON.stringify(head)}\n`;
  let rows = 0;
  for (const table of TABLES_AT[schema - 1]) {
    for await (const row of source.query(`select * from "${table}"`)) {
      rows++;
      yield `${JSON.stringify({ table, row } satisfies BackupRow)}\n`;
    }
  }
  yield `${JSON.stringify({ rows })}\n`;
}

const newer = (schema: number): StorageProblem =>
  new StorageProblem(
    'newerSchema',
    `The data was written by a later release (schema ${schema}, this one knows ${MIGRATIONS.length}).`,
  );

/** Writes everything that is kept into a file; how many rows it were. The file appears when it is whole. */
export async function backUp(place: StoragePlace, file: string, now: number): Promise<number> {
  const source = 'url' in place ? await postgresSource(place.url) : sqliteSource(place.data);
  const unfinished = `${file}.part`;
  let count = -2;
  try {
    async function* counted(): AsyncGenerator<string> {
      for await (const line of lines(source, now)) {
        count++;
        yield line;
      }
    }
    await pipeline(
      Readable.from(counted()),
      createGzip({ level: 6 }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    renameSync(unfinished, file);
    return count;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await source.close();
  }
}

/** A file that is no whole backup. */
export class BackupProblem extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BackupProblem';
  }
}

async function* readLines(file: string): AsyncGenerator<unknown> {
  const packed = createReadStream(file);
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const line of createInterface({ input: packed.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY })) {
      yield JSON.parse(line);
    }
    // readline takes an error of its input for its end.
    if (unpacked.errored) throw unpacked.errored;
  } catch (error) {
    throw new BackupProblem(`${file} is no whole backup of a station.`, error);
  } finally {
    packed.destroy();
  }
}

/** Fills an empty database from a backup, all of it or nothing; how many rows it were. */
export async function restore(place: StoragePlace, file: string): Promise<number> {
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`);
  const database = await openDatabase(place);
  try {
    const count = await database.migrating((db) => filled(db, file));
    await database.migrating((db) => migrated(db));
    return count;
  } finally {
    await database.close();
  }
}

async function filled(db: Kysely<Schema>, file: string): Promise<number> {
  const input = readLines(file);
  const first = headSchema.safeParse((await input.next()).value);
  if (!first.success) throw new BackupProblem(`${file} is no backup of a station.`);
  const { schema } = first.data;
  if (schema > MIGRATIONS.length) throw newer(schema);
  const { from } = await migrated(db, schema);
  const known = new Set<string>(TABLES_AT[schema - 1]);
  if (from > schema) throw new BackupProblem('The place to restore to has been used by a later release.');
  for (const table of ['tables', 'people'] as const) {
    if ((await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined) {
      throw new BackupProblem('There is a station already: a backup is restored into an empty place only.');
    }
  }
  let count = 0;
  let ended: number | undefined;
  let waiting: BackupRow['row'][] = [];
  let of: string | undefined;
  const write = async (): Promise<void> => {
    // The names of tables were compared with those of the schema; the database itself refuses columns that are not there.
    if (of !== undefined && waiting.length > 0)
      await db
        .insertInto(of as 'notes')
        .values(waiting as never)
        .execute();
    waiting = [];
  };
  for await (const line of input) {
    if (ended !== undefined) throw new BackupProblem(`${file} goes on behind its end.`);
    const end = endSchema.safeParse(line);
    if (end.success) {
      ended = end.data.rows;
      continue;
    }
    const { data } = rowSchema.safeParse(line);
    if (data === undefined || !known.has(data.table)) throw new BackupProblem(`${file} has a line that is no row.`);
    if (of !== data.table || waiting.length >= ROWS_AT_ONCE) await write();
    of = data.table;
    waiting.push(data.row);
    count++;
  }
  await write();
  if (ended !== count) throw new BackupProblem(`${file} is cut off: it holds ${count} of its rows.`);
  return count;
}
