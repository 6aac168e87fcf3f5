import { expect, test } from 'vitest';
import { sectionOfRule } from '../../../web/kit/index.ts';
import { testToldRules } from '../../../web/testing/told-rules.ts';
import { rules } from './rules.tsx';

testToldRules(rules, {
  file: new URL('../rules.md', import.meta.url),
  letters: 'SR',
  without: [11],
  rules: 80,
  pictures: 6,
});

test('a rule leads to the section that tells it', () => {
  expect(sectionOfRule(rules, 'SR-8.4')?.id).toBe('each-tile');
});
