import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAMES } from './registry.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** How the rules files write their ids: a rule opens a paragraph, a heading or a table row; an example likewise. */
const IDS: Readonly<Record<string, { rule: RegExp; example: RegExp }>> = {
  autobahn: { rule: /^(?:\*\*|\|\s*)(AB-\d+(?:\.\d+)*)/gm, example: /\*\*(AB-X\d+)/g },
  'train-rush': { rule: /^(?:\*\*|#+ )(TR-\d+(?:\.\d+)*)/gm, example: /\*\*(WE-\d+)/g },
  steamrollers: { rule: /^(?:\*\*|\|\s*)(SR-\d+(?:\.\d+)*)/gm, example: /(?:\*\*|^\|\s*)(EX-[RS]?\d+)/gm },
};

const idsIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, id]) => id)),
];

function citedIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return new Set(text.match(/\b(?:(?:AB|TR|SR)-X?\d+(?:\.\d+)*|WE-\d+|EX-[RS]?\d+)\b/g));
}

test.each(GAMES)('$id: every rule and every worked example of the rules file is cited by a test', ({ id }) => {
  const rules = readFileSync(join(here, id, 'rules.md'), 'utf8');
  const cited = citedIn(join(here, id));
  const wanted = [...idsIn(rules, IDS[id].rule), ...idsIn(rules, IDS[id].example)];
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((rule) => !cited.has(rule))).toEqual([]);
});
