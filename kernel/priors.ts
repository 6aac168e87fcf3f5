/**
 * How likely moves are, out of a table that was learnt from games: weights of classes of moves. Asked at every decision of a playout, so a
 * move that is handed out again and again is looked up once.
 */
import type { Game, GameState, Move } from './contract.ts';

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

/** No move is more than so many times likelier than another by its weight alone: what was never seen may still be right. */
const MOST = 5;

export function priorsBy<S extends GameState>(
  { weights }: PriorTable,
  progress: (state: S) => number,
): NonNullable<Game<S>['priors']> {
  const table = new Map(Object.entries(weights));
  /** By kind of frame, then by part of the game. */
  const known = new Map<string, readonly WeakMap<Move, number>[]>();
  const weigh = (frame: string, move: Move, over: number): number => {
    const [type, very] = classesOf(frame, move, over);
    const sum = (table.get(type) ?? 0) + (table.get(very) ?? 0);
    return Math.exp(Math.max(-MOST, Math.min(MOST, sum)));
  };
  const cachesFor = (frame: string): readonly WeakMap<Move, number>[] => {
    const caches = Array.from({ length: PARTS }, () => new WeakMap<Move, number>());
    known.set(frame, caches);
    return caches;
  };
  return (state, _seat, moves, into) => {
    const frame = state.frames[state.frames.length - 1].kind;
    const over = progress(state);
    const cache = (known.get(frame) ?? cachesFor(frame))[partOf(over)];
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      let weight = cache.get(move);
      if (weight === undefined) {
        weight = weigh(frame, move, over);
        cache.set(move, weight);
      }
      into[i] = weight;
    }
  };
}
