import { openPostgres } from './postgres.ts';
import { SqlStorage } from './sql-storage.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** In a folder with nothing to install, or in a PostgreSQL that several processes share. The schema is brought up to date by `migrate`. */
export type StoragePlace = { readonly data: string } | { readonly url: string };

export async function openStorage(place: StoragePlace): Promise<Storage> {
  return new SqlStorage('url' in place ? await openPostgres(place.url) : openSqlite(place.data));
}
