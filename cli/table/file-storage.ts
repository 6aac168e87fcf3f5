/** A table in a file. Nothing is overwritten unseen: what stands there must be what this terminal has read or written. */
import { readFileSync, statSync } from 'node:fs';
import { type Change, SaveConflict, type Storage } from '../../host/driver.ts';
import { toSave } from '../../host/save.ts';
import type { Table } from '../../host/table.ts';
import { saveText } from '../save.ts';
import { writeFileWhole } from '../write-file.ts';
import { type LockHolder, SaveLock } from './save-lock.ts';

function contentOf(file: string): string | undefined {
  try {
    // To read a pipe would be to wait for somebody who writes; that it is no file is told when it is written to.
    return statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}

/** Who has a game open, in words. */
export const elsewhere = (file: string, { pid, machine }: LockHolder): string =>
  `${file} is open in another terminal (process ${pid} on ${machine})`;

export class FileStorage implements Storage {
  readonly file: string;
  readonly lock: SaveLock;
  /** What stands in the file as far as this terminal knows; undefined when there is none. */
  #content: string | undefined;

  constructor(file: string, lock: SaveLock, content?: string) {
    this.file = file;
    this.lock = lock;
    this.#content = content;
  }

  /** Moves of opponents follow from the seed: they are written with the next move of a person, or at the end. */
  async save({ table }: Change): Promise<void> {
    const last = table.match.played.at(-1);
    const own = last === undefined || table.holders[last.seat].kind === 'human';
    if (own || table.waitsForPeople || table.over) this.write(table);
  }

  write(table: Table): void {
    const present = contentOf(this.file);
    if (this.lock.lost || (present !== undefined && present !== this.#content)) throw new SaveConflict();
    const content = saveText(toSave(table));
    writeFileWhole(this.file, content);
    this.#content = content;
  }
}

/** A file for a game that was not kept yet, or why it cannot be had: what is there already is somebody's. */
export function newStorage(file: string): FileStorage | string {
  if (contentOf(file) !== undefined)
    return `${file} already exists: continue it with --resume, or choose another file name`;
  const lock = new SaveLock(file);
  const holder = lock.take(false);
  return holder === undefined ? new FileStorage(file, lock) : elsewhere(file, holder);
}
