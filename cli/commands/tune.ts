/**
 * Tries other weights for the parts of a game's evaluation, one part at a time, up and down, in paired matches against the best weights so
 * far. A change is kept when a match says it is stronger; every match is written down, so a run that was stopped goes on.
 */
import * as z from 'zod/mini';
import { canonical, columns, type Game, makeSetup } from '../../kernel/index.ts';
import { playBlock } from '../../players/contest.ts';
import { playerNamed } from '../../players/ladder.ts';
import type { Player } from '../../players/player.ts';
import { mean, sequentialTest, type Verdict } from '../../players/statistics.ts';
import { withWeights } from '../../players/weighted.ts';
import type { Call } from '../call.ts';
import { OK, Refusal } from '../exit.ts';
import { companyOf } from '../ladder/company.ts';
import { engineHash } from '../ladder/results.ts';
import { openGame, readOptions } from '../opening.ts';
import { Notebook } from '../pool/notebook.ts';
import { Progress } from '../progress.ts';
import { jsonText } from '../terminal.ts';
import { wordsIn } from '../words.ts';
import type { World } from '../world.ts';
import { writeFileWhole } from '../write-file.ts';
import { levelsOf } from './stalls.ts';

const FACTORS = [1.3, 0.75];
/** Apart from those of reports and of learning. */
const SEEDS = 200_000;

const trialSchema = z.object({
  worth: z.string(),
  factor: z.number(),
  games: z.number(),
  share: z.number(),
  verdict: z.enum(['stronger', 'not stronger', 'open']),
});
type Trial = z.infer<typeof trialSchema>;
type Weights = Readonly<Record<string, number>>;

interface Match {
  readonly game: Game;
  readonly level: Player;
  readonly setup: ReturnType<typeof makeSetup>;
  readonly blocks: number;
}

/** Seed blocks of the same luck until the test knows, or as many as there may be. */
function tryOut(
  { game, level, setup, blocks }: Match,
  weights: Weights,
  best: Weights,
  first: number,
): Omit<Trial, 'worth' | 'factor'> {
  const hero = withWeights(level, weights, `${level.id}, new`);
  const rival = withWeights(level, best, level.id);
  const players = setup.seats.length;
  const shares: number[] = [];
  let verdict: Verdict = 'open';
  while (verdict === 'open' && shares.length < blocks) {
    shares.push(mean(playBlock({ game, setup, hero, rival, now: () => 0 }, first + shares.length).shares));
    verdict = sequentialTest(shares, { low: 1 / players, high: 1 / players + 0.08 }, players).verdict;
  }
  return { games: shares.length * players, share: mean(shares), verdict };
}

export async function run(call: Call, world: World): Promise<number> {
  const opened = await openGame(world, call.positionals[0], call.text('edition'));
  const { game } = opened;
  const words = wordsIn(call.language);
  if (game.worths.length < 2) throw new Refusal(`${game.title} does not tell the parts of its evaluation apart`);
  const [id] = levelsOf(game, call.text('levels') ?? 'novice');
  const level = playerNamed(id);
  if (level === undefined) throw new Refusal(`no such opponent: ${id}`);
  const setup = makeSetup(game, {
    seats: companyOf(game, call.text('seats') ?? '2'),
    options: readOptions(game, call.all('option')),
    seed: call.whole('seed', SEEDS, { min: 0 }),
  });
  const blocks = Math.ceil(call.whole('games', 200, { min: 1 }) / setup.seats.length);
  const engine = engineHash(game.id);
  const notebook = new Notebook(call.text('results'), canonical({ setup, id, blocks, engine }), trialSchema);
  const plan = game.worths.flatMap((worth) => FACTORS.map((factor) => ({ worth, factor })));
  const progress = new Progress(world.err, words, plan.length).begin();
  let best: Weights = {};
  const trials = plan.map(({ worth, factor }, place): Trial => {
    const weights = { ...best, [worth]: (best[worth] ?? 1) * factor };
    const known = notebook.at(place);
    const trial = known ?? {
      worth,
      factor: weights[worth],
      ...tryOut({ game, level, setup, blocks }, weights, best, place * blocks),
    };
    if (known === undefined) notebook.add(place, trial);
    if (trial.verdict === 'stronger') best = weights;
    progress.add(1);
    return trial;
  });
  progress.end();
  const from = `${trials.length} matches of ${id}, up to ${blocks * setup.seats.length} games each, seeds from ${setup.seed}, engine ${engine}`;
  const file = call.text('out');
  if (file !== undefined) writeFileWhole(file, `${JSON.stringify({ from, weights: best }, undefined, 2)}\n`);
  if (call.json) world.out.write(`${jsonText({ game: game.id, from, weights: best, trials }, 2)}\n`);
  else {
    const rows = trials.map(({ worth, factor, games, share, verdict }) => [
      worth,
      factor.toFixed(2),
      String(games),
      `${(100 * share).toFixed(1)} %`,
      words('ladder.verdict', { verdict }),
    ]);
    const heads = [
      words('tune.part'),
      words('tune.factor'),
      words('ladder.games'),
      words('ladder.share'),
      words('ladder.test'),
    ];
    world.out.write(`${columns([heads, ...rows])}\n\n${from}\n`);
  }
  return OK;
}
