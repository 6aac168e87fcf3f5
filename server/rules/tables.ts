/**
 * The tables of one rules thread. Each is a driver whose storage is the main thread's commit, whose thinker is the station's queue, and
 * whose audience is everybody who follows: one snapshot per viewer, put into JSON here and once. Nothing is told before it is kept.
 */
import { branchAt } from '../../host/branch.ts';
import { type Api, Followed, type Remote } from '../../host/calls.ts';
import { Driver, PATIENCE, SaveConflict } from '../../host/driver.ts';
import { TableRefused } from '../../host/refusal.ts';
import { openSave, parseSaveText, recordFor, toSave } from '../../host/save.ts';
import { type Heard, heardBy, type Snapshot, snapshotFor } from '../../host/snapshot.ts';
import { printer, transcriptOf } from '../../host/speech.ts';
import { Table, type TableFacts } from '../../host/table.ts';
import {
  EditionError,
  forgetStates,
  type GameState,
  isEdition,
  knowsStyleOf,
  type Match,
  type Move,
  makeSetup,
  matchUpTo,
  RECORD_FORMAT,
  RecordError,
  type Rules,
  resumeMatch,
  type Seat,
  SetupError,
  seedStream,
  startMatch,
  stateAt,
  type Viewer,
} from '../../kernel/index.ts';
import { Refused } from '../protocol/problems.ts';
import type { BegunGame, GameWish, OpenedGame } from '../station.ts';
import type { KeptStep, StateText } from '../storage/storage.ts';
import type { After, KEEPER_CALLS, OpenedInThread, RULES_CALLS, RulesNews, TableToOpen, Told } from './calls.ts';
import type { OpenGames } from './games.ts';
import { newsText } from './news.ts';

export interface ThreadParts {
  readonly games: OpenGames;
  /** How many moves later those who watch are told. */
  readonly behind: number;
  /** Whether opponents also think while people do. */
  readonly thinkAhead: boolean;
  readonly keeper: Remote<typeof KEEPER_CALLS>;
  /** All that one change brings, together. */
  tell(news: readonly RulesNews[]): void;
  /** Says which table is worked on from now on. */
  mark(mark: number): void;
}

/** What was told last to everybody who follows as one viewer. */
interface LastTold {
  readonly heard: Heard | undefined;
  readonly snapshot: Snapshot | undefined;
}

/** The state of a game as everybody around it needs it. */
function afterOf(game: Rules, state: GameState, at: number, undoDepth: number): After {
  const deciding = game.deciding(state);
  return { at, deciding, undoDepth, over: deciding.length === 0, result: game.result(state) };
}

/** States that stay in memory: what may be taken back, and what those who watch are shown before that and after it. */
const tailOf = ({ at, undoDepth }: Table, behind: number): number => Math.min(at, undoDepth + behind);

class HeldTable {
  readonly table: Table;
  readonly driver: Driver;
  readonly #parts: ThreadParts;
  readonly #mark: number;
  readonly #told = new Map<Viewer, LastTold>();
  #keptVersion: number;

  constructor(table: Table, { mark, followed }: Pick<TableToOpen, 'mark' | 'followed'>, parts: ThreadParts) {
    this.table = table;
    this.#parts = parts;
    this.#mark = mark;
    this.#keptVersion = table.version;
    for (const { viewer, heard } of followed) this.#told.set(viewer, { heard, snapshot: undefined });
    const { keeper } = parts;
    this.driver = new Driver(table, {
      mustKeep: true,
      storage: { save: ({ from, command }) => this.#keep(from, command) },
      thinker: {
        think: (thought) => this.#marked(keeper.think(table.id, thought)),
        ponder: (thought) => this.#marked(keeper.ponder(table.id, thought)),
        drop: () => keeper.drop(table.id),
      },
      patience: () => (parts.thinkAhead ? PATIENCE : undefined),
      pause: () => this.#marked(keeper.breathe(table.id)),
      audience: { changed: () => this.tell(), notKept: () => undefined, takenOver: () => undefined },
    });
  }

  /** Whatever goes on after an answer of the main thread is work on this table. */
  async #marked<T>(answer: Promise<T>): Promise<T> {
    const value = await answer;
    this.#parts.mark(this.#mark);
    return value;
  }
  begin(): void {
    this.#parts.mark(this.#mark);
  }

