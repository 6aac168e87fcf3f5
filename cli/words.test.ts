import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { disparities } from '../kernel/conformance/messages.ts';
import { COMMANDS, OPTIONS } from './commands.ts';
import { commandText } from './words.ts';

test('the command says the same things in every language, with the same parameters', () => {
  expect(disparities(commandText)).toEqual([]);
});

test('every command and every option is explained', () => {
  const wanted = [
    ...COMMANDS.map(({ name }) => `command.${name}`),
    ...Object.keys(OPTIONS).map((name) => `flag.${name}`),
  ];
  expect(wanted.filter((key) => commandText.en[key] === undefined)).toEqual([]);
});

test('nothing is worded that is never said', () => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('text/'))
    .map((file) => readFileSync(join(here, file), 'utf8'))
    .join('\n');
  const said = (key: string): boolean => sources.includes(`'${key}'`) || /^(command|flag)\./.test(key);
  expect(Object.keys(commandText.en).filter((key) => !said(key))).toEqual([]);
});
