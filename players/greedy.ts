import type { Move } from '../kernel/index.ts';
import type { Player, Question } from './player.ts';
import { outcome } from './worlds.ts';

/** One step ahead: the move after which the game's own evaluation is best. */
export const greedy: Player = {
  id: 'greedy',
  choose({ game, seat, view, moves, stream }: Question): Move {
    if (moves.length === 1) return moves[0];
    const world = game.imagine(view(), stream);
    let best = moves[0];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const { value } = outcome(game, world, seat, move, stream);
      if (value > bestValue) {
        bestValue = value;
        best = move;
      }
    }
    return best;
  },
};
