/** Tables with four players each, one move per table and second. */
import pg from 'pg';
import type { StoragePlace } from '../../../server/storage/index.ts';
import type { Postgres } from '../../../server/testing/postgres.ts';
import type { StationProcess } from '../../../server/testing/station.ts';
import { type LoadFigures, wait } from './figures.ts';
import { keptTables } from './kept-tables.ts';
import type { LoadQuestion } from './load.ts';
import { Helper } from './process.ts';
import { figuresOf, openStation } from './stations.ts';

export interface LiveFigures extends LoadFigures {
  readonly processes: number;
  /** Whether the players of a table are spread over the processes, or all of them come to one. */
  readonly spread: boolean;
  /** Of all server processes together. */
  readonly processorMsPerMove: number;
  /** Of these on the threads that hold sockets and storage; undefined where the operating system does not tell. */
  readonly mainThreadMsPerMove: number | undefined;
  readonly memoryEmpty: number;
  readonly memoryLive: number;
  readonly memoryPerTable: number;
}

export interface LiveWish {
  readonly tables: number;
  readonly seconds: number;
  readonly processes: number;
  readonly spread: boolean;
}

/** Until the engine has compiled what is hot: each process compiles for itself. */
const WARM_UP_SECONDS = 15;
const WAITS_EVERY = 100;

export async function measureLive(place: StoragePlace, wish: LiveWish): Promise<LiveFigures> {
  const made = await keptTables(place, wish);
  const load = new Helper('load');
  const stations: StationProcess[] = [];
  try {
    for (let n = 0; n < wish.processes; n++) stations.push(await openStation(place));
    const empty = await figuresOf(stations);
    const addresses = stations.map(({ address }) => address);
    const { seconds, spread } = wish;
    await load.ask({ kind: 'sit', addresses, spread, tables: made } satisfies LoadQuestion);
    // Engines and stores are warm before anything counts.
    await load.ask({ kind: 'play', seconds: Math.min(WARM_UP_SECONDS, seconds) } satisfies LoadQuestion);
    const before = await figuresOf(stations);
    const figures = await load.ask<LoadFigures>({ kind: 'play', seconds } satisfies LoadQuestion);
    const after = await figuresOf(stations);
    const perMove = (from: number, to: number): number => ((to - from) * 1000) / figures.moves;
    return {
      ...figures,
      processes: wish.processes,
      spread,
      processorMsPerMove: perMove(before.processor, after.processor),
      mainThreadMsPerMove:
        before.mainThread === undefined || after.mainThread === undefined
          ? undefined
          : perMove(before.mainThread, after.mainThread),
      memoryEmpty: empty.memory,
      memoryLive: after.memory,
      memoryPerTable: (after.memory - empty.memory) / wish.tables,
    };
  } finally {
    load.stop();
    await Promise.all(stations.map((station) => station.stop()));
  }
}

/** How often the processes of PostgreSQL were seen waiting for something. */
export type WaitEvents = Readonly<Record<string, number>>;

/** Looks again and again at what the processes of a database wait for, until it is told to stop. */
function watchWaits(url: string): { stop(): Promise<WaitEvents> } {
  const seen: Record<string, number> = {};
  let stopped = false;
  const watching = (async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    while (!stopped) {
      const { rows } = await client.query<{ what: string }>(
        `select coalesce(wait_event_type || ' ' || wait_event, 'working') as what from pg_stat_activity
         where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
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

/** A new database, watched while it is played on. */
export async function measureOnPostgres(
  postgres: Postgres,
  wish: LiveWish,
): Promise<LiveFigures & { readonly waits: WaitEvents }> {
  const url = await postgres.database();
  const watch = watchWaits(url);
  let waits: WaitEvents = {};
  let live: LiveFigures;
  try {
    live = await measureLive({ url }, wish);
  } finally {
    waits = await watch.stop();
  }
  return { ...live, waits };
}
