/** Every screen of the station: by day and by night, at a desk and on a phone, nothing stands in anybody's way. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Language } from '../../kernel/index.ts';
import type { RunningServer } from '../../server/serve.ts';
import { startStation, Visitor } from '../../server/testing/station.ts';
import { Inspector } from '../testing/barriers.ts';
import { closeVisits, executablePath, SCREENS, type Screen, sharedBrowser } from '../testing/browser.ts';
import { begin, guest, knock, TERMS, tableForTwo, tableFromSave } from '../testing/company.ts';
import { THOROUGH, WHOLE_GAME } from '../testing/games.ts';
import { Keyboard } from '../testing/keyboard.ts';
import { tableInMiddle } from '../testing/middle.ts';
import type { Visit } from '../testing/visit.ts';

interface Look {
  readonly screen: Screen;
  readonly language: Language;
}
const [DESK, DESK_DARK, , , PHONE, PHONE_DARK] = SCREENS;
const LOOKS: readonly Look[] = [
  { screen: DESK, language: 'en' },
  { screen: PHONE_DARK, language: 'de' },
  { screen: DESK_DARK, language: 'pl' },
  { screen: PHONE, language: 'pl' },
];

const stage = ({ page }: Visit, kind: string, state: 'visible' | 'detached' = 'visible'): Promise<unknown> =>
  page.waitForSelector(`[data-stage="${kind}"]`, { state });

/** Plays until it is the other one's turn, move by move: after the last one there is nothing to wait for on this screen. */
async function finishTurn(one: Visit, other: Visit): Promise<void> {
  while ((await other.stage()) !== 'yours') {
    if ((await one.stage()) === 'yours') await one.click();
    else await other.page.waitForTimeout(50);
  }
}

/** Takes a picture of what is there, and notes what axe finds wrong, and by `keys` what cannot be reached by keyboard. */
class Eye {
  readonly found: string[] = [];
  readonly #visitor: Visit;
  readonly #look: Look;
  readonly #axe: Inspector;

  constructor(visitor: Visit, look: Look) {
    this.#visitor = visitor;
    this.#look = look;
    this.#axe = new Inspector(visitor.page);
  }

