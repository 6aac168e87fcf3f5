/** What weak opponents do not do: moves that look foolish to people. */
import type { Game, GameState, Move, Seat } from '../kernel/index.ts';

/** The moves without those that the game vetoes; all of them where nothing would be left. */
export function sensibleMoves(game: Game, state: GameState, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const { vetoes } = game;
  if (vetoes === undefined || moves.length === 1) return moves;
  const left = moves.filter((move) => !vetoes.some((veto) => veto.forbids(state, seat, move, moves)));
  return left.length === 0 ? moves : left;
}
