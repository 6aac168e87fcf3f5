import { expect, test } from 'vitest';
import { disparities } from '../../../kernel/conformance/messages.ts';
import { PROBLEMS } from '../../../server/protocol/problems.ts';
import { stationText } from './index.ts';

test('the station says in every language what it says in English, with the same parameters', () => {
  expect(disparities(stationText)).toEqual([]);
});

test('every reason for which the station refuses something has words', () => {
  expect(Object.keys(PROBLEMS).filter((reason) => stationText.en[`problem.${reason}`] === undefined)).toEqual([]);
});
