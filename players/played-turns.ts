/** A game that was played, turn by turn as a player plans them. */
import {
  type Game,
  type GameState,
  learntBetween,
  type Match,
  type Move,
  type Seat,
  stateAt,
} from '../kernel/index.ts';
import type { Question } from './player.ts';

/** The own moves of a turn as far as they could be planned: to its end, or until something was drawn, rolled or shown. */
export interface PlayedTurn {
  readonly seat: Seat;
  /** How many moves had been made before it, and when its last one was. */
  readonly at: number;
  readonly to: number;
  readonly moves: readonly Move[];
}

/** Whether what follows a move could not be planned before it. */
export const surprises = (game: Game, before: GameState, after: GameState): boolean =>
  game.learns?.(before, after) ?? learntBetween(before, after);

/** The turns in which there was something to choose, from their first choice on, in their order. */
export function playedTurns(game: Game, match: Match): PlayedTurn[] {
  const { played } = match;
  const turnAt = (at: number): Seat => game.turn(stateAt(match, at)) ?? played[at].seat;
  const hasChoice = (at: number): boolean => game.moves(stateAt(match, at), played[at].seat).length > 1;
  const taken = new Set<number>();
  const turns: PlayedTurn[] = [];
  for (let at = 0; at < played.length; at++) {
    if (taken.has(at) || !hasChoice(at)) continue;
    const { seat } = played[at];
    const moves: Move[] = [];
    let to = at;
    for (let next = at; next < played.length && turnAt(next) === turnAt(at); next++) {
      // Others may have a short question in the middle of a turn.
      if (played[next].seat === seat) {
        moves.push(played[next].move);
        taken.add(next);
        to = next + 1;
      } else if (turnAt(at) !== seat) break;
      if (surprises(game, stateAt(match, next), stateAt(match, next + 1))) break;
    }
    turns.push({ seat, at, to, moves });
  }
  return turns;
}

/** A question about a position that was: nothing is thought of it but what the seat knew then. */
export const questionThen = (
  game: Game,
  state: GameState,
  seat: Seat,
  asked: Pick<Question, 'seats' | 'stream'>,
): Question => ({
  ...asked,
  game,
  seat,
  moves: game.moves(state, seat),
  view: () => game.view(state, seat),
  imagine() {
    const world = game.clone(state);
    game.redeal(world, seat, asked.stream);
    return world;
  },
});
