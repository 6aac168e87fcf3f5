/** Tables in the browser's database. `tables` is what the home screen lists; `games` is the game itself, for the host alone. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGame } from '../../host/save.ts';
import type { SeatHolder } from '../../host/seats.ts';
import type { Language, Result } from '../../kernel/index.ts';

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

/** What stays of a finished game when its table is removed: for the statistics. */
export interface KeptResult {
  readonly id: string;
  readonly game: string;
  readonly when: number;
  readonly holders: readonly SeatHolder[];
  readonly result: Result;
  /** Its table was removed. */
  readonly gone?: boolean;
}

interface Schema extends DBSchema {
  results: { key: string; value: KeptResult };
  tables: { key: string; value: SavedTable };
  games: { key: string; value: GameRow };
  status: { key: string; value: SavedStatus };
  /** What was found out about finished games. */
  analyses: { key: string; value: Row };
  /** Which puzzles were tried and solved. */
  puzzles: { key: string; value: Row };
}

const STORES = ['tables', 'games', 'status'] as const;
const ALL_STORES = [...STORES, 'results', 'analyses', 'puzzles'] as const;
/** The first version had no results, the second no analyses and no puzzles. */
const DATABASE_VERSION = 3;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('roundhouse', DATABASE_VERSION, {
    upgrade(db) {
      for (const store of ALL_STORES)
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store, { keyPath: 'id' });
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

/** A game that was finished elsewhere, for the statistics. */
export async function keepResult(result: KeptResult): Promise<void> {
  await (await database()).put('results', result);
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

/** A finished game of somebody's own; branches and lessons are none. */
const resultOf = (table: SavedTable, { result, holders }: GameRow): KeptResult | undefined =>
  result === undefined || table.practice || table.lesson !== undefined
    ? undefined
    : { id: table.id, game: table.game, when: table.updated, holders: holders ?? table.holders, result };

/** Its result stays. */
export async function removeTable(id: string): Promise<void> {
  const change = (await database()).transaction(ALL_STORES, 'readwrite');
  const [table, game] = await Promise.all([change.objectStore('tables').get(id), change.objectStore('games').get(id)]);
  const result = table && game && resultOf(table, game);
  if (result) await change.objectStore('results').put(result);
  await Promise.all([
    ...STORES.map((store) => change.objectStore(store).delete(id)),
    change.objectStore('analyses').delete(id),
    change.done,
  ]);
}

/** All games that were finished in this browser, whether their tables are still there or not. */
export async function keptResults(): Promise<KeptResult[]> {
  const db = await database();
  const [tables, games, removed] = await Promise.all([db.getAll('tables'), db.getAll('games'), db.getAll('results')]);
  const rows = new Map(games.map((game) => [game.id, game]));
  const present = tables.flatMap((table) => {
    const game = rows.get(table.id);
    return (game && resultOf(table, game)) ?? [];
  });
  const gone = removed.filter(({ id }) => !present.some((kept) => kept.id === id));
  return [...present, ...gone.map((result) => ({ ...result, gone: true }))];
}

/** A row whose form only those know who put it there. */
export interface Row {
  readonly id: string;
}

/** Everything that this browser keeps, for another one. */
export interface KeptTables {
  readonly tables: readonly SavedTable[];
  readonly games: readonly GameRow[];
  readonly status: readonly SavedStatus[];
  readonly results: readonly KeptResult[];
  readonly analyses: readonly Row[];
  readonly puzzles: readonly Row[];
}

export async function takeEverything(): Promise<KeptTables> {
  const db = await database();
  const [tables, games, status, results, analyses, puzzles] = await Promise.all([
    db.getAll('tables'),
    db.getAll('games'),
    db.getAll('status'),
    db.getAll('results'),
    db.getAll('analyses'),
    db.getAll('puzzles'),
  ]);
  return { tables, games, status, results, analyses, puzzles };
}

/** Puts in what is not there yet; what is there stays as it is. How many tables were new. */
export async function addEverything(kept: KeptTables): Promise<number> {
  const change = (await database()).transaction(ALL_STORES, 'readwrite');
  const [games, results, analyses, puzzles] = await Promise.all(
    (['games', 'results', 'analyses', 'puzzles'] as const).map(
      async (store) => new Set(await change.objectStore(store).getAllKeys()),
    ),
  );
  const isNew = ({ id }: Row): boolean => !games.has(id);
  await Promise.all([
    ...kept.tables.filter(isNew).map((row) => change.objectStore('tables').put(row)),
    ...kept.games.filter(isNew).map((row) => change.objectStore('games').put(row)),
    ...kept.status.filter(isNew).map((row) => change.objectStore('status').put(row)),
    ...kept.results.filter(({ id }) => !results.has(id)).map((row) => change.objectStore('results').put(row)),
    ...kept.analyses.filter(({ id }) => !analyses.has(id)).map((row) => change.objectStore('analyses').put(row)),
    ...kept.puzzles.filter(({ id }) => !puzzles.has(id)).map((row) => change.objectStore('puzzles').put(row)),
    change.done,
  ]);
  return kept.games.filter(isNew).length;
}
