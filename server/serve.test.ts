import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { describe, expect, test, vi } from 'vitest';
import { spawned } from '../cli/testing/spawned.ts';
import { emptyFolder } from '../scripts/testing/empty-folder.ts';
import { startServer } from './serve.ts';
import { SQLITE_FILE } from './storage/sqlite.ts';
import { everythingIn } from './testing/everything.ts';
import { spawnStation, startStation, Visitor } from './testing/station.ts';

describe('roundhouse serve', () => {
  test('keeps people over a restart, says where its data lies, and ends when it is asked to', async () => {
    const data = emptyFolder();
    const first = await spawnStation(['--port', '0', '--data', data]);
    expect(first.said()).toContain(`Roundhouse is open: ${first.address}`);
    const anna = await Visitor.named(first.address, 'Anna');
    expect(await first.stop('SIGTERM')).toBe(0);
    expect(first.said()).toContain(`Everything is kept in ${data}`);
    expect(first.said()).toContain('Closed.');
    const second = await spawnStation(['--port', '0', '--data', data]);
    const again = new Visitor(second.address);
    again.cookie = anna.cookie;
    expect((await again.ask('GET /api/me')).name).toBe('Anna');
    expect(await second.stop('SIGINT')).toBe(0);
    // Nothing secret is in what it has logged, and every request has its id there.
    const said = first.said() + second.said();
    expect(said).toContain('"door":"/api/me"');
    expect(said).toMatch(/"request":"[\w-]{36}"/);
    for (const secret of [anna.cookie?.split('=')[1] ?? 'x', 'Anna']) expect(said).not.toContain(secret);
  });

  test('ends at once when it is asked a second time, whatever is still under way', async () => {
    const station = await spawnStation(['--port', '0', '--data', emptyFolder()]);
    // A request whose body never comes to its end is waited for.
    const line = connect(station.port, '127.0.0.1');
    const head = `POST /api/people HTTP/1.1\r\nhost: localhost:${station.port}\r\nexpect: 100-continue\r\n`;
    line.write(`${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n`);
    await once(line, 'data');
    line.on('error', () => undefined);
    line.write('{');
    const ended = station.stop('SIGTERM');
    await vi.waitFor(() => expect(station.said()).toContain('Closing'), 60_000);
    station.child.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(station.said()).not.toContain('Closed.');
  });

  test('leaves data of a later release alone, and says so in one sentence', async () => {
    const data = emptyFolder();
    const station = await startStation({ place: { data } });
    await Visitor.named(station.address, 'Anna');
    await station.stop();
    const db = new Sqlite(join(data, SQLITE_FILE));
    db.exec('update schemaVersion set version = 99; alter table people add column later text');
    db.close();
    const before = everythingIn(data);
    expect(before).toContain('Anna');
    const { code, out, err } = await spawned(['serve', '--no-page', '--port', '0', '--data', data]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(
      /^roundhouse: The data was written by a later release \(schema 99, this one knows \d+\): start that release, or restore a backup\.\n$/,
    );
    expect(everythingIn(data)).toBe(before);
  });

  test.each([
    [['--port', 'x'], 2, '--port must be a whole number from 0 to 65535, not "x"'],
    [['--log', 'loud'], 2, '--log must be one of silent, error, warn, info, debug, not "loud"'],
  ])('refuses %j in one sentence', async (words, code, sentence) => {
    const data = emptyFolder();
    const { err, ...said } = await spawned(['serve', '--no-page', '--data', data, ...words]);
    expect([said.code, said.out, err]).toEqual([code, '', `roundhouse: ${sentence}\n`]);
  });
});

describe('a station that cannot start says why', () => {
  const startError = (wish: Parameters<typeof startServer>[0]): Promise<string> =>
    startServer({ port: 0, ...wish }).then(
      async (server) => {
        await server.stop();
        return 'started';
      },
      (error: Error) => error.message,
    );

  test('an address that is none, and proxies that are none', async () => {
    const place = { data: emptyFolder() };
    expect(await startError({ place, address: 'roundhouse' })).toBe(
      'the address must be one such as https://roundhouse.example, not "roundhouse"',
    );
    expect(await startError({ place, trustProxy: 'everybody' })).toBe(
      'trusted proxies are loopback, private, addresses or networks, not "everybody"',
    );
  });

  test('a data folder that is a file', async () => {
    const file = join(emptyFolder(), 'data');
    writeFileSync(file, '');
    expect(await startError({ place: { data: file } })).toMatch(/^the data folder .*\/data cannot be used: /);
  });

  test.skipIf(process.getuid?.() === 0)('a data folder that is not writable', async () => {
    const folder = join(emptyFolder(), 'data');
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    expect(await startError({ place: { data: folder } })).toMatch(/it is not writable$/);
  });

  test('a data folder that another process uses', async () => {
    const data = emptyFolder();
    const first = await startStation({ place: { data } });
    expect(await startError({ place: { data } })).toMatch(/another process/i);
    await first.stop();
  });

  test('a database that does not answer', async () => {
    const message = await startError({ place: { url: 'postgres://somebody:secret@127.0.0.1:1/none' } });
    expect(message).toMatch(/database/);
    expect(message).not.toContain('secret');
  });

  test('an address that this machine does not have, and a port that is taken up to the last', async () => {
    expect(await startError({ place: { data: emptyFolder() }, host: '203.0.113.7' })).toMatch(
      /^cannot listen at 203.0.113.7, port 0: this machine does not have that address$/,
    );
    const taken = createServer().listen(65535, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve).once('error', resolve));
    const port = (taken.address() as AddressInfo | null)?.port ?? 65535;
    expect(await startError({ place: { data: emptyFolder() }, port, host: '127.0.0.1' })).toBe(
      'cannot listen at 127.0.0.1, port 65535: the port is taken, and so are those after it',
    );
    taken.close();
  });
});
