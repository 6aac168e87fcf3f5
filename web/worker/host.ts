/**
 * Runs one table: asks people and opponents in turn, saves after every move, and tells the page what the seat in front of the
 * screen may know, and nothing else.
 */
import {
  findMove,
  isEdition,
  type Language,
  type Move,
  makeSetup,
  parseRecord,
  type Result,
  replay,
  type Seat,
  toRecord,
  type Viewer,
} from '../../kernel/index.ts';
import { LADDER } from '../../players/ladder.ts';
import { OPPONENT_NAMES } from '../names.ts';
import { loadGame, type SavedGame, saveTable } from '../saves/saves.ts';
import { claim } from './claim.ts';
import { openGame } from './games.ts';
import type {
  Consequences,
  HostCalls,
  HostNews,
  Moment,
  SeatHolder,
  Stage,
  TableSheet,
  ThinkerCalls,
} from './protocol.ts';
import { TableRefused } from './refusal.ts';
import { hasSecretFrom } from './secrets.ts';
import { gameSheet, Table } from './table.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const newId = (): string => crypto.randomUUID().slice(0, 8);

const settled = (result: Result | undefined): Result => {
  if (result === undefined) throw new Error('the game is over but has no result');
  return result;
};

export class Host {
  readonly #thinker: ThinkerCalls;
  readonly #tell: (news: HostNews) => void;
  #table: Table | undefined;
  #fresh: Table | undefined;
  /** The person in front of the screen; undefined before the first one has sat down and during a hand-over. */
  #viewer: Seat | undefined;
  #handover: Seat | undefined;
  /** Gives the table back. */
  #release: (() => void) | undefined;
  /** Puts a view into text, where the page asked for that. */
  #print: ((view: object) => string) | undefined;
  #pace = 500;
  #skipping = false;
  #wake: (() => void) | undefined;
  /** How much of the log the page has, and as whom it heard it. */
  #told: { count: number; viewer: Viewer } = { count: 0, viewer: 'spectator' };
  /** Every new course of things makes the thoughts of the old one worthless. */
  #course = 0;

  constructor(thinker: ThinkerCalls, tell: (news: HostNews) => void) {
    this.#thinker = thinker;
    this.#tell = tell;
  }

