import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../serve.ts';
import { startStation, Visitor } from '../testing/station.ts';
import { DOORS } from './doors.ts';

describe('the doors', () => {
  let station: RunningServer;
  let logged = '';
  let stranger: Visitor;
  beforeAll(async () => {
    station = await startStation({
      limits: true,
      trustProxy: 'loopback',
      log: {
        level: 'debug',
        destination: {
          write(line) {
            logged += line;
          },
        },
      },
    });
    stranger = new Visitor(station.address);
  });
  afterAll(() => station.stop());

  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const guest = (headers: Readonly<Record<string, string>>, body: unknown = { name: 'Eve' }) =>
    new Visitor(station.address).send('POST', '/api/people', { body, headers });
  const reasonOf = ({ text }: { readonly text: string }): string => JSON.parse(text).reason;

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['the same host at another port', { origin: 'http://localhost:1' }],
    ['a page without an origin', { origin: 'null' }],
  ])('nothing is changed for %s', async (_, headers) => {
    const answer = await guest({ ...headers, ...from('192.0.2.1') });
    expect([answer.status, reasonOf(answer)]).toEqual([403, 'foreign']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['whoever says no site and shows no token', {}],
  ])('no socket is opened for %s, not even with somebody’s cookie', async (_, said) => {
    const { cookie = '' } = await Visitor.named(station.address, 'Anna');
    const url = `${station.address.replace('http', 'ws')}api/socket`;
    const status = await new Promise((resolve) => {
      const socket = new WebSocket(url, { headers: { cookie, ...said } });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('open', () => resolve('open'));
    });
    expect(status).toBe(403);
  });

  test.each<[string, Readonly<Record<string, string>>, unknown, string]>([
    ['text', { 'content-type': 'text/plain' }, '{"name":"Eve"}', 'malformed'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'name=Eve', 'malformed'],
    ['half a body', {}, '{"name":', 'malformed'],
    ['a poisoned prototype', {}, '{"name":"Eve","__proto__":{"x":1}}', 'malformed'],
    ['a name that is none', {}, { name: 7 }, 'malformed'],
    ['more than 64 KB', {}, { name: 'x'.repeat(70_000) }, 'tooLong'],
  ])('%s is refused without a word about the inside', async (_, headers, body, reason) => {
    const answer = await guest({ ...headers, ...from('192.0.2.2') }, body);
    expect(reasonOf(answer)).toBe(reason);
    expect(answer.text).not.toMatch(/node_modules|\.ts|FST_|at /);
  });

  test('every answer carries the policy and its request’s id', async () => {
    for (const path of ['/api/station.json', '/api/nothing', '/api/me']) {
      const { headers } = await stranger.send('GET', path, { headers: { 'x-request-id': 'request-of-a-proxy' } });
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-request-id')).toBe('request-of-a-proxy');
    }
  });

  test('new people are limited by address, whatever they claim to be, and others are not', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 42; i++) codes.push((await guest(from('198.51.100.1'))).status);
    expect(codes.filter((status) => status === 201)).toHaveLength(40);
    const late = await guest(from('203.0.113.5, 198.51.100.1'));
    expect([late.status, reasonOf(late)]).toEqual([429, 'tooMany']);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guest(from('198.51.100.2'))).status).toBe(201);
  });

  test.each([
    ['by a stranger', '192.0.2.9', 1],
    ['by guests who take turns', '192.0.2.10', 4],
  ])('recovery codes cannot be guessed for long %s', async (_, address, guests) => {
    const people = await Promise.all(
      Array.from({ length: guests }, () => (guests === 1 ? stranger : Visitor.named(station.address, 'Eve'))),
    );
    const codes: number[] = [];
    for (let i = 0; i < 8; i++) {
      const body = { code: `AAAA-AAAA-AAAA-AAAA-AAA${i}` };
      const guesser = people[i % people.length];
      codes.push((await guesser.send('POST', '/api/sign-in/code', { body, headers: from(address) })).status);
    }
    expect(codes).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });

  test('no secret and no name is in the log', async () => {
    const anna = new Visitor(station.address);
    await anna.send('POST', '/api/people', { body: { name: 'Annabella' }, headers: from('192.0.2.20') });
    const { code } = await anna.ask('POST /api/me/recovery-code');
    anna.token = 'a-token-that-opens-nothing';
    await anna.send('GET', '/api/me');
    await stranger.send('POST', '/api/tickets', { body: { code: 'TICK3T99' } });
    for (const secret of ['Annabella', code, anna.cookie?.split('=')[1] ?? 'x', anna.token, 'TICK3T99', '192.0.2.20']) {
      expect(logged).not.toContain(secret);
    }
    expect(logged).toMatch(/"request":"[\w-]+","method":"POST","door":"\/api\/people","status":201/);
  });

  test('a token that opens nothing is refused, a cookie that opens nothing is nobody’s', async () => {
    const program = new Visitor(station.address);
    program.token = 'made-up';
    expect((await program.send('GET', '/api/station.json')).status).toBe(401);
    const other = new Visitor(station.address);
    other.cookie = 'roundhouse_session=made-up';
    expect(JSON.parse((await other.send('GET', '/api/station.json')).text).me).toBeNull();
  });

  test('the document names every door with its answers, and its page brings nothing from elsewhere', async () => {
    const { paths } = JSON.parse((await stranger.send('GET', '/api/openapi.json')).text);
    const named = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(named.sort()).toEqual(Object.keys(DOORS).sort());
    const command = paths['/api/tables/{id}/commands'].post;
    expect(command.requestBody.content['application/json'].schema.required).toEqual(['id', 'command']);
    expect(Object.keys(command.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '422', '429', '500', '503']),
    );
    const page = await stranger.send('GET', '/api');
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const [, address] of page.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await stranger.send('GET', address)).status).toBe(200);
      expect(address.startsWith('/api')).toBe(true);
    }
  });

  test('health, readiness and figures are there; figures only nearby', async () => {
    expect((await stranger.send('GET', '/health')).status).toBe(200);
    expect(JSON.parse((await stranger.send('GET', '/ready')).text)).toEqual({ ready: true });
    const { text } = await stranger.send('GET', '/metrics');
    for (const name of ['live_tables', 'sockets', 'thinker_queue', 'rules_thread_restarts_total', 'command_seconds']) {
      expect(text).toContain(`roundhouse_${name}`);
    }
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect((await stranger.send('GET', '/metrics', { headers: from('198.51.100.1') })).status).toBe(403);
  });

  test('behind https the cookie stays there', async () => {
    const answer = await guest({ ...from('192.0.2.30'), 'x-forwarded-proto': 'https' });
    expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
  });
});
