import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { visit } from '../testing/visit.ts';

const MOVES = 2;

describe.skipIf(executablePath === undefined)('an opponent that searches', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each([1, 2])('on a device with so many cores thinks on all of them: %i', async (cores) => {
    const visitor = await visit(browser, { still: true });
    // Workers ask for themselves how many cores there are.
    await visitor.page.route('**/*.js', async (route) => {
      const answer = await route.fetch();
      const define = `try { Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => ${cores} }); } catch {}\n`;
      await route.fulfill({ response: answer, body: define + (await answer.text()) });
    });
    await visitor.goHome();
    await visitor.tableFor('steamrollers', 'skilled', 5);
    await visitor.playOn(MOVES);
    // The host, the thinker, and whoever helps it.
    expect(visitor.page.workers()).toHaveLength(1 + cores);
    await visitor.leave();
  });
});
