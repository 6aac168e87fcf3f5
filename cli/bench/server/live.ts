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
  /** Moves that every process has played before anything counts. */
  readonly warmUp: number;
  readonly processes: number;
  readonly spread: boolean;
}

const WARM_UP_TABLES = 60;
const WAITS_EVERY = 100;

const middle = <T>(values: readonly T[], of: (value: T) => number): T =>
  [...values].sort((a, b) => of(a) - of(b))[Math.floor(values.length / 2)];

/** Stations with everybody at their tables, warm: measured as often as wanted. */
export class LiveLoad {
  readonly #wish: LiveWish;
  readonly #load = new Helper('load');
  readonly #stations: StationProcess[] = [];
  #empty = 0;

  private constructor(wish: LiveWish) {
    this.#wish = wish;
  }

  static async open(place: StoragePlace, wish: LiveWish): Promise<LiveLoad> {
    const live = new LiveLoad(wish);
    try {
      await live.#open(place);
      return live;
    } catch (error) {
      await live.close();
      throw error;
    }
  }

  async #open(place: StoragePlace): Promise<void> {
    const { tables, processes, spread, warmUp } = this.#wish;
    const made = await keptTables(place, { tables });
    const others = await keptTables(place, { tables: WARM_UP_TABLES * processes });
    for (let n = 0; n < processes; n++) this.#stations.push(await openStation(place));
    this.#empty = (await figuresOf(this.#stations)).memory;
    const addresses = this.#stations.map(({ address }) => address);
    const moves = processes * warmUp;
    await this.#load.ask({ kind: 'warmUp', addresses, spread, tables: others, moves } satisfies LoadQuestion);
    await this.#load.ask({ kind: 'sit', addresses, spread, tables: made } satisfies LoadQuestion);
  }

  async measure(seconds: number): Promise<LiveFigures> {
    const { tables, processes, spread } = this.#wish;
    const before = await figuresOf(this.#stations);
    const figures = await this.#load.ask<LoadFigures>({ kind: 'play', seconds } satisfies LoadQuestion);
    const after = await figuresOf(this.#stations);
    const perMove = (from: number, to: number): number => ((to - from) * 1000) / figures.moves;
    return {
      ...figures,
      processes,
      spread,
      processorMsPerMove: perMove(before.processor, after.processor),
      mainThreadMsPerMove:
        before.mainThread === undefined || after.mainThread === undefined
          ? undefined
          : perMove(before.mainThread, after.mainThread),
      memoryEmpty: this.#empty,
      memoryLive: after.memory,
      memoryPerTable: (after.memory - this.#empty) / tables,
    };
  }

  async close(): Promise<void> {
    this.#load.stop();
    await Promise.all(this.#stations.map((station) => station.stop()));
  }
}

export async function measureLive(place: StoragePlace, wish: LiveWish, seconds: number): Promise<LiveFigures> {
  const live = await LiveLoad.open(place, wish);
  try {
    return await live.measure(seconds);
  } finally {
    await live.close();
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
         where application_name = 'roundhouse' and state = 'active'`,
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

/**
 * Several ways to share the same load, each on a database of its own and warm before any of them counts. They take turns, so that all
 * of them meet the same machine in the same mood; told is the round in the middle by processor time.
 */
export async function measureOnPostgres(
  postgres: Postgres,
  ways: readonly LiveWish[],
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
  tell: (way: LiveWish, round: number) => void,
): Promise<{ readonly live: LiveFigures[]; readonly waits: WaitEvents }> {
  const loads: LiveLoad[] = [];
  try {
    for (const way of ways) {
      tell(way, 0);
      loads.push(await LiveLoad.open({ url: await postgres.database() }, way));
    }
    const measured: LiveFigures[][] = ways.map(() => []);
    const watch = watchWaits(await postgres.database());
    try {
      for (let round = 1; round <= rounds; round++) {
        for (const [n, load] of loads.entries()) {
          tell(ways[n], round);
          measured[n].push(await load.measure(seconds));
        }
      }
    } finally {
      await watch.stop();
    }
    const live = measured.map((rows) => middle(rows, ({ processorMsPerMove }) => processorMsPerMove));
    return { live, waits: await watch.stop() };
  } finally {
    await Promise.all(loads.map((load) => load.close()));
  }
}
