/** One table: the match with its history, who sits where, and what each of them may be told. Knows no clock, disk or screen. */
import {
  type Condition,
  canUndo,
  eventFor,
  findMove,
  type GameEvent,
  type GameState,
  learntBetween,
  type Match,
  type Move,
  type Played,
  play,
  type Rules,
  type ScoreSheet,
  type Seat,
  stateAt,
  type Text,
  takeOver,
  undo,
  undoDepth,
  type Viewer,
} from '../kernel/index.ts';
import { type Consequences, foresee, type Taught } from './foresight.ts';
import { peopleAmong, type SeatHolder } from './seats.ts';

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

export interface MoveInWords {
  readonly move: Move;
  readonly text: Text;
}

/** The lesson of a table with a puzzle: it is neither listed nor counted, and it ends with the person's turn. */
export const PUZZLE = 'puzzle';

/** What a table is besides its match. */
export interface TableFacts {
  readonly id: string;
  readonly holders: readonly SeatHolder[];
  readonly edition: unknown;
  /** Only component data of somebody's own is kept with the game. */
  readonly ownEdition?: unknown;
  /** Whether the people at the table know the seed: one of them chose it, or the game was once seen to its end. */
  readonly seedKnown?: boolean;
  /** A practice branch: it begins here, in a position in which all that was hidden was imagined. */
  readonly start?: GameState | undefined;
  /** The lesson that is given here. */
  readonly lesson?: string | undefined;
  /** It can be looked at, not played on: it was played under an older ruleset and cannot be followed to its present. */
  readonly readOnly?: boolean;
  /** It was played under this older ruleset so far. */
  readonly olderRuleset?: number | undefined;
}

/** What a storage has of a table that is taken up again, besides its match. */
export interface Kept {
  readonly version: number;
  /** Points after the opening and after every move, for every viewer: the spectator first, then seat by seat. */
  readonly totals: readonly Totals[];
}
export type Totals = readonly (readonly number[])[];

/**
 * Whether the record of a game may be given away: it holds the seed and everybody's moves. It comes with the end, or where the only person
 * knows the seed and so all that follows from it. A practice branch has none.
 */
export const mayGiveRecord = (game: {
  readonly over: boolean;
  readonly practice: boolean;
  readonly seedKnown: boolean;
  readonly people: readonly Seat[];
}): boolean => !game.practice && (game.over || (game.seedKnown && game.people.length <= 1));

/** A viewer's place in `Totals`. */
const placeOf = (viewer: Viewer): number => (viewer === 'spectator' ? 0 : viewer + 1);

const heard = (events: readonly GameEvent[], viewer: Viewer): Text[] =>
  events.flatMap((event) => eventFor(event, viewer) ?? []);

function bySeat(sheets: readonly ScoreSheet[]): number[] {
  const totals: number[] = [];
  for (const { seat, total } of sheets) totals[seat] = total;
  return totals;
}

export class Table {
  readonly match: Match;
  readonly facts: TableFacts;
  #holders: readonly SeatHolder[];
  #version: number;
  /** Points as everybody knew them: remembered where old states are not, so that the log can still be told. */
  readonly #remembered: Totals[] | undefined;
  /** What viewers see of the present: asked for by log, snapshot and opponents alike. */
  readonly #views = new Map<Viewer, object>();
  readonly #sheets = new Map<Viewer, readonly ScoreSheet[]>();

  constructor(match: Match, facts: TableFacts, kept?: Kept) {
    this.match = match;
    this.facts = facts;
    this.#holders = facts.holders;
    this.#version = kept?.version ?? 0;
    this.#remembered = kept && [...kept.totals];
  }

  get id(): string {
    return this.facts.id;
  }
  get game(): Rules {
    return this.match.game;
  }
  get holders(): readonly SeatHolder[] {
    return this.#holders;
  }
  /** Somebody else plays a seat from now on: an opponent for an absent person, or the person again. */
  seat(holders: readonly SeatHolder[]): void {
    this.#holders = holders;
  }
  get people(): readonly Seat[] {
    return peopleAmong(this.#holders);
  }
  get ownEdition(): unknown {
    return this.facts.ownEdition;
  }
  /** Moves played so far. */
  get at(): number {
    return this.match.played.length;
  }
  /** Rises with every change, also when a move is taken back: a command says for which version it was chosen. */
  get version(): number {
    return this.#version;
  }
  get deciding(): readonly Seat[] {
    return this.game.deciding(this.match.state);
  }
  get over(): boolean {
    return this.deciding.length === 0;
  }
  get practice(): boolean {
    return this.facts.start !== undefined;
  }
  /** Whether the next decision is a person's. */
  get waitsForPeople(): boolean {
    return this.programToDecide === undefined && !this.over;
  }
  /** The opponent or automa that decides next. Where all decide at once the programs go first: they see nothing of it, and a person's choice can be taken back longer. */
  get programToDecide(): Seat | undefined {
    return this.deciding.find((seat) => this.holders[seat].kind !== 'human');
  }

  /** At a puzzle nobody plays on when the person has played. */
  get standsStill(): boolean {
    return this.facts.lesson === PUZZLE && !this.deciding.some((seat) => this.holders[seat].kind === 'human');
  }

  /** The seed gives every deal and roll to come: it is nobody's before the end, unless somebody chose it. */
  get seed(): number | undefined {
    return this.over || this.facts.seedKnown ? this.match.setup.seed : undefined;
  }
  get recordIsOpen(): boolean {
    const { over, practice, people, facts } = this;
    return mayGiveRecord({ over, practice, people, seedKnown: facts.seedKnown === true });
  }

  /** Plays a move if it is legal; the reason if it is not. */
  play(seat: Seat, move: unknown): string | undefined {
    const verdict = play(this.match, seat, move);
    if (!verdict.ok) return verdict.reason;
    this.#changed();
    this.#remembered?.push(this.totals());
    return undefined;
  }

  /** A move that was played and kept elsewhere. */
  takeOver(played: Played, state: GameState, totals: Totals): void {
    takeOver(this.match, played, state);
    this.#changed();
    this.#remembered?.push(totals);
  }

  canUndo(seat: Seat): boolean {
    return canUndo(this.match, seat);
  }
  undo(seat: Seat): boolean {
    if (!undo(this.match, seat)) return false;
    this.#changed();
    this.#remembered?.pop();
    return true;
  }

  #changed(): void {
    this.#version++;
    this.#views.clear();
    this.#sheets.clear();
  }

