/** Tables in the browser's database. `tables` is what the home screen lists; `games` is the game itself, for the host alone. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGame } from '../../host/save.ts';
import type { SeatHolder } from '../../host/seats.ts';
import type { Language } from '../../kernel/index.ts';

export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly updated: number;
  readonly holders: readonly SeatHolder[];
  readonly moves: number;
  readonly stage: 'yours' | 'waiting' | 'over';
  /** A branch of a running game in which what was hidden is imagined. */
  readonly practice?: boolean;
  /** A lesson is given at it: the course leads to it, not the list of tables. */
  readonly lesson?: string;
}

/** Where the game on a table stands, as its board words it. */
export interface SavedStatus {
  readonly id: string;
  readonly words: Readonly<Record<Language, string>>;
}

/** One row per table. What 0.1 wrote has no hash and no count; `host/save.ts` reads both. */
export type GameRow = SavedGame & {
  readonly id: string;
  /** How often it was written: whoever writes says which write theirs follows. */
  readonly written?: number;
};

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable };
  games: { key: string; value: GameRow };
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
  // A browser that refuses now may be asked again later.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Asks the browser not to clear games away when it runs short of room. */
export function keepSaves(): void {
  void navigator.storage?.persist?.();
}

/** Both or neither; the number of this write, or undefined when somebody else has written since. */
export async function saveTable(table: SavedTable, game: GameRow, follows: number): Promise<number | undefined> {
  const change = (await database()).transaction(['tables', 'games'], 'readwrite');
  const games = change.objectStore('games');
  const present = await games.get(table.id);
  if (present !== undefined && (present.written ?? 0) !== follows) return undefined;
  const written = follows + 1;
  await Promise.all([change.objectStore('tables').put(table), games.put({ ...game, written }), change.done]);
  return written;
}

export async function loadGame(id: string): Promise<GameRow | undefined> {
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
