import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { THOROUGH } from '../testing/games.ts';
import { visit } from '../testing/visit.ts';

const SCREENS_OF_ALL_GAMES = [
  { place: '#/puzzles', file: 'worker-rest', words: 'The puzzles could not be fetched.', entry: 'data-puzzle' },
  { place: '#/learn', file: 'worker-lessons', words: 'The lessons could not be fetched.', entry: 'data-first-game' },
] as const;

describe.skipIf(executablePath === undefined)('what one game needs did not come', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each(THOROUGH ? SCREENS_OF_ALL_GAMES : SCREENS_OF_ALL_GAMES.slice(0, 1))(
    '$place says so, shows the other games, and asks again',
    async (screen) => {
      const { place, file, words, entry } = screen;
      const visitor = await visit(browser, { still: true });
      const { page, context } = visitor;
      await page.route(`**/${file}-steamrollers-*.js`, (route) => route.abort());
      await visitor.goTo(place);
      await page.getByRole('alert').getByText(words).waitFor();
      expect(await page.locator(`[${entry}]`).count()).toBe(2);
      await page.unrouteAll();
      await page.locator('[data-fetch-again]').click();
      await page.locator(`[${entry}="steamrollers"]`).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      // Not `leave`: the browser itself complains about the file that did not come.
      await context.close();
    },
  );
});
