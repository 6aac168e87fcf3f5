/** Where a table is kept, and what becomes of it when it is not; what it gives away before the end. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import trainRushEdition from '../../games/train-rush/components/standard.json' with { type: 'json' };
import type { TrainRushMove } from '../../games/train-rush/moves.ts';
import { matchOfSave, parseSave } from '../../host/save.ts';
import { type Match, parseRecord, replay, type Seat, tableSpeaker } from '../../kernel/index.ts';
import { executablePath, launch, SCREENS } from '../testing/browser.ts';
import { ALL_GAMES, PRACTICE } from '../testing/games.ts';
import { tableInMiddle } from '../testing/middle.ts';
import { type Visit, visit } from '../testing/visit.ts';

/** Runs before everything else in page and workers from the next page on. */
async function patchScripts(context: BrowserContext, patch: string): Promise<void> {
  await context.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${patch};${await response.text()}` });
  });
}
const NO_DATABASE = `Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open() { throw new DOMException('blocked', 'SecurityError') } } })`;
/** The disk is full after so many writes. */
const fullAfter = (writes: number): string =>
  `if (!globalThis.IDBObjectStore.prototype.full) { let left = ${writes}; const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.full = true;
   IDBObjectStore.prototype.put = function (row) { if (this.name === 'games' && left-- <= 0) throw new DOMException('full', 'QuotaExceededError'); return put.call(this, row); } }`;

const notice = (page: Page, name: string) => page.locator(`[data-notice="${name}"]`);
const MIDDLE = { game: 'toy', other: 'random', seed: 1, moves: 6 };

describe.skipIf(executablePath === undefined)('a table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test('that is open in another tab can be taken over; the first tab is told, stands still, and can take it back', async () => {
    const visitor = await visit(browser, { table: { game: 'toy' }, settings: { confirm: 'never' } });
    const { page } = visitor;
    const second = await visitor.context.newPage();
    await second.goto(page.url());
    await second.getByText('open in another tab').waitFor();
    await second.locator('[data-take-over]').click();
    await second.waitForSelector('[data-stage="yours"]');
    await notice(page, 'taken-over').waitFor();
    expect(await page.locator('[data-target]').count()).toBe(0);
    await visitor.picture('taken-over');

    const before = await visitor.at();
    await second.locator('.dock [data-target]').first().click();
    await second.waitForFunction(
      (at) => Number(document.querySelector('.table')?.getAttribute('data-at')) > at,
      before,
    );
    await second.waitForSelector('[data-stage="yours"], [data-stage="over"]');
    const now = await second.locator('.table').getAttribute('data-at');
    await notice(page, 'taken-over').locator('button').click();
    await visitor.myTurn();
    expect(await notice(page, 'taken-over').count()).toBe(0);
    // What was played in the other tab counts.
    expect(String(await visitor.at())).toBe(now);
    await notice(second, 'taken-over').waitFor();
    await visitor.leave();
  });

  test('is played in memory where the browser keeps nothing, with a warning, and is still there on the home screen', async () => {
    const visitor = await visit(browser, { settings: { confirm: 'never' } });
    const { page } = visitor;
    await patchScripts(visitor.context, NO_DATABASE);
    await visitor.goHome();
    await notice(page, 'web.notKept').waitFor();
    await visitor.tableFor('toy', 'random');
    await notice(page, 'web.notKept').waitFor();
    await visitor.picture('not-kept');
    await visitor.playOn(2);
    const at = await visitor.at();
    expect(at).toBeGreaterThan(2);
    await page.locator('.top-bar .brand').click();
    await page.locator('.table-row .ok').click();
    await visitor.myTurn();
    expect(await visitor.at()).toBe(at);
    await visitor.leave();
  });

  test('goes on when the disk is full in the middle of the game, with a warning', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    await visitor.keep(await tableInMiddle(MIDDLE));
    await patchScripts(visitor.context, fullAfter(0));
    await visitor.goTo('#/table/middle');
    await visitor.myTurn();
    await visitor.playOn(1);
    await notice(page, 'web.notKept').waitFor();
    const at = await visitor.at();
    await visitor.playOn(1);
    expect(await visitor.at()).toBeGreaterThan(at);
    await visitor.leave();
  });

  test('of another edition is no dead end: what is kept of it can be downloaded', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    const row = await tableInMiddle(MIDDLE);
    await visitor.keep({ ...row, setup: { ...row.setup, edition: 'Another@000000000000' } });
    await visitor.goTo('#/table/middle');
    await page.locator('[data-save="kept"]').waitFor();
    await visitor.picture('another-edition');
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save="kept"]').click()]);
    const record = parseRecord(await readFile(await download.path(), 'utf8'));
    expect(record.moves).toEqual(row.moves);
    await visitor.leave();
  });

  test('of an older ruleset opens, and says so; what cannot be followed is shown as far as it can', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    const row = { ...(await tableInMiddle(MIDDLE)), ruleset: 0 };
    await visitor.keep(row);
    await visitor.goTo('#/table/middle');
    await visitor.myTurn();
    await notice(page, 'web.older').waitFor();
    await visitor.playOn(1);
    const unknown = row.moves.slice(3).map(({ seat }) => ({ seat, move: { type: 'uncouple' } }));
    const moves = [...row.moves.slice(0, 3), ...unknown];
    await visitor.keep({ ...row, id: 'stuck', moves });
    await visitor.goTo('#/table/stuck');
    await notice(page, 'web.olderShown').waitFor();
    expect(await visitor.at()).toBe(3);
    expect(await page.locator('[data-target]').count()).toBe(0);
    await visitor.picture('older-shown');
    await visitor.leave();
  });

  test('that 0.1 kept opens again', async () => {
    const visitor = await visit(browser);
    const file = new URL('../../host/testing/saves-of-0.1/browser-toy.json', import.meta.url);
    const { games } = JSON.parse(readFileSync(file, 'utf8'));
    await visitor.keep(games);
    await visitor.goTo(`#/table/${games.id}`);
    await visitor.myTurn();
    expect(await visitor.at()).toBeGreaterThanOrEqual(5);
    expect(await visitor.page.locator('.seats, .seat-strips').first().textContent()).toContain('Otto');
    await visitor.leave();
  });
});

