/**
 * Drives one table: lets opponents and automas decide, takes people's commands, and has every change kept before it is told.
 * Where the table is kept, who thinks, how long a move is shown and who is told are handed in: the same loop serves a terminal,
 * a worker behind a page, and a server with a screen per person.
 */
import type { Move, Seat } from '../kernel/index.ts';
import { ADVISER } from '../players/levels.ts';
import { type Advice, adviceOf } from './advice.ts';
import { Forethought, type Ponderer } from './forethought.ts';
import { Plans } from './plans.ts';
import { TableRefused } from './refusal.ts';
import type { Table } from './table.ts';
import { levelOf, type Thinker, thoughtFor } from './thought.ts';

/** A command that came from outside, by its own id: whoever keeps the change remembers it, so that a repeat is not done again. */
export interface CommandId {
  readonly id: string;
  readonly person: string;
}

/** What has to be kept: moves from this place on are new, with their events and the states after them (`table.match`). */
export interface Change {
  readonly table: Table;
  readonly from: number;
  readonly command?: CommandId;
}

/** Somebody else has written since this table was read: nothing was overwritten. */
export class SaveConflict extends Error {
  constructor() {
    super('somebody else has played on at this table');
    this.name = 'SaveConflict';
  }
}

export interface Storage {
  /** Keeps a change; throws a SaveConflict when somebody else has written, and whatever it likes when it cannot keep anything. */
  save(change: Change): Promise<void>;
}

/** Whoever follows the table: one screen, or a server's list of them. */
export interface Audience {
  /** The table has changed, or waits for somebody: time for a snapshot. */
  changed(): void;
  /** An opponent is asked for a move. */
  thinking?(seat: Seat): void;
  /** Changes are not kept any more, and play goes on in memory; undefined when they are kept again. */
  notKept(problem: unknown): void;
  /** Somebody else plays on at this table: it stands still here. */
  takenOver(): void;
}

export interface DriverParts {
  readonly storage: Storage;
  readonly thinker: Thinker;
  readonly audience: Audience;
  /** The time in which a move can be seen before the next one. */
  pause(): Promise<void>;
  /**
   * What cannot be kept is not played: whoever sent the command is refused, and the table stands still here, to be read again.
   * Otherwise play goes on in memory.
   */
  readonly mustKeep?: boolean;
  /**
   * How many milliseconds people may be kept waiting, beyond the time in which a move is shown, before opponents also think while people do. Without it, or
   * where the thinker ponders nothing, they never do.
   */
  patience?(): number | undefined;
}

/** Nobody minds waiting so long, in milliseconds. */
export const PATIENCE = 200;

const canPonder = (thinker: Thinker): thinker is Thinker & Ponderer =>
  thinker.ponder !== undefined && thinker.drop !== undefined;

export class Driver {
  readonly table: Table;
  readonly #parts: DriverParts;
  readonly #plans = new Plans();
  readonly #forethought: Forethought | undefined;
  /** The longest that people were kept waiting for an opponent, in milliseconds. */
  #waited = 0;
  /** Every new run makes the thoughts of the run before worthless. */
  #run = 0;
  /** Writes follow each other; leaving waits for the last one. */
  #saving: Promise<void> = Promise.resolve();
  #keptUpTo: number;
  #failing = false;
  #takenOver = false;

  constructor(table: Table, parts: DriverParts) {
    this.table = table;
    this.#parts = parts;
    this.#keptUpTo = table.at;
    const { thinker } = parts;
    this.#forethought = canPonder(thinker) ? new Forethought(table, thinker) : undefined;
  }

  /** Whether somebody else has the table now. */
  get stopped(): boolean {
    return this.#takenOver;
  }

  /** Lets opponents and automas decide until a person has to, the game is over, or another run begins. */
  async run(): Promise<void> {
    const run = ++this.#run;
    const { table } = this;
    while (!this.#takenOver && !table.facts.readOnly) {
      const seat = table.programToDecide;
      if (seat === undefined) break;
      this.#parts.audience.changed();
      const { version } = table;
      const move = await this.#chooseInSight(seat);
      if (run !== this.#run) return;
      // Where several decide at once, somebody else may have decided meanwhile.
      if (version !== table.version) continue;
      this.#make(seat, move);
      await this.#save();
      if (run !== this.#run) return;
    }
    this.#parts.audience.changed();
    this.thinkAhead();
  }

  /** Opponents think while people do, where they may and people had to wait for them. To be asked again when what they may has changed. */
  thinkAhead(): void {
    const patience = this.#parts.patience?.();
    const worthIt = patience !== undefined && this.#waited >= patience && !this.#takenOver;
    if (worthIt && this.table.waitsForPeople && !this.table.facts.readOnly) this.#forethought?.begin();
    else if (!worthIt || this.table.over) this.#forethought?.end();
  }

  /** The choice of a seat, made while the move before is shown. */
  async #chooseInSight(seat: Seat): Promise<Move> {
    let shown = Number.POSITIVE_INFINITY;
    const pause = async (): Promise<void> => {
      await this.#parts.pause();
      shown = performance.now();
    };
    const [move] = await Promise.all([this.#choose(seat), pause()]);
    this.#waited = Math.max(this.#waited, performance.now() - shown);
    return move;
  }

  async #choose(seat: Seat): Promise<Move> {
    const { table } = this;
    const moves = table.game.moves(table.match.state, seat);
    // An automa has one legal move each time.
    if (moves.length === 1) return moves[0];
    return this.#plans.decide(table, seat, levelOf(table.holders[seat]), (thought) => {
      this.#parts.audience.thinking?.(seat);
      return this.#parts.thinker.think(thought);
    });
  }

