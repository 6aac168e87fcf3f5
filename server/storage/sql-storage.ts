/** The one storage, over either database. */
import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Seat } from '../../kernel/index.ts';
import type { Database } from './database.ts';
import { callId, callsMade, chatRows, GroupCommit, inPieces, seatedRows, tableColumns } from './group-commit.ts';
import { migrated } from './migrate.ts';
import { forgetPerson, personData } from './personal.ts';
import { ReadySql } from './ready-sql.ts';
import { tidied } from './retention.ts';
import {
  callShape,
  challengeShape,
  chatShape,
  keyShape,
  personShape,
  pushShape,
  ratingShape,
  resultShape,
  type Schema,
  sessionShape,
  stepShape,
  tableShape,
  tokenShape,
} from './schema.ts';
import type {
  CallReason,
  ChangeTogether,
  DoneCommand,
  KeptStep,
  NewCall,
  OpenedTable,
  RetentionPolicy,
  Signal,
  StateText,
  Storage,
  StoredCall,
  StoredChallenge,
  StoredChatLine,
  StoredKey,
  StoredPerson,
  StoredPush,
  StoredRating,
  StoredResult,
  StoredSession,
  StoredTable,
  StoredToken,
  TableChange,
  TableQuery,
  TableSince,
} from './storage.ts';

type TableRow = Schema['tables'];

const storedTable = ({ visible: _, chatLines: __, ...row }: TableRow): StoredTable => tableShape.fromRow(row);

export class SqlStorage implements Storage {
  readonly #database: Database;
  readonly #db: Kysely<Schema>;
  readonly #commits: GroupCommit;
  /** For what is asked again and again. */
  readonly #sql: ReadySql;

  constructor(database: Database) {
    this.#database = database;
    this.#db = database.kysely;
    this.#sql = new ReadySql(database);
    this.#commits = new GroupCommit(database, this.#sql);
  }

  onBatch(listener: (size: number) => void): () => void {
    const { batchListeners } = this.#commits;
    batchListeners.add(listener);
    return () => batchListeners.delete(listener);
  }

