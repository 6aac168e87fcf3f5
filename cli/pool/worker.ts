/** A worker thread: opens the game once, then does one range of games per message. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameEntry } from '../../games/registry.ts';
import { Refusal } from '../exit.ts';
import { doJob, type Games, type Job } from './job.ts';

export interface WorkerData {
  readonly registry: string;
  readonly game: string;
  readonly ownEdition?: unknown;
  readonly job: Job;
}
export interface Task extends Games {
  readonly index: number;
}
export type Answer =
  | { readonly index: number; readonly report: unknown }
  /** Whether the problem is one that the person is told as it is. */
  | { readonly index: number; readonly problem: string; readonly refused: boolean };

const { registry, game: id, ownEdition, job }: WorkerData = workerData;
const { GAMES }: { GAMES: readonly GameEntry[] } = await import(registry);
const module = await GAMES.find((entry) => entry.id === id)?.load();
if (module === undefined || parentPort === null) throw new Error(`no game ${id} to work on`);

const port = parentPort;
const game = module.open(ownEdition ?? module.standardEdition);
const opened = { module, game, ...(ownEdition === undefined ? {} : { ownEdition }) };
port.on('message', async ({ index, ...range }: Task) => {
  const answer = (content: { report: unknown } | { problem: string; refused: boolean }): void =>
    port.postMessage({ index, ...content });
  try {
    answer({ report: await doJob(opened, job, range) });
  } catch (error) {
    answer({ problem: error instanceof Error ? error.message : String(error), refused: error instanceof Refusal });
  }
});
