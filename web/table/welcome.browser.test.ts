import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { visit } from '../testing/visit.ts';

const PHONE = SCREENS[4];

describe.skipIf(executablePath === undefined)('the first table of a game', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each(GAMES.map(({ id }) => id))('%s tells on a phone in a minute what it is about, once', async (game) => {
    const settings = { welcomed: [] };
    const visitor = await visit(browser, { screen: PHONE, still: true, language: 'de', settings, table: { game } });
    const { page } = visitor;
    const card = page.locator('.welcome');
    await card.waitFor();
    expect(await card.locator('li').count()).toBeGreaterThan(2);
    const go = card.locator('.button.go');
    expect((await go.boundingBox())?.y).toBeLessThan(PHONE.height - 44);
    await visitor.picture(`${game}-welcome`);
    await go.click();
    await card.waitFor({ state: 'detached' });
    await page.reload();
    await visitor.myTurn();
    expect(await card.count()).toBe(0);
    await visitor.leave();
  });

  test('whoever wants to know more goes from there to the rules', async () => {
    const settings = { welcomed: ['autobahn'] };
    const visitor = await visit(browser, { still: true, settings, table: { game: 'steamrollers' } });
    await visitor.page.locator('.welcome button.quiet').click();
    await visitor.page.locator('[data-panel="rules"]').waitFor();
    expect(await visitor.page.locator('.welcome').count()).toBe(0);
    await visitor.leave();
  });
});
