/** What the house's tests need of the games' folders. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game, Language } from '../kernel/index.ts';
import { GAMES } from './registry.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Words that stand in one file per language, where a game has such a folder. */
export async function wordsIn(folder: string, language: Language): Promise<Readonly<Record<string, string>>> {
  const file = join(here, folder, `${language}.ts`);
  if (!existsSync(file)) return {};
  const found: Readonly<Record<string, Readonly<Record<string, string>>>> = await import(/* @vite-ignore */ file);
  return found[language] ?? {};
}

/** A game as it comes out of its box. */
export async function openStandard(id: string): Promise<Game> {
  const module = await GAMES.find((entry) => entry.id === id)?.load();
  if (module === undefined) throw new Error(`no game ${id}`);
  return module.open(module.standardEdition);
}
