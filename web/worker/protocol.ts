/**
 * What page, host and thinker say to each other. The host holds the match and the truth; the page is told only what the seat in
 * front of the screen may know; the thinker is told what an opponent's seat may know.
 */
import type {
  Catalogues,
  Language,
  Move,
  OptionSpec,
  OptionValue,
  Prompt,
  Result,
  ScoreSheet,
  Seat,
  SeatKind,
  SeatPlan,
  Text,
  Viewer,
} from '../../kernel/index.ts';

/** Who sits in a seat. */
export type SeatHolder =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'opponent'; readonly name: string; readonly level: string }
  /** Called by the name the game gives it. */
  | { readonly kind: 'automa'; readonly automa: SeatKind };

/** What the page must know of a game to offer, show and speak it. */
export interface GameSheet {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly editionName: string;
  readonly edition: unknown;
  readonly seatPlans: readonly SeatPlan[];
  readonly options: readonly OptionSpec[];
  /** For each seat plan the options that can be chosen there. */
  readonly choosable: readonly (readonly string[])[];
  readonly text: Catalogues;
}

export interface TableWish {
  readonly game: string;
  readonly holders: readonly SeatHolder[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  /** Component data of somebody's own. */
  readonly edition?: unknown;
}

/** A table that was opened: what does not change while it is played. */
export interface TableSheet {
  readonly id: string;
  readonly game: GameSheet;
  readonly holders: readonly SeatHolder[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
}

export interface MoveInWords {
  readonly move: Move;
  readonly text: Text;
}

/** One moment of the game as the viewer may know it. */
export interface Moment {
  /** Moves played so far. */
  readonly at: number;
  readonly viewer: Viewer;
  readonly view: object;
  readonly deciding: readonly Seat[];
  readonly forecast: readonly ScoreSheet[];
  /** The board as text, for games that have no board yet. */
  readonly print?: string;
}

/** One move, or the opening at 0, as the viewer heard of it. */
export interface LogEntry {
  readonly at: number;
  readonly seat: Seat | undefined;
  readonly lines: readonly Text[];
  /** Points of every seat after it, as the viewer could know them. */
  readonly totals: readonly number[];
}

export type Stage =
  | {
      readonly kind: 'yours';
      readonly seat: Seat;
      readonly prompt: Prompt;
      readonly moves: readonly MoveInWords[];
    }
  | { readonly kind: 'waiting'; readonly seat: Seat }
  | { readonly kind: 'handover'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly result: Result };

/** The present, pushed after every change. */
export interface Snapshot {
  readonly table: string;
  readonly moment: Moment;
  readonly stage: Stage;
  /** Replaces the log from this place on. */
  readonly log: { readonly from: number; readonly entries: readonly LogEntry[] };
  readonly canUndo: boolean;
}

/** What the host says without being asked. */
export type HostNews =
  | { readonly snapshot: Snapshot }
  /** The game on the table that is being opened: its board can be fetched meanwhile. */
  | { readonly opens: string }
  | { readonly trouble: { readonly name: string; readonly message: string } };

/** What a move would bring about. */
export type Consequences =
  /** Something is drawn, rolled or shown: nobody can say, and it cannot be taken back. */
  | { readonly kind: 'reveals' }
  | {
      readonly kind: 'known';
      readonly view: object;
      readonly lines: readonly Text[];
      readonly before: readonly number[];
      readonly after: readonly number[];
    };

export interface HostCalls {
  describe(game: string, edition?: unknown): Promise<GameSheet>;
  start(wish: TableWish): Promise<string>;
  resume(table: string): Promise<TableSheet>;
  /** Gets up from the table. */
  leave(): Promise<void>;
  /** From now on moments carry the board as text, in this language. */
  printIn(language: Language): Promise<void>;
  /** Checks a record by playing it again, and sets it on a new table. */
  openRecord(json: string, name: string): Promise<string>;
  play(at: number, move: Move): Promise<void>;
  preview(at: number, move: Move): Promise<Consequences>;
  undo(): Promise<void>;
  restart(): Promise<void>;
  look(at: number): Promise<Moment>;
  /** The next person has taken the screen. */
  ready(): Promise<void>;
  /** The least time a move of somebody else is shown, in ms. */
  pace(ms: number): Promise<void>;
  /** No waiting until the next decision of a person. */
  skip(): Promise<void>;
  /** The game up to a moment as a table of its own. */
  branch(at: number): Promise<string>;
  record(): Promise<string>;
  transcript(language: Language): Promise<string>;
  /** What an opponent would do in the viewer's place. */
  hint(): Promise<Move | undefined>;
}

export const HOST_CALLS = [
  'describe',
  'start',
  'resume',
  'leave',
  'printIn',
  'openRecord',
  'play',
  'preview',
  'undo',
  'restart',
  'look',
  'ready',
  'pace',
  'skip',
  'branch',
  'record',
  'transcript',
  'hint',
] as const satisfies readonly (keyof HostCalls)[];

/** One decision of an opponent, and all it may know for it. */
export interface ThinkWish {
  readonly game: string;
  /** Component data, when it is not the game's own. */
  readonly edition?: unknown;
  readonly level: string;
  readonly seat: Seat;
  readonly view: object;
  readonly moves: readonly Move[];
  /** Luck of the opponent: the same decision of the same game is thought with the same luck. */
  readonly luck: readonly [seed: number, name: string];
}
export interface ThinkerCalls {
  think(wish: ThinkWish): Promise<Move>;
}
export const THINKER_CALLS = ['think'] as const satisfies readonly (keyof ThinkerCalls)[];

/** The one script plays both parts; its first message says which. */
export type Part = { readonly part: 'host' } | { readonly part: 'thinker' };
