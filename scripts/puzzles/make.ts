/** Looks for puzzles in games that opponents play among themselves, and proves them by a stronger search. */
import {
  below,
  canonical,
  fingerprintOf,
  type Game,
  type GameState,
  type Match,
  type Move,
  makeSetup,
  moveAmong,
  numbersOf,
  type Puzzle,
  type PuzzleGame,
  type Seat,
  seedStream,
  shuffle,
  stateAt,
} from '../../kernel/index.ts';
import { playerNamed, STRONGEST } from '../../players/ladder.ts';
import { chooseMove, playMatch, seatPlayers } from '../../players/play.ts';
import { type PlayedTurn, playedTurns, questionThen, surprises } from '../../players/played-turns.ts';
import type { Player } from '../../players/player.ts';
import { type Searcher, searcher } from '../../players/search/searcher.ts';
import { achievement, type ComparedLine, compare, type Effort } from '../../players/search/study.ts';

/** A glance: most turns have no answer that stands out, and few rollouts are enough to see that. */
const GLANCE = searcher('glance', {
  width: 8,
  perMove: 3,
  stages: [{ lines: 8, budget: 64, rollouts: { own: { turns: 3 }, others: { turns: 2 }, turns: 1 }, trust: 4 }],
  longest: Number.POSITIVE_INFINITY,
});
const BRIEFLY: Effort = { lines: 3, worlds: 12, mostWorlds: 12 };

/** As many lines as the proof, more rollouts than the strongest opponent, and one own turn further: what it is sure of is a puzzle. */
const MAKER = searcher('maker', {
  width: 32,
  perMove: 4,
  stages: [{ lines: 40, budget: 960, rollouts: { own: { turns: 3 }, others: { turns: 2 }, turns: 3 }, trust: 0 }],
  longest: Number.POSITIVE_INFINITY,
});

/** Three times the rollouts of the maker, with other luck. */
const PROOF = searcher('proof', {
  width: 32,
  perMove: 4,
  stages: [{ lines: 40, budget: 2_880, rollouts: { own: { turns: 3 }, others: { turns: 2 }, turns: 3 }, trust: 0 }],
  longest: Number.POSITIVE_INFINITY,
});

/** An answer is clearly best when every other turn is worth less by so many points, and by so many standard errors. */
interface Clearly {
  readonly points: number;
  readonly errors: number;
}
/** What a glance has to show of it to be looked at longer, then the strongest opponent, then the maker, then the proof. */
const CATCHES_THE_EYE: Clearly = { points: 1.5, errors: 2 };
const PROMISES: Clearly = { points: 2, errors: 4 };
const MADE: Clearly = { points: 2, errors: 5 };
const PROVED: Clearly = { points: 1, errors: 2 };

/** A question with fewer first moves is none. */
const FEWEST_MOVES = 4;
/** A game gives at most one puzzle for each of its parts, out of so many turns that are looked at. */
const PARTS = 6;
const LOOKED_AT = 16;

function gapOf([, ...others]: readonly ComparedLine[], { points, errors }: Clearly): number | undefined {
  const clear = others.length > 0 && others.every(({ behind, error }) => behind >= points && behind >= errors * error);
  return clear ? Math.min(...others.map(({ behind }) => behind)) : undefined;
}

interface Position {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly seats: number;
}

const compared = (
  searcher: Searcher,
  { game, state, seat, seats }: Position,
  luck: string,
  played?: readonly Move[],
  effort?: Effort,
): ComparedLine[] => {
  const question = questionThen(game, state, seat, { seats, stream: seedStream(seats, luck) });
  return compare(question, searcher.search(question), played, effort);
};

/** Whether the seat makes all these moves in a row: nobody is asked in between, and nothing is shown before the last one. */
function choicesOf({ game, state, seat }: Position, line: readonly Move[]) {
  const world = game.clone(state);
  const choices: { moves: readonly Move[]; move: Move }[] = [];
  for (const wanted of line) {
    const before = game.clone(world);
    const moves = game.deciding(world)[0] === seat ? game.moves(world, seat) : [];
    const move = moveAmong(moves, wanted);
    if (move === undefined || (choices.length > 0 && surprises(game, state, before))) return undefined;
    choices.push({ moves, move });
    game.apply(world, seat, move);
  }
  return choices;
}

/** The turn a player makes of a position, as long as the answer is. */
function turnOf({ game, state, seat, seats }: Position, player: Player, length: number): Move[] {
  const world = game.clone(state);
  const seated = seatPlayers(new Array<Player>(seats).fill(player), 1);
  const moves: Move[] = [];
  while (moves.length < length && game.deciding(world)[0] === seat) {
    const move = chooseMove(game, world, seat, seated);
    moves.push(move);
    game.apply(world, seat, move);
  }
  return moves;
}

