/** The example of docs/hosting.md with Debian's own nginx in front of two processes; in `npm run test:all`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Snapshot } from '../host/snapshot.ts';
import { emptyFolder } from '../scripts/testing/empty-folder.ts';
import { freePort } from '../web/testing/free-port.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { type StationProcess, spawnStation, Turned, Visitor } from './testing/station.ts';

const NGINX = '/usr/sbin/nginx';
const example = fileURLToPath(new URL('../docs/nginx.conf', import.meta.url));
const WANTED = process.env.ROUNDHOUSE_TESTS === 'all' && existsSync(NGINX);
if (process.env.ROUNDHOUSE_TESTS === 'all' && !existsSync(NGINX)) {
  console.warn('No nginx found: its test is skipped. Debian has it as nginx-light.');
}

/** nginx with the example, its names and ports exchanged for those of the test, and nothing else. */
async function startNginx(port: number, ports: readonly number[]): Promise<ChildProcess> {
  const folder = emptyFolder();
  chmodSync(folder, 0o755);
  const config = readFileSync(example, 'utf8')
    .replace('127.0.0.1:4173', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:4174', `127.0.0.1:${ports[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
  const file = join(folder, 'main.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
     events {} http { access_log off; ${temporary.join(' ')} ${config} }`,
  );
  const child = spawn(NGINX, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    const up = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (up) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer: ${said}`);
}

describe.runIf(WANTED)('behind nginx', () => {
  let postgres: Postgres;
  let nginx: ChildProcess;
  let address: string;
  const stations: StationProcess[] = [];
  const ports: number[] = [];
  const options = (port: number): string[] => ['--port', String(port), '--trust-proxy', 'loopback'];
  const start = (i: number): Promise<StationProcess> => spawnStation(options(ports[i]), { DATABASE_URL: postgres.url });

  beforeAll(async () => {
    postgres = await startPostgres();
    ports.push(await freePort(), await freePort());
    stations.push(await start(0), await start(1));
    const port = await freePort();
    nginx = await startNginx(port, ports);
    address = `http://localhost:${port}/`;
  }, 120_000);
  afterAll(async () => {
    nginx?.kill('SIGTERM');
    if (nginx) await once(nginx, 'exit');
    await Promise.all(stations.map((station) => station.stop()));
    await postgres?.stop();
  }, 60_000);

  test('people play on while one process after the other is restarted, and nothing is lost', async () => {
    const [anna, ben] = [await Visitor.named(address, 'Anna'), await Visitor.named(address, 'Ben')];
    const terms = {
      visible: 'public',
      takeBack: 'turn',
      rated: false,
      watching: true,
      grace: 0,
      pace: { kind: 'none' },
    };
    const body = { game: 'steamrollers', options: {}, terms, seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { id } = await anna.ask('POST /api/tables', { body });
    await ben.ask('POST /api/tables/:id/sit-down', { params: { id }, body: {} });
    await ben.ask('POST /api/tables/:id/ready', { params: { id }, body: { ready: true } });
    await anna.ask('POST /api/tables/:id/start', { params: { id } });

    let accepted = 0;
    /** One move of whoever decides. Every request is answered; a process that goes may say so, and then the next one is asked. */
    async function oneMove(): Promise<void> {
      for (const one of [anna, ben]) {
        const now: Snapshot = await one.ask('GET /api/tables/:id/snapshot', { params: { id } });
        if (now.stage.kind !== 'yours') continue;
        const command = { type: 'play', version: now.version, move: now.stage.moves[0].move };
        const sent = { params: { id }, body: { id: `m${now.version}`, command } };
        for (let tries = 0; ; tries++) {
          try {
            await one.ask('POST /api/tables/:id/commands', sent);
            break;
          } catch (error) {
            if (!(error instanceof Turned) || error.problem.reason !== 'unavailable' || tries > 20) throw error;
          }
        }
        accepted++;
        return;
      }
    }
    const moves = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++) await oneMove();
    };
    await moves(6);
    for (const i of [0, 1]) {
      const [code] = await Promise.all([stations[i].stop('SIGTERM'), moves(6)]);
      expect(code).toBe(0);
      await moves(4);
      stations[i] = await start(i);
      await moves(4);
    }
    const card = await ben.ask('GET /api/tables/:id', { params: { id } });
    expect([card.at, accepted]).toEqual([34, 34]);
  });

  test('sockets pass, other sites do not, figures stay inside', async () => {
    const anna = await Visitor.named(address, 'Anna');
    const open = (origin: string): Promise<string> =>
      new Promise((resolve) => {
        const headers = { cookie: anna.cookie ?? '' };
        const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`, { origin, headers });
        socket.on('message', (data) => {
          resolve(String(data));
          socket.close();
        });
        socket.on('unexpected-response', (_request, response) => resolve(`refused ${response.statusCode}`));
        socket.on('error', (error) => resolve(error.message));
      });
    expect(JSON.parse(await open(new URL(address).origin))).toMatchObject({ kind: 'hello', person: anna.id });
    expect(await open('https://evil.example')).toBe('refused 403');
    expect((await anna.send('GET', '/metrics')).status).toBe(403);
  });
});