  get table(): Table {
    if (!this.#table) throw new Error('no table is open');
    return this.#table;
  }

  /** Gets up: nothing goes on at the table, and another tab may have it. */
  leave(): void {
    this.#course++;
    this.#table = undefined;
    this.#release?.();
    this.#release = undefined;
  }

  /** Sits down at a table; what happens there is told from now on. */
  async open(id: string): Promise<TableSheet> {
    this.leave();
    const release = await claim(id);
    if (!release) throw new TableRefused('elsewhere');
    this.#release = release;
    const saved = await loadGame(id);
    if (!saved) throw new TableRefused('gone');
    this.#tell({ opens: saved.setup.game });
    const table = this.#takeFresh(saved) ?? (await openSaved(saved));
    this.#table = table;
    this.#viewer = this.#soleHuman();
    this.#handover = undefined;
    this.#print = undefined;
    this.#told = { count: 0, viewer: 'spectator' };
    // The answer to this call must reach the page before the first snapshot.
    setTimeout(() => this.#go());
    return table.sheet();
  }

  /** Sets a new table; whoever sat at another one gets up when this one is opened. */
  async put(saved: Omit<SavedGame, 'id'>): Promise<string> {
    const table = await openSaved({ ...saved, id: newId() });
    await saveTable(table.savedTable(), { id: table.id, ...table.savedGame() });
    this.#fresh = table;
    return table.id;
  }
  /** The table that was set last, if it is this one and nobody has played on it: it need not be set a second time. */
  #takeFresh({ id, moves }: SavedGame): Table | undefined {
    const fresh = this.#fresh;
    this.#fresh = undefined;
    return fresh?.id === id && fresh.at === moves.length ? fresh : undefined;
  }

  #humans(): Seat[] {
    return this.table.holders.flatMap((holder, seat) => (holder.kind === 'human' ? [seat] : []));
  }
  #soleHuman(): Seat | undefined {
    const humans = this.#humans();
    return humans.length === 1 ? humans[0] : undefined;
  }
  get #watching(): Viewer {
    return this.#handover === undefined ? (this.#viewer ?? 'spectator') : 'spectator';
  }

  #go(): void {
    this.#run().catch((error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      this.#tell({ trouble: { name, message } });
    });
  }

  /** Lets opponents and automas decide until a person has to. */
  async #run(): Promise<void> {
    const course = ++this.#course;
    for (;;) {
      const { deciding, holders } = this.table;
      const seat = deciding.find((candidate) => holders[candidate].kind !== 'human');
      if (seat === undefined) break;
      this.#push();
      const [move] = await Promise.all([this.#choose(seat), this.#breathe()]);
      if (course !== this.#course) return;
      const problem = this.table.play(seat, move);
      if (problem !== undefined) throw new Error(problem);
      await this.#save();
      if (course !== this.#course) return;
    }
    this.#skipping = false;
    this.#seatPerson();
    this.#push();
  }

  /** The time in which the move before can be seen; skipping cuts it short. */
  async #breathe(): Promise<void> {
    if (this.#skipping || this.#pace === 0) return;
    await Promise.race([
      wait(this.#pace),
      new Promise<void>((resolve) => {
        this.#wake = resolve;
      }),
    ]);
  }

  async #choose(seat: Seat): Promise<Move> {
    const { game, match, holders, ownEdition } = this.table;
    const moves = game.moves(match.state, seat);
    if (moves.length === 1) return moves[0];
    const holder = holders[seat];
    const level = holder.kind === 'opponent' ? holder.level : LADDER[0].id;
    return this.#think(seat, level, moves, ownEdition);
  }

  #think(seat: Seat, level: string, moves: readonly Move[], edition: unknown): Promise<Move> {
    const { game, match, at } = this.table;
    return this.#thinker.think({
      game: game.id,
      ...(edition === undefined ? {} : { edition }),
      level,
      seat,
      view: game.view(match.state, seat),
      moves,
      luck: [match.setup.seed, `player ${seat} ${level} ${at}`],
    });
  }

  /** Gives the screen to a person who has to decide; behind a hand-over where there are secrets between them. */
  #seatPerson(): void {
    const { deciding, game, match } = this.table;
    if (deciding.length === 0 || (this.#viewer !== undefined && deciding.includes(this.#viewer))) return;
    const next = deciding[0];
    const others = this.#humans().filter((seat) => seat !== next);
    const present = this.#viewer === undefined ? others : [this.#viewer];
    const secret = present.some(
      (other) =>
        hasSecretFrom(game, match.state, next, other) ||
        (this.#viewer !== undefined && hasSecretFrom(game, match.state, other, next)),
    );
    if (secret) this.#handover = next;
    else this.#viewer = next;
  }

  #stage(): Stage {
    const { table } = this;
    const { deciding, game, match } = table;
    if (deciding.length === 0) return { kind: 'over', result: settled(game.result(match.state)) };
    if (this.#handover !== undefined) return { kind: 'handover', seat: this.#handover };
    const waitingFor = deciding.find((seat) => table.holders[seat].kind !== 'human');
    if (waitingFor !== undefined || this.#viewer === undefined || !deciding.includes(this.#viewer)) {
      return { kind: 'waiting', seat: waitingFor ?? deciding[0] };
    }
    const seat = this.#viewer;
    return { kind: 'yours', seat, prompt: game.prompt(match.state, seat), moves: table.movesInWords(seat) };
  }

  #push(): void {
    const { table } = this;
    const viewer = this.#watching;
    const from = this.#told.viewer === viewer ? Math.min(this.#told.count, table.at + 1) : 0;
    this.#told = { count: table.at + 1, viewer };
    this.#tell({
      snapshot: {
        table: table.id,
        moment: this.#moment(table.at, viewer),
        stage: this.#stage(),
        log: { from, entries: table.log(from, viewer) },
        canUndo: viewer !== 'spectator' && table.canUndo(viewer),
      },
    });
  }

  #save(): Promise<void> {
    const { table } = this;
    return saveTable(table.savedTable(), { id: table.id, ...table.savedGame() });
  }

  async play(at: number, move: Move): Promise<void> {
    const { table } = this;
    if (at !== table.at || this.#viewer === undefined) throw new TableRefused('movedOn');
    const problem = table.play(this.#viewer, move);
    if (problem !== undefined) throw new Error(problem);
    await this.#save();
    this.#go();
  }

  preview(at: number, move: Move): Consequences {
    const { table } = this;
    const seat = this.#viewer;
    if (at !== table.at || seat === undefined) throw new TableRefused('movedOn');
    const offered = findMove(table.game, table.match.state, seat, move);
    if (!offered) throw new Error('that move is not legal now');
    return table.consequences(seat, offered);
  }

  async #takeBack(count: number): Promise<void> {
    const seat = this.#viewer;
    if (seat === undefined || this.#handover !== undefined) return;
    let taken = 0;
    while (taken < count && this.table.undo(seat)) taken++;
    if (taken === 0) return;
    this.#told = { ...this.#told, count: Math.min(this.#told.count, this.table.at + 1) };
    this.#course++;
    await this.#save();
    this.#go();
  }
  undo(): Promise<void> {
    return this.#takeBack(1);
  }
  restart(): Promise<void> {
    return this.#takeBack(Number.POSITIVE_INFINITY);
  }

  ready(): void {
    if (this.#handover === undefined) return;
    this.#viewer = this.#handover;
    this.#handover = undefined;
    this.#push();
  }

  #moment(at: number, viewer: Viewer): Moment {
    const moment = this.table.moment(at, viewer);
    return this.#print ? { ...moment, print: this.#print(moment.view) } : moment;
  }
  look(at: number): Moment {
    return this.#moment(at, this.#watching);
  }

  async printIn(language: Language): Promise<void> {
    const { table } = this;
    const { printer } = await import('./speech.ts');
    if (table !== this.#table) return;
    this.#print = printer(table, language);
    this.#push();
  }

  pace(ms: number): void {
    this.#pace = ms;
    this.#wake?.();
  }
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  async hint(): Promise<Move | undefined> {
    const { game, match, at, ownEdition } = this.table;
    const seat = this.#viewer;
    if (seat === undefined || !game.deciding(match.state).includes(seat)) return undefined;
    const strongest = LADDER[LADDER.length - 1];
    const move = await this.#think(seat, strongest.id, game.moves(match.state, seat), ownEdition);
    return at === this.table.at ? move : undefined;
  }
}

async function openSaved(saved: SavedGame): Promise<Table> {
  const { game, edition } = await openGame(saved.setup.game, saved.edition);
  if (saved.ruleset !== game.version || !isEdition(game, saved.setup.edition)) {
    throw new TableRefused('ruleset');
  }
  return new Table(saved.id, game, edition, saved);
}

/** A record names no people: its first player becomes the one who opened it, the others the house's best. */
function recordHolders(seats: readonly string[], name: string): SeatHolder[] {
  const strongest = LADDER[LADDER.length - 1];
  return seats.map((kind, seat) => {
    if (kind !== 'player') return { kind: 'automa', automa: kind };
    return seat === 0
      ? { kind: 'human', name }
      : { kind: 'opponent', level: strongest.id, name: OPPONENT_NAMES[seat % OPPONENT_NAMES.length] };
  });
}

/** The host's side of the protocol. */
export function hostCalls(thinker: ThinkerCalls, tell: (news: HostNews) => void): HostCalls {
  const host = new Host(thinker, tell);
  return {
    async describe(id, own) {
      const { game, edition } = await openGame(id, own);
      return gameSheet(game, edition);
    },
    async start({ game: id, holders, options, seed, edition }) {
      const { game } = await openGame(id, edition);
      const seats = holders.map((holder) => (holder.kind === 'automa' ? holder.automa : 'player'));
      const setup = makeSetup(game, { seats, options, seed });
      return host.put({
        setup,
        holders,
        ruleset: game.version,
        moves: [],
        ...(edition === undefined ? {} : { edition }),
      });
    },
    resume: (id) => host.open(id),
    leave: async () => host.leave(),
    async openRecord(json, name) {
      const record = parseRecord(json);
      tell({ opens: record.game });
      const { game } = await openGame(record.game, record.edition);
      const match = replay(game, record);
      return host.put({
        setup: match.setup,
        holders: recordHolders(match.setup.seats, name),
        ruleset: game.version,
        moves: record.moves,
        ...(record.edition === undefined ? {} : { edition: record.edition }),
      });
    },
    branch: (at) => host.put(host.table.savedGame(at)),
    play: (at, move) => host.play(at, move),
    preview: async (at, move) => host.preview(at, move),
    undo: () => host.undo(),
    restart: () => host.restart(),
    look: async (at) => host.look(at),
    ready: async () => host.ready(),
    printIn: (language) => host.printIn(language),
    pace: async (ms) => host.pace(ms),
    skip: async () => host.skip(),
    record: async () => JSON.stringify(toRecord(host.table.match, host.table.ownEdition)),
    async transcript(language) {
      const { table } = host;
      return (await import('./speech.ts')).transcriptOf(table, language);
    },
    hint: () => host.hint(),
  };
}
