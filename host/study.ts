/** One step of the analysis of a game: what the strongest opponent makes of a turn, or what chance brought. Seldom needed, so not carried by every page. */
import {
  type Game,
  type GameState,
  type Move,
  type ScorePart,
  type Seat,
  seedStream,
  type Text,
} from '../kernel/index.ts';
import { foresight, STRONGEST } from '../players/ladder.ts';
import { questionThen } from '../players/played-turns.ts';
import { expectedPoints, luckOfMove } from '../players/search/prospects.ts';
import { type StudiedLine, study, studyAgainst } from '../players/search/study.ts';

/** What can be asked about a game that is over: states are true ones, and nobody thinks with more than the seat knew. */
export interface StudyTask {
  readonly game: string;
  /** Component data, when it is not the game's own. */
  readonly edition?: unknown;
  readonly seat: Seat;
  readonly seats: number;
  /** How many moves had been made. */
  readonly at: number;
  readonly state: GameState;
  /** The same task comes out the same everywhere. */
  readonly seed: number;
  readonly about:
    | {
        readonly kind: 'turn';
        readonly to: number;
        readonly played: readonly Move[];
        /** Whether games are played on from its beginning. */
        readonly playedOn: boolean;
      }
    | { readonly kind: 'answer'; readonly answer: readonly Move[]; readonly played: readonly Move[] }
    | { readonly kind: 'chance'; readonly move: Move; readonly after: GameState };
}

/** Tasks that are performed in a row. */
export type StudyStep = readonly StudyTask[];

/** A way to play a turn, in words, with what speaks for it. */
export interface FoundLine {
  readonly texts: readonly Text[];
  readonly worth: number;
  /** How much more the best one is worth, and the standard error of that. */
  readonly behind: number;
  readonly error: number;
  readonly gains: readonly ScorePart[];
  readonly later: number;
  readonly played: boolean;
}

export interface TurnFinding {
  readonly kind: 'turn';
  readonly at: number;
  readonly to: number;
  readonly seat: Seat;
  /** The points every seat could expect to end with before the turn, where games were played on from there. */
  readonly expected?: readonly number[] | undefined;
  /** The choice of the strongest opponent first. */
  readonly lines: readonly FoundLine[];
}

export interface ChanceFinding {
  readonly kind: 'chance';
  readonly at: number;
  readonly seat: Seat;
  readonly text: Text;
  /** What came, less what was to be expected: points for every seat. */
  readonly luck: readonly number[];
}

/** The best turn of a puzzle, and another one beside it unless that achieves the same. */
export interface AnswerFinding {
  readonly kind: 'answer';
  readonly at: number;
  readonly lines: readonly FoundLine[];
}
export type Finding = TurnFinding | ChanceFinding | AnswerFinding;

/** Rises when the same game may be found to be something else: what was kept before is looked for anew. */
export const STUDY_VERSION = 3;

/** So many games are played on from the beginning of a turn. */
export const GAMES_PLAYED_ON = 4;
/** So many worlds are compared where chance has spoken. */
const WORLDS = 48;

export function foundLine(game: Game, line: StudiedLine): FoundLine {
  const { moves, worth, behind, error, gains, later, played } = line;
  return { texts: moves.map((move) => game.describe(move)), worth, behind, error, gains, later, played };
}

/** The lines of the strongest opponent at a moment, and how what was played compares with them. */
export function studiedLines(
  game: Game,
  { state, seat, seats, seed, at }: Omit<StudyTask, 'game' | 'about'>,
  played: readonly Move[],
): StudiedLine[] {
  const question = questionThen(game, state, seat, { seats, stream: seedStream(seed, `study ${at}`) });
  return study(question, STRONGEST.search(question), played);
}

export function perform(game: Game, task: StudyTask): Finding {
  const { seat, at, state, seed, about } = task;
  if (about.kind === 'answer') {
    const question = questionThen(game, state, seat, { seats: task.seats, stream: seedStream(seed, `answer ${at}`) });
    const lines = studyAgainst(question, about.answer, about.played);
    return { kind: 'answer', at, lines: lines.map((line) => foundLine(game, line)) };
  }
  const stream = seedStream(seed, `prospects ${at}`);
  if (about.kind === 'chance') {
    const luck = luckOfMove(game, [state, about.after], seat, about.move, WORLDS, stream);
    return { kind: 'chance', at, seat, text: game.describe(about.move), luck };
  }
  const { to, played, playedOn } = about;
  return {
    kind: 'turn',
    at,
    to,
    seat,
    expected: playedOn ? expectedPoints(game, state, seat, foresight(game, GAMES_PLAYED_ON), stream) : undefined,
    lines: studiedLines(game, task, played).map((line) => foundLine(game, line)),
  };
}
