/** PostgreSQL: any number of processes share it. Everything goes through one pool, except listening, which has a connection of its own. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Compilable, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Database, type Decision, type Found, Listeners, StorageProblem } from './database.ts';
import { CHANNEL, NoticeReader, noticesOf } from './notices.ts';
import type { Schema } from './schema.ts';
import type { Signal } from './storage.ts';

const CONNECTIONS = 10;
/** Longer than any honest query takes; a database that is silent for so long counts as lost. */
const PATIENCE = 8000;
/** How often the listening connection shows that it is alive. */
const HEARTBEAT = 5000;
const RETRY = { first: 50, longest: 2000 } as const;
/** Any number nobody else uses: whoever holds it brings the schema up to date. */
const MIGRATION_LOCK = 7_264_118;

/** Eight-byte integers are counts and times here, far below where a number becomes inexact. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

export async function openPostgres(url: string): Promise<Database> {
  const settings: pg.PoolConfig & { readonly pipeline: boolean } = {
    connectionString: url,
    types,
    application_name: 'roundhouse',
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    statement_timeout: PATIENCE,
    // A process that hangs or is cut off in the middle of a transaction must not hold tables that others want to play at.
    idle_in_transaction_session_timeout: PATIENCE,
    // Queries that do not need each other's answers go out together.
    pipeline: true,
  };
  const pool = new pg.Pool({ ...settings, max: CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced by the pool; whoever uses one hears of it through its query.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StorageProblem('unreachable', `The database does not answer: ${messageOf(error)}`, error);
  }

  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const ear = new Ear({ ...settings, statement_timeout: 0 });
  await ear.listen();

  type Rows = unknown[];
  const send = async (client: pg.PoolClient, queries: readonly (Compilable | string)[]): Promise<Rows[]> => {
    const answers = await Promise.allSettled(
      queries.map((query) => {
        if (typeof query === 'string') return client.query(query);
        const { sql, parameters } = query.compile();
        return client.query(sql, [...parameters]);
      }),
    );
    return answers.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value.rows;
    });
  };
  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      // Whatever state the connection is in, the next one begins with a fresh one.
      client.release(true);
      throw error;
    }
  };
  /**
   * Goes out together with the commit and behind it, in a transaction of its own that need not reach the disk. Within the transaction
   * it would have every commit wait for all others: PostgreSQL takes one lock for all notices and holds it until the disk has answered.
   * Should the database end between the two, every listener loses its line and reads again.
   */
  const notify = (signals: readonly Signal[]): Compilable => ({
    compile: () =>
      sql`select pg_notify(${CHANNEL}, notice), set_config('synchronous_commit', 'off', true)
        from unnest(${noticesOf(signals, randomUUID())}::text[]) as notice`.compile(kysely),
  });

  return {
    kind: 'postgres',
    kysely,
    together: <const Q extends readonly Compilable[]>(questions: Q) =>
      withClient(async (client) => {
        const [, ...found] = await send(client, [
          'begin isolation level repeatable read read only',
          ...questions,
          'commit',
        ]);
        return found.slice(0, questions.length) as Found<Q>;
      }),
    decide: <const Q extends readonly Compilable[], T>(questions: Q, decision: (found: Found<Q>) => Decision<T>) =>
      withClient(async (client) => {
        const [, ...found] = await send(client, ['begin', ...questions]);
        const { writes, signals, answer } = decision(found as Found<Q>);
        await send(client, [...writes, 'commit', ...(signals.length === 0 ? [] : [notify(signals)])]);
        return answer;
      }),
    migrating: (work) =>
      kysely.transaction().execute(async (db) => {
        await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
        return work(db);
      }),
    isDuplicate: (error) => codeOf(error) === '23505',
    isLost: (error) => !/^(2[23]|4[24])/.test(codeOf(error) ?? ''),
    onSignal: (listener) => ear.signals.add(listener),
    onMissed: (listener) => ear.missed.add(listener),
    async close() {
      await ear.close();
      await kysely.destroy();
    },
  };
}

/** Hears notices; when its line breaks, it opens another one and says that something may have been missed. */
class Ear {
  readonly signals = new Listeners<[Signal]>();
  readonly missed = new Listeners<[]>();
  readonly #settings: pg.ClientConfig;
  readonly #reader = new NoticeReader();
  #client: pg.Client | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(settings: pg.ClientConfig) {
    this.#settings = settings;
  }

  async listen(): Promise<void> {
    const client = new pg.Client(this.#settings);
    let lost = false;
    const lose = (): void => {
      if (lost) return;
      lost = true;
      clearInterval(this.#heartbeat);
      client.end().catch(() => undefined);
      if (this.#client === client) void this.#again();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel, payload }) => {
      if (channel !== CHANNEL || payload === undefined) return;
      for (const signal of this.#reader.read(payload)) this.signals.tell(signal);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      lose();
      throw error;
    }
    if (this.#closed) return lose();
    this.#client = client;
    this.#heartbeat = setInterval(() => client.query('select 1').catch(lose), HEARTBEAT);
    this.#heartbeat.unref();
  }

  async #again(): Promise<void> {
    this.#client = undefined;
    this.#reader.forget();
    for (let wait: number = RETRY.first; !this.#closed; wait = Math.min(2 * wait, RETRY.longest)) {
      try {
        await this.listen();
        if (!this.#closed) this.missed.tell();
        return;
      } catch {
        await sleep(wait, undefined, { ref: false });
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Of several attempts to connect the errors come in a bundle without a message of its own. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(messageOf).join('; ')
    : error instanceof Error
      ? error.message
      : String(error);
