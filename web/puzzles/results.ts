/** Which puzzles were tried and solved on which day; kept in this browser. */
import { dayOf } from '../../kernel/index.ts';
import { database } from '../saves/saves.ts';

export interface PuzzleResult {
  /** Day and game. */
  readonly id: string;
  readonly day: number;
  readonly game: string;
  readonly tries: number;
  readonly solved: boolean;
}

const isResult = (row: object): row is PuzzleResult => 'day' in row && 'game' in row && 'solved' in row;

export const today = (): number => dayOf(Date.now(), new Date().getTimezoneOffset());

/** A browser that keeps nothing forgets puzzles too. */
export async function puzzleResults(): Promise<PuzzleResult[]> {
  try {
    const rows: readonly object[] = await (await database()).getAll('puzzles');
    return rows.filter(isResult);
  } catch {
    return [];
  }
}

export async function notePuzzle(day: number, game: string, solved: boolean): Promise<void> {
  const id = `${day} ${game}`;
  const change = (await database()).transaction('puzzles', 'readwrite');
  const row = await change.store.get(id);
  const before = row && isResult(row) ? row : undefined;
  const result: PuzzleResult = {
    id,
    day,
    game,
    tries: (before?.tries ?? 0) + 1,
    solved: solved || before?.solved === true,
  };
  await Promise.all([change.store.put(result), change.done]);
}

/** Days in a row with a puzzle solved, up to today, or up to yesterday as long as today's is open. */
export function streakOf(results: readonly PuzzleResult[], day: number): number {
  const solved = new Set(results.filter((result) => result.solved).map((result) => result.day));
  let last = solved.has(day) ? day : day - 1;
  let streak = 0;
  for (; solved.has(last); last--) streak++;
  return streak;
}
