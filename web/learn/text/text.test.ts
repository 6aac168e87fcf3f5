import { expect, test } from 'vitest';
import { disparities } from '../../../kernel/conformance/messages.ts';
import { learnText } from './index.ts';

test('courses and lessons say the same in every language', () => {
  expect(disparities(learnText)).toEqual([]);
});
