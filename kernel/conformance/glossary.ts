/**
 * The glossary of a game, `games/<game>/text/glossary.md`: one name for one thing in every language, and the names it must not have.
 * It is a table with the columns key, en, de, pl, not en, not de, not pl; names in one cell are separated by semicolons, and a star
 * at the end of a name stands for any ending.
 */
import { LANGUAGES, type Language } from '../text.ts';

export interface Term {
  readonly key: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly banned: Readonly<Record<Language, readonly string[]>>;
}

const HEAD = ['key', ...LANGUAGES, ...LANGUAGES.map((language) => `not ${language}`)];

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const perLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: make('en'),
  de: make('de'),
  pl: make('pl'),
});

/** Throws a sentence about the first row that is none. */
export function parseGlossary(markdown: string): Term[] {
  const [head, rule, ...rows] = markdown.split('\n').filter((line) => line.startsWith('|'));
  if (head === undefined || cellsOf(head).join() !== HEAD.join())
    throw new Error(`the columns must be ${HEAD.join(', ')}`);
  if (rule === undefined || !/^[|\s:-]+$/.test(rule)) throw new Error('the line under the heading is missing');
  const terms = rows.map((row): Term => {
    const cells = cellsOf(row);
    if (cells.length !== HEAD.length) throw new Error(`a row needs ${HEAD.length} cells: ${row}`);
    const cell = (column: string): string => cells[HEAD.indexOf(column)];
    if (['key', ...LANGUAGES].some((column) => cell(column) === '')) throw new Error(`a name is missing: ${row}`);
    return {
      key: cell('key'),
      names: perLanguage(cell),
      banned: perLanguage((language) =>
        cell(`not ${language}`)
          .split(';')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      ),
    };
  });
  const twice = terms.find(({ key }, i) => terms.findIndex((other) => other.key === key) !== i);
  if (twice !== undefined) throw new Error(`${twice.key} is there twice`);
  return terms;
}

/** A name as a whole word or words, in any case at its beginning. */
function patternOf(name: string): RegExp {
  const open = name.endsWith('*');
  const bare = (open ? name.slice(0, -1) : name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
  const end = open || !/\p{L}$/u.test(name) ? '' : '(?!\\p{L})';
  return new RegExp(`(?<![\\p{L}])${bare}${end}`, 'iu');
}

/** Names of parameters are no words: `{cube, plural, …}` says nothing about cubes. */
const withoutParameters = (message: string): string =>
  message.replace(/\{(\w+)\}/g, '0').replace(/\{\w+, (?:plural|select|selectordinal),/g, '{');

/** Everything said with a name that the glossary bans, as `key: name instead of name`. */
export function bannedNames(
  terms: readonly Term[],
  language: Language,
  messages: Readonly<Record<string, string>>,
): string[] {
  const bans = terms.flatMap(({ names, banned }) =>
    banned[language].map((name) => ({ name, pattern: patternOf(name), instead: names[language] })),
  );
  return Object.entries(messages).flatMap(([key, message]) => {
    const said = withoutParameters(message);
    return bans
      .filter(({ pattern }) => pattern.test(said))
      .map(({ name, instead }) => `${key}: “${name}” instead of “${instead}” in “${message}”`);
  });
}
