/** Work on games by number: what a range of games comes to, the same in this thread and in a worker. */
import { studyTasks } from '../../host/analysis.ts';
import { type Finding, perform, type StudyTask } from '../../host/study.ts';
import { runSuite, type SuiteReport } from '../../kernel/conformance/suite.ts';
import { type Game, makeSetup, replay, type Setup, type UnverifiedRecord } from '../../kernel/index.ts';
import { type Block, type Contest, playBlock } from '../../players/contest.ts';
import { type Trial, watchFigures } from '../../players/learning/figures.ts';
import { joinLessons, type Lesson, watchGame } from '../../players/learning/imitation.ts';
import { type Position, watchPositions } from '../../players/learning/positions.ts';
import { type Glimpse, watchWorths } from '../../players/learning/worths.ts';
import { type MixedGame, playMixed, variedSetup } from '../../players/mixture.ts';
import type { Player } from '../../players/player.ts';
import { Series, type SeriesReport } from '../../players/series.ts';
import { emptyUsage, type UsageReport, watchUsage } from '../../players/usage.ts';
import { welcomeGuests } from '../guests.ts';
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
/** Games of one level, to learn from; at tables of all sizes, some of them with modules, unless seats are given. */
export interface LearningGames {
  readonly options: Setup['options'];
  readonly seed: number;
  readonly teacher: string;
  readonly seats?: Setup['seats'];
}
/** What was chosen at every decision. */
export interface LessonJob extends LearningGames {
  readonly kind: 'lesson';
}
/** What was to be seen of the end. */
export interface GlimpsesJob extends LearningGames {
  readonly kind: 'glimpses';
}
/** What positions were like, and what came of them: those of a game on their own. */
export interface PositionsJob extends LearningGames {
  readonly kind: 'positions';
}
/** What came of figures that were changed by chance. */
export interface TrialsJob extends LearningGames {
  readonly kind: 'trials';
}
/** Games of any mix of levels. */
export interface StallsJob {
  readonly kind: 'stalls';
  readonly options: Setup['options'];
  readonly seed: number;
  readonly levels: readonly string[];
}
/** What a level does how often. */
export interface UsageJob {
  readonly kind: 'usage';
  readonly setup: Setup;
  readonly level: string;
}
/** A finished game, studied step by step: a step stands where other jobs have a game. */
export interface StudyJob {
  readonly kind: 'study';
  readonly record: UnverifiedRecord;
}
export interface Games {
  readonly first: number;
  readonly games: number;
}

export type Job =
  | SeriesJob
  | SuiteJob
  | ContestJob
  | LessonJob
  | GlimpsesJob
  | PositionsJob
  | TrialsJob
  | StallsJob
  | UsageJob
  | StudyJob;

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

const seedsOf = (seed: number, { first, games }: Games): number[] =>
  Array.from({ length: games }, (_, k) => seed + first + k);

/** Has something watch every game of a range. */
function watchEach<T>(
  { game }: Opened,
  { options, seed, teacher, seats }: LearningGames,
  range: Games,
  watch: (game: Game, setup: Setup, player: Player) => T,
): T[] {
  const [player] = playersFor([teacher]);
  return seedsOf(seed, range).map((each) => {
    const setup =
      seats === undefined ? variedSetup(game, options, each) : makeSetup(game, { seats, options, seed: each });
    return watch(game, setup, player);
  });
}

/** The longest of a range. */
function longestGame({ game }: Opened, { options, seed, levels }: StallsJob, range: Games): MixedGame {
  const players = playersFor(levels);
  return seedsOf(seed, range)
    .map((each) => playMixed(game, options, players, each))
    .reduce((longest, each) => (each.turns > longest.turns ? each : longest));
}

function countUsage({ game }: Opened, { setup, level }: UsageJob, range: Games): UsageReport {
  const [player] = playersFor([level]);
  const usage = emptyUsage();
  for (const seed of seedsOf(setup.seed, range)) watchUsage(game, { ...setup, seed }, player, usage);
  return usage;
}

const studies = new WeakMap<StudyJob, readonly StudyTask[]>();

/** One step; the game is played again once. */
function studyStep({ game, ownEdition }: Opened, job: StudyJob, { first }: Games): Finding {
  const tasks = studies.get(job) ?? studyTasks(game, replay(game, job.record), ownEdition);
  studies.set(job, tasks);
  return perform(game, tasks[first]);
}

/** What a range of games comes to. */
export interface Reports {
  readonly series: SeriesReport;
  readonly suite: SuiteReport;
  readonly contest: Block;
  readonly lesson: Lesson;
  readonly glimpses: Glimpse[];
  readonly positions: Position[];
  readonly trials: Trial[];
  readonly stalls: MixedGame;
  readonly usage: UsageReport;
  readonly study: Finding;
}

/** Who may have to be opened before the games begin. */
function namesIn(job: Job): readonly string[] {
  if (job.kind === 'series') return job.sitters;
  if (job.kind === 'stalls') return job.levels;
  if (job.kind === 'usage') return [job.level];
  if ('teacher' in job) return [job.teacher];
  return job.kind === 'contest' ? [job.hero, job.rival] : [];
}

export async function doJob(opened: Opened, job: Job, range: Games): Promise<Reports[Job['kind']]> {
  await welcomeGuests(namesIn(job));
  switch (job.kind) {
    case 'series':
      return playSeries(opened, job, range);
    case 'suite':
      return playSuite(opened, job, range);
    case 'contest':
      return playContest(opened, job, range);
    case 'lesson':
      return joinLessons(watchEach(opened, job, range, watchGame));
    case 'glimpses':
      return watchEach(opened, job, range, watchWorths).flat();
    case 'positions':
      return watchEach(opened, job, range, watchPositions).flat();
    case 'trials':
      return watchEach(opened, job, range, watchFigures).flat();
    case 'stalls':
      return longestGame(opened, job, range);
    case 'usage':
      return countUsage(opened, job, range);
    case 'study':
      return studyStep(opened, job, range);
  }
}

/** Pieces of equal size, whatever the number of workers: sums over them are then the same to the last bit. */
export function pieces({ first, games }: Games, size: number): Games[] {
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    first: first + i * size,
    games: Math.min(size, games - i * size),
  }));
}
