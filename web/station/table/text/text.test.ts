import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../kernel/index.ts';
import { FACTS, PHRASES, REACTIONS } from '../../../../server/protocol/tables.ts';
import { onlineText } from './index.ts';

/** The parameters of a message, in the order of the alphabet. */
function parametersOf(message: string): string[] {
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
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

test.each(LANGUAGES)('around a table everything is said in %s, with the same parameters', (language) => {
  const keys = Object.keys(onlineText.en).sort();
  expect(Object.keys(onlineText[language]).sort()).toEqual(keys);
  for (const key of keys) {
    expect([key, parametersOf(onlineText[language][key])]).toEqual([key, parametersOf(onlineText.en[key])]);
  }
});

test.each(LANGUAGES)('every fact of a table, ready-made phrase and reaction has words in %s', (language) => {
  const words = onlineText[language];
  for (const [fact, parameters] of Object.entries(FACTS)) {
    const known = new Set<string>(parameters);
    expect([fact, words[`fact.${fact}`] === undefined]).toEqual([fact, false]);
    expect([fact, parametersOf(words[`fact.${fact}`]).filter((name) => !known.has(name))]).toEqual([fact, []]);
  }
  expect(PHRASES.filter((phrase) => words[`phrase.${phrase}`] === undefined)).toEqual([]);
  expect(REACTIONS.filter((reaction) => words[`chat.reaction.${reaction}`] === undefined)).toEqual([]);
});
