import { expect, test } from 'vitest';
import { disparities } from '../../../kernel/conformance/messages.ts';
import { puzzleText } from './index.ts';

test('puzzles say the same in every language', () => {
  expect(disparities(puzzleText)).toEqual([]);
});
