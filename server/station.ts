/** What the doors (HTTP, sockets, programs) may ask of the station. Nobody but the station itself knows threads, queues or other processes. */
import type { SeatHolder } from '../host/seats.ts';
import type { Snapshot } from '../host/snapshot.ts';
import type { GameEvent, OptionValue, Seat, SeatKind, Setup } from '../kernel/index.ts';
import type { Affairs } from './affairs/affairs.ts';
import { Refused } from './protocol/problems.ts';
import type { Answers, Command, Have, Question, ServerMessage } from './protocol/socket.ts';
import type { ChatLine, Halt } from './protocol/tables.ts';
import type { NewCall, Said, StateText, StoredStep, StoredTable } from './storage/storage.ts';

/** Who asks. A program comes with a token for one seat of one table and has no person. */
export interface Caller {
  readonly person: string | undefined;
  readonly seatToken?: { readonly table: string; readonly seat: Seat };
}

/** One socket, or whatever else wants to be told. Sending never throws; a line that is closed swallows it. */
export interface Line {
  send(message: ServerMessage): void;
  /** A message that was put into JSON once for many lines. */
  sendText(json: string): void;
}

/** A command that was chosen for another version of the table; what the table looks like now comes with it. */
export class RefusedStale extends Refused {
  readonly snapshot: Snapshot;
  constructor(snapshot: Snapshot) {
    super('movedOn', `the table is at version ${snapshot.version}`);
    this.name = 'RefusedStale';
    this.snapshot = snapshot;
  }
}

/** What came of a command: the version of the game after it. */
export interface Done {
  readonly version: number;
}

/** The station as doors know it. `people` is a field of it as soon as its interface has landed (its owner adds it here). */
export interface Station {
  readonly affairs: Affairs;
  /** Does a command once, however often its id comes from the same caller; throws Refused, or RefusedStale. */
  command(caller: Caller, table: string, id: string, command: Command): Promise<Done>;
  ask<Q extends Question>(caller: Caller, table: string, question: Q): Promise<Answers[Q['type']]>;
  /** Card, last chat lines and snapshot are sent at once, then whatever is new; the answer stops it. */
  follow(caller: Caller, table: string, line: Line, have?: FollowFrom): Promise<() => void>;
  followList(caller: Caller, list: 'open' | 'mine', line: Line): Promise<() => void>;
  /** Answers what is under way, tells every line `moving`, and lets go of threads. */
  stop(): Promise<void>;
}

/** What a line had before it was cut. */
export interface FollowFrom {
  readonly have?: Have | undefined;
  /** The last chat line it has. */
  readonly chat?: number | undefined;
}

/**
 * What live play needs of the table around the game; `server/affairs` gives it. Commands come one at a time per table (within this
 * process; other processes are noticed by `revision`).
 */
export interface AroundTheGame {
  /** A command that is no move. The id is remembered by whoever keeps what it changes, so that a repeat is harmless. */
  command(caller: Caller, table: string, id: string, command: Exclude<Command, GameMove>): Promise<Done>;
  chat(caller: Caller, table: string, range: { after?: number; before?: number }): Promise<readonly ChatLine[]>;
  notes(caller: Caller, table: string): Promise<string>;
  /** Somebody has to look at the table though nobody moved: a clock, an absence, an ask (`StoredTable.wake`). */
  due(table: string): Promise<void>;
  /** The rules cannot go on with the table: it stands still for everybody, and says why (`TableCard.halted`). */
  halt(table: string, why: Halt): Promise<void>;
  /**
   * Sends the card and the last chat lines (those after `chat`) at once, and whatever is new of both until it is stopped. Meanwhile the
   * line's owner is there: presence, watchers. Snapshots are live play's own business.
   */
  follow(caller: Caller, table: string, line: Line, chat?: number): Promise<() => void>;
  followList(caller: Caller, list: 'open' | 'mine', line: Line): Promise<() => void>;
  /** A change of the game was kept: told once, by the process that made it, with the table before and after. */
  moved(before: StoredTable, after: StoredTable): void;
  /** Who is to be called because of a change of the game; written in its transaction. */
  calls(before: StoredTable, after: StoredTable, now: number): readonly NewCall[];
  /** Nothing is told or looked at any more; what is under way is waited for. */
  stop(): Promise<void>;
  /** Whether a caller may be told of the game at all. */
  mayFollow(caller: Caller, table: StoredTable): boolean;
}
type GameMove = Extract<Command, { type: 'play' | 'undo' | 'restart' }>;

/** What `server/affairs` may ask of live play. */
export interface LiveTables {
  /** Takes the game back to where so many moves were played, by consent of the others; what is said of it is written in the same commit. */
  goBack(table: string, to: number, said: readonly Said[]): Promise<Done>;
  /**
   * Runs one thing after the other per table: what `change` reads and writes is not overtaken by a move of this process. Not to be
   * used inside AroundTheGame.command and due, which run so already.
   */
  inTurn<T>(table: string, change: () => Promise<T>): Promise<T>;
  /** The table around its game as it is known here without asking the storage; undefined where nobody has asked for it lately. */
  known(table: string): StoredTable | undefined;
}

/** What `server/affairs` may ask of the rules, which run in threads of their own. Throws Refused. */
export interface Rules {
  /** Whether a game with these options can be played by these seats; completes the options. */
  check(wish: GameWish): Promise<CheckedWish>;
  /** Begins a game: what `TableChange.start` and the fields setup, opening, openingTotals and deciding are made of. */
  begin(wish: GameWish & { readonly seed: number }): Promise<BegunGame>;
  /** A save or record from somebody's device, played again move by move. */
  openSave(save: string): Promise<OpenedGame>;
}

export interface GameWish {
  readonly game: string;
  /** Component data of somebody's own. */
  readonly edition?: unknown;
  readonly seats: readonly SeatKind[];
  /** By level, and style where they have one. */
  readonly opponents?: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}
export interface CheckedWish {
  readonly ruleset: number;
  readonly edition: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}
export interface BegunGame extends CheckedWish {
  readonly setup: Setup;
  readonly start: StateText;
  readonly opening: readonly GameEvent[];
  readonly openingTotals: readonly (readonly number[])[];
  readonly deciding: readonly Seat[];
}
export interface OpenedGame extends BegunGame {
  readonly ownEdition: unknown;
  readonly holders: readonly SeatHolder[] | undefined;
  /** Played so far, with the state after each. */
  readonly steps: readonly (StoredStep & { readonly state: StateText })[];
  readonly undoDepth: number;
  readonly over: boolean;
}
