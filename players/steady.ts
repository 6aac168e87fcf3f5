import type { Move } from '../kernel/index.ts';
import type { Player, Question } from './player.ts';
import { findLines } from './search/lines.ts';

/** Plans the whole turn: a beam over its small decisions, judged by the game's own evaluation at the end of the turn. */
export const steady: Player = {
  id: 'steady',
  choose({ game, seat, seats, moves, stream, imagine }: Question): Move {
    if (moves.length === 1) return moves[0];
    const [best] = findLines({ game, seat, seats, stream }, imagine(), moves, { width: 8 });
    return best.moves[0];
  },
};
