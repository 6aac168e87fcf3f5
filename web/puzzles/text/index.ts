import type { Catalogues } from '../../../kernel/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The words of the puzzles. */
export const puzzleText: Catalogues = { en, de, pl };
export type PuzzleKey = keyof typeof en;
