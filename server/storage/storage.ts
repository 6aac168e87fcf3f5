/**
 * All that is kept. SQLite in one file and PostgreSQL stand behind the same interface and pass the same suite; the same queries serve
 * both (kysely). JSON is kept as text and times as milliseconds since 1970, so that nothing depends on the database.
 */

import type { SeatHolder } from '../../host/seats.ts';
import type { GameEvent, Move, OptionValue, Seat, Setup } from '../../kernel/index.ts';
import type { Stage, Terms } from '../protocol/tables.ts';

/** A state as JSON text: made and read by the thread that has the rules, so that whoever passes it on neither copies nor parses it. */
export type StateText = string;

/** The command's own id and whoever sent it: remembered in the transaction of what it did, so that a repeat is answered and not done again. */
export interface DoneCommand {
  readonly id: string;
  readonly person: string;
}

/** One move as it is kept, with all that telling it takes. */
export interface StoredStep {
  /** Moves played before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  /** Points of every seat after it, as each viewer could know them: the spectator's first, then seat by seat. */
  readonly totals: readonly (readonly number[])[];
}

/** The same with the state after it. */
export interface KeptStep extends StoredStep {
  readonly state: StateText;
}

/** A seat of an online table: what the rules' seat is held by, and the person behind it. */
export interface StoredSeat {
  readonly holder: SeatHolder | undefined;
  /** Who may sit down: nobody but the one there, anybody, or who has the link; or a program with a token. */
  readonly wish: 'taken' | 'open' | 'link' | 'program';
  readonly person?: string;
  readonly ready?: boolean;
  /** The level of the opponent that plays for the absent person. */
  readonly standIn?: string;
}

/** A table without its moves. Everything that changes while it is played is here and is written in the transaction of the change. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly ruleset: number;
  /** The edition's identity; its data if it is somebody's own. */
  readonly edition: string;
  readonly ownEdition: unknown;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly terms: Terms;
  readonly seats: readonly StoredSeat[];
  readonly host: string;
  readonly ticket: string | undefined;
  readonly stage: Stage;
  /** Undefined while it gathers. */
  readonly setup: Setup | undefined;
  readonly opening: readonly GameEvent[];
  readonly openingTotals: readonly (readonly number[])[];
  /** Rises with every change of the game: the key that makes one writer win. */
  readonly version: number;
  readonly at: number;
  readonly deciding: readonly Seat[];
  /** How many states before the present one are read when it is opened: what may be taken back, and what watchers still see. */
  readonly undoDepth: number;
  /** The clock (server/clock), pause, asks and absences, as their own modules write them. */
  readonly clock: unknown;
  readonly affairs: unknown;
  readonly result: unknown;
  readonly rematch: string | undefined;
  readonly created: number;
  readonly updated: number;
  /** When somebody has to look at it though nobody moves: an opponent's turn, a clock, an absence. Undefined: never. */
  readonly wake: number | undefined;
  /** Rises with every change of the row, moves as well; guards changes that are no moves. */
  readonly revision: number;
}

/** What one command, or one opponent's move, changed. */
export interface TableChange {
  readonly table: string;
  /** The version it was made from: refused when the table is at another one. */
  readonly from: number;
  /** The table around the game that `fields` were made from: refused when it has changed meanwhile. It rises by one with every change. */
  readonly revision: number;
  readonly version: number;
  readonly command?: DoneCommand;
  /** Moves from this place on are taken back first. */
  readonly keep: number;
  /** When the game begins: the state before its first move (`stateAt(table, 0)`). */
  readonly start?: StateText;
  /** Moves with the states after them. */
  readonly steps: readonly KeptStep[];
  readonly fields: Partial<Omit<StoredTable, 'id' | 'version' | 'revision'>>;
  /** Lines that stand in the chat from then on: there with the change, or not at all. */
  readonly said?: readonly Said[];
  /** Who is to be called because of it. */
  readonly calls?: readonly NewCall[];
}

