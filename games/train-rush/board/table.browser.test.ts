import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { LANGUAGES, type Move } from '../../../kernel/index.ts';
import { THOROUGH } from '../../../scripts/testing/thorough.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../../../web/testing/browser.ts';
import { linkToMiddle } from '../../../web/testing/middle.ts';
import { type Visit, visit } from '../../../web/testing/visit.ts';

interface Wish extends NonNullable<Parameters<typeof visit>[1]> {
  readonly moves: number;
  readonly until?: (moves: readonly Move[]) => boolean;
}

const PHONE = SCREENS[4];

/** At a table of three in the middle of a game. */
async function inTheMiddle(browser: Browser, { moves, until, ...wish }: Wish): Promise<Visit> {
  const visitor = await visit(browser, wish);
  const link = await linkToMiddle({ game: 'train-rush', players: 3, seed: 7, moves, ...(until && { until }) });
  await visitor.page.goto(`${inject('address')}${link}`);
  await visitor.myTurn();
  return visitor;
}

const stopsOf = (moves: readonly Move[]): string[] =>
  moves.flatMap((move) => (move.type === 'move' && 'to' in move ? [String(move.to)] : []));
const manyStops = (moves: readonly Move[]): boolean => new Set(stopsOf(moves)).size > 4;
/** Two fields that lie beside each other on parallel tracks. */
const neighbours = (moves: readonly Move[]): boolean =>
  stopsOf(moves).some((stop) => /^Z.*\.[1-6]$/.test(stop) && stopsOf(moves).includes(below(stop)));
const below = (stop: string): string => `${stop.slice(0, -1)}${Number(stop.slice(-1)) + 3}`;

/** How far the parts of the table go beyond their room, in px. */
const beyond = (page: Page, parts: readonly string[]): Promise<number[]> =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const part = document.querySelector(selector);
        if (!part) throw new Error(`${selector} is not there`);
        return Math.max(part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth);
      }),
    parts,
  );

const ringOf = (page: Page, stop: string): Promise<{ x: number; y: number }> =>
  page.evaluate((name) => {
    const box = document.querySelector(`.board-svg [data-target="field:${name}"] .ring`)?.getBoundingClientRect();
    if (!box) throw new Error(`${name} does not glow`);
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }, stop);

/** The stops that glow on the map. */
const glowing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board-svg [data-target^="field:"]')].map(
      (place) => place.getAttribute('data-target')?.slice('field:'.length) ?? '',
    ),
  );

describe.skipIf(executablePath === undefined)('the table of Train Rush', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each(THOROUGH ? LANGUAGES : (['de'] as const))(
    'on a desktop the management board and all that is mine are in sight (%s)',
    async (language) => {
      const visitor = await inTheMiddle(browser, { language, moves: 300, until: manyStops });
      await Promise.all(['.tr-management', '.tr-dock .yard'].map((part) => visitor.page.waitForSelector(part)));
      const parts = ['.panel-area .panel-content', '.dock', '.tr-dock > .mine', '.tr-dock .yard'];
      expect((await beyond(visitor.page, parts)).every((px) => px <= 1)).toBe(true);
      await visitor.leave();
    },
  );

  test('a finger between two sidings is asked which one it meant; beside a stop it means that stop', async () => {
    const visitor = await inTheMiddle(browser, { screen: PHONE, still: true, moves: 400, until: neighbours });
    const { page } = visitor;
    const stops = await glowing(page);
    const one = stops.find((stop) => /^Z.*\.[1-6]$/.test(stop) && stops.includes(below(stop))) ?? '';
    const [a, b] = [await ringOf(page, one), await ringOf(page, below(one))];
    await page.touchscreen.tap((a.x + b.x) / 2, (a.y + b.y) / 2);
    const items = page.locator('.target-menu [role="menuitem"]');
    await items.first().waitFor();
    expect(await items.count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await items.first().waitFor({ state: 'detached' });

    // The stop that lies farthest from all others, hit near the edge of a finger's width.
    const spots = await Promise.all(stops.map(async (stop) => ({ stop, ...(await ringOf(page, stop)) })));
    const apart = (spot: { x: number; y: number; stop: string }): number =>
      Math.min(...spots.filter(({ stop }) => stop !== spot.stop).map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
    const [alone] = [...spots].sort((c, d) => apart(d) - apart(c));
    await page.touchscreen.tap(alone.x + 12, alone.y + 12);
    await page.locator('.considered.pinned').waitFor();
    expect(await page.locator('.target-menu').count()).toBe(0);
    await visitor.leave();
  });

  test('a locomotive follows the rails when it moves', async () => {
    const visitor = await inTheMiddle(browser, {
      settings: { speed: 'slow', confirm: 'never' },
      moves: 300,
      until: manyStops,
    });
    const { page } = visitor;
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        animation.playbackRate = 0.01;
        return animation;
      };
    });
    const at = await visitor.at();
    await page.locator('.dock [data-target^="field:"]').last().click();
    await page.waitForSelector(`.table:not([data-at="${at}"])`);
    const frames = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const moves = effect.target?.getAttribute('data-travels');
        return moves?.startsWith('locomotive:') ? [effect.getKeyframes().length] : [];
      }),
    );
    expect(Math.max(0, ...frames)).toBeGreaterThan(8);
    await page.keyboard.press('Shift');
    await visitor.leave();
  });
});
