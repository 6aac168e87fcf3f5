/** A game as whoever minds what games have taught judges it: its evaluation with a share of what was learnt on top of it (`Game.expected`). */
import type { Game, GameState } from '../kernel/index.ts';
import { remembered } from './weighted.ts';

function judgedWith(share: number, { expected, ...game }: Game): Game {
  if (expected === undefined) return game;
  const evaluateAll = (state: GameState): number[] => {
    const plain = game.evaluateAll(state);
    const learnt = expected(state);
    return Array.from(plain, (value, seat) => value + share * (learnt[seat] - value));
  };
  return { ...game, evaluateAll, evaluate: (state, seat) => evaluateAll(state)[seat] };
}

const byShare = new Map<number, (game: Game) => Game>();

export function minding(game: Game, share = 0): Game {
  if (share === 0) return game;
  const made = byShare.get(share) ?? remembered((each: Game) => judgedWith(share, each));
  byShare.set(share, made);
  return made(game);
}
