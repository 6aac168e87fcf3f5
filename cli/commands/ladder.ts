import { basename } from 'node:path';
import { columns, type Game, makeSetup, type SeatKind, type Setup } from '../../kernel/index.ts';
import type { Block } from '../../players/contest.ts';
import { LADDER } from '../../players/ladder.ts';
import { USUAL } from '../../players/levels.ts';
import type { Interval } from '../../players/statistics.ts';
import type { Call } from '../call.ts';
import { OK, Refusal } from '../exit.ts';
import { companyOf } from '../ladder/company.ts';
import { openContest } from '../ladder/contestants.ts';
import { FORMER } from '../ladder/frozen.ts';
import { keptContests, rateContests, rivalName } from '../ladder/ratings.ts';
import { blockSchema, contestName, engineHash } from '../ladder/results.ts';
import { decidedAfter, type Standing, standingOf } from '../ladder/standing.ts';
import { rewriteTable } from '../ladder/table.ts';
import { type Opened, openGame, readOptions } from '../opening.ts';
import type { ContestJob } from '../pool/job.ts';
import { Notebook } from '../pool/notebook.ts';
import { doWork } from '../pool/pool.ts';
import { Progress } from '../progress.ts';
import { jsonText } from '../terminal.ts';
import { type Words, wordsIn } from '../words.ts';
import type { World } from '../world.ts';

const MOST_WORKERS = 256;
/** Seeds of reports begin here, so that they are none of those anything was tuned with. */
const REPORT_SEEDS = 500_000;
/** Shares between which the test decides when nothing else is said: as good as the rivals, or clearly better. */
const usualTest = (seats: number): Interval =>
  seats === 2 ? { low: 0.5, high: 0.6 } : { low: 1 / seats, high: 1 / seats + 0.1 };

/** Neighbours on the ladder, the former steady below it; the control is one of them against itself. */
function pairsOf(call: Call): readonly (readonly [hero: string, rival: string])[] {
  const given = call.text('pair');
  if (given !== undefined) {
    const [hero, rival, ...rest] = given.split(',').map((word) => word.trim());
    if (!hero || !rival || rest.length > 0)
      throw new Refusal(`--pair needs two opponents, for example steady,${FORMER}`);
    return [[hero, rival]];
  }
  const rungs = LADDER.map(({ id }) => id);
  return [['steady', FORMER], ...rungs.slice(1).map((id, place) => [id, rungs[place]] as const), ['steady', 'steady']];
}

function testOf(call: Call, seats: number): Interval {
  const given = call.text('test');
  if (given === undefined) return usualTest(seats);
  const [low, high] = given.split(',').map(Number);
  if (!(low > 0 && high > low && high < 1)) throw new Refusal('--test needs two shares, for example 0.5,0.6');
  return { low, high };
}

interface Wish {
  readonly opened: Opened;
  readonly job: ContestJob;
  readonly test: Interval;
  readonly results: Notebook<Block>;
  readonly blocks: number;
  readonly workers: number;
  readonly words: Words;
}

