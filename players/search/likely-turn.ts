/** Turns by likely moves. */
import { fraction, type Game, type GameState, type Move, type Seat, type Stream } from '../../kernel/index.ts';
import { hurried } from '../judge.ts';
import { placeOf, weigh } from './sampling.ts';

/** A turn is judged where it stands after so many decisions. */
const LONGEST = 12;

/** What the end of a turn is worth to whoever plays it. */
export type Worth = (game: Game, world: GameState, seat: Seat) => number;

export const ownPoints: Worth = (game, world, seat) => hurried(game, world, game.evaluate(world, seat));

/**
 * A decision that a turn has come to, and the ways that were taken from it. Likely turns begin alike: whoever comes to a decision again finds its moves
 * and their weights, and whoever takes the same way to the end has nothing to look at there.
 */
interface Fork {
  readonly decider: Seat;
  readonly moves: readonly Move[];
  readonly weights: Float64Array;
  readonly sum: number;
  /** The move that was made here last, and the one before it. */
  last: Way | undefined;
}

/** A move by its place, and where it led: undefined is the end of the turn. */
interface Way {
  readonly place: number;
  readonly led: Fork | undefined;
  readonly before: Way | undefined;
}

/** Weights of the forks of one question; the next question writes over them. */
const pages: Float64Array[] = [];
let used = 0;
const NO_WEIGHTS = new Float64Array(0);

function freshPage(size: number): Float64Array {
  let page = pages[used];
  if (page === undefined || page.length < size) {
    page = new Float64Array(Math.max(128, 2 * size));
    pages[used] = page;
  }
  used++;
  return page;
}

function forkAt(game: Game, world: GameState, decider: Seat, moves: readonly Move[]): Fork {
  const weights = moves.length === 1 ? NO_WEIGHTS : freshPage(moves.length);
  const sum = moves.length === 1 ? 1 : weigh(game, world, decider, moves, weights);
  return { decider, moves, weights, sum, last: undefined };
}

const choose = ({ moves, weights, sum }: Fork, stream: Stream): number =>
  moves.length === 1 ? 0 : placeOf(fraction(stream) * sum, weights, moves.length);

/** The next decision of the seat's turn; undefined when the turn is over. */
function nextFork(game: Game, world: GameState, seat: Seat): Fork | undefined {
  const deciding = game.deciding(world);
  if (deciding.length === 0) return undefined;
  const decider = deciding.includes(seat) ? seat : deciding[0];
  if ((game.turn(world) ?? decider) !== seat) return undefined;
  return forkAt(game, world, decider, game.moves(world, decider));
}

function taken({ last }: Fork, place: number): Way | undefined {
  let way = last;
  while (way !== undefined && way.place !== place) way = way.before;
  return way;
}

/** The decisions of one try, and the place of the move at each. */
const met: Fork[] = [];
const places: number[] = [];

/** Walks by likely moves as far as somebody has come before; whether that was the end of the turn. */
function walkKnown(root: Fork, stream: Stream): boolean {
  met.length = 0;
  places.length = 0;
  let at: Fork | undefined = root;
  while (at !== undefined) {
    const place = choose(at, stream);
    met.push(at);
    places.push(place);
    const way = taken(at, place);
    if (way === undefined) return false;
    at = way.led;
  }
  return true;
}

/** Plays what is known and on to the end of the turn, in place. */
function playOn(game: Game, world: GameState, seat: Seat, stream: Stream): void {
  for (let i = 0; i < met.length - 1; i++) game.apply(world, met[i].decider, met[i].moves[places[i]]);
  for (;;) {
    const fork = met[met.length - 1];
    const place = places[places.length - 1];
    game.apply(world, fork.decider, fork.moves[place]);
    const led = met.length < LONGEST ? nextFork(game, world, seat) : undefined;
    fork.last = { place, led, before: fork.last };
    if (led === undefined) return;
    met.push(led);
    places.push(choose(led, stream));
  }
}

function ownMoves(seat: Seat): Move[] {
  const moves: Move[] = [];
  for (let i = 0; i < met.length; i++) if (met[i].decider === seat) moves.push(met[i].moves[places[i]]);
  return moves;
}

export interface Turn {
  readonly moves: Move[];
  /** After the turn. */
  readonly world: GameState;
}

/** The best of so many likely turns by what their ends are worth, all in the same world. */
export function bestTurn(
  game: Game,
  world: GameState,
  seat: Seat,
  open: readonly Move[],
  tries: number,
  stream: Stream,
  worth: Worth = ownPoints,
): Turn {
  used = 0;
  const root = forkAt(game, world, seat, open);
  let best: Turn | undefined;
  let bestValue: number | undefined;
  for (let i = 0; i < tries; i++) {
    if (walkKnown(root, stream)) continue;
    const end = game.clone(world);
    playOn(game, end, seat, stream);
    // The only turn that was found needs no judging.
    if (best === undefined) {
      best = { moves: ownMoves(seat), world: end };
      continue;
    }
    bestValue ??= worth(game, best.world, seat);
    const value = worth(game, end, seat);
    if (value > bestValue) {
      bestValue = value;
      best = { moves: ownMoves(seat), world: end };
    }
  }
  return best ?? { moves: [], world };
}
