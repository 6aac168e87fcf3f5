import type { ReactNode } from 'react';
import type { RuleBlock, Words } from '../../../../web/kit/rules.ts';

export const w = (en: string, de: string, pl: string): Words => ({ en, de, pl });
export const say = (en: string, de: string, pl: string): RuleBlock => ({ kind: 'text', words: w(en, de, pl) });
export const example = (en: string, de: string, pl: string): RuleBlock => ({ kind: 'example', words: w(en, de, pl) });
export const picture = (Picture: () => ReactNode, en: string, de: string, pl: string): RuleBlock => ({
  kind: 'picture',
  Picture,
  caption: w(en, de, pl),
});
export const list = (...items: readonly Words[]): RuleBlock => ({ kind: 'list', items });

/** `rules('TR-4', 3)` → TR-4, TR-4.1, TR-4.2, TR-4.3. */
export const rules = (section: string, count: number): string[] => [
  section,
  ...Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
];
