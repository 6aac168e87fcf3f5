import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { THOROUGH } from '../testing/games.ts';
import { visit } from '../testing/visit.ts';

describe.skipIf(executablePath === undefined)('at the table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('what a move does is shown before it is made; a move that reveals something asks first', async () => {
    const visitor = await visit(browser, { table: { game: 'toy' } });
    const at = await visitor.at();
    await visitor.page.locator('.dock [data-target]').first().hover();
    await visitor.page.locator('.considered .reveals').waitFor();
    await visitor.page.locator('.dock [data-target]').first().click();
    await visitor.page.locator('.considered.pinned').waitFor();
    expect(await visitor.at()).toBe(at);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.locator('.considered.pinned').waitFor({ state: 'detached' });
    expect(await visitor.at()).toBe(at);
    await visitor.click();
    expect(await visitor.at()).toBeGreaterThan(at);
    await visitor.leave();
  });

  test('the past can be looked at line by line, and played on from as a table of its own', async () => {
    const visitor = await visit(browser, { table: { game: 'toy' } });
    const { page } = visitor;
    for (let i = 0; i < 3; i++) {
      await visitor.click();
      await visitor.myTurn();
    }
    const now = await visitor.at();
    const address = page.url();
    await page.locator('[data-tab="log"]').click();
    const line = page.locator('.log-panel li button').nth(-2);
    await line.click();
    await page.waitForSelector('[data-stage="past"]');
    const then = await visitor.at();
    expect(then).toBeLessThan(now);
    expect(await page.locator('[data-target], .question-bar [data-offer]').count()).toBe(0);

    await page.locator('.question-bar .time-slider [data-key="]"]').click();
    await page.waitForSelector(`.table[data-at="${then + 1}"]`);
    await page.locator('.question-bar input[type="range"]').fill(String(then));
    await page.waitForSelector(`.table[data-at="${then}"]`);
    await page.locator('.question-bar [aria-pressed]').click();
    await page.waitForSelector(`.table[data-at="${then + 1}"]`);
    await page.locator('.question-bar [aria-pressed]').click();
    await page.locator('.question-bar input[type="range"]').fill(String(then));
    await page.waitForSelector(`.table[data-at="${then}"]`);
    await page.locator('[data-branch]').click();
    await page.waitForFunction((old) => location.href !== old, address);
    await visitor.myTurn();
    expect(await visitor.at()).toBeLessThan(now);
    await visitor.goHome();
    expect(await page.locator('.table-row').count()).toBe(2);
    await visitor.leave();
  });

  test('a table that is open in another tab is not opened twice', async () => {
    const visitor = await visit(browser, { table: { game: 'toy' } });
    const second = await visitor.context.newPage();
    await second.goto(visitor.page.url());
    await second.getByText('open in another tab').waitFor();
    await visitor.leave();
  });

  test('two people at one screen never see each other’s secrets: the screen is handed over', async () => {
    const visitor = await visit(browser, { settings: { confirm: 'never' } });
    const { page } = visitor;
    await visitor.newTable('toy');
    await visitor.twoSeats('human');
    await visitor.sitDown();
    await page.waitForSelector('.hand-over');
    expect(await page.locator('.hand-over').textContent()).toContain('Guest');
    expect(await page.locator('.board-svg').count()).toBe(0);
    await visitor.takeOver();
    await visitor.myTurn();
    await visitor.picture('hand-over-before');
    await page.locator('.dock [data-target]').first().click();
    await page.waitForSelector('.hand-over');
    expect(await page.locator('.hand-over').textContent()).toContain('Hanna');
    await visitor.picture('hand-over');
    await visitor.takeOver();
    await visitor.myTurn();
    await visitor.playOut();
    await visitor.leave();
  });

  test.runIf(THOROUGH)('a game between opponents can be watched to its end', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    await visitor.newTable('toy');
    await visitor.twoSeats('novice');
    await page.locator('.seat-row select').first().selectOption('random');
    await visitor.sitDown();
    await page.waitForSelector('[data-stage="over"]');
    await page.locator('.score-table').waitFor();
    expect(await page.locator('[data-key="u"]').count()).toBe(0);
    await visitor.leave();
  });

  test('a record can be taken along as a link, and comes back as the same game', async () => {
    const visitor = await visit(browser, { table: { game: 'toy' } });
    const { page } = visitor;
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.playOut();
    const record = await visitor.record();
    await page.locator('.top-bar .tool').click();
    await page.locator('[data-save="link"]').click();
    await page.locator('.keep [role="status"]').getByText('clipboard').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('#/record/');
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForSelector('[data-stage="over"]');
    expect(await visitor.record()).toBe(record);
    await visitor.leave();
  });
});
