import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { ALL_GAMES, automaOf, endsAsItsRecord, PRACTICE, THOROUGH, WHOLE_GAME } from '../testing/games.ts';
import { Keyboard } from '../testing/keyboard.ts';
import { visit } from '../testing/visit.ts';

const PHONE = SCREENS[4];

const widerThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Things to tap that are smaller than a finger tip, with all that belongs to them around what is drawn. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('button:visible, a:visible, select:visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width === 0 || (width >= 24 && height >= 24)) return false;
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = (dx: number, dy: number): boolean => element.contains(document.elementFromPoint(x + dx, y + dy));
        return ![-11, 11].every((away) => hit(away, 0) && hit(0, away));
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

describe.skipIf(executablePath === undefined)('everyone can play', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each([PRACTICE, ...(THOROUGH ? ALL_GAMES : [])])(
    '$id by keyboard alone, from the home screen to the score sheet',
    { timeout: WHOLE_GAME },
    async (game) => {
      const visitor = await visit(browser, { still: true });
      const keyboard = new Keyboard(visitor);
      await keyboard.tableFor(game.id, game === PRACTICE ? 'human' : (automaOf(game) ?? 'random'));
      await keyboard.playOut();
      await visitor.page.locator('.score-table').waitFor();
      await endsAsItsRecord(visitor, game);
      expect(keyboard.made.target).toBeGreaterThan(0);
      expect(keyboard.made.list + keyboard.made.search).toBeGreaterThan(0);
      await visitor.leave();
    },
  );

  test('what happens is said to a screen reader', async () => {
    const visitor = await visit(browser, { table: { game: 'steamrollers' } });
    const question = await visitor.question();
    await visitor.page.locator('[role="log"]').getByText(question).waitFor({ state: 'attached' });
    await visitor.leave();
  });

  test('a game on a phone by finger: nothing is wider than the screen, nothing too small to tap', async () => {
    const visitor = await visit(browser, { screen: PHONE });
    const { page } = visitor;
    expect(await widerThanScreen(page)).toBe(false);
    expect(await tooSmall(page)).toEqual([]);
    await page.locator('[data-game-card="toy"] .play').tap();
    await visitor.myTurn();
    expect(await widerThanScreen(page)).toBe(false);
    expect(await tooSmall(page)).toEqual([]);
    await visitor.picture('phone-game');
    const board = await page.locator('.board-area').boundingBox();
    expect(board?.height).toBeGreaterThan(200);
    for (const tab of ['log', 'score']) {
      await page.locator(`[data-tab="${tab}"]`).tap();
      await page.locator(`.panel-area[data-open="${tab}"]`).waitFor();
      expect(await widerThanScreen(page)).toBe(false);
    }
    await visitor.playOut();
    await page.locator('.score-table').waitFor();
    await visitor.picture('phone-over');
    await visitor.leave();
  });

  test('text twice as large: every screen keeps its width', async () => {
    const visitor = await visit(browser, { screen: PHONE });
    const { page } = visitor;
    const enlarge = (): Promise<void> =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    await enlarge();
    expect(await widerThanScreen(page)).toBe(false);
    await visitor.playNow('steamrollers');
    expect(await widerThanScreen(page)).toBe(false);
    const board = await page.locator('.board-area').boundingBox();
    expect(board?.height).toBeGreaterThan(150);
    await visitor.picture('phone-large-text');
    await visitor.leave();
  });
});
