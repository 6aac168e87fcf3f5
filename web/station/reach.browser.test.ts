/** "Call me": a table that waits is told on the tab, by notices of the device, by web push and by mail, each only to whoever asked for it. */
import type { Browser, CDPSession, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { THOROUGH } from '../../scripts/testing/thorough.ts';
import { openPushBrowser, type PushBrowser } from '../../server/notices/testing/browser-push.ts';
import { type Mailbox, openMailbox } from '../../server/notices/testing/mailbox.ts';
import type { RunningServer } from '../../server/serve.ts';
import { RunningWall } from '../../server/testing/running-wall.ts';
import { startStation, Visitor } from '../../server/testing/station.ts';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { guest, TERMS, tableForTwo } from '../testing/company.ts';
import { freePort } from '../testing/free-port.ts';
import type { Visit } from '../testing/visit.ts';

const MINUTE = 60_000;

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** What the device shows now, as the service worker knows it. */
const notices = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

async function serviceWorker({ page, context }: Visit): Promise<Worker> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

/** Somebody looks at something else, or at the page again. */
const looksAway = ({ page }: Visit, away: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);

/** The push service of the browser's maker, which is not there, hands the notice to the service worker. */
class PushService {
  readonly #session: CDPSession;
  readonly #origin: string;
  readonly #registration: string;
  constructor(session: CDPSession, origin: string, registration: string) {
    this.#session = session;
    this.#origin = origin;
    this.#registration = registration;
  }
  static async of({ page, context }: Visit): Promise<PushService> {
    const session = await context.newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations;
        if (registration) resolve(registration.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    return new PushService(session, new URL(page.url()).origin, await found);
  }
  async deliver(notice: unknown): Promise<void> {
    await this.#session.send('ServiceWorker.deliverPushMessage', {
      origin: this.#origin,
      registrationId: this.#registration,
      data: JSON.stringify(notice),
    });
  }
}

