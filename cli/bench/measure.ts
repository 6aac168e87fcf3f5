/** Timing by processor time. Every figure is the median of several rounds after a warm-up. */
import {
  allCompanies,
  type Game,
  type GameState,
  makeSetup,
  pick,
  type Seat,
  type Setup,
  type Stream,
  seedStream,
} from '../../kernel/index.ts';
import { judge } from '../../players/judge.ts';
import { playOut, seatPlayers } from '../../players/play.ts';
import type { Player } from '../../players/player.ts';
import { quick } from '../../players/quick.ts';
import { random } from '../../players/random.ts';
import { type Rollouts, rollOut } from '../../players/search/rollouts.ts';

/** Plays one random game and says how many of its decisions had more than one legal move. */
export type Playout = (seed: number, stream: Stream) => number;

export interface Speed {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
}
export interface GameFigures extends Speed {
  readonly seats: number;
  readonly cloneMicroseconds: number;
  readonly movesMeanMicroseconds: number;
  readonly movesWorstMicroseconds: number;
  /** The slowest of the game's own crowded positions; undefined when it names none. */
  readonly movesCrowdedMicroseconds?: number | undefined;
  /** To the end of the next own turn, by priors, judged at the end. */
  readonly rolloutsPerSecond: number;
  /** Whole games of `quick` in every seat. */
  readonly quickGamesPerSecond: number;
}

const WARM_UP_SECONDS = 0.5;
const ROUND_SECONDS = 1.5;
const MOST_SEATS = 4;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Seconds of processor time used by this process so far. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function playFor(
  seconds: number,
  playout: Playout,
  seed: number,
): { games: number; decisions: number; seconds: number } {
  const stream = seedStream(seed, 'bench');
  const started = processorSeconds();
  let games = 0;
  let decisions = 0;
  let used = 0;
  while (used < seconds) {
    decisions += playout(seed * 1_000_000 + games, stream);
    games++;
    used = processorSeconds() - started;
  }
  return { games, decisions, seconds: used };
}

export function measurePlayouts(playout: Playout, rounds: number): Speed {
  playFor(WARM_UP_SECONDS, playout, 0);
  const measured = Array.from({ length: rounds }, (_, i) => playFor(ROUND_SECONDS, playout, i + 1));
  return {
    gamesPerSecond: median(measured.map(({ games, seconds }) => games / seconds)),
    decisionsPerSecond: median(measured.map(({ decisions, seconds }) => decisions / seconds)),
    decisionsPerGame: median(measured.map(({ decisions, games }) => decisions / games)),
  };
}

interface Position {
  readonly state: GameState;
  readonly seat: Seat;
}

const GAMES_LOOKED_AT = 12;
const POSITIONS = 240;

/** Positions with a choice, out of the whole course of random games; those of the middle game apart. */
function positions(game: Game, setup: Setup): { all: Position[]; middle: Position[] } {
  const stream = seedStream(99, 'bench');
  const all: Position[] = [];
  const middle: Position[] = [];
  for (let i = 0; i < GAMES_LOOKED_AT; i++) {
    const state = game.setup({ ...setup, seed: i });
    const course: Position[] = [];
    for (let deciding = game.deciding(state); deciding.length > 0; deciding = game.deciding(state)) {
      const [seat] = deciding;
      const moves = game.moves(state, seat);
      if (moves.length > 1) course.push({ state: game.clone(state), seat });
      game.apply(state, seat, pick(stream, moves));
    }
    const third = Math.floor(course.length / 3);
    for (let k = 0; k < POSITIONS / GAMES_LOOKED_AT; k++) {
      all.push(pick(stream, course));
      middle.push(pick(stream, course.slice(third, 2 * third + 1)));
    }
  }
  return { all, middle };
}

const SHORT_LIVED = 60;

/**
 * Most copies that a search makes are dropped at once. The engine that runs the code must have seen that before copies are kept
 * here, or it takes all of them for long-lived and every later copy is paid for many times by collecting garbage.
 */
