import type { Move } from '../kernel/index.ts';
import type { Player, Question } from './player.ts';
import { sampleFrom } from './search/rollouts.ts';

/** Moves that are looked at. */
const LOOKED = 4;

/** For playouts and experiments: the best of a few moves by the own points, in one imagined world. */
export const quick: Player = {
  id: 'quick',
  choose({ game, seat, view, moves, stream }: Question): Move {
    if (moves.length === 1) return moves[0];
    const world = game.imagine(view(), stream);
    const looked = Math.min(LOOKED, moves.length);
    const order = sampleFrom(moves.length, looked, stream);
    let best = moves[order[0]];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < looked; i++) {
      const after = game.clone(world);
      game.apply(after, seat, moves[order[i]]);
      const value = game.evaluate(after, seat);
      if (value > bestValue) {
        bestValue = value;
        best = moves[order[i]];
      }
    }
    return best;
  },
};
