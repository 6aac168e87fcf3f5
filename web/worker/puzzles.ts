/** Puzzles behind the page: their books are fetched by whoever solves them. */
import { answerAt, isAnswer, puzzleTable, puzzleTask } from '../../host/puzzle.ts';
import { TableRefused } from '../../host/refusal.ts';
import type { FoundLine } from '../../host/study.ts';
import type { Table } from '../../host/table.ts';
import { type PuzzleBook, puzzlePosition, puzzlesIn, type Text } from '../../kernel/index.ts';
import { OPPONENT_NAMES } from '../text/opponent-names.ts';
import type { Scholar } from './analyses.ts';
import { loadRules, openGame, openRules } from './games.ts';

export interface PuzzleInfo {
  readonly difficulty: number;
  /** So many moves had been made in its game. */
  readonly at: number;
  /** How much less the next best turn brings. */
  readonly gap: number;
  /** The answer in words. */
  readonly answer: readonly Text[];
}

/** What became of a try. */
export interface PuzzleTry {
  readonly solved: boolean;
  readonly texts: readonly Text[];
  /** Points that the best turn brings more. */
  readonly behind: number;
  /** The best turn, with what speaks for it. */
  readonly best: FoundLine;
}

async function bookOf(id: string): Promise<PuzzleBook> {
  const book = await (await loadRules(id)).puzzles?.();
  if (!book) throw new TableRefused('gone');
  return book;
}

/** The difficulties of all puzzles of a game, in their order; none where there are no puzzles. */
export async function puzzlesOf(id: string): Promise<readonly number[]> {
  const book = await (await loadRules(id)).puzzles?.();
  return book ? puzzlesIn(book).map(({ puzzle }) => puzzle.difficulty) : [];
}

export async function puzzleInfo(id: string, number: number): Promise<PuzzleInfo> {
  const { game } = await openRules(id);
  const { puzzle, answer } = puzzlePosition(game, await bookOf(id), number);
  const { difficulty, at, gap } = puzzle;
  return { difficulty, at, gap, answer: answer.map((move) => game.describe(move)) };
}

export async function tableOfPuzzle(id: string, number: number, table: string, name: string): Promise<Table> {
  const { game, edition } = await openRules(id);
  return puzzleTable(game, await bookOf(id), number, { id: table, edition, name, others: OPPONENT_NAMES });
}

/** As good as the best, as far as anybody can tell. */
const EQUAL = 0.3;

/** Undefined as long as the turn is not over. */
export async function judgeTry(table: Table, number: number, scholar: Scholar): Promise<PuzzleTry | undefined> {
  const { game } = await openGame(table.game.id);
  const position = puzzlePosition(game, await bookOf(game.id), number);
  const moves = answerAt(game, table, position);
  if (!moves) return undefined;
  const finding = await scholar.study(puzzleTask(game, position, moves));
  if (finding.kind !== 'turn') throw new Error('a turn was asked about');
  const [best] = finding.lines;
  const behind = Math.max(0, finding.lines.find(({ played }) => played)?.behind ?? 0);
  const solved = isAnswer(game, position, moves) || behind < EQUAL;
  return { solved, texts: moves.map((move) => game.describe(move)), behind: solved ? 0 : behind, best };
}
