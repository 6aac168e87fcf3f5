/** How lines of play turn out: played on by sampled greedy, with luck that all lines share. */
import {
  findMove,
  freshSeed,
  type Game,
  type GameState,
  type Move,
  type Seat,
  type Stream,
  seedStream,
} from '../../kernel/index.ts';
import { judge, pointsAhead } from '../judge.ts';
import type { Results } from '../player.ts';
import { bestTurn, ownPoints } from './likely-turn.ts';
import { likelyMove, likelyMoves } from './sampling.ts';

/**
 * How a seat plays in a rollout: by the game's priors alone, unlooked at; the best of so many likely moves; or the best of so many likely turns, by its own points or against
 * its rival.
 */
export type Manner = 'likely' | { readonly moves: number } | { readonly turns: number; readonly against?: boolean };

export interface Rollouts {
  readonly own: Manner;
  readonly others: Manner;
  /** How many own turns after this one are played; without end, to the end of the game. */
  readonly turns: number;
  /**
   * What the line has come to is looked at after every own turn from this one on, and the mean counts: further ahead more is to be seen, and less of it is
   * due to the line. Without it, after the last one alone.
   */
  readonly judgedFrom?: number;
}

/** Whoever wants to know how a rollout goes on after the line. */
export interface Listener {
  /** Of every choice that is made. */
  chosen?(seat: Seat, move: Move): void;
  /** When an own turn is over that is not the last; this one is number 0. */
  played?(world: GameState, turn: number): void;
}

/** A rollout is cut after so many decisions; one that goes to the end of the game, after so many more. */
const LONGEST = 120;
const WHOLE_GAME = 2_000;

const looked: Move[] = [];

/** The best of a few moves by the mover's own points, and the world after it. */
function bestSampled(
  game: Game,
  world: GameState,
  seat: Seat,
  moves: readonly Move[],
  size: number,
  stream: Stream,
): { readonly move: Move; readonly world: GameState } {
  likelyMoves(game, world, seat, moves, size, stream, looked);
  let best = looked[0];
  let bestWorld = world;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < looked.length; i++) {
    const after = game.clone(world);
    game.apply(after, seat, looked[i]);
    const value = game.evaluate(after, seat);
    if (value > bestValue) {
      bestValue = value;
      best = looked[i];
      bestWorld = after;
    }
  }
  return { move: best, world: bestWorld };
}

/** The world after the seat has decided in its manner. */
function goOn(
  game: Game,
  world: GameState,
  seat: Seat,
  manner: Manner,
  stream: Stream,
  listener?: Listener,
): GameState {
  const moves = game.moves(world, seat);
  if (moves.length === 1) {
    game.apply(world, seat, moves[0]);
    return world;
  }
  if (manner === 'likely') {
    const move = likelyMove(game, world, seat, moves, stream);
    game.apply(world, seat, move);
    listener?.chosen?.(seat, move);
    return world;
  }
  if ('turns' in manner && (game.turn(world) ?? seat) === seat) {
    const turn = bestTurn(game, world, seat, moves, manner.turns, stream, manner.against ? pointsAhead : ownPoints);
    listener?.chosen?.(seat, turn.moves[0]);
    return turn.world;
  }
  // A question in somebody else's turn is answered move by move.
  const size = 'turns' in manner ? manner.turns : manner.moves;
  const best = bestSampled(game, world, seat, moves, size, stream);
  listener?.chosen?.(seat, best.move);
  return best.world;
}

/** Counts turns of a seat: one is over when it is somebody else's turn. */
class Turns {
  /** Those that are over. */
  count = 0;
  #mine = true;
  readonly #seat: Seat;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  /** Whether one is just over. */
  passed(game: Game, world: GameState, decider: Seat): boolean {
    const mine = (game.turn(world) ?? decider) === this.#seat;
    const passed = this.#mine && !mine;
    this.#mine = mine;
    if (passed) this.count++;
    return passed;
  }
}

/** Most moves are handed out again and again, so that looking for the very object is enough; where it is not, for an equal one. */
const offers = (game: Game, world: GameState, seat: Seat, move: Move): boolean =>
  game.moves(world, seat).includes(move) || findMove(game, world, seat, move) !== undefined;

