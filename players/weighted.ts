/**
 * A game whose evaluation gives its parts other weights: styles of play, and what `roundhouse tune` tries. Rules, views and everything else are
 * the game's own.
 */
import type { Game, GameState, Seat } from '../kernel/index.ts';
import type { Player } from './player.ts';

/** Factors by the key of a part (`Game.worths`); a part that is not named counts as it is. */
export type Weights = Readonly<Record<string, number>>;

export function weighted(game: Game, weights: Weights): Game {
  const evaluate = (state: GameState, seat: Seat): number => {
    let sum = 0;
    for (const { key, points } of game.appraise(state, seat)) sum += points * (weights[key] ?? 1);
    return sum;
  };
  return {
    ...game,
    evaluate,
    evaluateAll: (state) => Array.from(game.evaluateAll(state), (_, seat) => evaluate(state, seat)),
    appraise: (state, seat) =>
      game.appraise(state, seat).map(({ key, points }) => ({ key, points: points * (weights[key] ?? 1) })),
  };
}

const weightedGames = new WeakMap<Game, Map<Weights, Game>>();

/** A player that thinks with other weights. */
export function withWeights(player: Player, weights: Weights, id: string): Player {
  const gameFor = (game: Game): Game => {
    const known = weightedGames.get(game) ?? new Map<Weights, Game>();
    weightedGames.set(game, known);
    const other = known.get(weights) ?? weighted(game, weights);
    known.set(weights, other);
    return other;
  };
  return { id, choose: (question) => player.choose({ ...question, game: gameFor(question.game) }) };
}
