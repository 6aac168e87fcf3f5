import { expect, test } from 'vitest';
import { bannedNames, parseGlossary } from './glossary.ts';

const glossary = (...rows: string[]): string =>
  [
    '# Words',
    '',
    '| key | en | de | pl | not en | not de | not pl |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
const terms = parseGlossary(
  glossary(
    '| tile | tile | Plättchen | kafelek | card; token* | Karte | kafel; płytk* |',
    '| eva | Eva | Eva | Ewa |  |  | Eva |',
  ),
);

test('a banned name is found as a whole word, at the beginning of a sentence too', () => {
  expect(bannedNames(terms, 'en', { a: 'Card games', b: 'a discarded tile', c: 'take the tokens' })).toEqual([
    'a: “card” instead of “tile” in “Card games”',
    'c: “token*” instead of “tile” in “take the tokens”',
  ]);
});

test('letters of every language belong to a word', () => {
  expect(bannedNames(terms, 'pl', { a: 'kafelek i kafelków', b: 'weź kafel', c: 'płytką' })).toHaveLength(2);
  expect(bannedNames(terms, 'pl', { a: 'Ewa gra', b: 'Gra Eva.' })).toHaveLength(1);
});

test('names of parameters are no words', () => {
  expect(bannedNames(terms, 'en', { a: 'take {card} or {card, plural, one {# tile} other {# tiles}}' })).toEqual([]);
  expect(bannedNames(terms, 'en', { a: '{n, plural, one {# card} other {# tiles}}' })).toHaveLength(1);
});

test('what is no glossary is refused', () => {
  expect(() => parseGlossary('# Words')).toThrow('columns');
  expect(() => parseGlossary(glossary('| tile | tile | Plättchen | kafelek |'))).toThrow('cells');
  expect(() => parseGlossary(glossary('| tile | tile |  | kafelek |  |  |  |'))).toThrow('missing');
  const twice = '| tile | tile | Plättchen | kafelek |  |  |  |';
  expect(() => parseGlossary(glossary(twice, twice))).toThrow('twice');
});
