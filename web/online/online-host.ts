/**
 * A table whose host is a station: the same calls and snapshots as from the worker behind the page, over one line. Moves of others are
 * shown one after the other at the person's own pace, however fast they come.
 */
import type { Language, Move, Seat } from '../../kernel/index.ts';
import type { Answers, Command, Question } from '../../server/protocol/socket.ts';
import type { ChatLine, SeatCard, TableCard } from '../../server/protocol/tables.ts';
import { host } from '../page/host.ts';
import { createStore, type Store } from '../store/store.ts';
import type { TableHost, TableLine } from '../table/line.ts';
import type {
  Advice,
  Consequences,
  GameInfo,
  HostCalls,
  HostNews,
  Moment,
  SeatHolder,
  Snapshot,
  TableInfo,
} from '../worker/protocol.ts';
import { CommandRefused, type StationLine } from './line.ts';
import { keepRead, keptReads } from './read.ts';
import { refusedAs } from './refused.ts';
import { stationLine } from './station-line.ts';

/** A card, and when it was told by the station's clock: what it says of time runs on from there. */
export interface ToldCard {
  readonly card: TableCard;
  readonly at: number;
}

/** However much the others did, it is shown within this time. */
const LONGEST_SHOW_MS = 2_500;

function holderOf(seat: SeatCard): SeatHolder {
  if (seat.kind === 'automa') return { kind: 'automa', automa: seat.automa ?? '' };
  if (seat.kind === 'opponent')
    return { kind: 'opponent', level: seat.level ?? '', name: seat.name ?? seat.level ?? '' };
  if (seat.nameKey) return { kind: 'human', former: true };
  return { kind: 'human', name: seat.person?.name ?? seat.name };
}

function infoOf(card: TableCard, game: GameInfo): TableInfo {
  return {
    id: card.id,
    game,
    holders: card.seats.map(holderOf),
    options: card.options,
    practice: false,
    lesson: undefined,
    readOnly: card.halted === 'older',
    olderRuleset: undefined,
  };
}

const names = ({ seats }: TableCard): string => JSON.stringify(seats.map(holderOf));

/** What an online table stands on: the line to its station, and the worker behind the page, which knows the games. */
export interface Ground {
  readonly line: StationLine;
  home(): Pick<HostCalls, 'describe' | 'teaching' | 'takeHome'>;
}

/** Nobody watches a page that is out of sight. */
const unseen = (): boolean => typeof document !== 'undefined' && document.hidden;

export class OnlineHost implements TableLine {
  readonly id: string;
  readonly far = true;
  readonly told: Store<ToldCard | undefined> = createStore<ToldCard | undefined>(undefined);
  readonly chat: Store<readonly ChatLine[]> = createStore<readonly ChatLine[]>([]);
  /** The last line of the chat that was read. */
  readonly read: Store<number>;
  /** How many moves have come and are not shown yet. */
  readonly behind: Store<number> = createStore(0);
  /** Why the table cannot be followed. */
  readonly lost: Store<unknown> = createStore<unknown>(undefined);
  readonly host: TableHost;
  readonly #line: StationLine;
  readonly #home: Ground['home'];
  readonly #listeners = new Set<(news: HostNews) => void>();
  readonly #queue: Snapshot[] = [];
  /** What the screen has: whether it waits for others, and since when it is shown. */
  #shown: Snapshot | undefined;
  /** Waits until card and position have both been told. */
  #opening: { resolve(both: [ToldCard, Snapshot]): void; reject(problem: unknown): void } | undefined;
  /** Positions that are put into text first follow each other all the same. */
  #hearing: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace = 500;
  #skipping = false;
  #game: GameInfo | undefined;
  #print: Language | undefined;
  /** What moves would do at the present version: a pointer passes over the same places again and again. */
  #foreseen = new Map<string, Promise<Consequences>>();
  #unfollow: (() => void) | undefined;

  constructor(id: string, { line, home }: Ground = { line: stationLine(), home: host }) {
    this.id = id;
    this.#line = line;
    this.#home = home;
    this.read = createStore(keptReads()[id] ?? 0);
    this.host = {
      open: () => this.#open(),
      leave: async () => undefined,
      teaching: (game) => this.#home().teaching(game),
      printIn: (language) => this.#printIn(language),
      play: (version, move) => this.#command({ type: 'play', version, move }),
      undo: (version) => this.#command({ type: 'undo', version }),
      restart: (version) => this.#command({ type: 'restart', version }),
      preview: (version, move) => this.#preview(version, move),
      whyNot: async (version, place) => (await this.ask({ type: 'whyNot', version, place })) ?? undefined,
      look: (at) => this.#look(at),
      ready: async () => undefined,
      pace: async (ms) => {
        this.#pace = ms;
      },
      skip: async () => this.#skip(),
      branch: async (at) => this.#home().takeHome(await this.ask({ type: 'branch', at }), this.seat ?? 0),
      record: () => this.ask({ type: 'record' }),
      transcript: (language) => this.ask({ type: 'transcript', language }),
      advice: () => this.#advice(),
      // Its advice is one move.
      rehearse: async () => [],
    };
  }

  /** The person's own seat, if they sit here. */
  get seat(): Seat | undefined {
    return this.told.get()?.card.mine[0];
  }

