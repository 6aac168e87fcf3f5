import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { servePage } from './page.ts';

describe('the page from a static server', () => {
  let server: Server;
  let address: string;
  let folder: string;
  beforeAll(async () => {
    const parent = emptyFolder();
    writeFileSync(join(parent, 'secret.txt'), 'not yours');
    folder = join(parent, 'dist');
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>table</title>'.repeat(40));
    writeFileSync(join(folder, 'assets', 'a-12345678.js'), 'export {};');
    symlinkSync(join(parent, 'secret.txt'), join(folder, 'way-out.txt'));
    symlinkSync('index.html', join(folder, 'within.html'));
    symlinkSync('circle', join(folder, 'circle'));
    writeFileSync(join(folder, 'gone.js'), '');
    ({ server, address } = await servePage(folder, { port: 0 }));
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test('gives the page, packed, typed, and with a policy that allows only its own scripts', async () => {
    const response = await fetch(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>table</title>');
  });

  test('gives a file plainly to who knows no packing', async () => {
    const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test('lets files with their content in their name be kept for ever', async () => {
    const response = await fetch(`${address}assets/a-12345678.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    'nothing.js',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    'assets',
    '%00',
    '%zz',
    'index.html/x',
    'index.html/',
    'x'.repeat(300),
    'way-out.txt',
    'circle',
  ])('has nothing at %s', async (path) => {
    expect((await fetch(address + path)).status).toBe(404);
  });

  test('follows a link that stays in the folder', async () => {
    expect((await fetch(`${address}within.html`)).status).toBe(200);
  });

  test('answers HEAD without the content, and a wish for a part with the whole', async () => {
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')) > 0, await head.text()]).toEqual([200, true, '']);
    const part = await fetch(address, { headers: { range: 'bytes=9999999-,-3,x' } });
    expect([part.status, (await part.text()).startsWith('<!doctype')]).toEqual([200, true]);
  });

  test('does not pack in a way that is refused', async () => {
    const response = await fetch(address, { headers: { 'accept-encoding': 'br;q=0, gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  /** What comes back when these bytes are sent as they are; with `cut` the line is dropped at once. */
  const raw = (bytes: string, cut = false): Promise<string> =>
    new Promise((resolve) => {
      const line = connect(Number(new URL(address).port), '127.0.0.1');
      let answer = '';
      line.on('data', (chunk) => {
        answer += chunk.toString('latin1');
      });
      line.on('error', () => undefined);
      line.on('close', () => resolve(answer));
      line.on('connect', () => {
        line.write(bytes);
        if (cut) line.resetAndDestroy();
        else line.end();
      });
    });

  test.each([
    ['nonsense', '\x00\xff\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an address that is none', 'GET http://[ HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['two slashes', 'GET //x/..//../secret.txt HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['backslashes', 'GET /..\\..\\secret.txt HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a bad escape', 'GET /%ff%fe%c0%af.. HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a huge header', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`],
    ['a huge address', `GET /${'a/'.repeat(7000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
    ['an odd method', 'TRACE / HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['CONNECT', 'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['an upgrade', 'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
    ['a body cut off', 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\nabc'],
    ['bad chunks', 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n'],
  ])('outlives %s', async (_what, bytes) => {
    expect(await raw(bytes)).not.toContain('not yours');
    await raw(bytes, true);
    expect((await fetch(address)).status).toBe(200);
  });

  test('outlives a file that goes away while it is asked for', async () => {
    expect((await fetch(`${address}gone.js`)).status).toBe(200);
    rmSync(join(folder, 'gone.js'));
    expect((await fetch(`${address}gone.js`)).status).toBe(404);
  });

  test('takes nothing', async () => {
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405);
  });

  test('goes to the next port when one is taken', async () => {
    const port = Number(new URL(address).port);
    const second = await servePage(emptyFolder(), { port });
    expect(Number(new URL(second.address).port)).toBeGreaterThan(port);
    second.server.close();
  });
});
