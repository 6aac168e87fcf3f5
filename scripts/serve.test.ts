import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from './serve.mjs';

describe('the small server of the table', () => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    const parent = mkdtempSync(join(tmpdir(), 'roundhouse-'));
    writeFileSync(join(parent, 'secret.txt'), 'not yours');
    const folder = join(parent, 'dist');
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>table</title>'.repeat(40));
    writeFileSync(join(folder, 'assets', 'a-12345678.js'), 'export {};');
    ({ server, address } = await serve(folder, { port: 0 }));
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

  test.each(['nothing.js', '..%2fsecret.txt', '%2e%2e/secret.txt', 'assets', '%00', '%zz'])(
    'has nothing at %s',
    async (path) => {
      expect((await fetch(address + path)).status).toBe(404);
    },
  );

  test('takes nothing', async () => {
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405);
  });

  test('goes to the next port when one is taken', async () => {
    const port = Number(new URL(address).port);
    const second = await serve(tmpdir(), { port });
    expect(Number(new URL(second.address).port)).toBeGreaterThan(port);
    second.server.close();
  });
});
