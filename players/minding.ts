/** A game as whoever minds what games have taught judges it: its evaluation with a share of what was learnt on top of it (`Game.expected`). */
import type { Game } from '../kernel/index.ts';
import { remembered } from './weighted.ts';

function judgedWith(share: number, { expected, ...game }: Game): Game {
  if (expected === undefined) return game;
  return {
    ...game,
    evaluateAll: (state) => expected(state, share),
    evaluate: (state, seat) => expected(state, share)[seat],
  };
}

const byShare = new Map<number, (game: Game) => Game>();

/** Half of it, where a level minds it at all: what goes along with winning need not be what wins. In Train Rush all of it lost to the evaluation alone, half of it won. */
export const MINDED = 0.5;

export function minding(game: Game, share: number): Game {
  const made = byShare.get(share) ?? remembered((each: Game) => judgedWith(share, each));
  byShare.set(share, made);
  return made(game);
}
