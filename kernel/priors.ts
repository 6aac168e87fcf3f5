/**
 * How likely moves are, out of a table that was learnt from games: weights of classes of moves. Asked at every decision of a playout, so a
 * move that is handed out again and again is looked up once.
 */
import type { Aspects, Game, GameState, Move, Seat } from './contract.ts';

/** Weights of classes of moves, as natural logarithms; a class that is not listed weighs nothing either way. */
export interface PriorTable {
  /** Where the weights come from, in a sentence. */
  readonly from: string;
  readonly weights: Readonly<Record<string, number>>;
}

/** Parts of the game that are told apart. */
const PARTS = 3;
const partOf = (progress: number): number => Math.min(PARTS - 1, Math.floor(progress * PARTS));

/** What a move is besides its type: its plain fields; lists (a route, a set of cubes) are left out. */
function detailOf(move: Move): string {
  let detail = '';
  for (const value of Object.values(move)) if (typeof value !== 'object') detail += `,${String(value)}`;
  return detail;
}

/** The classes of a move that answers a kind of frame: its type in this part of the game, and the very move. */
export function classesOf(frame: string, move: Move, progress: number): readonly [type: string, move: string] {
  return [`${frame}:${move.type}@${partOf(progress)}`, `${frame}${detailOf(move)}`];
}

/** The class of a move by what it means in the position (`Thinking.aspects`); apart for every type, which the numbers do not tell. */
export const aspectClass = (frame: string, { type }: Move, aspect: number): string => `${frame}:${type}#${aspect}`;

/** Where its aspects tell all of a move, its type has a weight of its own: what it means may never have been seen. */
const typeClass = (frame: string, { type }: Move): string => `${frame}:${type}`;

/** No move is more than so many times likelier than another by its weight alone: what was never seen may still be right. */
const MOST = 5;
/** Where one weight has to tell what is done from dozens of moves that nobody makes. */
const MOST_ALONE = 10;

const likelihood = (weight: number, most: number): number => Math.exp(Math.max(-most, Math.min(most, weight)));

type Priors<S extends GameState, M extends Move> = NonNullable<Game<S, M>['priors']>;

export function priorsBy<S extends GameState, M extends Move>(
  { weights }: PriorTable,
  progress: (state: S) => number,
  aspects?: Aspects<S, M>,
): Priors<S, M> {
  const table = new Map(Object.entries(weights));
  const byMove = aspects?.alone ? undefined : byMoves<S, M>(table, progress);
  const byAspect = aspects === undefined ? undefined : byAspects(table, aspects);
  return (state, seat, moves, into) => {
    if (byMove === undefined) into.fill(1, 0, moves.length);
    else byMove(state, seat, moves, into);
    byAspect?.(state, seat, moves, into);
  };
}

/** How likely moves are by themselves. */
function byMoves<S extends GameState, M extends Move>(
  table: ReadonlyMap<string, number>,
  progress: (state: S) => number,
): Priors<S, M> {
  /** By frame, move and part of the game; 0 is not known yet. */
  const knownMoves = new Map<string, WeakMap<Move, number[]>>();
  const weigh = (frame: string, move: Move, over: number): number => {
    const [type, very] = classesOf(frame, move, over);
    return likelihood((table.get(type) ?? 0) + (table.get(very) ?? 0), MOST);
  };
  const movesIn = (frame: string): WeakMap<Move, number[]> => {
    const known = knownMoves.get(frame) ?? new WeakMap<Move, number[]>();
    knownMoves.set(frame, known);
    return known;
  };
  const meet = (known: WeakMap<Move, number[]>, move: Move): number[] => {
    const byPart = new Array<number>(PARTS).fill(0);
    known.set(move, byPart);
    return byPart;
  };
  return (state, _seat, moves, into) => {
    const frame = state.frames[state.frames.length - 1].kind;
    const over = progress(state);
    const part = partOf(over);
    const known = knownMoves.get(frame) ?? movesIn(frame);
    for (let i = 0; i < moves.length; i++) {
      const byPart = known.get(moves[i]) ?? meet(known, moves[i]);
      if (byPart[part] === 0) byPart[part] = weigh(frame, moves[i], over);
      into[i] = byPart[part];
    }
  };
}

/** Numbers of aspects that there is room for at first. */
const ROOM = 256;

/** How much more so by what they mean. */
function byAspects<S extends GameState, M extends Move>(
  table: ReadonlyMap<string, number>,
  { write, alone = false, sharpness = 1 }: Aspects<S, M>,
): Priors<S, M> {
  /** By frame, type of the move and aspect; 0 is not known yet. */
  const knownTypes = new Map<string, Map<string, Float64Array>>();
  let numbers = new Int32Array(ROOM);
  const weigh = (frame: string, move: Move, aspect: number): number => {
    const type = alone ? (table.get(typeClass(frame, move)) ?? 0) : 0;
    const weight = type + (table.get(aspectClass(frame, move, aspect)) ?? 0);
    return likelihood(weight, alone ? MOST_ALONE : MOST) ** sharpness;
  };
  const typesIn = (frame: string): Map<string, Float64Array> => {
    const known = knownTypes.get(frame) ?? new Map<string, Float64Array>();
    knownTypes.set(frame, known);
    return known;
  };
  const makeRoom = (known: Map<string, Float64Array>, type: string, aspect: number): Float64Array => {
    const weights = new Float64Array(Math.max(ROOM, 2 * aspect));
    weights.set(known.get(type) ?? []);
    known.set(type, weights);
    return weights;
  };
  return (state, seat, moves, into) => {
    if (moves.length > numbers.length) numbers = new Int32Array(2 * moves.length);
    write(state, seat, moves, numbers);
    const frame = state.frames[state.frames.length - 1].kind;
    const known = knownTypes.get(frame) ?? typesIn(frame);
    // Moves of one type stand together in most lists: what is known of it is looked up once.
    let type: string | undefined;
    let weights: Float64Array | undefined;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      const aspect = numbers[i];
      if (move.type !== type) {
        type = move.type;
        weights = known.get(type);
      }
      if (weights === undefined || aspect >= weights.length) weights = makeRoom(known, move.type, aspect);
      if (weights[aspect] === 0) weights[aspect] = weigh(frame, move, aspect);
      into[i] *= weights[aspect];
    }
  };
}

/** All classes of each move that is open in a position: what is learnt, and what it is found again by. */
export function classesIn(
  { progress, aspects }: Game,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
): string[][] {
  const frame = state.frames[state.frames.length - 1].kind;
  const over = progress(state);
  const classes = moves.map((move) => (aspects?.alone ? [typeClass(frame, move)] : [...classesOf(frame, move, over)]));
  if (aspects === undefined) return classes;
  const numbers = new Int32Array(moves.length);
  aspects.write(state, seat, moves, numbers);
  return classes.map((each, i) => [...each, aspectClass(frame, moves[i], numbers[i])]);
}
