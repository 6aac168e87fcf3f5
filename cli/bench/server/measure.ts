/** Load on a real station: `roundhouse serve` in processes of its own, players in another, everything over sockets on this machine. */

import pg from 'pg';
import { GAMES } from '../../../games/registry.ts';
import { toSave } from '../../../host/save.ts';
import { Table } from '../../../host/table.ts';
import { makeSetup, pick, seedStream, startMatch } from '../../../kernel/index.ts';
import { emptyFolder } from '../../../scripts/testing/empty-folder.ts';
import type { SeatWish } from '../../../server/protocol/tables.ts';
import { type Postgres, startPostgres } from '../../../server/testing/postgres.ts';
import { type StationProcess, spawnStation, Turned, Visitor } from '../../../server/testing/station.ts';
import { OPEN_TERMS } from '../../../server/testing/terms.ts';
import { type LoadFigures, wait } from './figures.ts';
import type { LoadQuestion, LoadTable } from './load.ts';
import { Helper } from './process.ts';
import type { RivalLoadQuestion } from './rival-load.ts';
import type { RivalServerQuestion } from './rival-server.ts';

export interface ServerWish {
  readonly tables: number;
  readonly seconds: number;
  readonly database: 'sqlite' | 'postgres';
  readonly idle: number;
  readonly rival: boolean;
  /** What is measured now, and where. */
  tell(what: 'live' | 'open' | 'atRest' | 'rival', where?: string): void;
}

export interface ProcessFigures {
  /** Bytes of memory. */
  readonly memory: number;
  /** Seconds of processor time. */
  readonly processor: number;
}

export interface LiveFigures extends LoadFigures {
  readonly processes: number;
  /** Of all server processes together. */
  readonly processorMsPerMove: number;
  readonly memoryEmpty: number;
  readonly memoryLive: number;
  readonly memoryPerTable: number;
}
export interface IdleFigures {
  readonly tables: number;
  readonly memory: number;
  readonly memoryPerTable: number;
}
export interface OpeningFigures {
  readonly moves: number;
  readonly tables: number;
  readonly p50: number;
  readonly p95: number;
}
/** How often the processes of PostgreSQL were seen waiting for something. */
export type WaitEvents = Readonly<Record<string, number>>;

export interface ServerFigures {
  readonly database: 'sqlite' | 'postgres';
  readonly live: readonly LiveFigures[];
  readonly idle: IdleFigures | undefined;
  readonly opening: readonly OpeningFigures[];
  readonly waits: WaitEvents | undefined;
  readonly rival: LiveFigures | undefined;
}

const SEATS = 4;
/** So many people sit at every so many tables. */
const TABLES_PER_COMPANY = 10;
const OPENED = 40;
const WARM_UP = 10;
const LONG_GAME = 400;
const SHORT_GAME = 10;
const WAITS_EVERY = 100;

async function figuresOf({ address }: StationProcess): Promise<ProcessFigures> {
  const text = await (await fetch(new URL('/metrics', address))).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { memory: value('process_resident_memory_bytes'), processor: value('process_cpu_seconds_total') };
}

const company = (address: string): Promise<Visitor[]> =>
  Promise.all(Array.from({ length: SEATS }, (_, n) => Visitor.named(address, `Player ${n + 1}`)));

const cookieOf = ({ cookie }: Visitor): string => {
  if (cookie === undefined) throw new Error('a person without a session');
  return cookie;
};

/** Everybody sits down in order and the game begins. */
async function begin(id: string, people: readonly Visitor[]): Promise<LoadTable> {
  const [host, ...others] = people;
  for (const [n, other] of others.entries())
    await other.ask('POST /api/tables/:id/sit-down', { params: { id }, body: { seat: n + 1 } });
  for (const person of people)
    await person.ask('POST /api/tables/:id/ready', { params: { id }, body: { ready: true } });
  await host.ask('POST /api/tables/:id/start', { params: { id } });
  return { id, cookies: people.map(cookieOf) };
}

const wishes = (seats: number): SeatWish[] => [
  { kind: 'me' },
  ...Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: 'open' })),
];

async function newTable(people: readonly Visitor[], n: number): Promise<LoadTable> {
  const body = { game: GAMES[n % GAMES.length].id, options: {}, seats: wishes(people.length), terms: OPEN_TERMS };
  const { id } = await people[0].ask('POST /api/tables', { body });
  return begin(id, people);
}

