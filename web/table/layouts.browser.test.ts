import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisits, executablePath, SCREENS, type Screen, sharedBrowser } from '../testing/browser.ts';
import { visit } from '../testing/visit.ts';

const LARGE: Screen = { ...SCREENS[0], name: 'large', width: 2560, height: 1440 };
/** A phone held across. */
const ACROSS: Screen = { ...SCREENS[0], name: 'across', width: 844, height: 390 };

const heightOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);

/** Whether two things on the screen lie on each other. */
const overlap = (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate(
    ([a, b]) => {
      const [first, second] = [a, b].map((name) => document.querySelector(name)?.getBoundingClientRect());
      if (!first || !second) throw new Error(`${a} or ${b} is not there`);
      return (
        first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom
      );
    },
    [one, other] as const,
  );

/** How far the rules reach out of their panel, which words in their tables go over two lines, and how many tables move sideways. */
const rulesBeyond = (page: Page): Promise<{ beyond: number; broken: string[]; moving: number }> =>
  page.locator('.panel-content').evaluate((content) => {
    const broken: string[] = [];
    for (const cell of content.querySelectorAll(':is(th, td)')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/[^\s/\u00ad\u2013-]+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
    }
    const rooms = [...content.querySelectorAll('.table-room')];
    return {
      beyond: content.scrollWidth - content.clientWidth,
      broken,
      moving: rooms.filter((room) => room.scrollWidth > room.clientWidth).length,
    };
  });

describe.skipIf(executablePath === undefined)('every size of window', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('on a large screen everything around the board grows, and cards stand beside what they tell about', async () => {
    const table = { game: 'toy' };
    const settings = { confirm: 'always' };
    const usual = await visit(browser, { still: true, settings, table });
    const large = await visit(browser, { still: true, settings, table, screen: LARGE });
    for (const part of ['.top-bar', '.question-bar', '.dock [data-target]', '[data-tab]']) {
      expect(await heightOf(large.page, part), part).toBeGreaterThan(1.3 * (await heightOf(usual.page, part)));
    }
    await large.page.locator('.dock [data-target]').first().click();
    await large.page.locator('.considered.pinned .then, .considered.pinned .reveals').first().waitFor();
    const { width, height } = LARGE;
    const card = await large.page.locator('.considered').boundingBox();
    if (!card) throw new Error('no card');
    expect(Math.min(card.x, card.y, width - card.x - card.width, height - card.y - card.height)).toBeGreaterThan(0);
    expect(await overlap(large.page, '.considered', '[data-target].selected, .dock [data-target]')).toBe(false);
    await usual.goHome();
    await large.goHome();
    expect(await heightOf(large.page, '.home-head')).toBeGreaterThan(1.3 * (await heightOf(usual.page, '.home-head')));
    await usual.leave();
    await large.leave();
  });

  test('no script scrolls the board away', async () => {
    const visitor = await visit(browser, { still: true, table: { game: 'toy' } });
    const scrolled = await visitor.page.evaluate(() =>
      ['.table', '.board-area', '.board-frame', '.board-stage'].flatMap((name) => {
        const part = document.querySelector(name);
        if (!part) throw new Error(`${name} is not there`);
        part.scrollTo(400, 400);
        return part.scrollLeft + part.scrollTop > 0 ? [name] : [];
      }),
    );
    expect(scrolled).toEqual([]);
    await visitor.leave();
  });

  test('on a phone held across my things fit beside the board, and a panel takes their place', async () => {
    const visitor = await visit(browser, { still: true, table: { game: 'train-rush', moves: 40 }, screen: ACROSS });
    const { page } = visitor;
    const edges = await page
      .locator('.dock :is(.tr-card, .tr-hero)')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right));
    expect(edges.length).toBeGreaterThan(2);
    expect(Math.max(...edges)).toBeLessThanOrEqual(ACROSS.width);
    await page.locator('[data-tab="log"]').click();
    await page.locator('.panel-area[data-open="log"]').waitFor();
    expect(await overlap(page, '.panel-area', '.board-frame')).toBe(false);
    expect(await page.locator('.board-frame').evaluate((frame) => frame.clientWidth)).toBeGreaterThan(300);
    await visitor.leave();
  });

  test('in German what is chosen from lies on nothing else of mine', async () => {
    const visitor = await visit(browser, {
      still: true,
      language: 'de',
      table: { game: 'autobahn', seed: 7, until: (moves) => moves.filter(({ type }) => type === 'promote').length > 2 },
    });
    const { page } = visitor;
    for (const [width, height] of [
      [1440, 900],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      await page.locator('.dock .belongings').waitFor();
      expect(await overlap(page, '.dock .choices', '.dock .belongings'), `${width} × ${height}`).toBe(false);
    }
    await visitor.leave();
  });

  test('in a German drawer the rules of Autobahn stay in their room: tables move sideways, and no word is broken', async () => {
    const visitor = await visit(browser, { still: true, language: 'de', table: { game: 'autobahn', moves: 20 } });
    const { page } = visitor;
    await page.locator('[data-tab="rules"]').click();
    await page.locator('.rules-panel table').first().waitFor();
    expect(await rulesBeyond(page)).toEqual({ beyond: 0, broken: [], moving: 0 });
    // With large letters tables are wider than their room: they move by themselves.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%';
    });
    const { moving, ...large } = await rulesBeyond(page);
    expect(large).toEqual({ beyond: 0, broken: [] });
    expect(moving).toBeGreaterThan(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

    // Nor is anything cut off in the strips of the seats above, or in the row over the hand.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.seat-strip .facts, .hand header')]
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map((part) => part.textContent),
    );
    expect(cut).toEqual([]);
    await visitor.leave();
  });
});
