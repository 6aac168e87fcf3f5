import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { SqlStorage } from './sql-storage.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** In a folder with nothing to install, or in a PostgreSQL that several processes share. */
export type StoragePlace = { readonly data: string } | { readonly url: string };

export const openDatabase = async (place: StoragePlace): Promise<Database> =>
  'url' in place ? openPostgres(place.url) : openSqlite(place.data);

/** The schema is brought up to date by `migrate`. */
export const openStorage = async (place: StoragePlace): Promise<Storage> => new SqlStorage(await openDatabase(place));