  get #tail(): number {
    return tailOf(this.table, this.#parts.behind);
  }

  async #keep(from: number, command: { readonly id: string; readonly person: string } | undefined): Promise<void> {
    const { table } = this;
    const { match, at, version } = table;
    const steps = match.played.slice(from).map((played, i) => ({
      at: from + i,
      ...played,
      totals: table.totalsAt(from + i + 1),
      state: JSON.stringify(stateAt(match, from + i + 1)),
    }));
    const kept = await this.#marked(
      this.#parts.keeper.keep(table.id, {
        from: this.#keptVersion,
        version,
        keep: from,
        steps,
        ...(command ? { command } : {}),
        after: afterOf(table.game, match.state, at, this.#tail),
      }),
    );
    if (kept === 'conflict') throw new SaveConflict();
    if (kept === 'unavailable') throw new Refused('unavailable', 'nothing can be kept now, so nothing was done');
    this.#keptVersion = version;
    forgetStates(match, this.#tail);
  }

  get behind(): number {
    return this.#parts.behind;
  }
  #snapshot(viewer: Viewer, heard: Heard | undefined): Snapshot {
    return snapshotFor(this.table, viewer, { heard, behind: viewer === 'spectator' ? this.behind : 0 });
  }
  snapshot(viewer: Viewer): Snapshot {
    return this.#snapshot(viewer, undefined);
  }

  /** Whether all that was played is kept: until then nobody is shown it. */
  get isKept(): boolean {
    return this.table.version === this.#keptVersion;
  }

  /** Tells everybody who follows what is new, once it is kept. */
  tell(anew = false): void {
    if (!this.isKept) return;
    const news: RulesNews[] = [];
    for (const [viewer, { heard, snapshot: before }] of this.#told) {
      if (heard?.version === this.table.version && !anew) continue;
      const snapshot = this.#snapshot(viewer, heard);
      const { json, after } = newsText(anew ? undefined : before, snapshot);
      const now = heardBy(snapshot);
      this.#told.set(viewer, { heard: now, snapshot });
      news.push({ table: this.table.id, viewer, heard: now, after, json });
    }
    if (news.length > 0) this.#parts.tell(news);
  }

  /** Moves that another process has kept: only what is at that version and has nothing of its own under way can go on with them. */
  takeOver(from: number, steps: readonly KeptStep[]): void {
    const { table } = this;
    if (!this.isKept || table.version !== from) throw new TableRefused('elsewhere');
    for (const { seat, move, events, totals, state } of steps)
      table.takeOver({ seat, move, events }, stateOf(state), totals);
    this.driver.isKept();
    this.#keptVersion = table.version;
    forgetStates(table.match, this.#tail);
    this.tell();
  }

  follow(viewer: Viewer, heard: Heard | undefined): Told {
    const snapshot = this.#snapshot(viewer, heard);
    const now = heardBy(snapshot);
    if (this.#told.get(viewer)?.snapshot === undefined) this.#told.set(viewer, { heard: now, snapshot });
    return { heard: now, json: newsText(undefined, snapshot).json };
  }
  unfollow(viewer: Viewer): void {
    this.#told.delete(viewer);
  }

  async stateAt(at: number): Promise<GameState> {
    const { match, game } = this.table;
    if (match.played.length - match.past.length <= at) return stateAt(match, at);
    const kept = await this.#marked(this.#parts.keeper.stateAt(this.table.id, at));
    // The states of games that ended long ago may have gone; their moves have not.
    return kept === undefined ? replayed(game, match, at) : stateOf(kept);
  }

  /** The moves that a viewer may know of by now. */
  shownTo(viewer: Viewer): number {
    const { at, over } = this.table;
    return viewer === 'spectator' && !over ? Math.max(0, at - this.behind) : at;
  }

  /** The table up to what a viewer may know of by now, for transcripts. */
  async tableFor(viewer: Viewer): Promise<Table> {
    const shown = this.shownTo(viewer);
    if (shown === this.table.at) return this.table;
    return new Table(matchUpTo(this.table.match, shown, await this.stateAt(shown)), {
      ...this.table.facts,
      holders: this.table.holders,
    });
  }

  /** Lets opponents go on, unless they do so already: asked again, they would only think again. */
  run(): void {
    if (this.#runs !== this.#ended) return;
    const run = ++this.#runs;
    this.driver
      .run()
      .catch((error: unknown) => {
        // What could not be kept is read again by whoever needs it; anything else is a fault of rules or opponents.
        if (this.driver.stopped || error instanceof SaveConflict || error instanceof Refused) return;
        this.driver.takenOver();
        void this.#parts.keeper.stuck(this.table.id, error instanceof Error ? error.message : String(error));
      })
      .finally(() => {
        this.#ended = Math.max(this.#ended, run);
      });
  }
  /** What is being thought is worthless. */
  interrupted(): void {
    this.#ended = this.#runs;
  }
  #runs = 0;
  #ended = 0;
}

/** Kept states were written by this module and are read by no other. */
const stateOf = (text: StateText): GameState => JSON.parse(text);

function replayed(game: Rules, { setup, played }: Match, at: number): GameState {
  const { state } = startMatch(game, setup);
  for (const { seat, move } of played.slice(0, at)) game.apply(state, seat, move);
  return state;
}

/** The reason of a refusal travels in the name of its error (host/calls.ts). */
function named(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const reason =
    error instanceof TableRefused || error instanceof Refused
      ? error.reason
      : error instanceof SaveConflict
        ? 'elsewhere'
        : error instanceof EditionError
          ? 'edition'
          : error instanceof SetupError
            ? 'impossible'
            : error instanceof RecordError
              ? reasonOf(error)
              : undefined;
  if (reason !== undefined) error.name = `Refused ${reason}`;
  return error;
}

function reasonOf({ about }: RecordError): string {
  if (about.key === 'record.ruleset') return 'ruleset';
  return about.key === 'record.edition' ? 'edition' : 'impossible';
}

/** Every refusal is named; a table that an unexpected error went through is not to be trusted any more. */
function refusing<Args extends readonly unknown[], R>(act: (...args: Args) => R | Promise<R>) {
  return async (...args: Args): Promise<R> => {
    try {
      return await act(...args);
    } catch (error) {
      throw named(error);
    }
  };
}

const totalsOf = (match: Match, facts: TableFacts) => new Table(match, facts).totals();

export function rulesCalls(parts: ThreadParts): Api<typeof RULES_CALLS> {
  const { games, mark } = parts;
  const tables = new Map<string, HeldTable>();
  /** Tables that are being opened, and for which time: let go of meanwhile, they are not held afterwards. */
  const beingOpened = new Map<string, number>();
  let openings = 0;

  const held = (id: string): HeldTable => {
    const table = tables.get(id);
    // Whoever asks reads it from storage and opens it here.
    if (!table || table.driver.stopped) throw new TableRefused('elsewhere');
    table.begin();
    return table;
  };

  /** The table when all that was played at it is kept; where it could not be, the table is read again. */
  async function keptTable(id: string): Promise<HeldTable> {
    for (;;) {
      const table = held(id);
      if (table.isKept) return table;
      await table.driver.settled();
    }
  }

  async function checkedSetup({ game: id, edition, seats, options, opponents = [] }: GameWish, seed: number) {
    const game = await games.open(id, edition);
    const unknown = opponents.find((name) => !knowsStyleOf(game, name));
    if (unknown !== undefined) throw new Refused('impossible', `no such opponent: ${unknown}`);
    return { game, setup: makeSetup(game, { seats, options, seed }) };
  }

  function begun(game: Rules, match: Match, holders: TableFacts['holders']): BegunGame {
    return {
      ruleset: game.version,
      edition: game.edition,
      options: match.setup.options,
      setup: match.setup,
      start: JSON.stringify(match.state),
      opening: match.opening,
      openingTotals: totalsOf(match, { id: '', holders, edition: undefined }),
      deciding: game.deciding(match.state),
    };
  }

  const nobody = (seats: readonly string[]): TableFacts['holders'] => seats.map(() => ({ kind: 'human' as const }));

  /** A match with all its states as it is kept. */
  function asKept(game: Rules, match: Match, ownEdition: unknown, holders: OpenedGame['holders']): OpenedGame {
    const facts = { id: '', holders: nobody(match.setup.seats), edition: undefined };
    const start = matchUpTo(match, 0);
    const steps = match.played.map((played, at) => ({
      at,
      ...played,
      totals: totalsOf(matchUpTo(match, at + 1), facts),
      state: JSON.stringify(stateAt(match, at + 1)),
    }));
    const deciding = game.deciding(match.state);
    const table = new Table(match, facts);
    return {
      ...begun(game, start, facts.holders),
      deciding,
      ownEdition,
      holders,
      steps,
      undoDepth: tailOf(table, parts.behind),
      over: deciding.length === 0,
    };
  }

  /** A game of an older ruleset, as far as ours can follow it. */
  async function followed(game: Rules, { table, steps }: TableToOpen) {
    const { setup } = table;
    if (setup === undefined) throw new TableRefused('gone');
    const moves = steps.map(({ seat, move }) => ({ seat, move: { ...move } }));
    const { seats, options } = setup;
    const record = {
      format: RECORD_FORMAT,
      game: table.game,
      ruleset: table.ruleset,
      setup: { ...setup, seats: [...seats], options: { ...options } },
      moves,
      hash: '',
    };
    return openSave(game, { record, holders: undefined, seedKnown: false, start: undefined });
  }

  async function open(id: string, opened: TableToOpen): Promise<OpenedInThread> {
    mark(opened.mark);
    const { table: stored, steps, states, holders } = opened;
    const turn = ++openings;
    beingOpened.set(id, turn);
    const hold = (table: HeldTable): void => {
      if (beingOpened.get(id) !== turn) throw new TableRefused('elsewhere');
      beingOpened.delete(id);
      tables.set(id, table);
    };
    const game = await games.open(stored.game, stored.ownEdition ?? undefined);
    mark(opened.mark);
    const { setup, opening, openingTotals, ownEdition } = stored;
    if (setup === undefined) throw new TableRefused('gone');
    if (stored.ruleset > game.version) throw new TableRefused('ruleset');
    if (!isEdition(game, setup.edition)) throw new TableRefused('edition');
    const facts = { id, holders, edition: undefined, ownEdition: ownEdition ?? undefined };
    if (stored.ruleset < game.version) {
      const { match, readOnly = false } = await followed(game, opened);
      const all = asKept(game, match, ownEdition, undefined);
      const older = { ...facts, readOnly: readOnly || all.over, olderRuleset: stored.ruleset };
      const kept = { version: stored.version, totals: [all.openingTotals, ...all.steps.map(({ totals }) => totals)] };
      hold(new HeldTable(new Table(match, older, kept), opened, parts));
      return { version: stored.version, readOnly: older.readOnly, ...(older.readOnly ? {} : { older: all }) };
    }
    const played = steps.map(({ seat, move, events }) => ({ seat, move, events }));
    const match = resumeMatch(
      { game, setup, opening },
      played,
      states.length > 0 ? states.map(stateOf) : [replayed(game, { ...startMatch(game, setup), played }, played.length)],
    );
    const totals = [openingTotals, ...steps.map((step) => step.totals)];
    const table = new HeldTable(new Table(match, facts, { version: stored.version, totals }), opened, parts);
    hold(table);
    // Those who followed it before it was read again may have missed something.
    table.tell();
    return { version: stored.version, readOnly: false };
  }

  /** What changes a table: told when it is kept; then opponents go on. An unexpected error leaves a table that is not to be trusted. */
  async function changed(
    id: string,
    change: (table: HeldTable) => Promise<number>,
  ): Promise<number | Followed<number>> {
    let table: HeldTable | undefined;
    try {
      table = held(id);
      const version = await change(table);
      return new Followed(version, () => table?.tell());
    } catch (error) {
      if (table?.driver.stopped || !(error instanceof TableRefused || error instanceof Refused)) tables.delete(id);
      throw named(error);
    }
  }

  /** A moment that the viewer may see by now. */
  const seen = (table: HeldTable, at: number, viewer: Viewer): number => {
    if (at > table.shownTo(viewer)) throw new Refused('secret', 'those who watch are told some moves later');
    return at;
  };

  return {
    check: refusing(async (marked, wish) => {
      mark(marked);
      const { game, setup } = await checkedSetup(wish, 1);
      return { ruleset: game.version, edition: game.edition, options: setup.options };
    }),
    begin: refusing(async (marked, wish) => {
      mark(marked);
      const { game, setup } = await checkedSetup(wish, wish.seed);
      mark(marked);
      return begun(game, startMatch(game, setup), nobody(setup.seats));
    }),
    openSave: refusing(async (marked, text) => {
      mark(marked);
      const save = parseSaveText(text);
      const { record } = save;
      const game = await games.open(record.game, record.edition);
      mark(marked);
      // A position from elsewhere is no record: only a game that can be played again from its setup is taken in.
      const { match, readOnly } = await openSave(game, { ...save, start: undefined });
      if (readOnly) throw new TableRefused('ruleset');
      return asKept(game, match, record.edition, save.holders);
    }),

    open: refusing(open),
    takeOver: refusing((id, from, steps) => held(id).takeOver(from, steps)),
    drop(id) {
      const table = tables.get(id);
      tables.delete(id);
      beingOpened.delete(id);
      table?.driver.takenOver();
    },
    play: (id, seat, version, move: Move, command) =>
      changed(id, async ({ driver, table }) => {
        await driver.play(seat, version, move, command);
        return table.version;
      }),
    takeBack: (id, seat, version, count, command) =>
      changed(id, async ({ driver, table }) => {
        if ((await driver.takeBack(seat, version, count, command)) === 0) return -1;
        tables.get(id)?.interrupted();
        return table.version;
      }),
    afterGoingBack: refusing(async (id, to) => {
      const table = held(id);
      return afterOf(table.table.game, await table.stateAt(to), to, Math.min(to, parts.behind));
    }),
    seat(id, holders) {
      const table = tables.get(id);
      if (!table) return;
      table.begin();
      table.table.seat(holders);
      // The same version looks different to those who wait for somebody.
      table.tell(true);
    },
    run: refusing((id) => held(id).run()),
    async hold(id) {
      tables.get(id)?.interrupted();
      await tables.get(id)?.driver.stop();
    },
    follow: refusing(async (id, viewer, heard) => (await keptTable(id)).follow(viewer, heard)),
    unfollow: (id, viewer) => tables.get(id)?.unfollow(viewer),
    snapshot: refusing(async (id, viewer) => (await keptTable(id)).snapshot(viewer)),

    preview: refusing(async (id, seat: Seat, version, move) => {
      const { table } = await keptTable(id);
      if (version !== table.version) throw new TableRefused('movedOn');
      const offered = table.offered(seat, move);
      if (!offered) throw new TableRefused('illegal');
      return table.consequences(seat, offered);
    }),
    whyNot: refusing(async (id, seat: Seat, version, place) => {
      const { table } = await keptTable(id);
      if (version !== table.version) throw new TableRefused('movedOn');
      return table.whyNot(seat, place);
    }),
    look: refusing(async (id, at, viewer) => {
      const table = await keptTable(id);
      const moment = Math.min(seen(table, at, viewer), table.table.at);
      return table.table.momentOf(await table.stateAt(moment), moment, viewer);
    }),
    hint: refusing(async (id, seat) => (await keptTable(id)).driver.hint(seat)),
    record: refusing(async (id) => {
      const { table } = await keptTable(id);
      if (!table.over) throw new TableRefused('secret');
      return JSON.stringify(recordFor(table));
    }),
    transcript: refusing(async (id, language, viewer) =>
      transcriptOf(await (await keptTable(id)).tableFor(viewer), language, viewer),
    ),
    branch: refusing(async (id, at, viewer) => {
      const table = await keptTable(id);
      const moment = Math.min(seen(table, at, viewer), table.table.at);
      const state = await table.stateAt(moment);
      const luck = { stream: seedStream(newSeed(), 'branch'), seed: newSeed() };
      const branch = branchAt(table.table, crypto.randomUUID().slice(0, 8), moment, viewer, luck, state);
      return JSON.stringify(toSave(branch));
    }),
    print: refusing(async (id, at, language, viewer) => {
      const table = await keptTable(id);
      const moment = Math.min(seen(table, at ?? table.shownTo(viewer), viewer), table.table.at);
      const { view } = table.table.momentOf(await table.stateAt(moment), moment, viewer);
      return printer(table.table, language)(view);
    }),
  };
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0];
