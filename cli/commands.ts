/** The table of commands. Help, checking of arguments and the menu of commands all come out of it. */
import type { Call, CommandRow, OptionRow } from './call.ts';
import type { World } from './world.ts';

export type Run = (call: Call, world: World) => Promise<number>;
export interface Command extends CommandRow {
  /** An example for help. */
  readonly example: string;
  load(): Promise<{ readonly run: Run }>;
}

export const OPTIONS = {
  seats: { value: 'a,b,…' },
  option: { value: 'key=value', multiple: true },
  seed: { value: 'n' },
  edition: { value: 'my.json' },
  resume: { value: 'file' },
  save: { value: 'file' },
  names: { value: 'a,b,…' },
  open: {},
  'take-over': {},
  games: { value: 'n' },
  workers: { value: 'n' },
  out: { value: 'file', short: 'o' },
  first: { value: 'k' },
  thoroughness: { value: '0…1' },
  'play-seed': { value: 'n' },
  check: { value: 'id' },
  choices: { value: 'a,b,…' },
  pair: { value: 'a,b' },
  each: { value: 'key=a,b,…' },
  ratings: {},
  test: { value: 'low,high' },
  results: { value: 'file' },
  levels: { value: 'a,b,…' },
  what: { value: 'priors|worths|value|figures' },
  share: { value: '0…1' },
  md: { value: 'file' },
  rounds: { value: 'n' },
  'with-rival': {},
  tables: { value: 'n' },
  seconds: { value: 'n' },
  idle: { value: 'n' },
  part: { value: 'live|opening|idle' },
  database: { value: 'sqlite|postgres' },
  port: { value: 'n' },
  host: { value: 'address' },
  data: { value: 'folder' },
  address: { value: 'https://…' },
  'trust-proxy': { value: 'loopback|private|ip,…' },
  log: { value: 'info|warn|error|silent' },
  'no-page': {},
  'think-ahead': {},
  lang: { value: 'en|de|pl' },
  json: {},
  help: { short: 'h' },
} as const satisfies Record<string, OptionRow>;
export type OptionName = keyof typeof OPTIONS;

const EVERY = ['lang', 'json', 'help'] as const;
const SETTING = ['seats', 'option', 'seed', 'edition'] as const;

const command = <Name extends string>(
  name: Name,
  takes: readonly string[],
  options: readonly OptionName[],
  example: string,
  load: Command['load'],
): Command & { readonly name: Name } => ({ name, takes, options: [...options, ...EVERY], example, load });

export const COMMANDS = [
  command(
    'play',
    ['[game]'],
    [...SETTING, 'names', 'open', 'save', 'resume', 'take-over'],
    'play steamrollers --seats human,steady',
    () => import('./commands/play.ts'),
  ),
  command('games', ['[game]'], ['edition'], 'games steamrollers', () => import('./commands/games.ts')),
  command(
    'simulate',
    ['<game>'],
    [...SETTING, 'games', 'workers'],
    'simulate steamrollers --seats steady,random,random,random --games 400',
    () => import('./commands/simulate.ts'),
  ),
  command(
    'ladder',
    ['<game>'],
    [...SETTING, 'pair', 'each', 'games', 'test', 'workers', 'results', 'ratings', 'md'],
    'ladder steamrollers --seats 4 --pair steady,former --results ladder.jsonl',
    () => import('./commands/ladder.ts'),
  ),
  command(
    'usage',
    ['<game>'],
    [...SETTING, 'levels', 'games', 'workers', 'results', 'md'],
    'usage steamrollers --levels expert --seats 4 --games 40',
    () => import('./commands/usage.ts'),
  ),
  command(
    'stalls',
    ['<game>'],
    ['option', 'seed', 'edition', 'levels', 'games', 'workers', 'results'],
    'stalls autobahn --levels random,quick,novice,steady --games 10000 --results stalls.jsonl',
    () => import('./commands/stalls.ts'),
  ),
  command(
    'train',
    ['<game>'],
    [...SETTING, 'what', 'share', 'levels', 'games', 'workers', 'results', 'out'],
    'train steamrollers --levels skilled --games 200 --results lessons.jsonl --out games/steamrollers/priors.json',
    () => import('./commands/train.ts'),
  ),
  command(
    'tune',
    ['<game>'],
    [...SETTING, 'levels', 'games', 'results', 'out'],
    'tune steamrollers --levels novice --games 200 --results tune.jsonl --out weights.json',
    () => import('./commands/tune.ts'),
  ),
  command(
    'record',
    ['<game>'],
    [...SETTING, 'out'],
    'record steamrollers --seats skilled,novice --seed 7 --out game.roundhouse.json',
    () => import('./commands/record.ts'),
  ),
  command('verify', ['<file…>'], [], 'verify *.roundhouse.json', () => import('./commands/verify.ts')),
  command(
    'transcript',
    ['<file>'],
    [],
    'transcript game.roundhouse.json --lang de',
    () => import('./commands/transcript.ts'),
  ),
  command(
    'analyse',
    ['<file>'],
    ['workers', 'results'],
    'analyse game.roundhouse.json --workers 4 --results analysis.jsonl',
    () => import('./commands/analyse.ts'),
  ),
  command('engine', ['<game>'], ['edition'], 'engine steamrollers', () => import('./commands/engine.ts')),
  command(
    'conform',
    ['<game>'],
    [
      'games',
      'seed',
      'first',
      'thoroughness',
      'workers',
      'edition',
      'seats',
      'option',
      'play-seed',
      'check',
      'choices',
    ],
    'conform steamrollers --games 100000 --thoroughness 0.01',
    () => import('./commands/conform.ts'),
  ),
  command(
    'bench',
    ['[game|server]'],
    ['rounds', 'edition', 'with-rival', 'tables', 'seconds', 'idle', 'database', 'part'],
    'bench server --tables 200',
    () => import('./commands/bench.ts'),
  ),
  command('backup', ['<file>'], ['data'], 'backup station.roundhouse-backup', () => import('./commands/backup.ts')),
  command(
    'restore',
    ['<file>'],
    ['data'],
    'restore station.roundhouse-backup --data new-folder',
    () => import('./commands/backup.ts'),
  ),
  command(
    'serve',
    [],
    ['port', 'host', 'data', 'address', 'trust-proxy', 'log', 'no-page', 'think-ahead'],
    'serve --host 0.0.0.0 --port 8080 --data /var/lib/roundhouse',
    () => import('./commands/serve.ts'),
  ),
] as const;
export type CommandName = (typeof COMMANDS)[number]['name'];
