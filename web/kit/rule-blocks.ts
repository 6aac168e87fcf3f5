/** Short forms for writing rule pages in three languages side by side. */
import type { ReactNode } from 'react';
import type { RuleBlock, Translations } from './rules.ts';

type InThreeLanguages = readonly [en: string, de: string, pl: string];

export const w = (...[en, de, pl]: InThreeLanguages): Translations => ({ en, de, pl });
/** The same in every language: numbers and names. */
export const same = (words: string): Translations => w(words, words, words);

export const say = (...words: InThreeLanguages): RuleBlock => ({ kind: 'text', words: w(...words) });
export const example = (...words: InThreeLanguages): RuleBlock => ({ kind: 'example', words: w(...words) });
export const list = (...items: readonly Translations[]): RuleBlock => ({ kind: 'list', items });
export const table = (head: readonly Translations[], ...rows: readonly (readonly Translations[])[]): RuleBlock => ({
  kind: 'table',
  head,
  rows,
});
export const picture = (Picture: () => ReactNode, ...caption: InThreeLanguages): RuleBlock => ({
  kind: 'picture',
  Picture,
  caption: w(...caption),
});

/** `ruleIds('TR-4', 3)` → TR-4.1, TR-4.2, TR-4.3; `ruleIds('TR-4', 2, 3)` → TR-4.2, TR-4.3. */
export function ruleIds(
  chapter: string,
  ...range: readonly [last: number] | readonly [first: number, last: number]
): string[] {
  const [first, last] = range.length === 1 ? [1, range[0]] : range;
  return Array.from({ length: last - first + 1 }, (_, i) => `${chapter}.${first + i}`);
}

/** A chapter and all its rules: `chapter('TR-4', 3)` → TR-4, TR-4.1, TR-4.2, TR-4.3. */
export const chapter = (id: string, rules: number): string[] => [id, ...ruleIds(id, rules)];