/**
 * The luck of a seat when it decides for the nth time after the line: it does not depend on how much luck others have used before, so that lines
 * that differ in little are followed by the same turns, and what they come to differs by the lines and not by chance.
 */
const luckAt = (seed: number, seat: Seat, nth: number): Stream => seedStream(seed + 64 * nth + seat, 'turn');

/** Plays a line and then on to the end of a later own turn; the world in which it ends. */
export function rollOut(
  game: Game,
  start: GameState,
  seat: Seat,
  line: readonly Move[],
  stream: Stream,
  { own, others, turns: horizon }: Rollouts,
  listener?: Listener,
): GameState {
  let world = game.clone(start);
  const turns = new Turns(seat);
  let made = 0;
  const luck = freshSeed(stream);
  const decided: number[] = [];
  const longest = Number.isFinite(horizon) ? LONGEST : WHOLE_GAME;
  for (let decisions = 0; decisions < longest; decisions++) {
    const deciding = game.deciding(world);
    if (deciding.length === 0) return world;
    // The own seat is asked first where several decide: the line is its plan.
    const decider = deciding.includes(seat) ? seat : deciding[0];
    if (turns.passed(game, world, decider)) {
      if (turns.count > horizon) return world;
      listener?.played?.(world, turns.count - 1);
    }
    const meant = decider === seat ? line[made] : undefined;
    // Others may answer otherwise than a line expects, and other cards may be drawn: what is not possible any more ends it.
    if (meant !== undefined && (decisions === 0 || offers(game, world, seat, meant))) {
      game.apply(world, seat, meant);
      made++;
    } else {
      if (decider === seat) made = line.length;
      const nth = (decided[decider] ?? 0) + 1;
      decided[decider] = nth;
      world = goOn(game, world, decider, decider === seat ? own : others, luckAt(luck, decider, nth), listener);
    }
  }
  return world;
}

export interface Candidate {
  readonly moves: readonly Move[];
  /** What its end looks like without trying. */
  readonly value: number;
  /** What it came to on average, and how often it was tried. */
  mean: number;
  tries: number;
}

/** How good a line is, as far as it is known. Lines that are compared have been tried equally often. */
export const standing = ({ value, mean, tries }: Candidate, trust: number): number =>
  (trust * value + tries * mean) / (trust + tries);

/** A world to try lines in, and the luck of whoever plays there: the same for all lines. */
interface Trial {
  readonly world: GameState;
  readonly seed: number;
}

export interface Trials {
  at(k: number): Trial;
}

/** The luck of whoever plays in a trial. */
export const luckOf = (seed: number): Stream => seedStream(seed, 'rollout');

/** Worlds that differ in everything the seat cannot know, made as they are needed. */
export function trialsFrom(game: Game, world: GameState, seat: Seat, stream: Stream): Trials {
  const made: Trial[] = [];
  return {
    at(k) {
      while (made.length <= k) {
        const other = game.clone(world);
        game.redeal(other, seat, stream);
        made.push({ world: other, seed: freshSeed(stream) });
      }
      return made[k];
    },
  };
}

export interface Ground {
  readonly game: Game;
  readonly seat: Seat;
  readonly seats: number;
  readonly trials: Trials;
  readonly rollouts: Rollouts;
  /** How much of the mean of the rivals' points is taken off the own (`judge`). */
  readonly rivals?: number | undefined;
  /** Whether the clock has run out. */
  late(): boolean;
}

/** Where a line has led in a world, and what that was worth on the way, as the rollouts say. */
interface Tried {
  readonly end: GameState;
  readonly worth: number;
}