/** A table with all that opening it takes: no move of it is played again. */
export interface OpenedTable {
  readonly table: StoredTable;
  readonly steps: readonly StoredStep[];
  /** The present state, and those before it that a take-back could need: `states[0]` is after `table.at - states.length + 1` moves. */
  readonly states: readonly StateText[];
}

export interface Commits {
  /**
   * Resolves when it is on disk; signals it in the same transaction. `conflict`: somebody else has written, nothing was changed.
   * Changes of different tables may share a commit. When it throws, the database did not answer: whether it was done is seen by reading again.
   */
  commit(change: TableChange): Promise<'kept' | 'conflict'>;
}

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly ink: number;
  readonly language: string;
  readonly mail: string | undefined;
  readonly mailTurns: boolean;
  /** Whoever reads mail at this address has said that it is theirs. */
  readonly mailConfirmed: boolean;
  /** Without a key and without a recovery code; written with both, so that a list of people needs no look at their keys. */
  readonly guest: boolean;
  /** SHA-256 of the recovery code; the code itself is shown once and kept nowhere. */
  readonly recoveryHash: string | undefined;
  readonly created: number;
  readonly seen: number;
  /** When everything about the person goes, if they asked for it. */
  readonly leaves: number | undefined;
}

export interface StoredSession {
  /** SHA-256 of the cookie. */
  readonly hash: string;
  readonly person: string;
  readonly created: number;
  readonly seen: number;
  readonly expires: number;
}

export interface StoredKey {
  /** The credential's id, as WebAuthn gives it. */
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
  readonly used: number | undefined;
}

/** What a key has to sign: made for one purpose, good for minutes, taken once, by whichever process is asked. */
export interface StoredChallenge {
  /** SHA-256 of the challenge. */
  readonly hash: string;
  readonly purpose: 'register' | 'signIn';
  readonly person: string | undefined;
  readonly expires: number;
}

/** A token lets a program play one seat of one table. */
export interface StoredToken {
  readonly hash: string;
  readonly person: string;
  readonly table: string;
  readonly seat: Seat;
  readonly name: string;
  readonly created: number;
}

export interface StoredChatLine {
  readonly id: number;
  readonly table: string;
  readonly when: number;
  readonly person: string | undefined;
  readonly seat: Seat | undefined;
  /** Text, or key and params, or a reaction: as ChatLine has it. */
  readonly content: unknown;
}

/** What is said at a table in the same moment as something changes there. */
export type Said = Omit<StoredChatLine, 'id' | 'table'>;

/** What is written in one transaction with a change of a table around its game. */
export interface ChangeTogether {
  readonly command?: DoneCommand | undefined;
  readonly said?: readonly Said[];
  /** Who is to be called because of it. */
  readonly calls?: readonly NewCall[];
}

export interface StoredResult {
  readonly table: string;
  readonly person: string;
  readonly game: string;
  readonly ended: number;
  readonly rated: boolean;
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  readonly abandoned: boolean;
  /** All seats with names, places and points, as the profile shows them. */
  readonly seats: unknown;
  readonly before: { readonly mu: number; readonly sigma: number } | undefined;
  readonly after: { readonly mu: number; readonly sigma: number } | undefined;
}

