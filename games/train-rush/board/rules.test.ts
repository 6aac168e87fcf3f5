import { expect, test } from 'vitest';
import { sectionOfRule } from '../../../web/kit/index.ts';
import { testToldRules } from '../../../web/testing/told-rules.ts';
import { rules } from './rules.tsx';

testToldRules(rules, { file: new URL('../rules.md', import.meta.url), letters: 'TR', rules: 90, pictures: 2 });

test('a rule leads to the section that tells it', () => {
  expect(sectionOfRule(rules, 'TR-9.9')?.id).toBe('wagons');
});
