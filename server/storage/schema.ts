/** The tables of the database, and how an older database becomes the present one. */
import { type Kysely, sql } from 'kysely';
import { shape } from './rows.ts';
import type {
  StoredCall,
  StoredChallenge,
  StoredChatLine,
  StoredKey,
  StoredPerson,
  StoredPush,
  StoredRating,
  StoredResult,
  StoredSession,
  StoredStep,
  StoredTable,
  StoredToken,
} from './storage.ts';

export const tableShape = shape<StoredTable>()({
  json: [
    'ownEdition',
    'options',
    'terms',
    'seats',
    'setup',
    'opening',
    'openingTotals',
    'deciding',
    'clock',
    'affairs',
    'result',
  ],
});
export const stepShape = shape<StoredStep>()({ json: ['move', 'events', 'totals'] });
export const personShape = shape<StoredPerson>()({ flags: ['mailTurns', 'mailConfirmed', 'guest'] });
export const keyShape = shape<StoredKey>()({ json: ['transports'] });
export const chatShape = shape<StoredChatLine>()({ json: ['content'] });
export const resultShape = shape<StoredResult>()({
  json: ['seats', 'before', 'after'],
  flags: ['rated', 'abandoned'],
});
export const pushShape = shape<StoredPush>()({ json: ['subscription'] });
export const callShape = shape<StoredCall>()({});
export const sessionShape = shape<StoredSession>()({});
export const challengeShape = shape<StoredChallenge>()({});
export const tokenShape = shape<StoredToken>()({});
export const ratingShape = shape<StoredRating>()({});

type RowOf<S> = S extends { fromRow(row: infer R): unknown } ? R : never;

export interface Schema {
  schemaVersion: { version: number };
  /** `visible` is what the terms say; `chatLines` numbers the lines of its chat. */
  tables: RowOf<typeof tableShape> & { visible: string; chatLines: number };
  /** The people at a table, so that theirs are found; `present` is 0 while an opponent plays for them. */
  seated: { table: string; seat: number; person: string; present: number };
  /** The moves that hold now. */
  steps: RowOf<typeof stepShape> & { table: string };
  /** The state after so many moves. */
  states: { table: string; at: number; state: string };
  /** Every change there ever was, also those that were taken back: its key lets one writer win. */
  changes: { table: string; version: number; kept: number; at: number };
  commands: { table: string; person: string; id: string; version: number };
  chat: RowOf<typeof chatShape>;
  notes: { table: string; person: string; text: string };
  people: RowOf<typeof personShape>;
  sessions: RowOf<typeof sessionShape>;
  keys: RowOf<typeof keyShape>;
  challenges: RowOf<typeof challengeShape>;
  tokens: RowOf<typeof tokenShape>;
  results: RowOf<typeof resultShape>;
  ratings: RowOf<typeof ratingShape>;
  pushes: RowOf<typeof pushShape>;
  /** Who is to be called to which table. `id` is made of person, table, reason and way: a later call takes the place of an earlier one. */
  calls: RowOf<typeof callShape> & { id: string };
  /** When somebody was last written to, so that they are not written to too often. */
  mailed: { who: string; when: number };
  /** What the station itself keeps: the keys it is known by. */
  house: { name: string; value: string };
}

type Column = 'text' | 'text?' | 'integer' | 'integer?' | 'bigint' | 'bigint?' | 'double precision';
interface TablePlan {
  readonly columns: Readonly<Record<string, Column>>;
  readonly key: readonly string[];
  readonly unique?: readonly string[];
  readonly indexes?: readonly (readonly string[])[];
}

async function createTables(db: Kysely<Schema>, plans: Readonly<Record<string, TablePlan>>): Promise<void> {
  for (const [name, { columns, key, unique = [], indexes = [] }] of Object.entries(plans)) {
    let table = db.schema.createTable(name);
    for (const [column, kind] of Object.entries(columns)) {
      const optional = kind.endsWith('?');
      table = table.addColumn(column, sql.raw(optional ? kind.slice(0, -1) : kind), (made) =>
        optional ? made : made.notNull(),
      );
    }
    // biome-ignore lint/suspicious/noExplicitAny: kysely wants the names of columns as literals, and here they are data
    table = table.addPrimaryKeyConstraint(`${name}_key`, key as any);
    for (const column of unique) table = table.addUniqueConstraint(`${name}_${column}`, [column] as never);
    await table.execute();
    for (const index of indexes) {
      await db.schema
        .createIndex(`${name}_by_${index.join('_')}`)
        .on(name)
        .columns([...index])
        .execute();
    }
  }
}

