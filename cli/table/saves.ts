/** Where games are saved by themselves, and which of them can be gone on with. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, type Setup } from '../../kernel/index.ts';
import type { World } from '../world.ts';

const ENDING = '.roundhouse.json';

export function savesFolder({ env }: World): string {
  return (
    env.ROUNDHOUSE_SAVES || join(env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state'), 'roundhouse')
  );
}

/** A name that says which game it is and when it began, and nothing about its luck. */
export function newSaveFile(world: World, setup: Setup, now: Date): string {
  const moment = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return join(savesFolder(world), `${setup.game}-${moment}-${randomUUID().slice(0, 4)}${ENDING}`);
}

export interface Unfinished {
  readonly file: string;
  readonly game: string;
  readonly moves: number;
}

function readUnfinished(file: string): Unfinished | undefined {
  try {
    const { game, moves, result } = parseRecord(readFileSync(file, 'utf8'));
    return result === undefined && moves.length > 0 ? { file, game, moves: moves.length } : undefined;
  } catch {
    // Whatever else lies in the folder, or cannot be read, is no game to go on with.
    return undefined;
  }
}

/** The game that was left last, if there is one of these games. */
export function lastUnfinished(world: World, games: readonly string[]): Unfinished | undefined {
  const folder = savesFolder(world);
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(ENDING));
  } catch {
    return undefined;
  }
  const newestFirst = names
    .map((name) => join(folder, name))
    .flatMap((file) => {
      const found = statSync(file, { throwIfNoEntry: false });
      return found?.isFile() ? [{ file, at: found.mtimeMs }] : [];
    })
    .sort((a, b) => b.at - a.at);
  for (const { file } of newestFirst) {
    const found = readUnfinished(file);
    if (found !== undefined && games.includes(found.game)) return found;
  }
  return undefined;
}
