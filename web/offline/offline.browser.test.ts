import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { servePage } from '../../server/http/page.ts';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { ALL_GAMES, standsForAll } from '../testing/games.ts';
import { visit } from '../testing/visit.ts';

const GAMES_PLAYED = ALL_GAMES.filter(({ id }) => standsForAll(id, 2));

describe.skipIf(executablePath === undefined)('without a network', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('after one visit to the home screen every game: start, play, save, reopen, read the rules, watch', async () => {
    const { server, address } = await servePage(inject('folder'), { port: 0 });
    const visitor = await visit(browser, { address, still: true, keep: true });
    const { page, context } = visitor;
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    server.close();
    server.closeAllConnections();
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('.cards');
    for (const { id } of GAMES_PLAYED) {
      await visitor.tableFor(id, 'random');
      await visitor.playOn(4);
      const before = await visitor.position();
      await page.goto(address);
      await page.locator(`[data-game-card="${id}"] .continue`).click();
      await visitor.myTurn();
      expect(await visitor.position()).toEqual(before);
      await visitor.goHome();
      await page.locator(`[data-game-card="${id}"] [href="#/rules/${id}"]`).click();
      await page.locator('.rules-screen article').first().waitFor();
      await visitor.goHome();
      await page.locator(`[data-watch="${id}"]`).click();
      await page.locator('.demo.waiting').waitFor();
      await visitor.goHome();
    }
    expect(await page.locator('.table-row').count()).toBe(GAMES_PLAYED.length);
    await visitor.leave();
  });
});
