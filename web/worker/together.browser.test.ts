import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { type Visit, visit } from '../testing/visit.ts';

const MOVES = 2;
const FINDINGS = 4;

async function visitOn(browser: Browser, cores: number): Promise<Visit> {
  const visitor = await visit(browser, { still: true });
  // Workers ask for themselves how many cores there are.
  await visitor.page.route('**/*.js', async (route) => {
    const answer = await route.fetch();
    const define = `try { Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => ${cores} }); } catch {}\n`;
    await route.fulfill({ response: answer, body: define + (await answer.text()) });
  });
  return visitor;
}

/** The host, the thinker, and whoever helps it. */
const workersOn = (cores: number): number => 1 + cores;

async function adviceAt({ page }: Visit): Promise<string> {
  await page.locator('button[data-key="h"]').click();
  await page.locator('.hint-panel .line').first().waitFor();
  const words = (await page.locator('.hint-panel .line').allTextContents()).join('\n');
  await page.locator('.panel-area header button').click();
  return words;
}

/** What the browser keeps of the analysis of the only game in it, as soon as it is enough. */
async function keptFindings({ page }: Visit): Promise<unknown> {
  await page.locator('.question-bar [data-analyse]').click();
  await page.waitForFunction(
    (least) => Number(document.querySelector('.study progress')?.getAttribute('value')) >= least,
    FINDINGS,
  );
  const kept = await page.evaluate(
    () =>
      new Promise<{ findings: readonly unknown[] }[]>((resolve) => {
        const opening = indexedDB.open('roundhouse');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('analyses').objectStore('analyses').getAll();
          asking.onsuccess = () => resolve(asking.result);
        };
      }),
  );
  return kept[0].findings.slice(0, FINDINGS);
}

describe.skipIf(executablePath === undefined)('on a device with several cores', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each([1, 2])('an opponent that searches thinks on all of them: %i', async (cores) => {
    const visitor = await visitOn(browser, cores);
    await visitor.goHome();
    await visitor.tableFor('steamrollers', 'expert', 5);
    await visitor.playOn(MOVES);
    expect(visitor.page.workers()).toHaveLength(workersOn(cores));
    await visitor.leave();
  });

  test('advice is thought about on all of them, and is the same', async () => {
    const advice: string[] = [];
    for (const cores of [1, 2]) {
      const visitor = await visitOn(browser, cores);
      await visitor.sitAt({ game: 'steamrollers', moves: 30 });
      advice.push(await adviceAt(visitor));
      expect(visitor.page.workers()).toHaveLength(workersOn(cores));
      await visitor.leave();
    }
    expect(advice[0]).not.toBe('');
    expect(advice[1]).toBe(advice[0]);
  });

  test('an analysis is worked out on all of them, and finds the same in the same order', async () => {
    const found: unknown[] = [];
    for (const cores of [1, 2]) {
      const visitor = await visitOn(browser, cores);
      await visitor.sitAt({ game: 'steamrollers', left: 3 });
      await visitor.playOn(Number.MAX_SAFE_INTEGER);
      await visitor.page.waitForSelector('[data-stage="over"]');
      found.push(await keptFindings(visitor));
      expect(visitor.page.workers()).toHaveLength(workersOn(cores));
      await visitor.leave();
    }
    expect(found[0]).toHaveLength(FINDINGS);
    expect(found[1]).toEqual(found[0]);
  });
});
