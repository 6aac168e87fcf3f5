import { expect, test } from 'vitest';
import { disparities } from '../../../kernel/conformance/messages.ts';
import { statsText } from './index.ts';

test('the statistics say the same in every language', () => {
  expect(disparities(statsText)).toEqual([]);
});
