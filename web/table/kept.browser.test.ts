/** Where a table is kept, and what becomes of it when it is not; what it gives away before the end. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRecord, replay } from '../../kernel/index.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { PRACTICE } from '../testing/games.ts';
import { givenAway } from '../testing/given-away.ts';
import { tableInMiddle } from '../testing/middle.ts';
import { visit } from '../testing/visit.ts';

/** Runs before everything else in page and workers from the next page on. */
async function patchScripts(context: BrowserContext, patch: string): Promise<void> {
  await context.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${patch};${await response.text()}` });
  });
}
const NO_DATABASE = `Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open() { throw new DOMException('blocked', 'SecurityError') } } })`;
/** The disk is full after so many writes. */
const fullAfter = (writes: number): string =>
  `if (!globalThis.IDBObjectStore.prototype.full) { let left = ${writes}; const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.full = true;
   IDBObjectStore.prototype.put = function (row) { if (this.name === 'games' && left-- <= 0) throw new DOMException('full', 'QuotaExceededError'); return put.call(this, row); } }`;

const notice = (page: Page, name: string) => page.locator(`[data-notice="${name}"]`);
const MIDDLE = { game: 'toy', other: 'random', seed: 1, moves: 6 };

/** A number that stands nowhere by chance. */
const SEED = 730519264;

describe.skipIf(executablePath === undefined)('a table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('that is open in another tab can be taken over; the first tab is told, stands still, and can take it back', async () => {
    const visitor = await visit(browser, { table: { game: 'toy' }, settings: { confirm: 'never' } });
    const { page } = visitor;
    const second = await visitor.context.newPage();
    await second.goto(page.url());
    await second.getByText('open in another tab').waitFor();
    await second.locator('[data-take-over]').click();
    await second.waitForSelector('[data-stage="yours"]');
    await notice(page, 'taken-over').waitFor();
    expect(await page.locator('[data-target]').count()).toBe(0);
    await visitor.picture('taken-over');

    const before = await visitor.at();
    await second.locator('.dock [data-target]').first().click();
    await second.waitForFunction(
      (at) => Number(document.querySelector('.table')?.getAttribute('data-at')) > at,
      before,
    );
    await second.waitForSelector('[data-stage="yours"], [data-stage="over"]');
    const now = await second.locator('.table').getAttribute('data-at');
    await notice(page, 'taken-over').locator('button').click();
    await visitor.myTurn();
    expect(await notice(page, 'taken-over').count()).toBe(0);
    // What was played in the other tab counts.
    expect(String(await visitor.at())).toBe(now);
    await notice(second, 'taken-over').waitFor();
    await visitor.leave();
  });

  test('is played in memory where the browser keeps nothing, with a warning, and is still there on the home screen', async () => {
    const visitor = await visit(browser, { settings: { confirm: 'never' } });
    const { page } = visitor;
    await patchScripts(visitor.context, NO_DATABASE);
    await visitor.goHome();
    await notice(page, 'web.notKept').waitFor();
    await visitor.tableFor('toy', 'random');
    await notice(page, 'web.notKept').waitFor();
    await visitor.picture('not-kept');
    await visitor.playOn(2);
    const at = await visitor.at();
    expect(at).toBeGreaterThan(2);
    await page.locator('.top-bar .brand').click();
    await page.locator('.table-row .ok').click();
    await visitor.myTurn();
    expect(await visitor.at()).toBe(at);
    await visitor.leave();
  });

  test('goes on when the disk is full in the middle of the game, with a warning', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    await visitor.keep(await tableInMiddle(MIDDLE));
    await patchScripts(visitor.context, fullAfter(0));
    await visitor.goTo('#/table/middle');
    await visitor.myTurn();
    await visitor.playOn(1);
    await notice(page, 'web.notKept').waitFor();
    const at = await visitor.at();
    await visitor.playOn(1);
    expect(await visitor.at()).toBeGreaterThan(at);
    await visitor.leave();
  });

  test('of another edition is no dead end: what is kept of it can be downloaded, unless the game is running and has secrets', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    const running = await tableInMiddle({ ...MIDDLE, seed: SEED });
    await visitor.keep({ ...running, setup: { ...running.setup, edition: 'Another@000000000000' } });
    await visitor.goTo('#/table/middle');
    await page.locator('[data-sealed]').waitFor();
    expect(await page.locator('[data-save]').count()).toBe(0);
    await visitor.picture('another-edition-running');
    const row = await tableInMiddle({ ...MIDDLE, moves: Number.POSITIVE_INFINITY });
    await visitor.keep({ ...row, id: 'finished', setup: { ...row.setup, edition: 'Another@000000000000' } });
    await visitor.goTo('#/table/finished');
    await page.locator('[data-save="kept"]').waitFor();
    await visitor.picture('another-edition');
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save="kept"]').click()]);
    const record = parseRecord(await readFile(await download.path(), 'utf8'));
    expect(record.moves).toEqual(row.moves);
    await visitor.leave();
  });

  test('of an older ruleset opens, and says so; what cannot be followed is shown as far as it can', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    const row = { ...(await tableInMiddle(MIDDLE)), ruleset: 0 };
    await visitor.keep(row);
    await visitor.goTo('#/table/middle');
    await visitor.myTurn();
    await notice(page, 'web.older').waitFor();
    await visitor.playOn(1);
    const unknown = row.moves.slice(3).map(({ seat }) => ({ seat, move: { type: 'uncouple' } }));
    const moves = [...row.moves.slice(0, 3), ...unknown];
    await visitor.keep({ ...row, id: 'stuck', moves });
    await visitor.goTo('#/table/stuck');
    await notice(page, 'web.olderShown').waitFor();
    expect(await visitor.at()).toBe(3);
    expect(await page.locator('[data-target]').count()).toBe(0);
    await visitor.picture('older-shown');
    await visitor.leave();
  });

  test('that 0.1 kept opens again', async () => {
    const visitor = await visit(browser);
    const file = new URL('../../host/testing/saves-of-0.1/browser-toy.json', import.meta.url);
    const { games } = JSON.parse(readFileSync(file, 'utf8'));
    await visitor.keep(games);
    await visitor.goTo(`#/table/${games.id}`);
    await visitor.myTurn();
    expect(await visitor.at()).toBeGreaterThanOrEqual(5);
    expect(await visitor.page.locator('.seats, .seat-strips').first().textContent()).toContain('Otto');
    await visitor.leave();
  });
});

