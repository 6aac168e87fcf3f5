/**
 * The host behind the page: opens tables, drives the one in front of the screen, and tells the page what the seat in front of it
 * may know, and nothing else.
 */
import type { Advice } from '../../host/advice.ts';
import type { Analysis } from '../../host/analysis.ts';
import { branchAt } from '../../host/branch.ts';
import { type Api, Followed } from '../../host/calls.ts';
import { Driver, PATIENCE, type Storage } from '../../host/driver.ts';
import type { Consequences } from '../../host/foresight.ts';
import { gameInfo, tableInfo } from '../../host/game-info.ts';
import { lessonIn, lessonTable } from '../../host/lesson.ts';
import { TableRefused } from '../../host/refusal.ts';
import { type RehearsedMove, rehearse } from '../../host/rehearsal.ts';
import {
  openSave,
  parseSave,
  parseSaveText,
  recordFor,
  saveIsOpen,
  type UnverifiedSave,
  usualHolders,
} from '../../host/save.ts';
import { peopleAmong, type SeatHolder, seatKind } from '../../host/seats.ts';
import { SharedScreen } from '../../host/shared-screen.ts';
import { Feed, type Snapshot } from '../../host/snapshot.ts';
import type { TurnFinding } from '../../host/study.ts';
import { type Moment, Table } from '../../host/table.ts';
import type { Thinker } from '../../host/thought.ts';
import {
  type Condition,
  type Course,
  type Game,
  type Language,
  type Move,
  makeSetup,
  RecordError,
  type Seat,
  seedStream,
  startMatch,
} from '../../kernel/index.ts';
import { USUAL } from '../../players/levels.ts';
import type { SavedTable } from '../saves/saves.ts';
import { OPPONENT_NAMES } from '../text/opponent-names.ts';
import { fetchAhead } from './ahead.ts';
import type { Analyses, Scholar } from './analyses.ts';
import { claim, type Release } from './claim.ts';
import { loadRules, openGame, openRules } from './games.ts';
import type { HOST_CALLS, HostNews, OpenedTable, TableWish } from './protocol.ts';
import type { PuzzleTurn, PuzzleWorth } from './puzzles.ts';
import { BrowserStorage, keptRow, listed } from './storage.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const newId = (): string => crypto.randomUUID().slice(0, 8);
const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0];

/** A table with somebody in front of it. */
interface Seated {
  readonly driver: Driver;
  readonly screen: SharedScreen;
  readonly feed: Feed;
  /** Gives the table back. */
  readonly release: Release;
  /** Puts a view into text, where the page asked for that. */
  print: ((view: object) => string) | undefined;
  /** What the page has on its screen: a snapshot of nothing new is not sent. */
  shown: string;
}

export class Host {
  readonly #thinker: Thinker & Scholar;
  #analyses: Analyses | undefined;
  readonly #tell: (news: HostNews) => void;
  /** Tables that could not be kept: they are here until they can, or until the page is closed. */
  readonly #memory = new Map<string, Table>();
  #seated: Seated | undefined;
  /** The table that was set last: it need not be set a second time. */
  #fresh: Table | undefined;
  /** A game to be looked at, kept nowhere: the next one takes its place. */
  #unkept: Table | undefined;
  #pace = 500;
  #thinksAhead = false;
  #skipping = false;
  /** Whoever watches has stopped the others, and whether they may make one move more. */
  #held = false;
  #stepping = false;
  #wake: (() => void) | undefined;

  constructor(thinker: Thinker & Scholar, tell: (news: HostNews) => void) {
    this.#thinker = thinker;
    this.#tell = tell;
  }

  get #here(): Seated {
    if (!this.#seated) throw new TableRefused('gone');
    return this.#seated;
  }
  get table(): Table {
    return this.#here.driver.table;
  }

  /** Gets up: nothing goes on at the table, and when all is kept another tab may have it. */
  async leave(): Promise<void> {
    const seated = this.#seated;
    this.#seated = undefined;
    this.hold(false);
    await seated?.driver.stop();
    seated?.release();
  }

