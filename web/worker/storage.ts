/** Where the host keeps tables: in the browser's database, or in memory as long as that does not work. */
import { type Change, SaveConflict, type Storage } from '../../host/driver.ts';
import { toSave } from '../../host/save.ts';
import type { Table } from '../../host/table.ts';
import { loadGame, type SavedTable, saveTable } from '../saves/saves.ts';

/** What the home screen lists of a table. */
export const listed = ({ id, game, holders, at, over, deciding, practice, facts }: Table): SavedTable => ({
  id,
  game: game.id,
  updated: Date.now(),
  holders,
  moves: at,
  stage: over ? 'over' : deciding.some((seat) => holders[seat].kind === 'human') ? 'yours' : 'waiting',
  ...(practice ? { practice } : {}),
  ...(facts.lesson === undefined ? {} : { lesson: facts.lesson }),
});

/** Keeps one table; every write says which one it follows, so that two writers notice each other. */
export class BrowserStorage implements Storage {
  readonly #memory: Map<string, Table>;
  #written: number;

  constructor(memory: Map<string, Table>, written: number) {
    this.#memory = memory;
    this.#written = written;
  }

  async save({ table }: Change): Promise<void> {
    this.#memory.set(table.id, table);
    const written = await saveTable(listed(table), { id: table.id, ...toSave(table) }, this.#written);
    this.#memory.delete(table.id);
    if (written === undefined) throw new SaveConflict();
    this.#written = written;
  }
}

/** What is kept of a table; undefined when nothing is, or nothing can be read. */
export async function keptRow(id: string): Promise<{ readonly row: object; readonly written: number } | undefined> {
  try {
    const row = await loadGame(id);
    return row && { row, written: row.written ?? 0 };
  } catch {
    return undefined;
  }
}
