/** What seats can expect: of the whole game, and of what chance has brought them. */
import type { Game, GameState, Move, Seat, Stream } from '../../kernel/index.ts';
import { playOn, seatPlayers } from '../play.ts';
import type { Player } from '../player.ts';
import { luckOf, type Rollouts, rollOut, trialsFrom } from './rollouts.ts';

/** A game that is played on is cut after so many moves. */
const LONGEST = 3_000;

/** How a position is judged by how it ends: who plays it on, how often, and how much what games have taught about it counts beside that, from 0 to 1. */
export interface Foresight {
  readonly by: Player;
  readonly games: number;
  readonly taught: number;
}

/** The points every seat ends with on average, when the game is played on so many times from what one seat knows. */
export function expectedPoints(
  game: Game,
  state: GameState,
  seat: Seat,
  { by, games, taught }: Foresight,
  stream: Stream,
): number[] {
  const trials = trialsFrom(game, state, seat, stream);
  const sums = game.evaluateAll(state).map(() => 0);
  const players = sums.map(() => by);
  for (let k = 0; k < games; k++) {
    const { world, seed } = trials.at(k);
    const known = taught > 0 ? game.expected?.(world) : undefined;
    const end = game.clone(world);
    // Everybody plays by what the own seat sees.
    playOn(game, end, seatPlayers(players, seed), LONGEST);
    game.evaluateAll(end).forEach((points, other) => {
      sums[other] += (points + taught * ((known?.[other] ?? points) - points)) / games;
    });
  }
  return sums;
}

/** Two own turns on from where chance has spoken. */
const AFTERWARDS: Rollouts = { own: { moves: 3 }, others: { moves: 2 }, turns: 2 };

/**
 * What came out of a move that drew, rolled or showed something, less what was to be expected of it: points for every seat. The same
 * move in worlds that could have been, against what its seat knew after it.
 */
export function luckOfMove(
  game: Game,
  [before, after]: readonly [GameState, GameState],
  seat: Seat,
  move: Move,
  worlds: number,
  stream: Stream,
): number[] {
  const sums = game.evaluateAll(after).map(() => 0);
  const add = (state: GameState, line: readonly Move[], factor: number): void => {
    const trials = trialsFrom(game, state, seat, stream);
    for (let k = 0; k < worlds; k++) {
      const { world, seed } = trials.at(k);
      const end = rollOut(game, world, seat, line, luckOf(seed), AFTERWARDS);
      game.evaluateAll(end).forEach((points, other) => {
        sums[other] += (factor * points) / worlds;
      });
    }
  };
  add(before, [move], -1);
  add(after, [], 1);
  return sums;
}
