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
import { judge } from '../judge.ts';
import { likelyMove, likelyMoves } from './sampling.ts';

export interface Rollouts {
  /** How many moves are looked at in each decision of the own seat, and of the others; with 0 they are made by the game's priors, unlooked at. */
  readonly own: number;
  readonly others: number;
  /** How many own turns after this one are played. */
  readonly turns: number;
}

/** Hears of every choice that is made after the line. */
export type Listener = (seat: Seat, move: Move) => void;

/** A rollout is cut after so many decisions. */
const LONGEST = 120;

const looked: Move[] = [];

/** The best of a few moves by the mover's own points, and the world after it. */
export function bestSampled(
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

/** The world after a decision of the seat. */
function sampledStep(
  game: Game,
  world: GameState,
  seat: Seat,
  size: number,
  stream: Stream,
  heard?: Listener,
): GameState {
  const moves = game.moves(world, seat);
  if (moves.length === 1 || size === 0) {
    const move = likelyMove(game, world, seat, moves, stream);
    game.apply(world, seat, move);
    if (moves.length > 1) heard?.(seat, move);
    return world;
  }
  const best = bestSampled(game, world, seat, moves, size, stream);
  heard?.(seat, best.move);
  return best.world;
}

/** Counts turns of a seat: one is over when it is somebody else's turn. */
class Turns {
  #left: number;
  #mine = true;
  readonly #seat: Seat;

  constructor(seat: Seat, left: number) {
    this.#seat = seat;
    this.#left = left;
  }

  /** Whether enough turns have been played. */
  over(game: Game, world: GameState, decider: Seat): boolean {
    const mine = (game.turn(world) ?? decider) === this.#seat;
    if (this.#mine && !mine) this.#left--;
    this.#mine = mine;
    return this.#left < 0;
  }
}

/** Most moves are handed out again and again, so that looking for the very object is enough; where it is not, for an equal one. */
const offers = (game: Game, world: GameState, seat: Seat, move: Move): boolean =>
  game.moves(world, seat).includes(move) || findMove(game, world, seat, move) !== undefined;

/** Plays a line and then on to the end of a later own turn; the world in which it ends. */
export function rollOut(
  game: Game,
  start: GameState,
  seat: Seat,
  line: readonly Move[],
  stream: Stream,
  { own, others, turns: horizon }: Rollouts,
  heard?: Listener,
): GameState {
  let world = game.clone(start);
  const turns = new Turns(seat, horizon);
  let next = 0;
  for (let decisions = 0; decisions < LONGEST; decisions++) {
    const deciding = game.deciding(world);
    if (deciding.length === 0) return world;
    // The own seat is asked first where several decide: the line is its plan.
    const decider = deciding.includes(seat) ? seat : deciding[0];
    if (turns.over(game, world, decider)) return world;
    // Others may answer otherwise than the line expects, and other cards may be drawn: what is not possible any more ends the line.
    if (decider === seat && next > 0 && next < line.length && !offers(game, world, seat, line[next]))
      next = line.length;
    if (decider === seat && next < line.length) game.apply(world, seat, line[next++]);
    else world = sampledStep(game, world, decider, decider === seat ? own : others, stream, heard);
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

/**
 * The first look at a line counts as much as so many tries for each rival: a few rollouts are chance, the more so the more others decide in
 * them, and only many may overrule it.
 */
const TRUST = 8;

/** How good a line is, as far as it is known. Lines that are compared have been tried equally often. */
const standing = ({ value, mean, tries }: Candidate, trust: number): number =>
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

export interface Halving {
  readonly game: Game;
  readonly seat: Seat;
  readonly seats: number;
  readonly trials: Trials;
  readonly rollouts: Rollouts;
  /** How many rollouts there are in all. */
  readonly budget: number;
  /** Whether the clock has run out. */
  late(): boolean;
}

/** Sequential halving: all lines are tried in the same worlds, the worse half is dropped, until one is left. Best first. */
export function halve<C extends Candidate>(candidates: readonly C[], wish: Halving): C[] {
  const { game, seat, seats, trials, rollouts, budget } = wish;
  const trust = TRUST * (seats - 1);
  const byStanding = (a: Candidate, b: Candidate): number => standing(b, trust) - standing(a, trust);
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  const field = [...candidates];
  const dropped: C[] = [];
  for (let round = 0, k = 0; round < rounds && field.length > 1; round++) {
    const each = Math.max(1, Math.floor(budget / rounds / field.length));
    for (let i = 0; i < each; i++, k++) {
      const { world, seed } = trials.at(k);
      for (const candidate of field) {
        const end = rollOut(game, world, seat, candidate.moves, luckOf(seed), rollouts);
        candidate.mean += (judge(game, end, seat, seats) - candidate.mean) / ++candidate.tries;
      }
      if (wish.late()) return [...field.sort(byStanding), ...dropped];
    }
    field.sort(byStanding);
    dropped.unshift(...field.splice(Math.ceil(field.length / 2)));
  }
  return [...field, ...dropped];
}