/** Plays until the test knows, or as many blocks as were asked for; the blocks that count. */
async function playContest(
  world: World,
  { opened, job, test, results, blocks, workers, words }: Wish,
): Promise<Block[]> {
  const perBlock = job.setup.seats.filter((kind) => kind === 'player').length;
  const seeds = Array.from({ length: blocks }, (_, k) => job.setup.seed + k);
  const played = (): Block[] => {
    const found = seeds.map((seed) => results.at(seed));
    const gap = found.indexOf(undefined);
    const known = (gap === -1 ? found : found.slice(0, gap)).filter((block) => block !== undefined);
    return known.slice(0, decidedAfter(known, test) ?? known.length);
  };
  const decided = (): boolean => decidedAfter(played(), test) !== undefined;
  const missing = seeds.flatMap((seed, k) => (results.at(seed) === undefined ? [{ first: k, games: 1 }] : []));
  if (decided() || missing.length === 0) return played();
  const progress = new Progress(world.err, words, missing.length * perBlock).begin();
  const stop = new AbortController();
  const forget = world.onInterrupt(() => stop.abort());
  await doWork(world, opened, job, {
    ranges: missing,
    workers: workers === 1 ? 0 : workers,
    signal: stop.signal,
    onDone(_range, block) {
      progress.add(perBlock);
      results.add(block.seed, block);
      return decided() ? 'stop' : 'go on';
    },
  });
  forget();
  progress.end();
  return played();
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const milliseconds = (value: number | undefined): string =>
  value === undefined ? '–' : value < 10 ? value.toFixed(1) : value.toFixed(0);

export interface Row {
  readonly hero: string;
  readonly rival: string;
  readonly seats: readonly SeatKind[];
  readonly seed: number;
  readonly engine: string;
  readonly test: Interval;
  readonly standing: Standing;
}

function cells({ hero, rival, standing }: Row, words: Words): string[] {
  const { games, share, low, high, points, rivalPoints, verdict, longest, ranOut } = standing;
  return [
    hero,
    rival,
    String(games),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
    words('ladder.verdict', { verdict }),
    `${points.toFixed(1)} : ${rivalPoints.toFixed(1)}`,
    `${milliseconds(standing.hero.p50)} / ${milliseconds(standing.hero.p95)}`,
    `${milliseconds(standing.rival.p50)} / ${milliseconds(standing.rival.p95)}`,
    String(longest),
    String(ranOut),
  ];
}

const heads = (words: Words): string[] => [
  words('ladder.hero'),
  words('ladder.rivals'),
  words('ladder.games'),
  words('ladder.share'),
  words('ladder.interval'),
  words('ladder.test'),
  words('ladder.points'),
  words('ladder.heroTime'),
  words('ladder.rivalTime'),
  words('ladder.longest'),
  words('ladder.ranOut'),
];

/** In a file, rows of several engines may stand beside each other. */
const withEngine = ([head, ...rows]: readonly (readonly string[])[], engine: string): string[][] => [
  [...head, 'engine'],
  ...rows.map((row) => [...row, engine]),
];

/** What gives the same table again. */
function commandOf(call: Call, game: string, seed: number): string {
  const given = ['pair', 'each', 'games', 'test'].flatMap((name) => {
    const value = call.text(name);
    return value === undefined ? [] : [`--${name} ${value}`];
  });
  const options = call.all('option').map((option) => `--option ${option}`);
  return [
    'npx roundhouse ladder',
    game,
    `--seats ${call.text('seats') ?? '2'}`,
    `--seed ${seed}`,
    ...given,
    ...options,
  ].join(' ');
}

/** The setups of a ladder: one, or one for every value of the option that `--each` names. */
function setupsOf(call: Call, game: Game, seats: readonly SeatKind[]): Setup[] {
  const options = readOptions(game, call.all('option'));
  const seed = call.whole('seed', REPORT_SEEDS, { min: 0 });
  const given = call.text('each');
  if (given === undefined) return [makeSetup(game, { seats, options, seed })];
  const [key, values] = given.split('=');
  const wanted = values?.split(',') ?? game.options.find((spec) => spec.key === key)?.values.map(String) ?? [];
  if (wanted.length === 0) throw new Refusal(`--each: ${game.title} has no option ${key}`);
  return wanted.map((value) =>
    makeSetup(game, { seats, options: { ...options, ...readOptions(game, [`${key}=${value}`]) }, seed }),
  );
}

/** `--ratings`: nothing is played; what is kept becomes one table. */
function showRatings(call: Call, world: World, game: Game): number {
  const file = call.text('results');
  if (file === undefined) throw new Refusal('--ratings needs --results, a file that earlier runs have written');
  const { engine, contests } = keptContests(file, game);
  const ratings = rateContests(contests, USUAL);
  const table = (words: Words): string[][] => [
    [words('ladder.hero'), words('ladder.rating'), words('ladder.reach'), words('ladder.games')],
    ...ratings.map(({ name, rating, reach, games }) => [name, rating.toFixed(0), reach.toFixed(0), String(games)]),
  ];
  const markdown = call.text('md');
  if (markdown !== undefined)
    rewriteTable(markdown, `${game.id}, ratings`, withEngine(table(wordsIn('en')), engine), {
      command: `npx roundhouse ladder ${game.id} --ratings --results ${basename(file)}`,
      keepOthers: false,
    });
  const words = wordsIn(call.language);
  if (call.json) world.out.write(`${jsonText({ game: game.id, engine, ratings }, 2)}\n`);
  else world.out.write(`${columns(table(words))}\n\n${words('ladder.ratingsNote', { engine, anchor: USUAL })}\n`);
  return OK;
}

export async function run(call: Call, world: World): Promise<number> {
  const opened = await openGame(world, call.positionals[0], call.text('edition'));
  const { game } = opened;
  if (call.has('ratings')) return showRatings(call, world, game);
  const seats = companyOf(game, call.text('seats') ?? '2');
  const setups = setupsOf(call, game, seats);
  const [{ seed }] = setups;
  const players = seats.filter((kind) => kind === 'player').length;
  const blocks = Math.ceil(call.whole('games', 400, { min: 1 }) / players);
  const workers = call.whole('workers', 1, { min: 1, max: MOST_WORKERS });
  const test = testOf(call, seats.length);
  const words = wordsIn(call.language);
  const engine = engineHash(game.id);
  const jobs = setups.flatMap((setup) =>
    pairsOf(call).map(([hero, rival]): ContestJob => ({ kind: 'contest', setup, hero, rival })),
  );
  const rows: Row[] = [];
  for (const job of jobs) {
    await openContest(opened, job);
    const results = new Notebook(call.text('results'), contestName(job, engine), blockSchema);
    const played = await playContest(world, { opened, job, test, results, blocks, workers, words });
    if (played.length === 0) break;
    const rival = rivalName(game, job.setup, job.rival);
    rows.push({ hero: job.hero, rival, seats, seed, engine, test, standing: standingOf(played, test) });
  }
  const markdown = call.text('md');
  if (markdown !== undefined)
    rewriteTable(
      markdown,
      `${game.id}, ${seats.join(' ')}`,
      withEngine([heads(wordsIn('en')), ...rows.map((row) => cells(row, wordsIn('en')))], engine),
      { command: commandOf(call, game.id, seed), keepOthers: true },
    );
  if (call.json) world.out.write(`${jsonText({ game: game.id, setup: setups[0], workers, rows }, 2)}\n`);
  else {
    const note = words('ladder.note', {
      low: percent(test.low),
      high: percent(test.high),
      seed,
      engine,
      fair: percent(1 / seats.length),
    });
    world.out.write(`${columns([heads(words), ...rows.map((row) => cells(row, words))])}\n\n${note}\n`);
  }
  return OK;
}
