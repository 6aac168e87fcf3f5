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
}

/** Where the game on a table stands, as its board words it. */
export interface SavedStatus {
  readonly id: string;
  readonly words: Readonly<Record<Language, string>>;
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
  status: { key: string; value: SavedStatus };
}

const STORES = ['tables', 'games', 'status'] as const;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('roundhouse', 1, {
    upgrade(db) {
      for (const store of STORES) db.createObjectStore(store, { keyPath: 'id' });
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

export async function saveStatus(status: SavedStatus): Promise<void> {
  await (await database()).put('status', status);
}

export interface ListedTable extends SavedTable {
  readonly words: SavedStatus['words'] | undefined;
}

/** Latest first. */
export async function savedTables(): Promise<ListedTable[]> {
  const db = await database();
  const [tables, status] = await Promise.all([db.getAll('tables'), db.getAll('status')]);
  const words = new Map(status.map((entry) => [entry.id, entry.words]));
  return tables.map((table) => ({ ...table, words: words.get(table.id) })).sort((a, b) => b.updated - a.updated);
}

export async function removeTable(id: string): Promise<void> {
  const change = (await database()).transaction(STORES, 'readwrite');
  await Promise.all([...STORES.map((store) => change.objectStore(store).delete(id)), change.done]);
}
