import type { Move } from '../kernel/index.ts';
import type { Player, Question } from './player.ts';
import { findLines } from './search/lines.ts';

/** Plans the whole turn: a beam over its small decisions, judged by the game's own evaluation at the end of the turn. */
export const steady: Player = {
  id: 'steady',
  choose({ game, seat, moves, stream, view }: Question): Move {
    if (moves.length === 1) return moves[0];
    const world = game.imagine(view(), stream);
    const [best] = findLines({ game, seat, seats: game.evaluateAll(world).length, stream }, world, moves, { width: 8 });
    return best.moves[0];
  },
};
