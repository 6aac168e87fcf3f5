import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STALLS } from '../../games/registry.ts';
import { executablePath, launch } from '../testing/browser.ts';
import { visit } from '../testing/visit.ts';

const CLICKS = 30;

/** In the page: how long every interaction took from the finger to the next picture, as the browser itself measures it. */
const LISTEN = `
  window.answers = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, target } of list.getEntries())
      if (interactionId) answers.set(interactionId, Math.max(duration, answers.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** What can be clicked while somebody else decides. */
const WAITING = '.tabs [data-tab="log"], .tabs [data-tab="score"], .tabs .tab, .seat-strip, .zoom-buttons button';

/** Clicks the middle of something that can be seen; false if there is nothing. */
async function clickOne(page: Page, selector: string, place: number): Promise<boolean> {
  const box = await page.evaluate(
    ([wanted, i]) => {
      const seen = [...document.querySelectorAll(wanted)].filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && element.contains(hit);
      });
      const box = seen[i % seen.length]?.getBoundingClientRect();
      return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    },
    [selector, place] as const,
  );
  if (!box) return false;
  await page.mouse.click(box.x, box.y);
  return true;
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

describe.skipIf(executablePath === undefined)('while an opponent thinks', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test.each(STALLS.map(({ id }) => id))('%s answers every click: how fast is printed', async (game) => {
    const visitor = await visit(browser, { settings: { speed: 'normal' } });
    const { page } = visitor;
    await page.addInitScript(LISTEN);
    await page.reload();
    await visitor.playNow(game);
    let clicks = 0;
    while (clicks < CLICKS && (await visitor.stage()) !== 'over') {
      if ((await visitor.stage()) === 'yours') {
        // An adviser is an opponent who thinks while it is the person's turn.
        await page.locator('[data-key="h"]').click();
        for (const place of [0, 7, 3]) {
          if (await clickOne(page, '.board-svg [data-target], .dock [data-target]', place)) clicks++;
          await page.keyboard.press('Escape');
        }
        await visitor.myTurn();
        if ((await visitor.stage()) === 'yours') await visitor.click();
      } else if (await clickOne(page, WAITING, clicks)) clicks++;
    }
    const sorted = await page.evaluate(() =>
      [...(window as unknown as { answers: Map<number, number> }).answers.values()].toSorted((a, b) => a - b),
    );
    console.log(
      `${game}: ${clicks} clicks while an opponent thinks; ${sorted.length} took 16 ms or more: ` +
        `median ${share(sorted, 0.5)} ms, 95 % within ${share(sorted, 0.95)} ms, longest ${sorted.at(-1)} ms`,
    );
    expect(clicks).toBeGreaterThanOrEqual(CLICKS);
    await visitor.leave();
  });
});
