import { testToldRules } from '../../../web/testing/told-rules.ts';
import { rules } from './rules.tsx';

testToldRules(rules, {
  file: new URL('../rules.md', import.meta.url),
  letters: 'AB',
  without: [29],
  rules: 150,
  pictures: 2,
});
