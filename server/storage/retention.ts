/** What need not be kept goes; what a person could still ask for stays. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { RetentionPolicy } from './storage.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Long enough for one transaction, short enough not to hold anybody up. */
const PEOPLE_AT_ONCE = 100;

export async function tidied(
  db: Kysely<Schema>,
  policy: RetentionPolicy,
  now: number,
  removePerson: (id: string) => Promise<void>,
): Promise<Readonly<Record<string, number>>> {
  /** Infinity keeps everything: no time is before it. */
  const before = (days: number): number => (Number.isFinite(days) ? now - days * DAY : Number.MIN_SAFE_INTEGER);
  const count = ({ numDeletedRows }: { readonly numDeletedRows: bigint }): number => Number(numDeletedRows);

  const sessions = count(await db.deleteFrom('sessions').where('expires', '<=', now).executeTakeFirst());
  const challenges = count(await db.deleteFrom('challenges').where('expires', '<=', now).executeTakeFirst());
  // Nobody is written to so seldom that it would still count.
  await db
    .deleteFrom('mailed')
    .where('when', '<', now - DAY)
    .execute();

  let people = 0;
  for (;;) {
    const going = await db
      .selectFrom('people')
      .select('id')
      .where((or) =>
        or.or([
          or('leaves', '<=', now),
          or.and([
            or('guest', '=', 1),
            or('seen', '<', before(policy.guests)),
            // A game over days may take longer than a guest is silent.
            or.not(
              or.exists(
                or
                  .selectFrom('seated')
                  .innerJoin('tables', 'tables.id', 'seated.table')
                  .select('seated.table')
                  .whereRef('seated.person', '=', 'people.id')
                  .where('tables.stage', '=', 'playing'),
              ),
            ),
          ]),
        ]),
      )
      .limit(PEOPLE_AT_ONCE)
      .execute();
    for (const { id } of going) await removePerson(id);
    people += going.length;
    if (going.length < PEOPLE_AT_ONCE) break;
  }

  const idle = before(policy.idleTables);
  // What was closed and never began has nothing to show.
  const empty = db
    .selectFrom('tables')
    .select('id')
    .where('stage', '=', 'closed')
    .where('setup', 'is', null)
    .where('updated', '<', idle);
  for (const name of ['seated', 'chat', 'notes', 'tokens', 'commands', 'changes', 'calls'] as const) {
    await db.deleteFrom(name).where('table', 'in', empty).execute();
  }
  const tables = count(await db.deleteFrom('tables').where('id', 'in', empty).executeTakeFirst());

  const { numUpdatedRows: closed } = await db
    .updateTable('tables')
    .set((set) => ({ stage: 'closed', wake: null, ticket: null, updated: now, revision: set('revision', '+', 1) }))
    .where('updated', '<', idle)
    .where((or) =>
      or.or([
        or('stage', '=', 'gathering'),
        or.and([
          or('stage', '=', 'playing'),
          or.not(
            or.exists(
              or
                .selectFrom('seated')
                .select('seated.table')
                .whereRef('seated.table', '=', 'tables.id')
                .where('present', '=', 1),
            ),
          ),
        ]),
      ]),
    )
    .executeTakeFirst();

  const finished = before(policy.finishedStates);
  // The first and the last state stay: they show how it began and how it ended.
  const states = count(
    await db
      .deleteFrom('states')
      .where('at', '>', 0)
      .where((or) =>
        or.exists(
          or
            .selectFrom('tables')
            .select('tables.id')
            .whereRef('tables.id', '=', 'states.table')
            .whereRef('tables.at', '<>', 'states.at')
            .where('tables.stage', 'in', ['over', 'closed'])
            .where('tables.updated', '<', finished),
        ),
      )
      .executeTakeFirst(),
  );
  // Nobody repeats a command of a game that has been over for so long.
  const commands = count(
    await db
      .deleteFrom('commands')
      .where('table', 'in', (over) =>
        over.selectFrom('tables').select('id').where('stage', 'in', ['over', 'closed']).where('updated', '<', idle),
      )
      .executeTakeFirst(),
  );
  return { people, sessions, challenges, closed: Number(closed), tables, states, commands };
}
