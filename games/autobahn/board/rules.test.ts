import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/index.ts';
import { allSections, sectionOfRule, wordsOf } from '../../../web/kit/index.ts';
import { rules } from './rules.tsx';

const law = readFileSync(fileURLToPath(new URL('../rules.md', import.meta.url)), 'utf8');
/** Chapter 29 speaks of the program, not of the game. */
const lawful = [...new Set(law.match(/^(?:\*\*|\| )AB-\d+\.\d+/gm))]
  .map((id) => id.replace(/^(\*\*|\| )/, ''))
  .filter((id) => !id.startsWith('AB-29'));

test('every rule of the game is told in a section of its own chapter', () => {
  expect(lawful.length).toBeGreaterThan(150);
  const named = new Set(allSections(rules).flatMap((section) => section.rules));
  expect(lawful.filter((id) => !named.has(id))).toEqual([]);
  expect(lawful.filter((id) => sectionOfRule(rules, id) === undefined)).toEqual([]);
});

test('no rule is told in two sections, and no anchor twice', () => {
  const sections = allSections(rules);
  const named = sections.flatMap((section) => section.rules);
  expect(named.filter((id, i) => named.indexOf(id) !== i)).toEqual([]);
  const anchors = sections.map(({ id }) => id);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('all words are there in all three languages', () => {
  for (const { heading, blocks } of allSections(rules)) {
    for (const words of [heading, ...blocks.flatMap(wordsOf)]) {
      for (const language of LANGUAGES) expect(words[language].trim()).not.toBe('');
    }
  }
});
