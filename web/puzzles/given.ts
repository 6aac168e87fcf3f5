/** The puzzle on the table: what is asked, what was tried, and where one can go from here. */
import { createContext, useContext } from 'react';
import type { Text } from '../../kernel/index.ts';
import type { FoundLine, PuzzleInfo, PuzzleTurn } from '../worker/protocol.ts';

/** What became of a turn: the best one, one that is worth as much, or less by so many points. */
export type Verdict =
  | { readonly kind: 'best' }
  | { readonly kind: 'asGood' }
  | { readonly kind: 'less'; readonly points: number; readonly line: FoundLine };

export interface Try {
  readonly texts: readonly Text[];
  readonly verdict: Verdict;
}

export interface GivenPuzzle {
  readonly game: string;
  /** Its place in the book, from 0, and how many there are. */
  readonly place: number;
  readonly count: number;
  readonly ofDay: boolean;
  readonly info: PuzzleInfo;
  /** The place of the next one that is not solved yet. */
  readonly next: number;
  /** The answer is being shown. */
  readonly answered: boolean;
  readonly tries: readonly Try[];
  /** How many hints were asked for. */
  readonly hints: number;
  /** The best turn with what speaks for it, once it was asked for or compared with. */
  readonly best: FoundLine | undefined;
  /** The turn that was played, once it is over, and what became of it. */
  readonly turn: PuzzleTurn | undefined;
  readonly verdict: Verdict | undefined;
  /** Days in a row, once the puzzle is solved; `seen` when it does not count, since the answer was seen before. */
  readonly streak: number | 'seen' | undefined;
  again(): void;
  showAnswer(): void;
  askHint(): void;
}

export const PuzzleContext = createContext<GivenPuzzle | undefined>(undefined);

export function usePuzzle(): GivenPuzzle {
  const puzzle = useContext(PuzzleContext);
  if (!puzzle) throw new Error('outside of a puzzle');
  return puzzle;
}
