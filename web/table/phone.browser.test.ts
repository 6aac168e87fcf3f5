import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { ALL_GAMES, endsAsItsRecord, standsForAll, THOROUGH, WHOLE_GAME } from '../testing/games.ts';
import { visit } from '../testing/visit.ts';

const PHONE = SCREENS[4];
/** Between its beginning and its end a game is played out in `npm run test:all`. */
const LEFT = 10;
/** After so many moves the screen is looked at. */
const LOOKS = THOROUGH ? [0, 12, 24] : [0, 6];
/** Where a move can be pressed; on the board a finger finds what is nearest to it. */
const PLACES = '[data-target]:not(.board-svg *):visible, .question-bar [data-offer]:visible';

const widerThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Places to press that are smaller than a finger tip needs. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator(PLACES).evaluateAll((places) =>
    places.flatMap((place) => {
      const { width, height } = place.getBoundingClientRect();
      const size = `${width.toFixed(0)} × ${height.toFixed(0)}`;
      return width < 24 || height < 24 ? [`${place.getAttribute('data-target') ?? place.textContent} ${size}`] : [];
    }),
  );

describe.skipIf(executablePath === undefined)('on a phone of 390 px, by finger', { timeout: WHOLE_GAME }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each(ALL_GAMES.filter(({ id }) => standsForAll(id, 1)))(
    '$id against an opponent to the end: nothing wider than the screen, nothing too small',
    async (game) => {
      const visitor = await visit(browser, { screen: PHONE, still: true, table: { game: game.id } });
      const { page } = visitor;
      for (const moves of LOOKS) {
        await visitor.playOn(moves);
        expect(await widerThanScreen(page)).toBe(false);
        expect(await tooSmall(page)).toEqual([]);
        await visitor.picture(`${game.id}-phone-${moves}`);
      }
      if (!THOROUGH) await visitor.sitAt({ game: game.id, left: LEFT });
      await visitor.playOut();
      await page.locator('.score-table').waitFor();
      expect(await widerThanScreen(page)).toBe(false);
      await endsAsItsRecord(visitor, game);
      await visitor.picture(`${game.id}-phone-over`);
      await visitor.leave();
    },
  );
});
