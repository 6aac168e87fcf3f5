/** A puzzle at a table: a moment of a real game, somebody in the seat that is to move, and what became of the turn. */
import { type Game, type Move, makeSetup, matchFrom, type PuzzlePosition, type Rules } from '../kernel/index.ts';
import { USUAL } from '../players/levels.ts';
import { playedTurns, surprises } from '../players/played-turns.ts';
import { achievement } from '../players/search/study.ts';
import type { LessonWish } from './lesson.ts';
import type { SeatHolder } from './seats.ts';
import type { StudyTask } from './study.ts';
import { PUZZLE, Table } from './table.ts';

/** The table of a puzzle; for whoever wants to see it, with the answer already played. */
export function puzzleTable(
  game: Rules,
  { state, seat, game: from, answer }: PuzzlePosition,
  wish: LessonWish,
  answered: boolean,
): Table {
  const holders = from.seats.map((kind, other): SeatHolder => {
    if (kind !== 'player') return { kind: 'automa', automa: kind };
    return other === seat
      ? { kind: 'human', name: wish.name }
      : { kind: 'opponent', level: USUAL, name: wish.others[other % wish.others.length] };
  });
  const { id, edition } = wish;
  const setup = makeSetup(game, { seats: from.seats, options: from.options, seed: from.seed });
  const start = game.clone(state);
  const table = new Table(matchFrom(game, setup, start), { id, holders, edition, start, lesson: PUZZLE });
  if (answered) for (const move of answer) table.play(seat, move);
  return table;
}

/** Whether two turns achieve the same, in whatever order. */
export const isAnswer = (game: Game, { state, seat, answer }: PuzzlePosition, moves: readonly Move[]): boolean =>
  achievement(game, state, seat, moves) === achievement(game, state, seat, answer);

/** The turn that was played in answer; undefined as long as it is not over and has not achieved what is best. */
export function turnAt(game: Game, { match }: Table, position: PuzzlePosition): readonly Move[] | undefined {
  const [turn] = playedTurns(game, match);
  if (turn === undefined || turn.seat !== position.seat) return undefined;
  const { seat, to, moves } = turn;
  const after = match.past[to] ?? match.state;
  const goesOn =
    to === match.played.length &&
    game.deciding(after)[0] === seat &&
    (game.turn(after) ?? seat) === seat &&
    !surprises(game, match.past[to - 1], after);
  return goesOn && !isAnswer(game, position, moves) ? undefined : moves;
}

/** How a turn compares with the answer is for the thinker to say. */
export const puzzleTask = (
  game: Game,
  { state, seat, game: from, puzzle, answer }: PuzzlePosition,
  played: readonly Move[],
): StudyTask => ({
  game: game.id,
  seat,
  seats: from.seats.length,
  at: puzzle.at,
  state,
  seed: from.seed,
  about: { kind: 'answer', answer, played },
});
