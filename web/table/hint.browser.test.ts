/** A hint shows its whole line on the board, and nothing happens unless it is played. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Inspector } from '../testing/barriers.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { ALL_GAMES, standsForAll, THOROUGH } from '../testing/games.ts';
import { type Visit, visit } from '../testing/visit.ts';

const [DESKTOP] = SCREENS;
const PHONE = SCREENS[4];
const SOME = ALL_GAMES.filter(({ id }) => standsForAll(id, 0));
/** Within so many decisions there is a turn of several moves. */
const MANY = 30;

/** Asks for a hint until one of its lines has several moves, and shows that line; how many steps it has. */
async function showLine(visitor: Visit): Promise<number> {
  const { page } = visitor;
  for (let decision = 0; decision < MANY; decision++) {
    await visitor.myTurn();
    await page.locator('button[data-key="h"]').click();
    await page.locator('[data-show-line]').first().waitFor({ timeout: 60_000 });
    for (const line of await page.locator('.hint-panel .line').all()) {
      await line.locator('.head').click();
      await line.locator('[data-show-line]').click();
      await page.locator('.considered.pinned .what > :not(h3)').first().waitFor();
      const words = await page.locator('.considered.pinned h3 small').allTextContents();
      if (words.length > 0) return Number(/\d+$/.exec(words[0])?.[0]);
      await page.locator('.considered .way .button').first().click();
    }
    await page.locator('.panel-area header button').click();
    await visitor.playOn(1);
  }
  throw new Error('never was there a turn of several moves');
}

describe.skipIf(executablePath === undefined)('a hint', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  describe.each(THOROUGH ? [DESKTOP, PHONE] : [PHONE])('on a $name', (screen) => {
    test.each(SOME)('$id: the whole turn is shown step by step, closed, and played', async ({ id }) => {
      const visitor = await visit(browser, { still: true, screen, table: { game: id, moves: 30 } });
      const { page } = visitor;
      const count = await showLine(visitor);
      expect(count).toBeGreaterThan(1);
      const at = await visitor.at();
      const words: string[] = [];
      for (let step = 1; step <= count; step++) {
        await page.locator('.considered h3 small').getByText(`Step ${step} of ${count}`).waitFor();
        words.push(await page.locator('.considered h3').evaluate((heading) => heading.lastChild?.textContent ?? ''));
        await visitor.picture(`hint-${id}-${screen.name}-${step}`);
        if (step < count) await page.locator('[data-step="on"]').click();
      }
      const line = await page.locator('.hint-panel .open').textContent();
      expect(line).toContain(`Then: ${words.slice(1).join(' → ')}`);
      await page.locator('[data-stage="rehearsal"]').getByText('Nothing has happened yet.').waitFor();
      const axe = new Inspector(page);
      await axe.look('a line', { part: '.considered' });
      expect(axe.found).toEqual([]);

      // Closed: nothing has happened, and the same is asked.
      await page.keyboard.press('Escape');
      await page.locator('[data-stage="yours"]').waitFor();
      expect(await page.locator('.considered').count()).toBe(0);
      expect(await visitor.at()).toBe(at);

      await page.locator('.hint-panel .open [data-show-line]').click();
      await page.locator('[data-play-line]').click();
      await page.waitForFunction(
        (least) => Number(document.querySelector<HTMLElement>('.table')?.dataset.at) >= least,
        at + count,
      );
      await visitor.leave();
    });
  });
});