  #make(seat: Seat, move: unknown): void {
    if (this.table.play(seat, move) !== undefined) throw new TableRefused('illegal');
  }

  #check(version: number): void {
    if (this.#takenOver) throw new TableRefused('elsewhere');
    if (this.table.facts.readOnly) throw new TableRefused('readOnly');
    if (version !== this.table.version) throw new TableRefused('movedOn');
  }

  /** What is not kept yet may never have been: nobody is answered by it. */
  settled(): Promise<void> {
    return this.#saving.catch(() => undefined);
  }

  /** A person's move, chosen at this version of the table; it is kept when the answer comes. What follows is for `run`. */
  async play(seat: Seat, version: number, move: unknown, command?: CommandId): Promise<void> {
    if (this.#parts.mustKeep) await this.settled();
    this.#check(version);
    this.#make(seat, move);
    await this.#save(command);
    this.thinkAhead();
  }

  /** Takes back up to so many moves of a person; how many it were. */
  async takeBack(seat: Seat, version: number, count: number, command?: CommandId): Promise<number> {
    if (this.#parts.mustKeep) await this.settled();
    this.#check(version);
    let taken = 0;
    while (taken < count && this.table.undo(seat)) taken++;
    if (taken === 0) return 0;
    // Whatever is being thought about the moves that were taken back is worthless.
    this.#run++;
    this.#keptUpTo = Math.min(this.#keptUpTo, this.table.at);
    await this.#save(command);
    this.thinkAhead();
    return taken;
  }

  /** The three best lines of a strong opponent in a person's place, with the reasons for them, where the thinker can tell; undefined when the table has moved on meanwhile. */
  async advice(seat: Seat): Promise<Advice | undefined> {
    const { table } = this;
    if (!table.deciding.includes(seat)) return undefined;
    const { version } = table;
    const reasons = await this.#parts.thinker.explain?.(thoughtFor(table, seat, ADVISER));
    this.thinkAhead();
    return version === table.version && reasons ? adviceOf(table.game, reasons) : undefined;
  }

  /** What it would do. */
  async hint(seat: Seat): Promise<Move | undefined> {
    const { table } = this;
    if (!table.deciding.includes(seat)) return undefined;
    const { version } = table;
    const { move } = await this.#parts.thinker.think(thoughtFor(table, seat, ADVISER));
    return version === table.version ? move : undefined;
  }

  #save(command?: CommandId): Promise<void> {
    this.#saving = this.#saving.then(() => this.#write(command));
    return this.#saving;
  }

  async #write(command: CommandId | undefined): Promise<void> {
    if (this.#takenOver) {
      // It was played here and is not kept: nobody may take it for done.
      if (this.#parts.mustKeep) throw new SaveConflict();
      return;
    }
    const { table } = this;
    const { at } = table;
    try {
      await this.#parts.storage.save({ table, from: this.#keptUpTo, ...(command ? { command } : {}) });
      this.#keptUpTo = at;
      if (this.#failing) this.#parts.audience.notKept(undefined);
      this.#failing = false;
    } catch (error) {
      if (this.#parts.mustKeep) {
        this.takenOver();
        throw error;
      }
      if (error instanceof SaveConflict) this.takenOver();
      else {
        if (!this.#failing) this.#parts.audience.notKept(error);
        this.#failing = true;
      }
    }
  }

  /** All that the table knows is kept: moves were taken over from elsewhere. */
  isKept(): void {
    this.#keptUpTo = this.table.at;
  }

  /** Somebody else has the table: nothing is played or kept here any more. */
  takenOver(): void {
    if (this.#takenOver) return;
    this.#takenOver = true;
    this.#run++;
    this.#forethought?.end();
    this.#parts.audience.takenOver();
  }

  /** Nothing goes on after this; resolves when all that was played is kept. */
  stop(): Promise<void> {
    this.#run++;
    this.#forethought?.end();
    return this.settled();
  }
}
