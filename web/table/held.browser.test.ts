import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { visit } from '../testing/visit.ts';

describe.skipIf(executablePath === undefined)('two places that mean one move', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('a card is taken, then the action space it goes to: no list is needed', async () => {
    const visitor = await visit(browser, { still: true, table: { game: 'autobahn' } });
    const { page } = visitor;
    await page.locator('[data-target^="route:"]').first().click();
    const cards = page.locator('[data-target^="card:"]');
    const name = await cards.nth(1).getAttribute('data-target');
    await cards.nth(1).click();
    await page.locator('.target-menu').waitFor();
    // What goes with it glows, and nothing else.
    expect(await cards.count()).toBe(1);
    expect(await page.locator(`[data-target="${name}"]`).getAttribute('class')).toContain('selected');
    await page.locator('[data-target="space:buildRoad"]').click();
    // Played: the card lies on the space, and a section is asked for.
    await page.locator('[data-target^="section:"]').first().waitFor();
    expect(await page.locator(`.action-space [data-piece="${name}"]`).count()).toBe(1);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('whoever taps beside it puts the card back: the space then offers every card', async () => {
    const visitor = await visit(browser, { still: true, table: { game: 'autobahn' } });
    const { page } = visitor;
    await page.locator('[data-target^="route:"]').first().click();
    const card = page.locator('[data-target^="card:"]').first();
    await card.click();
    await page.locator('.target-menu').waitFor();
    await page.locator('.board-svg').click({ position: { x: 20, y: 200 } });
    await page.locator('.target.selected').waitFor({ state: 'detached' });
    await page.locator('[data-target="space:buildRoad"]').click();
    expect(await page.locator('.target-menu [role="menuitem"]').count()).toBeGreaterThan(1);
    await visitor.leave();
  });
});