  /** Sits down at a table; what happens there is told once the answer is on its way. */
  async open(id: string, takeOver: boolean): Promise<Followed<OpenedTable>> {
    await this.leave();
    const release = await claim(id, takeOver, () => this.#lost(id));
    if (!release) throw new TableRefused('elsewhere');
    try {
      return await this.#sitDown(id, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  async #sitDown(id: string, release: Release): Promise<Followed<OpenedTable>> {
    const unkept = this.#unkept?.id === id ? this.#unkept : undefined;
    const inMemory = this.#memory.get(id);
    const kept = unkept ? undefined : await keptRow(id);
    if (!unkept && !inMemory && !kept) throw new TableRefused('gone');
    const save = kept && parseSave(kept.row);
    const game = save?.record.game ?? (unkept ?? inMemory)?.game.id;
    if (game !== undefined) this.#tell({ opens: game });
    const table = unkept ?? inMemory ?? this.#takeFresh(id, save) ?? (await openSaved(id, save));
    const screen = new SharedScreen(table, 'secrets');
    const feed = new Feed(table);
    const driver = new Driver(table, {
      storage: unkept ? NOWHERE : new BrowserStorage(this.#memory, kept?.written ?? 0),
      thinker: this.#thinker,
      audience: {
        changed: () => this.#pushIfNew(),
        notKept: (problem) => this.#tell({ kept: problem === undefined }),
        takenOver: () => this.#tell({ takenOver: id }),
      },
      pause: () => this.#breathe(),
      patience: () => (this.#thinksAhead ? PATIENCE : undefined),
    });
    this.#seated = { driver, screen, feed, release, print: undefined, shown: '' };
    return new Followed({ info: tableInfo(table), snapshot: this.#snapshot(this.#seated), kept: !inMemory }, () =>
      this.#go(),
    );
  }

  #lost(id: string): void {
    if (this.#seated?.driver.table.id === id) this.#seated.driver.takenOver();
  }

  /** Sets a new table; whoever sat at another one gets up when this one is opened. */
  async put(table: Table): Promise<string> {
    try {
      await new BrowserStorage(this.#memory, 0).save({ table, from: 0 });
    } catch {
      // It stays in memory; whoever opens it is told.
    }
    this.#fresh = table;
    return table.id;
  }
  /** Sets a table that is only looked at. */
  putUnkept(table: Table): string {
    this.#unkept = table;
    return table.id;
  }
  /** The table that was set last, if it is this one and nobody has played on it. */
  #takeFresh(id: string, save: UnverifiedSave | undefined): Table | undefined {
    const fresh = this.#fresh;
    this.#fresh = undefined;
    return fresh?.id === id && fresh.at === save?.record.moves.length ? fresh : undefined;
  }

  /** Tables that could not be kept, as the home screen lists them. */
  inMemory(): SavedTable[] {
    return [...this.#memory.values()].map(listed);
  }

  forget(id: string): void {
    this.#memory.delete(id);
  }

  #go(): void {
    const seated = this.#seated;
    if (seated?.driver.table.standsStill) {
      this.#pushIfNew();
      return;
    }
    seated?.driver
      .run()
      .then(() => {
        if (seated.driver.table.programToDecide === undefined) this.#skipping = false;
      })
      .catch((error: unknown) => {
        const { name, message } = error instanceof Error ? error : new Error(String(error));
        this.#tell({ trouble: { name, message } });
      });
  }

  /** The time in which the move before can be seen; skipping cuts it short, and who is held waits to be let go. */
  async #breathe(): Promise<void> {
    const woken = (): Promise<void> =>
      new Promise((resolve) => {
        this.#wake = resolve;
      });
    if (!this.#held && !this.#skipping && this.#pace > 0) await Promise.race([wait(this.#pace), woken()]);
    while (this.#held && !this.#stepping) await woken();
    this.#stepping = false;
  }

  #snapshot(seated: Seated): Snapshot {
    const { driver, screen, feed, print } = seated;
    if (driver.table.programToDecide === undefined) screen.seatNext();
    seated.shown = onScreen(seated);
    const snapshot = feed.snapshot(screen.viewer, screen.handover);
    return print ? { ...snapshot, moment: printed(snapshot.moment, print) } : snapshot;
  }
  #push(): void {
    if (this.#seated) this.#tell({ snapshot: this.#snapshot(this.#seated) });
  }
  #pushIfNew(): void {
    const seated = this.#seated;
    if (!seated) return;
    if (seated.driver.table.programToDecide === undefined) seated.screen.seatNext();
    if (seated.shown !== onScreen(seated)) this.#push();
  }

  #person(): Seat {
    const { person } = this.#here.screen;
    if (person === undefined) throw new TableRefused('movedOn');
    return person;
  }

  async play(version: number, move: Move): Promise<Followed<void>> {
    await this.#here.driver.play(this.#person(), version, move);
    return new Followed(undefined, () => this.#go());
  }

  /** The rules at the table, with what it teaches. */
  async #taught(): Promise<Game> {
    const { game, ownEdition } = this.table;
    return (await openGame(game.id, ownEdition)).game;
  }

  async preview(version: number, move: Move): Promise<Consequences> {
    const game = await this.#taught();
    const { table } = this;
    const seat = this.#person();
    if (version !== table.version) throw new TableRefused('movedOn');
    const offered = table.offered(seat, move);
    if (!offered) throw new TableRefused('illegal');
    return table.consequences(seat, offered, game);
  }

  async rehearse(version: number, moves: readonly Move[]): Promise<readonly RehearsedMove[]> {
    const game = await this.#taught();
    const { table } = this;
    if (version !== table.version) throw new TableRefused('movedOn');
    return rehearse(game, table.match.state, this.#person(), moves);
  }

  async whyNot(version: number, place: string): Promise<readonly Condition[] | undefined> {
    const game = await this.#taught();
    const { table } = this;
    if (version !== table.version) throw new TableRefused('movedOn');
    return table.whyNot(this.#person(), place, game);
  }

  async takeBack(version: number, count: number): Promise<Followed<void>> {
    await this.#here.driver.takeBack(this.#person(), version, count);
    return new Followed(undefined, () => this.#go());
  }

  ready(): void {
    this.#here.screen.taken();
    this.#push();
  }

  look(at: number): Moment {
    const { screen, print } = this.#here;
    const moment = this.table.moment(at, screen.viewer);
    return print ? printed(moment, print) : moment;
  }

  async printIn(language: Language): Promise<void> {
    const seated = this.#here;
    const { printer } = await import('../../host/speech.ts');
    if (seated !== this.#seated) return;
    seated.print = printer(this.table, language);
    this.#push();
  }

  pace(ms: number): void {
    this.#pace = ms;
    this.#wake?.();
  }
  thinkAhead(allowed: boolean): void {
    this.#thinksAhead = allowed;
    this.#seated?.driver.thinkAhead();
  }
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }
  hold(held: boolean): void {
    this.#held = held;
    if (held) return;
    this.#stepping = false;
    this.#wake?.();
  }
  step(): void {
    this.#stepping = true;
    this.#wake?.();
  }

  async advice(): Promise<Advice | undefined> {
    const { driver, screen } = this.#here;
    return screen.person === undefined ? undefined : driver.advice(screen.person);
  }

  /** The finished game on the table, and who looks at it once more: few do, so it is fetched for them. */
  async #finished(): Promise<{ readonly table: Table; readonly analyses: Analyses }> {
    const { table } = this;
    if (!table.over) throw new TableRefused('secret');
    const { Analyses } = await import('./analyses.ts');
    this.#analyses ??= new Analyses(this.#thinker);
    return { table, analyses: this.#analyses };
  }
  async analysis(goOn: boolean): Promise<Analysis> {
    const { table, analyses } = await this.#finished();
    return analyses.analysis(table, goOn);
  }
  async studiedTurn(at: number): Promise<TurnFinding | undefined> {
    const { table, analyses } = await this.#finished();
    return analyses.turn(table, at);
  }

  async puzzleTurn(number: number): Promise<PuzzleTurn | undefined> {
    const { table } = this;
    return (await import('./puzzles.ts')).turnOf(table, number);
  }
  async puzzleWorth(number: number): Promise<PuzzleWorth> {
    const { table } = this;
    return (await import('./puzzles.ts')).worthOf(table, number, this.#thinker);
  }

  #branch(at: number): Table {
    const luck = { stream: seedStream(newSeed(), 'branch'), seed: newSeed() };
    return branchAt(this.table, newId(), at, this.#here.screen.viewer, luck);
  }
  branch(at: number): Promise<string> {
    return this.put(this.#branch(at));
  }
  takeSeat(at: number, seat: Seat, name: string): Promise<string> {
    const { match, facts } = this.#branch(at);
    const holders = facts.holders.map((holder, i): SeatHolder => (i === seat ? { kind: 'human', name } : holder));
    return this.put(new Table(match, { ...facts, holders }));
  }

  record(): string {
    if (!this.table.recordIsOpen) throw new TableRefused('secret');
    return JSON.stringify(recordFor(this.table));
  }

  async transcript(language: Language): Promise<string> {
    const { screen } = this.#here;
    const { table } = this;
    return (await import('../../host/speech.ts')).transcriptOf(table, language, screen.viewer);
  }
}

/** For tables that nobody wants back. */
const NOWHERE: Storage = { save: async () => undefined };

/** Whatever changes what a screen shows changes this. */
const onScreen = ({ driver, screen }: Seated): string =>
  [driver.table.version, screen.viewer, screen.handover].join(' ');

const printed = (moment: Moment, print: (view: object) => string): Moment => ({ ...moment, print: print(moment.view) });

/** All that is kept of a table, without what only this browser's database needs. */
async function keptSave(id: string): Promise<object> {
  const kept = await keptRow(id);
  if (!kept) throw new TableRefused('gone');
  const { id: _id, written: _written, ...save } = { id, written: 0, ...kept.row };
  return save;
}

/** Why a kept game cannot be opened, as the page says it. */
function refusal(error: unknown): unknown {
  if (!(error instanceof RecordError)) return error;
  if (error.about.key === 'record.ruleset') return new TableRefused('ruleset');
  if (error.about.key === 'record.edition') return new TableRefused('edition');
  return error;
}

async function openSaved(id: string, save: UnverifiedSave | undefined): Promise<Table> {
  if (!save) throw new TableRefused('gone');
  const { record, start, seedKnown, lesson } = save;
  const { game, edition } = await openRules(record.game, record.edition);
  fetchAhead(record.game);
  try {
    const { match, ...older } = await openSave(game, save);
    const holders = save.holders ?? named(usualHolders(record.setup.seats, USUAL), '');
    const facts = { id, holders, edition, ownEdition: record.edition, seedKnown, start, lesson };
    return new Table(match, { ...facts, ...older });
  } catch (error) {
    throw refusal(error);
  }
}

/** Whom a record does not name: its first person is whoever opened it. */
function named(holders: readonly SeatHolder[], name: string): SeatHolder[] {
  const [first] = peopleAmong(holders);
  return holders.map((holder, seat) => {
    if (holder.kind !== 'human') return holder;
    return { ...holder, name: holder.name || (seat === first ? name : OPPONENT_NAMES[seat % OPPONENT_NAMES.length]) };
  });
}

/** A record that does not say who played it: its first player becomes the one who opened it, the others the house's best. */
function recordHolders({ holders, record }: UnverifiedSave, name: string): SeatHolder[] {
  if (holders) return named(holders, name);
  return named(usualHolders(record.setup.seats, USUAL), name).map((holder, seat) =>
    holder.kind === 'opponent' ? { ...holder, name: OPPONENT_NAMES[seat % OPPONENT_NAMES.length] } : holder,
  );
}

/** At home one person plays on; where others sat, the house's best take over under their names. */
const atHome = (holders: readonly SeatHolder[], person: Seat): SeatHolder[] =>
  holders.map((holder, seat) =>
    holder.kind === 'human' && seat !== person
      ? { kind: 'opponent', level: USUAL, name: holder.name ?? OPPONENT_NAMES[seat] }
      : holder,
  );

/** A game that a station gives away. */
async function fromStation(json: string, seat: Seat, id: string): Promise<Table> {
  const save = parseSaveText(json);
  const { record, start, seedKnown } = save;
  const { game, edition } = await openRules(record.game, record.edition);
  const { match, ...older } = await openSave(game, save);
  const holders = atHome(recordHolders(save, ''), seat);
  return new Table(match, { id, holders, edition, ownEdition: record.edition, seedKnown, start, ...older });
}

async function courseOf(id: string): Promise<Course> {
  const course = await (await loadRules(id)).course?.();
  if (!course) throw new TableRefused('gone');
  return course;
}

async function newTable({ game: id, holders, options, seed, seedKnown, edition: own }: TableWish): Promise<Table> {
  const { game, edition } = await openRules(id, own);
  fetchAhead(id);
  const setup = makeSetup(game, { seats: holders.map(seatKind), options, seed });
  return new Table(startMatch(game, setup), { id: newId(), holders, edition, ownEdition: own, seedKnown });
}

/** The host's answers to the page's calls. */
export function hostCalls(thinker: Thinker & Scholar, tell: (news: HostNews) => void): Api<typeof HOST_CALLS> {
  const host = new Host(thinker, tell);
  return {
    async describe(id, own) {
      const { game, edition } = await openRules(id, own);
      // Who asks is going to play: where opponents begin, their first moves should be there when the table is.
      fetchAhead(id);
      return gameInfo(game, edition);
    },
    async teaching(id) {
      return (await openGame(id)).game.text;
    },
    start: async (wish) => host.put(await newTable(wish)),
    demonstrate: async (wish) => host.putUnkept(await newTable(wish)),
    hold: (held) => host.hold(held),
    step: () => host.step(),
    takeSeat: (at, seat, name) => host.takeSeat(at, seat, name),
    async reckon(id, edition, view) {
      return (await openGame(id, edition)).game.reckon?.(view);
    },
    async course(id) {
      const course = await (await loadRules(id)).course?.();
      return course && { lessons: course.lessons, text: course.text };
    },
    async lesson(id, lesson) {
      const { learner, solution } = lessonIn(await courseOf(id), lesson).position;
      return { learner, solution };
    },
    async startLesson(id, lesson, name) {
      const { game, edition } = await openRules(id);
      const wish = { id: newId(), edition, name, others: OPPONENT_NAMES };
      return host.put(lessonTable(game, await courseOf(id), lesson, wish));
    },
    async puzzles(id) {
      return (await import('./puzzles.ts')).puzzlesOf(id);
    },
    async puzzle(id, number) {
      return (await import('./puzzles.ts')).puzzleInfo(id, number);
    },
    async startPuzzle(id, number, wish) {
      fetchAhead(id);
      const { tableOfPuzzle } = await import('./puzzles.ts');
      return host.put(await tableOfPuzzle(id, number, { ...wish, table: newId() }));
    },
    puzzleTurn: (number) => host.puzzleTurn(number),
    puzzleWorth: (number) => host.puzzleWorth(number),
    async companionText(id) {
      return (await (await loadRules(id)).companion?.())?.text;
    },
    async companion(id, answers) {
      const companion = await (await loadRules(id)).companion?.();
      if (!companion) throw new TableRefused('gone');
      return companion.at(answers);
    },
    async scorePad(id) {
      return (await loadRules(id)).scorePad?.();
    },
    open: (id, { takeOver }) => host.open(id, takeOver),
    leave: () => host.leave(),
    async openRecord(json, name) {
      const save = parseSaveText(json);
      const { record } = save;
      tell({ opens: record.game });
      const { game, edition } = await openRules(record.game, record.edition);
      // A position from elsewhere is no record: only a game that can be played again from its setup is taken in.
      const { match, ...older } = await openSave(game, { ...save, start: undefined });
      const holders = recordHolders(save, name);
      return host.put(
        new Table(match, { id: newId(), holders, edition, ownEdition: record.edition, seedKnown: true, ...older }),
      );
    },
    takeHome: async (json, seat) => host.put(await fromStation(json, seat, newId())),
    lookAt: async (json, seat, id) => host.putUnkept(await fromStation(json, seat, id)),
    branch: (at) => host.branch(at),
    play: (version, move) => host.play(version, move),
    preview: (version, move) => host.preview(version, move),
    rehearse: (version, moves) => host.rehearse(version, moves),
    whyNot: (version, place) => host.whyNot(version, place),
    undo: (version) => host.takeBack(version, 1),
    restart: (version) => host.takeBack(version, Number.POSITIVE_INFINITY),
    look: (at) => host.look(at),
    ready: () => host.ready(),
    printIn: (language) => host.printIn(language),
    pace: (ms) => host.pace(ms),
    thinkAhead: (allowed) => host.thinkAhead(allowed),
    skip: () => host.skip(),
    record: () => host.record(),
    transcript: (language) => host.transcript(language),
    advice: () => host.advice(),
    analysis: (goOn) => host.analysis(goOn),
    studiedTurn: (at) => host.studiedTurn(at),
    async keptRecord(id) {
      const row = await keptSave(id);
      if (!saveIsOpen(parseSave(row))) throw new TableRefused('secret');
      return JSON.stringify(row);
    },
    saveForStation: async (id) => JSON.stringify(await keptSave(id)),
    inMemory: () => host.inMemory(),
    forget: (id) => host.forget(id),
  };
}
