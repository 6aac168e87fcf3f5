import { CHECKS } from '../../kernel/conformance/checks.ts';
import { type Failure, openSubjects, type Playthrough, playthrough } from '../../kernel/conformance/playthrough.ts';
import type { SuiteReport } from '../../kernel/conformance/suite.ts';
import { makeSetup, type Setup, type Speaker, tableSpeaker } from '../../kernel/index.ts';
import type { Call } from '../call.ts';
import { FAILED, OK, Refusal } from '../exit.ts';
import { type Opened, openGame, readOptions } from '../opening.ts';
import { pieces } from '../pool/job.ts';
import { doWork } from '../pool/pool.ts';
import { Progress } from '../progress.ts';
import { jsonText } from '../terminal.ts';
import { type Words, wordsIn } from '../words.ts';
import type { World } from '../world.ts';

const MOST_WORKERS = 256;
/** How a shell sees that Ctrl-C ended a command. */
const INTERRUPTED = 130;

/** Thorough games are slow: a range should be done within a second or two, so that Ctrl-C loses little. */
const rangeSize = (thoroughness: number): number => Math.max(10, Math.min(500, Math.round(5 / (thoroughness + 0.001))));

/** The same wish again, from another game on. */
function goOnCommand(call: Call, first: number, games: number): string {
  const kept = ['seed', 'thoroughness', 'workers', 'edition'].flatMap((name) => {
    const value = call.text(name);
    return value === undefined ? [] : [`--${name} ${value}`];
  });
  return ['npx roundhouse conform', call.positionals[0], `--first ${first}`, `--games ${games}`, ...kept].join(' ');
}

async function runMany(call: Call, world: World, opened: Opened): Promise<number> {
  const words = wordsIn(call.language);
  const games = call.whole('games', 1000, { min: 1 });
  const first = call.whole('first', 0, { min: 0 });
  const seed = call.whole('seed', 1, { min: 0 });
  const thoroughness = call.share('thoroughness', 0.05);
  const workers = call.whole('workers', 1, { min: 1, max: MOST_WORKERS });
  const ranges = pieces({ first, games }, rangeSize(thoroughness));
  const progress = new Progress(world.err, words, games).begin();
  const stop = new AbortController();
  const forget = world.onInterrupt(() => stop.abort());
  const reports = await doWork(
    world,
    opened,
    { kind: 'suite', seed, thoroughness },
    {
      ranges,
      workers,
      signal: stop.signal,
      onDone(_range, report) {
        progress.add(report.games);
        return report.failure === undefined ? 'go on' : 'stop';
      },
    },
  );
  forget();
  const { seconds } = progress;
  progress.end();

  const done = reports.findIndex((report) => report?.failure !== undefined || report === undefined);
  const sound = done === -1 ? reports : reports.slice(0, done + 1);
  const known = sound.filter((report): report is SuiteReport => report !== undefined);
  const failure = known.at(-1)?.failure;
  const total = {
    game: opened.game.id,
    seed,
    first,
    games: known.reduce((sum, report) => sum + report.games, 0),
    moves: known.reduce((sum, report) => sum + report.moves, 0),
    setups: Math.max(0, ...known.map((report) => report.setups)),
    thoroughness,
    seconds,
  };
  const interrupted = stop.signal.aborted && failure === undefined;
  const edition = call.text('edition');
  const command = failure && `${failure.command}${edition === undefined ? '' : ` --edition ${edition}`}`;
  if (call.json) {
    const found = failure && { ...failure, command };
    world.out.write(`${jsonText({ ...total, interrupted, ok: failure === undefined, failure: found }, 2)}\n`);
  } else {
    const { games: played, moves, setups } = total;
    world.out.write(
      `${words('conform.done', { games: played, moves, setups, checks: CHECKS.length, seconds: seconds.toFixed(1) })}\n`,
    );
    if (failure === undefined && !interrupted)
      world.out.write(`${words('conform.sound', { title: opened.game.title })}\n`);
  }
  if (interrupted) {
    const at = first + total.games;
    world.err.write(`\n${words('conform.goOn')}: ${goOnCommand(call, at, games - total.games)}\n`);
    return INTERRUPTED;
  }
  if (failure === undefined) return OK;
  world.err.write(`roundhouse: ${failure.check}: ${failure.finding}\n`);
  if (!call.json) world.out.write(`${words('conform.again')}:\n  ${command}\n`);
  return FAILED;
}

