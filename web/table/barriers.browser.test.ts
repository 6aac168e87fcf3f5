import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/index.ts';
import { Inspector } from '../testing/barriers.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { ALL_GAMES, standsForAll, THOROUGH, WHOLE_GAME, WITH_HAND_OVER } from '../testing/games.ts';
import { type Sitting, visit } from '../testing/visit.ts';

const DESKTOP = SCREENS[0];
const DARK = SCREENS[1];
const PHONE = SCREENS[4];
/** Themes differ in nothing but colours. */
const COLOURS = ['color-contrast'];
const MANY = 40;
const SHEET = '.panel-area';

/** One game stands for all, in every test another one; every one of them in `npm run test:all`. */
const gamesAt = (place: number): typeof ALL_GAMES => ALL_GAMES.filter(({ id }) => standsForAll(id, place));

/** A game in the middle. */
const middleOf = (game: string): Sitting => ({ game, seed: 5, moves: 40 });

describe.skipIf(executablePath === undefined)('no serious barrier', { timeout: WHOLE_GAME }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each(THOROUGH ? LANGUAGES : (['de'] as const))(
    'on the home screen, by day and by night (%s)',
    async (language) => {
      const visitor = await visit(browser, { language, still: true, settings: { theme: 'light' } });
      const { page } = visitor;
      const axe = new Inspector(page);
      await axe.look('home');
      await visitor.picture(`home-${language}`);
      await page.locator('.home-head .tool').last().click();
      await axe.look('settings', { part: 'dialog' });
      await page.keyboard.press('Escape');
      await page.locator('.home-head .tool').first().click();
      await page.waitForSelector('html[data-theme="dark"]');
      await axe.look('home by night', { rules: COLOURS });
      await visitor.picture(`home-${language}-dark`);
      expect(axe.found).toEqual([]);
      expect(axe.looks).toBe(3);
      await visitor.leave();
    },
  );

  test('on the home screen of a phone', async () => {
    const visitor = await visit(browser, { screen: PHONE, still: true });
    const axe = new Inspector(visitor.page);
    await axe.look('home');
    await visitor.picture('home-phone');
    expect(axe.found).toEqual([]);
    await visitor.leave();
  });

  test.each(gamesAt(1))('before a game of $id: a new table, and its rules', async ({ id }) => {
    const visitor = await visit(browser, { screen: DESKTOP, still: true });
    const { page } = visitor;
    const axe = new Inspector(page);
    await visitor.newTable(id);
    await axe.look('new table', { part: 'dialog' });
    await visitor.picture(`${id}-new-table`);
    await page.keyboard.press('Escape');
    await page.locator(`[data-game-card="${id}"] [href^="#/rules"]`).click();
    await page.locator('.rules-screen article').first().waitFor();
    await axe.look('rules');
    await visitor.picture(`${id}-rules`);
    expect(axe.found).toEqual([]);
    await visitor.leave();
  });

  test('where the screen goes from one person to the other', async () => {
    const visitor = await visit(browser, { still: true, table: { game: WITH_HAND_OVER[0].id, other: 'human' } });
    const { page } = visitor;
    const axe = new Inspector(page);
    await page.evaluate((many) => hands.play({ pointer: 'mouse', moves: many, mine: true }), MANY);
    await page.locator('.hand-over').waitFor();
    await axe.look('hand-over');
    await visitor.picture('hand-over');
    expect(axe.found).toEqual([]);
    await visitor.leave();
  });

  test.each(gamesAt(2))('at the table of $id: middle, every panel, menus, the past, the end', async ({ id }) => {
    const settings = { confirm: 'always' };
    const visitor = await visit(browser, { screen: DESKTOP, still: true, settings, table: middleOf(id) });
    const { page } = visitor;
    const axe = new Inspector(page);
    await axe.look('middle');
    await visitor.picture(`${id}-middle`);
    const tabs = await page
      .locator('.tab[data-tab]')
      .evaluateAll((all) => all.map((tab) => tab.getAttribute('data-tab')));
    expect(tabs).toEqual(expect.arrayContaining(['log', 'score', 'rules']));
    for (const tab of tabs) {
      await page.locator(`.tab[data-tab="${tab}"]`).click();
      await page.locator(`.panel-area[data-open="${tab}"]`).waitFor();
      await axe.look(`panel ${tab}`, { part: SHEET });
      await visitor.picture(`${id}-panel-${tab}`);
    }
    await page.locator('.seat-strip').nth(1).click();
    await page.locator('.panel-area[data-open="seat:1"]').waitFor();
    await axe.look('another seat', { part: SHEET });
    await page.locator('.panel-area header button').click();

    await page.locator('button[data-key="h"]').click();
    await axe.look('hint and why', { part: '.hint-panel' });
    await page.locator('[data-show-line]').first().click();
    await axe.look('what a move does', { part: '.considered.pinned' });
    await page.keyboard.press('Escape');
    await page.locator('.panel-area header button').click();
    const several = page.locator('[data-target][aria-haspopup="menu"]:visible').first();
    if ((await several.count()) > 0) {
      await several.focus();
      await page.keyboard.press('Enter');
      await axe.look('menu of a place', { part: '.target-menu' });
      await visitor.picture(`${id}-place-menu`);
      await page.keyboard.press('Escape');
    }
    await page.locator('button[data-key="m"]').click();
    await page.locator('.moves-panel .move').first().waitFor();
    await axe.look('list of moves', { part: SHEET });
    await page.locator('.panel-area header button').click();
    await page.keyboard.press('[');
    await page.waitForSelector('[data-stage="past"]');
    await axe.look('the past', { part: '.question-bar' });
    await page.locator('.top-bar .tool').click();
    await axe.look('menu', { part: 'dialog' });
    await visitor.picture(`${id}-menu`);

    if (THOROUGH) {
      await visitor.sitAt({ ...middleOf(id), moves: 0 });
      await axe.look('start');
    }
    await visitor.sitAt({ ...middleOf(id), moves: Number.POSITIVE_INFINITY });
    await page.locator('.tab[data-tab="score"]').click();
    await page.locator('.score-table').waitFor();
    await axe.look('score sheet', { part: SHEET });
    await axe.look('end', { part: '.question-bar' });
    await visitor.picture(`${id}-score-sheet`);
    expect(axe.found).toEqual([]);
    expect(axe.looks).toBeGreaterThan(9);
    await visitor.leave();
  });

  test.each(gamesAt(1))('at the table of $id by night', async ({ id }) => {
    const visitor = await visit(browser, { screen: DARK, still: true, table: middleOf(id) });
    const axe = new Inspector(visitor.page);
    await axe.look('middle by night', { rules: COLOURS });
    await visitor.picture(`${id}-middle-dark`);
    expect(axe.found).toEqual([]);
    await visitor.leave();
  });

  test.each(gamesAt(0))('at the table of $id on a phone', async ({ id }) => {
    const visitor = await visit(browser, { screen: PHONE, still: true, table: middleOf(id) });
    const { page } = visitor;
    const axe = new Inspector(page);
    await axe.look('phone');
    await visitor.picture(`${id}-phone-middle`);
    for (const tab of ['log', 'score']) {
      await page.locator(`.tab[data-tab="${tab}"]`).tap();
      await axe.look(`phone ${tab}`, { part: SHEET });
    }
    expect(axe.found).toEqual([]);
    await visitor.leave();
  });
});
