/**
 * Learns a game's move priors from a player's own games and promotes them by a match: quick with the new ones against quick with the present
 * ones. What does not win is not kept.
 */
import * as z from 'zod/mini';
import { canonical, type Game, makeSetup, type PriorTable, priorsBy } from '../../kernel/index.ts';
import { playBlock } from '../../players/contest.ts';
import { fitOf, fitWeights, joinLessons, type Lesson, tableOf } from '../../players/learning/imitation.ts';
import type { Player } from '../../players/player.ts';
import { quick } from '../../players/quick.ts';
import { blockInterval, mean, sequentialTest, type Verdict } from '../../players/statistics.ts';
import type { Call } from '../call.ts';
import { OK, Refusal } from '../exit.ts';
import { companyOf } from '../ladder/company.ts';
import { engineHash } from '../ladder/results.ts';
import { openGame, readOptions } from '../opening.ts';
import type { LessonJob } from '../pool/job.ts';
import { Notebook } from '../pool/notebook.ts';
import { workThrough } from '../pool/resumable.ts';
import { Progress } from '../progress.ts';
import { jsonText } from '../terminal.ts';
import { type Words, wordsIn } from '../words.ts';
import type { World } from '../world.ts';
import { writeFileWhole } from '../write-file.ts';
import { levelsOf } from './stalls.ts';

const lessonSchema = z.object({
  names: z.array(z.string()),
  samples: z.array(z.object({ classes: z.array(z.array(z.number())), chosen: z.number() })),
});
/** Apart from seeds of reports, and of each other. */
const LEARNING_SEEDS = 100_000;
const MATCH_SEEDS = 150_000;
/** One lesson in so many is not learnt from and shows how much was learnt. */
const HELD_BACK = 7;
const MOST_BLOCKS = 300;

/** The player as it would be with other priors. */
const withPriors = (player: Player, game: Game, table: PriorTable): Player => {
  const other: Game = { ...game, priors: priorsBy(table, game.progress, game.aspect) };
  return { id: `${player.id}, new`, choose: (question) => player.choose({ ...question, game: other }) };
};

interface Promotion {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: Verdict;
}

/** Seed blocks at a table of two until the test knows. */
function promotion(world: World, game: Game, table: PriorTable, words: Words): Promotion {
  const setup = makeSetup(game, { seats: companyOf(game, '2'), seed: MATCH_SEEDS });
  const hero = withPriors(quick, game, table);
  const shares: number[] = [];
  const progress = new Progress(world.err, words, 2 * MOST_BLOCKS).begin();
  let verdict: Verdict = 'open';
  while (verdict === 'open' && shares.length < MOST_BLOCKS) {
    const block = playBlock({ game, setup, hero, rival: quick, now: () => 0 }, shares.length);
    shares.push(mean(block.shares));
    progress.add(2);
    verdict = sequentialTest(shares, { low: 0.5, high: 0.56 }, 2).verdict;
  }
  progress.end();
  return { games: 2 * shares.length, share: mean(shares), ...blockInterval(shares, 2), verdict };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export async function run(call: Call, world: World): Promise<number> {
  const opened = await openGame(world, call.positionals[0], call.text('edition'));
  const { game } = opened;
  const words = wordsIn(call.language);
  const [teacher, ...others] = levelsOf(game, call.text('levels') ?? 'attentive');
  if (others.length > 0) throw new Refusal('train learns from one level: --levels skilled');
  const seed = call.whole('seed', LEARNING_SEEDS, { min: 0 });
  const games = call.whole('games', 40, { min: 2 });
  const job: LessonJob = { kind: 'lesson', options: readOptions(game, call.all('option')), seed, teacher };
  const engine = engineHash(game.id);
  const notebook = new Notebook(
    call.text('results'),
    canonical({ ...job, edition: game.edition, engine }),
    lessonSchema,
  );
  const workers = call.whole('workers', 1, { min: 1, max: 256 });
  const lessons = await workThrough<'lesson'>(world, { opened, job, notebook, pieces: games, size: 1, workers, words });
  if (lessons.length < games) return OK;
  const all = joinLessons(lessons);
  const learnt = (part: (k: number) => boolean): Lesson => {
    const taken = joinLessons(lessons.filter((_, k) => part(k)));
    const places = taken.names.map((name) => all.names.indexOf(name));
    return {
      names: all.names,
      samples: taken.samples.map(({ classes, chosen }) => ({
        classes: classes.map((of) => of.map((number) => places[number])),
        chosen,
      })),
    };
  };
  const fit = fitOf(learnt((k) => k % HELD_BACK === 0).samples, fitWeights(learnt((k) => k % HELD_BACK !== 0)));
  const from = `${games} games of ${teacher} against itself, seeds from ${seed}, ${all.samples.length} decisions, engine ${engine}`;
  const table = tableOf(all, fitWeights(all), from);
  const match = promotion(world, game, table, words);
  const file = call.text('out');
  const won = match.verdict === 'stronger';
  if (file !== undefined && won) writeFileWhole(file, `${JSON.stringify(table, undefined, 2)}\n`);
  if (call.json) {
    world.out.write(`${jsonText({ game: game.id, from, fit, match, kept: won && file !== undefined }, 2)}\n`);
    return OK;
  }
  const told = words('train.fit', {
    from,
    first: percent(fit.first),
    known: Math.exp(fit.known).toFixed(3),
    chance: Math.exp(fit.chance).toFixed(3),
  });
  const result = words('train.match', {
    games: match.games,
    share: percent(match.share),
    low: percent(match.low),
    high: percent(match.high),
    verdict: match.verdict,
  });
  const end = won
    ? file === undefined
      ? words('train.where')
      : words('train.kept', { file })
    : words('train.dropped');
  world.out.write(`${told}\n${result}\n${end}\n`);
  return OK;
}
