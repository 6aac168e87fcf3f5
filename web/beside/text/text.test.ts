import { expect, test } from 'vitest';
import { disparities } from '../../../kernel/conformance/messages.ts';
import { besideText } from './index.ts';

test('what is said beside a real board is the same in every language', () => {
  expect(disparities(besideText)).toEqual([]);
});
