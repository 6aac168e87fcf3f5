import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STORED_FACTS } from './stored-facts.ts';

test('the document names everything that is stored, and nothing else', () => {
  const document = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const [, part] = document.split('## What is stored about people');
  const named = [...part.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key);
  expect(named).toEqual(STORED_FACTS.map(({ key }) => key));
});
