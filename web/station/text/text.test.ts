import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/index.ts';
import { PROBLEMS } from '../../../server/protocol/problems.ts';
import { stationText } from './index.ts';

/** The parameters a message uses, out of its parsed form. */
function parametersOf(message: string, language: string): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      // Type 0 is plain text and 7 is the plural's #; every other element names its parameter in `value`.
      if ('type' in node && node.type !== 0 && node.type !== 7 && 'value' in node && typeof node.value === 'string') {
        names.add(node.value);
      }
      Object.values(node).forEach(walk);
    }
  };
  walk(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

test.each(LANGUAGES)('the station says in %s what it says in English, with the same parameters', (language) => {
  const keys = Object.keys(stationText.en).sort();
  expect(Object.keys(stationText[language]).sort()).toEqual(keys);
  for (const key of keys) {
    expect([key, parametersOf(stationText[language][key], language)]).toEqual([
      key,
      parametersOf(stationText.en[key], 'en'),
    ]);
  }
});

test('every reason for which the station refuses something has words', () => {
  expect(Object.keys(PROBLEMS).filter((reason) => stationText.en[`problem.${reason}`] === undefined)).toEqual([]);
});
