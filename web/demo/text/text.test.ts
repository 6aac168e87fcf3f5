import { expect, test } from 'vitest';
import { disparities } from '../../../kernel/conformance/messages.ts';
import { demoText } from './index.ts';

test('a game that plays itself says the same in every language', () => {
  expect(disparities(demoText)).toEqual([]);
});
