import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/index.ts';
import { allSections, sectionOfRule, wordsOf } from '../../../web/kit/rules.ts';
import { rules } from './rules.tsx';

const law = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
/** Every numbered rule of sections 1 to 17; behind them come lists and what concerns programs. */
const told = [...new Set([...law.matchAll(/^\*\*(TR-\d+\.\d+)/gm)].map(([, id]) => id))];

test('every rule for players has its section', () => {
  expect(told.length).toBeGreaterThan(90);
  const sections = allSections(rules);
  expect(told.filter((id) => !sections.some((section) => section.rules.includes(id)))).toEqual([]);
  expect(sectionOfRule(rules, 'TR-9.9')?.id).toBe('wagons');
});

test('every section is written in three languages, and no two have the same name', () => {
  const sections = allSections(rules);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  for (const language of LANGUAGES) {
    for (const section of sections) {
      const words = [section.heading, ...section.blocks.flatMap(wordsOf)].map((item) => item[language]);
      expect([section.id, language, words.every((item) => item.trim() !== '')]).toEqual([section.id, language, true]);
    }
  }
});

test('every picture is drawn', () => {
  const pictures = allSections(rules).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [block] : [])),
  );
  expect(pictures.length).toBeGreaterThan(2);
  for (const { Picture, caption } of pictures) {
    const markup = renderToStaticMarkup(createElement(Picture));
    expect([caption.en, /NaN|undefined/.test(markup)]).toEqual([caption.en, false]);
    expect(markup).toContain('<svg');
  }
});