  /** Is told of the table from now on; the answer ends it. */
  follow(): () => void {
    this.#unfollow = this.#line.follow(this.id, {
      snapshot: (snapshot) => this.#hear(snapshot),
      card: (card) => this.#learn(card),
      chat: (lines) => this.#read(lines),
      refused: (problem) => this.#cannotFollow(refusedAs(new CommandRefused(problem))),
    });
    return () => {
      this.#unfollow?.();
      clearTimeout(this.#timer);
    };
  }

  onNews(listener: (news: HostNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  shown(): void {
    // Whoever thinks does it at the station.
  }

  readUpTo(line: number | undefined): void {
    if (line === undefined || line <= this.read.get()) return;
    this.read.set(line);
    keepRead(this.id, line);
  }
  /** What was said before the first line that is known. */
  async readEarlier(): Promise<void> {
    const [first] = this.chat.get();
    this.#read(await this.ask({ type: 'chat', ...(first ? { before: first.id } : {}) }));
  }

  /** Something that concerns the table and not the game. */
  async tell(command: Command): Promise<void> {
    await this.#command(command);
  }

  async ask<Q extends Question>(question: Q): Promise<Answers[Q['type']]> {
    try {
      return await this.#line.ask(this.id, question);
    } catch (error) {
      throw refusedAs(error);
    }
  }

  async #command(command: Command): Promise<void> {
    try {
      await this.#line.command(this.id, command);
    } catch (error) {
      // Whoever was too late is shown at once what they were too late for.
      if (error instanceof CommandRefused && error.snapshot) this.#hear(error.snapshot);
      throw refusedAs(error);
    }
  }

  #say(news: HostNews): void {
    for (const listener of this.#listeners) listener(news);
  }

  #cannotFollow(problem: unknown): void {
    this.lost.set(problem);
    this.#opening?.reject(problem);
    this.#opening = undefined;
  }

  #openIfTold(): void {
    const told = this.told.get();
    if (!told || !this.#shown) return;
    this.#opening?.resolve([told, this.#shown]);
    this.#opening = undefined;
  }

  #learn(card: TableCard): void {
    const before = this.told.get()?.card;
    this.told.set({ card, at: this.#line.now() });
    this.lost.set(undefined);
    this.#openIfTold();
    if (this.#game && before && (names(before) !== names(card) || before.halted !== card.halted))
      this.#say({ info: infoOf(card, this.#game) });
  }

  /** Lines come with their numbers: those that came before a cut of the line may come again. */
  #read(lines: readonly ChatLine[]): void {
    if (lines.length === 0) return;
    const fresh = new Map([...this.chat.get(), ...lines].map((line) => [line.id, line]));
    this.chat.set([...fresh.values()].sort((a, b) => a.id - b.id));
  }

  async #open(): ReturnType<TableHost['open']> {
    const [told, snapshot] = await new Promise<[ToldCard, Snapshot]>((resolve, reject) => {
      this.#opening = { resolve, reject };
      this.#openIfTold();
    });
    const edition = told.card.ownEdition ? await this.ask({ type: 'edition' }) : undefined;
    this.#game = await this.#home().describe(told.card.game, edition);
    // What came meanwhile was told to nobody yet.
    const info = infoOf(this.told.get()?.card ?? told.card, this.#game);
    return { info, snapshot: this.#shown ?? snapshot, kept: true };
  }

  #hear(snapshot: Snapshot): void {
    const print = this.#print;
    if (!print) this.#take(snapshot);
    else this.#hearing = this.#hearing.then(async () => this.#take(await this.#printed(snapshot, print)));
  }

  #take(snapshot: Snapshot): void {
    if (!this.#shown) {
      this.#shown = snapshot;
      this.#openIfTold();
      return;
    }
    this.#queue.push(snapshot);
    // Whoever can act has to see the present.
    if (this.#shown.stage.kind === 'yours' || this.#skipping || unseen()) this.#showAll();
    else if (this.#timer === undefined) this.#showNext();
    this.behind.set(this.#queue.length);
  }

  #show(snapshot: Snapshot): void {
    if (snapshot.version !== this.#shown?.version) this.#foreseen.clear();
    this.#shown = snapshot;
    this.#say({ snapshot });
  }

  #showAll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const snapshot of this.#queue.splice(0)) this.#show(snapshot);
    if (this.#shown?.stage.kind !== 'waiting') this.#skipping = false;
    this.behind.set(0);
  }

  /** The next move, and time to see it. */
  #showNext(): void {
    this.#timer = undefined;
    const next = this.#queue.shift();
    this.behind.set(this.#queue.length);
    if (!next) return;
    this.#show(next);
    const pause = Math.min(this.#pace, LONGEST_SHOW_MS / (this.#queue.length + 1));
    this.#timer = setTimeout(() => this.#showNext(), pause);
  }

  #skip(): void {
    this.#skipping = true;
    this.#showAll();
  }

  #preview(version: number, move: Move): Promise<Consequences> {
    const key = `${version} ${JSON.stringify(move)}`;
    const known = this.#foreseen.get(key);
    if (known) return known;
    const asked = this.ask({ type: 'preview', version, move });
    this.#foreseen.set(key, asked);
    // What could not be answered now may be another time.
    asked.catch(() => this.#foreseen.delete(key));
    return asked;
  }

  /** A station says what to do; it has no time to say why. */
  async #advice(): Promise<Advice | undefined> {
    const move = await this.ask({ type: 'hint' });
    return move === null ? undefined : { lines: [{ moves: [move], texts: [], gains: [], later: 0 }], givenUp: [] };
  }

  async #look(at: number): Promise<Moment> {
    const moment = await this.ask({ type: 'look', at });
    return this.#print ? { ...moment, print: await this.ask({ type: 'print', at, language: this.#print }) } : moment;
  }

  /** From now on the board comes as text, too: for games that have no other. */
  async #printIn(language: Language): Promise<void> {
    this.#print = language;
    if (this.#shown) this.#show(await this.#printed(this.#shown, language));
  }

  async #printed(snapshot: Snapshot, language: Language): Promise<Snapshot> {
    const print = await this.ask({ type: 'print', at: snapshot.moment.at, language });
    return { ...snapshot, moment: { ...snapshot.moment, print } };
  }
}
