/** Players of one's own: a file that exports `player` sits down under its own name, wherever opponents are called by theirs. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { playerNamed, welcome } from '../players/ladder.ts';
import type { Player } from '../players/player.ts';
import { Refusal } from './exit.ts';

const A_FILE = /\.(mjs|js|ts|mts)$/;

const moduleSchema = z.object({
  player: z.custom<Player>(
    (data) => typeof data === 'object' && data !== null && 'choose' in data && typeof data.choose === 'function',
  ),
});

/** Opens the files among the names. */
export async function welcomeGuests(names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!A_FILE.test(name) || playerNamed(name) !== undefined) continue;
    const loaded: unknown = await import(pathToFileURL(resolve(name)).href).catch((error: unknown) => {
      throw new Refusal(`${name} cannot be opened: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    });
    const read = moduleSchema.safeParse(loaded);
    if (!read.success) throw new Refusal(`${name} exports no "player" with a method "choose"`);
    welcome(name, read.data.player);
  }
}
