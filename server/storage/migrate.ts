import type { Kysely } from 'kysely';
import { StorageProblem } from './database.ts';
import { MIGRATIONS, type Schema } from './schema.ts';

/** Brings a database up to a version of the schema, the present one if nothing else is said. */
export async function migrated(
  db: Kysely<Schema>,
  to: number = MIGRATIONS.length,
): Promise<{ readonly from: number; readonly to: number }> {
  await db.schema
    .createTable('schemaVersion')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  const row = await db.selectFrom('schemaVersion').select('version').executeTakeFirst();
  const from = row?.version ?? 0;
  if (from > MIGRATIONS.length) {
    throw new StorageProblem(
      'newerSchema',
      `The data was written by a later release (schema ${from}, this one knows ${MIGRATIONS.length}): start that release, or restore a backup.`,
    );
  }
  for (const migration of MIGRATIONS.slice(from, to)) await migration(db);
  if (row === undefined) await db.insertInto('schemaVersion').values({ version: to }).execute();
  else if (from < to) await db.updateTable('schemaVersion').set({ version: to }).execute();
  return { from, to: Math.max(from, to) };
}
