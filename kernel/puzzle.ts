/**
 * Puzzles: turns of real games with one answer that is clearly best. A game is kept by the numbers of its moves among the legal ones, so that a
 * hundred positions are small; a fingerprint of each says whether the rules still lead there.
 */
import type { GameState, Move, OptionValue, Rules, Seat, SeatKind } from './contract.ts';
import { fingerprint } from './hash.ts';
import { moveAmong } from './match.ts';
import { makeSetup } from './setup.ts';

export interface Puzzle {
  /** So many moves were made before it. */
  readonly at: number;
  /** How much more the answer is worth than the next best turn, in points. */
  readonly gap: number;
  /** 1 to 3: found by one who looks one step ahead, by one who plans the turn, or by search alone. */
  readonly difficulty: number;
  /** The moves of the answer by their numbers. */
  readonly answer: string;
  readonly fingerprint: string;
}

/** A game with puzzles in it. */
export interface PuzzleGame {
  readonly seats: readonly SeatKind[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  /** The number of each move that had another beside it, in base 36. */
  readonly moves: string;
  readonly puzzles: readonly Puzzle[];
}

export interface PuzzleBook {
  /** How they were made and proved, in a sentence. */
  readonly from: string;
  readonly games: readonly PuzzleGame[];
}

export interface PuzzlePosition {
  readonly puzzle: Puzzle;
  readonly game: PuzzleGame;
  /** Who is to move. */
  readonly seat: Seat;
  readonly state: GameState;
  readonly answer: readonly Move[];
}

const BASE = 36;

export const fingerprintOf = (state: GameState): string => fingerprint(state).toString(BASE);

/** Where a move stands among the legal ones. */
function placeOf(move: Move, moves: readonly Move[]): number {
  const offered = moveAmong(moves, move);
  if (offered === undefined) throw new Error('a move that was not offered');
  return moves.indexOf(offered);
}

/** The numbers of moves that were made one after the other; `all` also of those that had no other beside them. */
export function numbersOf(
  choices: readonly { readonly moves: readonly Move[]; readonly move: Move }[],
  all: boolean,
): string {
  return choices
    .filter(({ moves }) => all || moves.length > 1)
    .map(({ moves, move }) => placeOf(move, moves).toString(BASE))
    .join(' ');
}

function moveBy(game: Rules, state: GameState, number: string | undefined): Move {
  const [seat] = game.deciding(state);
  const move =
    seat === undefined || number === undefined ? undefined : game.moves(state, seat)[Number.parseInt(number, BASE)];
  if (move === undefined) throw new Error('the rules do not lead to this puzzle any more');
  game.apply(state, seat, move);
  return move;
}

/** Makes so many moves, in place; those without a choice have no number. */
function playOn(game: Rules, state: GameState, numbers: readonly string[], count: number): void {
  let next = 0;
  for (let made = 0; made < count; made++) {
    const [seat] = game.deciding(state);
    const forced = seat !== undefined && game.moves(state, seat).length === 1;
    moveBy(game, state, forced ? '0' : numbers[next++]);
  }
}

/** All puzzles of a book, in its order. */
export const puzzlesIn = ({ games }: PuzzleBook): { readonly puzzle: Puzzle; readonly game: PuzzleGame }[] =>
  games.flatMap((game) => game.puzzles.map((puzzle) => ({ puzzle, game })));

/** The position of a puzzle; throws when the rules do not lead there any more. */
export function puzzlePosition(game: Rules, book: PuzzleBook, number: number): PuzzlePosition {
  const entry = puzzlesIn(book)[number];
  const { seats, options, seed, moves } = entry.game;
  const state = game.setup(makeSetup(game, { seats, options, seed }));
  playOn(game, state, moves.split(' '), entry.puzzle.at);
  if (fingerprintOf(state) !== entry.puzzle.fingerprint)
    throw new Error('the rules lead elsewhere than to this puzzle');
  const [seat] = game.deciding(state);
  const after = game.clone(state);
  return { ...entry, seat, state, answer: entry.puzzle.answer.split(' ').map((number) => moveBy(game, after, number)) };
}

const DAY = 24 * 60 * 60 * 1000;

/** The puzzle of a day, by the number of days since 1970 where the player lives: every one comes before one comes again. */
export function puzzleOfDay(day: number, count: number): number {
  // A step without a common divisor scatters what stands together in the book.
  const steps = [37, 41, 43, 47, 53].filter((step) => count % step !== 0);
  return (day * (steps[0] ?? 1)) % count;
}

/** The day of a moment, by the clock of whoever asks: minutes as `Date.getTimezoneOffset` gives them. */
export const dayOf = (ms: number, offsetMinutes: number): number => Math.floor((ms - offsetMinutes * 60_000) / DAY);
