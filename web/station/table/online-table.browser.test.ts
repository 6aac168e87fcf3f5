import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { RunningServer } from '../../../server/serve.ts';
import { startStation } from '../../../server/testing/station.ts';
import { Inspector } from '../../testing/barriers.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../../testing/browser.ts';
import { beginTogether, guest, knock } from '../../testing/company.ts';
import { ALL_GAMES, endsAsItsRecord, THOROUGH, WHOLE_GAME } from '../../testing/games.ts';
import type { Visit } from '../../testing/visit.ts';

const PHONE = SCREENS[4];
const DARK = SCREENS[1];

/** How long a network is gone: longer than a page stays quiet about it. */
const GONE_MS = 3_000;

const stage = (page: Page, kind: string): Promise<unknown> => page.waitForSelector(`[data-stage="${kind}"]`);

/** Whose turn it is of two. */
async function whoDecides(one: Visit, other: Visit): Promise<[deciding: Visit, waiting: Visit]> {
  const turn = async (visitor: Visit): Promise<Visit> => {
    await stage(visitor.page, 'yours');
    return visitor;
  };
  const deciding = await Promise.race([turn(one), turn(other)]);
  return [deciding, deciding === one ? other : one];
}

const openChat = (page: Page): Promise<void> =>
  page.locator('.tab[data-tab="chat"]:visible, .chat-tool:visible').first().click();

