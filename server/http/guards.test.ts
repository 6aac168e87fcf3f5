/** Guards of the doors, one by one: each of these was seen to fail with its guard taken away. */

import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { realSurroundings } from '../people/surroundings.ts';
import type { RunningServer } from '../serve.ts';
import { SQLITE_FILE } from '../storage/sqlite.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { everythingIn } from '../testing/everything.ts';
import { startStation, Visitor } from '../testing/station.ts';
import { OPEN_TERMS } from '../testing/terms.ts';
import { LIMITS, Limits } from './limits.ts';
import { newLog } from './log.ts';

/** A place for a log to be written to. */
class Written {
  text = '';
  write(line: string): void {
    this.text += line;
  }
}

const reasonOf = ({ text }: { readonly text: string }): string => JSON.parse(text).reason;
const from = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip });

describe('a station that is asked for what it must not give', () => {
  let now = Date.parse('2026-05-04T12:00:00Z');
  let station: RunningServer;
  const logged = new Written();
  const data = emptyFolder();
  beforeAll(async () => {
    station = await startStation({
      place: { data },
      limits: true,
      trustProxy: 'loopback',
      surroundings: { ...realSurroundings, now: () => now },
      tables: { registry: new URL('../live/testing/games.ts', import.meta.url), rulesThreads: 1, thinkerThreads: 1 },
      log: { level: 'debug', destination: logged },
    });
  });
  afterAll(() => station.stop());

  test.each(['cross-site', 'same-site'])('changes nothing for a page that is %s and says no origin', async (site) => {
    const headers = { origin: '', 'sec-fetch-site': site, ...from('192.0.2.1') };
    const { status } = await fetch(new URL('/api/people', station.address), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"name":"Eve"}',
    });
    expect(status).toBe(403);
  });

  test('lets browsers run its own scripts and nothing else, and be framed by nobody', async () => {
    const { headers } = await new Visitor(station.address).send('GET', '/api/station.json');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
    );
    expect([headers.get('referrer-policy'), headers.get('cross-origin-opener-policy')]).toEqual([
      'no-referrer',
      'same-origin',
    ]);
  });

  test.each([
    ['a host that is none', 'GET /api/station.json HTTP/1.1\r\nhost: [\r\nconnection: close\r\n\r\n'],
    ['what is no request', 'DELETE /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n{"no":"request"}\r\n\r\n'],
  ])('refuses %s as it refuses everything', async (_, bytes) => {
    const line = connect(station.port, '127.0.0.1');
    let answer = '';
    line.on('data', (part) => {
      answer += part;
    });
    line.end(bytes);
    await once(line, 'close');
    expect(answer).toMatch(/HTTP\/1.1 400 Bad Request\r\n.*\{"reason":"malformed","message":"[^"]+"\}$/s);
  });

  test('counts a person by who they are, wherever they come from', async () => {
    const anna = await Visitor.named(station.address, 'Anna');
    const codes: number[] = [];
    for (let i = 0; i < 7; i++)
      codes.push((await anna.send('GET', '/api/me/export', { headers: from(`192.0.2.${40 + i}`) })).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const ben = await Visitor.named(station.address, 'Ben');
    expect((await ben.send('GET', '/api/me/export', { headers: from('192.0.2.40') })).status).toBe(200);
  });

  test('opens nothing but its own seat to a program with a token', async () => {
    const anna = await Visitor.named(station.address, 'Anna');
    const body = { game: 'toy', options: {}, seats: [{ kind: 'me' }, { kind: 'program' }], terms: OPEN_TERMS };
    const { id } = await anna.ask('POST /api/tables', { body });
    const program = new Visitor(station.address);
    program.token = (await anna.ask('POST /api/tables/:id/seats/:seat/token', { params: { id, seat: 1 } })).token;
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['GET', '/api/me/export'],
      ['GET', '/api/tables/mine'],
      ['POST', `/api/tables/${id}/start`],
      ['POST', `/api/tables/${id}/close`],
      ['POST', `/api/tables/${id}/seats/1/token`],
    ])
      expect([path, (await program.send(method, path)).status]).toEqual([path, 401]);
    expect((await program.ask('GET /api/tables/:id', { params: { id } })).mine).toEqual([1]);
    // At another table the same seat is a stranger's.
    const other = { id: (await anna.ask('POST /api/tables', { body })).id };
    expect((await program.ask('GET /api/tables/:id', { params: other })).mine).toEqual([]);
    const command = { id: 'one', command: { type: 'play', version: 0, move: { type: 'pass' } } };
    const played = program.ask('POST /api/tables/:id/commands', { params: other, body: command });
    await expect(played).rejects.toThrow(/403 notYours/);
  });

  test('keeps no secret in its database that would open anything', async () => {
    const anna = await Visitor.named(station.address, 'Anna');
    const { code } = await anna.ask('POST /api/me/recovery-code');
    const body = { game: 'toy', options: {}, seats: [{ kind: 'me' }, { kind: 'program' }], terms: OPEN_TERMS };
    const { id } = await anna.ask('POST /api/tables', { body });
    const { token } = await anna.ask('POST /api/tables/:id/seats/:seat/token', { params: { id, seat: 1 } });
    const { challenge } = (await anna.ask('POST /api/me/keys/begin')) as { readonly challenge: string };
    const kept = everythingIn(data);
    expect(kept).toContain(id);
    const secrets = [code, code.replaceAll('-', ''), token, challenge, anna.cookie?.split('=')[1] ?? 'none'];
    for (const secret of secrets) expect(kept).not.toContain(secret);
  });

  test('does not take a challenge for a key after five minutes, nor a key that is somebody’s already', async () => {
    const { origin } = new URL(station.address);
    const [anna, ben] = [await Visitor.named(station.address, 'Anna'), await Visitor.named(station.address, 'Ben')];
    const device = new Authenticator();
    const begin = async (who: Visitor): Promise<{ readonly challenge: string }> =>
      (await who.ask('POST /api/me/keys/begin')) as { readonly challenge: string };
    const add = (who: Visitor, response: unknown): Promise<unknown> =>
      who.ask('POST /api/me/keys', { body: { name: 'Laptop', response } });
    const late = device.create(await begin(anna), origin);
    now += 5 * 60_000;
    await expect(add(anna, late)).rejects.toThrow(/401/);
    await add(anna, device.create(await begin(anna), origin));
    await expect(add(ben, device.create(await begin(ben), origin))).rejects.toThrow(/409 taken/);
    // A key whose counter goes backwards was copied.
    const copied = device.get((await anna.ask('POST /api/sign-in/key/begin')) as { challenge: string }, origin);
    const again = (await anna.ask('POST /api/sign-in/key/begin')) as { readonly challenge: string };
    await new Visitor(station.address).ask('POST /api/sign-in/key', { body: { response: device.get(again, origin) } });
    const signIn = new Visitor(station.address).ask('POST /api/sign-in/key', { body: { response: copied } });
    await expect(signIn).rejects.toThrow(/401/);
    // Nobody removes a key of somebody else.
    const [key] = (await anna.ask('GET /api/me')).keys;
    await expect(ben.ask('DELETE /api/me/keys/:id', { params: { id: key.id }, body: {} })).rejects.toThrow(/404 gone/);
    expect((await anna.ask('GET /api/me')).keys).toHaveLength(1);
  });

  test('does not write addresses into its log, nor an id of a request that is none', async () => {
    await new Visitor(station.address).send('GET', '/api/tables?game=Geheimnis', {
      headers: { 'x-request-id': 'two words' },
    });
    expect(logged.text).not.toMatch(/Geheimnis|two words/);
  });

  test('tells nobody why it failed, and its log not with what', async () => {
    const db = new Sqlite(join(data, SQLITE_FILE));
    db.exec('alter table results rename to elsewhere');
    const anna = await Visitor.named(station.address, 'Annegret');
    const answer = await new Visitor(station.address).send('GET', `/api/people/${anna.id}`);
    db.exec('alter table elsewhere rename to results');
    db.close();
    expect([answer.status, reasonOf(answer)]).toEqual([500, 'failed']);
    expect(answer.text).not.toMatch(/results|SQL|table/);
    expect(logged.text).toMatch(/"level":"error".*no such table/);
    expect(logged.text).not.toContain('Annegret');
  });
});

test('a log has neither passwords nor secrets, however deep they stand', () => {
  const logged = new Written();
  const log = newLog('info', logged);
  log.error({ err: new Error('cannot reach postgres://anna:hidden1@db/x') }, 'trouble');
  log.info({
    headers: { cookie: 'hidden2', authorization: 'hidden3' },
    token: 'hidden4',
    a: { b: { seed: 'hidden5' } },
  });
  expect(logged.text).toContain('postgres://db/x');
  expect(logged.text).not.toContain('hidden');
});

test('whoever asks under ever new names does not fill the memory of the limits', () => {
  const limits = new Limits(() => 0, LIMITS);
  for (let i = 0; i < 50_100; i++) limits.take('recovery', `address ${i}`);
  for (let i = 0; i < LIMITS.recovery.burst; i++) expect(limits.take('recovery', 'address 0')).toBeUndefined();
  expect(limits.take('recovery', 'address 50099')).toBeUndefined();
  expect(limits.size).toBe(50_000);
});
