/**
 * How early the evaluation of a game knows what will come of it, in games of opponents of one level, and how early anybody could: the same positions are
 * played on again by the same opponents with other luck, and played out by those who play games on in an analysis.
 *
 *   npx tsx scripts/foresight.mts autobahn --seats 2 --games 100 --seed 500000 --player steady --again 3 --playouts 32 --results file
 */
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { engineHash } from '../cli/ladder/results.ts';
import { Notebook } from '../cli/pool/notebook.ts';
import { GAMES } from '../games/registry.ts';
import { canonical, freshSeed, type Game, type GameState, makeSetup, type Seat, seedStream } from '../kernel/index.ts';
import { foresight, playerNamed } from '../players/ladder.ts';
import { playOn, seatPlayers } from '../players/play.ts';
import type { Player } from '../players/player.ts';
import { expectedPoints, type Foresight } from '../players/search/prospects.ts';
import { mean } from '../players/statistics.ts';
import { alongAt, ceilingOf, type Interval, type Pair, within } from './foresight-figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '24' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    player: { type: 'string', default: 'steady' },
    again: { type: 'string', default: '0' },
    playouts: { type: 'string', default: '0' },
    by: { type: 'string', default: 'foreseer' },
    results: { type: 'string' },
  },
});

function named(id: string): Player {
  const found = playerNamed(id);
  if (found === undefined) throw new Error(`there is no opponent ${id}`);
  return found;
}

/** How far a game was when it was looked at. */
const MOMENTS = [0.25, 0.5, 0.75, 0.9];
const HALF_TIME = 0.5;

const numbers = z.array(z.number());
const seenSchema = z.object({
  /** What the evaluation said of every seat, by shares of the progress of the game and of its turns. */
  byProgress: z.array(numbers),
  /** The same by progress with what games have taught on top of it; without that, empty. */
  learnt: z.array(numbers),
  byTurns: z.array(numbers),
  /** Share of the turns that were over then. */
  turnsOver: numbers,
  came: numbers,
  /** Points when half-time was played on again, and the means of playouts from there. */
  again: z.array(numbers),
  playouts: numbers,
});
type Seen = z.infer<typeof seenSchema>;

const totals = (game: Game, state: GameState): number[] => (game.result(state)?.sheets ?? []).map(({ total }) => total);

/** Nobody waits longer for a game to end. */
const MOST_MOVES = 20_000;

/** Plays a position to its end; the points of all. */
function endOf(
  game: Game,
  state: GameState,
  player: Player,
  seed: number,
  onDecision?: (seat: Seat) => void,
): number[] {
  const seated = seatPlayers(
    Array.from(game.evaluateAll(state), () => player),
    seed,
  );
  playOn(game, state, seated, MOST_MOVES, onDecision);
  if (game.deciding(state).length > 0) throw new Error(`a game of ${player.id} has not ended, seed ${seed}`);
  return totals(game, state);
}

interface Wishes extends Foresight {
  /** How often half-time is played on by the same opponents. */
  readonly again: number;
}

interface TurnBegun {
  readonly state: GameState;
  readonly progress: number;
  readonly seat: Seat;
}

