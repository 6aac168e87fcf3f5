/** The tables of the home screen: those the browser keeps, and those it could not. */
import { host, isHostStarted } from '../page/host.ts';
import { type ListedTable, removeTable, savedTables } from '../saves/saves.ts';

export interface ListedTables {
  readonly tables: readonly ListedTable[];
  /** Whether this browser keeps tables at all. */
  readonly kept: boolean;
}

const inMemory = async (): Promise<ListedTable[]> =>
  isHostStarted() ? (await host().inMemory()).map((table) => ({ ...table, words: undefined })) : [];

export async function listTables(): Promise<ListedTables> {
  try {
    const kept = await savedTables();
    const loose = await inMemory();
    const tables = [...loose, ...kept.filter(({ id }) => !loose.some((table) => table.id === id))];
    return { tables: tables.filter(({ lesson }) => lesson === undefined), kept: true };
  } catch {
    return { tables: await inMemory().catch(() => []), kept: false };
  }
}

export async function forgetTable(id: string): Promise<void> {
  if (isHostStarted()) await host().forget(id);
  // A browser that keeps nothing has nothing to remove.
  await removeTable(id).catch(() => undefined);
}
