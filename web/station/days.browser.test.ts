/** A game over days in two real browsers: the station's clock and those of both devices belong to the test. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { RunningServer } from '../../server/serve.ts';
import { RunningWall } from '../../server/testing/running-wall.ts';
import { startStation } from '../../server/testing/station.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { beginTogether, guest } from '../testing/company.ts';
import type { Visit } from '../testing/visit.ts';

const HOUR = 60 * 60_000;
const PHONE = SCREENS[4];
/** A day for every turn, counted from nine to nine in Berlin. */
const OVER_DAYS = {
  pace: { kind: 'days', hours: 24, from: 9, to: 21, zone: 'Europe/Berlin' },
  visible: 'link',
} as const;

describe.skipIf(executablePath === undefined)('a game over days', () => {
  // 13:00 in Berlin.
  const wall = new RunningWall('2026-11-16T12:00:00Z');
  let browser: Browser;
  let station: RunningServer;
  const visitors: Visit[] = [];
  beforeAll(async () => {
    [browser, station] = await Promise.all([
      sharedBrowser(),
      startStation({
        page: inject('folder'),
        surroundings: wall.surroundings,
        tables: { registry: new URL('../../server/live/testing/games.ts', import.meta.url), sweepEvery: 50, pace: 0 },
      }),
    ]);
  });
  afterAll(async () => {
    await closeVisits(browser);
    await station.stop();
  });

  async function comes(name: string, screen = SCREENS[0]): Promise<Visit> {
    const visitor = await guest(browser, station.address, name, { screen });
    await visitor.context.clock.install({ time: wall.now() });
    await visitor.page.reload();
    visitors.push(visitor);
    return visitor;
  }
  /** Time passes for everybody, also where the lid is closed. */
  async function passes(ms: number): Promise<void> {
    wall.passes(ms);
    for (const { context } of visitors) await context.clock.fastForward(ms);
  }
  const clock = ({ page }: Visit, seat: number): Promise<string | null> =>
    page.locator('.seat-strip .seat-clock').nth(seat).getAttribute('aria-label');
  const clocks = (visitor: Visit): Promise<(string | null)[]> => Promise.all([clock(visitor, 0), clock(visitor, 1)]);
  const shows = (visitor: Visit, words: readonly (string | RegExp)[]): Promise<void> =>
    expect
      .poll(() => clocks(visitor))
      .toEqual(words.map((word) => (typeof word === 'string' ? word : expect.stringMatching(word))));

  test('both clocks run by day and stand by night; who lets theirs run out is replaced, comes back, and both play to the end', async () => {
    const anna = await comes('Anna');
    const ben = await comes('Ben', PHONE);
    const id = await beginTogether(anna, ben, 'toy', OVER_DAYS);
    // At first both have to choose, so both clocks run.
    for (const visitor of [anna, ben])
      await shows(visitor, [/^(1 d|23 h) left, running$/, /^(1 d|23 h) left, running$/]);

    await passes(5 * HOUR);
    await shows(anna, ['18 h left, running', '18 h left, running']);
    // Two in the morning: three more hours have run, and the clocks stand until nine.
    await passes(8 * HOUR);
    for (const visitor of [anna, ben])
      await shows(visitor, [/^16 h left, runs again at /, /^16 h left, runs again at /]);
    // Whoever plays at night plays.
    await anna.click();
    await shows(anna, [/^(1 d|23 h) left$/, /^16 h left, runs again at /]);
    await anna.page.waitForSelector('[data-stage="waiting"]');

    // Ben's other screen says where he is wanted; so does its tab.
    await ben.goHome();
    await ben.page.getByRole('heading', { name: 'It is your turn at one table' }).waitFor();
    expect(await ben.page.locator(`[data-online="${id}"] .clock-plate`).textContent()).toBe('16 h');
    await expect.poll(() => ben.page.title()).toBe('(1) Roundhouse');
    // At noon his clock has run for three hours more.
    await passes(10 * HOUR);
    await expect.poll(() => ben.page.locator(`[data-online="${id}"] .clock-plate`).textContent()).toMatch(/^1[23] h$/);

    // Another table of the two: while Anna waits at the first, the way to it is there.
    const second = await beginTogether(ben, anna, 'toy', OVER_DAYS);
    await anna.goTo(`#/online/${id}`);
    await anna.page.locator('[data-next-table]').click();
    await anna.page.waitForURL(`**/#/online/${second}`);
    await anna.page.locator('[data-stage="yours"]').waitFor();
    await anna.goTo(`#/online/${id}`);
    await anna.page.waitForSelector('[data-stage="waiting"]');

    // Nine hours run today and four on the third day: at one nothing is left.
    await passes(24 * HOUR);
    expect(await anna.page.locator('.seat-strip .stand-in').count()).toBe(0);
    await passes(2 * HOUR);
    await anna.page.locator('.seat-strip .stand-in').waitFor();
    await anna.page.waitForSelector('[data-stage="yours"]');
    await expect.poll(() => anna.page.title()).toMatch(/^● /);
    await anna.page.locator('.tab[data-tab="chat"]').click();
    await anna.page.getByText(/The clock of Ben ran out: an opponent, .*, plays on/).waitFor();
    await anna.page.locator('.panel-area header button').click();

    // He may come back, and has his whole day again.
    await ben.goTo(`#/online/${id}`);
    await ben.page.getByRole('heading', { name: 'An opponent plays for you' }).waitFor();
    await ben.page.locator('[data-sit-down-again]').click();
    await anna.page.locator('.seat-strip .stand-in').waitFor({ state: 'detached' });
    await expect.poll(() => clock(ben, 1)).toMatch(/^(1 d|23 h) left/);
    await Promise.all([anna, ben].map((visitor) => visitor.playOn(Number.MAX_SAFE_INTEGER)));
    for (const { page } of [anna, ben]) await page.waitForSelector('[data-stage="over"]');
    expect(await anna.question()).toBe(await ben.question());
    await anna.leave();
    await ben.leave();
  });
});
