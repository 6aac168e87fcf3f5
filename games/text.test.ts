import { expect, test } from 'vitest';
import { disparities } from '../kernel/conformance/messages.ts';
import { GAMES } from './registry.ts';

test.each(GAMES)('$id says the same things in every language, with the same parameters', async ({ load }) => {
  const module = await load();
  const { text } = module.open(module.standardEdition);
  expect(Object.keys(text.en).length).toBeGreaterThan(0);
  expect(disparities(text)).toEqual([]);
});

test.each(GAMES)('$id names every option and every value of it', async ({ load }) => {
  const module = await load();
  const { text, options } = module.open(module.standardEdition);
  const wanted = options.flatMap(({ key, values }) => [
    `option.${key}`,
    ...values.filter((value) => typeof value === 'string').map((value) => `option.${key}.${value}`),
  ]);
  expect(wanted.filter((key) => text.en[key] === undefined)).toEqual([]);
});