function playerCalled(id: string): Player {
  const player = playerNamed(id);
  if (!player) throw new Error(`no such opponent: ${id}`);
  return player;
}

const reached = ({ game, state, seat }: Position, moves: readonly Move[]): string =>
  achievement(game, state, seat, moves);

function difficultyOf(position: Position, answer: readonly Move[]): number {
  const goal = reached(position, answer);
  const finders = ['novice', 'steady'].map(playerCalled);
  const found = finders.findIndex((player) => reached(position, turnOf(position, player, answer.length)) === goal);
  return (found < 0 ? finders.length : found) + 1;
}

/** A puzzle as it was found, and whether the stronger search agrees. */
export interface Made {
  readonly puzzle: Puzzle;
  readonly answer: readonly Move[];
  readonly holds: boolean;
}

/** Whether an answer is wanted once more: the same one over and over is no puzzle. */
export type Wanted = (answer: string) => boolean;

/** Nobody but the seat decides, and it has a choice. */
const isQuestion = ({ game, state, seat }: Position): boolean => {
  const deciding = game.deciding(state);
  return deciding.length === 1 && deciding[0] === seat && game.moves(state, seat).length >= FEWEST_MOVES;
};

/** The answer on which a glance, the strongest opponent and the maker agree, with its distance from the next best. */
function answerTo(
  position: Position,
  luck: string,
  wanted: Wanted,
): { answer: readonly Move[]; gap: number } | undefined {
  const [glance, ...beside] = compared(GLANCE, position, `glanced at ${luck}`, undefined, BRIEFLY);
  if (!wanted(canonical(glance.moves)) || gapOf([glance, ...beside], CATCHES_THE_EYE) === undefined) return undefined;
  const first = compared(STRONGEST, position, `looked at ${luck}`);
  if (!wanted(canonical(first[0].moves)) || gapOf(first, PROMISES) === undefined) return undefined;
  const lines = compared(MAKER, position, `made ${luck}`);
  const [{ moves: answer }] = lines;
  const gap = gapOf(lines, MADE);
  const agreed = reached(position, first[0].moves) === reached(position, answer);
  return gap !== undefined && agreed && wanted(canonical(answer)) ? { answer, gap } : undefined;
}

function puzzleAt(game: Game, match: Match, { at, seat }: PlayedTurn, wanted: Wanted): Made | undefined {
  const { setup } = match;
  const position = { game, state: stateAt(match, at), seat, seats: setup.seats.length };
  const luck = `${setup.seed} ${at}`;
  const found = isQuestion(position) ? answerTo(position, luck, wanted) : undefined;
  const choices = found && choicesOf(position, found.answer);
  if (!found || !choices) return undefined;
  const { answer, gap } = found;
  const proof = compared(PROOF, position, `proved ${luck}`, answer);
  return {
    puzzle: {
      at,
      gap: Math.round(gap * 10) / 10,
      difficulty: difficultyOf(position, answer),
      answer: numbersOf(choices, true),
      fingerprint: fingerprintOf(position.state),
    },
    answer,
    holds: proof[0].played && gapOf(proof, PROVED) !== undefined,
  };
}

export interface MadeGame extends PuzzleGame {
  /** How many puzzles were found in it; those that hold are kept. */
  readonly made: number;
  /** Their answers in full. */
  readonly answers: readonly string[];
}

/** Plays the game of a seed and looks for a puzzle in each of its parts. */
export function makePuzzles(game: Game, seed: number, wanted: Wanted): MadeGame {
  const luck = seedStream(seed, 'puzzles');
  const seats = new Array<string>(below(luck, 3) === 0 ? 3 : 2).fill('player');
  const setup = makeSetup(game, { seats, options: {}, seed });
  const match = playMatch(
    game,
    setup,
    seatPlayers(
      seats.map(() => playerCalled('steady')),
      seed,
    ),
  );
  const turns = playedTurns(game, match);
  const found: Made[] = [];
  for (let part = 0; part < PARTS; part++) {
    const from = Math.floor((turns.length * part) / PARTS);
    const to = Math.floor((turns.length * (part + 1)) / PARTS);
    for (const turn of shuffle(luck, turns.slice(from, to)).slice(0, LOOKED_AT)) {
      const made = puzzleAt(game, match, turn, wanted);
      if (made) found.push(made);
      if (made) break;
    }
  }
  const last = Math.max(0, ...found.map(({ puzzle }) => puzzle.at));
  const choices = match.played
    .slice(0, last)
    .map(({ seat, move }, at) => ({ moves: game.moves(stateAt(match, at), seat), move }));
  const held = found.filter(({ holds }) => holds);
  return {
    seats,
    options: setup.options,
    seed,
    moves: numbersOf(choices, false),
    puzzles: held.map(({ puzzle }) => puzzle),
    answers: held.map(({ answer }) => canonical(answer)),
    made: found.length,
  };
}
