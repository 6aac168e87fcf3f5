/** Tables in the browser's database. `tables` is what the home screen lists; `games` is the game itself, for the host alone. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Language, Move, Seat, Setup } from '../../kernel/index.ts';
import type { SeatHolder } from '../worker/protocol.ts';

export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly updated: number;
  readonly holders: readonly SeatHolder[];
  readonly moves: number;
  readonly stage: 'yours' | 'waiting' | 'over';
  /** Part of the game it is in, in the game's own words. */
  readonly heading?: Readonly<Record<Language, string>>;
}

export interface SavedGame {
  readonly id: string;
  readonly setup: Setup;
  readonly edition?: unknown;
  readonly holders: readonly SeatHolder[];
  readonly ruleset: number;
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
}

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable };
  games: { key: string; value: SavedGame };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('roundhouse', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('games', { keyPath: 'id' });
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

/** Asks the browser not to clear games away when it runs short of room. */
export function keepSaves(): void {
  void navigator.storage?.persist?.();
}

/** Both or neither. */
export async function saveTable(table: SavedTable, game: SavedGame): Promise<void> {
  const change = (await database()).transaction(['tables', 'games'], 'readwrite');
  await Promise.all([change.objectStore('tables').put(table), change.objectStore('games').put(game), change.done]);
}

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  return (await database()).get('games', id);
}

/** Latest first. */
export async function savedTables(): Promise<SavedTable[]> {
  const tables = await (await database()).getAll('tables');
  return tables.sort((a, b) => b.updated - a.updated);
}

export async function removeTable(id: string): Promise<void> {
  const change = (await database()).transaction(['tables', 'games'], 'readwrite');
  await Promise.all([change.objectStore('tables').delete(id), change.objectStore('games').delete(id), change.done]);
}
