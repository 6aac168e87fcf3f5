/** Tables at which nobody moves: what opening one costs, and what thousands of them cost. */
import type { StoragePlace } from '../../../server/storage/index.ts';
import { wait } from './figures.ts';
import { keptTables } from './kept-tables.ts';
import type { LoadQuestion, LoadTable } from './load.ts';
import { Helper } from './process.ts';
import { figuresOf, heldTables, openStation } from './stations.ts';

export interface IdleFigures {
  readonly tables: number;
  /** Of a process that has opened none of them. */
  readonly memoryEmpty: number;
  /** While somebody looks at each of them, and their games have just been opened. */
  readonly memoryLooked: number;
  /** When their games were let go of; they are still looked at. */
  readonly memory: number;
  readonly memoryPerTable: number;
}
export interface OpeningFigures {
  readonly moves: number;
  readonly tables: number;
  readonly p50: number;
  readonly p95: number;
}

const OPENED = 40;
const WARM_UP = 10;
const LONG_GAME = 400;
const SHORT_GAME = 10;
/** Games are let go of after a minute without a command; a busy machine takes longer to notice. */
const LET_GO_WITHIN = 180_000;
const LOOK_EVERY = 2000;

/** Begun games that somebody has open in a page, over days. */
export async function measureIdle(
  place: StoragePlace,
  tables: number,
  tell: (made: number) => void,
): Promise<IdleFigures> {
  const made = await keptTables(place, { tables, tell });
  const load = new Helper('load');
  const station = await openStation(place);
  try {
    const { memory: memoryEmpty } = await figuresOf([station]);
    await load.ask({ kind: 'look', address: station.address, tables: made } satisfies LoadQuestion);
    const { memory: memoryLooked } = await figuresOf([station]);
    for (const until = Date.now() + LET_GO_WITHIN; (await heldTables(station)) > 0; await wait(LOOK_EVERY))
      if (Date.now() > until) throw new Error('the station does not let go of idle games');
    const { memory } = await figuresOf([station]);
    return { tables, memoryEmpty, memoryLooked, memory, memoryPerTable: (memory - memoryEmpty) / tables };
  } finally {
    load.stop();
    await station.stop();
  }
}

/** From the click to the table, where no process holds it. */
export async function measureOpening(place: StoragePlace): Promise<OpeningFigures[]> {
  const count = OPENED + WARM_UP;
  const long = await keptTables(place, { tables: count, moves: LONG_GAME });
  const short = await keptTables(place, { tables: count, moves: SHORT_GAME });
  const load = new Helper('load');
  const station = await openStation(place);
  try {
    const open = (tables: readonly LoadTable[]) =>
      load.ask<{ p50: number; p95: number }>({ kind: 'open', address: station.address, tables } satisfies LoadQuestion);
    await open([...long.slice(OPENED), ...short.slice(OPENED)]);
    const figures: OpeningFigures[] = [];
    for (const [moves, tables] of [
      [LONG_GAME, long],
      [SHORT_GAME, short],
    ] as const)
      figures.push({ moves, tables: OPENED, ...(await open(tables.slice(0, OPENED))) });
    return figures;
  } finally {
    load.stop();
    await station.stop();
  }
}