/** A number that stands nowhere by chance. */
const SEED = 730519264;

/** The true game behind a saved table, which the page must not know. */
function trueGame(row: object): Match {
  const game = ALL_GAMES.find(({ id }) => id === 'train-rush');
  if (!game) throw new Error('Train Rush is gone');
  return matchOfSave(game, parseSave(row));
}

/** What Train Rush's states and views have of action cards: hands, and by card who knows where it is, as bits. */
const cardsSchema = z.object({ hands: z.array(z.array(z.number())), seen: z.array(z.number()) });
const handsIn = (view: unknown): number[][] => cardsSchema.parse(view).hands;

/** Action cards in a hand that were not taken in the sight of the viewer. */
function handHiddenFrom({ state }: Match, seat: Seat, viewer: Seat): number[] {
  const { hands, seen } = cardsSchema.parse(state);
  return hands[seat].filter((card) => ((seen[card] >> viewer) & 1) === 0);
}

/** By what a card would be known: in a move, as something to press, in a message, in a transcript. */
function signsOf({ game, setup }: Match, card: number): string[] {
  const { id } = trainRushEdition.actionCards.items[card];
  const move: TrainRushMove = { type: 'playCard', card: id };
  const text = game.describe(move).params?.card;
  if (typeof text !== 'object' || !('key' in text)) throw new Error('a card has no text of its own');
  return [`"card":"${id}"`, `card:${id}`, JSON.stringify(text), tableSpeaker(game, setup, 'en').say(text)];
}

