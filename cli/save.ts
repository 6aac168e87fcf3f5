/** Records and saved games on disk, in the one format of `host/save.ts`. */
import { type OpenedSave, openSave, parseSaveText, type SavedGame, type UnverifiedSave } from '../host/save.ts';
import type { SeatHolder } from '../host/seats.ts';
import { type GameRecord, type Match, RecordError, toRecord } from '../kernel/index.ts';
import { FAILED, Refusal } from './exit.ts';
import { type Opened, openForRecord, readText } from './opening.ts';
import type { World } from './world.ts';

export const saveText = (save: SavedGame | GameRecord): string => `${JSON.stringify(save, undefined, 1)}\n`;

export const recordText = (match: Match, ownEdition: unknown, holders: readonly SeatHolder[]): string =>
  saveText({ ...toRecord(match, ownEdition), holders });

export interface SaveFile extends OpenedSave {
  readonly opened: Opened;
  readonly save: UnverifiedSave;
  /** What stands in the file. */
  readonly content: string;
}

/**
 * A record or saved game, played again: every claim it makes is true. One of an older ruleset is followed as far as the present
 * rules go along with it. Throws a Refusal that names the file and the first wrong thing in it.
 */
export async function readSave(world: World, file: string): Promise<SaveFile> {
  const content = readText(file, FAILED);
  try {
    const save = parseSaveText(content);
    const opened = await openForRecord(world, save.record);
    // A position from elsewhere is no game from its setup: nobody can say whether it could be.
    return { opened, save, content, ...(await openSave(opened.game, { ...save, start: undefined })) };
  } catch (error) {
    if (error instanceof RecordError || error instanceof Refusal)
      throw new Refusal(`${file}: ${error.message}`, FAILED);
    throw error;
  }
}