function watch(game: Game, seats: readonly string[], player: Player, seed: number, wishes: Wishes): Seen {
  const state = game.setup(makeSetup(game, { seats, seed }));
  const turns: TurnBegun[] = [];
  let active: Seat | undefined;
  const came = endOf(game, state, player, seed, (decider) => {
    const seat = game.turn(state) ?? decider;
    if (seat !== active) turns.push({ state: game.clone(state), progress: game.progress(state), seat });
    active = seat;
  });
  const said = ({ state: then }: TurnBegun): number[] => [...game.evaluateAll(then)];
  const reached = (moment: number): number => {
    const place = turns.findIndex(({ progress }) => progress >= moment);
    return place < 0 ? turns.length - 1 : place;
  };
  const half = turns[reached(HALF_TIME)];
  const luck = seedStream(seed, 'again');
  const once = (): number[] => {
    const world = game.clone(half.state);
    game.redeal(world, half.seat, luck);
    return endOf(game, world, player, freshSeed(luck));
  };
  return {
    byProgress: MOMENTS.map((moment) => said(turns[reached(moment)])),
    learnt: MOMENTS.map((moment) => [...(game.expected?.(turns[reached(moment)].state) ?? [])]),
    byTurns: MOMENTS.map((moment) => said(turns[Math.floor(moment * turns.length)])),
    turnsOver: MOMENTS.map((moment) => reached(moment) / turns.length),
    came,
    again: Array.from({ length: wishes.again }, once),
    playouts:
      wishes.games === 0 ? [] : expectedPoints(game, half.state, half.seat, wishes, seedStream(seed, 'playouts')),
  };
}

const inWords = ({ value, low, high }: Interval): string =>
  `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

function tell(seen: readonly Seen[]): string {
  const row = (title: string, kind: 'margins' | 'own', pairs: (moment: number) => Pair[]): string =>
    `${title}, ${kind === 'own' ? 'own points' : 'margins'}: ${MOMENTS.map(
      (moment, i) => `${100 * moment} % ${inWords(within(pairs(i), (some) => alongAt(some, kind)))}`,
    ).join('   ')}`;
  const kinds = ['margins', 'own'] as const;
  const lines = kinds.flatMap((kind) => [
    row('by progress', kind, (i) => seen.map(({ byProgress, came }) => ({ said: byProgress[i], came }))),
    row('by turns', kind, (i) => seen.map(({ byTurns, came }) => ({ said: byTurns[i], came }))),
    ...(seen[0].learnt[0].length === 0
      ? []
      : [row('as learnt, by progress', kind, (i) => seen.map(({ learnt, came }) => ({ said: learnt[i], came })))]),
  ]);
  lines.push(
    `turns over at these shares of progress: ${MOMENTS.map((_, i) => `${(100 * mean(seen.map(({ turnsOver }) => turnsOver[i]))).toFixed(0)} %`).join('   ')}`,
  );
  const replayed = seen.map(({ came, again }) => [came, ...again]);
  for (const kind of kinds) {
    const title = kind === 'own' ? 'own points' : 'margins';
    if (seen[0].again.length > 0)
      lines.push(`at most at half-time, ${title}: ${inWords(within(replayed, (some) => ceilingOf(some, kind)))}`);
    if (seen[0].playouts.length > 0) {
      const pairs = seen.map(({ playouts, came }) => ({ said: playouts, came }));
      lines.push(`playouts at half-time, ${title}: ${inWords(within(pairs, (some) => alongAt(some, kind)))}`);
    }
  }
  return lines.join('\n');
}

const entry = GAMES.find(({ id }) => id === positionals[0]);
if (entry === undefined) throw new Error(`there is no game ${positionals[0]}`);
const module = await entry.load();
const game = module.open(module.standardEdition);
const { games, seed, player, by, results } = values;
const seats = Array.from({ length: Number(values.seats) }, () => 'player');
const usual = foresight(game, Number(values.playouts));
const wishes = {
  ...(by === usual.by.id ? usual : { ...usual, by: named(by), taught: 0 }),
  again: Number(values.again),
};
const engine = engineHash(game.id);
const run = canonical({ game: game.id, seats, player, ...wishes, by, engine });
const notebook = new Notebook(results, run, seenSchema);
const seen: Seen[] = [];
for (let k = Number(seed); k < Number(seed) + Number(games); k++) {
  const known = notebook.at(k) ?? watch(game, seats, named(player), k, wishes);
  if (notebook.at(k) === undefined) notebook.add(k, known);
  seen.push(known);
}
console.log(`${game.id}, ${seen.length} games of ${seats.length} ${player}, seeds from ${seed}, engine ${engine}`);
console.log(tell(seen));
