import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisits, executablePath, SCREENS, type Screen, sharedBrowser } from '../testing/browser.ts';
import { ALL_GAMES, atTable, THOROUGH } from '../testing/games.ts';
import { type Visit, visit } from '../testing/visit.ts';

const SMALL_PHONE: Screen = { name: 'small phone', width: 360, height: 740, theme: 'light' };
const TABLET = SCREENS[2];
const WINDOWS = [
  [1280, 800],
  [1440, 900],
  [800, 600],
  [2560, 1440],
] as const;
/** So far beside a place a finger still means it. */
const BESIDE = 4;
const MANY = 60;
const SETTLED_MS = 300;

/** In the page: how the card of a move lies among what is on the screen. */
function cardAmong(): {
  far: number;
  onChosen: boolean;
  onChanged: number;
  onQuestion: boolean;
  onMiddle: boolean;
  cities: number;
} {
  const card = document.querySelector('.considered')?.getBoundingClientRect();
  const chosen = document.querySelector('[data-target]:hover')?.getBoundingClientRect();
  const map = document.querySelector('.board-frame')?.getBoundingClientRect();
  if (!card || !chosen || !map) throw new Error('no card');
  const on = (box: DOMRect): boolean =>
    card.left < box.right && box.left < card.right && card.top < box.bottom && box.top < card.bottom;
  const count = (name: string): number =>
    [...document.querySelectorAll(name)].filter((element) => on(element.getBoundingClientRect())).length;
  return {
    far: Math.round(
      (Math.hypot(
        Math.max(0, chosen.left - card.right, card.left - chosen.right),
        Math.max(0, chosen.top - card.bottom, card.top - chosen.bottom),
      ) /
        Math.hypot(innerWidth, innerHeight)) *
        100,
    ),
    onChosen: on(chosen),
    onChanged: count('[data-changed]'),
    onQuestion: count('.question-bar') > 0,
    onMiddle: on(new DOMRect(map.x + map.width / 2, map.y + map.height / 2, 1, 1)),
    cities: count('.board-svg .city .plaque'),
  };
}

/** Plays on until something of that kind can be pressed. */
async function until(visitor: Visit, selector: string): Promise<Locator> {
  const places = visitor.page.locator(`${selector}:visible`);
  for (let moves = 0; (await places.count()) === 0; moves++) {
    if (moves === MANY) throw new Error(`never could ${selector} be pressed`);
    await visitor.playOn(1);
  }
  return places;
}

const boxOf = async (place: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not there');
  return box;
};

describe.skipIf(executablePath === undefined)('what a move does', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('on a phone of 360 px a hex is hit from beside it, and the yes stays where it was when the consequences come', async () => {
    const visitor = await visit(browser, { screen: SMALL_PHONE, still: true });
    const { page } = visitor;
    await visitor.tableFor('steamrollers', 'random', 3);
    const hexes = await until(visitor, '.board-svg [data-target^="hex:"]');
    // Just above the first of them, where nothing glows: the finger covers it too.
    const { x, y, width } = await boxOf(hexes.first());
    await page.touchscreen.tap(x + width / 2, y - BESIDE);
    await page.locator('.considered.pinned').waitFor();
    await page.locator('.considered .way .button').first().tap();
    await page.locator('.considered.pinned').waitFor({ state: 'detached' });
    await hexes.first().tap();
    const yes = page.locator('[data-confirm]');
    const before = await boxOf(yes);
    await page.locator('.considered.pinned .what > :not(h3)').first().waitFor();
    expect(await boxOf(yes)).toEqual(before);

    const words = page.locator('.considered.pinned h3');
    const first = await words.textContent();
    await page.locator('[data-turn]').tap();
    await expect.poll(() => words.textContent()).not.toBe(first);
    const at = await visitor.at();
    await yes.tap();
    await page.waitForSelector(`.table:not([data-at="${at}"])`);
    await visitor.leave();
  });

  test('Autobahn: the card of a section stands beside the map rather than on its middle, in every size of window', async () => {
    const visitor = await visit(browser, {
      still: true,
      table: {
        game: 'autobahn',
        seed: 2,
        until: (moves) => moves.filter(({ type }) => type === 'buildRoad').length > 2,
      },
    });
    const { page } = visitor;
    for (const [width, height] of THOROUGH ? WINDOWS : WINDOWS.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      // The board finds its place in the new room.
      await page.waitForTimeout(SETTLED_MS);
      const places = page.locator('.board-svg [data-target]');
      await places.first().waitFor();
      expect(await places.count()).toBeGreaterThan(2);
      for (const nth of [0, (await places.count()) - 1]) {
        await places.nth(nth).hover();
        await page.locator('.considered .then, .considered .reveals').first().waitFor();
        const among = await page.evaluate(cardAmong);
        expect(among, `${width} × ${height}, section ${nth}`).toMatchObject({
          onChosen: false,
          onChanged: 0,
          onQuestion: false,
          onMiddle: false,
        });
        expect(among.cities, `${width} × ${height}, section ${nth}`).toBeLessThan(5);
        expect(among.far, `${width} × ${height}, section ${nth}`).toBeLessThan(36);
      }
    }
    await visitor.leave();
  });

  test.runIf(THOROUGH)('on a desktop the card grows with its consequences, and not over the question', async () => {
    const visitor = await visit(browser, { still: true, settings: { confirm: 'always' } });
    const { page } = visitor;
    await visitor.tableFor('autobahn', 'random', 1);
    const roads = await until(visitor, '.board-svg [data-target^="section:"]');
    for (const road of await roads.all()) {
      await road.focus();
      await page.keyboard.press('Enter');
      await page.locator('.considered.pinned .changes').waitFor();
      const bar = await boxOf(page.locator('.question-bar'));
      expect((await boxOf(page.locator('.considered'))).y).toBeGreaterThanOrEqual(bar.y + bar.height);
      await page.keyboard.press('Escape');
      await page.locator('.considered.pinned').waitFor({ state: 'detached' });
    }
    await visitor.leave();
  });

  test.each(ALL_GAMES.filter((game) => atTable(game)?.sharedPlaces))(
    '$id: the menu of a place never lies on what its moves do',
    async ({ id }) => {
      const visitor = await visit(browser, { screen: TABLET, still: true });
      const { page } = visitor;
      await visitor.tableFor(id, 'random', 2);
      const places = await until(visitor, '[data-target][aria-label$=" choices"]');
      await places.first().focus();
      await page.keyboard.press('Enter');
      await page.locator('.target-menu').waitFor();
      await page.keyboard.press('ArrowDown');
      await page.locator('.considered').waitFor();
      const menu = await boxOf(page.locator('.target-menu'));
      const card = await boxOf(page.locator('.considered'));
      const apart =
        menu.x + menu.width <= card.x ||
        card.x + card.width <= menu.x ||
        menu.y + menu.height <= card.y ||
        card.y + card.height <= menu.y;
      expect({ apart, menu, card }).toMatchObject({ apart: true });
      await visitor.leave();
    },
  );
});
