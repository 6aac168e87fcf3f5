import type { Game, GameState, Move, Seat, Stream } from '../kernel/index.ts';
import type { Player, Question } from './player.ts';
import { likelyMove } from './search/sampling.ts';

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

/** The best of so many likely turns by the own points at their end, in one imagined world. */
export const bestOfLikely = (id: string, turns: number): Player => ({
  id,
  choose({ game, seat, imagine, moves, stream, plan }: Question): Move {
    if (moves.length === 1) return moves[0];
    const meant = plan?.nextLegal(moves);
    if (meant !== undefined) return meant;
    const world = imagine();
    let best: Move[] = [];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < turns; i++) {
      const end = game.clone(world);
      const line = likelyTurn(game, end, seat, moves, stream);
      const value = worth(game, end, seat);
      if (value > bestValue) {
        bestValue = value;
        best = line;
      }
    }
    plan?.keepMoves(best.slice(1));
    return best[0];
  },
});

/** For playouts and experiments. */
export const quick = bestOfLikely('quick', 3);
/** Whom quick learns from: the same with more to choose from. */
export const attentive = bestOfLikely('attentive', 24);
