/**
 * One table as the main thread knows it: what is kept around its game, who follows it, and one command at a time. The game itself is
 * held by a rules thread, or by nobody while nothing happens: then it is read again from storage.
 */
import type { Heard, Snapshot } from '../../host/snapshot.ts';
import type { Seat, Viewer } from '../../kernel/index.ts';
import { fieldsAfterChange } from '../affairs/after-change.ts';
import { seatsOf } from '../affairs/cards.ts';
import { holdersAtTable } from '../affairs/seats.ts';
import { affairsOf, withoutHalt } from '../affairs/table-affairs.ts';
import { programDecides, standsStill } from '../affairs/wake.ts';
import { Refused } from '../protocol/problems.ts';
import type { Answers, Command, GameCommand, Question } from '../protocol/socket.ts';
import type { RulesChange, RulesNews } from '../rules/calls.ts';
import { type Ask, type RulesThreads, TableNotHeld, ThreadLost } from '../rules/threads.ts';
import { type AroundTheGame, type Caller, type Done, type FollowFrom, type Line, RefusedStale } from '../station.ts';
import type {
  DoneCommand,
  KeptStep,
  OpenedTable,
  Said,
  Storage,
  StoredTable,
  TableChange,
  TableSince,
} from '../storage/storage.ts';

export interface LiveParts {
  readonly storage: Storage;
  readonly rules: RulesThreads;
  readonly around: AroundTheGame;
  now(): number;
  /** Has something done that nobody waits for but whoever stops the station. */
  start(work: Promise<unknown>): void;
  /** What went wrong without anybody having asked, for the log of the station. */
  report(problem: unknown, table: string): void;
}

/** One line that follows the table. */
interface Follower {
  readonly caller: Caller;
  readonly line: Line;
  viewer: Viewer;
  /** What of the game it was told; undefined until it was told anything. */
  heard: Heard | undefined;
  /** A snapshot is on the way to it: news before that are part of it, unless they are of a later version. */
  pending: boolean;
  /** The latest version of which there was news meanwhile. */
  passed: number;
}

/** How often rules may hang or fail at a table within so long before it stands still. */
const MOST_STRIKES = 3;
const STRIKES_COUNT = 3_600_000;
/** A table that stands still can be looked at, unless its rules fail at that too. */
const MOST_LOOKS = 2;
/** How often a question is asked again when the thread was lost or the table read anew. */
const MOST_TRIES = 5;
/** How often a change is made anew because the table around the game has changed meanwhile. */
const MOST_REVISIONS = 8;
/** Commands of the last moments, by whoever sent them: a repeat is answered without asking the storage. */
const MOST_REMEMBERED = 64;
/** A look that failed, because the database was not there, is repeated after so many ms, later each time. */
const LOOK_AGAIN = { first: 250, longest: 5_000 } as const;

const isGameCommand = (command: Command): command is GameCommand =>
  command.type === 'play' || command.type === 'undo' || command.type === 'restart';

/** Whose command it is, as it is remembered: a program has no person. */
const senderOf = ({ person, seatToken }: Caller): string => person ?? `seat ${seatToken?.seat}`;

