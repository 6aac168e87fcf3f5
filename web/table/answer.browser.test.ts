import { availableParallelism, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { Stopwatch } from '../testing/answers.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { standsForAll, THOROUGH, WHOLE_GAME } from '../testing/games.ts';
import { linkToMiddle } from '../testing/middle.ts';
import { visit } from '../testing/visit.ts';

const CLICKS = 40;
const [DESKTOP, , , , PHONE] = SCREENS;

/** What can be clicked while somebody else decides. */
const WAITING: readonly (readonly [kind: string, selector: string])[] = [
  ['tab', '.tabs .tab:not(.desk-tab)'],
  // Nearer, and the whole board again where not all of it is shown.
  ['zoom', '.zoom-buttons [data-key="+"], [data-shown="part"] > .zoom-buttons [data-key="0"]'],
  ['tab', '.tabs .tab:not(.desk-tab)'],
  ['seat', '.seat-strip'],
  ['sheet', '.sheet-handle'],
];
const TARGETS = '.board-svg [data-target], .dock [data-target], .panel-content [data-target]';

// A figure to be printed, and long: every other test of the table clicks too.
describe.skipIf(executablePath === undefined || !THOROUGH)('while an opponent thinks', { timeout: WHOLE_GAME }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each(
    GAMES.filter(({ id }) => standsForAll(id, 0)).flatMap(({ id }) =>
      [DESKTOP, PHONE].map((screen) => ({ id, screen })),
    ),
  )('$id answers every click ($screen.name): how fast is printed', async ({ id, screen }) => {
    const visitor = await visit(browser, { screen, settings: { speed: 'normal' } });
    const { page } = visitor;
    const watch = await Stopwatch.on(visitor);
    // A page of its own, or it would not be watched from the start.
    await page.goto('about:blank');
    await page.goto(`${inject('address')}${await linkToMiddle({ game: id, players: 3, seed: 7, moves: 60 })}`);
    await page.waitForSelector('[data-stage]');
    for (let place = 0; watch.count < CLICKS; place++) {
      const stage = await visitor.stage();
      expect(stage).not.toBe('over');
      if (stage === 'yours') {
        // An adviser is an opponent who thinks while it is the person's turn.
        await page.keyboard.press('h');
        await watch.click('target', TARGETS, place);
        await page.keyboard.press('Escape');
        if ((await visitor.stage()) === 'yours') await visitor.click();
      } else {
        const [kind, selector] = WAITING[place % WAITING.length];
        await watch.click(kind, selector, Math.floor(place / WAITING.length));
      }
    }
    const busy = `${loadavg()[0].toFixed(1)} programs on ${availableParallelism()} processors`;
    console.log(`${id}, ${screen.name}: clicks while an opponent thinks (${busy})\n${watch}`);
    expect(watch.unanswered).toEqual([]);
    await visitor.leave();
  });
});
