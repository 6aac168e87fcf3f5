/** What a position is worth to whoever plays. */
import type { Game, GameState, Seat } from '../kernel/index.ts';

/**
 * What the whole game is worth as an end in itself, as a share of the own points. Some games pay for every turn that is played on; whoever is ahead
 * must not linger, and whoever is behind must not wait. Without it a table of money makers never ends an era of Autobahn.
 */
const IMPATIENCE = 0.06;

/** The own points with what the game has come to. */
export const hurried = (game: Game, state: GameState, own: number): number =>
  own > 0 ? own * (1 + IMPATIENCE * game.progress(state)) : own;

/**
 * At a table of two only the difference counts. Among more, rivals hold each other down: looking at the best of them cost games in every
 * game of the house, so the own points count alone, or less a share of what the rivals have on average.
 */
export function judge(game: Game, state: GameState, seat: Seat, seats: number, rivals = 0): number {
  if (seats === 2) return ahead(game, state, seat, game.evaluateAll(state));
  if (rivals === 0) return hurried(game, state, game.evaluate(state, seat));
  const all = game.evaluateAll(state);
  let others = -all[seat];
  for (let i = 0; i < all.length; i++) others += all[i];
  return hurried(game, state, all[seat]) - (rivals * others) / (all.length - 1);
}

const ahead = (game: Game, state: GameState, seat: Seat, all: readonly number[]): number =>
  hurried(game, state, all[seat]) - all[1 - seat];

/** As the evaluation alone sees it: at a table of two the own points less those of the rival, at others the own. */
export function pointsAhead(game: Game, state: GameState, seat: Seat): number {
  const all = game.evaluateAll(state);
  return all.length === 2 ? ahead(game, state, seat, all) : hurried(game, state, all[seat]);
}
