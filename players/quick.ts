import type { Move } from '../kernel/index.ts';
import type { Player, Question } from './player.ts';
import { bestTurn } from './search/likely-turn.ts';

/** The best of so many likely turns by the own points at their end, in one imagined world. */
export const bestOfLikely = (id: string, turns: number, inGame: Readonly<Record<string, number>> = {}): Player => ({
  id,
  choose({ game, seat, imagine, moves, stream, plan }: Question): Move {
    if (moves.length === 1) return moves[0];
    const meant = plan?.nextLegal(moves);
    if (meant !== undefined) return meant;
    const world = imagine(plan?.world);
    const best = bestTurn(game, world, seat, moves, inGame[game.id] ?? turns, stream);
    if (plan !== undefined) {
      plan.world = world;
      plan.keepMoves(best.moves.slice(1));
    }
    return best.moves[0];
  },
});

/** For playouts and experiments. In Train Rush more is known of how likely moves are, and two turns are as good as three elsewhere. */
export const quick = bestOfLikely('quick', 3, { 'train-rush': 2 });
/** Whom quick learns from: the same with more to choose from. */
export const attentive = bestOfLikely('attentive', 24);