describe.skipIf(executablePath === undefined)('call me', () => {
  const wall = new RunningWall('2026-11-16T12:00:00Z');
  let browser: Browser;
  let station: RunningServer;
  let address: string;
  let mailbox: Mailbox;
  let endpoint: PushBrowser;
  beforeAll(async () => {
    const port = await freePort();
    mailbox = await openMailbox();
    endpoint = await openPushBrowser(() => station.people.facts.push ?? '');
    address = `http://localhost:${port}/`;
    [browser, station] = await Promise.all([
      sharedBrowser(),
      startStation({
        port,
        address,
        page: inject('folder'),
        surroundings: wall.surroundings,
        notices: { mail: { server: mailbox.address, from: 'station@example.org' }, anywhere: true, every: 50 },
        tables: { registry: new URL('../../server/live/testing/games.ts', import.meta.url), sweepEvery: 50 },
      }),
    ]);
  });
  afterAll(async () => {
    await closeVisits(browser);
    await station.stop();
    await mailbox.close();
    await endpoint.close();
  });

  /** A game with Hanna, who is elsewhere, in which everybody has to choose first. */
  async function gameWith(ada: Visit): Promise<string> {
    const hanna = await Visitor.named(address, 'Hanna');
    const { id, ticket } = await tableForTwo(ada, 'toy');
    const params = { id };
    await hanna.ask('POST /api/tables/:id/sit-down', { params, body: { ticket } });
    await hanna.ask('POST /api/tables/:id/ready', { params, body: { ready: true } });
    await ada.page.evaluate(
      (table) =>
        fetch(`api/tables/${table}/start`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }),
      id,
    );
    return id;
  }

  test('a notice of the device, the tab and the app’s icon tell of a turn while another screen is open and nobody looks', async () => {
    const ada = await guest(browser, address, 'Ada', { keep: true });
    const { page, context } = ada;
    await context.grantPermissions(['notifications']);
    const worker = await serviceWorker(ada);
    await ada.goTo('#/me');
    await page.locator('.setting', { hasText: 'on this device' }).getByRole('button', { name: 'Turn on' }).click();
    await ada.goTo('#/leaderboard/autobahn');
    await page.evaluate(() => {
      const badges: number[] = [];
      Object.assign(navigator, {
        setAppBadge: async (count: number) => void badges.push(count),
        clearAppBadge: async () => void badges.push(0),
      });
      Object.assign(window, { badges });
    });
    await looksAway(ada, true);
    const id = await gameWith(ada);
    await expect.poll(() => notices(worker)).toEqual([{ title: 'It is your turn', body: 'toy · with Hanna', tag: id }]);
    expect(await page.title()).toBe('(1) Roundhouse');
    expect(await page.locator('link[rel~="icon"]').first().getAttribute('href')).toMatch(/icon-turn\.svg$/);
    expect(await page.evaluate(() => Reflect.get(window, 'badges'))).toEqual([1]);

    await looksAway(ada, false);
    await ada.goTo(`#/online/${id}`);
    await page.waitForSelector('[data-stage="yours"]');
    await expect.poll(() => page.title()).toBe('● Coupling · Roundhouse');
    await ada.click();
    await expect.poll(() => page.title()).toBe('Coupling · Roundhouse');
    expect(await page.evaluate(() => Reflect.get(window, 'badges'))).toEqual([1, 0]);
    expect(await page.locator('link[rel~="icon"]').first().getAttribute('href')).toMatch(/icon\.svg$/);
    await ada.leave();
  });

  test.skipIf(!THOROUGH)(
    'somebody who wants to be called for open tables is called for one that passes their filters, and for no other',
    async () => {
      const ada = await guest(browser, address, 'Ada', { keep: true });
      const { page, context } = ada;
      await context.grantPermissions(['notifications']);
      const worker = await serviceWorker(ada);
      await ada.goTo('#/tables');
      await page.locator('[data-choice="days"]').first().click();
      await page.locator('[data-call-me]').click();
      await page.getByText('as long as a page of the station is open').waitFor();
      await ada.goTo('#/');
      const zofia = await Visitor.named(address, 'Zofia');
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const open = (pace: object): Promise<unknown> =>
        zofia.ask('POST /api/tables', {
          body: { game: 'toy', options: {}, seats, terms: { ...TERMS, visible: 'public', pace } },
        });
      await open({ kind: 'live', minutes: 10, increment: 0 });
      await page.locator('.open-tables .line').waitFor();
      await open({ kind: 'days', hours: 24, from: 0, to: 24, zone: 'UTC' });
      await expect
        .poll(() => notices(worker))
        .toEqual([{ title: 'Roundhouse', body: 'A table is open: toy with Zofia', tag: 'open table' }]);
      await ada.goTo('#/tables');
      await page.locator('[data-call-me]').click();
      await page.getByText('Nothing that fits?').waitFor();
      await ada.leave();
    },
  );

  test('web push: sealed by the station, read by the browser, shown by its service worker with the page closed, and it leads to the table', async () => {
    const ada = await guest(browser, address, 'Ada', { keep: true });
    const { page, context } = ada;
    await context.grantPermissions(['notifications']);
    const worker = await serviceWorker(ada);
    const service = await PushService.of(ada);
    // The browser would ask its maker's push service for an address.
    await page.evaluate((subscription) => {
      let made: object | null = null;
      const unsubscribe = async (): Promise<boolean> => {
        made = null;
        return true;
      };
      PushManager.prototype.subscribe = async () => {
        made = { ...subscription, toJSON: () => subscription, unsubscribe };
        return made as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
    }, endpoint.subscription);
    await page.evaluate(() => {
      location.hash = '#/me';
    });
    const line = page.locator('.setting', { hasText: 'with the page closed' });
    await line.getByRole('button', { name: 'Turn on' }).click();
    await line.getByRole('button', { name: 'Turn off' }).waitFor();

    await page.goto('about:blank');
    const other = await guest(browser, address, 'Other');
    await other.context.addCookies(await context.cookies());
    await other.goHome();
    const id = await gameWith(other);
    await other.leave();
    wall.passes(MINUTE);
    await expect.poll(() => endpoint.notices.length, { timeout: 20_000 }).toBeGreaterThan(0);
    const sent = endpoint.notices.at(-1);
    expect(sent).toEqual({ title: 'Your turn in toy', body: 'With Hanna.', address: `#/online/${id}`, tag: id });
    await service.deliver(sent);
    await expect
      .poll(() => notices(worker), { timeout: 20_000 })
      .toEqual([{ title: 'Your turn in toy', body: 'With Hanna.', tag: id }]);
    // What is no notice shows nothing.
    await service.deliver({ hello: 1 });
    // Pressed where the house is open, it leads there.
    await ada.goHome();
    await worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const [notification] = await registration.getNotifications();
      const Click = Reflect.get(globalThis, 'NotificationEvent');
      dispatchEvent(Reflect.construct(Click, ['notificationclick', { notification }]));
    });
    await page.waitForURL(`**/#/online/${id}`);
    await page.waitForSelector('[data-stage="yours"]');
    expect(await notices(worker)).toEqual([]);
    await ada.leave();
  });

  test.skipIf(!THOROUGH)(
    'by mail: the address is confirmed by its reader first, and turned off again in the profile',
    async () => {
      const ada = await guest(browser, address, 'Ada');
      const { page } = ada;
      await ada.goTo('#/me');
      await page.getByLabel('E-mail address').fill('ada@example.org');
      await page.locator('form.mail button').click();
      await page.getByText('We have written to ada@example.org').waitFor();
      const asked = await mailbox.next();
      expect(asked).toMatchObject({ to: ['ada@example.org'], subject: 'Is this your address?' });
      const [link] = /http:\/\/\S+\/api\/mail\/\S+/.exec(asked.text) ?? [];
      const reader = await ada.context.newPage();
      await reader.goto(link ?? '');
      await reader.getByRole('button', { name: 'Yes, it is mine' }).click();
      await reader.getByText('Thank you').waitFor();
      await reader.close();
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await page.getByText('We have written to').waitFor({ state: 'detached' });

      const id = await gameWith(ada);
      wall.passes(4 * MINUTE);
      const called = await mailbox.next();
      expect(called).toMatchObject({ to: ['ada@example.org'], subject: 'Your turn in toy' });
      expect(called.text).toContain(`${address}#/online/${id}`);
      await page.locator('.setting', { hasText: 'by e-mail' }).getByRole('button', { name: 'Turn off' }).click();
      await expect.poll(() => page.locator('.setting', { hasText: 'by e-mail' }).getByRole('button').count()).toBe(0);
      await ada.leave();
    },
  );
});
