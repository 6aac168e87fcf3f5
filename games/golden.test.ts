import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseRecord, replay, transcript } from '../kernel/index.ts';
import { proofOf } from './proofs.ts';
import { GAMES } from './registry.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** A golden game is a record and, under the same name, what it reads like. */
function goldenGames(id: string): string[] {
  const folder = join(here, id, 'records');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.roundhouse.json'))
    .map((file) => file.replace('.roundhouse.json', ''));
}

describe.each(GAMES)('golden games of $id', ({ id, load }) => {
  const names = goldenGames(id);

  test('there are enough of them to show every company and module', async () => {
    expect(names.length).toBeGreaterThanOrEqual((await proofOf(id)).fewestRecords);
  });

  test.each(names)('%s ends as it was played and reads as it read', async (name) => {
    const module = await load();
    const game = module.open(module.standardEdition);
    const file = (ending: string): string => readFileSync(join(here, id, 'records', `${name}${ending}`), 'utf8');
    const match = replay(game, parseRecord(file('.roundhouse.json')));
    expect(game.result(match.state)).toBeDefined();
    expect(transcript(match, 'en')).toBe(file('.transcript.txt'));
  });
});
