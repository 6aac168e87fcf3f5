import { columns } from '../../kernel/index.ts';
import { type GameFigures, measureGame, measurePlayouts, type Speed } from '../bench/measure.ts';
import { fetchRival, openRival } from '../bench/rival.ts';
import type { Call } from '../call.ts';
import { FAILED, OK, Refusal } from '../exit.ts';
import { openGame } from '../opening.ts';
import { jsonText } from '../terminal.ts';
import { type Words, wordsIn } from '../words.ts';
import type { World } from '../world.ts';

interface Measured extends GameFigures {
  readonly game: string;
  readonly title: string;
  /** Decisions per second by those of boardgame.io's faster way. */
  readonly ratio?: number | undefined;
}
interface Rival {
  readonly reducer: Speed;
  readonly client: Speed;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const fine = (value: number): string => value.toFixed(2);

const speedCells = ({ gamesPerSecond, decisionsPerSecond, decisionsPerGame }: Speed): string[] => [
  whole(gamesPerSecond),
  whole(decisionsPerSecond),
  whole(decisionsPerGame),
];

function table(measured: readonly Measured[], rival: Rival | undefined, words: Words): string {
  const rivals =
    rival === undefined
      ? []
      : ([
          ['reducer', rival.reducer],
          ['client', rival.client],
        ] as const);
  return columns([
    [
      words('bench.what'),
      words('bench.games'),
      words('bench.decisions'),
      words('bench.length'),
      words('bench.clone'),
      words('bench.movesMean'),
      words('bench.movesWorst'),
      words('bench.movesCrowded'),
      words('bench.rollouts'),
      words('bench.quick'),
      words('bench.ratio'),
    ],
    ...measured.map((figures) => [
      `${figures.title} (${figures.seats})`,
      ...speedCells(figures),
      fine(figures.cloneMicroseconds),
      fine(figures.movesMeanMicroseconds),
      fine(figures.movesWorstMicroseconds),
      figures.movesCrowdedMicroseconds === undefined ? '' : fine(figures.movesCrowdedMicroseconds),
      whole(figures.rolloutsPerSecond),
      whole(figures.quickGamesPerSecond),
      figures.ratio === undefined ? '' : `${figures.ratio.toFixed(1)} ×`,
    ]),
    ...rivals.map(([way, speed]) => [`boardgame.io ${way} (4)`, ...speedCells(speed)]),
  ]);
}

/** boardgame.io is fetched once, when somebody asks for it. */
function fetchedRival(world: World, words: Words): void {
  if (openRival() !== undefined) return;
  world.err.write(`${words('bench.fetching')}\n`);
  if (!fetchRival()) throw new Refusal(words('bench.notFetched'), FAILED);
}

export async function run(call: Call, world: World): Promise<number> {
  const words = wordsIn(call.language);
  if (call.positionals[0] === 'server') {
    if (call.has('with-rival')) fetchedRival(world, words);
    return (await import('./bench-server.ts')).run(call, world);
  }
  const rounds = call.whole('rounds', 5, { min: 1, max: 1000 });
  const [wanted] = call.positionals;
  const ids = wanted === undefined ? world.games.map(({ id }) => id) : [wanted];
  const games = await Promise.all(
    ids.map((id) => openGame(world, id, wanted === undefined ? undefined : call.text('edition'))),
  );
  const tell = (what: string): void => world.err.write(`${words('bench.measuring', { what })}\n`);
  if (call.has('with-rival')) fetchedRival(world, words);
  const open = openRival();
  if (open === undefined) world.err.write(`roundhouse: ${words('bench.noRival')}\n`);
  const figures = games.map(({ game }) => {
    tell(game.title);
    return { game: game.id, title: game.title, ...measureGame(game, rounds) };
  });
  let rival: Rival | undefined;
  if (open !== undefined) {
    tell('boardgame.io');
    rival = { reducer: measurePlayouts(open.reducer, rounds), client: measurePlayouts(open.client, rounds) };
  }
  const rivalBest = rival && Math.max(rival.reducer.decisionsPerSecond, rival.client.decisionsPerSecond);
  const measured = figures.map((each) => ({ ...each, ratio: rivalBest && each.decisionsPerSecond / rivalBest }));
  if (call.json) {
    const json = { node: process.version, rounds, games: measured, boardgameIo: rival };
    world.out.write(`${jsonText(json, 2)}\n`);
  } else world.out.write(`${table(measured, rival, words)}\n\n${words('bench.note', { rounds })}\n`);
  return OK;
}
