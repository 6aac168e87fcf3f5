/** Turns by likely moves. */
import type { Game, GameState, Move, Seat, Stream } from '../../kernel/index.ts';
import { likelyMove } from './sampling.ts';

/** A turn is judged where it stands after so many decisions. */
const LONGEST = 12;

/** What it is worth to bring the game on, as a share of the points: see `judge`. */
const IMPATIENCE = 0.06;

/** Plays the seat's turn to its end by likely moves, in place; the own moves. */
function likelyTurn(game: Game, world: GameState, seat: Seat, moves: readonly Move[], stream: Stream): Move[] {
  const line: Move[] = [];
  let open = moves;
  let decider = seat;
  for (let made = 0; made < LONGEST; made++) {
    const move = likelyMove(game, world, decider, open, stream);
    if (decider === seat) line.push(move);
    game.apply(world, decider, move);
    const deciding = game.deciding(world);
    if (deciding.length === 0) return line;
    decider = deciding.includes(seat) ? seat : deciding[0];
    if ((game.turn(world) ?? decider) !== seat) return line;
    open = game.moves(world, decider);
  }
  return line;
}

function worth(game: Game, world: GameState, seat: Seat): number {
  const own = game.evaluate(world, seat);
  return own > 0 ? own * (1 + IMPATIENCE * game.progress(world)) : own;
}

export interface Turn {
  readonly moves: Move[];
  /** After the turn. */
  readonly world: GameState;
}

/** The best of so many likely turns by the own points at their end, all in the same world. */
export function bestTurn(
  game: Game,
  world: GameState,
  seat: Seat,
  open: readonly Move[],
  tries: number,
  stream: Stream,
): Turn {
  let best: Turn = { moves: [], world };
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    const end = game.clone(world);
    const moves = likelyTurn(game, end, seat, open, stream);
    const value = worth(game, end, seat);
    if (value > bestValue) {
      bestValue = value;
      best = { moves, world: end };
    }
  }
  return best;
}