export interface StoredRating {
  readonly person: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface StoredPush {
  readonly endpoint: string;
  readonly person: string;
  readonly subscription: unknown;
  readonly created: number;
}

/** Why somebody is called. */
export type CallReason =
  | 'turn'
  | 'ask'
  | 'started'
  | 'over'
  /** Little is left on their clock. */
  | 'clock'
  /** Their time ran out or they stayed away: an opponent plays for them. */
  | 'replaced'
  /** Whether a mail address is theirs; concerns no table. */
  | 'confirm';

/**
 * Somebody is to be called to a table, later. Kept in the transaction of the change that is the reason, so that it is neither lost nor
 * made twice; whoever sends it takes it first, and lets go of it when it was sent.
 */
export interface StoredCall {
  readonly person: string;
  /** Empty where it concerns none. */
  readonly table: string;
  readonly why: CallReason;
  readonly by: 'push' | 'mail';
  /** When it is time; while somebody sends it, when another one would try again. */
  readonly due: number;
  readonly made: number;
  /** How often it could not be sent. */
  readonly tries: number;
}
export type NewCall = Omit<StoredCall, 'tries'>;

/** What processes tell each other; in one process it comes back at once. */
export type Signal =
  | { readonly about: 'table'; readonly id: string; readonly version: number; readonly revision: number }
  | { readonly about: 'chat'; readonly id: string; readonly last: number }
  | { readonly about: 'presence'; readonly id: string; readonly process: string; readonly present: unknown }
  | { readonly about: 'person'; readonly id: string }
  /** The list of open tables is another one, because of this table. */
  | { readonly about: 'open'; readonly id: string };

export interface TableQuery {
  readonly stages: readonly Stage[];
  readonly game?: string;
  readonly visible?: 'public';
  readonly person?: string;
  readonly limit: number;
}

/** A table, and what was played there since. */
export interface TableSince {
  readonly table: StoredTable;
  readonly steps: readonly KeptStep[];
}

export interface Storage extends Commits {
  /** Brings the schema up to date; says from which to which version. */
  migrate(): Promise<{ readonly from: number; readonly to: number }>;
  /** Whether the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;

  createTable(table: StoredTable): Promise<void>;
  /** The table alone; `openTable` brings its moves as well. */
  findTable(id: string): Promise<StoredTable | undefined>;
  findTicket(ticket: string): Promise<StoredTable | undefined>;
  /** At which revision tables are; those that are not there are left out. */
  revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  openTable(id: string): Promise<OpenedTable | undefined>;
  /** The table and its moves from one place on, as of one moment and in one trip; moves whose states are gone are left out. */
  tableSince(id: string, at: number): Promise<TableSince | undefined>;
  listTables(query: TableQuery): Promise<readonly StoredTable[]>;
  /** The state after so many moves. */
  stateAt(table: string, at: number): Promise<StateText | undefined>;
  /** Changes a table around its game, if it is still at this revision, with what is said of it in the chat; signals it. */
  changeTable(
    id: string,
    revision: number,
    fields: TableChange['fields'],
    together?: ChangeTogether,
  ): Promise<'kept' | 'conflict'>;
  /** Which version a command led to, if it was done. */
  commandDone(table: string, person: string, command: string): Promise<number | undefined>;
  /** Takes tables whose time has come; each is given to one process and comes again after `lease` unless its wake is set anew. */
  takeDue(now: number, lease: number, limit: number): Promise<readonly string[]>;

  /** Lines of a table are counted from 1 without a gap; adding one signals it. A command that was done before adds nothing. */
  addChat(line: Omit<StoredChatLine, 'id'>): Promise<StoredChatLine>;
  addChat(line: Omit<StoredChatLine, 'id'>, command: DoneCommand | undefined): Promise<StoredChatLine | undefined>;
  chat(
    table: string,
    range: { readonly after?: number; readonly before?: number; readonly limit: number },
  ): Promise<readonly StoredChatLine[]>;
  setNotes(table: string, person: string, text: string): Promise<void>;
  notes(table: string, person: string): Promise<string>;

  createPerson(person: StoredPerson): Promise<void>;
  findPerson(id: string): Promise<StoredPerson | undefined>;
  findPeople(ids: readonly string[]): Promise<readonly StoredPerson[]>;
  findByRecovery(hash: string): Promise<StoredPerson | undefined>;
  changePerson(id: string, fields: Partial<Omit<StoredPerson, 'id'>>): Promise<void>;
  /** Everything that is kept about a person, as plain data. */
  exportPerson(id: string): Promise<Readonly<Record<string, unknown>>>;
  /** The person goes; in others' games they become a guest without a name. */
  removePerson(id: string): Promise<void>;