  /** What a viewer may know of the present. */
  view(viewer: Viewer): object {
    const seen = this.#views.get(viewer) ?? this.game.view(this.match.state, viewer);
    this.#views.set(viewer, seen);
    return seen;
  }

  /** The score sheets of the present as a viewer knows them. */
  #sheetsFor(viewer: Viewer): readonly ScoreSheet[] {
    const sheets =
      this.#sheets.get(viewer) ?? this.game.result(this.match.state)?.sheets ?? this.game.forecast(this.view(viewer));
    this.#sheets.set(viewer, sheets);
    return sheets;
  }

  /** Points of every seat now, as each viewer knows them: the spectator first, then seat by seat. */
  totals(): Totals {
    const viewers: Viewer[] = ['spectator', ...this.match.setup.seats.keys()];
    return viewers.map((viewer) => bySeat(this.#sheetsFor(viewer)));
  }

  /** Points after so many moves as everybody knew them, where they are remembered. */
  totalsAt(at: number): Totals {
    return this.#remembered?.[at] ?? [];
  }

  /** How many moves somebody at the table could take back now. */
  get undoDepth(): number {
    const last = this.match.played.at(-1);
    return last === undefined ? 0 : undoDepth(this.match, last.seat);
  }

  /** How many moves must be taken back to reach the seat's last free choice, with what was forced after it; 0 when that is not allowed. */
  choiceDepth(seat: Seat): number {
    const { game, match } = this;
    const allowed = undoDepth(match, seat);
    for (let depth = 1; depth <= allowed; depth++) {
      if (game.moves(match.past[match.past.length - depth], seat).length > 1) return depth;
    }
    return 0;
  }

  /** Whether nothing before a move can be taken back once it is made. */
  closesUndo(seat: Seat, move: Move): boolean {
    const { game, match } = this;
    const after = game.clone(match.state);
    game.apply(after, seat, move);
    const deciding = game.deciding(after);
    return learntBetween(match.state, after) || deciding.length === 0 || deciding.some((next) => next !== seat);
  }

  offered(seat: Seat, move: unknown): Move | undefined {
    return findMove(this.game, this.match.state, seat, move);
  }

  movesInWords(seat: Seat): MoveInWords[] {
    return this.game.moves(this.match.state, seat).map((move) => ({ move, text: this.game.describe(move) }));
  }

  moment(at: number, viewer: Viewer): Moment {
    return this.momentOf(stateAt(this.match, Math.max(0, at)), at, viewer);
  }
  /** A moment whose state a storage has. */
  momentOf(state: GameState, at: number, viewer: Viewer): Moment {
    const present = state === this.match.state;
    const view = present ? this.view(viewer) : this.game.view(state, viewer);
    return {
      at,
      viewer,
      view,
      deciding: this.game.deciding(state),
      forecast: present ? this.#sheetsFor(viewer) : (this.game.result(state)?.sheets ?? this.game.forecast(view)),
    };
  }

  /** The log from one place on, as a viewer heard it. */
  log(from: number, viewer: Viewer, upTo: number = this.at): LogEntry[] {
    const entries: LogEntry[] = [];
    for (let at = from; at <= upTo; at++) {
      const played = at === 0 ? undefined : this.match.played[at - 1];
      entries.push({
        at,
        seat: played?.seat,
        lines: heard(played?.events ?? this.match.opening, viewer),
        totals: this.#remembered?.[at]?.[placeOf(viewer)] ?? this.#totals(stateAt(this.match, at), viewer),
      });
    }
    return entries;
  }

  #totals(state: GameState, viewer: Viewer): number[] {
    return bySeat(this.game.result(state)?.sheets ?? this.game.forecast(this.game.view(state, viewer)));
  }

  /** What a move would bring about, as its own seat may know it. */
  consequences(seat: Seat, move: Move, game: Taught = this.game): Consequences {
    return foresee(game, this.match.state, seat, move);
  }

  /** What would have to hold for a place to be chosen now. */
  whyNot(seat: Seat, place: string, game: Taught = this.game): readonly Condition[] | undefined {
    return game.whyNot?.(this.view(seat), seat, place);
  }
}
