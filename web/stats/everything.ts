/** All that this browser keeps, in one file: tables, results, analyses, puzzles, lessons and settings. */
import { progress, takeProgress } from '../learn/progress.ts';
import { addEverything, type KeptTables, takeEverything } from '../saves/saves.ts';
import { settings, takeSettings } from '../settings/settings.ts';

const FORMAT = 'roundhouse-everything';
const VERSION = 1;

/** The file is none of ours, or of a later version. */
export class NotOurFile extends Error {}

export async function everything(): Promise<string> {
  const kept = await takeEverything();
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    settings: settings.get(),
    lessons: progress.get(),
    ...kept,
  });
}

const hasId = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
/** What the first files did not have may be missing. */
const LATER: readonly string[] = ['analyses', 'puzzles'] satisfies readonly (keyof KeptTables)[];
const rows = (data: object, name: keyof KeptTables): unknown[] => {
  const found: unknown = Reflect.get(data, name) ?? (LATER.includes(name) ? [] : undefined);
  if (!Array.isArray(found) || !found.every(hasId)) throw new NotOurFile(name);
  return found;
};
/** What a row holds is judged when its table is opened, like anything that is kept. */
const isKept = (data: Readonly<Record<keyof KeptTables, unknown[]>>): data is typeof data & KeptTables =>
  Object.values(data).every((list) => list.every(hasId));

/** Takes in such a file; how many tables were new. */
export async function takeIn(json: string): Promise<number> {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    throw new NotOurFile('json');
  }
  if (typeof data !== 'object' || data === null) throw new NotOurFile('form');
  if (Reflect.get(data, 'format') !== FORMAT || Reflect.get(data, 'version') !== VERSION)
    throw new NotOurFile('format');
  const kept = {
    tables: rows(data, 'tables'),
    games: rows(data, 'games'),
    status: rows(data, 'status'),
    results: rows(data, 'results'),
    analyses: rows(data, 'analyses'),
    puzzles: rows(data, 'puzzles'),
  };
  if (!isKept(kept)) throw new NotOurFile('form');
  const added = await addEverything(kept);
  takeSettings(Reflect.get(data, 'settings'));
  takeProgress(Reflect.get(data, 'lessons'));
  return added;
}