function readChoices(given: string): number[] {
  if (given === 'none') return [];
  return given.split(',').map((word) => {
    if (!/^\d+$/.test(word))
      throw new Refusal(`--choices must be whole numbers with commas, or "none"; not "${given}"`);
    return Number(word);
  });
}

/** What was chosen, in words, as far as the game can still be asked. */
function storyOf({ game }: Opened, setup: Setup, choices: readonly number[], voice: Speaker): string[] {
  const story: string[] = [];
  try {
    const state = game.setup(setup);
    for (const choice of choices) {
      const offered = game.deciding(state).flatMap((seat) => game.moves(state, seat).map((move) => ({ seat, move })));
      const { seat, move } = offered[choice % offered.length];
      story.push(`${voice.seat(seat)}: ${voice.say(game.describe(move))}  ${JSON.stringify(move)}`);
      game.apply(state, seat, move);
    }
  } catch (error) {
    story.push(`⚠ ${error instanceof Error ? error.message : String(error)}`);
  }
  return story;
}

function tellAgain(call: Call, world: World, words: Words, failure: Failure, story: readonly string[]): void {
  const { check, finding, atMove } = failure;
  if (call.json) world.out.write(`${jsonText({ ok: false, check, finding, atMove, story }, 2)}\n`);
  else {
    const claim = CHECKS.find(({ id }) => id === check)?.claim;
    const width = String(story.length).length;
    const lines = story.map((line, i) => `  ${String(i + 1).padStart(width)}  ${line}`);
    world.out.write(
      [
        ...lines,
        '',
        words('conform.after', { moves: atMove }),
        ...(claim === undefined ? [] : [`  ${check}: ${claim}`]),
        '',
      ].join('\n'),
    );
  }
  world.err.write(`roundhouse: ${check}: ${finding}\n`);
}

function runOne(call: Call, world: World, opened: Opened, choices: readonly number[]): number {
  const { game, module, ownEdition } = opened;
  const words = wordsIn(call.language);
  const seats = call.text('seats')?.split(',');
  const seed = call.whole('seed', 1, { min: 0 });
  const setup = makeSetup(game, { seats, options: readOptions(game, call.all('option')), seed });
  const only = call.text('check');
  if (only !== undefined && !CHECKS.some(({ id }) => id === only)) {
    throw new Refusal(`--check: "${only}" is not one of ${CHECKS.map(({ id }) => id).join(', ')}`);
  }
  const playSeed = call.whole('play-seed', seed, { min: 0 });
  const subjects = openSubjects(module, ownEdition ?? module.standardEdition);
  const { failure }: Playthrough = playthrough(subjects, setup, { playSeed, choices, thoroughness: 1, only });
  if (failure === undefined) {
    if (call.json) world.out.write(`${jsonText({ ok: true })}\n`);
    else world.out.write(`${words('conform.gone')}\n`);
    return OK;
  }
  const voice = tableSpeaker(game, setup, call.language);
  tellAgain(call, world, words, failure, storyOf(opened, setup, failure.choices, voice));
  return FAILED;
}

export async function run(call: Call, world: World): Promise<number> {
  const choices = call.text('choices');
  const opened = await openGame(world, call.positionals[0], call.text('edition'));
  if (choices !== undefined) return runOne(call, world, opened, readChoices(choices));
  const lost = ['seats', 'option', 'play-seed', 'check'].find((name) => call.has(name));
  if (lost !== undefined) throw new Refusal(`--${lost} goes with --choices, which shows one game again`);
  return runMany(call, world, opened);
}
