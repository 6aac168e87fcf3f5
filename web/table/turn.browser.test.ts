import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../kernel/index.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { ALL_GAMES, standsForAll } from '../testing/games.ts';
import { type Visit, visit } from '../testing/visit.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', pl: 'Polski' };
/** So many moves have been made, by greedy players, when the person sits down. */
const MADE = 24;
const A_WHILE = 16;
const MANY = 200;

describe.skipIf(executablePath === undefined).each(ALL_GAMES)('in the middle of $id', ({ id }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  /** At a table with known luck, against somebody who plays at random. */
  const sitDown = (): Promise<Visit> =>
    visit(browser, { screen: SCREENS[2], still: true, table: { game: id, moves: MADE } });

  const undo = ({ page }: Visit) => page.locator('button[data-key="u"]');

  /** Plays on until so many moves can be taken back, all that can; answers with the moment before them. */
  async function midTurn(visitor: Visit, moves: number): Promise<number> {
    const made = await visitor.playOn(MANY, { open: moves });
    expect(made.slice(-moves).every(({ open }) => open)).toBe(true);
    return (await visitor.at()) - moves;
  }

  test.runIf(standsForAll(id, 0))(
    'the whole turn can be started again, and one move after the other be taken back; a reload changes nothing',
    async () => {
      const visitor = await sitDown();
      const start = await midTurn(visitor, 2);
      const inTurn = await visitor.position();
      expect(inTurn).toMatchObject({ at: start + 2, undo: true });
      await visitor.page.reload();
      await visitor.myTurn();
      expect(await visitor.position()).toEqual(inTurn);

      await undo(visitor).click();
      await visitor.reaches(start + 1);
      await undo(visitor).click();
      await visitor.reaches(start);
      const before = await visitor.position();
      expect(before).toMatchObject({ at: start, undo: false });

      const again = await midTurn(visitor, 2);
      await visitor.page.keyboard.press('r');
      await visitor.reaches(again);
      const restarted = await visitor.position();
      expect(restarted).toMatchObject({ at: again, undo: false });
      if (again === start) expect(restarted).toEqual(before);
      await visitor.leave();
    },
  );

  test.runIf(standsForAll(id, 1))(
    'a move that shows something new asks first, and cannot be taken back; every other one can',
    async () => {
      const visitor = await sitDown();
      const made = await visitor.playOn(A_WHILE);
      if (!made.some(({ warned }) => warned)) made.push(...(await visitor.playOn(MANY, { warned: true })));
      expect(made.filter(({ warned, open }) => warned && open)).toEqual([]);
      expect(made.filter(({ warned, alone, open }) => !warned && alone && !open)).toEqual([]);
      expect(made.some(({ warned }) => warned)).toBe(true);
      expect(made.some(({ open }) => open)).toBe(true);
      await visitor.leave();
    },
  );

  test.runIf(standsForAll(id, 2))('an earlier moment can be played on from, at a table of its own', async () => {
    const visitor = await sitDown();
    const { page } = visitor;
    const address = page.url();
    const now = await visitor.position();
    await page.locator('[data-tab="log"]').click();
    await page.locator('.log-panel li button').nth(-4).click();
    await page.waitForSelector('[data-stage="past"]');
    await page.locator('.log-panel [aria-current="step"]').first().waitFor();
    expect(await page.locator('[data-target], .question-bar [data-offer]').count()).toBe(0);
    await page.locator('[data-branch]').click();
    await page.waitForFunction((old) => location.href !== old, address);
    await visitor.myTurn();
    // In a running game that is practice, with a count of its own.
    await page.locator('[data-notice="web.practice"]').waitFor();
    expect(await visitor.at()).toBeLessThan(Number(Object(now).at));
    await visitor.playOn(2);
    await page.goto(address);
    await visitor.myTurn();
    expect(await visitor.position()).toEqual(now);
    await visitor.leave();
  });

  test.runIf(standsForAll(id, 0))('the language changes at once, and the game goes on', async () => {
    const visitor = await sitDown();
    const { page } = visitor;
    const asked: string[] = [await visitor.question()];
    const at = await visitor.at();
    for (const language of ['de', 'pl'] as const) {
      await page.locator('.top-bar .tool').click();
      await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
      await page.keyboard.press('Escape');
      await page.waitForFunction(
        (old) => !old.includes(document.querySelector('.question-bar h2')?.textContent ?? ''),
        asked,
      );
      asked.push(await visitor.question());
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      expect(await visitor.at()).toBe(at);
      expect(await page.locator('.table').innerText()).not.toMatch(/⟨|undefined|NaN/);
    }
    await visitor.picture(`${id}-pl`);
    await visitor.playOn(2);
    expect(await visitor.at()).toBeGreaterThan(at + 1);
    await visitor.leave();
  });
});
