import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseRecord, replay } from '../../kernel/index.ts';
import { game } from './testing.ts';

const folder = fileURLToPath(new URL('records/', import.meta.url));

/** Finished games: a change of the rules that alters any of them needs a new ruleset version. */
test.each(readdirSync(folder))('the recorded game %s plays again to the same end', (file) => {
  const match = replay(game, parseRecord(readFileSync(`${folder}${file}`, 'utf8')));
  expect(match.game.deciding(match.state)).toEqual([]);
  expect(match.game.invariants(match.state)).toEqual([]);
});
