/** Spreads ranges of games over worker threads. Reports come back by place, so their order tells nothing about speed. */
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { FAILED, Refusal } from '../exit.ts';
import type { Opened } from '../opening.ts';
import { endProcess, type Started } from '../program/program.ts';
import type { World } from '../world.ts';
import { doJob, type Games, type Job, type Reports } from './job.ts';
import type { Answer, Task, WorkerData } from './worker.ts';

export interface Work<R> {
  readonly ranges: readonly Games[];
  /** 0 = in this thread. */
  readonly workers: number;
  /** Hears of every range when it is done; says `stop` when later ranges need not be begun. */
  onDone(range: Games, report: R): 'go on' | 'stop';
  readonly signal?: AbortSignal;
}

/** Enough for a worker never to wait for its next range. */
const AHEAD = 2;

async function inThisThread<R>(work: Work<R>, doRange: (range: Games) => Promise<R>): Promise<(R | undefined)[]> {
  const reports: (R | undefined)[] = [];
  for (const range of work.ranges) {
    if (work.signal?.aborted) break;
    const report = await doRange(range);
    reports.push(report);
    if (work.onDone(range, report) === 'stop') break;
    await setImmediate();
  }
  return reports;
}

const problemOf = ({ problem, refused }: Extract<Answer, { problem: string }>): Error =>
  refused ? new Refusal(problem, FAILED) : new Error(problem);

function inWorkers<R>(world: World, opened: Opened, job: Job, work: Work<R>): Promise<(R | undefined)[]> {
  const { ranges, signal } = work;
  const workerData: WorkerData = {
    registry: world.registry.href,
    game: opened.game.id,
    ...(opened.ownEdition === undefined ? {} : { ownEdition: opened.ownEdition }),
    job,
  };
  const reports: (R | undefined)[] = ranges.map(() => undefined);
  const workers = Array.from(
    { length: Math.min(work.workers, ranges.length) },
    () => new Worker(new URL('./worker.mjs', import.meta.url), { workerData }),
  );
  const programs = new Set<number>();
  let next = 0;
  let open = 0;
  let stopped = false;
  const feed = (worker: Worker): void => {
    if (stopped || next >= ranges.length) return;
    const task: Task = { index: next, ...ranges[next] };
    next++;
    open++;
    worker.postMessage(task);
  };
  return new Promise<(R | undefined)[]>((resolve, reject) => {
    const finish = (end: () => void): void => {
      void Promise.all(workers.map((worker) => worker.terminate())).then(() => {
        for (const pid of programs) endProcess(pid);
        end();
      });
    };
    signal?.addEventListener('abort', () => finish(() => resolve(reports)), { once: true });
    if (workers.length === 0) resolve(reports);
    for (const worker of workers) {
      worker.on('error', (error) => finish(() => reject(error)));
      worker.on('message', (answer: (Answer & { report: R }) | Started) => {
        if ('program' in answer) return void programs.add(answer.program);
        if ('problem' in answer) return finish(() => reject(problemOf(answer)));
        open--;
        reports[answer.index] = answer.report;
        if (work.onDone(ranges[answer.index], answer.report) === 'stop') stopped = true;
        feed(worker);
        if (open === 0) finish(() => resolve(reports));
      });
      for (let i = 0; i < AHEAD; i++) feed(worker);
    }
  });
}

/** One report per range; undefined where the work was stopped before it. */
export function doWork<K extends Job['kind']>(
  world: World,
  opened: Opened,
  job: Extract<Job, { kind: K }>,
  work: Work<Reports[K]>,
): Promise<(Reports[K] | undefined)[]>;
export function doWork(world: World, opened: Opened, job: Job, work: Work<never>): Promise<unknown[]> {
  return work.workers === 0
    ? inThisThread<unknown>(work, (range) => doJob(opened, job, range))
    : inWorkers(world, opened, job, work);
}
