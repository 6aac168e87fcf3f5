/**
 * What page, host and thinker say to each other. The host holds the match and the truth; the page is told only what the seat in
 * front of the screen may know; the thinker is told what an opponent's seat may know.
 *
 * The tables of calls are the only statement of them: the page's line, the host's answers and the checks of what comes in follow
 * from them. The page takes types from here and nothing else.
 */
import * as z from 'zod/mini';
import type { Advice } from '../../host/advice.ts';
import type { Analysis } from '../../host/analysis.ts';
import type { CallSpec, Remote } from '../../host/calls.ts';
import type { Consequences } from '../../host/foresight.ts';
import type { GameInfo, TableInfo } from '../../host/game-info.ts';
import type { RehearsedMove } from '../../host/rehearsal.ts';
import { holderSchema } from '../../host/seats.ts';
import type { Snapshot } from '../../host/snapshot.ts';
import type { Finding, StudyStep, TurnFinding } from '../../host/study.ts';
import type { Moment } from '../../host/table.ts';
import type { Decision, Thought } from '../../host/thought.ts';
import {
  type Catalogues,
  type CompanionMoment,
  type Condition,
  type Course,
  LANGUAGES,
  type LessonPosition,
  type Move,
  type Reckoning,
  type ScorePad,
} from '../../kernel/index.ts';
import type { Reasons, Results, Trying } from '../../players/player.ts';
import type { SavedTable } from '../saves/saves.ts';
import type { ListedPuzzle, PuzzleInfo, PuzzleTurn, PuzzleWorth } from './puzzles.ts';

export type { Advice, AdvisedLine } from '../../host/advice.ts';
export type { Analysis, GradedTurn, TurningPoint } from '../../host/analysis.ts';
export type { Consequences } from '../../host/foresight.ts';
export type { GameInfo, TableInfo } from '../../host/game-info.ts';
export type { RehearsedMove } from '../../host/rehearsal.ts';
export type { SeatHolder } from '../../host/seats.ts';
export type { Snapshot } from '../../host/snapshot.ts';
export type { FoundLine, TurnFinding } from '../../host/study.ts';
export type { LogEntry, Moment } from '../../host/table.ts';
export type { Reasons } from '../../players/player.ts';
export type { ListedPuzzle, PuzzleInfo, PuzzleTurn, PuzzleWorth } from './puzzles.ts';

interface Schema<T> {
  parse(data: unknown): T;
}

/** A call with these arguments and an answer of this type. */
const call =
  <Result>() =>
  <Args extends readonly unknown[]>(args: Schema<Args>): CallSpec<Args, Result> => ({
    parse: (data) => args.parse(data),
  });

const nothing = z.tuple([]);
const moveSchema = z.custom<Move>(
  (data) => typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string',
);
const viewSchema = z.custom<object>((data) => typeof data === 'object' && data !== null);
const atVersion = z.tuple([z.number()]);
const optionValue = z.union([z.string(), z.number(), z.boolean()]);

const tableWish = z.object({
  game: z.string(),
  holders: z.readonly(z.array(holderSchema)),
  options: z.record(z.string(), optionValue),
  seed: z.number(),
  /** Whether a person chose the seed; otherwise nobody knows it before the end. */
  seedKnown: z.boolean(),
  /** Component data of somebody's own. */
  edition: z.optional(z.unknown()),
});
export type TableWish = z.infer<typeof tableWish>;

/** How a table is found when one sits down. */
export interface OpenedTable {
  readonly info: TableInfo;
  /** Later ones come as news. */
  readonly snapshot: Snapshot;
  /** Whether what is played there is kept in this browser. */
  readonly kept: boolean;
}

/** A course without its positions. */
export type CourseInfo = Pick<Course, 'lessons' | 'text'>;
export type LessonInfo = Pick<LessonPosition, 'learner' | 'solution'>;