export class LiveTable {
  readonly id: string;
  readonly #parts: LiveParts;
  readonly #followers = new Set<Follower>();
  readonly #done = new Map<string, number>();
  #stored: StoredTable | undefined;
  /** Resolves when a thread holds the table; undefined while none does. */
  #held: Promise<void> | undefined;
  /** Who plays as far as the thread and those who follow know. */
  #seated = '';
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #committing: number | undefined;
  /** When its rules hung or failed. */
  #strikes: readonly number[] = [];
  #used: number;
  #refreshing: Promise<void> | undefined;
  #refreshAgain = false;
  #failedLooks = 0;
  #nextLook: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, parts: LiveParts) {
    this.id = id;
    this.#parts = parts;
    this.#used = parts.now();
  }

  /** Nothing is asked, nobody follows. */
  get isIdle(): boolean {
    return this.#followers.size === 0 && this.#waiting === 0 && this.#refreshing === undefined;
  }
  /** What is kept around the game, as far as it is known here. */
  get stored(): StoredTable | undefined {
    return this.#stored;
  }
  get used(): number {
    return this.#used;
  }
  get isHeld(): boolean {
    return this.#held !== undefined;
  }
  get isBusy(): boolean {
    return this.#waiting > 0 || this.#committing !== undefined;
  }
  get lines(): number {
    return this.#followers.size;
  }
  /** Whether somebody who plays here looks at the table. */
  get personFollows(): boolean {
    for (const { viewer } of this.#followers) if (viewer !== 'spectator') return true;
    return false;
  }
  /** The rules failed at it so often that nothing is played here. */
  get isHalted(): boolean {
    return this.#strikes.length >= MOST_STRIKES;
  }

  get #canBeShown(): boolean {
    return this.#strikes.length < MOST_STRIKES + MOST_LOOKS;
  }

  /** One thing after the other. */
  inTurn<T>(change: () => Promise<T>): Promise<T> {
    this.#waiting++;
    this.#used = this.#parts.now();
    const turn = this.#queue.then(change).finally(() => {
      this.#waiting--;
    });
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #load(): Promise<StoredTable> {
    this.#stored ??= await this.#parts.storage.findTable(this.id);
    if (!this.#stored) throw new Refused('gone', 'there is no such table');
    return this.#stored;
  }

  viewerOf(caller: Caller, table: StoredTable): Viewer {
    return seatsOf(table, caller)[0] ?? 'spectator';
  }

  // ── The game, held by a thread ──────────────────────────────────────────────────────────────────────────────────────────────

  #hold(): Promise<void> {
    if (this.#held) return this.#held;
    const held = this.#open().catch((error: unknown) => {
      if (this.#held === held) this.letGo();
      throw error;
    });
    this.#held = held;
    return held;
  }

  /** Resolves when a thread holds the table as it was read last: while it is opened, it may be let go of and read anew. */
  async #holdLatest(): Promise<void> {
    for (;;) {
      const held = this.#hold();
      try {
        await held;
      } catch (error) {
        if (this.#held === undefined) throw error;
      }
      if (held === this.#held) return;
    }
  }

  async #open(): Promise<void> {
    if (!this.#canBeShown) throw new Refused('halted', 'the rules failed at this table again and again');
    const opened = await this.#parts.storage.openTable(this.id);
    if (!opened) throw new Refused('gone', 'there is no such table');
    this.#stored = opened.table;
    if (opened.table.setup === undefined) throw new Refused('notNow', 'the game has not begun');
    await this.#openInThread(opened);
  }

  async #openInThread(opened: OpenedTable): Promise<void> {
    const { rules } = this.#parts;
    const holders = holdersAtTable(opened.table.seats);
    const followed = this.#followed();
    // Whoever has heard of this version under other players is told it once more.
    if (followed.length === 0) this.#seated = JSON.stringify(holders);
    const { older, readOnly } = await rules.ask(this.id, (calls) =>
      calls.open(this.id, {
        ...opened,
        holders,
        followed,
        mark: rules.markFor(this.id),
      }),
    );
    const { stage } = opened.table;
    if (readOnly && stage === 'playing') this.#inBackground(this.#parts.around.halt(this.id, 'older'));
    if (!older) return;
    // It could be followed to its present under the rules of today: kept anew, it goes on.
    const table = { ...opened.table, affairs: withoutHalt(affairsOf(opened.table)) };
    const { ruleset, edition, setup, opening, openingTotals, deciding, undoDepth, steps, start } = older;
    const after = { at: steps.length, deciding, undoDepth, over: false, result: undefined };
    const fields = {
      ...fieldsAfterChange(table, after, this.#parts.now()),
      ruleset,
      edition,
      setup,
      opening,
      openingTotals,
    };
    const { id: tableId, revision, version: from } = table;
    // All its moves went and came again, so that screens know that nothing of their log holds.
    const version = from + table.at + steps.length + 1;
    const kept = await this.#parts.storage.commit({
      table: tableId,
      from,
      revision,
      version,
      keep: 0,
      start,
      steps,
      fields,
    });
    rules.drop(this.id);
    if (kept === 'conflict') throw new TableNotHeld();
    const again = await this.#parts.storage.openTable(this.id);
    if (!again) throw new Refused('gone', 'there is no such table');
    this.#stored = again.table;
    await this.#openInThread(again);
  }

  /** As whom the table is followed, with the least that any of these lines has heard. */
  #followed(): { viewer: Viewer; heard: Heard }[] {
    const least = new Map<Viewer, Heard>();
    for (const { viewer, heard } of this.#followers) {
      const known = least.get(viewer);
      if (heard && (known === undefined || heard.version < known.version)) least.set(viewer, heard);
    }
    return [...least].map(([viewer, heard]) => ({ viewer, heard }));
  }

  /** The thread need not hold it any more. */
  letGo(): void {
    this.#held = undefined;
    this.#parts.rules.drop(this.id);
  }
  /** The thread that held it is gone. */
  lost(culprit: boolean): void {
    this.#held = undefined;
    if (culprit) this.strike();
  }
  strike(): void {
    const now = this.#parts.now();
    const counted = this.isHalted ? this.#strikes : this.#strikes.filter((when) => now - when < STRIKES_COUNT);
    this.#strikes = [...counted, now];
    this.letGo();
    if (this.#strikes.length === MOST_STRIKES) this.#inBackground(this.#parts.around.halt(this.id, 'failed'));
  }

  /** Asks the thread that holds the table; opens it where none does. */
  async #ask<T>(question: Ask<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      let held: Promise<void> | undefined;
      try {
        await this.#holdLatest();
        held = this.#held;
        return await this.#parts.rules.ask(this.id, question);
      } catch (error) {
        if (!(error instanceof ThreadLost || error instanceof TableNotHeld)) throw error;
        if (held === this.#held) this.letGo();
        if (tries === MOST_TRIES) throw new Refused('unavailable', 'the table is being changed elsewhere; try again');
      }
    }
  }

  // ── Commands ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  command(caller: Caller, id: string, command: Command): Promise<Done> {
    return this.inTurn(async () => {
      await this.#load();
      if (!isGameCommand(command)) return this.#parts.around.command(caller, this.id, id, command);
      const done: DoneCommand = { id, person: senderOf(caller) };
      const known = this.#done.get(`${done.person} ${id}`);
      if (known !== undefined) return { version: known };
      try {
        return { version: await this.#play(caller, command, done) };
      } catch (error) {
        throw (await this.#repeated(done, error)) ?? (await this.#stale(caller, command.version, error));
      }
    }).catch((error: unknown) => {
      if (error instanceof DoneBefore) return { version: error.version };
      throw error;
    });
  }

  /** A refused command may have been done already, by a repeat that came before or by a process that is gone. */
  async #repeated({ id, person }: DoneCommand, error: unknown): Promise<DoneBefore | undefined> {
    if (!(error instanceof Refused) || error.reason === 'unavailable') return undefined;
    const version = await this.#parts.storage.commandDone(this.id, person, id);
    return version === undefined ? undefined : new DoneBefore(version);
  }

  async #stale(caller: Caller, seen: number, error: unknown): Promise<unknown> {
    if (!(error instanceof Refused) || error.reason !== 'movedOn') return error;
    const snapshot = await this.snapshot(caller);
    if (!this.#isBehind(snapshot.version, seen)) return new RefusedStale(snapshot);
    this.letGo();
    return new RefusedStale(await this.snapshot(caller));
  }

  /** Whether a thread tells less than a line has seen elsewhere, though it is known here: it has not taken it over yet. */
  #isBehind(told: number, seen: number): boolean {
    return told < Math.min(seen, this.#stored?.version ?? 0);
  }

  async #play(caller: Caller, command: GameCommand, done: DoneCommand): Promise<number> {
    const seat = await this.#upToDate((stored) => this.#seatToPlay(caller, stored, command));
    const { version } = command;
    // Chosen in what another process has shown: nobody is refused for what is only older here.
    const known = this.#stored?.version ?? 0;
    if (version > known && ((await this.#parts.storage.findTable(this.id))?.version ?? 0) > known) this.letGo();
    const reached =
      command.type === 'play'
        ? await this.#ask((calls) => calls.play(this.id, seat, version, command.move, done))
        : await this.#ask((calls) =>
            calls.takeBack(this.id, seat, version, command.type === 'undo' ? 1 : Number.POSITIVE_INFINITY, done),
          );
    if (reached < 0) throw new Refused('illegal', 'there is nothing to take back');
    this.#remember(done, reached);
    this.#goOn();
    return reached;
  }

  /** What is refused by what is known here is looked up: another process may have written a moment ago. */
  async #upToDate<T>(decide: (stored: StoredTable) => T): Promise<T> {
    const known = await this.#load();
    try {
      return decide(known);
    } catch (error) {
      const fresh = await this.#parts.storage.findTable(this.id);
      if (!fresh || fresh.revision <= known.revision) throw error;
      this.refresh();
      return decide(fresh);
    }
  }

  #remember({ id, person }: DoneCommand, version: number): void {
    this.#done.set(`${person} ${id}`, version);
    if (this.#done.size <= MOST_REMEMBERED) return;
    const [oldest] = this.#done.keys();
    this.#done.delete(oldest);
  }

  #seatToPlay(caller: Caller, stored: StoredTable, command: GameCommand): Seat {
    const seat = this.viewerOf(caller, stored);
    if (seat === 'spectator') throw new Refused('notYours', 'you do not sit at this table');
    if (stored.stage !== 'playing') throw new Refused('notNow', 'nothing is played here now');
    if (stored.seats[seat].standIn !== undefined) throw new Refused('notNow', 'an opponent plays for you');
    const { halted } = affairsOf(stored);
    if (halted === 'older') throw new Refused('readOnly', 'it was begun under rules that are not there any more');
    if (halted !== undefined || this.isHalted)
      throw new Refused('halted', 'the rules failed at this table: it stands still');
    if (standsStill(stored)) throw new Refused('notNow', 'the game stands still');
    if (command.type !== 'play' && stored.terms.takeBack === 'never') {
      throw new Refused('illegal', 'nothing is taken back at this table');
    }
    return seat;
  }

  /** Keeps a change of the game, with whatever follows from it around the game. */
  async keep({ after, command, ...change }: RulesChange): Promise<'kept' | 'conflict' | 'unavailable'> {
    const { storage, now } = this.#parts;
    this.#used = now();
    let stored = this.#stored;
    for (let tries = 0; stored !== undefined && tries < MOST_REVISIONS; tries++) {
      // Somebody has asked for something or paused while an opponent thought.
      if (command === undefined && standsStill(stored)) return 'conflict';
      const { id: table, revision } = stored;
      const when = now();
      const fields = fieldsAfterChange(stored, after, when);
      const calls = this.#parts.around.calls(stored, { ...stored, ...fields }, when);
      const kept = await this.#commit({ ...change, table, revision, fields, calls, ...(command ? { command } : {}) });
      if (kept !== 'conflict') return kept;
      stored = await storage.findTable(this.id).catch(() => undefined);
      if (stored && (stored.version !== change.from || stored.stage !== 'playing')) {
        // Whoever sent a command reads the table again at once; nobody waits for an opponent's move that came too late.
        if (command === undefined) this.refresh();
        return 'conflict';
      }
      // Only the table around the game has changed: somebody may play a seat now who did not before.
      this.#stored = stored ?? this.#stored;
      this.refresh();
    }
    return stored === undefined ? 'unavailable' : 'conflict';
  }

  async #commit(change: TableChange): Promise<'kept' | 'conflict' | 'unavailable'> {
    this.#committing = change.version;
    try {
      const kept = await this.#parts.storage.commit(change);
      if (kept === 'conflict') return kept;
    } catch (error) {
      this.#parts.report(error, this.id);
      return 'unavailable';
    } finally {
      this.#committing = undefined;
    }
    const { version, revision, fields } = change;
    const before = this.#stored;
    if (!before) return 'kept';
    this.#stored = { ...before, ...fields, version, revision: revision + 1 };
    this.#parts.around.moved(before, this.#stored);
    return 'kept';
  }

  /** Opponents go on where it is their turn and nothing holds the table. */
  #goOn(): void {
    const stored = this.#stored;
    if (stored?.stage !== 'playing' || this.isHalted) return;
    if (!programDecides(stored) || standsStill(stored)) return;
    this.#inBackground(this.#ask((calls) => calls.run(this.id)));
  }

  /** Takes the game back to an earlier moment, with the consent of everybody who has to give it. */
  async goBack(to: number, said: readonly Said[]): Promise<Done> {
    const after = await this.#ask((calls) => calls.afterGoingBack(this.id, to));
    // What everybody agreed to was written a moment ago.
    const stored = await this.#parts.storage.findTable(this.id);
    if (!stored) throw new Refused('gone', 'there is no such table');
    this.#stored = stored;
    if (to >= stored.at) throw new Refused('illegal', 'there is nothing to take back');
    const fields = fieldsAfterChange(stored, after, this.#parts.now());
    const { id: table, version: from, revision } = stored;
    // One version for every move that went, so that screens know how much of their log still holds.
    const version = from + stored.at - to;
    const kept = await this.#commit({ table, from, revision, version, keep: to, steps: [], fields, said });
    this.letGo();
    if (kept === 'unavailable') throw new Refused('unavailable', 'nothing can be kept now, so nothing was done');
    if (kept === 'conflict') throw new Refused('movedOn', 'the table has changed meanwhile');
    if (this.#followers.size > 0) await this.#holdLatest();
    this.#goOn();
    return { version };
  }

  // ── Questions ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

  async snapshot(caller: Caller): Promise<Snapshot> {
    const viewer = this.viewerOf(caller, await this.#load());
    return this.#ask((calls) => calls.snapshot(this.id, viewer));
  }

  async ask(caller: Caller, question: Question): Promise<Answers[keyof Answers]> {
    this.#used = this.#parts.now();
    const stored = await this.#load();
    const { around } = this.#parts;
    if (!around.mayFollow(caller, stored)) throw new Refused('notYours', 'nobody watches at this table');
    const { id } = this;
    const viewer = this.viewerOf(caller, stored);
    switch (question.type) {
      case 'notes':
        return around.notes(caller, id);
      case 'chat':
        return around.chat(caller, id, question.before === undefined ? {} : { before: question.before });
      case 'preview': {
        if (viewer === 'spectator') throw new Refused('notYours', 'you do not sit at this table');
        return this.#ask((calls) => calls.preview(id, viewer, question.version, question.move)).catch(
          async (error: unknown) => {
            throw await this.#stale(caller, question.version, error);
          },
        );
      }
      case 'whyNot': {
        if (viewer === 'spectator') throw new Refused('notYours', 'you do not sit at this table');
        return (await this.#ask((calls) => calls.whyNot(id, viewer, question.version, question.place))) ?? null;
      }
      case 'look':
        return this.#ask((calls) => calls.look(id, question.at, viewer));
      case 'hint': {
        const others = stored.seats.some(
          ({ person, wish }, seat) => seat !== viewer && (person !== undefined || wish === 'program'),
        );
        if (viewer === 'spectator' || others) throw new Refused('notYours', 'hints are for those who play alone');
        return (await this.#ask((calls) => calls.hint(id, viewer))) ?? null;
      }
      case 'edition':
        return stored.ownEdition ?? null;
      case 'record':
        return this.#ask((calls) => calls.record(id));
      case 'transcript':
        return this.#ask((calls) => calls.transcript(id, question.language, viewer));
      case 'branch':
        return this.#ask((calls) => calls.branch(id, question.at, viewer));
      case 'print':
        return this.#ask((calls) => calls.print(id, question.at, question.language, viewer));
    }
  }

  // ── Those who follow ────────────────────────────────────────────────────────────────────────────────────────────────────────

  async follow(caller: Caller, line: Line, { have, chat }: FollowFrom): Promise<() => void> {
    const { around } = this.#parts;
    this.#used = this.#parts.now();
    const known = await this.#load();
    // Whoever sat down, began the game or played a moment ago may have done so elsewhere.
    const seenMore = have !== undefined && have.version > known.version;
    const unsure = seenMore || this.viewerOf(caller, known) === 'spectator' || known.setup === undefined;
    const stored = (unsure ? await this.#parts.storage.findTable(this.id) : known) ?? known;
    if (stored.revision > known.revision) await this.#refreshedTo(stored.revision);
    if (!around.mayFollow(caller, stored)) throw new Refused('notYours', 'nobody watches at this table');
    const viewer = this.viewerOf(caller, stored);
    const follower: Follower = { caller, line, viewer, heard: undefined, pending: true, passed: 0 };
    this.#followers.add(follower);
    let leaveCard: (() => void) | undefined;
    const leave = (): void => {
      leaveCard?.();
      this.#leave(follower);
    };
    try {
      leaveCard = await around.follow(caller, this.id, line, chat);
      if (this.#stored?.setup !== undefined) await this.#tell(follower, have);
      follower.pending = false;
      // Whoever let the opponents go on may be gone.
      this.#goOn();
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  #leave(follower: Follower): void {
    if (!this.#followers.delete(follower)) return;
    this.#used = this.#parts.now();
    this.#unfollow(follower.viewer);
  }
  /** Nobody follows as this viewer any more, unless somebody still does. */
  #unfollow(viewer: Viewer): void {
    for (const other of this.#followers) if (other.viewer === viewer) return;
    if (this.isHeld) this.#parts.rules.ask(this.id, (calls) => calls.unfollow(this.id, viewer)).catch(() => undefined);
  }

  /** The present, with as much of the log as the line lacks. */
  async #tell(follower: Follower, have: Heard | undefined = follower.heard): Promise<void> {
    let heard = have;
    follower.pending = true;
    follower.passed = 0;
    try {
      for (;;) {
        await this.#holdLatest();
        const { viewer } = follower;
        const held = this.#held;
        const told = await this.#ask((calls) => calls.follow(this.id, viewer, heard));
        if (!this.#followers.has(follower)) return this.#unfollow(viewer);
        if (follower.viewer !== viewer) heard = undefined;
        // Let go of and opened again meanwhile, the table does not know that somebody follows it.
        else if (held === this.#held && this.#isBehind(told.heard.version, have?.version ?? 0)) this.letGo();
        else if (held === this.#held && told.heard.version >= follower.passed) {
          follower.heard = told.heard;
          follower.line.sendText(told.json);
          return;
        }
      }
    } finally {
      follower.pending = false;
    }
  }

  /** A thread has told something new. */
  news({ viewer, heard, after, json }: RulesNews): void {
    for (const follower of this.#followers) {
      if (follower.viewer !== viewer) continue;
      if (follower.pending) follower.passed = heard.version;
      if (follower.pending || follower.heard === undefined || follower.heard.version > heard.version) continue;
      if (after === undefined || follower.heard.version === after) {
        follower.heard = heard;
        follower.line.sendText(json);
      } else if (follower.heard.version < heard.version) this.#tellLater(follower);
    }
  }

  #tellLater(follower: Follower): void {
    const told = this.#tell(follower).catch((error: unknown) => {
      this.#parts.report(error, this.id);
      this.#lookAgain();
    });
    this.#parts.start(told);
  }

  #inBackground(work: Promise<unknown>): void {
    this.#parts.start(work.catch((error: unknown) => this.#parts.report(error, this.id)));
  }

  // ── What others changed ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The table was written, here or in another process. */
  written({ version, revision }: { readonly version: number; readonly revision: number }): void {
    if (this.#stored && revision <= this.#stored.revision) return;
    // What is being written here is known here when it is kept.
    if (this.#committing === version) return;
    this.refresh();
  }

  /** What is kept is at this revision: if that is news, its signal was lost. What is being written here is known here when it is kept. */
  compared(revision: number | undefined): void {
    if (revision === undefined || this.#stored === undefined || this.#committing !== undefined) return;
    if (revision > this.#stored.revision) this.refresh();
  }

  /** Reads the table again, and tells whoever follows what is new. */
  refresh(): void {
    this.#refreshAgain = true;
    if (this.#refreshing !== undefined) return;
    this.#refreshing = this.#refreshAll().finally(() => {
      this.#refreshing = undefined;
    });
    this.#parts.start(this.#refreshing);
  }

  async #refreshAll(): Promise<void> {
    while (this.#refreshAgain) {
      this.#refreshAgain = false;
      try {
        await this.#refreshOnce();
        this.#failedLooks = 0;
      } catch (error) {
        this.#parts.report(error, this.id);
        this.#lookAgain();
      }
    }
  }

  /** What is known here may be old: whoever follows is told as soon as the table can be read again. */
  #lookAgain(): void {
    this.letGo();
    // Whoever needs it next reads it.
    if (this.#followers.size === 0 && this.#waiting === 0) this.#stored = undefined;
    if (this.#followers.size === 0 || !this.#canBeShown) return;
    const wait = Math.min(LOOK_AGAIN.longest, LOOK_AGAIN.first * 2 ** this.#failedLooks++);
    clearTimeout(this.#nextLook);
    this.#nextLook = setTimeout(() => this.refresh(), wait);
    this.#nextLook.unref();
  }

  /** What is known here is at least this revision, which was read a moment ago. */
  async #refreshedTo(revision: number): Promise<void> {
    this.refresh();
    await this.#refreshing;
    if ((this.#stored?.revision ?? -1) < revision) throw new Refused('unavailable', 'the table cannot be read now');
  }

  /** Where a game is held, what was played at it elsewhere comes with the table. */
  async #read(since: number | undefined): Promise<TableSince | undefined> {
    const { storage } = this.#parts;
    if (since !== undefined) return storage.tableSince(this.id, since);
    const table = await storage.findTable(this.id);
    return table && { table, steps: [] };
  }

  async #refreshOnce(): Promise<void> {
    const since = this.isHeld ? this.#stored?.at : undefined;
    const { table: fresh, steps } = (await this.#read(since)) ?? { table: undefined, steps: [] };
    const before = this.#stored;
    if (!fresh || (before && fresh.revision < before.revision)) return;
    this.#stored = fresh;
    // Somebody at the table tries whether its rules go on now.
    if (before && affairsOf(before).halted === 'failed' && affairsOf(fresh).halted === undefined) this.#strikes = [];
    if (this.isHeld && before && before.version !== fresh.version) {
      // A move that was kept here meanwhile is not among them.
      const played = before.at === since ? steps : [];
      if (!(await this.#takenOver(before, fresh, played))) this.letGo();
    }
    await this.#tellAll(fresh);
    if (!this.isHeld) return;
    await this.#seat(fresh);
    if (standsStill(fresh)) await this.#ask((calls) => calls.hold(this.id));
    this.#goOn();
  }

  /**
   * Where others have only played on, the game stays open and takes their moves over; that costs as much as the moves, and not as much as
   * the game. What was taken back, or is being played here, is read anew.
   */
  async #takenOver(before: StoredTable, fresh: StoredTable, steps: readonly KeptStep[]): Promise<boolean> {
    const moves = fresh.at - before.at;
    // Every version is one move more or one less.
    if (moves <= 0 || fresh.version - before.version !== moves || fresh.ruleset !== before.ruleset) return false;
    const held = this.#held;
    try {
      await held;
      if (steps.length !== moves || held !== this.#held) return false;
      await this.#parts.rules.ask(this.id, (calls) => calls.takeOver(this.id, before.version, steps));
      return held === this.#held;
    } catch (error) {
      if (error instanceof TableNotHeld || error instanceof ThreadLost) return false;
      throw error;
    }
  }

  /** Tells the thread, and with it everybody who follows, who plays which seat now. */
  async #seat({ seats }: StoredTable): Promise<void> {
    const holders = holdersAtTable(seats);
    const json = JSON.stringify(holders);
    if (json === this.#seated) return;
    await this.#ask((calls) => calls.seat(this.id, holders));
    this.#seated = json;
  }

  /** Whoever sat down since is told the table from that seat; whoever waited for the game to begin is told that it has. */
  async #tellAll(fresh: StoredTable): Promise<void> {
    if (fresh.setup === undefined || this.#followers.size === 0 || !this.#canBeShown) return;
    for (const follower of this.#followers) {
      const viewer = this.viewerOf(follower.caller, fresh);
      if (viewer === follower.viewer) continue;
      follower.viewer = viewer;
      follower.heard = undefined;
    }
    // Opened again, it tells those who have heard of it before.
    await this.#holdLatest();
    for (const follower of this.#followers) {
      if (!follower.pending && (follower.heard?.version ?? -1) < fresh.version) await this.#tell(follower);
    }
  }

  /** Somebody has to look at it though nobody moved. */
  due(): Promise<void> {
    return this.inTurn(async () => {
      if (this.isHalted) await this.#parts.around.halt(this.id, 'failed');
      await this.#parts.around.due(this.id);
      const fresh = await this.#parts.storage.findTable(this.id);
      if (fresh && (!this.#stored || fresh.revision > this.#stored.revision)) this.refresh();
      await this.#refreshing;
      this.#goOn();
    });
  }

  /** The process is going to stop. */
  async leaveAll(): Promise<void> {
    await this.#queue;
    clearTimeout(this.#nextLook);
    for (const { line } of this.#followers) line.send({ kind: 'moving' });
    this.#followers.clear();
  }
}

/** The command was done before: this is what it led to. */
class DoneBefore extends Error {
  readonly version: number;
  constructor(version: number) {
    super('done before');
    this.version = version;
  }
}
