import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { LANGUAGES } from '../../kernel/index.ts';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { realSurroundings } from '../people/surroundings.ts';
import { openStorage } from '../storage/index.ts';
import type { NewCall, Storage } from '../storage/storage.ts';
import { aMove, aPerson, aTable } from '../storage/testing.ts';
import { startStation, Visitor } from '../testing/station.ts';
import { OPEN_TERMS } from '../testing/terms.ts';
import { type NoticeWish, prepareNotices, type StationNotices } from './index.ts';
import { mailSettings } from './mail-settings.ts';
import type { Notices } from './notices.ts';
import { openPushBrowser, type PushBrowser } from './testing/browser-push.ts';
import { type Mailbox, openMailbox } from './testing/mailbox.ts';
import { noticeText } from './text.ts';

const ADDRESS = 'https://roundhouse.example';
const FROM = 'Roundhouse <station@roundhouse.example>';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.parse('2026-11-16T12:00:00Z');

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  // The game's name comes with its rules, which take a while to be read.
  await GAMES.find(({ id }) => id === 'train-rush')?.load();
}, 60_000);
afterAll(() => mailbox.close());
beforeEach(() => {
  mailbox.mails.length = 0;
});

/** What a mail says, without what every mail says. */
const bodyOf = (mail: { readonly text: string }): string => mail.text.split('-- ')[0].trim();

