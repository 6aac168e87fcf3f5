/** The puzzles of games and what became of them, as screens list them. */
import { useEffect, useState } from 'react';
import { homeCards } from '../home/cards.ts';
import type { HomeCard } from '../kit/index.ts';
import { host } from '../page/host.ts';
import { asFarAsFetched } from '../page/not-fetched.tsx';
import type { ListedPuzzle } from '../worker/protocol.ts';
import { type PuzzleResult, puzzleResults } from './results.ts';

export interface ListedBook {
  readonly card: HomeCard;
  readonly puzzles: readonly ListedPuzzle[];
}

export interface Puzzles {
  readonly books: readonly ListedBook[];
  readonly results: readonly PuzzleResult[];
  /** Something could not be fetched. */
  readonly missing: boolean;
}

/** Of one game, or of all that have some; undefined until they are known. */
export function usePuzzles(game?: string): Puzzles | undefined {
  const [known, setKnown] = useState<Puzzles>();
  useEffect(() => {
    const read = async (): Promise<Puzzles> => {
      const cards = homeCards().filter(({ id }) => game === undefined || id === game);
      const asked = cards.map(async (card) => ({ card, puzzles: await host().puzzles(card.id) }));
      const [results, { found, missing }] = await Promise.all([puzzleResults(), asFarAsFetched(asked)]);
      return { results, books: found.filter(({ puzzles }) => puzzles.length > 0), missing };
    };
    void read().then(setKnown);
  }, [game]);
  return known;
}
