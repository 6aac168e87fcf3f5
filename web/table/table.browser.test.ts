import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { executablePath, launch } from '../testing/browser.ts';
import { type Visit, visit } from '../testing/visit.ts';

describe.skipIf(executablePath === undefined)('at the table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const button = (visitor: Visit, key: string) => visitor.page.locator(`button[data-key="${key}"]`);
  const offers = (visitor: Visit): Promise<string[]> => visitor.moves();

  test('a move can be taken back until something was learnt, step by step and the whole turn', async () => {
    const visitor = await visit(browser);
    await visitor.playNow('steamrollers');
    expect(await button(visitor, 'u').isDisabled()).toBe(true);
    const question = await visitor.question();
    const choices = await offers(visitor);
    const at = await visitor.at();

    await visitor.click();
    await visitor.myTurn();
    expect(await visitor.at()).toBe(at + 1);
    await button(visitor, 'u').click();
    await visitor.page.waitForSelector(`.table[data-at="${at}"]`);
    expect(await visitor.question()).toBe(question);
    expect(await offers(visitor)).toEqual(choices);
    expect(await button(visitor, 'u').isDisabled()).toBe(true);

    await visitor.click();
    await visitor.page.waitForSelector(`.table[data-at="${at + 1}"]`);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.locator('.top-bar .title').click();
    await visitor.page.keyboard.press('r');
    await visitor.page.waitForSelector(`.table[data-at="${at}"]`);
    await visitor.leave();
  });

  test('what a move does is shown before it is made; a move that reveals something asks first', async () => {
    const visitor = await visit(browser);
    await visitor.playNow('toy');
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
    const visitor = await visit(browser);
    const { page } = visitor;
    await visitor.playNow('toy');
    for (let i = 0; i < 3; i++) {
      await visitor.click();
      await visitor.myTurn();
    }
    const now = await visitor.at();
    const address = page.url();
    await page.locator('[data-tab="log"]').click();
    const line = page.locator('.log-panel li button').nth(1);
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

  test('a reload in the middle of a turn goes on at the same decision', async () => {
    const visitor = await visit(browser);
    await visitor.playNow('steamrollers');
    for (let i = 0; i < 3; i++) {
      await visitor.click();
      await visitor.myTurn();
    }
    const before = [await visitor.at(), await visitor.question(), await offers(visitor)];
    await visitor.page.reload();
    await visitor.myTurn();
    expect([await visitor.at(), await visitor.question(), await offers(visitor)]).toEqual(before);
    await visitor.leave();
  });

  test('a table that is open in another tab is not opened twice', async () => {
    const visitor = await visit(browser);
    await visitor.playNow('toy');
    const second = await visitor.context.newPage();
    await second.goto(visitor.page.url());
    await second.getByText('open in another tab').waitFor();
    await visitor.leave();
  });

  test('the language can change in the middle of a game, and the game goes on', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    await visitor.playNow('steamrollers');
    const english = await visitor.question();
    const at = await visitor.at();
    await page.locator('.top-bar .tool').click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.keyboard.press('Escape');
    await page.waitForFunction((old) => document.querySelector('.question-bar h2')?.textContent !== old, english);
    expect(await page.getAttribute('html', 'lang')).toBe('de');
    expect(await visitor.at()).toBe(at);
    await page.reload();
    await visitor.myTurn();
    expect(await page.getAttribute('html', 'lang')).toBe('de');
    await visitor.click();
    expect(await visitor.at()).toBe(at + 1);
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

  test('a game between opponents can be watched to its end', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    await visitor.newTable('toy');
    await visitor.twoSeats('greedy');
    await page.locator('.seat-row select').first().selectOption('random');
    await visitor.sitDown();
    await page.waitForSelector('[data-stage="over"]');
    await page.locator('.score-table').waitFor();
    expect(await page.locator('[data-key="u"]').count()).toBe(0);
    await visitor.leave();
  });

  test('a record can be taken along as a link, and comes back as the same game', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.playNow('toy');
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

  test('a broken record is refused with the reason, and nothing else happens', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
    const open = async (name: string, content: string): Promise<string> => {
      const file = join(folder, name);
      writeFileSync(file, content);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.locator('[data-open-record]').click(),
      ]);
      await chooser.setFiles(file);
      await page.locator('[role="alert"]').waitFor();
      return (await page.locator('[role="alert"]').textContent()) ?? '';
    };
    expect(await open('cut.roundhouse.json', '{"format": 1, "game"')).toContain('not valid JSON');
    const forged = {
      format: 1,
      game: 'toy',
      ruleset: 1,
      setup: { game: 'toy', edition: 'toy@000000000000', seats: ['player', 'player'], options: {}, seed: 1 },
      moves: [],
      hash: 'none',
    };
    await page.reload();
    expect(await open('forged.roundhouse.json', JSON.stringify(forged))).toContain('edition');
    await page.goto(`${inject('address')}#/record/nonsense`);
    await page.getByText('cannot be opened').waitFor();
    await visitor.goHome();
    expect(await page.locator('.table-row').count()).toBe(0);
    await visitor.leave();
  });
});
