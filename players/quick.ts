import type { Move } from '../kernel/index.ts';
import type { Player, Question } from './player.ts';
import { bestSampled } from './search/rollouts.ts';

/** Moves that are looked at. */
const LOOKED = 4;

/** For playouts and experiments: the best of a few moves by the own points, in one imagined world. */
export const quick: Player = {
  id: 'quick',
  choose({ game, seat, imagine, moves, stream }: Question): Move {
    if (moves.length === 1) return moves[0];
    return bestSampled(game, imagine(), seat, moves, LOOKED, stream).move;
  },
};
