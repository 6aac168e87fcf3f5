import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executablePath, launch, SCREENS } from '../testing/browser.ts';
import { automaOf, endsAsItsRecord, GAMES, WHOLE_GAME } from '../testing/games.ts';
import { Keyboard } from '../testing/keyboard.ts';
import { visit } from '../testing/visit.ts';

describe.skipIf(executablePath === undefined)('by keyboard alone', { timeout: WHOLE_GAME }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test.each(GAMES)('$id to the end: on the board, and out of the list of moves', async (game) => {
    const visitor = await visit(browser, { screen: SCREENS[2], still: true });
    await visitor.tableFor(game.id, automaOf(game) ?? 'random');
    await new Keyboard(visitor).playOut();
    await visitor.page.locator('.score-table').waitFor();
    await endsAsItsRecord(visitor, game);
    await visitor.leave();
  });

  test('from the home screen to the score sheet', async () => {
    const visitor = await visit(browser, { still: true });
    const keyboard = new Keyboard(visitor);
    await keyboard.start('toy');
    await keyboard.playOut();
    await visitor.page.locator('.score-table').waitFor();
    expect(await visitor.page.locator('.score-table').isVisible()).toBe(true);
    await visitor.leave();
  });
});
