/** People who play one game after the other over real sockets, whatever happens to their lines, and write down all they send and hear. */

import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { patched } from '../../host/difference.ts';
import type { Snapshot } from '../../host/snapshot.ts';
import type { Move, Seat } from '../../kernel/index.ts';
import type { Command, ServerMessage } from '../protocol/socket.ts';
import type { NewTable } from '../protocol/tables.ts';
import { Turned, Visitor } from '../testing/station.ts';
import { OPEN_TERMS } from '../testing/terms.ts';
import type { HistoryEvent } from './checker.ts';

/** Where the processes of the station are found; players go from one to the next when a line breaks. */
export type Addresses = readonly string[];

const RECONNECT = 150;
/** A command without an answer for so long is sent again on the same line. */
const ANSWERED_WITHIN = 4000;
const AGAIN = 300;

interface Pending {
  readonly id: string;
  readonly version: number;
  readonly seat: Seat;
  readonly move: Move;
}

/** One seat of one table. */
class Player {
  readonly #person: Visitor & { readonly id: string };
  readonly #table: string;
  readonly #addresses: Addresses;
  readonly #history: HistoryEvent[];
  readonly #pace: number;
  readonly #moved: (version: number, over: boolean) => void;
  #line: WebSocket | undefined;
  #next: number;
  #snapshot: Snapshot | undefined;
  /** The latest version it has seen. */
  #seen = 0;
  #pending: Pending | undefined;
  #watch: NodeJS.Timeout | undefined;
  #thinking: NodeJS.Timeout | undefined;
  #asking: NodeJS.Timeout | undefined;
  #left = false;

  constructor(
    person: Visitor & { readonly id: string },
    table: string,
    addresses: Addresses,
    first: number,
    history: HistoryEvent[],
    pace: number,
    moved: (version: number, over: boolean) => void,
  ) {
    this.#person = person;
    this.#table = table;
    this.#addresses = addresses;
    this.#next = first;
    this.#history = history;
    this.#pace = pace;
    this.#moved = moved;
    this.#connect();
  }