/** All that a person at the screen can see or take along, and all that the page was told. */
async function givenAway(visitor: Visit): Promise<string> {
  const { page } = visitor;
  const messages = await visitor.messages();
  const transcript = await visitor.download('transcript');
  await page.locator('.top-bar .tool').click();
  await page.locator('.table-menu').waitFor();
  const shown = await page.content();
  expect(await page.locator('[data-save="record"], [data-save="link"]').count()).toBe(0);
  await page.keyboard.press('Escape');
  return [...messages, transcript, shown].join('\n');
}

describe.skipIf(executablePath === undefined)('secrets until the end', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test('in the middle of Train Rush between two people nothing gives away the seed, or the hand of the other', async () => {
    const visitor = await visit(browser, { overhear: true });
    const row = await tableInMiddle({ game: 'train-rush', other: 'human', seed: SEED, moves: 60 });
    const truth = trueGame(row);
    await visitor.keep(row);
    await visitor.goTo('#/table/middle');
    const { page } = visitor;
    await page.waitForSelector('.hand-over, [data-stage="yours"]');
    if ((await page.locator('.hand-over').count()) > 0) await visitor.takeOver();
    await visitor.myTurn();
    const everything = await givenAway(visitor);
    expect(everything).not.toContain(String(SEED));
    expect(everything).not.toContain('"random":');
    const [me] = truth.game.deciding(truth.state);
    const hidden = handHiddenFrom(truth, 1 - me, me);
    expect(hidden.length).toBeGreaterThan(0);
    for (const card of hidden) for (const sign of signsOf(truth, card)) expect(everything).not.toContain(sign);
    // What is looked for can be found: the cards of whoever sits there are offered, told and shown by the same signs.
    const own = handHiddenFrom(truth, me, 1 - me).flatMap((card) => signsOf(truth, card));
    expect(own.some((sign) => everything.includes(sign))).toBe(true);
    const told = await visitor.told();
    for (const { at, viewer, view } of told) {
      expect(at).toBe(truth.played.length);
      expect(view).toEqual(truth.game.view(truth.state, viewer));
      for (const card of hidden) expect(handsIn(view)[1 - me]).not.toContain(card);
    }
    expect(new Set(told.map(({ viewer }) => viewer))).toEqual(new Set(['spectator', me]));
    await visitor.picture('menu-in-the-middle');
    await visitor.leave();
  });

  test('the full record comes with the end of the game, and holds', async () => {
    const visitor = await visit(browser, { still: true, overhear: true });
    await visitor.keep(await tableInMiddle({ ...MIDDLE, seed: SEED }));
    await visitor.goTo('#/table/middle');
    await visitor.myTurn();
    expect(await givenAway(visitor)).not.toContain(String(SEED));
    await visitor.playOut();
    const record = parseRecord(await visitor.record());
    expect(record.setup.seed).toBe(SEED);
    expect(PRACTICE.result(replay(PRACTICE, record).state)).toBeDefined();
    expect(record.holders).toMatchObject([{ name: 'Guest' }, { name: 'Hanna' }]);
    await visitor.leave();
  });

  test('playing on from the middle is practice: it says so, and it gives no record, not even at its end', async () => {
    const visitor = await visit(browser, {
      still: true,
      screen: SCREENS.find(({ name }) => name === 'phone') ?? SCREENS[0],
    });
    const { page } = visitor;
    await visitor.keep(await tableInMiddle({ ...MIDDLE, seed: SEED }));
    await visitor.goTo('#/table/middle');
    await visitor.myTurn();
    await page.keyboard.press('[');
    await page.waitForSelector('[data-stage="past"]');
    await page.locator('[data-branch]').click();
    await notice(page, 'web.practice').waitFor();
    await visitor.myTurn();
    await visitor.picture('practice');
    await visitor.playOut();
    await page.locator('.top-bar .tool').click();
    await page.locator('.table-menu').waitFor();
    expect(await page.locator('[data-save="record"], [data-save="link"]').count()).toBe(0);
    expect(await page.content()).not.toContain(String(SEED));
    await visitor.leave();
  });
});
