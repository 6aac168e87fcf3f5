import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/index.ts';
import { closeVisits, executablePath, sharedBrowser } from './testing/browser.ts';
import { ALL_GAMES, THOROUGH } from './testing/games.ts';
import { linkToMiddle } from './testing/middle.ts';
import { layoutShift, PHONE } from './testing/slow-phone.ts';
import { type Visit, visit } from './testing/visit.ts';

/** Half of what still counts as good. */
const MOST = 0.05;
const [first] = ALL_GAMES;
const SOME = THOROUGH ? ALL_GAMES : [first];

describe.skipIf(executablePath === undefined)('on a slow phone nothing moves by itself', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  const phone = { screen: PHONE, slow: true } as const;

  async function standsStill({ page }: Visit, screen: string): Promise<void> {
    const { sum, moved } = await layoutShift(page);
    expect([screen, sum > MOST ? moved : []]).toEqual([screen, []]);
  }

  test('from the home screen through the dialog for a new table to a table', async () => {
    const visitor = await visit(browser, phone);
    await standsStill(visitor, 'home');
    await visitor.newTable(first.id);
    await standsStill(visitor, 'new table');
    await visitor.page.keyboard.press('Escape');
    await visitor.playNow(first.id);
    await standsStill(visitor, 'first table');
    await visitor.leave();
  });

  test.each(SOME)('a table of $id by a link; its largest picture is its first', async ({ id }) => {
    const at = await linkToMiddle({ game: id, players: 3, seed: 3, moves: 30 });
    const visitor = await visit(browser, { ...phone, at });
    await visitor.page.waitForSelector('[data-stage]');
    await standsStill(visitor, id);
    expect(await visitor.page.evaluate(() => largest)).toEqual(['p.house']);
    await visitor.leave();
  });

  describe.runIf(THOROUGH)('and everywhere else', () => {
    test.each(LANGUAGES)('home in %s', async (language) => {
      const visitor = await visit(browser, { ...phone, language });
      await standsStill(visitor, language);
      await visitor.leave();
    });

    test.each(ALL_GAMES)('the rules, the first table and a table of $id by its address', async ({ id }) => {
      const reader = await visit(browser, { ...phone, at: `#/rules/${id}` });
      await reader.page.waitForSelector('.rules-screen main :is(section, article)');
      await standsStill(reader, 'rules');
      await reader.leave();

      const player = await visit(browser, phone);
      await standsStill(player, 'home');
      await player.playNow(id);
      await standsStill(player, 'first table');
      await player.leave();

      const guest = await visit(browser, { ...phone, table: { game: id } });
      await standsStill(guest, 'table');
      await guest.leave();
    });
  });
});
