/** The whole station in one process: page, doors, people, tables, and the database they are kept in. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import type { DestinationStream } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import { isOfInterface, newApp } from './http/app.ts';
import { type AtTheDoor, whoIs } from './http/caller.ts';
import { LIMITS, Limits } from './http/limits.ts';
import { listenFrom } from './http/listen.ts';
import { type LogLevel, newLog } from './http/log.ts';
import { Metrics } from './http/metrics.ts';
import { isFromHere } from './http/origin.ts';
import { pageIn } from './http/page.ts';
import { addressesOf, clientAddress } from './http/proxies.ts';
import type { LiveStation, StationSettings } from './live/live-station.ts';
import { type NoticeWish, prepareNotices } from './notices/index.ts';
import { openStation } from './open-station.ts';
import { People } from './people/people.ts';
import { realSurroundings, type Surroundings } from './people/surroundings.ts';
import { Refused } from './protocol/problems.ts';
import { Sockets } from './socket/sockets.ts';
import type { Caller } from './station.ts';
import { openStorage } from './storage/index.ts';
import type { RetentionPolicy, Storage } from './storage/storage.ts';

export interface ServerWish {
  readonly port?: number;
  readonly host?: string;
  /** The folder with the built page; without one there are only the doors. */
  readonly page?: string | undefined;
  /** Where everything is kept: a folder, or a PostgreSQL that several processes share. */
  readonly place: { readonly data: string } | { readonly url: string };
  /** Where the station is found from outside, such as https://roundhouse.example. */
  readonly address?: string | undefined;
  /** Proxies whose word about clients is taken: `loopback`, `private`, addresses and networks. */
  readonly trustProxy?: string | undefined;
  readonly log?: { readonly level: LogLevel; readonly destination: DestinationStream };
  /** Off for measuring and for tests, where one address plays everybody. */
  readonly limits?: boolean;
  readonly retention?: Partial<RetentionPolicy>;
  /** How people are called to tables that wait for them. */
  readonly notices?: NoticeWish;
  readonly surroundings?: Surroundings;
  /** Threads, deadlines and games, where they differ from the usual. */
  readonly tables?: Partial<StationSettings>;
  /** Holds every answer against its schema; for tests. */
  readonly checkAnswers?: boolean;
}

export interface RunningServer {
  /** Where to open it. */
  readonly address: string;
  readonly port: number;
  readonly storage: Storage;
  readonly people: People;
  readonly station: LiveStation;
  /** Takes nothing new, finishes what is under way, and lets go of everything. */
  stop(): Promise<void>;
}

/** Why it does not start, in one sentence. */
export class StartUpError extends Error {}

const LISTEN_REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken, and so are those after it',
  EADDRNOTAVAIL: 'this machine does not have that address',
  EACCES: 'permission denied',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
};

const RETENTION: RetentionPolicy = { guests: 90, idleTables: 30, finishedStates: Number.POSITIVE_INFINITY };
const TIDIED_EVERY = 60 * 60 * 1000;
/** A database that does not answer so long does not serve. */
const PING_LASTS = 1000;
/** Requests under way may take so long when the process stops. */
const FAREWELL = 10_000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

function writableFolder(folder: string): string {
  const path = resolve(folder);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return path;
  } catch (error) {
    const reason = codeOf(error) === 'EACCES' || codeOf(error) === 'EROFS' ? 'it is not writable' : messageOf(error);
    throw new StartUpError(`the data folder ${path} cannot be used: ${reason}`);
  }
}

async function openedStorage(place: ServerWish['place']): Promise<Storage> {
  const where = 'data' in place ? { data: writableFolder(place.data) } : place;
  const storage = await openStorage(where).catch((error: unknown) => {
    throw new StartUpError(messageOf(error));
  });
  try {
    await storage.migrate();
    return storage;
  } catch (error) {
    await storage.close().catch(() => undefined);
    throw new StartUpError(messageOf(error));
  }
}

const within = <T>(time: number, work: Promise<T>, late: T): Promise<T> =>
  new Promise((done) => {
    const timer = setTimeout(() => done(late), time);
    work.then(done, () => done(late)).finally(() => clearTimeout(timer));
  });

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  try {
    const { origin, protocol } = new URL(address);
    if (protocol === 'http:' || protocol === 'https:') return origin;
  } catch {
    // Said below.
  }
  throw new StartUpError(`the address must be one such as https://roundhouse.example, not "${address}"`);
}

async function closed(server: Server): Promise<void> {
  const ended = new Promise<void>((done) => void server.close(() => done()));
  server.closeIdleConnections();
  await within(FAREWELL, ended, undefined);
  server.closeAllConnections();
}

/** Where one address plays everybody. */
const MANY = 1_000_000;
const NO_SOCKET_LIMITS = {
  socketsPerPerson: MANY,
  socketsPerAddress: MANY,
  perAddress: { burst: MANY, perSecond: MANY },
  perPerson: { burst: MANY, perSecond: MANY },
};

/** What opened a line, session or token, so that the line ends with it. */
class Lines {
  readonly #people: People;
  readonly #storage: Storage;
  readonly #opened = new WeakMap<Caller, { readonly owner: string; stillOpens(): Promise<boolean> }>();

  constructor(people: People, storage: Storage) {
    this.#people = people;
    this.#storage = storage;
  }

