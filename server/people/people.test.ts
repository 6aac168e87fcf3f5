import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { startStation, Turned, Visitor } from '../testing/station.ts';
import { SESSION_LASTS } from './sessions.ts';
import { hashOf, realSurroundings } from './surroundings.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('people', () => {
  let now = Date.parse('2026-05-04T12:00:00Z');
  let station: RunningServer;
  beforeAll(async () => {
    station = await startStation({ surroundings: { ...realSurroundings, now: () => now } });
  });
  afterAll(() => station.stop());

  const refusal = async (asked: Promise<unknown>): Promise<string> => {
    try {
      await asked;
    } catch (error) {
      if (error instanceof Turned) return error.problem.reason;
      throw error;
    }
    return 'done';
  };

  test('a guest needs a name and nothing else, and is known from then on', async () => {
    const anna = await Visitor.named(station.address, '  Anna ');
    expect(await anna.ask('GET /api/me')).toMatchObject({ id: anna.id, name: 'Anna', guest: true, language: 'en' });
    expect(await anna.ask('GET /api/station.json')).toMatchObject({ station: true, me: { id: anna.id } });
    expect(await new Visitor(station.address).ask('GET /api/station.json')).toMatchObject({ me: null });
  });

  test.each(['', '   ', 'x'.repeat(25), 'two\nlines', 'hidden\u202Ename'])('nobody is called %j', async (name) => {
    expect(await refusal(Visitor.named(station.address, name))).toBe('malformed');
  });

  test('the cookie is for the browser alone, and the database cannot give it away', async () => {
    const visitor = new Visitor(station.address);
    const { headers } = await visitor.send('POST', '/api/people', { body: { name: 'Ben' } });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^roundhouse_session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    const secret = visitor.cookie?.split('=')[1] ?? '';
    expect(await station.storage.findSession(secret)).toBeUndefined();
    expect(await station.storage.findSession(hashOf(secret))).toMatchObject({ expires: now + SESSION_LASTS });
  });

  test('a session in use lasts, one that is not used ends', async () => {
    const anna = await Visitor.named(station.address, 'Anna');
    now += 100 * DAY;
    const { headers } = await anna.send('GET', '/api/me');
    expect(headers.getSetCookie()).toHaveLength(1);
    now += 100 * DAY;
    expect((await anna.send('GET', '/api/me')).status).toBe(200);
    now += 181 * DAY;
    expect(await refusal(anna.ask('GET /api/me'))).toBe('unauthorised');
  });

  test('name, ink, language and mail are changed by their owner alone', async () => {
    const anna = await Visitor.named(station.address, 'Anna');
    const changed = { name: 'Anja', ink: 7, language: 'de', mail: 'anja@example.org', mailTurns: true };
    expect(await anna.ask('PATCH /api/me', { body: changed })).toMatchObject(changed);
    const without = await anna.ask('PATCH /api/me', { body: { mail: null } });
    expect([without.mail, without.mailTurns, without.name]).toEqual([undefined, false, 'Anja']);
    expect(await refusal(new Visitor(station.address).ask('PATCH /api/me', { body: changed }))).toBe('unauthorised');
    expect(await refusal(anna.ask('PATCH /api/me', { body: { ink: 12 } }))).toBe('malformed');
  });

  test('signing out ends this session, signing out everywhere all of them', async () => {
    const anna = await Visitor.named(station.address, 'Anna');
    const { code } = await anna.ask('POST /api/me/recovery-code');
    const phone = new Visitor(station.address);
    await phone.ask('POST /api/sign-in/code', { body: { code } });
    const stolen = anna.cookie;
    await anna.ask('POST /api/me/sign-out');
    expect(anna.cookie).toBeUndefined();
    anna.cookie = stolen;
    expect(await refusal(anna.ask('GET /api/me'))).toBe('unauthorised');
    expect((await phone.ask('GET /api/me')).id).toBe(anna.id);
    const tablet = new Visitor(station.address);
    await tablet.ask('POST /api/sign-in/code', { body: { code } });
    await tablet.ask('POST /api/me/sign-out-everywhere');
    expect(await refusal(phone.ask('GET /api/me'))).toBe('unauthorised');
  });

  test('a recovery code opens the identity on a second device, as typed, until there is a newer one', async () => {
    const anna = await Visitor.named(station.address, 'Anna');
    const { code } = await anna.ask('POST /api/me/recovery-code');
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){4}[2-9A-HJ-NP-Z]{4}$/);
    expect(await anna.ask('GET /api/me')).toMatchObject({ guest: false, recoveryCode: true });
    const phone = new Visitor(station.address);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await phone.ask('POST /api/sign-in/code', { body: { code: typed } })).id).toBe(anna.id);
    await anna.ask('POST /api/me/recovery-code');
    expect(await refusal(new Visitor(station.address).ask('POST /api/sign-in/code', { body: { code } }))).toBe(
      'unauthorised',
    );
  });

  test('everything stored about somebody is theirs to take, without what would open their account', async () => {
    const anna = await Visitor.named(station.address, 'Anna');
    const { code } = await anna.ask('POST /api/me/recovery-code');
    const { text, headers } = await anna.send('GET', '/api/me/export');
    expect(headers.get('content-disposition')).toBe('attachment; filename="roundhouse-my-data.json"');
    expect(text).toContain('"Anna"');
    const person = await station.storage.findPerson(anna.id);
    for (const secret of [code, anna.cookie?.split('=')[1], person?.recoveryHash]) expect(text).not.toContain(secret);
  });

  test('who leaves has seven days to come back, and is gone after that', async () => {
    const anna = await Visitor.named(station.address, 'Anna');
    expect((await anna.ask('DELETE /api/me')).leaves).toBe(now + 7 * DAY);
    expect((await anna.ask('POST /api/me/stay')).leaves).toBeUndefined();
    await anna.ask('DELETE /api/me');
    const policy = { guests: 90, idleTables: 30, finishedStates: Number.POSITIVE_INFINITY };
    await station.storage.tidy(policy, now + 6 * DAY);
    expect((await anna.ask('GET /api/me')).name).toBe('Anna');
    await station.storage.tidy(policy, now + 7 * DAY);
    expect(await refusal(anna.ask('GET /api/me'))).toBe('unauthorised');
    expect(await refusal(new Visitor(station.address).ask('GET /api/people/:id', { params: { id: anna.id } }))).toBe(
      'gone',
    );
    expect(await station.people.card(anna.id)).toMatchObject({ name: '' });
  });

  test('a second guest does not come in over the first one', async () => {
    const anna = await Visitor.named(station.address, 'Anna');
    expect(await refusal(anna.ask('POST /api/people', { body: { name: 'Otto' } }))).toBe('notNow');
  });
});