  createSession(session: StoredSession): Promise<void>;
  findSession(hash: string): Promise<StoredSession | undefined>;
  touchSession(hash: string, seen: number, expires: number): Promise<void>;
  removeSession(hash: string): Promise<void>;
  removeSessions(person: string): Promise<void>;

  addKey(key: StoredKey): Promise<void>;
  findKey(id: string): Promise<StoredKey | undefined>;
  keysOf(person: string): Promise<readonly StoredKey[]>;
  keyUsed(id: string, counter: number, used: number): Promise<void>;
  removeKey(person: string, id: string): Promise<boolean>;

  addChallenge(challenge: StoredChallenge): Promise<void>;
  /** Gives it once and forgets it. */
  takeChallenge(hash: string): Promise<StoredChallenge | undefined>;

  addToken(token: StoredToken): Promise<void>;
  findToken(hash: string): Promise<StoredToken | undefined>;
  tokensOf(table: string): Promise<readonly StoredToken[]>;
  removeTokens(table: string, seat: Seat): Promise<void>;

  /**
   * Results of a finished table with the ratings that follow from them, in one transaction. `known`: this table's are kept already.
   * `conflict`: somebody's rating counts other games than `games - 1` by now, another table ended meanwhile; nothing was changed.
   */
  addResults(
    table: string,
    results: readonly StoredResult[],
    ratings: readonly StoredRating[],
  ): Promise<'kept' | 'known' | 'conflict'>;
  resultsOf(person: string, limit: number): Promise<readonly StoredResult[]>;
  ratingsOf(people: readonly string[], game?: string): Promise<readonly StoredRating[]>;
  leaderboard(game: string, fewest: number, limit: number): Promise<readonly StoredRating[]>;

  addPush(push: StoredPush): Promise<void>;
  pushesOf(person: string): Promise<readonly StoredPush[]>;
  removePush(endpoint: string): Promise<void>;

  addCalls(calls: readonly NewCall[]): Promise<void>;
  /** Takes calls whose time has come; each is given to one process and comes again after `lease` unless it was done with. */
  takeCalls(now: number, lease: number, limit: number): Promise<readonly StoredCall[]>;
  /** Takes all mails to a person for these reasons that are due before a moment, also those that were taken already; they come again at `again`. */
  takeCallsOf(
    person: string,
    why: readonly CallReason[],
    before: number,
    again: number,
  ): Promise<readonly StoredCall[]>;
  /** It was sent, or is of no use any more. A call that was made anew meanwhile stays. */
  callDone(call: StoredCall): Promise<void>;
  /** Another time. */
  callLater(call: StoredCall, due: number, tries: number): Promise<void>;
  /** Notes that somebody is written to now, unless that was done less than `between` ms ago: then it says when. One process at a time is let. */
  mayMail(who: string, now: number, between: number): Promise<number | undefined>;
  /** Nothing was sent after all. */
  notMailed(who: string): Promise<void>;
  /** Something of the station itself that is made once and then holds for all its processes; says what holds. */
  keepOnce(name: string, value: string): Promise<string>;

  /** Keeps to the retention policy; what has run out (sessions, challenges) and people whose day to leave has come go too; says how much went. */
  tidy(policy: RetentionPolicy, now: number): Promise<Readonly<Record<string, number>>>;

  /** Hears how many changes shared each commit. */
  onBatch(listener: (size: number) => void): () => void;
  /** Tells every process, this one too; many at once cost as much as one. */
  signal(...signals: readonly Signal[]): Promise<void>;
  /** Hears what other processes, and this one, have signalled. */
  onSignal(listener: (signal: Signal) => void): () => void;
  /** After the line to the database was lost: whatever was signalled meanwhile was not heard. */
  onMissed(listener: () => void): () => void;
}

export interface RetentionPolicy {
  /** Days without a sign after which a guest without key and code is forgotten. */
  readonly guests: number;
  /** Days after which a table that never began, or that everybody left, is closed. */
  readonly idleTables: number;
  /** Days for which the states of finished games are kept beside their moves; Infinity keeps them. */
  readonly finishedStates: number;
}