  async see(name: string, { keys = false } = {}): Promise<void> {
    const { screen, language } = this.#look;
    // A board that was just opened comes part by part.
    await this.#visitor.page.waitForSelector('[data-unpacking]', { state: 'detached' });
    await this.#visitor.picture(`station-${name}-${screen.name}-${language}`);
    await this.#axe.look(name);
    this.found.push(...this.#axe.found.splice(0));
    // Wider than the window: something sticks out.
    const wide = await this.#visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) this.found.push(`${name}: ${wide} px wider than the window`);
    if (!keys) return;
    for (const missed of await new Keyboard(this.#visitor).everyStop()) this.found.push(`${name}: no key to ${missed}`);
  }

  /** A screen by its address. */
  async at(name: string, place: string, part: string): Promise<void> {
    await this.#visitor.goTo(place);
    await this.#visitor.page.locator(part).first().waitFor();
    await this.see(name, { keys: true });
  }
}

// Minutes long: in `npm test`, web/station/tables looks at the ways to a table.
describe.skipIf(executablePath === undefined || !THOROUGH)('every screen of the station', () => {
  let browser: Browser;
  let station: RunningServer;
  beforeAll(async () => {
    [browser, station] = await Promise.all([
      sharedBrowser(),
      startStation({ page: inject('folder'), tables: { rulesDeadline: 30_000 } }),
    ]);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const terms = { ...TERMS, visible: 'public' as const };
    for (const [name, game, pace] of [
      ['Zofia', 'autobahn', TERMS.pace],
      ['Ravi', 'steamrollers', { kind: 'live', minutes: 10, increment: 0 }],
      ['Père Lachaise-Montgolfie', 'train-rush', { kind: 'days', hours: 24, from: 9, to: 22, zone: 'Europe/Berlin' }],
    ] as const) {
      const host = await Visitor.named(station.address, name);
      await host.ask('POST /api/tables', { body: { game, options: {}, seats, terms: { ...terms, pace } } });
    }
  });
  afterAll(async () => {
    await closeVisits(browser);
    await station.stop();
  });

  test.each(LOOKS)('$screen.name, $language: around the tables', { timeout: WHOLE_GAME }, async (look) => {
    const hanna = await guest(browser, station.address, 'Hanna');
    const ada = await guest(browser, station.address, 'Ada', look);
    const eye = new Eye(ada, look);
    await eye.at('tables', '#/tables', '.timetable .line');
    await eye.at('new', '#/new-online', '.seat-line');
    const { id, ticket } = await tableForTwo(hanna, 'autobahn');
    await eye.at('ticket', `#/ticket/${ticket}`, '[data-sit-down]');
    await ada.page.locator('[data-sit-down]').click();
    await ada.page.waitForURL(`**/#/online/${id}`);
    await eye.at('room', `#/online/${id}`, '.train');
    await eye.at('me', '#/me', '[data-delete]');
    await eye.at('history', '#/me/games', 'h1');
    await eye.at('leaderboard', '#/leaderboard/autobahn', 'h1');
    await eye.at('privacy', '#/privacy', 'h1');
    await eye.at('sign-in', '#/sign-in', 'h1');
    await eye.at('home', '', '[data-online]');
    expect(eye.found).toEqual([]);
    await Promise.all([ada.leave(), hanna.leave()]);
  });

  test.each(LOOKS)('$screen.name, $language: at a table', { timeout: WHOLE_GAME }, async (look) => {
    const hanna = await guest(browser, station.address, 'Hanna');
    const ada = await guest(browser, station.address, 'Ada', look);
    const eye = new Eye(ada, look);
    const middle = await tableInMiddle({ game: 'autobahn', other: 'human', seed: 7, moves: 80 });
    const id = await begin(hanna, ada, await tableFromSave(hanna, middle));
    await finishTurn(hanna, ada);
    await eye.see('turn');
    // From now on the other one has to ask.
    await ada.click();
    await hanna.page.locator('[data-ask="takeBack"]').click();
    await stage(ada, 'asked');
    await eye.see('asked');
    await ada.page.locator('[data-answer="no"]').click();
    await stage(ada, 'asked', 'detached');
    await finishTurn(hanna, ada);
    for (const text of ['Tea break? Two minutes.', 'København is dual now. Who drives there first?'])
      await knock(hanna.page, 'POST', `api/tables/${id}/commands`, {
        id: crypto.randomUUID(),
        command: { type: 'say', text },
      });
    await ada.page.locator('.tab[data-tab="chat"]:visible, .chat-tool:visible').first().click();
    await ada.page.locator('.talk').getByText('Tea break?').waitFor();
    await eye.see('chat');
    await ada.page.locator('.panel-area header button').click();
    await finishTurn(ada, hanna);
    await eye.see('waiting');
    await ada.context.setOffline(true);
    await stage(ada, 'lost');
    await eye.see('lost');
    await ada.context.setOffline(false);
    await stage(ada, 'lost', 'detached');

    const alone = { game: 'autobahn', options: {}, seats: [{ kind: 'me' }, { kind: 'opponent', level: 'steady' }] };
    const watched = await knock<{ id: string }>(hanna.page, 'POST', 'api/tables', {
      ...alone,
      terms: { ...TERMS, visible: 'public' },
    });
    await knock(hanna.page, 'POST', `api/tables/${watched.id}/start`);
    await ada.goTo(`#/online/${watched.id}`);
    await ada.page.locator('.watching').waitFor();
    await eye.see('watching');

    const end = await tableInMiddle({ game: 'steamrollers', other: 'human', seed: 3, moves: 0, left: 2 });
    await begin(hanna, ada, await tableFromSave(hanna, end));
    await Promise.all([hanna, ada].map((visitor) => visitor.playOn(Number.MAX_SAFE_INTEGER)));
    await stage(ada, 'over');
    await eye.see('over');
    await eye.at('home-mine', '', '[data-online]');
    expect(eye.found).toEqual([]);
    await Promise.all([ada.leave(), hanna.leave()]);
  });
});
