import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { ALL_GAMES } from '../testing/games.ts';
import { visit } from '../testing/visit.ts';

/** Long enough for opponents who play at once to make far more moves than React allows updates inside updates. */
const BUSY_MS = 2_500;
const MANY_MOVES = 60;
/** Every one of them is drawn. */
const DRAWN_MS = 60_000;

describe.skipIf(executablePath === undefined)('watching opponents', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('a page that was busy shows everything that opponents did at once meanwhile', async () => {
    const visitor = await visit(browser, { still: true });
    const { page } = visitor;
    await visitor.newTable(ALL_GAMES[0].id);
    await visitor.twoSeats('random');
    await page.locator('.seat-row').first().locator('select').first().selectOption('random');
    await visitor.sitDown();
    // The moves of a busy spell wait in line, and reach the page one right after the other.
    await page.evaluate((ms) => {
      for (const start = performance.now(); performance.now() - start < ms; );
    }, BUSY_MS);
    await page.waitForFunction(
      (moves) => Number(document.querySelector<HTMLElement>('.table')?.dataset.at) >= moves,
      MANY_MOVES,
      { timeout: DRAWN_MS },
    );
    await visitor.leave();
  });
});