  migrate(): Promise<{ readonly from: number; readonly to: number }> {
    return this.#database.migrating((db) => migrated(db));
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  commit(change: TableChange): Promise<'kept' | 'conflict'> {
    return this.#commits.commit(change);
  }

  async createTable(table: StoredTable): Promise<void> {
    const db = this.#db;
    const seated = seatedRows(table.id, table.seats);
    await this.#database.decide([], () => ({
      writes: [
        db.insertInto('tables').values({ ...tableShape.toRow(table), visible: table.terms.visible, chatLines: 0 }),
        ...(seated.length === 0 ? [] : [db.insertInto('seated').values(seated)]),
      ],
      signals: [{ about: 'table', id: table.id, version: table.version, revision: table.revision }],
      answer: undefined,
    }));
  }

  async findTable(id: string): Promise<StoredTable | undefined> {
    const [row] = (await this.#db.executeQuery(this.#sql.table(id).compile())).rows;
    return row && storedTable(row);
  }

  async findTicket(ticket: string): Promise<StoredTable | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('ticket', '=', ticket).executeTakeFirst();
    return row && storedTable(row);
  }

  async revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.selectFrom('tables').select(['id', 'revision']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, revision }) => [id, revision]));
  }

  async openTable(id: string): Promise<OpenedTable | undefined> {
    const ask = this.#sql;
    const [[row], steps, states] = await this.#database.together([ask.table(id), ask.steps(id), ask.states(id)]);
    return (
      row && { table: storedTable(row), steps: steps.map(stepShape.fromRow), states: states.map(({ state }) => state) }
    );
  }

  async tableSince(id: string, at: number): Promise<TableSince | undefined> {
    const { rows } = await this.#db.executeQuery(this.#sql.tableSince(id, at).compile());
    const steps: KeptStep[] = [];
    let table: TableRow | undefined;
    for (const { stepAt, stepSeat: seat, stepMove, stepEvents, stepTotals, stepState: state, ...row } of rows) {
      table ??= row;
      if (stepAt === null || state === null) continue;
      const step = stepShape.fromRow({ at: stepAt, seat, move: stepMove, events: stepEvents, totals: stepTotals });
      steps.push({ ...step, state });
    }
    return table && { table: storedTable(table), steps };
  }

  async listTables({ stages, game, visible, person, limit }: TableQuery): Promise<readonly StoredTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('stage', 'in', [...stages])
      .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
      .$if(visible !== undefined, (query) => query.where('visible', '=', visible ?? ''))
      .$if(person !== undefined, (query) =>
        query.where('id', 'in', (seated) =>
          seated
            .selectFrom('seated')
            .select('table')
            .where('person', '=', person ?? ''),
        ),
      )
      .orderBy('updated', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(storedTable);
  }

  async stateAt(table: string, at: number): Promise<StateText | undefined> {
    const row = await this.#db
      .selectFrom('states')
      .select('state')
      .where('table', '=', table)
      .where('at', '=', at)
      .executeTakeFirst();
    return row?.state;
  }

  changeTable(
    id: string,
    revision: number,
    fields: TableChange['fields'],
    { command, said = [], calls = [] }: ChangeTogether = {},
  ): Promise<'kept' | 'conflict'> {
    const db = this.#db;
    const done = this.#sql.done(command === undefined ? [] : [{ table: id, ...command }]);
    return this.#onlyOnce(
      this.#database.decide([this.#locked(id), done], ([[row], [repeated]]) => {
        if (row?.revision !== revision || repeated) return { writes: [], signals: [], answer: 'conflict' };
        const { version } = row;
        const seated = fields.seats === undefined ? [] : seatedRows(id, fields.seats);
        const chat = chatRows(id, said, row.chatLines);
        return {
          writes: [
            db
              .updateTable('tables')
              .set({ ...tableColumns(fields), ...chat.columns, revision: revision + 1 })
              .where('id', '=', id),
            ...(chat.rows.length === 0 ? [] : [db.insertInto('chat').values([...chat.rows])]),
            ...(fields.seats === undefined ? [] : [db.deleteFrom('seated').where('table', '=', id)]),
            ...(seated.length === 0 ? [] : [db.insertInto('seated').values(seated)]),
            ...(command === undefined ? [] : [db.insertInto('commands').values({ table: id, version, ...command })]),
            ...callsMade(this.#sql, calls),
          ],
          signals: [{ about: 'table', id, version, revision: revision + 1 }, ...chat.signals],
          answer: 'kept',
        };
      }),
      'conflict',
    );
  }

  /** A table that nobody else writes until the transaction ends. */
  #locked(id: string) {
    return this.#db
      .selectFrom('tables')
      .select(['version', 'revision', 'chatLines'])
      .where('id', '=', id)
      .$if(this.#database.kind === 'postgres', (query) => query.forUpdate());
  }

  /** What was done before is not done again. */
  async #onlyOnce<T, U>(doing: Promise<T>, otherwise: U): Promise<T | U> {
    try {
      return await doing;
    } catch (error) {
      if (this.#database.isDuplicate(error)) return otherwise;
      throw error;
    }
  }

  async commandDone(table: string, person: string, command: string): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('commands')
      .select('version')
      .where('table', '=', table)
      .where('person', '=', person)
      .where('id', '=', command)
      .executeTakeFirst();
    return row?.version;
  }

  async takeDue(now: number, lease: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .updateTable('tables')
      .set({ wake: now + lease })
      .where('id', 'in', (due) =>
        due
          .selectFrom('tables')
          .select('id')
          .where('wake', '<=', now)
          .orderBy('wake')
          .limit(limit)
          .$if(this.#database.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  addChat(line: Omit<StoredChatLine, 'id'>): Promise<StoredChatLine>;
  addChat(line: Omit<StoredChatLine, 'id'>, command: DoneCommand | undefined): Promise<StoredChatLine | undefined>;
  addChat(line: Omit<StoredChatLine, 'id'>, command?: DoneCommand): Promise<StoredChatLine | undefined> {
    const db = this.#db;
    const { table } = line;
    const done = this.#sql.done(command === undefined ? [] : [{ table, ...command }]);
    return this.#onlyOnce(
      this.#database.decide([this.#locked(table), done], ([[row], [repeated]]) => {
        if (repeated) return { writes: [], signals: [], answer: undefined };
        if (row === undefined) throw new Error('nobody can say anything at a table that does not exist');
        const { columns, rows, signals } = chatRows(table, [line], row.chatLines);
        return {
          writes: [
            db.updateTable('tables').set(columns).where('id', '=', table),
            db.insertInto('chat').values([...rows]),
            ...(command === undefined
              ? []
              : [db.insertInto('commands').values({ table, version: row.version, ...command })]),
          ],
          signals,
          answer: { ...line, id: row.chatLines + 1 },
        };
      }),
      undefined,
    );
  }

  async chat(
    table: string,
    { after, before, limit }: { readonly after?: number; readonly before?: number; readonly limit: number },
  ): Promise<readonly StoredChatLine[]> {
    // Forwards from where a reader is, otherwise the last ones; always told in their order.
    const forwards = after !== undefined;
    const rows = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table', '=', table)
      .$if(forwards, (query) => query.where('id', '>', after ?? 0))
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
      .orderBy('id', forwards ? 'asc' : 'desc')
      .limit(limit)
      .execute();
    const lines = rows.map(chatShape.fromRow);
    return forwards ? lines : lines.reverse();
  }

  async setNotes(table: string, person: string, text: string): Promise<void> {
    await this.#db
      .insertInto('notes')
      .values({ table, person, text })
      .onConflict((conflict) => conflict.columns(['table', 'person']).doUpdateSet({ text }))
      .execute();
  }

  async notes(table: string, person: string): Promise<string> {
    const row = await this.#db
      .selectFrom('notes')
      .select('text')
      .where('table', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async createPerson(person: StoredPerson): Promise<void> {
    await this.#db.insertInto('people').values(personShape.toRow(person)).execute();
  }

  async findPerson(id: string): Promise<StoredPerson | undefined> {
    const row = await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    return row && personShape.fromRow(row);
  }

  async findPeople(ids: readonly string[]): Promise<readonly StoredPerson[]> {
    const people: StoredPerson[] = [];
    for (const some of inPieces(ids)) {
      const rows = await this.#db
        .selectFrom('people')
        .selectAll()
        .where('id', 'in', [...some])
        .execute();
      people.push(...rows.map(personShape.fromRow));
    }
    return people;
  }

  async findByRecovery(hash: string): Promise<StoredPerson | undefined> {
    const row = await this.#db.selectFrom('people').selectAll().where('recoveryHash', '=', hash).executeTakeFirst();
    return row && personShape.fromRow(row);
  }

  async changePerson(id: string, fields: Partial<Omit<StoredPerson, 'id'>>): Promise<void> {
    const columns = personShape.toColumns(fields);
    if (Object.keys(columns).length === 0) return;
    await this.#db.updateTable('people').set(columns).where('id', '=', id).execute();
  }

  exportPerson(id: string): Promise<Readonly<Record<string, unknown>>> {
    return personData(this.#db, id);
  }

  async removePerson(id: string): Promise<void> {
    const changed = await this.#db.transaction().execute((db) => forgetPerson(db, id, this.#database.kind));
    await this.signal(...changed);
  }

  async createSession(session: StoredSession): Promise<void> {
    await this.#db.insertInto('sessions').values(sessionShape.toRow(session)).execute();
  }

  async findSession(hash: string): Promise<StoredSession | undefined> {
    const row = await this.#db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row && sessionShape.fromRow(row);
  }

  async touchSession(hash: string, seen: number, expires: number): Promise<void> {
    await this.#db.updateTable('sessions').set({ seen, expires }).where('hash', '=', hash).execute();
  }

  async removeSession(hash: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  async removeSessions(person: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('person', '=', person).execute();
  }

  async addKey(key: StoredKey): Promise<void> {
    await this.#db.insertInto('keys').values(keyShape.toRow(key)).execute();
  }

  async findKey(id: string): Promise<StoredKey | undefined> {
    const row = await this.#db.selectFrom('keys').selectAll().where('id', '=', id).executeTakeFirst();
    return row && keyShape.fromRow(row);
  }

  async keysOf(person: string): Promise<readonly StoredKey[]> {
    const rows = await this.#db
      .selectFrom('keys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .execute();
    return rows.map(keyShape.fromRow);
  }

  async keyUsed(id: string, counter: number, used: number): Promise<void> {
    await this.#db.updateTable('keys').set({ counter, used }).where('id', '=', id).execute();
  }

  async removeKey(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('keys')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async addChallenge(challenge: StoredChallenge): Promise<void> {
    await this.#db.insertInto('challenges').values(challengeShape.toRow(challenge)).execute();
  }

  async takeChallenge(hash: string): Promise<StoredChallenge | undefined> {
    const row = await this.#db.deleteFrom('challenges').where('hash', '=', hash).returningAll().executeTakeFirst();
    return row && challengeShape.fromRow(row);
  }

  async addToken(token: StoredToken): Promise<void> {
    await this.#db.insertInto('tokens').values(tokenShape.toRow(token)).execute();
  }

  async findToken(hash: string): Promise<StoredToken | undefined> {
    const row = await this.#db.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row && tokenShape.fromRow(row);
  }

  async tokensOf(table: string): Promise<readonly StoredToken[]> {
    const rows = await this.#db
      .selectFrom('tokens')
      .selectAll()
      .where('table', '=', table)
      .orderBy('seat')
      .orderBy('created')
      .execute();
    return rows.map(tokenShape.fromRow);
  }

  async removeTokens(table: string, seat: Seat): Promise<void> {
    await this.#db.deleteFrom('tokens').where('table', '=', table).where('seat', '=', seat).execute();
  }

  addResults(
    table: string,
    results: readonly StoredResult[],
    ratings: readonly StoredRating[],
  ): Promise<'kept' | 'known' | 'conflict'> {
    // Two tables that end at once may be the first rated game of the same person: then there is no row to wait for.
    return this.#onlyOnce(
      this.#db.transaction().execute((db) => this.#addResults(db, table, results, ratings)),
      'conflict',
    );
  }

  async #addResults(
    db: Transaction<Schema>,
    table: string,
    results: readonly StoredResult[],
    ratings: readonly StoredRating[],
  ): Promise<'kept' | 'known' | 'conflict'> {
    const locking = this.#database.kind === 'postgres';
    await db
      .selectFrom('tables')
      .select('id')
      .where('id', '=', table)
      .$if(locking, (query) => query.forUpdate())
      .execute();
    if (await db.selectFrom('results').select('table').where('table', '=', table).executeTakeFirst()) return 'known';
    if (ratings.length > 0) {
      const rows = await db
        .selectFrom('ratings')
        .select(['person', 'game', 'games'])
        .where(
          'person',
          'in',
          ratings.map(({ person }) => person),
        )
        .orderBy('person')
        .orderBy('game')
        .$if(locking, (query) => query.forUpdate())
        .execute();
      const counted = new Map(rows.map(({ person, game, games }) => [`${game} ${person}`, games]));
      if (ratings.some(({ person, game, games }) => (counted.get(`${game} ${person}`) ?? 0) !== games - 1)) {
        return 'conflict';
      }
    }
    for (const rating of ratings) {
      if (rating.games === 1) await db.insertInto('ratings').values(ratingShape.toRow(rating)).execute();
      else {
        const { mu, sigma, games, person, game } = rating;
        await db
          .updateTable('ratings')
          .set({ mu, sigma, games })
          .where('person', '=', person)
          .where('game', '=', game)
          .execute();
      }
    }
    if (results.length > 0) await db.insertInto('results').values(results.map(resultShape.toRow)).execute();
    return 'kept';
  }

  async resultsOf(person: string, limit: number): Promise<readonly StoredResult[]> {
    const rows = await this.#db
      .selectFrom('results')
      .selectAll()
      .where('person', '=', person)
      .orderBy('ended', 'desc')
      .limit(limit)
      .execute();
    return rows.map(resultShape.fromRow);
  }

  async ratingsOf(people: readonly string[], game?: string): Promise<readonly StoredRating[]> {
    if (people.length === 0) return [];
    const rows = await this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('person', 'in', [...people])
      .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
      .execute();
    return rows.map(ratingShape.fromRow);
  }

  async leaderboard(game: string, fewest: number, limit: number): Promise<readonly StoredRating[]> {
    const rows = await this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('games', '>=', fewest)
      // As openskill orders: what the person is worth with near certainty.
      .orderBy(sql`${sql.ref('mu')} - 3 * ${sql.ref('sigma')}`, 'desc')
      .orderBy('person')
      .limit(limit)
      .execute();
    return rows.map(ratingShape.fromRow);
  }

  async addPush(push: StoredPush): Promise<void> {
    const { endpoint, ...columns } = pushShape.toRow(push);
    await this.#db
      .insertInto('pushes')
      .values({ endpoint, ...columns })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(columns))
      .execute();
  }

  async pushesOf(person: string): Promise<readonly StoredPush[]> {
    const rows = await this.#db
      .selectFrom('pushes')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .execute();
    return rows.map(pushShape.fromRow);
  }

  async removePush(endpoint: string): Promise<void> {
    await this.#db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
  }

  async addCalls(calls: readonly NewCall[]): Promise<void> {
    await this.#database.decide([], () => ({ writes: callsMade(this.#sql, calls), signals: [], answer: undefined }));
  }

  async takeCalls(now: number, lease: number, limit: number): Promise<readonly StoredCall[]> {
    return this.#takenCalls(now + lease, (calls) => calls.where('due', '<=', now).orderBy('due').limit(limit));
  }

  async takeCallsOf(
    person: string,
    why: readonly CallReason[],
    before: number,
    again: number,
  ): Promise<readonly StoredCall[]> {
    return this.#takenCalls(again, (calls) =>
      calls.where('person', '=', person).where('by', '=', 'mail').where('why', 'in', why).where('due', '<=', before),
    );
  }

  async #takenCalls(
    due: number,
    which: (
      calls: SelectQueryBuilder<Schema, 'calls', { id: string }>,
    ) => SelectQueryBuilder<Schema, 'calls', { id: string }>,
  ): Promise<readonly StoredCall[]> {
    const rows = await this.#db
      .updateTable('calls')
      .set({ due })
      .where('id', 'in', (calls) =>
        which(calls.selectFrom('calls').select('id')).$if(this.#database.kind === 'postgres', (query) =>
          query.forUpdate().skipLocked(),
        ),
      )
      .returningAll()
      .execute();
    return rows.map(({ id: _, ...row }) => callShape.fromRow(row));
  }

  async callDone(call: StoredCall): Promise<void> {
    await this.#db.deleteFrom('calls').where('id', '=', callId(call)).where('due', '=', call.due).execute();
  }

  async callLater(call: StoredCall, due: number, tries: number): Promise<void> {
    await this.#db
      .updateTable('calls')
      .set({ due, tries })
      .where('id', '=', callId(call))
      .where('due', '=', call.due)
      .execute();
  }

  async mayMail(who: string, now: number, between: number): Promise<number | undefined> {
    const { numInsertedOrUpdatedRows = 0n } = await this.#db
      .insertInto('mailed')
      .values({ who, when: now })
      .onConflict((conflict) =>
        conflict
          .column('who')
          .doUpdateSet({ when: now })
          .where('mailed.when', '<=', now - between),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) return undefined;
    const last = await this.#db.selectFrom('mailed').select('when').where('who', '=', who).executeTakeFirst();
    return (last?.when ?? now) + between;
  }

  async notMailed(who: string): Promise<void> {
    await this.#db.deleteFrom('mailed').where('who', '=', who).execute();
  }

  async keepOnce(name: string, value: string): Promise<string> {
    await this.#db
      .insertInto('house')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const kept = await this.#db.selectFrom('house').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    return kept.value;
  }

  async tidy(policy: RetentionPolicy, now: number): Promise<Readonly<Record<string, number>>> {
    return tidied(this.#db, policy, now, (person) => this.removePerson(person));
  }

  async signal(...signals: readonly Signal[]): Promise<void> {
    if (signals.length === 0) return;
    await this.#database.decide([], () => ({ writes: [], signals, answer: undefined }));
  }

  onSignal(listener: (signal: Signal) => void): () => void {
    return this.#database.onSignal(listener);
  }

  onMissed(listener: () => void): () => void {
    return this.#database.onMissed(listener);
  }
}
