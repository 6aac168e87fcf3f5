/** Short forms for writing rules in three languages side by side. */
import type { ReactNode } from 'react';
import type { RuleBlock, RuleSection, Words } from '../../../../web/kit/index.ts';

export const w = (en: string, de: string, pl: string): Words => ({ en, de, pl });
export const p = (en: string, de: string, pl: string): RuleBlock => ({ kind: 'text', words: w(en, de, pl) });
export const list = (...items: readonly Words[]): RuleBlock => ({ kind: 'list', items });
export const example = (en: string, de: string, pl: string): RuleBlock => ({ kind: 'example', words: w(en, de, pl) });
export const table = (head: readonly Words[], ...rows: readonly (readonly Words[])[]): RuleBlock => ({
  kind: 'table',
  head,
  rows,
});
export const picture = (Picture: () => ReactNode, caption: Words): RuleBlock => ({ kind: 'picture', Picture, caption });
/** The same in every language: numbers and names. */
export const same = (words: string): Words => w(words, words, words);
export type { RuleBlock, RuleSection };
