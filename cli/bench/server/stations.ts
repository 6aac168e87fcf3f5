/** The stations that are measured: `roundhouse serve` in processes of their own. */
import { readFileSync } from 'node:fs';
import type { StoragePlace } from '../../../server/storage/index.ts';
import { type StationProcess, spawnStation } from '../../../server/testing/station.ts';

export const openStation = (place: StoragePlace): Promise<StationProcess> =>
  'data' in place
    ? spawnStation(['--port', '0', '--log', 'error', '--data', place.data])
    : spawnStation(['--port', '0', '--log', 'error'], { DATABASE_URL: place.url });

export interface ProcessFigures {
  /** Bytes of memory. */
  readonly memory: number;
  /** Seconds of processor time. */
  readonly processor: number;
  /** Of these the seconds of the main thread, where the operating system tells. */
  readonly mainThread?: number | undefined;
}

async function metricsOf({ address }: StationProcess): Promise<(name: string) => number> {
  const text = await (await fetch(new URL('/metrics', address))).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** Tables whose games are in the memory of rules threads. */
export const heldTables = async (station: StationProcess): Promise<number> =>
  (await metricsOf(station))('roundhouse_live_tables');

export async function figuresOf(stations: readonly StationProcess[]): Promise<ProcessFigures> {
  const all = await Promise.all(
    stations.map(async (station) => {
      const metric = await metricsOf(station);
      return {
        memory: metric('process_resident_memory_bytes'),
        processor: metric('process_cpu_seconds_total'),
        mainThread: mainThreadSeconds(station.child.pid),
      };
    }),
  );
  const sum = (of: (one: ProcessFigures) => number): number => all.reduce((so, one) => so + of(one), 0);
  return {
    memory: sum(({ memory }) => memory),
    processor: sum(({ processor }) => processor),
    mainThread: all.some(({ mainThread }) => mainThread === undefined) ? undefined : sum((one) => one.mainThread ?? 0),
  };
}

/** Linux counts the nanoseconds of every thread; the first one has the number of its process. */
function mainThreadSeconds(pid: number | undefined): number | undefined {
  try {
    return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8'), 10) / 1e9;
  } catch {
    return undefined;
  }
}