// Minutes long: in `npm test`, web/station/tables shows that people meet at a table.
describe.skipIf(executablePath === undefined || !THOROUGH)('a table online', () => {
  let browser: Browser;
  let server: RunningServer;
  beforeAll(async () => {
    [browser, server] = await Promise.all([sharedBrowser(), startStation({ page: inject('folder') })]);
  });
  afterAll(async () => {
    await closeVisits(browser);
    await server.stop();
  });

  test.each(ALL_GAMES)(
    '$id through a link to its end: one at a desk, one on a phone that loses its network for a while',
    { timeout: WHOLE_GAME },
    async (game) => {
      const hanna = await guest(browser, server.address, 'Hanna');
      const otto = await guest(browser, server.address, 'Otto', { screen: PHONE });
      await beginTogether(hanna, otto, game.id);
      await Promise.all([hanna, otto].map((visitor) => visitor.page.evaluate(() => hands.shuffle(3))));
      const rest = Number.MAX_SAFE_INTEGER;
      const playing = Promise.all([hanna.playOn(rest), otto.playOn(rest)]);
      // Asked for below; until then the first thing that goes wrong is told by what is waited for.
      playing.catch(() => undefined);
      await otto.page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.table')?.dataset.at) >= 8);
      await otto.context.setOffline(true);
      await stage(otto.page, 'lost');
      await new Promise((resolve) => setTimeout(resolve, GONE_MS));
      await otto.context.setOffline(false);
      await playing;
      for (const visitor of [hanna, otto]) await stage(visitor.page, 'over');
      expect(await otto.at()).toBe(await hanna.at());
      expect(await otto.question()).toBe(await hanna.question());
      await endsAsItsRecord(hanna, game);
      await hanna.page.locator('[data-rematch]').waitFor();
      await hanna.picture(`${game.id}-online-over`);
      await otto.picture(`${game.id}-online-over-phone`);
      await hanna.leave();
      await otto.leave();
    },
  );

  test('what is said is heard in the reader’s own words, and notes stay one’s own', async () => {
    const hanna = await guest(browser, server.address, 'Hanna');
    const otto = await guest(browser, server.address, 'Otto', { language: 'de' });
    await beginTogether(hanna, otto, 'steamrollers');
    await openChat(hanna.page);
    await hanna.page.locator('.write input').fill('Tea break? <b>Two</b> minutes.');
    await hanna.page.keyboard.press('Enter');
    await hanna.page.getByRole('button', { name: 'One moment' }).click();
    // A mark on the tab, and nothing more, until it is opened.
    await otto.page.locator('.tab[data-tab="chat"] .unread').getByText('2').waitFor();
    await openChat(otto.page);
    await otto.page.locator('.talk').getByText('Tea break? <b>Two</b> minutes.').waitFor();
    await otto.page.locator('.talk').getByText('Einen Moment').waitFor();
    await otto.page.locator('.talk .fact').getByText('Das Spiel beginnt').waitFor();
    await otto.page.locator('.tab[data-tab="chat"] .unread').waitFor({ state: 'detached' });

    await hanna.page.locator('.chat-panel .segments button').nth(1).click();
    await hanna.page.locator('.notes textarea').fill('Basel before Milano');
    await hanna.page.locator('.notes').getByText('Kept').waitFor();
    await hanna.page.reload();
    await openChat(hanna.page);
    await hanna.page.locator('.chat-panel .segments button').nth(1).click();
    await expect.poll(() => hanna.page.locator('.notes textarea').inputValue()).toBe('Basel before Milano');
    await otto.page.locator('.chat-panel .segments button').nth(1).click();
    await expect.poll(() => otto.page.locator('.notes textarea').isEnabled()).toBe(true);
    expect(await otto.page.locator('.notes textarea').inputValue()).toBe('');

    const inspector = new Inspector(hanna.page);
    await inspector.look('chat', { part: '.table' });
    expect(inspector.found).toEqual([]);
    await hanna.leave();
    await otto.leave();
  });

  test('a move is taken back further than one’s turn when the other one allows it, by keyboard, and not when refused', async () => {
    const hanna = await guest(browser, server.address, 'Hanna');
    const otto = await guest(browser, server.address, 'Otto', { screen: DARK });
    await beginTogether(hanna, otto, 'steamrollers');
    const [first, second] = await whoDecides(hanna, otto);
    // Until it is the other one's turn, who moves at once: nothing can be taken back without asking any more.
    while ((await first.stage()) === 'yours') await first.click();
    await stage(second.page, 'yours');
    const moveOn = async (): Promise<number> => {
      const [deciding, waiting] = await whoDecides(first, second);
      await deciding.click();
      const at = await deciding.at();
      await waiting.reaches(at);
      return at;
    };
    const at = await moveOn();

    await first.page.locator('[data-ask="takeBack"]').click();
    await stage(second.page, 'asked');
    expect(await second.page.locator('[data-target]').count()).toBe(0);
    const inspector = new Inspector(second.page);
    await inspector.look('asked', { part: '.question-bar' });
    expect(inspector.found).toEqual([]);
    await second.page.locator('[data-answer="no"]').click();
    await second.page.locator('.question-bar.asked').waitFor({ state: 'detached' });
    expect(await first.at()).toBe(at);

    const later = await moveOn();
    await first.page.locator('[data-ask="takeBack"]').click();
    await second.page.locator('[data-answer="yes"]').focus();
    await second.page.keyboard.press('Enter');
    await first.page.locator('.question-bar.asked').waitFor({ state: 'detached' });
    await expect.poll(() => first.at()).toBeLessThan(later);
    await second.reaches(await first.at());
    await first.leave();
    await second.leave();
  });

  test('a pause stands until somebody goes on; a request can be dropped', async () => {
    const hanna = await guest(browser, server.address, 'Hanna');
    const otto = await guest(browser, server.address, 'Otto');
    await beginTogether(hanna, otto, 'steamrollers');
    const askPause = async ({ page }: Visit): Promise<void> => {
      await page.locator('.top-bar [data-key="?"]').click();
      await page.locator('[data-ask="pause"]').click();
      await page.keyboard.press('Escape');
    };
    await askPause(hanna);
    await otto.page.locator('[data-answer="yes"]').waitFor();
    await hanna.page.locator('[data-drop-ask]').click();
    await otto.page.locator('.question-bar.asked').waitFor({ state: 'detached' });
    await askPause(otto);
    await hanna.page.locator('[data-answer="yes"]').click();
    for (const { page } of [hanna, otto]) await stage(page, 'paused');
    expect(await hanna.page.locator('.clock-plate.running').count()).toBe(0);
    await otto.page.locator('[data-resume]').click();
    await whoDecides(hanna, otto);
    await hanna.leave();
    await otto.leave();
  });

  test('an opponent plays for somebody who leaves, and makes room when they sit down again', async () => {
    const hanna = await guest(browser, server.address, 'Hanna');
    const otto = await guest(browser, server.address, 'Otto');
    const id = await beginTogether(hanna, otto, 'steamrollers');
    await otto.page.locator('.top-bar [data-key="?"]').click();
    await otto.page.locator('[data-leave=""]').click();
    await otto.page.locator('[data-leave="sure"]').click();
    await otto.page.waitForSelector('.home');
    await hanna.page.locator('.seat-strip .stand-in').waitFor();
    await otto.goTo(`#/online/${id}`);
    await otto.page.locator('[data-sit-down-again]').click();
    await hanna.page.locator('.seat-strip .stand-in').waitFor({ state: 'detached' });
    await hanna.leave();
    await otto.leave();
  });

  test('a move that came too late is put back, and says why', async () => {
    const hanna = await guest(browser, server.address, 'Hanna');
    const otto = await guest(browser, server.address, 'Otto');
    const id = await beginTogether(hanna, otto, 'steamrollers');
    const [deciding] = await whoDecides(hanna, otto);
    const late = await deciding.context.newPage();
    // The second screen of the same person hears nothing new any more, but can still speak.
    let deaf = false;
    await late.routeWebSocket(/api\/socket/, (socket) => {
      const station = socket.connectToServer();
      socket.onMessage((message) => station.send(message));
      station.onMessage((message) => {
        if (!deaf || String(message).includes('"refused"')) socket.send(message);
      });
    });
    await late.goto(`${server.address}#/online/${id}`);
    await stage(late, 'yours');
    deaf = true;
    const before = await late.locator('.table').getAttribute('data-at');
    await deciding.click();
    await late.evaluate(async () => {
      hands.begin();
      const spot = await hands.next();
      document.elementFromPoint(spot?.x ?? 0, spot?.y ?? 0)?.dispatchEvent(
        new PointerEvent('click', {
          bubbles: true,
          clientX: spot?.x ?? 0,
          clientY: spot?.y ?? 0,
          pointerType: 'mouse',
        }),
      );
    });
    await late.getByText('The table has moved on').waitFor();
    await expect.poll(() => late.locator('.table').getAttribute('data-at')).not.toBe(before);
    expect(await late.locator('.table[data-sending]').count()).toBe(0);
    await late.close();
    await hanna.leave();
    await otto.leave();
  });

  test('somebody who watches sees no hand and no question, and is told how far behind they are', async () => {
    const hanna = await guest(browser, server.address, 'Hanna');
    const otto = await guest(browser, server.address, 'Otto');
    const karol = await guest(browser, server.address, 'Karol');
    const id = await beginTogether(hanna, otto, 'steamrollers', { visible: 'public' });
    await karol.goTo(`#/online/${id}`);
    await karol.page.getByText('five moves behind').waitFor();
    expect(await karol.page.locator('[data-target]').count()).toBe(0);
    await hanna.page.locator('.watchers').getByText('1', { exact: true }).waitFor();
    const question = await knock<unknown>(karol.page, 'GET', `api/tables/${id}`);
    expect(question).toMatchObject({ mine: [] });
    for (const visitor of [karol, hanna, otto]) await visitor.leave();
  });

  test('a game of this device goes on at the station, and from one of the station one practises on this device', async () => {
    const hanna = await guest(browser, server.address, 'Hanna');
    const { page } = hanna;
    await hanna.playNow('steamrollers');
    await hanna.playOn(3);
    const at = await hanna.at();
    await page.locator('.top-bar [data-key="?"]').click();
    await page.locator('a[href*="/new-online/"]').click();
    await page.locator('[data-open-table]').click();
    await page.locator('[data-start]').click();
    await stage(page, 'yours');
    expect(await hanna.at()).toBe(at);
    await hanna.playOn(1);
    const online = page.url();
    await page.keyboard.press('[');
    await page.locator('[data-branch]').click();
    await page.waitForURL(/#\/table\//);
    await hanna.myTurn();
    await hanna.playOn(1);
    // Nothing of it has happened at the station.
    await page.goto(online);
    await stage(page, 'yours');
    await hanna.leave();
  });
});