async function newTables(address: string, count: number, seats = SEATS): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  for (let n = 0; n < count; n += TABLES_PER_COMPANY) {
    const people = (await company(address)).slice(0, seats);
    const wanted = Array.from({ length: Math.min(TABLES_PER_COMPANY, count - n) }, (_, k) => newTable(people, n + k));
    tables.push(...(await Promise.all(wanted)));
  }
  return tables;
}

/** A game of two that was played so far on somebody's device. */
async function saveOf(moves: number, seed: number): Promise<string> {
  const module = await GAMES[GAMES.length - 1].load();
  const game = module.open(module.standardEdition);
  const holders = Array.from({ length: SEATS }, () => ({ kind: 'human' as const }));
  const setup = makeSetup(game, { seats: holders.map(() => 'player'), seed });
  const table = new Table(startMatch(game, setup), { id: 'bench', holders, edition: module.standardEdition });
  const stream = seedStream(seed, 'bench');
  while (table.at < moves && !table.over) {
    const [seat] = table.deciding;
    table.play(seat, pick(stream, game.moves(table.match.state, seat)));
  }
  if (table.at < moves) throw new Error(`the game was over after ${table.at} moves`);
  return JSON.stringify(toSave(table));
}

const TRIES = 5;
/** A machine with too much to do may not come through a whole game in the time that rules have; nothing was done then. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n++)
    try {
      return await ask();
    } catch (error) {
      if (n === TRIES || !(error instanceof Turned) || error.problem.reason !== 'failed') throw error;
    }
}

async function tablesFromSave(address: string, moves: number, count: number): Promise<LoadTable[]> {
  const people = await company(address);
  const save = await saveOf(moves, 1);
  const tables: LoadTable[] = [];
  for (let n = 0; n < count; n++) {
    const body = { save, seats: wishes(SEATS), terms: OPEN_TERMS };
    const { id } = await patiently(() => people[0].ask('POST /api/tables/from-save', { body }));
    tables.push(await begin(id, people));
  }
  return tables;
}

type Place = { readonly data: string } | { readonly url: string };
const openStation = (place: Place): Promise<StationProcess> =>
  'data' in place
    ? spawnStation(['--port', '0', '--log', 'error', '--data', place.data])
    : spawnStation(['--port', '0', '--log', 'error'], { DATABASE_URL: place.url });

/** Tables with four players each, one move per table and second, on so many processes. */
async function measureLive(
  stations: readonly StationProcess[],
  load: Helper,
  { tables, seconds }: ServerWish,
): Promise<LiveFigures> {
  const empty = await total(stations);
  const made = await newTables(stations[0].address, tables);
  const sit: LoadQuestion = { kind: 'sit', addresses: stations.map(({ address }) => address), tables: made };
  await load.ask(sit);
  // Engines and stores are warm before anything counts.
  await load.ask({ kind: 'play', seconds: Math.min(5, seconds) } satisfies LoadQuestion);
  const before = await total(stations);
  const figures = await load.ask<LoadFigures>({ kind: 'play', seconds } satisfies LoadQuestion);
  const after = await total(stations);
  await load.ask({ kind: 'leave' } satisfies LoadQuestion);
  return {
    ...figures,
    processes: stations.length,
    processorMsPerMove: ((after.processor - before.processor) * 1000) / figures.moves,
    memoryEmpty: empty.memory,
    memoryLive: after.memory,
    memoryPerTable: (after.memory - empty.memory) / tables,
  };
}

async function total(stations: readonly StationProcess[]): Promise<ProcessFigures> {
  const all = await Promise.all(stations.map(figuresOf));
  return {
    memory: all.reduce((sum, { memory }) => sum + memory, 0),
    processor: all.reduce((sum, { processor }) => sum + processor, 0),
  };
}

/** Games that were begun and that nobody looks at. */
async function measureIdle(station: StationProcess, count: number): Promise<IdleFigures> {
  const before = await figuresOf(station);
  await newTables(station.address, count, 2);
  const { memory } = await figuresOf(station);
  return { tables: count, memory, memoryPerTable: (memory - before.memory) / count };
}

