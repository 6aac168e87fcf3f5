/**
 * Frozen opponents: the players, rules and evaluations of one commit in one file, so that today's can be measured against them however the
 * house changes. `players/former/` keeps those of the old `steady`; any other commit is bundled when it is asked for.
 *
 * A bundle and not a copy of the sources: nobody has to keep it up to date with the house, and nothing of it is found twice when somebody
 * looks for the code of today. It thinks with its own rules about the views and moves of the present ones, so it works as long as those keep their form.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game } from '../../kernel/index.ts';
import { type Player, questionAbout } from '../../players/player.ts';
import { Refusal } from '../exit.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Inside `node_modules`, where packages are found and nothing is under version control. */
const cache = join(root, 'node_modules', '.cache', 'roundhouse-frozen');

/** What a bundle exports. */
interface Frozen {
  open(edition: unknown): Game;
  playerNamed(id: string): Player | undefined;
}

/** Words, boards and component data have no part in thinking. */
const WITHOUT = [
  {
    filter: /[/\\]text[/\\](en|de|pl)\.ts$/,
    contents: (file: string) => `export const ${basename(file, '.ts')} = {};`,
  },
  { filter: /[/\\]standard\.json$/, contents: () => 'export default {};' },
  {
    filter: /[/\\]games[/\\][^/\\]+[/\\]describe\.ts$/,
    contents: () => 'export const describeMove = () => undefined;',
  },
  { filter: /[/\\]games[/\\][^/\\]+[/\\]print\.ts$/, contents: () => 'export const printView = () => "";' },
];

/** Bundles what thinks about a game in a source tree. */
async function bundle(sources: string, game: string, name: string, outfile: string): Promise<void> {
  const { build } = await import('esbuild').catch(() => {
    throw new Refusal('a frozen opponent is bundled with esbuild, which is not installed here');
  });
  await build({
    stdin: {
      contents: `
        import { GAMES } from './games/registry.ts';
        const module = await GAMES.find(({ id }) => id === ${JSON.stringify(game)}).load();
        export const open = module.open;
        export { playerNamed } from './players/ladder.ts';`,
      resolveDir: sources,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    minify: true,
    external: ['zod', 'zod/*', '@noble/*', 'intl-messageformat'],
    banner: { js: `// The opponents of ${game} as of commit ${name}, made by "npm run freeze". Not edited.` },
    logLevel: 'error',
    plugins: [
      {
        name: 'only what thinks',
        setup(building) {
          building.onLoad({ filter: /[/\\]games[/\\]registry\.ts$/ }, () => ({
            contents: `export const GAMES = [{ id: ${JSON.stringify(game)}, load: async () => Object.values(game).find((value) => value?.id === ${JSON.stringify(game)}) }]; import * as game from './${game}/index.ts';`,
            loader: 'js',
          }));
          for (const { filter, contents } of WITHOUT)
            building.onLoad({ filter }, ({ path }) => ({ contents: contents(path), loader: 'js' }));
        },
      },
    ],
  });
}

const git = (...words: string[]): string => {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch {
    throw new Refusal(`no such commit: git ${words.join(' ')} failed`);
  }
};

/** Writes the opponents of a commit for one game; the name of the commit. */
export async function freeze(commit: string, game: string, outfile: string): Promise<string> {
  const name = git('rev-parse', '--short=10', `${commit}^{commit}`);
  const sources = join(cache, `sources-${name}-${game}-${process.pid}`);
  mkdirSync(sources, { recursive: true });
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', name, 'kernel', 'games', 'players'], {
      cwd: root,
      maxBuffer: 1 << 30,
    });
    execFileSync('tar', ['-x', '-C', sources], { input: archive });
    await bundle(sources, game, name, outfile);
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
  return name;
}

const load = async (file: string): Promise<Frozen> => import(pathToFileURL(file).href);

function thinkingAs(id: string, level: string, { open, playerNamed }: Frozen, edition: unknown): Player {
  const player = playerNamed(level);
  if (player === undefined) throw new Refusal(`${id}: there was no opponent "${level}"`);
  const game = open(edition);
  return {
    id,
    choose: (question) => player.choose({ ...question, ...questionAbout({ ...question, game }, question.view) }),
  };
}

/** The steady of version 0.1, with which every ladder begins. */
export const FORMER = 'former';
export const formerFile = (game: string): string => join(root, 'players', 'former', `${game}.mjs`);

/** The rules and evaluations of 0.1: for tests whose games should not change with every better evaluation. */
export const formerGame = async (game: string, edition: unknown): Promise<Game> =>
  (await load(formerFile(game))).open(edition);

/** The file of a frozen opponent; bundled first where it has to be. */
async function fileOf(commit: string, game: string): Promise<string> {
  if (commit === FORMER) {
    if (existsSync(formerFile(game))) return formerFile(game);
    throw new Refusal(`there is no former opponent for ${game}`);
  }
  const name = git('rev-parse', '--short=10', `${commit}^{commit}`);
  const file = join(cache, `${game}-${name}.mjs`);
  if (!existsSync(file)) await freeze(commit, game, file);
  return file;
}

/** `former` (short for `steady@former`) or `level@commit`; undefined for every other name. */
export async function frozenPlayer(id: string, game: string, edition: unknown): Promise<Player | undefined> {
  const [level, commit] = (id === FORMER ? `steady@${FORMER}` : id).split('@');
  if (commit === undefined) return undefined;
  return thinkingAs(id, level, await load(await fileOf(commit, game)), edition);
}
