/** Whether players of any mix of levels bring every game to its end: the longest of many. */
import * as z from 'zod/mini';
import { canonical, columns, type Game } from '../../kernel/index.ts';
import { canSit, LADDER } from '../../players/ladder.ts';
import { MOST_TURNS } from '../../players/mixture.ts';
import type { Call } from '../call.ts';
import { FAILED, OK, Refusal } from '../exit.ts';
import { engineHash } from '../ladder/results.ts';
import { openGame, readOptions } from '../opening.ts';
import type { StallsJob } from '../pool/job.ts';
import { Notebook } from '../pool/notebook.ts';
import { workThrough } from '../pool/resumable.ts';
import { jsonText } from '../terminal.ts';
import { wordsIn } from '../words.ts';
import type { World } from '../world.ts';

const gameSchema = z.object({ seed: z.number(), levels: z.array(z.string()), turns: z.number() });
const GAMES_PER_PIECE = 20;
const SHOWN = 10;
/** Apart from seeds of reports and of learning. */
const SEEDS = 700_000;

export function levelsOf(game: Game, given: string): string[] {
  const levels = given.split(',').map((word) => word.trim());
  const unknown = levels.find((level) => !canSit(game, level));
  if (unknown === undefined) return levels;
  throw new Refusal(`--levels: "${unknown}" is not one of ${LADDER.map(({ id }) => id).join(', ')}, quick`);
}

export async function run(call: Call, world: World): Promise<number> {
  const opened = await openGame(world, call.positionals[0], call.text('edition'));
  const { game } = opened;
  const words = wordsIn(call.language);
  const job: StallsJob = {
    kind: 'stalls',
    options: readOptions(game, call.all('option')),
    seed: call.whole('seed', SEEDS, { min: 0 }),
    levels: levelsOf(game, call.text('levels') ?? 'random,quick,novice'),
  };
  const pieces = Math.ceil(call.whole('games', 1000, { min: 1 }) / GAMES_PER_PIECE);
  const run = canonical({ ...job, edition: game.edition, engine: engineHash(game.id) });
  const notebook = new Notebook(call.text('results'), run, gameSchema);
  const workers = call.whole('workers', 1, { min: 1, max: 256 });
  const longest = await workThrough(world, { opened, job, notebook, pieces, size: GAMES_PER_PIECE, workers, words });
  const games = longest.length * GAMES_PER_PIECE;
  const shown = [...longest].sort((a, b) => b.turns - a.turns).slice(0, SHOWN);
  const endless = longest.filter(({ turns }) => turns >= MOST_TURNS).length;
  if (call.json) world.out.write(`${jsonText({ game: game.id, games, endless, longest: shown }, 2)}\n`);
  else {
    const rows = shown.map(({ turns, seed, levels }) => [String(turns), String(seed), levels.join(',')]);
    const heads = [words('stalls.turns'), words('stalls.seed'), words('stalls.levels')];
    world.out.write(`${columns([heads, ...rows])}\n\n${words('stalls.note', { games, endless })}\n`);
  }
  return endless === 0 ? OK : FAILED;
}