export const HOST_CALLS = {
  describe: call<GameInfo>()(z.tuple([z.string(), z.optional(z.unknown())])),
  /** All words of a game: those with which a table teaches are fetched apart. */
  teaching: call<Catalogues>()(z.tuple([z.string()])),
  start: call<string>()(z.tuple([tableWish])),
  /** Sets a table that is kept nowhere: it is there to be watched, and gone with whoever watches. */
  demonstrate: call<string>()(z.tuple([tableWish])),
  /** Nobody moves at a table that is held, unless somebody asks for one move more. */
  hold: call<void>()(z.tuple([z.boolean()])),
  step: call<void>()(nothing),
  /** Goes on from a moment of the table at one of its own, with a person of this name at a seat. */
  takeSeat: call<string>()(z.tuple([z.number(), z.number(), z.string()])),
  /** Sits down at a table; if somebody has it open elsewhere, only when it is taken over from there. */
  open: call<OpenedTable>()(z.tuple([z.string(), z.object({ takeOver: z.boolean() })])),
  /** How the score of a game that is over comes about, by its component data and what its viewer sees; undefined where the game does not say. */
  reckon: call<Reckoning | undefined>()(z.tuple([z.string(), z.unknown(), viewSchema])),
  /** How a game is taught; undefined where it is not. */
  course: call<CourseInfo | undefined>()(z.tuple([z.string()])),
  /** A lesson as it begins: who learns it, and one way to its goal. */
  lesson: call<LessonInfo>()(z.tuple([z.string(), z.string()])),
  /** Sets a new table for a lesson of a game; whoever learns has this name. */
  startLesson: call<string>()(z.tuple([z.string(), z.string(), z.string()])),
  /** The puzzles of a game, in their order. */
  puzzles: call<readonly ListedPuzzle[]>()(z.tuple([z.string()])),
  /** One of them, with its answer. */
  puzzle: call<PuzzleInfo>()(z.tuple([z.string(), z.number()])),
  /** Sets a new table for a puzzle of a game: for somebody of this name to solve it, or to see its answer. */
  startPuzzle: call<string>()(z.tuple([z.string(), z.number(), z.object({ name: z.string(), answered: z.boolean() })])),
  /** The turn at the table of this puzzle; undefined as long as it is not over. */
  puzzleTurn: call<PuzzleTurn | undefined>()(z.tuple([z.number()])),
  /** What it is worth beside the answer, and what speaks for both. */
  puzzleWorth: call<PuzzleWorth>()(z.tuple([z.number()])),
  /** The words of a game's companion; undefined where it has none. */
  companionText: call<Catalogues | undefined>()(z.tuple([z.string()])),
  /** Where the companion of a game stands after these answers. */
  companion: call<CompanionMoment>()(z.tuple([z.string(), z.readonly(z.array(z.string()))])),
  /** The score sheet of a game to be filled in by hand. */
  scorePad: call<ScorePad | undefined>()(z.tuple([z.string()])),
  /** Gets up from the table. */
  leave: call<void>()(nothing),
  /** From now on moments carry the board as text, in this language. */
  printIn: call<void>()(z.tuple([z.enum(LANGUAGES)])),
  /** Checks a record by playing it again, and sets it on a new table; who is not named in it gets this name. */
  openRecord: call<string>()(z.tuple([z.string(), z.string()])),
  /** Sets a game from a station on a new table of this device: its person at this seat, opponents where others sat. */
  takeHome: call<string>()(z.tuple([z.string(), z.number()])),
  /** The same for a game that is only looked at: its table has this id and is kept nowhere. */
  lookAt: call<string>()(z.tuple([z.string(), z.number(), z.string()])),
  /** A move, chosen at this version of the table. */
  play: call<void>()(z.tuple([z.number(), moveSchema])),
  preview: call<Consequences>()(z.tuple([z.number(), moveSchema])),
  /** What each of several moves in a row would bring about, as far as that can be known. */
  rehearse: call<readonly RehearsedMove[]>()(z.tuple([z.number(), z.readonly(z.array(moveSchema))])),
  /** What would have to hold for a place of the board to be chosen. */
  whyNot: call<readonly Condition[] | undefined>()(z.tuple([z.number(), z.string()])),
  undo: call<void>()(atVersion),
  /** Takes back all that can be taken back. */
  restart: call<void>()(atVersion),
  look: call<Moment>()(z.tuple([z.number()])),
  /** The next person has taken the screen. */
  ready: call<void>()(nothing),
  /** The least time a move of somebody else is shown, in ms. */
  pace: call<void>()(z.tuple([z.number()])),
  /** Whether opponents may also think while a person does. */
  thinkAhead: call<void>()(z.tuple([z.boolean()])),
  /** No waiting until the next decision of a person. */
  skip: call<void>()(nothing),
  /** The game from a moment on as a table of its own; while it is running, with all that is hidden imagined anew. */
  branch: call<string>()(z.tuple([z.number()])),
  /** Refused while it would tell somebody's secrets. */
  record: call<string>()(nothing),
  transcript: call<string>()(z.tuple([z.enum(LANGUAGES)])),
  /** The best lines in the viewer's place as an opponent sees them, and why. */
  advice: call<Advice | undefined>()(nothing),
  /** What is known of the finished game on the table; with `true`, after one more turn has been looked at, or several at a time where there are cores for them. Refused before its end. */
  analysis: call<Analysis>()(z.tuple([z.boolean()])),
  /** All ways to play the turn that began after so many moves, as far as it has been looked at. */
  studiedTurn: call<TurnFinding | undefined>()(z.tuple([z.number()])),
  /** What is kept of a table that cannot be opened here, for somebody who can; refused while it would tell somebody's secrets. */
  keptRecord: call<string>()(z.tuple([z.string()])),
  /** All that is kept of a table, for a station that goes on with it. */
  saveForStation: call<string>()(z.tuple([z.string()])),
  /** Lets go of a table that could not be kept. */
  forget: call<void>()(z.tuple([z.string()])),
  /** Tables that could not be kept in this browser: they are gone with the page. */
  inMemory: call<readonly SavedTable[]>()(nothing),
};
export type HostCalls = Remote<typeof HOST_CALLS>;

