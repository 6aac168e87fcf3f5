/** From the end of a real game to its analysis, and to another try. */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Inspector } from '../testing/barriers.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { THOROUGH } from '../testing/games.ts';
import { type Visit, visit } from '../testing/visit.ts';

const PHONE_DARK = SCREENS[5];
const TIMEOUT = 120_000;
/** All that is said of a game, to its end. */
const STUDY = { part: '.study', rules: ['color-contrast'], unrolled: true } as const;

/** Until so many steps of the analysis are known. */
const reaches = ({ page }: Visit, steps: number): Promise<unknown> =>
  page.waitForFunction(
    (least) => Number(document.querySelector('.study progress')?.getAttribute('value')) >= least,
    steps,
    { timeout: 60_000 },
  );
const known = async ({ page }: Visit): Promise<number> =>
  Number(await page.locator('.study progress').getAttribute('value'));

describe.skipIf(executablePath === undefined)('the analysis', { timeout: TIMEOUT }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('begins at the end of a game, can be stopped, keeps what it found, and leads to another try', async () => {
    const visitor = await visit(browser, { still: true, table: { game: 'steamrollers', left: 3 } });
    const { page } = visitor;
    await visitor.playOn(Number.MAX_SAFE_INTEGER);
    await page.waitForSelector('[data-stage="over"]');
    const last = await visitor.at();
    const begun = Date.now();
    await page.locator('.question-bar [data-analyse]').click();
    await reaches(visitor, 4);
    const several = Date.now() - begun;
    await page.locator('[data-work="stop"]').click();
    await page.locator('[data-work="go"]').waitFor();
    const found = await known(visitor);

    // Stopped is stopped, also after the time that a step or two took; and what was found is there at once after the page was closed.
    await page.waitForTimeout(several / 2);
    expect(await known(visitor)).toBe(found);
    await page.reload();
    await page.locator('.study progress').waitFor();
    expect(await known(visitor)).toBeGreaterThanOrEqual(found);
    await page.locator('[data-work="stop"]').click();

    // The keyboard walks through the turns; board, grade and lines follow.
    await page.locator('.plot').focus();
    await page.keyboard.press('Home');
    await page.locator('.chosen[data-turn="1"] .turn-lines li').first().waitFor();
    await visitor.reaches(0);
    await page.keyboard.press('ArrowRight');
    await page.locator('.chosen[data-turn="2"]').waitFor();
    await page.locator('.turn-lines .played').waitFor();
    expect(await page.locator('.chosen .grade').textContent()).toMatch(/Best|Good|Weak|Mistake/);
    // The best line first, and none above it.
    const worths = await page.locator('.turn-lines li b').allTextContents();
    expect(worths[0]).toBe('Best');
    expect(worths.slice(1).filter((words) => !/^(−|about equal)/.test(words))).toEqual([]);
    const bars = await page
      .locator('.turn-lines .bar i')
      .evaluateAll((lengths) => lengths.map((length) => length.getBoundingClientRect().width));
    expect(bars.length).toBeGreaterThan(1);
    expect(bars).toEqual([...bars].sort((one, other) => other - one));
    const second = await visitor.at();
    expect(second).toBeGreaterThan(0);
    expect(second).toBeLessThan(last);
    await visitor.picture('analysis');
    const axe = new Inspector(page);
    await axe.look('analysis');
    await axe.look('study', STUDY);
    expect(axe.found).toEqual([]);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save="page"]').click()]);
    const report = await readFile(await saved.path(), 'utf8');
    expect(report).toContain('Points to expect at the end');
    expect(report).not.toMatch(/<script|https?:/);

    // Another try begins before the turn, with everything still to choose.
    await page.locator('.plot').focus();
    while ((await page.locator('.chosen header h3').textContent())?.includes('Hanna'))
      await page.keyboard.press('ArrowRight');
    await page.locator('.chosen .ways [aria-pressed="true"]').getByText('Before').waitFor();
    const at = await visitor.at();
    await page.locator('[data-again]').click();
    await page.waitForSelector('[data-stage="yours"]');
    expect(page.url()).toContain('#/table/');
    expect(await visitor.at()).toBe(at);
    await visitor.leave();
  });

  test('is not to be had while the game is running', async () => {
    const visitor = await visit(browser, { still: true, table: { game: 'steamrollers', moves: 10 } });
    const { page } = visitor;
    expect(await page.locator('[data-analyse]').count()).toBe(0);
    await visitor.goTo('#/analysis/middle');
    await page.getByText('that is not available until the game is over').waitFor();
    expect(await page.locator('.turn-lines, .mattered, .luck-and-play').count()).toBe(0);
    await visitor.leave();
  });

  test.runIf(THOROUGH)('has no serious barrier on a phone by night either', async () => {
    const visitor = await visit(browser, {
      still: true,
      screen: PHONE_DARK,
      language: 'pl',
      table: { game: 'steamrollers', left: 3 },
    });
    const { page } = visitor;
    await visitor.playOn(Number.MAX_SAFE_INTEGER);
    await page.waitForSelector('[data-stage="over"]');
    await page.locator('.question-bar [data-analyse]').click();
    await reaches(visitor, 3);
    await page.locator('[data-work="stop"]').click();
    await page.locator('.plot').focus();
    await page.keyboard.press('End');
    await page.locator('.turn-lines li').first().waitFor();
    await page.locator('.all-turns summary').click();
    const axe = new Inspector(page);
    await visitor.picture('analysis-phone-dark-pl');
    await axe.look('analysis');
    await axe.look('study', STUDY);
    expect(axe.found).toEqual([]);
    await visitor.leave();
  });
});
