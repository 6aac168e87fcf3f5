import { expect, test } from 'vitest';
import { disparities } from '../../kernel/conformance/messages.ts';
import { LANGUAGES } from '../../kernel/index.ts';
import { LADDER } from '../../players/ladder.ts';
import { webText } from './index.ts';

test('the table says in every language what it says in English, with the same parameters', () => {
  expect(disparities(webText)).toEqual([]);
});

test.each(LANGUAGES)('every opponent has a name for its strength in %s', (language) => {
  expect(LADDER.map(({ id }) => `level.${id}`).filter((key) => webText[language][key] === undefined)).toEqual([]);
});
