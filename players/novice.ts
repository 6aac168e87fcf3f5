import type { Move } from '../kernel/index.ts';
import type { Player, Question } from './player.ts';
import { sensibleMoves } from './veto.ts';
import { outcome } from './worlds.ts';

/** Sees one step and no further: the move after which the game's own evaluation is best. It makes no plan, but no move that looks bad at once either. */
export const novice: Player = {
  id: 'novice',
  choose({ game, seat, seats, imagine, moves, stream }: Question): Move {
    if (moves.length === 1) return moves[0];
    const world = imagine();
    const outlook = { game, seat, seats, stream };
    const sensible = sensibleMoves(game, world, seat, moves);
    let [best] = sensible;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const move of sensible) {
      const { value } = outcome(outlook, world, move);
      if (value > bestValue) {
        bestValue = value;
        best = move;
      }
    }
    return best;
  },
};