/** From the click to the table, where no process holds it: the station was started anew. */
async function measureOpening(place: Place, load: Helper): Promise<OpeningFigures[]> {
  const first = await openStation(place);
  const long = await tablesFromSave(first.address, LONG_GAME, OPENED + WARM_UP);
  const short = await tablesFromSave(first.address, SHORT_GAME, OPENED + WARM_UP);
  await first.stop();
  const station = await openStation(place);
  const open = (tables: readonly LoadTable[]) =>
    load.ask<{ p50: number; p95: number }>({ kind: 'open', address: station.address, tables } satisfies LoadQuestion);
  await open([...long.slice(OPENED), ...short.slice(OPENED)]);
  const figures: OpeningFigures[] = [];
  for (const [moves, tables] of [
    [LONG_GAME, long],
    [SHORT_GAME, short],
  ] as const)
    figures.push({ moves, tables: OPENED, ...(await open(tables.slice(0, OPENED))) });
  await station.stop();
  return figures;
}

/** Looks again and again at what the processes of a database wait for, until it is told to stop. */
function watchWaits(url: string): { stop(): Promise<WaitEvents> } {
  const seen: Record<string, number> = {};
  let stopped = false;
  const watching = (async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    while (!stopped) {
      const { rows } = await client.query<{ what: string }>(
        `select case when state = 'active' then coalesce(wait_event_type || ' ' || wait_event, 'working') end as what
         from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
      );
      for (const { what } of rows) seen[what] = (seen[what] ?? 0) + 1;
      await wait(WAITS_EVERY);
    }
    await client.end();
  })();
  return {
    async stop() {
      stopped = true;
      await watching;
      return seen;
    },
  };
}

async function onPostgres(
  postgres: Postgres,
  load: Helper,
  wish: ServerWish,
): Promise<{ live: LiveFigures[]; waits: WaitEvents; place: Place }> {
  const live: LiveFigures[] = [];
  let waits: WaitEvents = {};
  let place: Place = { url: await postgres.database() };
  for (const processes of [1, 2]) {
    const url = await postgres.database();
    place = { url };
    wish.tell('live', `PostgreSQL ${processes}`);
    const stations: StationProcess[] = [];
    for (let n = 0; n < processes; n++) stations.push(await openStation(place));
    const watch = watchWaits(url);
    try {
      live.push(await measureLive(stations, load, wish));
    } finally {
      waits = await watch.stop();
      await Promise.all(stations.map((station) => station.stop()));
    }
  }
  return { live, waits, place };
}

async function measureRival({ tables, seconds, tell }: ServerWish): Promise<LiveFigures> {
  tell('rival');
  const [server, load] = [new Helper('rival-server'), new Helper('rival-load')];
  const figures = (): Promise<ProcessFigures> => server.ask('figures' satisfies RivalServerQuestion);
  try {
    const port = await server.ask<number>('start' satisfies RivalServerQuestion);
    const empty = await figures();
    await load.ask({ kind: 'sit', port, tables } satisfies RivalLoadQuestion);
    await load.ask({ kind: 'play', seconds: Math.min(5, seconds) } satisfies RivalLoadQuestion);
    const before = await figures();
    const came = await load.ask<LoadFigures>({ kind: 'play', seconds } satisfies RivalLoadQuestion);
    const after = await figures();
    return {
      ...came,
      processes: 1,
      processorMsPerMove: ((after.processor - before.processor) * 1000) / came.moves,
      memoryEmpty: empty.memory,
      memoryLive: after.memory,
      memoryPerTable: (after.memory - empty.memory) / tables,
    };
  } finally {
    load.stop();
    server.stop();
  }
}

export async function measureServer(wish: ServerWish): Promise<ServerFigures> {
  const load = new Helper('load');
  let postgres: Postgres | undefined;
  try {
    let live: LiveFigures[];
    let waits: WaitEvents | undefined;
    let place: Place;
    if (wish.database === 'postgres') {
      postgres = await startPostgres({ durable: true });
      ({ live, waits, place } = await onPostgres(postgres, load, wish));
    } else {
      place = { data: emptyFolder() };
      wish.tell('live', 'SQLite');
      const station = await openStation(place);
      try {
        live = [await measureLive([station], load, wish)];
      } finally {
        await station.stop();
      }
    }
    // Right after the other one, so that both are measured on the same machine in the same mood.
    const rival = wish.rival ? await measureRival(wish) : undefined;
    wish.tell('open');
    const opening = await measureOpening(place, load);
    let idle: IdleFigures | undefined;
    if (wish.idle > 0) {
      wish.tell('atRest');
      const station = await openStation(place);
      idle = await measureIdle(station, wish.idle);
      await station.stop();
    }
    return { database: wish.database, live, idle, opening, waits, rival };
  } finally {
    load.stop();
    await postgres?.stop();
  }
}
