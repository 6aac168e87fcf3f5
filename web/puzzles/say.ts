/** The voice of the puzzles. */
import { useSayOf } from '../page/say.tsx';
import { type WebKey, webText } from '../text/index.ts';
import { type PuzzleKey, puzzleText } from './text/index.ts';

const WORDS = [puzzleText, webText];

export const usePuzzleSay = () => useSayOf<PuzzleKey | WebKey>(WORDS);
export type PuzzleSay = ReturnType<typeof usePuzzleSay>;
