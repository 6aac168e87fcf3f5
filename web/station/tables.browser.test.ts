import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { THOROUGH } from '../../scripts/testing/thorough.ts';
import type { RunningServer } from '../../server/serve.ts';
import { startStation } from '../../server/testing/station.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import { begin, guest, tableFromSave } from '../testing/company.ts';
import { tableInMiddle } from '../testing/middle.ts';
import { rowsKept } from '../testing/rows-kept.ts';
import { type Visit, visit } from '../testing/visit.ts';

/** The games of the house and the practice game, as the page that is tested knows them. */
const PRACTICE_GAMES = new URL('../../server/live/testing/games.ts', import.meta.url);
const PHONE = SCREENS.find(({ name }) => name === 'phone');

/** Tells a name where one is asked for it. */
async function say({ page }: Visit, name: string): Promise<void> {
  await page.locator('.ask-name input').fill(name);
  await page.locator('.ask-name button').click();
}

/** A table for two of the practice game; the way in is the ticket, or the list. */
async function openTable(visitor: Visit, seat: 'link' | 'open', name?: string): Promise<void> {
  const { page } = visitor;
  await visitor.goTo('#/new-online');
  await page.locator('[data-choose-game="toy"]').click();
  const removable = page.locator('.seat-line .remove');
  await page.locator('.seat-line').nth(1).waitFor();
  while ((await page.locator('.seat-line').count()) > 2) await removable.last().click();
  await page.locator(`.seat-line [data-choice="${seat}"]`).click();
  await page.locator('[data-open-table]').click();
  if (name !== undefined) await say(visitor, name);
  await page.locator('.train').waitFor();
}

const ready = ({ page }: Visit): Promise<void> => page.locator('[data-ready-button]').click();
const start = ({ page }: Visit): Promise<void> => page.locator('[data-start]').click();
const atTable = ({ page }: Visit): Promise<unknown> => page.waitForSelector('.table[data-game="toy"]');

async function barriers({ page }: Visit): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