const thoughtArgs = z.tuple([z.custom<Thought>((data) => typeof data === 'object' && data !== null)]);
const stepSchema = z.custom<StudyStep>((data) => Array.isArray(data) && data.length > 0);
export const THINKER_CALLS = {
  think: call<Decision>()(thoughtArgs),
  explain: call<Reasons | undefined>()(thoughtArgs),
  /** What nobody has asked yet; undefined when something else was asked meanwhile. */
  ponder: call<Decision | undefined>()(thoughtArgs),
  drop: call<void>()(nothing),
  study: call<readonly Finding[]>()(z.tuple([z.readonly(z.array(stepSchema).check(z.minLength(1)))])),
};

const triedArgs = z.custom<Trying>((data) => typeof data === 'object' && data !== null);
/** What the thinker asks those who help it. */
export const HELPER_CALLS = {
  join: call<void>()(z.tuple([z.number(), ...thoughtArgs.def.items])),
  try: call<Results>()(z.tuple([z.number(), triedArgs])),
  studyStep: call<readonly Finding[]>()(z.tuple([stepSchema])),
};

/** What the host says without being asked. */
export type HostNews =
  | { readonly snapshot: Snapshot }
  /** The game on the table that is being opened: its board can be fetched meanwhile. */
  | { readonly opens: string }
  /** Somebody else plays a seat now. */
  | { readonly info: TableInfo }
  /** Whether what is played at the table is kept in this browser. */
  | { readonly kept: boolean }
  /** This table is played elsewhere now. */
  | { readonly takenOver: string }
  | { readonly trouble: { readonly name: string; readonly message: string } };

/** The one script plays all parts; its first message says which. */
export interface Part {
  readonly part: 'host' | 'thinker' | 'helper';
}
