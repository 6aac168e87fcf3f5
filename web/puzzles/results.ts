/** Which puzzles were tried and solved on which day; kept in this browser. */
import { dayOf } from '../../kernel/index.ts';
import { database } from '../saves/saves.ts';

export interface PuzzleResult {
  /** Day, game and puzzle. */
  readonly id: string;
  readonly day: number;
  readonly game: string;
  /** The name of the puzzle within its game. */
  readonly puzzle: string;
  /** Whether it was the puzzle of that day. */
  readonly ofDay: boolean;
  readonly tries: number;
  readonly solved: boolean;
  /** The answer was looked at before: what is played after that solves nothing. */
  readonly seen: boolean;
}

const isResult = (row: object): row is PuzzleResult => 'day' in row && 'puzzle' in row && 'solved' in row;

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

export type PuzzleName = Pick<PuzzleResult, 'day' | 'game' | 'puzzle' | 'ofDay'>;
/** A turn that was played in answer, or a look at the answer itself. */
export type Attempt = 'solved' | 'failed' | 'seen';

export function after(before: PuzzleResult | undefined, name: PuzzleName, attempt: Attempt): PuzzleResult {
  const { day, game, puzzle } = name;
  const { tries, solved, seen } = before ?? { tries: 0, solved: false, seen: false };
  return {
    id: `${day} ${game} ${puzzle}`,
    ...name,
    tries: tries + (attempt === 'seen' ? 0 : 1),
    solved: solved || (attempt === 'solved' && !seen),
    seen: seen || (attempt === 'seen' && !solved),
  };
}

/** What is known of the puzzle now. Where nothing can be kept, it is known as long as it is on the screen. */
export async function notePuzzle(name: PuzzleName, attempt: Attempt): Promise<PuzzleResult> {
  const nothing = after(undefined, name, attempt);
  try {
    const change = (await database()).transaction('puzzles', 'readwrite');
    const row = await change.store.get(nothing.id);
    const result = after(row && isResult(row) ? row : undefined, name, attempt);
    await Promise.all([change.store.put(result), change.done]);
    return result;
  } catch {
    return nothing;
  }
}

/** Days in a row on which a puzzle of the day was solved, up to today, or up to yesterday as long as today's is open. */
export function streakOf(results: readonly PuzzleResult[], day: number): number {
  const days = new Set(results.filter(({ solved, ofDay }) => solved && ofDay).map((result) => result.day));
  let last = days.has(day) ? day : day - 1;
  let streak = 0;
  for (; days.has(last); last--) streak++;
  return streak;
}

/** How far somebody has come with a puzzle. */
export type Standing = 'solved' | 'tried' | 'untried';

/** On whatever day it was. */
export function standingOf(results: readonly PuzzleResult[], game: string, puzzle: string): Standing {
  const own = results.filter((result) => result.game === game && result.puzzle === puzzle);
  if (own.some(({ solved }) => solved)) return 'solved';
  return own.length > 0 ? 'tried' : 'untried';
}

/** How many different puzzles of a game were solved, or of all of them. */
export const solvedCount = (results: readonly PuzzleResult[], game?: string): number =>
  new Set(
    results
      .filter((result) => result.solved && (game === undefined || result.game === game))
      .map((result) => `${result.game} ${result.puzzle}`),
  ).size;
