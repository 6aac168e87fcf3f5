/** Load on a real station: `roundhouse serve` in processes of its own, players in another, everything over sockets on this machine. */
import { rmSync } from 'node:fs';
import { emptyFolder } from '../../../scripts/testing/empty-folder.ts';
import type { StoragePlace } from '../../../server/storage/index.ts';
import { type Postgres, startPostgres } from '../../../server/testing/postgres.ts';
import { type IdleFigures, measureIdle, measureOpening, type OpeningFigures } from './at-rest.ts';
import { type LiveFigures, measureLive, measureOnPostgres, type WaitEvents } from './live.ts';
import { measureRival } from './rival.ts';

export const PARTS = ['live', 'opening', 'idle'] as const;
export type Part = (typeof PARTS)[number];

export interface ServerWish {
  readonly tables: number;
  readonly seconds: number;
  readonly database: 'sqlite' | 'postgres';
  readonly idle: number;
  readonly rival: boolean;
  readonly parts: readonly Part[];
  /** What is measured now, and where. */
  tell(what: 'live' | 'open' | 'atRest' | 'kept' | 'rival', where?: string): void;
}

export interface ServerFigures {
  readonly database: 'sqlite' | 'postgres';
  readonly live: readonly LiveFigures[];
  readonly idle: IdleFigures | undefined;
  readonly opening: readonly OpeningFigures[];
  readonly waits: WaitEvents | undefined;
  readonly rival: LiveFigures | undefined;
}

/** One process; two that share the tables; two that share the players of every table, as behind a balancer that knows nothing. */
const ON_POSTGRES = [
  { processes: 1, spread: false },
  { processes: 2, spread: false },
  { processes: 2, spread: true },
] as const;

interface LiveTold {
  readonly live: LiveFigures[];
  readonly waits?: WaitEvents;
}

/**
 * Moves that every process has played before anything counts, at other tables: the engine compiles what is hot in every thread of every
 * process, and what is to be compared is what moves cost when that is done. A short look needs less.
 */
const WARM_UP_MOVES = 4000;
const warmUpOf = (tables: number, seconds: number): number => Math.min(WARM_UP_MOVES, 2 * tables * seconds);

/** Each way is measured so often, in turns. */
const ROUNDS = 3;

async function liveOnPostgres(postgres: Postgres, { tables, seconds, tell }: ServerWish): Promise<LiveTold> {
  const ways = ON_POSTGRES.map((way) => ({ tables, warmUp: warmUpOf(tables, seconds), ...way }));
  return measureOnPostgres(postgres, ways, { seconds, rounds: ROUNDS }, ({ processes, spread }, round) =>
    tell('live', `PostgreSQL ${processes}${spread ? ' ×' : ''} ${round}/${ROUNDS}`),
  );
}

async function liveOnSqlite({ tables, seconds, tell }: ServerWish): Promise<LiveTold> {
  tell('live', 'SQLite');
  const wish = { tables, warmUp: warmUpOf(tables, seconds), processes: 1, spread: false };
  return { live: [await inFolder((place) => measureLive(place, wish, seconds))] };
}

async function inFolder<T>(work: (place: StoragePlace) => Promise<T>): Promise<T> {
  const data = emptyFolder();
  try {
    return await work({ data });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

export async function measureServer(wish: ServerWish): Promise<ServerFigures> {
  const { database, parts, tell } = wish;
  const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  const somewhere = async <T>(work: (place: StoragePlace) => Promise<T>): Promise<T> =>
    postgres ? work({ url: await postgres.database() }) : inFolder(work);
  try {
    const wanted = parts.includes('live');
    const { live, waits }: LiveTold = !wanted
      ? { live: [] }
      : await (postgres ? liveOnPostgres(postgres, wish) : liveOnSqlite(wish));
    if (wish.rival) tell('rival');
    // Right after the other one, so that both are measured on the same machine in the same mood.
    const rival = wish.rival ? await measureRival(wish) : undefined;
    let opening: readonly OpeningFigures[] = [];
    if (parts.includes('opening')) {
      tell('open');
      opening = await somewhere(measureOpening);
    }
    let idle: IdleFigures | undefined;
    if (wish.idle > 0 && parts.includes('idle')) {
      tell('atRest');
      idle = await somewhere((place) => measureIdle(place, wish.idle, (made) => tell('kept', `${made}`)));
    }
    return { database, live, idle, opening, waits, rival };
  } finally {
    await postgres?.stop();
  }
}
