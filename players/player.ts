/**
 * Opponents. A player is asked one question at a time and knows no more than a person in that seat would: its View, the
 * legal moves, and the game's rules. It thinks in states it imagines, never in the true one.
 */
import type { Game, GameState, Move, ScorePart, Seat, Stream } from '../kernel/index.ts';
import type { Plan } from './plan.ts';

/** Thinking is counted in iterations, so that the same question has the same answer everywhere; the clock is only there to end what takes too long. */
export interface Clock {
  /** In milliseconds. */
  now(): number;
  /** Told when the clock has ended the thinking: the answer may then differ from another machine's. */
  ranOut(): void;
}

export interface Question {
  readonly game: Game;
  readonly seat: Seat;
  /** How many seats there are. */
  readonly seats: number;
  /** What the seat may know; made when asked for. */
  view(): object;
  /**
   * A world that could be behind what the seat sees, made with the player's luck; another one each time. The same as `game.imagine` of the view, and
   * faster; still faster where a world that the seat has imagined before may stay as far as nothing has moved in it.
   */
  imagine(former?: GameState): GameState;
  /** At least one. */
  readonly moves: readonly Move[];
  /** The player's own luck, apart from the game's. */
  readonly stream: Stream;
  /** What the seat meant to do next when it was last asked. Without it every question is thought about afresh. */
  readonly plan?: Plan;
  /** Without one, thinking takes as long as it takes. */
  readonly clock?: Clock;
}

/** A question about a view; without the true state anywhere near. */
export function questionAbout(
  asked: Pick<Question, 'game' | 'seat' | 'seats' | 'moves' | 'stream' | 'plan' | 'clock'>,
  view: () => object,
): Question {
  return { ...asked, view, imagine: () => asked.game.imagine(view(), asked.stream) };
}

/** What speaks for one way to play the turn, out of the same search that chooses. */
export interface ConsideredLine {
  /** The own moves, as far as they can be planned. */
  readonly moves: readonly Move[];
  /** The points the seat is heading for after it, less those of its rival at a table of two, and less as much of its rivals' as the player minds among more. */
  readonly worth: number;
  /** Points by source that it brings in the own turns that a rollout looks ahead, as the game's score sheet names them. */
  readonly gains: readonly ScorePart[];
  /** What it brings for later: points the seat is heading for beyond those of its sheet. */
  readonly later: number;
  /** The answer after which it came off worst, and by how much worse than it does on the whole. */
  readonly feared?: { readonly seat: Seat; readonly move: Move; readonly cost: number };
}
export interface Reasons {
  /** Best first, each with another first move. */
  readonly lines: readonly ConsideredLine[];
  /** Points by source that the second line brings more of than the best: what is given up. */
  readonly givenUp: readonly ScorePart[];
}

/** Lines of a deliberation, by their numbers, to be tried in so many imagined worlds from one on. Plain data. */
export interface Trying {
  /** Which way of trying. */
  readonly stage: number;
  readonly lines: readonly number[];
  readonly from: number;
  readonly worlds: number;
}
/** What the lines came to, world by world; fewer worlds than asked for when time ran out. */
export type Results = readonly (readonly number[])[];

/** Says what is to be tried next, is given the results, and comes to an outcome. */
export type Rounds<Outcome> = Generator<Trying, Outcome, Results>;

/** A choice in the making that others can work on: whoever was asked the same question with the same luck tries the same lines in the same worlds. */
export interface Deliberation {
  choose(): Rounds<Move>;
  /** Why it would choose what it chooses. */
  explain(): Rounds<Reasons>;
  try(trying: Trying): Results;
}

/** One that does all the work itself. */
export function alone<Outcome>(rounds: Rounds<Outcome>, worker: Pick<Deliberation, 'try'>): Outcome {
  let step = rounds.next();
  while (!step.done) step = rounds.next(worker.try(step.value));
  return step.value;
}

export interface Player {
  readonly id: string;
  choose(question: Question): Move;
  /** The same choice, and why, for one or several that think together. */
  deliberate?(question: Question): Deliberation;
}