const FIRST: Readonly<Record<string, TablePlan>> = {
  tables: {
    columns: {
      id: 'text',
      game: 'text',
      ruleset: 'integer',
      edition: 'text',
      ownEdition: 'text?',
      options: 'text',
      terms: 'text',
      visible: 'text',
      seats: 'text',
      host: 'text',
      ticket: 'text?',
      stage: 'text',
      setup: 'text?',
      opening: 'text',
      openingTotals: 'text',
      version: 'integer',
      at: 'integer',
      deciding: 'text',
      undoDepth: 'integer',
      clock: 'text?',
      affairs: 'text?',
      result: 'text?',
      rematch: 'text?',
      created: 'bigint',
      updated: 'bigint',
      wake: 'bigint?',
      revision: 'integer',
      chatLines: 'integer',
    },
    key: ['id'],
    unique: ['ticket'],
    indexes: [['stage', 'updated'], ['wake']],
  },
  seated: {
    columns: { table: 'text', seat: 'integer', person: 'text', present: 'integer' },
    key: ['table', 'seat'],
    indexes: [['person']],
  },
  steps: {
    columns: { table: 'text', at: 'integer', seat: 'integer', move: 'text', events: 'text', totals: 'text' },
    key: ['table', 'at'],
  },
  states: { columns: { table: 'text', at: 'integer', state: 'text' }, key: ['table', 'at'] },
  changes: {
    columns: { table: 'text', version: 'integer', kept: 'integer', at: 'integer' },
    key: ['table', 'version'],
  },
  commands: {
    columns: { table: 'text', person: 'text', id: 'text', version: 'integer' },
    key: ['table', 'person', 'id'],
  },
  chat: {
    columns: {
      table: 'text',
      id: 'integer',
      when: 'bigint',
      person: 'text?',
      seat: 'integer?',
      content: 'text',
    },
    key: ['table', 'id'],
    indexes: [['person']],
  },
  notes: { columns: { table: 'text', person: 'text', text: 'text' }, key: ['table', 'person'], indexes: [['person']] },
  people: {
    columns: {
      id: 'text',
      name: 'text',
      ink: 'integer',
      language: 'text',
      mail: 'text?',
      mailTurns: 'integer',
      guest: 'integer',
      recoveryHash: 'text?',
      created: 'bigint',
      seen: 'bigint',
      leaves: 'bigint?',
    },
    key: ['id'],
    unique: ['recoveryHash'],
    indexes: [['guest', 'seen'], ['leaves']],
  },
  sessions: {
    columns: { hash: 'text', person: 'text', created: 'bigint', seen: 'bigint', expires: 'bigint' },
    key: ['hash'],
    indexes: [['person'], ['expires']],
  },
  keys: {
    columns: {
      id: 'text',
      person: 'text',
      name: 'text',
      publicKey: 'text',
      counter: 'bigint',
      transports: 'text',
      created: 'bigint',
      used: 'bigint?',
    },
    key: ['id'],
    indexes: [['person']],
  },
  challenges: {
    columns: { hash: 'text', purpose: 'text', person: 'text?', expires: 'bigint' },
    key: ['hash'],
    indexes: [['expires']],
  },
  tokens: {
    columns: { hash: 'text', person: 'text', table: 'text', seat: 'integer', name: 'text', created: 'bigint' },
    key: ['hash'],
    indexes: [['table'], ['person']],
  },
  results: {
    columns: {
      table: 'text',
      person: 'text',
      game: 'text',
      ended: 'bigint',
      rated: 'integer',
      seat: 'integer',
      place: 'integer',
      points: 'double precision',
      abandoned: 'integer',
      seats: 'text',
      before: 'text?',
      after: 'text?',
    },
    key: ['table', 'seat'],
    indexes: [['person', 'ended']],
  },
  ratings: {
    columns: {
      person: 'text',
      game: 'text',
      mu: 'double precision',
      sigma: 'double precision',
      games: 'integer',
    },
    key: ['person', 'game'],
    indexes: [['game']],
  },
  pushes: {
    columns: { endpoint: 'text', person: 'text', subscription: 'text', created: 'bigint' },
    key: ['endpoint'],
    indexes: [['person']],
  },
};

const CALLS: Readonly<Record<string, TablePlan>> = {
  calls: {
    columns: {
      id: 'text',
      person: 'text',
      table: 'text',
      why: 'text',
      by: 'text',
      due: 'bigint',
      made: 'bigint',
      tries: 'integer',
    },
    key: ['id'],
    indexes: [['due'], ['person']],
  },
  mailed: { columns: { who: 'text', when: 'bigint' }, key: ['who'], indexes: [['when']] },
  house: { columns: { name: 'text', value: 'text' }, key: ['name'] },
};

/** People are called to tables; an address is written to when whoever reads its mail has said so. */
async function addCalls(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('mailConfirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await createTables(db, CALLS);
}

/** `MIGRATIONS[n]` leads from version n of the schema to n + 1. What was released is never changed, only followed by another one. */
export const MIGRATIONS: readonly ((db: Kysely<Schema>) => Promise<void>)[] = [
  (db) => createTables(db, FIRST),
  addCalls,
];

/** The tables that a backup of each version of the schema holds: `TABLES_AT[0]` are those of version 1. */
export const TABLES_AT: readonly (readonly string[])[] = [
  Object.keys(FIRST),
  [...Object.keys(FIRST), ...Object.keys(CALLS)],
];
