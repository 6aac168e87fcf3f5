import { expect, test } from 'vitest';
import { disparities } from '../../../kernel/conformance/messages.ts';
import { analysisText } from './index.ts';

test('the analysis says the same in every language', () => {
  expect(disparities(analysisText)).toEqual([]);
});
