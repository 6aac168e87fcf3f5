/** From what a person typed to an opened game. */
import { readFileSync } from 'node:fs';
import type { GameEntry } from '../games/registry.ts';
import { EditionError, type Game, type GameModule, type OptionValue, type UnverifiedRecord } from '../kernel/index.ts';
import { FAILED, Refusal } from './exit.ts';
import { nearest } from './nearest.ts';
import type { World } from './world.ts';

export interface Opened {
  readonly module: GameModule;
  readonly game: Game;
  /** The component data, when it is not the one the game ships with. */
  readonly ownEdition?: unknown;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Why the system refused a file, in words. */
export function fileProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return REASONS[code] ?? error.message;
}

export function readText(file: string, exitCode?: number): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refusal(`cannot read ${file}: ${fileProblem(error)}`, exitCode);
  }
}

export function gameNamed({ games }: World, id: string): GameEntry {
  const entry = games.find((candidate) => candidate.id === id);
  if (entry !== undefined) return entry;
  const ids = games.map((candidate) => candidate.id);
  const meant = nearest(id, ids);
  throw new Refusal(
    `unknown game "${id}"${meant === undefined ? `; there is ${ids.join(', ')}` : `; did you mean ${meant}?`}`,
  );
}

function readEdition(file: string): unknown {
  const json = readText(file);
  try {
    return JSON.parse(json);
  } catch {
    throw new Refusal(`edition ${file}: not valid JSON`);
  }
}

export async function openGame(world: World, id: string, editionFile?: string): Promise<Opened> {
  const module = await gameNamed(world, id).load();
  if (editionFile === undefined) return { module, game: module.open(module.standardEdition) };
  const ownEdition = readEdition(editionFile);
  try {
    return { module, game: module.open(ownEdition), ownEdition };
  } catch (error) {
    if (error instanceof EditionError) throw new Refusal(`edition ${editionFile}: ${error.message}`);
    throw error;
  }
}

/** The game a record was played with: its own edition travels in the record. */
export async function openForRecord(world: World, record: UnverifiedRecord): Promise<Opened> {
  const entry = world.games.find((candidate) => candidate.id === record.game);
  if (entry === undefined) throw new Refusal(`a record of "${record.game}", a game that is not known here`, FAILED);
  const module = await entry.load();
  if (record.edition === undefined) return { module, game: module.open(module.standardEdition) };
  try {
    return { module, game: module.open(record.edition), ownEdition: record.edition };
  } catch (error) {
    if (error instanceof EditionError) throw new Refusal(`the edition in the record: ${error.message}`, FAILED);
    throw error;
  }
}

/** `key=value` for every option; a module's key alone switches it on. */
export function readOptions(game: Game, given: readonly string[]): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const pair of given) {
    const [key, ...rest] = pair.split('=');
    const spec = game.options.find((candidate) => candidate.key === key);
    if (spec === undefined) {
      const keys = game.options.map((candidate) => candidate.key);
      const meant = nearest(key, keys);
      const hint =
        meant === undefined ? `; ${game.title} has ${keys.join(', ') || 'none'}` : `; did you mean ${meant}?`;
      throw new Refusal(`unknown option "${key}"${hint}`);
    }
    const word = rest.length === 0 ? 'true' : rest.join('=');
    const value = spec.values.find((candidate) => String(candidate) === word);
    if (value === undefined) {
      const asked = rest.length === 0 ? 'needs a value' : `"${word}" is not a value of it`;
      throw new Refusal(`option ${key}: ${asked}; it is one of ${spec.values.join(', ')}`);
    }
    if (Object.hasOwn(options, key)) throw new Refusal(`option ${key} is given twice`);
    options[key] = value;
  }
  return options;
}
