/** What must hold of the rules of any game as the app tells them. */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/index.ts';
import { allSections, type RulesModule, sectionOfRule, wordsOf } from '../kit/index.ts';

interface Law {
  /** The game's rules.md. */
  readonly file: URL;
  /** The letters its rules are numbered with. */
  readonly letters: string;
  /** Chapters that speak of the program, not of the game. */
  readonly without?: readonly number[];
  /** Fewer rules than these cannot be all. */
  readonly rules: number;
  readonly pictures: number;
}

/** The numbers of all rules, in bold where a rule begins or in the first column of a table. */
function rulesIn({ file, letters, without = [] }: Law): string[] {
  const starts = new RegExp(`^(?:\\*\\*|\\| )(${letters}-(\\d+)\\.\\d+)`, 'gm');
  const found = [...readFileSync(file, 'utf8').matchAll(starts)];
  return [...new Set(found.filter(([, , chapter]) => !without.includes(Number(chapter))).map(([, id]) => id))];
}

export function testToldRules(rules: RulesModule, law: Law): void {
  const sections = allSections(rules);

  test('every rule for players is told, each in one section', () => {
    const lawful = rulesIn(law);
    expect(lawful.length).toBeGreaterThan(law.rules);
    const named = sections.flatMap((section) => section.rules);
    expect(lawful.filter((id) => !named.includes(id))).toEqual([]);
    expect(lawful.filter((id) => sectionOfRule(rules, id) === undefined)).toEqual([]);
    expect(named.filter((id, i) => named.indexOf(id) !== i)).toEqual([]);
  });

  test('every section is written in three languages, and no two have the same name', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const language of LANGUAGES) {
      const empty = sections.filter(({ heading, blocks }) =>
        [heading, ...blocks.flatMap(wordsOf)].some((words) => words[language].trim() === ''),
      );
      expect([language, empty.map(({ id }) => id)]).toEqual([language, []]);
    }
  });

  test('every picture is drawn', () => {
    const pictures = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'picture' ? [block] : [])),
    );
    expect(pictures.length).toBeGreaterThan(law.pictures);
    for (const { Picture, caption } of pictures) {
      const markup = renderToStaticMarkup(createElement(Picture));
      expect([caption.en, /NaN|undefined/.test(markup)]).toEqual([caption.en, false]);
      expect(markup).toContain('<svg');
    }
  });
}
