/** What the station's main thread and its rules threads say to each other. Both are ours, so nothing is checked as it comes in. */
import type { CallSpec } from '../../host/calls.ts';
import type { CommandId } from '../../host/driver.ts';
import type { Consequences } from '../../host/foresight.ts';
import type { SeatHolder } from '../../host/seats.ts';
import type { Heard, Snapshot } from '../../host/snapshot.ts';
import type { Moment } from '../../host/table.ts';
import type { Decision, Thought } from '../../host/thought.ts';
import type { Condition, Language, Move, Result, Seat, Viewer } from '../../kernel/index.ts';
import type { BegunGame, CheckedWish, GameWish, OpenedGame } from '../station.ts';
import type { KeptStep, OpenedTable, StateText } from '../storage/storage.ts';

const call = <Args extends readonly unknown[], Result>(): CallSpec<Args, Result> => ({
  // The other thread runs the same code and is typed by the same table.
  parse: (args) => args as Args,
});

/** A table as it is read from storage, with whoever plays it and follows it now. */
export interface TableToOpen extends OpenedTable {
  readonly holders: readonly SeatHolder[];
  readonly followed: readonly Followed[];
  /** Marks the table while the thread works on it, so that the one that hangs is found. */
  readonly mark: number;
}

/** A viewer whom somebody follows the table as, and what all of these have heard. */
export interface Followed {
  readonly viewer: Viewer;
  readonly heard?: Heard | undefined;
}

/** How a table was opened. */
export interface OpenedInThread {
  readonly version: number;
  /** Played under an older ruleset. What was followed to its present under ours is kept anew and goes on. */
  readonly older?: OpenedGame;
  readonly readOnly: boolean;
}

/** The game as the rules see it after a change. */
export interface After {
  readonly at: number;
  readonly deciding: readonly Seat[];
  readonly undoDepth: number;
  readonly over: boolean;
  readonly result: Result | undefined;
}

/** A change that must be kept before it is told. */
export interface RulesChange {
  readonly from: number;
  readonly version: number;
  readonly keep: number;
  readonly steps: readonly KeptStep[];
  readonly command?: CommandId;
  readonly after: After;
}

/** What a viewer is told, as the message that goes to every line of it. */
export interface RulesNews {
  readonly table: string;
  readonly viewer: Viewer;
  readonly heard: Heard;
  /** The version that a screen must have for this; undefined when it holds the whole snapshot. */
  readonly after: number | undefined;
  readonly json: string;
}

export interface Told {
  readonly heard: Heard;
  readonly json: string;
}

/** What the main thread asks a rules thread. */
export const RULES_CALLS = {
  check: call<[mark: number, wish: GameWish], CheckedWish>(),
  begin: call<[mark: number, wish: GameWish & { readonly seed: number }], BegunGame>(),
  openSave: call<[mark: number, save: string], OpenedGame>(),

  open: call<[id: string, opened: TableToOpen], OpenedInThread>(),
  /** Moves that another process has kept since a version; the table stays open, and who follows it is told what differs. */
  takeOver: call<[id: string, from: number, steps: readonly KeptStep[]], void>(),
  /** Lets go of a table, whatever it is doing. */
  drop: call<[id: string], void>(),
  play: call<[id: string, seat: Seat, version: number, move: Move, command: CommandId], number>(),
  /** Takes back up to so many moves; the version after it, or -1 when there was nothing to take back. */
  takeBack: call<[id: string, seat: Seat, version: number, count: number, command: CommandId], number>(),
  /** The game as it was after so many moves. */
  afterGoingBack: call<[id: string, to: number], After>(),
  /** Somebody else plays a seat from now on. */
  seat: call<[id: string, holders: readonly SeatHolder[]], void>(),
  /** Lets opponents and automas decide until a person has to. */
  run: call<[id: string], void>(),
  /** Opponents stop where they are. */
  hold: call<[id: string], void>(),
  /** The present for a viewer who follows from now on. */
  follow: call<[id: string, viewer: Viewer, heard: Heard | undefined], Told>(),
  unfollow: call<[id: string, viewer: Viewer], void>(),
  snapshot: call<[id: string, viewer: Viewer], Snapshot>(),

  preview: call<[id: string, seat: Seat, version: number, move: Move], Consequences>(),
  whyNot: call<[id: string, seat: Seat, version: number, place: string], readonly Condition[] | undefined>(),
  look: call<[id: string, at: number, viewer: Viewer], Moment>(),
  hint: call<[id: string, seat: Seat], Move | undefined>(),
  record: call<[id: string], string>(),
  transcript: call<[id: string, language: Language, viewer: Viewer], string>(),
  branch: call<[id: string, at: number, viewer: Viewer], string>(),
  print: call<[id: string, at: number | undefined, language: Language, viewer: Viewer], string>(),
};

/** What a rules thread asks the main thread. */
export const KEEPER_CALLS = {
  keep: call<[id: string, change: RulesChange], 'kept' | 'conflict' | 'unavailable'>(),
  think: call<[id: string, thought: Thought], Decision>(),
  /** What an opponent may be asked next, where there is room for it; and nobody will. */
  ponder: call<[id: string, thought: Thought], Decision | undefined>(),
  drop: call<[id: string], void>(),
  /** The time in which a move can be seen before the next one. */
  breathe: call<[id: string], void>(),
  stateAt: call<[id: string, at: number], StateText | undefined>(),
  /** Opponents could not go on: what was wrong. */
  stuck: call<[id: string, problem: string], void>(),
};

/** What a thread is started with. */
export interface RulesThreadData {
  /** The module that exports the games. */
  readonly registry: string;
  /** How many moves later those who watch are told. */
  readonly behind: number;
  /** Whether opponents also think while people do. */
  readonly thinkAhead: boolean;
  /** What both sides see: messages handled, the mark of the table that is worked on, whether the thread has started, and its number. */
  readonly cells: SharedArrayBuffer;
}
export const HANDLED = 0;
export const MARK = 1;
export const READY = 2;
/** By which the system knows the thread; 0 where it does not say. */
export const THREAD = 3;
