/** Puzzles behind the page: their books are fetched by whoever solves them. */
import { isAnswer, puzzleTable, puzzleTask, turnAt } from '../../host/puzzle.ts';
import { TableRefused } from '../../host/refusal.ts';
import type { FoundLine } from '../../host/study.ts';
import type { Table } from '../../host/table.ts';
import { type PuzzleBook, type PuzzlePosition, puzzlePosition, puzzlesIn, type Text } from '../../kernel/index.ts';
import { OPPONENT_NAMES } from '../text/opponent-names.ts';
import type { Scholar } from './analyses.ts';
import { loadRules, openGame, openRules } from './games.ts';

/** A puzzle as a list shows it. */
export interface ListedPuzzle {
  /** Its name for whoever remembers it: the same position keeps it, whatever becomes of the others. */
  readonly key: string;
  /** From 1 to 3. */
  readonly difficulty: number;
}

export interface PuzzleInfo extends ListedPuzzle {
  /** So many moves had been made in its game. */
  readonly at: number;
  /** How much less the next best turn brings. */
  readonly gap: number;
  /** The answer in words. */
  readonly answer: readonly Text[];
}

/** A turn that was played in answer. */
export interface PuzzleTurn {
  /** Whether it achieves what the answer does. */
  readonly same: boolean;
  readonly texts: readonly Text[];
}

/** The best turn with what speaks for it, and the one that was played, if it achieves something else. */
export interface PuzzleWorth {
  readonly best: FoundLine;
  readonly played: FoundLine | undefined;
}

async function bookOf(id: string): Promise<PuzzleBook> {
  const book = await (await loadRules(id)).puzzles?.();
  if (!book) throw new TableRefused('gone');
  return book;
}

const listed = ({ fingerprint, difficulty }: PuzzlePosition['puzzle']): ListedPuzzle => ({
  key: fingerprint,
  difficulty,
});

/** All puzzles of a game, in their order; none where there are none. */
export async function puzzlesOf(id: string): Promise<readonly ListedPuzzle[]> {
  const book = await (await loadRules(id)).puzzles?.();
  return book ? puzzlesIn(book).map(({ puzzle }) => listed(puzzle)) : [];
}

/** The puzzle that is being solved: a game has to be played up to it. */
let latest: { readonly name: string; readonly position: Promise<PuzzlePosition> } | undefined;

function positionOf(id: string, number: number): Promise<PuzzlePosition> {
  const name = `${id} ${number}`;
  const find = async (): Promise<PuzzlePosition> => {
    const [{ game }, book] = await Promise.all([openRules(id), bookOf(id)]);
    if (!puzzlesIn(book)[number]) throw new TableRefused('gone');
    return puzzlePosition(game, book, number);
  };
  if (latest?.name === name) return latest.position;
  const position = find();
  latest = { name, position };
  // What could not be fetched may be there later.
  position.catch(() => {
    latest = undefined;
  });
  return position;
}

export async function puzzleInfo(id: string, number: number): Promise<PuzzleInfo> {
  const { game } = await openRules(id);
  const { puzzle, answer } = await positionOf(id, number);
  const { at, gap } = puzzle;
  return { ...listed(puzzle), at, gap, answer: answer.map((move) => game.describe(move)) };
}

/** What a table for it is called, and by whom and how it is seen. */
export interface PuzzleWish {
  readonly table: string;
  readonly name: string;
  readonly answered: boolean;
}

export async function tableOfPuzzle(id: string, number: number, { table, name, answered }: PuzzleWish): Promise<Table> {
  const { game, edition } = await openRules(id);
  const wish = { id: table, edition, name, others: OPPONENT_NAMES };
  return puzzleTable(game, await positionOf(id, number), wish, answered);
}

/** Undefined as long as the turn is not over. */
export async function turnOf(table: Table, number: number): Promise<PuzzleTurn | undefined> {
  const { game } = await openGame(table.game.id);
  const position = await positionOf(game.id, number);
  const moves = turnAt(game, table, position);
  return moves && { same: isAnswer(game, position, moves), texts: moves.map((move) => game.describe(move)) };
}

export async function worthOf(table: Table, number: number, scholar: Scholar): Promise<PuzzleWorth> {
  const { game } = await openGame(table.game.id);
  const position = await positionOf(game.id, number);
  const [finding] = await scholar.study([
    [puzzleTask(game, position, turnAt(game, table, position) ?? position.answer)],
  ]);
  if (finding.kind !== 'answer') throw new Error('an answer was asked about');
  const [best, played] = finding.lines;
  return { best, played };
}
