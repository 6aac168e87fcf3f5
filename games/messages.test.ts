import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { houseText, LANGUAGES, type Language } from '../kernel/index.ts';
import { wordingOf } from '../kernel/message.ts';
import { webText } from '../web/text/index.ts';
import { GAMES } from './registry.ts';
import { wordsIn } from './testing.ts';

/** Numbers at which the three languages change their words, and one beyond what is written alike everywhere. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 11, 12, 13, 14, 21, 22, 25, 101, 102, 111, 112, 1234, 12345, 1.5];

/** What a message chooses by, and what it can choose. */
function choicesOf(message: string): { names: Set<string>; words: Set<string> } {
  const names = new Set<string>();
  const words = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type !== 0 && 'value' in node && typeof node.value === 'string') names.add(node.value);
    if ('options' in node && typeof node.options === 'object' && node.options)
      for (const word of Object.keys(node.options)) words.add(word);
    Object.values(node).forEach(walk);
  };
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return { names, words };
}

/** All that is ever said in a language. */
async function messagesIn(language: Language): Promise<string[]> {
  const folders = GAMES.flatMap(({ id }) => ['text', 'board/words', 'board/explain'].map((part) => `${id}/${part}`));
  const own = await Promise.all(folders.map((folder) => wordsIn(folder, language)));
  return [webText[language], houseText[language], ...own].flatMap((catalogue) => Object.values(catalogue));
}

test.each(LANGUAGES)('every message in %s reads as ICU reads it, whatever it is given', async (language) => {
  const messages = await messagesIn(language);
  expect(messages.length).toBeGreaterThan(1000);
  for (const message of messages) {
    if (!/[{}'#]/.test(message)) continue;
    const { names, words } = choicesOf(message);
    const ours = wordingOf(message, language);
    const theirs = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    for (const value of words.size > 0 ? [...NUMBERS, ...words] : [7, 'seven']) {
      // A number is asked for and a word is given: neither says anything sensible.
      if (typeof value === 'string' && /, (plural|selectordinal|number)/.test(message)) continue;
      const values = Object.fromEntries([...names].map((name) => [name, value]));
      expect([message, ours(values)]).toEqual([message, String(theirs.format(values))]);
    }
  }
});

test.each([
  ["it''s {n, plural, one {'#' is #} other {# and '{'#'}'}}", 3],
  ['{n, plural, =0 {none} one {# of {n}} other {{n, select, 2 {two} other {#}}}}', 2],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', 112],
  ["a ' b '' c '{d}' e # f", 1],
])('%j reads as ICU reads it', (message, n) => {
  const theirs = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true });
  expect(wordingOf(message, 'en')({ n })).toBe(String(theirs.format({ n })));
});

test.each([
  '{',
  '}',
  '{n',
  '{n, plural}',
  '{n, plural, one {#}}',
  '{n, number, percent}',
  '{n, date}',
  '{n, select, other {}',
  'a } b',
])('%j is refused', (message) => {
  expect(() => wordingOf(message, 'en')).toThrow();
});
