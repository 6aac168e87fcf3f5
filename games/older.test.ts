import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseRecord } from '../kernel/index.ts';
import { followOlder } from '../kernel/older.ts';
import { GAMES } from './registry.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Records of games as they were played under rulesets of the past, `records/older/ruleset-<n>/`. */
function olderRecords(id: string): { name: string; file: string }[] {
  const folder = join(here, id, 'records/older');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.roundhouse.json'))
    .map((name) => ({ name, file: join(folder, name) }));
}

const WITH_OLDER = GAMES.map(({ id, load }) => ({ id, load, records: olderRecords(id) })).filter(
  ({ records }) => records.length > 0,
);

test('games that changed their rules keep records of before', () => {
  expect(WITH_OLDER.map(({ id }) => id)).not.toEqual([]);
});

describe.each(WITH_OLDER)(
  'records of older rulesets of $id are followed to their recorded end',
  ({ load, records }) => {
    test.each(records)('$name', async ({ file }) => {
      const module = await load();
      const record = parseRecord(readFileSync(file, 'utf8'));
      const { followed, sameResult, match } = followOlder(module.open(module.standardEdition), record);
      expect(followed).toBe(record.moves.length);
      expect(sameResult).toBe(true);
      expect(match.game.version).toBeGreaterThanOrEqual(record.ruleset);
    });
  },
);
