/**
 * How likely moves are, out of a table that was learnt from games: weights of classes of moves. Asked at every decision of a playout, so a
 * move that is handed out again and again is looked up once.
 */
import type { Game, GameState, Move, Seat } from './contract.ts';

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

/** The class of a move by what it means in the position (`Thinking.aspect`); apart for every type, which the numbers do not tell. */
export const aspectClass = (frame: string, move: Move, aspect: number): string => `${frame}:${move.type}#${aspect}`;

/** No move is more than so many times likelier than another by its weight alone: what was never seen may still be right. */
const MOST = 5;

const likelihood = (weight: number): number => Math.exp(Math.max(-MOST, Math.min(MOST, weight)));

/** What was looked up for a move that answers a kind of frame. */
interface Known {
  /** How likely it is by itself, by part of the game; 0 is not known yet. */
  readonly byPart: number[];
  /** How much more so by each of its aspects: the same list for all moves of a type. */
  readonly byAspect: number[];
}

export function priorsBy<S extends GameState, M extends Move>(
  { weights }: PriorTable,
  progress: (state: S) => number,
  aspect?: (state: S, seat: Seat, move: M) => number,
): NonNullable<Game<S, M>['priors']> {
  const table = new Map(Object.entries(weights));
  const knownMoves = new Map<string, WeakMap<Move, Known>>();
  const aspects = new Map<string, number[]>();
  const weigh = (frame: string, move: Move, over: number): number => {
    const [type, very] = classesOf(frame, move, over);
    return likelihood((table.get(type) ?? 0) + (table.get(very) ?? 0));
  };
  const movesIn = (frame: string): WeakMap<Move, Known> => {
    const known = knownMoves.get(frame) ?? new WeakMap<Move, Known>();
    knownMoves.set(frame, known);
    return known;
  };
  const meet = (known: WeakMap<Move, Known>, frame: string, move: Move): Known => {
    const type = `${frame}:${move.type}`;
    const byAspect = aspects.get(type) ?? [];
    aspects.set(type, byAspect);
    const met = { byPart: new Array<number>(PARTS).fill(0), byAspect };
    known.set(move, met);
    return met;
  };
  return (state, seat, moves, into) => {
    const frame = state.frames[state.frames.length - 1].kind;
    const over = progress(state);
    const part = partOf(over);
    const known = knownMoves.get(frame) ?? movesIn(frame);
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      const { byPart, byAspect } = known.get(move) ?? meet(known, frame, move);
      if (byPart[part] === 0) byPart[part] = weigh(frame, move, over);
      into[i] = byPart[part];
      if (aspect === undefined) continue;
      const number = aspect(state, seat, move);
      byAspect[number] ??= likelihood(table.get(aspectClass(frame, move, number)) ?? 0);
      into[i] *= byAspect[number];
    }
  };
}
