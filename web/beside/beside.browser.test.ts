import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadAutobot } from '../../games/autobahn/companion/autobot.ts';
import { Feeder } from '../../games/autobahn/companion/feeding.ts';
import { game, tables } from '../../games/autobahn/testing.ts';
import { replay } from '../../kernel/index.ts';
import { GoldenGames } from '../../scripts/golden/games.ts';
import { Inspector } from '../testing/barriers.ts';
import { executablePath, launch, SCREENS } from '../testing/browser.ts';
import { type Visit, visit } from '../testing/visit.ts';

const PHONE = SCREENS[4];

const answer = async ({ page }: Visit, ...ids: readonly string[]): Promise<void> => {
  for (const id of ids) await page.locator(`[data-answer="${id}"]`).click();
};

describe.skipIf(executablePath === undefined)('beside a real board', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test('Autobot is led on a phone, from the card of its game; a reload loses nothing, and the last answer is taken back', async () => {
    const visitor = await visit(browser, { still: true, screen: PHONE });
    const { page } = visitor;
    await page.locator('[data-beside="autobahn"]').click();
    await page.getByText('Autobot companion').click();
    await answer(visitor, '1', 'none', '0', 'done', 'red', '1A');
    await page.getByText('Put a road tile on Dortmund–Hamburg (A1 red) beside Hamburg').waitFor();
    await page.waitForSelector('.still .board-svg');
    await visitor.picture('companion-autobot-phone');
    const axe = new Inspector(page);
    await axe.look('companion');
    expect(axe.found).toEqual([]);
    await page.reload();
    await answer(visitor, 'done');
    await page.getByRole('heading', { name: 'What did you do on the board?' }).waitFor();
    await page.locator('[data-back]').click();
    await page.locator('[data-question="action"]').waitFor();
    // Everything can be tapped with a thumb.
    const small = await page
      .locator('.companion button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().height).filter((height) => height < 44),
      );
    expect(small).toEqual([]);
    // Eva is asked her own questions meanwhile; Autobot begins anew when that is said twice.
    await visitor.goTo('#/beside/steamrollers/companion');
    await page.locator('[data-back]:disabled').waitFor();
    await visitor.goTo('#/beside/autobahn/companion');
    await page.locator('[data-question="action"]').waitFor();
    await page.locator('[data-again=""]').click();
    await page.locator('[data-again="surely"]').click();
    await page.locator('[data-back]:disabled').waitFor();
    await visitor.leave();
  });

  test('a game of Autobot that was led to its end says how many points are needed to win', async () => {
    const feeder = new Feeder(tables, replay(game, new GoldenGames('autobahn').record('autobot-level-1')));
    const { sheet } = leadAutobot(tables, feeder, (_, events) => {
      if (feeder.isSettled(events)) feeder.next();
    });
    const visitor = await visit(browser, { still: true, at: '#/beside/autobahn' });
    const { page } = visitor;
    await page.evaluate(
      (answers) => localStorage.setItem('roundhouse.beside.autobahn.companion', answers),
      JSON.stringify(feeder.given),
    );
    await visitor.goTo('#/beside/autobahn/companion');
    await page.reload();
    await page.getByText(`Autobot: ${sheet.total} points`).waitFor();
    await page.getByText(`You win with ${sheet.total + 1} points or more.`).waitFor();
    await visitor.leave();
  });

  test('Eva is led by the keys of a keyboard, in Polish and in the dark', async () => {
    const visitor = await visit(browser, {
      language: 'pl',
      settings: { theme: 'dark' },
      at: '#/beside/steamrollers/companion',
    });
    const { page } = visitor;
    await answer(visitor, '1', 'b', '5');
    await page.getByRole('heading', { name: 'Która kość zostaje dla Ewy?' }).waitFor();
    await page.locator('[data-answer="5"]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Czy kafelek Akcji 5 leży przed tobą' }).waitFor();
    // The question has the focus: it is read aloud, and the next key reaches its first answer.
    await page.locator('h2:focus').getByText('Czy kafelek Akcji 5').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-answer'))).toBe('yes');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await answer(visitor, 'yes');
    await page.getByText('Za mało skreśleń w regionie 5 (potrzeba: 3)').waitFor();
    await visitor.picture('companion-eva-dark');
    const axe = new Inspector(page);
    await axe.look('companion of Eva');
    expect(axe.found).toEqual([]);
    await visitor.leave();
  });

  test('the score pad of every game adds up, breaks ties, survives a reload, and counts in the statistics', async () => {
    const visitor = await visit(browser, { still: true, screen: PHONE, language: 'de', at: '#/beside/autobahn/pad' });
    const { page } = visitor;
    const fill = (label: string, value: string): Promise<void> => page.getByLabel(label, { exact: true }).fill(value);
    await fill('Name von Person 1', 'Ada');
    await fill('Name von Person 2', 'Bo');
    await fill('Ada: Eingangshalle', '4');
    await fill('Ada: Netzwerk', '6');
    await fill('Ada: Netzwerk ×', '3');
    await fill('Bo: Finanzen', '13');
    await fill('Bo: Finanzen ×', '2');
    await page.reload();
    await page.getByText('Ada und Bo teilen sich den Sieg.').waitFor();
    expect(await page.locator('[data-total]').allTextContents()).toEqual(['26', '26']);
    await fill('Bo: Arbeitskräfte in der Verwaltung', '5');
    await page.getByText('Bo gewinnt.').waitFor();
    await visitor.picture('score-pad-phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const sheet = await page.locator('.pad table').boundingBox();
    expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    const axe = new Inspector(page);
    await axe.look('score pad');
    expect(axe.found).toEqual([]);
    await page.locator('[data-keep]').click();
    await page.getByText('Gezählt').waitFor();
    // Corrected and counted again, it is still one game.
    await fill('Ada: Eingangshalle', '5');
    await page.locator('[data-keep]:enabled').click();
    await page.getByText('Gezählt').waitFor();
    // On paper it is one page, without anything to press.
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('main').boundingBox();
    expect(paper?.height ?? 0).toBeLessThan(1000);
    expect(await page.locator('.pad footer').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await visitor.goTo('#/statistics');
    await page.getByRole('heading', { name: 'Deine erste Partie' }).waitFor();
    await visitor.goTo('#/beside/autobahn/pad');
    await page.locator('[data-keep]:disabled').waitFor();
    await page.locator('[data-clear]').click();
    await page.locator('[data-clear]').click();
    await expect.poll(() => page.locator('[data-total]').allTextContents()).toEqual(['0', '0']);
    expect(await page.locator('[data-keep]').isDisabled()).toBe(true);
    for (const game of ['train-rush', 'steamrollers']) {
      await visitor.goTo(`#/beside/${game}/pad`);
      await page.locator('[data-more]').click();
      await page.locator('.pad tbody input').first().fill('7');
      expect(await page.locator('[data-total]').allTextContents()).toEqual(['7', '0', '0']);
    }
    await visitor.leave();
  });
});
