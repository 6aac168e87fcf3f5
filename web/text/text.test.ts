import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/index.ts';
import { LADDER } from '../../players/ladder.ts';
import { webText } from './index.ts';

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

test.each(LANGUAGES)('the table says in %s what it says in English, with the same parameters', (language) => {
  const keys = Object.keys(webText.en).sort();
  expect(Object.keys(webText[language]).sort()).toEqual(keys);
  for (const key of keys) {
    expect([key, parametersOf(webText[language][key], language)]).toEqual([key, parametersOf(webText.en[key], 'en')]);
  }
});

test.each(LANGUAGES)('every opponent has a name for its strength in %s', (language) => {
  expect(LADDER.map(({ id }) => `level.${id}`).filter((key) => webText[language][key] === undefined)).toEqual([]);
});
