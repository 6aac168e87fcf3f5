import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { proofOf } from './proofs.ts';
import { GAMES } from './registry.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

const idsIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, id]) => id)),
];

/** Whatever looks like the id of a rule or an example: letters, a hyphen, a number with points (AB-X3, TR-9.19, WE-4). */
const ANY_ID = /\b[A-Z]{2,}-[A-Z]?\d+(?:\.\d+)*\b/g;

function citedIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return new Set(text.match(ANY_ID));
}

test.each(GAMES)('$id: every rule and every worked example of the rules file is cited by a test', async ({ id }) => {
  const { ruleIds } = await proofOf(id);
  const rules = readFileSync(join(here, id, 'rules.md'), 'utf8');
  const cited = citedIn(join(here, id));
  const wanted = [...idsIn(rules, ruleIds.rule), ...idsIn(rules, ruleIds.example)];
  expect(wanted.length).toBeGreaterThanOrEqual(ruleIds.fewest);
  expect(wanted.filter((rule) => !cited.has(rule))).toEqual([]);
});
