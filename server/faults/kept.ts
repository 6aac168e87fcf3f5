/** What is kept in the end, as the checker reads it. */

import { openDatabase, type StoragePlace } from '../storage/index.ts';
import { parsed } from '../storage/rows.ts';
import type { KeptTable } from './checker.ts';

export async function keptIn(place: StoragePlace): Promise<KeptTable[]> {
  const { kysely, together, close } = await openDatabase(place);
  try {
    const [tables, changes, commands, steps] = await together([
      kysely.selectFrom('tables').select(['id', 'version', 'at']).where('setup', 'is not', null),
      kysely.selectFrom('changes').selectAll(),
      kysely.selectFrom('commands').selectAll(),
      kysely.selectFrom('steps').select(['table', 'at', 'seat', 'move']),
    ]);
    const byTable = <R extends { readonly table: string }>(rows: readonly R[]): Map<string, R[]> => {
      const groups = new Map<string, R[]>();
      for (const row of rows) {
        const group = groups.get(row.table);
        if (group) group.push(row);
        else groups.set(row.table, [row]);
      }
      return groups;
    };
    const [changesOf, commandsOf, stepsOf] = [byTable(changes), byTable(commands), byTable(steps)];
    return tables.map(({ id, version, at }) => ({
      table: id,
      version,
      at,
      changes: changesOf.get(id) ?? [],
      commands: commandsOf.get(id) ?? [],
      steps: (stepsOf.get(id) ?? []).map((step) => ({
        ...step,
        move: parsed(step.move) as KeptTable['steps'][0]['move'],
      })),
    }));
  } finally {
    await close();
  }
}
