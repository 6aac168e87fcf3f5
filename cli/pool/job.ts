/** Work on games by number: what a range of games comes to, the same in this thread and in a worker. */
import { runSuite, type SuiteReport } from '../../kernel/conformance/suite.ts';
import type { Setup } from '../../kernel/index.ts';
import { type Block, type Contest, playBlock } from '../../players/contest.ts';
import { Series, type SeriesReport } from '../../players/series.ts';
import { openContest } from '../ladder/contestants.ts';
import type { Opened } from '../opening.ts';
import { playersFor } from '../seating.ts';

export interface SeriesJob {
  readonly kind: 'series';
  readonly setup: Setup;
  readonly sitters: readonly string[];
}
export interface ContestJob {
  readonly kind: 'contest';
  readonly setup: Setup;
  readonly hero: string;
  readonly rival: string;
}
export interface SuiteJob {
  readonly kind: 'suite';
  readonly seed: number;
  readonly thoroughness: number;
}
export interface Games {
  readonly first: number;
  readonly games: number;
}

export type Job = SeriesJob | SuiteJob | ContestJob;

function playSeries({ game }: Opened, { setup, sitters }: SeriesJob, { first, games }: Games): SeriesReport {
  const series = new Series(game, setup, playersFor(sitters));
  for (let k = first; k < first + games; k++) series.play(k);
  return series.report;
}

function playSuite({ module, ownEdition }: Opened, { seed, thoroughness }: SuiteJob, range: Games): SuiteReport {
  return runSuite(module, { ...range, seed, thoroughness }, ownEdition ?? module.standardEdition);
}

const contests = new WeakMap<ContestJob, Promise<Contest>>();

/** One seed block; the players of a contest are opened once. */
async function playContest(opened: Opened, job: ContestJob, { first }: Games): Promise<Block> {
  const contest = contests.get(job) ?? openContest(opened, job);
  contests.set(job, contest);
  return playBlock(await contest, first);
}

/** What a range of games comes to. */
export interface Reports {
  readonly series: SeriesReport;
  readonly suite: SuiteReport;
  readonly contest: Block;
}

export async function doJob(opened: Opened, job: Job, range: Games): Promise<Reports[Job['kind']]> {
  switch (job.kind) {
    case 'series':
      return playSeries(opened, job, range);
    case 'suite':
      return playSuite(opened, job, range);
    case 'contest':
      return playContest(opened, job, range);
  }
}

/** Pieces of equal size, whatever the number of workers: sums over them are then the same to the last bit. */
export function pieces({ first, games }: Games, size: number): Games[] {
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    first: first + i * size,
    games: Math.min(size, games - i * size),
  }));
}
