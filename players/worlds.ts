/** Looking ahead in imagined worlds. */
import {
  freshSeed,
  type Game,
  type GameState,
  learntBetween,
  type Move,
  type Seat,
  type Stream,
  seedStream,
} from '../kernel/index.ts';
import { judge } from './judge.ts';

/** How many futures are averaged where a move draws, rolls or reveals. */
const FUTURES = 3;

/** One imagined world, and for whom it is looked at. */
export interface Outlook {
  readonly game: Game;
  readonly seat: Seat;
  readonly seats: number;
  /** How much of the mean of the rivals' points is taken off the own (`judge`). */
  readonly rivals?: number | undefined;
  readonly stream: Stream;
}

/** The same world with other luck ahead of it. */
function otherLuck(game: Game, world: GameState, stream: Stream): GameState {
  const copy = game.clone(world);
  for (const name in copy.random) copy.random[name] = seedStream(freshSeed(stream), name);
  return copy;
}

export interface Outcome {
  readonly world: GameState;
  readonly value: number;
  /** Something was drawn, rolled or shown on the way: what follows cannot be planned. */
  readonly chance: boolean;
}

/** What a move leads to, and its worth for the seat that makes it; averaged where luck has a say. */
export function outcome({ game, seat, seats, rivals, stream }: Outlook, world: GameState, move: Move): Outcome {
  const after = game.clone(world);
  game.apply(after, seat, move);
  let value = judge(game, after, seat, seats, rivals);
  const chance = game.learns === undefined ? learntBetween(world, after) : game.learns(world, after);
  if (chance) {
    for (let i = 1; i < FUTURES; i++) {
      const future = otherLuck(game, world, stream);
      game.apply(future, seat, move);
      value += judge(game, future, seat, seats, rivals);
    }
    value /= FUTURES;
  }
  return { world: after, value, chance };
}
