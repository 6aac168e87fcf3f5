import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/index.ts';
import { STALLS } from './registry.ts';

/** The parameters a message uses, out of its parsed form. */
function parametersOf(message: string): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      // Type 0 is plain text and 7 is the plural's #; every other element names its parameter in `value`.
      if ('type' in node && node.type !== 0 && node.type !== 7 && 'value' in node && typeof node.value === 'string')
        names.add(node.value);
      Object.values(node).forEach(walk);
    }
  };
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

test.each(STALLS)('$id says the same things in every language, with the same parameters', async ({ load }) => {
  const module = await load();
  const { text } = module.open(module.standardEdition);
  const keys = Object.keys(text.en).sort();
  for (const language of LANGUAGES) {
    expect(Object.keys(text[language]).sort()).toEqual(keys);
    for (const key of keys) {
      expect([language, key, parametersOf(text[language][key])]).toEqual([language, key, parametersOf(text.en[key])]);
    }
  }
});

test.each(STALLS)('$id names every option and every value of it', async ({ load }) => {
  const module = await load();
  const { text, options } = module.open(module.standardEdition);
  const wanted = options.flatMap(({ key, values }) => [
    `option.${key}`,
    ...values.filter((value) => typeof value === 'string').map((value) => `option.${key}.${value}`),
  ]);
  expect(wanted.filter((key) => text.en[key] === undefined)).toEqual([]);
});
