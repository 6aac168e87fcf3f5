import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executablePath, launch, SCREENS } from '../testing/browser.ts';
import { visit } from '../testing/visit.ts';

const PHONE = SCREENS[4];

/** What is kept beside the tables: an analysis of a game, and a puzzle that was solved yesterday. */
const ANALYSIS = { id: 'analysed', version: 1, findings: [] };
const solvedOn = (day: number): object => ({
  id: `${day} steamrollers p`,
  day,
  game: 'steamrollers',
  puzzle: 'p',
  ofDay: true,
  tries: 1,
  solved: true,
  seen: false,
});

/** In the page: puts a row into the browser's database. */
async function keepRow([store, row]: readonly [string, object]): Promise<void> {
  const opened = indexedDB.open('roundhouse');
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const put = opened.result.transaction(store, 'readwrite').objectStore(store).put(row);
  await new Promise((resolve) => put.addEventListener('success', resolve));
  opened.result.close();
}

/** In the page: all rows of a store. */
async function rowsOf(store: string): Promise<unknown[]> {
  const opened = indexedDB.open('roundhouse');
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const all = opened.result.transaction(store).objectStore(store).getAll();
  await new Promise((resolve) => all.addEventListener('success', resolve));
  opened.result.close();
  return all.result;
}

describe.skipIf(executablePath === undefined)('the statistics', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test('count a game that was finished, also when its table is gone; everything fits into a file for another browser', async () => {
    const visitor = await visit(browser, { still: true, table: { game: 'steamrollers', left: 6 } });
    const { page } = visitor;
    await visitor.playOn(Number.MAX_SAFE_INTEGER);
    await page.waitForSelector('[data-stage="over"]');
    await visitor.goHome();
    await page.getByLabel('Remove table').click();
    await page.getByRole('button', { name: 'Remove table' }).click();
    await page.getByLabel('Remove table').waitFor({ state: 'detached' });
    await page.locator('[data-statistics]').click();
    await page.getByRole('heading', { name: 'Your first game' }).waitFor();
    expect(await page.locator('.wins strong').allTextContents()).toEqual(['1']);
    await page.locator('.bars').getByText('Deliveries').waitFor();
    await visitor.picture('statistics');
    const yesterday = await page.evaluate(
      () => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / (24 * 60 * 60 * 1000)) - 1,
    );
    await page.evaluate(keepRow, ['analyses', ANALYSIS] as const);
    await page.evaluate(keepRow, ['puzzles', solvedOn(yesterday)] as const);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-save="everything"]').click(),
    ]);
    const file = await readFile(await saved.path());
    await visitor.leave();

    const elsewhere = await visit(browser, { still: true, screen: PHONE, language: 'de', at: '#/statistics' });
    await elsewhere.page.getByRole('heading', { name: 'Noch keine Partie' }).waitFor();
    const open = async (buffer: Buffer): Promise<void> => {
      const [chooser] = await Promise.all([
        elsewhere.page.waitForEvent('filechooser'),
        elsewhere.page.locator('[data-open="everything"]').click(),
      ]);
      await chooser.setFiles({ name: 'all.json', mimeType: 'application/json', buffer });
    };
    await open(Buffer.from('{"format":"something else"}'));
    await elsewhere.page.getByText('Das ist keine Datei von Roundhouse').waitFor();
    await open(file);
    await elsewhere.page.getByRole('heading', { name: 'Your first game' }).waitFor();
    await elsewhere.page.getByText('1 day in a row · 1 puzzle solved').waitFor();
    expect(await elsewhere.page.evaluate(rowsOf, 'analyses')).toEqual([ANALYSIS]);
    expect(await elsewhere.page.evaluate(rowsOf, 'puzzles')).toEqual([solvedOn(yesterday)]);
    // A file from before there were any of them opens as well.
    const { analyses, puzzles, ...former } = JSON.parse(file.toString());
    expect([analyses.length, puzzles.length]).toEqual([1, 1]);
    await open(Buffer.from(JSON.stringify(former)));
    await elsewhere.page.getByText('No new table in it').waitFor();
    await elsewhere.picture('statistics-phone');
    await elsewhere.leave();
  });
});
