/** The puzzles of Autobahn, as `npm run puzzles` made and proved them. */
import type { PuzzleBook } from '../../../kernel/index.ts';
import book from './puzzles.json' with { type: 'json' };

export const puzzles: PuzzleBook = book;
