/** How often a level does everything that can be done. */
import * as z from 'zod/mini';
import { canonical, columns, makeSetup } from '../../kernel/index.ts';
import { type Count, sumUsage, type UsageReport } from '../../players/usage.ts';
import type { Call } from '../call.ts';
import { OK, Refusal } from '../exit.ts';
import { companyOf } from '../ladder/company.ts';
import { engineHash } from '../ladder/results.ts';
import { openGame, readOptions } from '../opening.ts';
import type { UsageJob } from '../pool/job.ts';
import { Notebook } from '../pool/notebook.ts';
import { workThrough } from '../pool/resumable.ts';
import { jsonText } from '../terminal.ts';
import { type Words, wordsIn } from '../words.ts';
import type { World } from '../world.ts';
import { levelsOf } from './stalls.ts';

const counts = z.record(z.string(), z.object({ offered: z.number(), done: z.number() }));
const usageSchema = z.object({
  games: z.number(),
  moves: counts,
  details: counts,
  events: z.record(z.string(), z.number()),
});
const SEEDS = 600_000;

const perGame = (times: number, games: number): string => (times / games).toFixed(times / games < 1 ? 2 : 1);

const byUse = ([a, one]: [string, Count], [b, two]: [string, Count]): number => two.done - one.done || (a < b ? -1 : 1);

function table({ games, moves, details }: UsageReport, words: Words): string {
  const row = ([name, { offered, done }]: [string, Count]): string[] => [
    name,
    perGame(done, games),
    perGame(offered, games),
    done === 0 ? words('usage.never') : '',
  ];
  return columns([
    [words('usage.what'), words('usage.done'), words('usage.offered'), ''],
    ...Object.entries(moves).sort(byUse).map(row),
    ...Object.entries(details).sort(byUse).map(row),
  ]);
}

export async function run(call: Call, world: World): Promise<number> {
  const opened = await openGame(world, call.positionals[0], call.text('edition'));
  const { game } = opened;
  const words = wordsIn(call.language);
  const [level, ...others] = levelsOf(game, call.text('levels') ?? 'expert');
  if (others.length > 0) throw new Refusal('usage looks at one level: --levels expert');
  const setup = makeSetup(game, {
    seats: companyOf(game, call.text('seats') ?? '4'),
    options: readOptions(game, call.all('option')),
    seed: call.whole('seed', SEEDS, { min: 0 }),
  });
  const job: UsageJob = { kind: 'usage', setup, level };
  const notebook = new Notebook(
    call.text('results'),
    canonical({ ...job, edition: game.edition, engine: engineHash(game.id) }),
    usageSchema,
  );
  const pieces = call.whole('games', 20, { min: 1 });
  const workers = call.whole('workers', 1, { min: 1, max: 256 });
  const usage = sumUsage(await workThrough(world, { opened, job, notebook, pieces, size: 1, workers, words }));
  if (call.json) world.out.write(`${jsonText({ game: game.id, level, setup, ...usage }, 2)}\n`);
  else if (usage.games > 0)
    world.out.write(`${table(usage, words)}\n\n${words('usage.note', { level, games: usage.games })}\n`);
  return OK;
}
