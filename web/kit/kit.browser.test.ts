import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { type Visit, visit } from '../testing/visit.ts';

/** A table of the practice game with its whistle, against somebody who plays at random. */
const atTheTable = (browser: Browser, screen = SCREENS[0]): Promise<Visit> =>
  visit(browser, { screen, settings: { confirm: 'never' }, table: { game: 'toy', options: { whistle: true } } });

/** Plays the highest wagon until it wins a round. */
async function untilWhistle({ page }: Visit): Promise<void> {
  for (;;) {
    await page.waitForSelector('[data-target]');
    if ((await page.locator('[data-target="whistle"]').count()) > 0) return;
    const at = await page.locator('.table').getAttribute('data-at');
    await page.locator('.dock [data-target]').last().click();
    await page.waitForSelector(`.table:not([data-at="${at}"]) [data-target], [data-stage="over"]`);
  }
}

describe.skipIf(executablePath === undefined)('a board drawn with the kit', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('a target with one meaning plays it; one with several asks in a menu that the keyboard can walk', async () => {
    const visitor = await atTheTable(browser);
    const { page } = visitor;
    await untilWhistle(visitor);
    const at = await visitor.at();
    const target = page.locator('[data-target="whistle"]');
    expect(await target.getAttribute('aria-haspopup')).toBe('menu');
    expect(await page.locator('[data-tab="yard"].calls').count()).toBe(1);
    await visitor.picture('toy-whistle');
    await target.click();
    const items = page.locator('.target-menu [role="menuitem"]');
    expect(await items.allTextContents()).toEqual(['whistle', 'no']);
    await page.keyboard.press('Escape');
    await page.locator('.target-menu').waitFor({ state: 'detached' });
    await target.focus();
    await page.keyboard.press('Enter');
    await items.first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.target-menu :focus').textContent()).toBe('no');
    await page.keyboard.press('Enter');
    await page.waitForSelector(`.table:not([data-at="${at}"])`);
    await visitor.leave();
  });

  test('a finger that comes down beside a glowing place means it; one that is far from it means nothing', async () => {
    const visitor = await atTheTable(browser, SCREENS[4]);
    const { page } = visitor;
    await untilWhistle(visitor);
    const box = await page.locator('.board-svg [data-target="whistle"]').boundingBox();
    if (!box) throw new Error('the whistle is not drawn');
    const [x, y] = [box.x + box.width / 2, box.y + box.height];
    await page.touchscreen.tap(x, y + 40);
    await page.waitForTimeout(100);
    expect(await page.locator('.target-menu').count()).toBe(0);
    await page.touchscreen.tap(x, y + 16);
    await page.locator('.target-menu').waitFor();
    await visitor.leave();
  });

  test('arrow keys walk from target to target; a target says its move', async () => {
    const visitor = await atTheTable(browser);
    const { page } = visitor;
    const targets = page.locator('.dock [data-target]');
    const count = await targets.count();
    await targets.first().focus();
    for (let i = 1; i < count; i++) await page.keyboard.press('ArrowRight');
    expect(await page.locator('[data-target]:focus').getAttribute('data-target')).toBe(
      await targets.last().getAttribute('data-target'),
    );
    expect(await targets.first().getAttribute('aria-label')).toMatch(/^\d$/);
    await visitor.leave();
  });

  test('pieces explain themselves on hover and on a long press', async () => {
    const visitor = await atTheTable(browser);
    await visitor.page.locator('.dock [data-piece]').first().hover();
    await visitor.page.locator('.explainer').getByRole('heading').waitFor();
    await visitor.leave();

    const finger = await atTheTable(browser, SCREENS[4]);
    const { page } = finger;
    const at = await finger.at();
    const piece = page.locator('.dock [data-piece]').first();
    const box = await piece.boundingBox();
    const place = { clientX: (box?.x ?? 0) + 10, clientY: (box?.y ?? 0) + 10, pointerType: 'touch', isPrimary: true };
    await piece.dispatchEvent('pointerdown', place);
    await page.locator('.explainer').getByRole('heading').waitFor();
    await piece.dispatchEvent('pointerup', place);
    await piece.dispatchEvent('click', { ...place, bubbles: true });
    expect(await finger.at()).toBe(at);
    expect(await page.locator('.considered').count()).toBe(0);
    await finger.leave();
  });

  test('a finger looks first and confirms with a second tap', async () => {
    const visitor = await atTheTable(browser, SCREENS[4]);
    const { page } = visitor;
    const at = await visitor.at();
    const target = page.locator('.dock [data-target]').first();
    await target.tap();
    await page.locator('.considered.pinned').waitFor();
    expect(await visitor.at()).toBe(at);
    await target.tap();
    await page.waitForSelector(`.table:not([data-at="${at}"])`);
    await visitor.leave();
  });

  test('the board is zoomed with the wheel and by button, and shown whole again', async () => {
    const visitor = await atTheTable(browser);
    const { page } = visitor;
    const scale = (): Promise<number> =>
      page
        .locator('.board-content')
        .evaluate((content) => Number(getComputedStyle(content).getPropertyValue('--zoom')));
    const whole = await scale();
    await page.locator('.board-svg').hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(scale).toBeGreaterThan(whole);
    await page.keyboard.press('0');
    await expect.poll(scale).toBeCloseTo(whole, 3);
    await page.locator('.zoom-buttons [data-key="+"]').click();
    await expect.poll(scale).toBeGreaterThan(whole);
    await page.locator('.board-svg').dblclick({ position: { x: 300, y: 500 } });
    await expect.poll(scale).toBeCloseTo(whole, 3);
    await visitor.leave();
  });

  test('the prompt leads to its rule, and the rules can be searched', async () => {
    const visitor = await atTheTable(browser);
    const { page } = visitor;
    await page.locator('.rule-link').click();
    await page.locator('.rules-panel article.current').getByText('Choosing a wagon').waitFor();
    await page.locator('.rules-panel input').fill('drop');
    expect(await page.locator('.rules-panel article').count()).toBe(1);
    await visitor.goHome();
    await page.locator('[data-game-card="toy"] [href="#/rules/toy"]').click();
    await page.locator('.rules-screen article').first().waitFor();
    expect(await page.locator('.rules-screen article').count()).toBe(2);
    await visitor.leave();
  });

  test('the seats around the table open in a panel, and seat colours can be changed for every kind of vision', async () => {
    const visitor = await atTheTable(browser);
    const { page } = visitor;
    await page.locator('.seat-strip').nth(1).click();
    await page.locator('.panel-area[data-open="seat:1"]').waitFor();
    const colour = (): Promise<string> =>
      page.locator('.table').evaluate((table) => getComputedStyle(table).getPropertyValue('--seat-0'));
    const before = await colour();
    await page.locator('.top-bar .tool').click();
    await page.locator('.dialog').getByRole('checkbox', { name: 'Seat colours' }).check();
    await page.keyboard.press('Escape');
    expect(await colour()).not.toBe(before);
    await visitor.leave();
  });
});
