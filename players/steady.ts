import type { Move } from '../kernel/index.ts';
import type { Player, Question } from './player.ts';
import { findLines, keepPlan } from './search/lines.ts';

/** Plans the whole turn: a beam over its small decisions, judged by the game's own evaluation at the end of the turn. */
export const steady: Player = {
  id: 'steady',
  choose(question: Question): Move {
    const { game, seat, seats, moves, stream, plan } = question;
    if (moves.length === 1) return moves[0];
    const planned = plan?.next(() => question.view(), moves);
    if (planned !== undefined) return planned;
    const [best] = findLines({ game, seat, seats, stream }, question.imagine(), moves, { width: 8, sensible: true });
    keepPlan(question, best);
    return best.moves[0];
  },
};