describe.skipIf(executablePath === undefined)('online tables', () => {
  let browser: Browser;
  let station: RunningServer;
  beforeAll(async () => {
    [browser, station] = await Promise.all([
      sharedBrowser(),
      startStation({ page: inject('folder'), tables: { registry: PRACTICE_GAMES } }),
    ]);
  });
  afterAll(async () => {
    await closeVisits(browser);
    await station.stop();
  });

  test('a guest opens a table, a friend comes with the link on a phone, both are ready, both sit at the table', async () => {
    const host = await visit(browser, { address: station.address });
    await host.page.getByText('New online table').first().click();
    await openTable(host, 'link', 'Ada');
    await host.page.getByRole('heading', { name: 'One seat is still empty' }).waitFor();
    const code = await host.page.locator('[data-ticket]').getAttribute('data-ticket');
    expect(await barriers(host)).toEqual([]);
    expect(await host.page.locator('[data-start]').textContent()).toBe('Start: a seat is empty');

    const friend = await visit(browser, {
      address: station.address,
      at: `#/ticket/${code}`,
      ...(PHONE ? { screen: PHONE } : {}),
    });
    await friend.page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
    expect(await barriers(friend)).toEqual([]);
    await friend.page.locator('[data-sit-down]').click();
    await say(friend, 'Hanna');
    await friend.page.locator('.train').waitFor();
    await host.page.getByRole('heading', { name: 'Waiting for Hanna' }).waitFor();
    await friend.page.getByLabel('Write to the table').fill('Evening!');
    await friend.page.getByRole('button', { name: 'Send' }).click();
    await host.page.getByText('Evening!').waitFor();
    expect(await barriers(friend)).toEqual([]);
    // Whoever opens a table is ready from the start.
    await ready(friend);
    await host.page.getByRole('heading', { name: 'Everyone is ready' }).waitFor();
    await start(host);
    await Promise.all([atTable(host), atTable(friend)]);
    // What was said in the waiting room was read there.
    expect(await host.page.locator('.tab[data-tab="chat"] .unread').count()).toBe(0);
    await host.goHome();
    await host.page.locator('[data-online]').waitFor();
    expect(await barriers(host)).toEqual([]);
    await Promise.all([host.leave(), friend.leave()]);
  });

  test('somebody finds an open table in the list and sits down there', async () => {
    const host = await visit(browser, { address: station.address });
    await openTable(host, 'open', 'Zofia');
    const finder = await visit(browser, { address: station.address, at: '#/tables' });
    const row = '.timetable .line:has-text("Zofia")';
    await finder.page.locator(row).waitFor();
    expect(await barriers(finder)).toEqual([]);
    await finder.page.locator(row).getByRole('button').click();
    await say(finder, 'Karol');
    await finder.page.locator('.train').waitFor();
    await host.page.getByRole('heading', { name: 'Waiting for Karol' }).waitFor();
    await Promise.all([host.leave(), finder.leave()]);
  });

  test('an opponent plays in a style of the game', async () => {
    const host = await visit(browser, { address: station.address });
    const { page } = host;
    await host.goTo('#/new-online');
    await page.locator('[data-choose-game="steamrollers"]').click();
    await page.locator('[data-seat="2"] .remove').click();
    const seat = page.locator('[data-seat="1"]');
    await seat.locator('[data-choice="opponent"]').click();
    await seat.getByLabel('style of seat 2').selectOption('hauler');
    // A stronger one likes to play the same way.
    await seat.getByLabel('How strong the opponent on seat 2 is').selectOption('skilled');
    const asked = page.waitForRequest('**/api/tables');
    await page.locator('[data-open-table]').click();
    await say(host, 'Mira');
    expect((await asked).postDataJSON()).toMatchObject({ seats: [{ kind: 'me' }, { level: 'skilled:hauler' }] });
    await page.locator('.train').getByText('opponent, skilled').waitFor();
    await host.leave();
  });

  test('an empty seat gets an opponent, and the game starts without anybody else', async () => {
    const host = await visit(browser, { address: station.address });
    await openTable(host, 'link', 'Ravi');
    await host.page.locator('.way-out').click();
    await host.page.getByRole('heading', { name: 'Everyone is ready' }).waitFor();
    await start(host);
    await atTable(host);
    await host.leave();
  });

  test.runIf(THOROUGH)(
    'a finished game is looked at once more, not before its end, and stays at the station',
    async () => {
      const hanna = await guest(browser, station.address, 'Hanna');
      const ada = await guest(browser, station.address, 'Ada', PHONE ? { screen: PHONE } : {});
      const end = await tableInMiddle({ game: 'steamrollers', other: 'human', seed: 3, moves: 0, left: 2 });
      const id = await begin(hanna, ada, await tableFromSave(hanna, end));
      const { page } = ada;
      await ada.goTo(`#/analysis/online/${id}`);
      await page.getByText('that is not available until the game is over').waitFor();
      await ada.goTo(`#/online/${id}`);
      await Promise.all([hanna, ada].map((visitor) => visitor.playOn(Number.MAX_SAFE_INTEGER)));
      await page.locator('[data-stage="over"] [data-analyse]').click();
      for (const again of [true, false]) {
        // From the place of whoever asks, with the names of everybody.
        await page.locator('.study [data-whose="1"][aria-pressed="true"]').getByText('Ada').waitFor();
        await page.locator('.study [data-whose="0"]').getByText('Hanna').waitFor();
        await page.waitForFunction(() => Number(document.querySelector('.study progress')?.getAttribute('value')) > 0);
        await ada.picture(`online-analysis${again ? '' : '-again'}`);
        if (again) await page.reload();
      }
      expect(await rowsKept(ada)).toBe(0);
      await page.locator('.study [data-back]').click();
      await page.waitForURL(new RegExp(`#/online/${id}`));
      await page.locator('[data-stage="over"]').waitFor();
      await Promise.all([ada.leave(), hanna.leave()]);
    },
    120_000,
  );
});
