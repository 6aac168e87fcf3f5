/** Looks for the position of a lesson: a moment of a real game in which the learner can reach its goal within the turn. */
import {
  type Events,
  eventFor,
  type Game,
  type GameState,
  type HeardMove,
  isLike,
  type Lesson,
  type LessonPosition,
  lessonStage,
  type Move,
  makeSetup,
  offeredIn,
  type Seat,
} from '../../kernel/index.ts';
import { chooseMove, seatPlayers } from '../../players/play.ts';
import type { Player } from '../../players/player.ts';

/** A way to the goal may have so many moves more than the lesson has steps, and so many positions are tried for it. */
const MORE_MOVES = 2;
const MOST_TRIED = 4_000;

const decidesAlone = (game: Game, state: GameState, seat: Seat): boolean => {
  const deciding = game.deciding(state);
  return deciding.length === 1 && deciding[0] === seat;
};

/** Plays a move and says what its own seat hears of it. */
export function hear(game: Game, state: GameState, seat: Seat, move: Move): HeardMove {
  const events: Events = [];
  game.apply(state, seat, move, events);
  return { seat, lines: events.flatMap((event) => eventFor(event, seat) ?? []) };
}

/** The shortest way to the goal by moves that the lesson offers; undefined when there is none, or it is too far. */
export function wayToGoal(game: Game, start: GameState, learner: Seat, lesson: Lesson): Move[] | undefined {
  let tried = 0;
  const search = (state: GameState, heard: readonly HeardMove[], left: number): Move[] | undefined => {
    const stage = lessonStage(lesson, learner, heard, false);
    if (stage.kind !== 'step') return [];
    if (left === 0) return undefined;
    for (const move of offeredIn(lesson.steps[stage.step], game.moves(state, learner), (offered) => offered)) {
      if (++tried > MOST_TRIED) return undefined;
      const after = game.clone(state);
      const next = [...heard, hear(game, after, learner, move)];
      const passed = lessonStage(lesson, learner, next, false).kind === 'passed';
      const rest = passed ? [] : decidesAlone(game, after, learner) ? search(after, next, left - 1) : undefined;
      if (rest) return [move, ...rest];
    }
    return undefined;
  };
  for (let more = 0; more <= MORE_MOVES && tried <= MOST_TRIED; more++) {
    const way = search(start, [], lesson.steps.length + more);
    if (way) return way;
  }
  return undefined;
}

/** A lesson begins with its first step and leaves something to choose there. */
function canBegin(game: Game, state: GameState, seat: Seat, { seats, steps }: Lesson): boolean {
  if (seats[seat] !== 'player' || !decidesAlone(game, state, seat)) return false;
  const moves = game.moves(state, seat);
  return moves.length > 1 && steps[0].only?.some((wanted) => moves.some((move) => isLike(move, wanted))) !== false;
}

/** Goes through one game and stops where the lesson can be given. */
export function findInGame(game: Game, lesson: Lesson, seed: number, player: Player): LessonPosition | undefined {
  const { seats, options, after } = lesson;
  const state = game.setup(makeSetup(game, { seats, options, seed }));
  const seated = seatPlayers(
    seats.map(() => player),
    seed,
  );
  const before: { seat: Seat; move: Move }[] = [];
  for (let [seat] = game.deciding(state); seat !== undefined; [seat] = game.deciding(state)) {
    if (before.length > after[1]) return undefined;
    const begins = before.length >= after[0] && canBegin(game, state, seat, lesson);
    const solution = begins ? wayToGoal(game, state, seat, lesson) : undefined;
    if (solution) return { seed, learner: seat, before, solution };
    const move = chooseMove(game, state, seat, seated);
    game.apply(state, seat, move);
    before.push({ seat, move });
  }
  return undefined;
}