describe.skipIf(executablePath === undefined)('secrets until the end', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('the full record comes with the end of the game, and holds', async () => {
    const visitor = await visit(browser, { still: true, overhear: true });
    await visitor.keep(await tableInMiddle({ ...MIDDLE, seed: SEED }));
    await visitor.goTo('#/table/middle');
    await visitor.myTurn();
    expect(await givenAway(visitor)).not.toContain(String(SEED));
    await visitor.playOut();
    const record = parseRecord(await visitor.record());
    expect(record.setup.seed).toBe(SEED);
    expect(PRACTICE.result(replay(PRACTICE, record).state)).toBeDefined();
    expect(record.holders).toMatchObject([{ name: 'Guest' }, { name: 'Hanna' }]);
    await visitor.leave();
  });

  test('playing on from the middle is practice: it says so, and it gives no record, not even at its end', async () => {
    const visitor = await visit(browser, {
      still: true,
      screen: SCREENS.find(({ name }) => name === 'phone') ?? SCREENS[0],
    });
    const { page } = visitor;
    await visitor.keep(await tableInMiddle({ ...MIDDLE, seed: SEED }));
    await visitor.goTo('#/table/middle');
    await visitor.myTurn();
    await page.keyboard.press('[');
    await page.waitForSelector('[data-stage="past"]');
    await page.locator('[data-branch]').click();
    await notice(page, 'web.practice').waitFor();
    await visitor.myTurn();
    await visitor.picture('practice');
    await visitor.playOut();
    await page.locator('.top-bar .tool').click();
    await page.locator('.table-menu').waitFor();
    expect(await page.locator('[data-save="record"], [data-save="link"]').count()).toBe(0);
    expect(await page.content()).not.toContain(String(SEED));
    await visitor.leave();
  });
});
