/**
 * Opponents. A player is asked one question at a time and knows no more than a person in that seat would: its View, the
 * legal moves, and the game's rules. It thinks in states it imagines, never in the true one.
 */
import type { Game, Move, Seat, Stream } from '../kernel/index.ts';

export interface Question {
  readonly game: Game;
  readonly seat: Seat;
  /** What the seat may know; made when asked for. */
  view(): object;
  /** At least one. */
  readonly moves: readonly Move[];
  /** The player's own luck, apart from the game's. */
  readonly stream: Stream;
}

export interface Player {
  readonly id: string;
  choose(question: Question): Move;
}