  #connect(): void {
    if (this.#left) return;
    const address = this.#addresses[this.#next++ % this.#addresses.length];
    const line = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.#person.cookie ?? '', origin: address },
      handshakeTimeout: 5000,
    });
    this.#line = line;
    line.on('open', () => {
      // A new line begins with the whole table.
      this.#snapshot = undefined;
      this.#follow();
      if (this.#pending) this.#send(this.#pending);
    });
    line.on('message', (data) => {
      if (this.#line === line) this.#hear(JSON.parse(String(data)));
    });
    line.on('error', () => undefined);
    line.on('close', () => {
      if (this.#line !== line) return;
      this.#line = undefined;
      setTimeout(() => this.#connect(), RECONNECT);
    });
  }

  /** Says what was seen before, wherever that was: nobody wants to be shown less. */
  #follow(): void {
    if (this.#line?.readyState !== WebSocket.OPEN) return;
    const have = { version: this.#seen, entries: 0 };
    this.#line.send(JSON.stringify({ kind: 'follow', table: this.#table, have }));
  }

  #hear(message: ServerMessage): void {
    const pending = this.#pending;
    if (message.kind === 'moving') this.#line?.close();
    else if (message.kind === 'snapshot' && message.table === this.#table) {
      const { news } = message;
      if ('whole' in news) this.#see(news.whole);
      else if (this.#snapshot?.version === news.after)
        this.#see(patched(this.#snapshot, news.differs as never) as Snapshot);
      else this.#follow();
    } else if (message.kind === 'accepted') {
      this.#history.push({ kind: 'accepted', player: this.#person.id, command: message.id, version: message.version });
      if (message.id === pending?.id) this.#settled();
    } else if (message.kind === 'refused') {
      const { id, problem } = message;
      const { reason } = problem;
      if (id === undefined) {
        // The station cannot tell of the table now: asked again, it will.
        clearTimeout(this.#asking);
        this.#asking = setTimeout(() => this.#follow(), AGAIN);
        return;
      }
      this.#history.push({ kind: 'refused', player: this.#person.id, command: id, reason });
      if (id !== pending?.id) return;
      clearTimeout(this.#watch);
      // Nobody knows whether it was done: the same command again.
      if (['failed', 'unavailable', 'tooMany'].includes(reason)) this.#watch = setTimeout(() => this.#repeat(), AGAIN);
      else {
        this.#settled();
        if (message.snapshot) this.#see(message.snapshot, false);
      }
    }
  }

  #settled(): void {
    clearTimeout(this.#watch);
    this.#pending = undefined;
    // The last answer of a game may come after its last snapshot.
    if (this.#snapshot) this.#moved(this.#snapshot.version, this.#snapshot.stage.kind === 'over');
    this.#think();
  }

  #see(snapshot: Snapshot, told = true): void {
    const { version, moment, stage } = snapshot;
    this.#history.push({ kind: 'saw', player: this.#person.id, table: this.#table, version, at: moment.at });
    this.#seen = Math.max(this.#seen, version);
    // Differences are made from what the line itself told, not from what came with an answer.
    if (told) this.#snapshot = snapshot;
    this.#moved(version, stage.kind === 'over');
    this.#think();
  }

  #think(): void {
    clearTimeout(this.#thinking);
    this.#thinking = setTimeout(() => this.#play(), randomInt(this.#pace, 2 * this.#pace + 1));
  }

  #play(): void {
    const snapshot = this.#snapshot;
    if (this.#left || this.#pending || snapshot?.stage.kind !== 'yours') return;
    const { moves, seat } = snapshot.stage;
    const { move } = moves[randomInt(moves.length)];
    this.#pending = { id: randomUUID(), version: snapshot.version, seat, move };
    this.#send(this.#pending);
  }

  #send({ id, version, seat, move }: Pending): void {
    if (this.#line?.readyState !== WebSocket.OPEN) return;
    this.#history.push({ kind: 'sent', player: this.#person.id, table: this.#table, command: id, version, seat, move });
    const command: Command = { type: 'play', version, move };
    this.#line.send(JSON.stringify({ kind: 'command', id, table: this.#table, command }));
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#repeat(), ANSWERED_WITHIN);
  }

  #repeat(): void {
    if (this.#pending && !this.#left) this.#send(this.#pending);
  }

  /** Where this player stands, for whoever looks into a game that does not go on. */
  get standing(): string {
    const line = this.#line ? `line ${this.#line.readyState} to ${this.#line.url}` : 'no line';
    const seen = this.#snapshot
      ? `sees version ${this.#snapshot.version} (${this.#snapshot.stage.kind})`
      : 'sees nothing';
    const pending = this.#pending ? `, waits for ${this.#pending.id} of version ${this.#pending.version}` : '';
    return `${line}, ${seen}${pending}`;
  }

  /** Whether a command of this player still waits for its answer. */
  get waits(): boolean {
    return this.#pending !== undefined;
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#watch);
    clearTimeout(this.#thinking);
    clearTimeout(this.#asking);
    const line = this.#line;
    this.#line = undefined;
    line?.terminate();
  }
}

export interface CompanyWish {
  readonly game: string;
  readonly people: number;
  /** Levels of opponents who sit there too. */
  readonly opponents: readonly string[];
  readonly options?: NewTable['options'];
  /** Milliseconds a player thinks at least. */
  readonly pace: number;
}

/** The same people at one table after the other. */
export class Company {
  readonly #wish: CompanyWish;
  readonly #addresses: Addresses;
  readonly #history: HistoryEvent[];
  readonly #people: (Visitor & { readonly id: string })[] = [];
  #players: Player[] = [];
  #stopped = false;
  table = '';
  /** Where the present game stands; a game that ended counts on. */
  version = 0;
  games = 0;

  constructor(wish: CompanyWish, addresses: Addresses, history: HistoryEvent[]) {
    this.#wish = wish;
    this.#addresses = addresses;
    this.#history = history;
  }

  async begin(): Promise<void> {
    for (let seat = 0; seat < this.#wish.people; seat++) {
      this.#people.push(await Visitor.named(this.#addresses[0], `Player ${seat + 1}`));
    }
    await this.#newTable();
  }

  /** Asks the processes in turn until one answers: one of them may be dead just now. */
  async #ask<T>(person: Visitor, question: (visitor: Visitor) => Promise<T>): Promise<T | undefined> {
    for (let turn = 0; !this.#stopped; turn++) {
      const visitor = new Visitor(this.#addresses[turn % this.#addresses.length]);
      visitor.cookie = person.cookie;
      try {
        return await question(visitor);
      } catch (error) {
        // Said by the station itself, for good: asked again by whoever calls.
        if (error instanceof Turned && error.status < 500) return undefined;
        await sleep(RECONNECT);
      }
    }
    return undefined;
  }

  async #newTable(): Promise<void> {
    const { game, opponents, options = {}, pace } = this.#wish;
    const [host, ...guests] = this.#people;
    const body: NewTable = {
      game,
      options,
      seats: [
        { kind: 'me' },
        ...guests.map(() => ({ kind: 'open' as const })),
        ...opponents.map((level) => ({ kind: 'opponent' as const, level })),
      ],
      terms: OPEN_TERMS,
    };
    while (!this.#stopped) {
      const card = await this.#ask(host, (visitor) => visitor.ask('POST /api/tables', { body }));
      if (card === undefined) return;
      const params = { id: card.id };
      for (const [place, guest] of guests.entries()) {
        await this.#ask(guest, (visitor) =>
          visitor.ask('POST /api/tables/:id/sit-down', { params, body: { seat: place + 1 } }),
        );
        await this.#ask(guest, (visitor) =>
          visitor.ask('POST /api/tables/:id/ready', { params, body: { ready: true } }),
        );
      }
      await this.#ask(host, (visitor) => visitor.ask('POST /api/tables/:id/start', { params }));
      // A process may have died between an act and its answer: what counts is what came of it.
      const now = await this.#ask(host, (visitor) => visitor.ask('GET /api/tables/:id', { params }));
      if (now?.stage !== 'playing') continue;
      this.table = card.id;
      this.version = 0;
      this.#players = this.#people.map(
        (person, first) =>
          new Player(person, card.id, this.#addresses, first, this.#history, pace, (version, over) =>
            this.#moved(card.id, version, over),
          ),
      );
      return;
    }
  }

  #moved(table: string, version: number, over: boolean): void {
    if (table !== this.table) return;
    this.version = Math.max(this.version, version);
    if (!over || this.#players.some(({ waits }) => waits)) return;
    this.games++;
    this.table = '';
    for (const player of this.#players) player.leave();
    this.#players = [];
    void this.#newTable();
  }

  /** A mark that changes when the game goes on. */
  get progress(): string {
    return `${this.table} ${this.version}`;
  }

  /** Where everybody stands, line by line. */
  get standing(): string {
    const players = this.#players.map(({ standing }, seat) => `\n    seat ${seat}: ${standing}`);
    return `${this.#wish.game} ${this.progress}${players.join('')}`;
  }

  stop(): void {
    this.#stopped = true;
    for (const player of this.#players) player.leave();
  }
}
