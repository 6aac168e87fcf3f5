/** A game that plays itself: it can be watched, stopped, gone through move by move and joined, and leaves nothing behind. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Inspector } from '../testing/barriers.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { ALL_GAMES, standsForAll, THOROUGH } from '../testing/games.ts';
import { rowsKept } from '../testing/rows-kept.ts';
import { type Visit, visit } from '../testing/visit.ts';

const PHONE = SCREENS[4];
const SOME = ALL_GAMES.filter(({ id }) => standsForAll(id, 1));
/** Where a strip tells every move. */
const OTHERS = ALL_GAMES.filter(({ id }) => standsForAll(id, 2));
/** Far longer than a demo at its fastest waits between two moves. */
const LONG_MS = 1_200;
const TIMEOUT = 90_000;

/** Until so many moves have been made, or more. */
const comesTo = ({ page }: Visit, moves: number): Promise<unknown> =>
  page.waitForFunction((least) => Number(document.querySelector<HTMLElement>('.table')?.dataset.at) >= least, moves, {
    timeout: 60_000,
  });

describe.skipIf(executablePath === undefined)('a demo', { timeout: TIMEOUT }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each(SOME)(
    '$id plays itself from the home screen, stops, goes move by move, and leaves nothing behind',
    async ({ id }) => {
      const visitor = await visit(browser, { still: true });
      const { page } = visitor;
      await page.locator(`[data-watch="${id}"]`).click();
      await comesTo(visitor, 4);
      await page.keyboard.press('Space');
      await page.locator('.demo[data-paused]').waitFor();
      // A move that was already on its way is still shown.
      await page.waitForTimeout(LONG_MS);
      const at = await visitor.at();
      await page.waitForTimeout(LONG_MS);
      expect(await visitor.at()).toBe(at);

      await page.keyboard.press('n');
      await comesTo(visitor, at + 1);
      await page.waitForTimeout(LONG_MS);
      expect(await visitor.at()).toBe(at + 1);
      await visitor.picture(`demo-${id}`);

      await page.locator('[data-demo="pause"]').click();
      await comesTo(visitor, at + 3);
      await page.locator('[data-demo="leave"]').click();
      await page.locator('.cards').waitFor();
      expect(await page.locator('.table-row, .continue').count()).toBe(0);
      expect(await rowsKept(visitor)).toBe(0);
      await visitor.leave();
    },
  );

  test.each(OTHERS)('$id on a phone: a seat can be taken, and the game goes on from there', async ({ id }) => {
    const visitor = await visit(browser, { still: true, screen: PHONE, language: 'de' });
    const { page } = visitor;
    await page.locator(`[data-watch="${id}"]`).tap();
    await comesTo(visitor, 3);
    await page.waitForSelector('[data-unpacking]', { state: 'detached' });
    const axe = new Inspector(page);
    await axe.look('demo', { part: '.question-bar' });
    await visitor.picture(`demo-${id}-phone-de`);
    // The seat is taken when it is its turn: nobody moves in between.
    await page.locator('[data-demo="pause"]').tap();
    await page.locator('.demo[data-paused]').waitFor();
    await page.waitForTimeout(LONG_MS);
    while ((await page.locator('.seat-strip:nth-child(2).active').count()) === 0) {
      const at = await visitor.at();
      await page.locator('[data-demo="step"]').tap();
      await comesTo(visitor, at + 1);
    }
    const other = page.locator('.seat-strip:nth-child(1) .facts');
    const before = await other.innerHTML();
    await page.locator('[data-demo="seat"]').tap();
    await axe.look('seats', { part: '.question-bar' });
    expect(axe.found).toEqual([]);
    await page.locator('[data-take-seat="1"]').tap();
    await page.waitForURL(/#\/table\//);
    await page.waitForSelector('[data-stage="yours"]');
    await page.locator('.seat-strip:nth-child(2).mine').waitFor({ state: 'attached' });
    expect(await other.innerHTML()).toBe(before);
    await visitor.goHome();
    await page.locator('.table-row').waitFor();
    await visitor.leave();
  });

  test('leads to a game of one’s own, and the home screen has no serious barrier with it', async () => {
    const visitor = await visit(browser, { still: true, language: 'pl' });
    const { page } = visitor;
    const axe = new Inspector(page);
    await axe.look('home', { part: '.cards' });
    expect(axe.found).toEqual([]);
    await page.locator(`[data-watch="${SOME[0].id}"]`).click();
    await page.locator('[data-demo="play"]').click();
    await page.waitForURL(/#\/table\//);
    await page.waitForSelector('[data-stage="yours"]');
    await page.locator('.seat-strip.mine').waitFor();
    await visitor.leave();
  });

  test.runIf(THOROUGH).each(ALL_GAMES)(
    '$id is played to its end, and then another one',
    async ({ id }) => {
      const visitor = await visit(browser, { still: true, at: `#/demo/${id}` });
      const { page } = visitor;
      await page.locator('.demo.over').waitFor({ timeout: 600_000 });
      await visitor.picture(`demo-${id}-over`);
      expect(await rowsKept(visitor)).toBe(0);
      await page.locator('[data-demo="another"]').click();
      await page.locator('.demo.waiting').waitFor();
      await visitor.leave();
    },
    700_000,
  );
});