function dropCopies(game: Game, setup: Setup): void {
  const stream = seedStream(98, 'bench');
  const state = game.setup(setup);
  for (let deciding = game.deciding(state); deciding.length > 0; deciding = game.deciding(state)) {
    for (let i = 0; i < SHORT_LIVED; i++) game.clone(state);
    game.apply(state, deciding[0], pick(stream, game.moves(state, deciding[0])));
  }
}

const CLONES = 200;

function measureClone(game: Game, middle: readonly Position[], rounds: number): number {
  let kept: GameState | undefined;
  const round = (): number => {
    const started = processorSeconds();
    for (let i = 0; i < CLONES; i++) for (const { state } of middle) kept = game.clone(state);
    return ((processorSeconds() - started) * 1e6) / (CLONES * middle.length);
  };
  round();
  const figure = median(Array.from({ length: rounds }, round));
  if (kept === undefined) throw new Error('nothing was cloned');
  return figure;
}

const REPEATS = 20;

/** Mean over positions, and the slowest position; each position's time is the best of several tries, so that no pause of the machine counts. */
function measureMoves(game: Game, all: readonly Position[], rounds: number): { mean: number; worst: number } {
  const once = ({ state, seat }: Position): number => {
    const started = performance.now();
    for (let i = 0; i < REPEATS; i++) game.moves(state, seat);
    return ((performance.now() - started) * 1000) / REPEATS;
  };
  for (const position of all) once(position);
  const best = all.map((position) => Math.min(...Array.from({ length: rounds + 2 }, () => once(position))));
  return { mean: best.reduce((sum, time) => sum + time, 0) / best.length, worst: Math.max(...best) };
}

const ROLLOUTS: Rollouts = { own: 'likely', others: 'likely', turns: 1 };

/** How many rollouts of a kind a core makes in a second, as a search makes them: moves of middle positions are tried in turn. */
export function rolloutsPerSecond(
  game: Game,
  middle: readonly Position[],
  seats: number,
  rollouts: Rollouts,
  seconds: number,
): number {
  const stream = seedStream(97, 'bench');
  const started = processorSeconds();
  let made = 0;
  let used = 0;
  while (used < seconds) {
    for (const { state, seat } of middle) {
      const end = rollOut(game, state, seat, [pick(stream, game.moves(state, seat))], stream, rollouts);
      judge(game, end, seat, seats);
      made++;
    }
    used = processorSeconds() - started;
  }
  return made / used;
}

function measureRollouts(game: Game, middle: readonly Position[], seats: number, rounds: number): number {
  const round = (seconds: number): number => rolloutsPerSecond(game, middle, seats, ROLLOUTS, seconds);
  round(WARM_UP_SECONDS);
  return median(Array.from({ length: rounds }, () => round(ROUND_SECONDS)));
}

/** The largest table of players up to four. */
export function benchSetup(game: Game): Setup {
  const tables = allCompanies(game).filter(
    (seats) => seats.every((kind) => kind === 'player') && seats.length <= MOST_SEATS,
  );
  return makeSetup(game, { seats: tables.at(-1) ?? allCompanies(game)[0] });
}

function playoutOf(game: Game, setup: Setup, player: Player): Playout {
  const players = setup.seats.map(() => player);
  return (seed) => playOut(game, { ...setup, seed }, seatPlayers(players, seed)).decisions;
}

export function measureGame(game: Game, rounds: number): GameFigures {
  const setup = benchSetup(game);
  const speed = measurePlayouts(playoutOf(game, setup, random), rounds);
  dropCopies(game, setup);
  const { all, middle } = positions(game, setup);
  const { mean, worst } = measureMoves(game, all, rounds);
  const crowded = (game.crowded?.(setup) ?? []).flatMap((state) =>
    game.deciding(state).map((seat): Position => ({ state, seat })),
  );
  return {
    seats: setup.seats.length,
    ...speed,
    cloneMicroseconds: measureClone(game, middle, rounds),
    movesMeanMicroseconds: mean,
    movesWorstMicroseconds: worst,
    movesCrowdedMicroseconds: crowded.length === 0 ? undefined : measureMoves(game, crowded, rounds).worst,
    rolloutsPerSecond: measureRollouts(game, middle, setup.seats.length, rounds),
    quickGamesPerSecond: measurePlayouts(playoutOf(game, setup, quick), rounds).gamesPerSecond,
  };
}
