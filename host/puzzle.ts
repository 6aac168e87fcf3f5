/** A puzzle at a table: a moment of a real game, somebody in the seat that is to move, and what became of the turn. */
import {
  type Game,
  type Move,
  makeSetup,
  matchFrom,
  type PuzzleBook,
  type PuzzlePosition,
  puzzlePosition,
  type Rules,
} from '../kernel/index.ts';
import { USUAL } from '../players/levels.ts';
import { playedTurns, surprises } from '../players/played-turns.ts';
import { achievement } from '../players/search/study.ts';
import type { LessonWish } from './lesson.ts';
import type { SeatHolder } from './seats.ts';
import type { StudyTask } from './study.ts';
import { Table } from './table.ts';

/** Tables of puzzles are neither listed nor counted, like those of lessons. */
const PUZZLE = 'puzzle';

export function puzzleTable(game: Rules, book: PuzzleBook, number: number, wish: LessonWish): Table {
  const { state, seat, game: from } = puzzlePosition(game, book, number);
  const holders = from.seats.map((kind, other): SeatHolder => {
    if (kind !== 'player') return { kind: 'automa', automa: kind };
    return other === seat
      ? { kind: 'human', name: wish.name }
      : { kind: 'opponent', level: USUAL, name: wish.others[other % wish.others.length] };
  });
  const { id, edition } = wish;
  const setup = makeSetup(game, { seats: from.seats, options: from.options, seed: from.seed });
  return new Table(matchFrom(game, setup, state), { id, holders, edition, start: state, lesson: PUZZLE });
}

/** The turn that was played in answer; undefined as long as it is not over. */
export function answerAt(game: Game, { match }: Table, { seat }: PuzzlePosition): readonly Move[] | undefined {
  const [turn] = playedTurns(game, match);
  if (turn === undefined || turn.seat !== seat) return undefined;
  const before = match.past[turn.to - 1];
  const after = match.past[turn.to] ?? match.state;
  const goesOn =
    turn.to === match.played.length &&
    game.deciding(after)[0] === seat &&
    (game.turn(after) ?? seat) === seat &&
    !surprises(game, before, after);
  return goesOn ? undefined : turn.moves;
}

/** Whether two turns achieve the same, in whatever order. */
export const isAnswer = (game: Game, { state, seat, answer }: PuzzlePosition, moves: readonly Move[]): boolean =>
  achievement(game, state, seat, moves) === achievement(game, state, seat, answer);

/** How an answer compares with the best is for the thinker to say. */
export const puzzleTask = (
  game: Game,
  { state, seat, game: from, puzzle }: PuzzlePosition,
  played: readonly Move[],
): StudyTask => ({
  game: game.id,
  seat,
  seats: from.seats.length,
  at: puzzle.at,
  state,
  seed: from.seed,
  about: { kind: 'turn', to: puzzle.at + played.length, played },
});