describe('a table that waits', () => {
  let storage: Storage;
  let station: StationNotices;
  let notices: Notices;
  let now: number;
  /** Who looks at which table; 'nobody knows' right after a start. */
  let looking: Set<string> | 'nobody knows';
  const failures: unknown[] = [];

  async function open(wish: NoticeWish = {}): Promise<Notices> {
    station = await prepareNotices(
      { mail: { server: mailbox.address, from: FROM }, anywhere: true, every: HOUR, ...wish },
      { storage, around: { ...realSurroundings, now: () => now }, failed: (error) => failures.push(error) },
    );
    notices = station.open(ADDRESS, (person, table) =>
      looking === 'nobody knows' ? undefined : looking.has(`${person} at ${table}`),
    );
    return notices;
  }

  const looks = (where: string): void => {
    looking = new Set([where]);
  };

  /** As a change of the table makes it: told once, and due at once. */
  const call = (why: NewCall['why'] = 'turn', more: Partial<NewCall> = {}): Promise<void> =>
    storage.addCalls(
      (['push', 'mail'] as const).map((by) => ({
        person: 'anna',
        table: 't1',
        why,
        by,
        due: now,
        made: now,
        ...more,
      })),
    );

  beforeEach(async () => {
    now = NOON;
    looking = new Set();
    failures.length = 0;
    storage = await openStorage({ data: emptyFolder() });
    await storage.migrate();
    await storage.createPerson(
      aPerson('anna', { language: 'de', mail: 'anna@example.org', mailTurns: true, mailConfirmed: true }),
    );
    await storage.createTable(aTable('t1'));
    await open();
  });
  afterEach(async () => {
    await station.stop();
    await storage.close();
    expect(failures).toEqual([]);
  });

  describe('by mail', () => {
    test('is told in the person’s language, with who is there and where it is, and with no more than that', async () => {
      await call();
      await notices.look();
      const [mail] = mailbox.mails;
      expect(mail).toMatchObject({ to: ['anna@example.org'], subject: 'Du bist am Zug: Train Rush' });
      expect(mail.raw).toMatch(/^From: Roundhouse <station@roundhouse\.example>\r?$/m);
      expect(mail.raw).toMatch(/^Content-Type: text\/plain/m);
      expect(bodyOf(mail)).toBe(`Du bist am Zug: Train Rush\nMit Bert.\nZum Tisch: ${ADDRESS}/#/online/t1`);
      expect(mail.raw).not.toContain(await storage.keepOnce('mailSeal', ''));
    });

    test.each<[NewCall['why'], string, Parameters<typeof aTable>[1]]>([
      ['ask', 'Du wirst etwas gefragt: Train Rush', { affairs: { ask: { answers: [{ seat: 0 }] } } }],
      ['started', 'Train Rush hat begonnen', { deciding: [1] }],
      ['over', 'Train Rush ist zu Ende', { stage: 'over' }],
      [
        'replaced',
        'Ein Gegner spielt für dich: Train Rush',
        { affairs: { replaced: [{ seat: 0, person: 'anna', when: 0, why: 'clock' }] } },
      ],
    ])('tells %s', async (why, subject, facts) => {
      await storage.createTable(aTable('t2', facts));
      await call(why, { table: 't2' });
      await notices.look();
      expect(mailbox.mails.map((mail) => mail.subject)).toEqual([subject]);
    });

    test('warns when little is left of the hours for a move, until when, and not before', async () => {
      const pace = { kind: 'days', hours: 24, from: 9, to: 21, zone: 'Europe/Berlin' } as const;
      const clock = { left: [24 * HOUR, 24 * HOUR], turn: [0], held: false, since: now };
      await storage.createTable(aTable('t2', { terms: { ...OPEN_TERMS, pace }, clock }));
      await call('clock', { table: 't2' });
      await notices.look();
      expect(mailbox.mails).toEqual([]);
      // 13:00 in Berlin: eight of the hours today, ten of twelve tomorrow, then six are left: 19:00.
      now = Date.parse('2026-11-17T17:59:00Z');
      await notices.look();
      expect(mailbox.mails).toEqual([]);
      now += MINUTE;
      await notices.look();
      expect(mailbox.mails.map(bodyOf)).toEqual([
        [
          'Deine Zeit läuft bald ab: Train Rush',
          'Mit Bert.',
          'Du hast Zeit bis Mittwoch, 18. November um 13:00 MEZ.',
          `Zum Tisch: ${ADDRESS}/#/online/t2`,
        ].join('\n'),
      ]);
    });

    test('comes once, whichever process sends it, and after a restart', async () => {
      await call('turn', { due: now + 1 });
      await station.stop();
      const one = await open();
      const other = (
        await prepareNotices(
          { mail: { server: mailbox.address, from: FROM }, every: HOUR },
          { storage, around: { ...realSurroundings, now: () => now }, failed: (error) => failures.push(error) },
        )
      ).open(ADDRESS, () => false);
      now += 1;
      await Promise.all([one.look(), other.look(), one.look()]);
      now += 24 * HOUR;
      await Promise.all([one.look(), other.look()]);
      await other.stop();
      expect(mailbox.mails).toHaveLength(1);
    });

    test('of a process that died while it sent comes from another one, and as the same mail', async () => {
      await call();
      const [taken] = (await storage.takeCalls(now, HOUR, 10)).filter(({ by }) => by === 'mail');
      await notices.look();
      expect(mailbox.mails).toEqual([]);
      now += HOUR;
      await notices.look();
      await storage.addCalls([{ ...taken, due: now }]);
      now += HOUR;
      await notices.look();
      expect(mailbox.mails).toHaveLength(2);
      expect(new Set(mailbox.mails.map(({ id }) => id)).size).toBe(1);
    });

    test('comes once in half an hour and gathers what has come up', async () => {
      await call();
      await notices.look();
      for (const table of ['t2', 't3', 't4']) {
        await storage.createTable(aTable(table, { game: 'train-rush' }));
        await call('turn', { table });
        now += MINUTE;
        await notices.look();
      }
      expect(mailbox.mails).toHaveLength(1);
      await storage.changeTable('t4', 0, { deciding: [1] });
      now += 30 * MINUTE;
      await notices.look();
      expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
        'Du bist am Zug: Train Rush',
        '2 Tische rufen dich',
      ]);
      expect(mailbox.mails[1].text.match(/#\/online\/\w+/g)).toEqual(['#/online/t2', '#/online/t3']);
    });

    test.each<[string, () => Promise<unknown>]>([
      ['whoever looks at the table', async () => looks('anna at t1')],
      ['whoever asked for none', () => storage.changePerson('anna', { mailTurns: false })],
      ['an address that nobody has confirmed', () => storage.changePerson('anna', { mailConfirmed: false })],
      ['whoever has moved meanwhile', () => storage.commit(aMove('t1', 0))],
      ['whoever sits at a finished table', () => storage.changeTable('t1', 0, { stage: 'over' })],
      ['whoever is gone', () => storage.removePerson('anna')],
    ])('does not come to %s, and not later either', async (_, change) => {
      await call();
      await change();
      await notices.look();
      looking = new Set();
      now += 24 * HOUR;
      await notices.look();
      expect(mailbox.mails).toEqual([]);
    });

    test('waits while it is not known yet who looks at the table', async () => {
      looking = 'nobody knows';
      await call();
      await notices.look();
      expect(mailbox.mails).toEqual([]);
      looking = new Set();
      now += MINUTE;
      await notices.look();
      expect(mailbox.mails).toHaveLength(1);
    });

    test('is tried again when the server does not take it, later each time, and given up in the end', async () => {
      await station.stop();
      const broken = await openMailbox();
      broken.refuses = true;
      await open({ mail: { server: broken.address, from: FROM } });
      await call();
      let tried = 0;
      for (let hour = 0; hour < 48; hour++) {
        await notices.look();
        tried = failures.length;
        now += HOUR;
      }
      expect(tried).toBe(6);
      expect(String(failures)).not.toContain('anna@example.org');
      failures.length = 0;
      broken.refuses = false;
      await notices.look();
      expect(broken.mails).toEqual([]);
      await broken.close();
    });
  });

  describe('by web push', () => {
    let browser: PushBrowser;
    beforeEach(async () => {
      browser = await openPushBrowser(() => station.publicKey ?? '');
      const { subscription } = browser;
      await storage.addPush({ endpoint: subscription.endpoint, person: 'anna', subscription, created: now });
      await storage.changePerson('anna', { mailTurns: false });
    });
    afterEach(() => browser.close());

    test('reaches the browser of the person, readable for it alone and signed by the station, once', async () => {
      await call();
      await notices.look();
      now += HOUR;
      await notices.look();
      expect(browser.notices).toEqual([
        { title: 'Du bist am Zug: Train Rush', body: 'Mit Bert.', address: '#/online/t1', tag: 't1' },
      ]);
    });

    test.each([404, 410])('forgets a browser that answers %i', async (answer) => {
      browser.answer = answer;
      await call();
      await notices.look();
      expect(await storage.pushesOf('anna')).toEqual([]);
    });

    test('comes later from a service that is in trouble', async () => {
      browser.answer = 503;
      await call();
      await notices.look();
      expect(failures.splice(0)).not.toEqual([]);
      browser.answer = 201;
      now += HOUR;
      await notices.look();
      expect(browser.notices).toHaveLength(1);
    });

    test('calls nobody in the station’s own house, whatever address a person names', async () => {
      await station.stop();
      await open({ anywhere: false });
      await storage.addPush({
        endpoint: 'https://localhost.localdomain/',
        person: 'anna',
        subscription: { ...browser.subscription, endpoint: 'https://localhost.localdomain/' },
        created: now,
      });
      await call();
      await notices.look();
      expect((await storage.pushesOf('anna')).map(({ endpoint }) => endpoint)).not.toContain(
        browser.subscription.endpoint,
      );
      expect(browser.notices).toEqual([]);
      failures.length = 0;
    });

    test('knows the station by the same key after a restart, and not at all where it is turned off', async () => {
      const before = station.publicKey;
      await station.stop();
      await open();
      expect(station.publicKey).toBe(before);
      await station.stop();
      await open({ push: false });
      expect(station.publicKey).toBeUndefined();
      await call();
      await notices.look();
      expect(browser.notices).toEqual([]);
    });
  });
});

