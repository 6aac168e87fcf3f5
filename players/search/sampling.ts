/** Moves by chance, the likelier the better they are known to be: what playouts are made of. */
import { fraction, type Game, type GameState, type Move, type Seat, type Stream } from '../../kernel/index.ts';

/** Kept from decision to decision: a playout asks thousands of times. */
let weights = new Float64Array(256);

/** Writes the weights of the moves; their sum. */
export function weigh(game: Game, state: GameState, seat: Seat, moves: readonly Move[], into: Float64Array): number {
  if (game.priors === undefined) {
    for (let i = 0; i < moves.length; i++) into[i] = 1;
    return moves.length;
  }
  game.priors(state, seat, moves, into);
  let sum = 0;
  for (let i = 0; i < moves.length; i++) sum += into[i];
  return sum;
}

function weighHere(game: Game, state: GameState, seat: Seat, moves: readonly Move[]): number {
  if (moves.length > weights.length) weights = new Float64Array(2 * moves.length);
  return weigh(game, state, seat, moves, weights);
}

/** The place at which a share of the sum is reached. */
export function placeOf(share: number, weights: Float64Array, count: number): number {
  let left = share;
  let last = 0;
  for (let i = 0; i < count; i++) {
    if (weights[i] === 0) continue;
    last = i;
    left -= weights[i];
    if (left < 0) return i;
  }
  return last;
}

/** One move, as likely as the game's priors say. */
export function likelyMove(game: Game, state: GameState, seat: Seat, moves: readonly Move[], stream: Stream): Move {
  if (moves.length === 1) return moves[0];
  const sum = weighHere(game, state, seat, moves);
  return moves[placeOf(fraction(stream) * sum, weights, moves.length)];
}

/** Several different moves, the likelier ones sooner; written into `into`, which is cut to so many. */
export function likelyMoves(
  game: Game,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  size: number,
  stream: Stream,
  into: Move[],
): void {
  into.length = 0;
  if (size >= moves.length) {
    into.push(...moves);
    return;
  }
  let sum = weighHere(game, state, seat, moves);
  while (into.length < size) {
    const place = placeOf(fraction(stream) * sum, weights, moves.length);
    into.push(moves[place]);
    sum -= weights[place];
    weights[place] = 0;
  }
}
