import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executablePath, launch, SCREENS } from '../testing/browser.ts';
import { visit } from '../testing/visit.ts';

const PHONE = SCREENS[4];

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
    await elsewhere.picture('statistics-phone');
    await elsewhere.leave();
  });
});