describe('a station with mail', () => {
  test('asks whether an address is somebody’s, writes when the table waits, and ends it by a click and not by a look', async () => {
    let now = NOON;
    const bens = await openMailbox();
    const station = await startStation({
      address: ADDRESS,
      notices: { mail: { server: bens.address, from: FROM }, every: 10 },
      surroundings: { ...realSurroundings, now: () => now },
      tables: { rulesThreads: 1, thinkerThreads: 1, sweepEvery: 0, rulesDeadline: 30_000 },
    });
    try {
      const here = { origin: ADDRESS };
      const [anna, ben] = [new Visitor(station.address), new Visitor(station.address)];
      await anna.ask('POST /api/people', { body: { name: 'Anna' }, headers: here });
      const { id } = await ben.ask('POST /api/people', { body: { name: 'Ben' }, headers: here });
      const mail = { mail: 'ben@example.org', mailTurns: true };
      expect(await ben.ask('PATCH /api/me', { body: mail, headers: here })).toMatchObject({ mailConfirmed: false });

      const asked = await bens.next();
      expect(asked).toMatchObject({ to: ['ben@example.org'], subject: 'Is this your address?' });
      const confirm = linkIn(asked.text, station.address);
      expect((await fetch(confirm)).status).toBe(200);
      expect(await station.storage.findPerson(id)).toMatchObject({ mailConfirmed: false });
      expect((await fetch(forged(confirm), { method: 'POST' })).status).toBe(404);
      expect((await fetch(confirm, { method: 'POST' })).status).toBe(200);
      expect(await ben.ask('GET /api/me')).toMatchObject({ mailConfirmed: true, mailTurns: true });

      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const body = { game: 'steamrollers', options: {}, seats, terms: OPEN_TERMS };
      const table = await anna.ask('POST /api/tables', { body, headers: here });
      const params = { id: table.id };
      await ben.ask('POST /api/tables/:id/sit-down', { params, body: {}, headers: here });
      await ben.ask('POST /api/tables/:id/ready', { params, body: { ready: true }, headers: here });
      await anna.ask('POST /api/tables/:id/start', { params, headers: here });
      now += 10 * MINUTE;
      const called = await bens.next();
      expect(called.text).toContain(`${ADDRESS}/#/online/${table.id}`);

      const stop = linkIn(called.text, station.address);
      expect(called.raw.replace(/\r?\n\s+/g, ' ')).toContain(`<${ADDRESS}${stop.pathname}>`);
      const looked = await fetch(stop);
      expect([looked.status, await looked.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
      expect((await fetch(forged(stop), { method: 'POST' })).status).toBe(404);
      expect((await ben.ask('GET /api/me')).mailTurns).toBe(true);
      const clicked = await fetch(stop, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
      expect([clicked.status, await clicked.text()]).toEqual([200, expect.stringContaining('no more mails')]);
      expect((await ben.ask('GET /api/me')).mailTurns).toBe(false);
      // A link for one address confirms no other one.
      await ben.ask('PATCH /api/me', { body: { ...mail, mail: 'other@example.org' }, headers: here });
      expect((await fetch(confirm, { method: 'POST' })).status).toBe(404);
    } finally {
      await station.stop();
      await bens.close();
    }
  }, 60_000);

  test('is set up by two settings or by none, and needs its own address', async () => {
    expect(mailSettings({})).toBeUndefined();
    const env = { ROUNDHOUSE_SMTP: 'smtp://localhost', ROUNDHOUSE_MAIL_FROM: FROM };
    expect(mailSettings(env)).toEqual({ server: 'smtp://localhost', from: FROM });
    expect(() => mailSettings({ ROUNDHOUSE_SMTP: 'smtp://localhost' })).toThrow(/both/);
    const secret = 'http://me:secret@localhost';
    expect(() => mailSettings({ ...env, ROUNDHOUSE_SMTP: secret })).toThrow(/^(?!.*secret).*smtps/);
    expect(() => mailSettings({ ...env, ROUNDHOUSE_MAIL_FROM: 'me' })).toThrow(/address/);
    await expect(startStation({ notices: { mail: { server: 'smtp://localhost', from: FROM } } })).rejects.toThrow(
      /--address/,
    );
  });
});

const linkIn = (text: string, at: string): URL => {
  const [link] = /https:\/\/\S+\/api\/mail\/\S+/.exec(text) ?? [];
  return new URL(new URL(link ?? '').pathname, at);
};
const forged = (link: URL): URL =>
  new URL(
    link.pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    link,
  );

test('notices say the same things in every language', () => {
  for (const language of LANGUAGES) expect(Object.keys(noticeText[language])).toEqual(Object.keys(noticeText.en));
});