  opened({ caller, session, token }: AtTheDoor): Caller {
    const owner = caller.person ?? token?.person;
    if (owner === undefined) return caller;
    const stillOpens = async (): Promise<boolean> => {
      if (token) return (await this.#storage.findToken(token.hash)) !== undefined;
      return session !== undefined && (await this.#people.sessions.find(session)) !== undefined;
    };
    this.#opened.set(caller, { owner, stillOpens });
    return caller;
  }

  /** Somebody has changed: lines that their sessions and tokens do not open any more are closed. */
  async ended(sockets: Sockets, person: string): Promise<void> {
    const ended = new Set<Caller>();
    for (const caller of sockets.callers) {
      const opened = this.#opened.get(caller);
      if (opened?.owner === person && !(await opened.stillOpens())) ended.add(caller);
    }
    if (ended.size > 0) sockets.end((caller) => ended.has(caller));
  }
}

export async function startServer(wish: ServerWish): Promise<RunningServer> {
  const around = wish.surroundings ?? realSurroundings;
  const address = originOf(wish.address);
  const trusted = wish.trustProxy === undefined ? undefined : addressesOf(wish.trustProxy);
  if (wish.trustProxy !== undefined && trusted === undefined) {
    throw new StartUpError(`trusted proxies are loopback, private, addresses or networks, not "${wish.trustProxy}"`);
  }
  if (wish.notices?.mail !== undefined && address === undefined) {
    throw new StartUpError('mail needs the address of the station too, for its links: --address or ROUNDHOUSE_ADDRESS');
  }
  const log = newLog(wish.log?.level ?? 'silent', wish.log?.destination ?? process.stderr);
  const storage = await openedStorage(wish.place);
  const notices = await prepareNotices(wish.notices ?? {}, {
    storage,
    around,
    failed: (error, about) => log.warn({ reason: messageOf(error), ...about }, 'a notice could not be sent'),
  });
  const people = new People(storage, around, { mail: wish.notices?.mail !== undefined, push: notices.publicKey });
  let stopping = false;

  const live = openStation({
    storage,
    around,
    report: (problem, table) => log.error({ err: problem, table }, 'trouble at a table'),
    ...(wish.tables === undefined ? {} : { settings: wish.tables }),
  });
  const metrics = new Metrics(() => {
    const { tablesHeld, thoughtsWaiting, thoughts, thoughtsForeseen, rulesThreadsReplaced } = live.figures();
    return {
      liveTables: tablesHeld,
      sockets: sockets.size,
      thinkerQueue: thoughtsWaiting,
      rulesThreadRestarts: rulesThreadsReplaced,
      thoughts,
      thoughtsForeseen,
    };
  });
  const forgetBatches = storage.onBatch((size) => metrics.commitBatch(size));
  const station = metrics.measured(live);
  const lines = new Lines(people, storage);
  const sockets: Sockets = new Sockets({
    station,
    whoComes: async ({ headers }) => {
      if (!isFromHere(headers, address)) throw new Refused('foreign', 'this comes from another site');
      return lines.opened(await whoIs(headers, { storage, sessions: people.sessions }));
    },
    addressOf: (request) => clientAddress(request, trusted),
    now: around.now,
    release: manifest.version,
    failed: (error) => log.error({ err: error }, 'trouble at a socket'),
    ...(wish.limits === false ? { limits: NO_SOCKET_LIMITS } : {}),
  });
  const unheard = storage.onSignal((signal) => {
    if (signal.about !== 'person') return;
    lines.ended(sockets, signal.id).catch((error: unknown) => log.error({ err: error }, 'trouble at a socket'));
  });
  const page = wish.page === undefined ? undefined : pageIn(wish.page);
  let server: Server | undefined;
  const app = newApp(
    {
      services: { storage, people, station, affairs: station.affairs, now: around.now, here: () => sockets.people },
      metrics,
      limits: wish.limits === false ? undefined : new Limits(around.now, LIMITS),
      log,
      address,
      trusted,
      stopping: () => stopping,
      ready: () =>
        within(
          PING_LASTS,
          storage.ping().then(() => true),
          false,
        ),
      checkAnswers: wish.checkAnswers ?? false,
      release: manifest.version,
    },
    (handler) => {
      server = createServer((request, response) => {
        if (notices.takes(request, response)) return;
        if (page === undefined || isOfInterface(request.url ?? '/')) handler(request, response);
        else page(request, response);
      });
      server.on('upgrade', (request, connection, head) => sockets.upgrade(request, connection, head));
      return server;
    },
  );
  await app.ready();
  if (server === undefined) throw new Error('the interface has made no server');
  const listening: Server = server;
  const { port, host } = wish;
  let open: string;
  try {
    open = await listenFrom(listening, {
      ...(port === undefined ? {} : { port }),
      ...(host === undefined ? {} : { host }),
    });
  } catch (error) {
    await sockets.stop();
    await live.stop();
    await storage.close();
    const where = [host, port].filter((word) => word !== undefined).join(', port ');
    const reason = LISTEN_REASONS[codeOf(error)] ?? messageOf(error);
    throw new StartUpError(`cannot listen${where === '' ? '' : ` at ${where}`}: ${reason}`);
  }

  notices.open(address ?? open, (person, table) => station.affairs.looksAt(person, table));
  const tidy = (): void => {
    storage.tidy({ ...RETENTION, ...wish.retention }, around.now()).then(
      (went) => log.info({ went }, 'tidied'),
      (error: unknown) => log.error({ err: error }, 'could not tidy'),
    );
  };
  const tidying = setInterval(tidy, TIDIED_EVERY);
  tidying.unref();
  log.info({ address: open, release: manifest.version }, 'open');

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    clearInterval(tidying);
    const ended = closed(listening);
    await sockets.stop();
    await live.stop();
    await ended;
    await notices.stop();
    await app.close();
    unheard();
    forgetBatches();
    await storage.close();
    log.info('stopped');
  }
  const bound = listening.address();
  return {
    address: open,
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    storage,
    people,
    station: live,
    stop,
  };
}
