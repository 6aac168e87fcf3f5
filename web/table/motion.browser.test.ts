import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Move } from '../../kernel/index.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { type Visit, visit } from '../testing/visit.ts';

/** The pieces that are on their way right now. */
const travelling = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const piece = effect instanceof KeyframeEffect ? effect.target?.getAttribute('data-travels') : undefined;
      return piece && playState === 'running' ? [piece] : [];
    }),
  );

/** Where the dice lie. */
const places = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sr-tray [data-travels]')].map((piece) => {
      const { left, top } = piece.getBoundingClientRect();
      return `${piece.getAttribute('data-travels')} ${Math.round(left)} ${Math.round(top)}`;
    }),
  );

/** At a table of SteamRollers, with dice to take. */
async function beforeTheDice(browser: Browser, settings: Record<string, unknown>): Promise<Visit> {
  // Of several, so that the die that is taken goes to another place.
  const table = {
    game: 'steamrollers',
    until: (moves: readonly Move[]) => moves.length > 2 && moves.every(({ type }) => type === 'chooseDie'),
  };
  const visitor = await visit(browser, { settings: { confirm: 'never', ...settings }, table });
  await visitor.page.locator('[data-target^="die:"]').first().waitFor();
  // From now on a piece is on its way for more than a minute, so that a busy machine is not late to see it.
  await visitor.page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.playbackRate = 0.01;
      return animation;
    };
  });
  return visitor;
}

async function takeDie({ page }: Visit): Promise<void> {
  const at = await page.locator('.table').getAttribute('data-at');
  await page.locator('[data-target^="die:"]').first().click();
  await page.waitForSelector(`.table:not([data-at="${at}"])`);
}

describe.skipIf(executablePath === undefined)('pieces travel', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('a piece goes to its new place, is there at once when a key is pressed, and goes back with undo', async () => {
    const visitor = await beforeTheDice(browser, { speed: 'slow' });
    const { page } = visitor;
    const before = await places(visitor);
    await takeDie(visitor);
    await expect.poll(() => travelling(visitor)).toContainEqual(expect.stringMatching(/^die:/));
    await page.keyboard.press('Shift');
    expect(await travelling(visitor)).toEqual([]);
    expect(await places(visitor)).not.toEqual(before);

    await page.locator('button[data-key="u"]').click();
    await page.waitForSelector('[data-target^="die:"]');
    await expect.poll(() => travelling(visitor)).toContainEqual(expect.stringMatching(/^die:/));
    await page.keyboard.press('Shift');
    expect(await travelling(visitor)).toEqual([]);
    expect(await places(visitor)).toEqual(before);
    await visitor.leave();
  });

  test('nothing waits for it: the next question can be answered while pieces are on their way', async () => {
    const visitor = await beforeTheDice(browser, { speed: 'slow' });
    await takeDie(visitor);
    expect(await visitor.stage()).toBe('yours');
    const at = await visitor.at();
    await visitor.click();
    expect(await visitor.at()).toBeGreaterThan(at);
    await visitor.leave();
  });

  test.each([
    ['where moves are shown at once', { speed: 'instant' }],
    ['where motion is switched off', { speed: 'slow', motion: false }],
  ])('nothing moves %s', async (_, settings) => {
    const visitor = await beforeTheDice(browser, settings);
    await takeDie(visitor);
    expect(await travelling(visitor)).toEqual([]);
    await visitor.leave();
  });

  test('nothing moves for those who asked their system for calm', async () => {
    const visitor = await beforeTheDice(browser, { speed: 'slow' });
    await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
    await takeDie(visitor);
    expect(await travelling(visitor)).toEqual([]);
    expect(await visitor.page.locator('html').getAttribute('data-motion')).toBe('off');
    await visitor.leave();
  });

  test('on a phone the first question brings its targets near', async () => {
    const table = {
      game: 'autobahn',
      until: (moves: readonly Move[]) => moves.every(({ type }) => type === 'buildRoad') && moves.length === 1,
    };
    const visitor = await visit(browser, { screen: SCREENS[4], table });
    const { page } = visitor;
    const near = (): Promise<string | null> => page.locator('.board-frame').getAttribute('data-shown');
    await page.waitForSelector('.board-svg [data-target]');
    await expect.poll(near).toBe('part');
    await page.waitForSelector('.board-svg:not(.moving)');
    const [frame, target] = await Promise.all([
      page.locator('.board-stage').boundingBox(),
      page.locator('.board-svg [data-target]').first().boundingBox(),
    ]);
    expect(target?.y ?? 0).toBeGreaterThanOrEqual(frame?.y ?? 0);
    expect((target?.y ?? 0) + (target?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    await visitor.leave();
  });
});
