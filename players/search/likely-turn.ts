/** Turns by likely moves. */
import type { Game, GameState, Move, Seat, Stream } from '../../kernel/index.ts';
import { drawMoves, likelyMove } from './sampling.ts';

/** A turn is judged where it stands after so many decisions. */
const LONGEST = 12;

/** What it is worth to bring the game on, as a share of the points: see `judge`. */
const IMPATIENCE = 0.06;

/** Plays the seat's turn to its end, by likely moves after the first, in place; all moves that are made go into `made`, the own ones are returned. */
function likelyTurn(game: Game, world: GameState, seat: Seat, first: Move, stream: Stream, made: Move[]): Move[] {
  const line: Move[] = [first];
  made.length = 0;
  let move = first;
  let decider = seat;
  for (;;) {
    made.push(move);
    game.apply(world, decider, move);
    if (made.length === LONGEST) return line;
    const deciding = game.deciding(world);
    if (deciding.length === 0) return line;
    decider = deciding.includes(seat) ? seat : deciding[0];
    if ((game.turn(world) ?? decider) !== seat) return line;
    move = likelyMove(game, world, decider, game.moves(world, decider), stream);
    if (decider === seat) line.push(move);
  }
}

const isSame = (one: readonly Move[], other: readonly Move[]): boolean => {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
};

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
  let bestValue: number | undefined;
  /** All moves of the turns that were tried: what was tried once ends as it ended then. */
  const tried: Move[][] = [];
  const firsts: Move[] = [];
  drawMoves(game, world, seat, open, tries, stream, firsts);
  for (const first of firsts) {
    if (tried.some((made) => made.length === 1 && made[0] === first)) continue;
    const end = game.clone(world);
    const made: Move[] = [];
    const turn = { moves: likelyTurn(game, end, seat, first, stream, made), world: end };
    if (tried.some((other) => isSame(other, made))) continue;
    tried.push(made);
    if (tried.length === 1) {
      // Judged only when there is something to compare it with.
      best = turn;
      continue;
    }
    bestValue ??= worth(game, best.world, seat);
    const value = worth(game, end, seat);
    if (value > bestValue) {
      bestValue = value;
      best = turn;
    }
  }
  return best;
}
