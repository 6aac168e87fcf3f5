import type { RuleBlock, Words } from '../../../../web/kit/rules.ts';

export const w = (en: string, de: string, pl: string): Words => ({ en, de, pl });
export const say = (en: string, de: string, pl: string): RuleBlock => ({ kind: 'text', words: w(en, de, pl) });
export const example = (en: string, de: string, pl: string): RuleBlock => ({ kind: 'example', words: w(en, de, pl) });
export const list = (...items: readonly Words[]): RuleBlock => ({ kind: 'list', items });
export const same = (words: string): Words => w(words, words, words);