/** Tries a line once. */
export function tryLine(
  { game, seat, seats, rollouts, rivals }: Omit<Ground, 'late' | 'trials'>,
  { world, seed }: Trial,
  line: readonly Move[],
  chosen?: Listener['chosen'],
): Tried {
  const { turns, judgedFrom = turns } = rollouts;
  let sum = 0;
  let looks = 0;
  const end = rollOut(game, world, seat, line, luckOf(seed), rollouts, {
    ...(chosen === undefined ? {} : { chosen }),
    played(at, turn) {
      if (turn < judgedFrom) return;
      sum += judge(game, at, seat, seats, rivals);
      looks++;
    },
  });
  // Where the game is over before, its end stands for the turns that are missing.
  const missing = judgedFrom < turns ? turns - judgedFrom + 1 - looks : 1;
  return { end, worth: (sum + missing * judge(game, end, seat, seats, rivals)) / (looks + missing) };
}

/** What lines come to in so many worlds from one on: all of them in the same worlds with the same luck. Ends early when the clock has run out. */
export function tryLines(
  ground: Ground,
  lines: readonly (readonly Move[])[],
  from: number,
  worlds: number,
): number[][] {
  const results: number[][] = [];
  for (let k = from; k < from + worlds; k++) {
    const trial = ground.trials.at(k);
    results.push(lines.map((line) => tryLine(ground, trial, line).worth));
    if (ground.late()) break;
  }
  return results;
}

export interface Halving {
  /** The first look at a line counts as much as so many tries: a few rollouts are chance, and only many may overrule it. */
  readonly trust: number;
  /** How many rollouts there are in all. */
  readonly budget: number;
  /** A line that is so many standard errors behind the best is left alone, and what its rollouts would have cost is saved. Without it all are tried. */
  readonly sure?: number;
}

/** Where lines may be left alone, there is a look at them so many times in a round; nothing is sure after fewer worlds than these. */
const LOOKS = 3;
const FEWEST = 8;

/** Whether one line is surely no better than another, out of the worlds in which both were tried. */
function isBehind(line: readonly number[], best: readonly number[], sure: number): boolean {
  const count = line.length;
  let sum = 0;
  let squares = 0;
  for (let k = 0; k < count; k++) {
    const difference = best[k] - line[k];
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const error = Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1));
  return count >= FEWEST && mean >= sure * error;
}

/** All of these are to be tried in so many worlds from one on. */
export interface Round<C> {
  readonly field: readonly C[];
  readonly from: number;
  readonly worlds: number;
}

/**
 * Sequential halving: all lines are tried in the same worlds, the worse half is dropped, until one is left. Best first. Who tries them is not
 * known here: each round is handed out, and its results come back world by world.
 */
export function* halve<C extends Candidate>(
  candidates: readonly C[],
  { budget, trust, sure }: Halving,
): Generator<Round<C>, C[], Results> {
  const byStanding = (a: Candidate, b: Candidate): number => standing(b, trust) - standing(a, trust);
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  const looks = sure === undefined ? 1 : LOOKS;
  const field = [...candidates];
  const dropped: C[] = [];
  const came = new Map<C, number[]>(candidates.map((candidate) => [candidate, []]));
  const valuesOf = (candidate: C): number[] => came.get(candidate) ?? [];
  for (let round = 0, from = 0; round < rounds && field.length > 1; round++) {
    const halved = Math.ceil(candidates.length / 2 ** round);
    const worlds = Math.max(1, Math.floor(budget / rounds / halved));
    for (let look = 0; look < looks && field.length > 1; look++) {
      const wanted = Math.floor((worlds * (look + 1)) / looks) - Math.floor((worlds * look) / looks);
      if (wanted === 0) continue;
      const results = yield { field: [...field], from, worlds: wanted };
      from += wanted;
      for (const values of results) {
        for (const [i, candidate] of field.entries()) {
          candidate.mean += (values[i] - candidate.mean) / ++candidate.tries;
          if (sure !== undefined) valuesOf(candidate).push(values[i]);
        }
      }
      field.sort(byStanding);
      if (results.length < wanted) return [...field, ...dropped];
      if (sure === undefined) continue;
      const [best] = field;
      for (const line of field.slice(1).reverse()) {
        if (!isBehind(valuesOf(line), valuesOf(best), sure)) continue;
        field.splice(field.indexOf(line), 1);
        dropped.unshift(line);
      }
    }
    dropped.unshift(...field.splice(Math.ceil(halved / 2)));
  }
  return [...field, ...dropped];
}
