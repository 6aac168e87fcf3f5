import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bannedNames, parseGlossary } from '../kernel/conformance/glossary.ts';
import { disparities } from '../kernel/conformance/messages.ts';
import { LANGUAGES, type Language } from '../kernel/index.ts';
import { allSections, type RulesModule, wordsOf } from '../web/kit/rules.ts';
import { GAMES } from './registry.ts';
import { wordsIn } from './testing.ts';

test.each(GAMES)('$id says the same things in every language, with the same parameters', async ({ load }) => {
  const module = await load();
  const { text } = module.open(module.standardEdition);
  expect(Object.keys(text.en).length).toBeGreaterThan(0);
  expect(disparities(text)).toEqual([]);
});

test.each(GAMES)('the companion of $id says the same things in every language', async ({ load }) => {
  const companion = await (await load()).companion?.();
  expect(disparities(companion?.text ?? { en: {}, de: {}, pl: {} })).toEqual([]);
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

/** As a form would put it: a question with a full stop, a bare number after a colon, a heading with "where?" behind it. */
const LIKE_A_FORM = [
  /\.$/,
  /: (?:do )?\{\w+\}\)?$/,
  /\p{L}: (?:do )?\{(?:left|excess|keep|coal|fields|markers|agents)\}/u,
  /\p{L}: #(?!\))/u,
  /: (?:where|wo|gdzie)\?/,
];
/** Named things stand at the end of a question, after a colon. */
const NAMED = /: \{(?:cost|contract|track|bonus|value|options)\}\)?$/;

test.each(GAMES)('every question of $id is asked as a person would ask it', async ({ load }) => {
  const module = await load();
  const { text } = module.open(module.standardEdition);
  const asked = LANGUAGES.flatMap((language) =>
    Object.entries(text[language])
      .filter(([key]) => key.startsWith('prompt.'))
      .map(([key, question]) => ({ key: `${key} (${language})`, question: question.replace(NAMED, '') })),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ question }) => LIKE_A_FORM.some((form) => form.test(question)))).toEqual([]);
});

const here = fileURLToPath(new URL('.', import.meta.url));

/** Headings and blocks of the rule pages, by the id of their section. */
async function rulePages(id: string, language: Language): Promise<Record<string, string>> {
  const { rules }: { readonly rules: RulesModule } = await import(`./${id}/board/rules.tsx`);
  return Object.fromEntries(
    allSections(rules).map((section) => [
      `rules ${section.id}`,
      [section.heading, ...section.blocks.flatMap(wordsOf)].map((words) => words[language]).join(' ‖ '),
    ]),
  );
}

const FEWEST_TERMS = 20;
const glossaries = GAMES.map(({ id }) => ({ id, file: join(here, id, 'text', 'glossary.md') })).filter(({ file }) =>
  existsSync(file),
);

describe.each(glossaries)('the glossary of $id', ({ id, file }) => {
  const terms = parseGlossary(readFileSync(file, 'utf8'));

  test('names the things of the game', () => {
    expect(terms.length).toBeGreaterThanOrEqual(FEWEST_TERMS);
  });

  test.each(LANGUAGES)(
    'no thing has another name than there: catalogue, board, explanations and rule pages (%s)',
    async (language) => {
      const said = {
        ...(await wordsIn(`${id}/text`, language)),
        ...(await wordsIn(`${id}/lessons/text`, language)),
        ...(await wordsIn(`${id}/companion/text`, language)),
        ...(await wordsIn(`${id}/board/words`, language)),
        ...(await wordsIn(`${id}/board/explain`, language)),
        ...(await rulePages(id, language)),
      };
      expect(Object.keys(said).length).toBeGreaterThan(100);
      expect(bannedNames(terms, language, said)).toEqual([]);
    },
  );
});
