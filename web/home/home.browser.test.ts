import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRecord } from '../../kernel/index.ts';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { type Visit, visit } from '../testing/visit.ts';

async function chooseEdition({ page }: Visit, content: unknown): Promise<void> {
  const file = join(emptyFolder(), 'edition.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.locator('[data-edition="choose"]').click(),
  ]);
  await chooser.setFiles(file);
}

describe.skipIf(executablePath === undefined)('the home screen', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('a table of one’s own: seats, options, seed and component data are what the game is played with', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    await visitor.newTable('toy');
    await visitor.twoSeats('novice');
    await page.locator('.seat-row input').first().fill('Anna');
    await page.locator('.option-fields input').check();
    await chooseEdition(visitor, { values: [0, 1], copies: 4 });
    await page.locator('[role="alert"]').getByText('values[0]').waitFor();
    await chooseEdition(visitor, { values: [1, 2, 3], copies: 4 });
    await page.locator('.new-table .edition').getByText('toy@').waitFor();
    await visitor.twoSeats('novice');
    await page.locator('.seat-row input').first().fill('Anna');
    await page.locator('.option-fields input').check();
    await page.locator('.luck input[type="number"]').fill('42');
    await visitor.sitDown();
    await visitor.myTurn();
    expect(await page.locator('.seat-strip .name').allTextContents()).toEqual(['Anna you', 'Hanna']);
    await visitor.playOut();
    const record = parseRecord(await visitor.record());
    expect(record.setup).toMatchObject({ seats: ['player', 'player'], options: { whistle: true }, seed: 42 });
    expect(record.edition).toEqual({ values: [1, 2, 3], copies: 4 });
    await visitor.leave();
  });

  test('component data goes out as a file and comes in again; what cannot be used is refused in the person’s language', async () => {
    const visitor = await visit(browser, { language: 'de' });
    const { page } = visitor;
    await visitor.newTable('steamrollers');
    const edition = page.locator('.new-table .edition');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      edition.getByRole('button', { name: 'Standardausgabe herunterladen' }).click(),
    ]);
    const standard = await readFile(await download.path(), 'utf8');

    await chooseEdition(visitor, standard.slice(0, 1000));
    await page.getByText('sie ist kein gültiges JSON').waitFor();
    await chooseEdition(visitor, { ...JSON.parse(standard), goods: 3 });
    await page.getByText('bei „goods“ fehlt etwas oder ist nicht so aufgebaut wie erwartet').waitFor();
    expect(await page.locator('.new-table-dialog [role="alert"]').count()).toBe(1);

    await chooseEdition(visitor, standard);
    await edition.getByRole('button', { name: 'Zurück zur Standardausgabe' }).click();
    await edition.getByText('In Gebrauch: die Standardausgabe').waitFor();
    expect(await page.locator('.new-table-dialog [role="alert"]').count()).toBe(0);
    await visitor.leave();
  });

  test('tables wait to be continued, and can be removed', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    await visitor.playNow('toy');
    const address = page.url();
    await page.locator('.top-bar .brand').click();
    await page.locator('.table-row').waitFor();
    expect(await page.locator('.card .continue').count()).toBe(1);
    await page.locator('.card .continue').click();
    await visitor.myTurn();
    expect(page.url()).toBe(address);
    await visitor.goHome();
    await page.locator('.table-row button').click();
    await page.locator('.table-row button').last().click();
    await page.locator('.table-row').waitFor({ state: 'detached' });
    await page.goto(address);
    await page.getByText('not saved in this browser').waitFor();
    await visitor.leave();
  });

  test('language and theme are remembered', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    await page.getByRole('button', { name: 'PL', exact: true }).click();
    await page.getByRole('heading', { name: 'Trzy lokomotywy, jedna obrotnica' }).waitFor();
    await page.locator('.home-head .tool').first().click();
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    await page.reload();
    await page.getByRole('heading', { name: 'Trzy lokomotywy, jedna obrotnica' }).waitFor();
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    await visitor.picture('home-pl-dark');
    await visitor.leave();
  });
});
