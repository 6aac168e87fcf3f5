/** What is kept about one person: all of it as plain data, and all of it gone. */
import type { Kysely, Transaction } from 'kysely';
import type { Stage } from '../protocol/tables.ts';
import { STAND_IN } from '../stand-in.ts';
import { seatedRows } from './group-commit.ts';
import { jsonText, parsed } from './rows.ts';
import {
  chatShape,
  keyShape,
  personShape,
  pushShape,
  ratingShape,
  resultShape,
  type Schema,
  stepShape,
  tableShape,
} from './schema.ts';
import type { Signal, StoredSeat } from './storage.ts';

/** Secrets stay out even of one's own export: hashes of session, token and recovery code are of no use to anybody honest. */
export async function personData(db: Kysely<Schema>, id: string): Promise<Readonly<Record<string, unknown>>> {
  const of = { person: id } as const;
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  const tables = await db
    .selectFrom('seated')
    .innerJoin('tables', 'tables.id', 'seated.table')
    .select(['tables.id', 'seat', 'game', 'stage', 'options', 'terms', 'created', 'updated'])
    .where('seated.person', '=', of.person)
    .orderBy('created')
    .orderBy('tables.id')
    .execute();
  const moves = await db
    .selectFrom('seated')
    .innerJoin('steps', (join) =>
      join.onRef('steps.table', '=', 'seated.table').onRef('steps.seat', '=', 'seated.seat'),
    )
    .select(['steps.table', 'steps.at', 'steps.move'])
    .where('seated.person', '=', of.person)
    .orderBy('steps.table')
    .orderBy('steps.at')
    .execute();
  const mine = async <
    N extends 'chat' | 'notes' | 'keys' | 'sessions' | 'tokens' | 'results' | 'ratings' | 'pushes' | 'calls',
  >(
    name: N,
  ): Promise<Schema[N][]> => {
    // Each of these has the column; kysely cannot know it of a table not yet chosen.
    const rows = await db
      .selectFrom(name as 'notes')
      .selectAll()
      .where('person', '=', of.person)
      .execute();
    return rows as unknown as Schema[N][];
  };
  const { recoveryHash, ...facts } = person ? personShape.fromRow(person) : { recoveryHash: undefined };
  return {
    person: person && { ...facts, recoveryCode: recoveryHash !== undefined },
    keys: (await mine('keys')).map(keyShape.fromRow),
    sessions: (await mine('sessions')).map(({ created, seen, expires }) => ({ created, seen, expires })),
    tokens: (await mine('tokens')).map(({ table, seat, name, created }) => ({ table, seat, name, created })),
    tables: tables.map(({ options, terms, ...table }) => ({
      ...table,
      options: parsed(options),
      terms: parsed(terms),
    })),
    moves: moves.map(({ table, at, move }) => ({
      table,
      at,
      move: stepShape.fromRow({ at, seat: 0, move, events: '[]', totals: '[]' }).move,
    })),
    chat: (await mine('chat')).map(chatShape.fromRow),
    notes: (await mine('notes')).map(({ table, text }) => ({ table, text })),
    results: (await mine('results')).map(resultShape.fromRow),
    ratings: (await mine('ratings')).map(ratingShape.fromRow),
    pushes: (await mine('pushes')).map(pushShape.fromRow),
    calls: (await mine('calls')).map(({ table, why, by, due }) => ({ table, why, by, due })),
  };
}

/** A former player sits where the person sat; while the game is played an opponent plays on for them, so that nobody waits for ever. */
const former = (seat: StoredSeat, id: string, stage: Stage): StoredSeat => {
  if (seat.person !== id) return seat;
  const { person: _, ready: __, holder, ...rest } = seat;
  if (holder?.kind !== 'human') return { ...rest, holder };
  const nobody = { ...rest, holder: { kind: 'human', former: true } } as const;
  return stage === 'playing' ? { ...nobody, standIn: rest.standIn ?? STAND_IN } : nobody;
};

/** Who somebody was does not stay in what is kept around a game either: an outcome without the person, no word of who was replaced. */
function withoutPerson(text: string | null, id: string): string | null {
  const kept = parsed(text);
  if (text === null || typeof kept !== 'object' || kept === null) return text;
  const people: unknown = 'people' in kept ? kept.people : undefined;
  const others = Array.isArray(people) ? { ...kept, people: people.filter(({ person }) => person !== id) } : kept;
  return (jsonText(others) ?? text).replaceAll(JSON.stringify(id), '""');
}

/** The person goes; says which tables others must look at again. */
export async function forgetPerson(
  db: Transaction<Schema>,
  id: string,
  kind: 'sqlite' | 'postgres',
): Promise<Signal[]> {
  const tables = await db
    .selectFrom('tables')
    .selectAll()
    .where((or) =>
      or.or([or('host', '=', id), or('id', 'in', or.selectFrom('seated').select('table').where('person', '=', id))]),
    )
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute();
  const signals: Signal[] = [];
  for (const row of tables) {
    const { seats, host, stage } = tableShape.fromRow(row);
    const others = seats.map((seat) => former(seat, id, stage));
    const next = others.find(({ person }) => person !== undefined)?.person;
    const nobodyLeft = next === undefined && (stage === 'gathering' || stage === 'playing');
    // An opponent who has just been given the seat is asked at once.
    const given = stage === 'playing' && seats.some(({ person, standIn }) => person === id && standIn === undefined);
    await db
      .updateTable('tables')
      .set({
        seats: jsonText(others) ?? '[]',
        host: host === id ? (next ?? '') : host,
        affairs: withoutPerson(row.affairs, id),
        result: withoutPerson(row.result, id),
        revision: row.revision + 1,
        ...(given ? { wake: 0 } : {}),
        ...(nobodyLeft ? { stage: 'closed', wake: null } : {}),
      })
      .where('id', '=', row.id)
      .execute();
    await db.deleteFrom('seated').where('table', '=', row.id).execute();
    const seated = seatedRows(row.id, others);
    if (seated.length > 0) await db.insertInto('seated').values(seated).execute();
    signals.push({ about: 'table', id: row.id, version: row.version, revision: row.revision + 1 });
  }
  await namelessInResults(db, id);
  for (const name of [
    'commands',
    'chat',
    'notes',
    'sessions',
    'keys',
    'challenges',
    'tokens',
    'ratings',
    'pushes',
    'calls',
  ] as const) {
    await db.deleteFrom(name).where('person', '=', id).execute();
  }
  await db.deleteFrom('mailed').where('who', '=', id).execute();
  await db.deleteFrom('people').where('id', '=', id).execute();
  return [...signals, { about: 'person', id }];
}

/** Others keep their results; the name beside theirs goes. */
async function namelessInResults(db: Transaction<Schema>, id: string): Promise<void> {
  const own = await db.selectFrom('results').select(['table', 'seat']).where('person', '=', id).execute();
  await db.deleteFrom('results').where('person', '=', id).execute();
  for (const { table, seat } of own) {
    const rows = await db.selectFrom('results').select(['seat', 'seats']).where('table', '=', table).execute();
    for (const row of rows) {
      const seats = parsed(row.seats);
      if (!Array.isArray(seats)) continue;
      const changed = seats.map((one, place) => (place === seat ? { ...one, name: '', nameKey: 'formerPlayer' } : one));
      await db
        .updateTable('results')
        .set({ seats: jsonText(changed) })
        .where('table', '=', table)
        .where('seat', '=', row.seat)
        .execute();
    }
  }
}
