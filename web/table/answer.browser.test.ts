import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STALLS } from '../../games/registry.ts';
import { executablePath, launch } from '../testing/browser.ts';
import { THOROUGH } from '../testing/games.ts';
import { visit } from '../testing/visit.ts';

const CLICKS = THOROUGH ? 24 : 6;

declare global {
  var answers: Map<number, number>;
}

/**
 * In the page: how long every click took from the finger to the next picture, as the browser itself measures it. What is faster than a
 * picture of the screen it does not tell; what a test presses by itself it does not count.
 */
const LISTEN = `
  window.answers = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries())
      if (interactionId && !name.startsWith('key')) answers.set(interactionId, Math.max(duration, answers.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** What can be clicked while somebody else decides. */
const WAITING = '.tabs .tab, .seat-strip, .zoom-buttons button';

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
        await page.keyboard.press('h');
        if (await clickOne(page, '.board-svg [data-target], .dock [data-target]', clicks)) clicks++;
        await page.keyboard.press('Escape');
        if ((await visitor.stage()) === 'yours') await visitor.playOn(1);
      } else if (await clickOne(page, WAITING, clicks)) clicks++;
    }
    const told = await page.evaluate(() => [...answers.values()]);
    const faster: number[] = Array.from({ length: Math.max(0, clicks - told.length) }, () => 0);
    const sorted = [...told, ...faster].sort((a, b) => a - b);
    console.log(
      `${game}: ${clicks} clicks while an opponent thinks were answered within ${share(sorted, 0.5)} ms (median), ` +
        `${share(sorted, 0.95)} ms (95 %), ${sorted.at(-1)} ms (all)`,
    );
    expect(clicks).toBeGreaterThanOrEqual(CLICKS);
    await visitor.leave();
  });
});
