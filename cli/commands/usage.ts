/** How often a level does everything that can be done. */
import * as z from 'zod/mini';
import { canonical, columns, makeSetup } from '../../kernel/index.ts';
import { type Count, sumUsage, type UsageReport } from '../../players/usage.ts';
import type { Call } from '../call.ts';
import { OK, Refusal } from '../exit.ts';
import { companyOf } from '../ladder/company.ts';
import { engineHash } from '../ladder/results.ts';
import { rewriteTable } from '../ladder/table.ts';
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

/** So many values of a field are written out; of more (the hexes of a map) it is said how many were used. */
const WRITTEN_OUT = 40;

/** A row for each kind of move: how often, and how often with each thing that it names; last what was open and never done. */
function rowsForFile({ games, moves, details }: UsageReport, words: Words): string[][] {
  const often = (times: number): string => perGame(times, games);
  const fieldsOf = (type: string): Map<string, [value: string, count: Count][]> => {
    const fields = new Map<string, [value: string, count: Count][]>();
    for (const [name, count] of Object.entries(details).sort(byUse)) {
      if (!name.startsWith(`${type} `)) continue;
      const [field, value] = name.slice(type.length + 1).split('=');
      fields.set(field, [...(fields.get(field) ?? []), [value, count]]);
    }
    return fields;
  };
  const written = (found: readonly string[], all: number, field: string): string =>
    found.length === 0
      ? ''
      : all > WRITTEN_OUT
        ? `${field}: ${found.length} / ${all}`
        : `${field}: ${found.join(', ')}`;
  return Object.entries(moves)
    .sort(byUse)
    .map(([type, { offered, done }]) => {
      const named = [...fieldsOf(type)].map(([field, values]) => ({
        done: written(
          values.flatMap(([value, count]) => (count.done > 0 ? [`${value} ${often(count.done)}`] : [])),
          values.length,
          field,
        ),
        never: written(
          values.flatMap(([value, count]) => (count.done === 0 ? [`${value} (${often(count.offered)})`] : [])),
          values.length,
          field,
        ),
      }));
      const together = (which: 'done' | 'never'): string =>
        named
          .map((each) => each[which])
          .filter(Boolean)
          .join('; ');
      return [
        type,
        often(done),
        often(offered),
        together('done'),
        done === 0 ? words('usage.never') : together('never'),
      ];
    });
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
  const engine = engineHash(game.id);
  const job: UsageJob = { kind: 'usage', setup, level };
  const notebook = new Notebook(
    call.text('results'),
    canonical({ ...job, edition: game.edition, engine }),
    usageSchema,
  );
  const pieces = call.whole('games', 20, { min: 1 });
  const workers = call.whole('workers', 1, { min: 1, max: 256 });
  const usage = sumUsage(await workThrough(world, { opened, job, notebook, pieces, size: 1, workers, words }));
  const markdown = call.text('md');
  if (markdown !== undefined && usage.games > 0) {
    const english = wordsIn('en');
    const heads = [
      english('usage.what'),
      english('usage.done'),
      english('usage.offered'),
      english('usage.named'),
      english('usage.never'),
    ];
    const options = call.all('option');
    const command = [
      `npx roundhouse usage ${game.id} --levels ${level} --seats ${setup.seats.length}`,
      ...options.map((option) => `--option ${option}`),
      `--games ${usage.games} --seed ${setup.seed}`,
    ].join(' ');
    // Games with other options are other games: they have a table of their own.
    const name = [`${game.id}, usage`, ...options].join(', ');
    rewriteTable(markdown, name, [heads, ...rowsForFile(usage, english)], {
      command: `${command}, engine ${engine}`,
      keepOthers: false,
    });
  }
  if (call.json) world.out.write(`${jsonText({ game: game.id, level, setup, ...usage }, 2)}\n`);
  else if (usage.games > 0)
    world.out.write(`${table(usage, words)}\n\n${words('usage.note', { level, games: usage.games })}\n`);
  return OK;
}
