/**
 * The client's end of a line to a station, in a page or in a program. It opens when it is first needed, comes back by itself when it is
 * cut, takes up tables where it left them, and sends every command until it is answered; a station does a command once, however often it
 * comes. Its state tells the truth: what is on the screen is as of the last word from the station.
 */
import { patched } from '../../host/difference.ts';
import type { Snapshot } from '../../host/snapshot.ts';
import type { LogEntry } from '../../host/table.ts';
import type { Problem } from '../../server/protocol/problems.ts';
import type {
  Answers,
  ClientMessage,
  Command,
  Question,
  ServerMessage,
  SnapshotNews,
} from '../../server/protocol/socket.ts';
import type { ChatLine, TableCard } from '../../server/protocol/tables.ts';

export type LineState =
  /** Nobody needed it yet, or it was closed. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting'; readonly since: number }
  | { readonly kind: 'connected' }
  /** Cut since then; the next try is at that time, undefined while one is being made. */
  | { readonly kind: 'reconnecting'; readonly since: number; readonly next: number | undefined }
  /** The device itself has no network. */
  | { readonly kind: 'offline'; readonly since: number };

/** As much of a WebSocket as the line needs; both the browser's and the one of `ws` are. */
export interface SocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export interface LineParts {
  /** Opens a new socket; a program puts its token in here. */
  connect(): SocketLike;
  now?(): number;
  /** From 0 up to 1: spreads out those who were all cut at once. */
  random?(): number;
  /** The device around it: in a page the browser tells of it, a program has none. */
  readonly device?: Device;
}

/** What a page can say about the device it is shown on. */
export interface Device {
  /** Whether the device has any network at all. */
  readonly online: boolean;
  /** Whether the page can be seen. */
  readonly visible: boolean;
  /** Calls when either changes; the answer ends it. */
  onChange(listener: () => void): () => void;
}

/** Refused for good: repeating it would change nothing. */
export class CommandRefused extends Error {
  readonly reason: Problem['reason'];
  /** What the table looks like now, where what was asked was stale. */
  readonly snapshot: Snapshot | undefined;
  constructor({ reason, message }: Problem, snapshot?: Snapshot) {
    super(message);
    this.name = 'CommandRefused';
    this.reason = reason;
    this.snapshot = snapshot;
  }
}

/** What whoever follows a table is told. */
export interface TableListener {
  snapshot?(snapshot: Snapshot): void;
  card?(card: TableCard): void;
  /** New lines, or those that are known already again. */
  chat?(lines: readonly ChatLine[]): void;
  /** It cannot be followed. What passes by itself, such as a station without its database, is not told but tried again. */
  refused?(problem: Problem): void;
}

interface FollowedTable {
  readonly listeners: Set<TableListener>;
  /** As the station told it last: what the next difference is made from. */
  told: Snapshot | undefined;
  /** Whether it was asked for whole, because a difference did not fit. */
  asked: boolean;
  /** As it is shown: never older than what was shown before. */
  shown: Snapshot | undefined;
  /** The whole log as far as it was told. */
  log: readonly LogEntry[];
  card: TableCard | undefined;
  chat: readonly ChatLine[];
}

interface Waiting {
  readonly message: ClientMessage;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

type ListName = 'open' | 'mine';
type ListListener = (tables: readonly TableCard[]) => void;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** A line that says nothing for so long is asked for a sign, and given up if none comes in the same time again. */
const SILENCE = 15_000;
const OPEN = 1;
/** The station could not answer now: asked again later, it may. */
const PASSING: readonly Problem['reason'][] = ['unavailable', 'failed', 'tooMany'];

export class StationLine {
  readonly #parts: LineParts;
  readonly #tables = new Map<string, FollowedTable>();
  readonly #lists = new Map<
    ListName,
    { readonly listeners: Set<ListListener>; last: readonly TableCard[] | undefined }
  >();
  readonly #waiting = new Map<string, Waiting>();
  readonly #stateListeners = new Set<(state: LineState) => void>();
  readonly #name = newName();
  readonly #device: Device | undefined;
  readonly #leaveDevice: (() => void) | undefined;
  #state: LineState = { kind: 'idle' };
  #socket: SocketLike | undefined;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** What the station could not tell of yet, and when it is asked again. */
  readonly #untold = new Set<() => void>();
  #askingAgain: ReturnType<typeof setTimeout> | undefined;
  #refusals = 0;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #commands = 0;
  #pings = 0;
  #pinged = 0;
  #ahead = 0;
  #person: string | null | undefined;
  #release: string | undefined;
  #here = true;
  #closed = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.#device = parts.device ?? browserDevice();
    this.#leaveDevice = this.#device?.onChange(() => this.#deviceChanged());
  }

  get state(): LineState {
    return this.#state;
  }
  /** Hears of every change, and of how it is now. */
  onState(listener: (state: LineState) => void): () => void {
    this.#stateListeners.add(listener);
    listener(this.#state);
    return () => this.#stateListeners.delete(listener);
  }
  /** Who one is at the station: null for somebody who only watches, undefined before the first word. */
  get person(): string | null | undefined {
    return this.#person;
  }
  /** Which release the station runs. */
  get release(): string | undefined {
    return this.#release;
  }
  /** The station's time now. */
  now(): number {
    return this.#clock() + this.#ahead;
  }

  /** Tells what is known of a table at once, and everything new from now on. */
  follow(table: string, listener: TableListener): () => void {
    let followed = this.#tables.get(table);
    if (followed) {
      followed.listeners.add(listener);
      this.#tellKnown(followed, listener);
    } else {
      followed = {
        listeners: new Set([listener]),
        told: undefined,
        asked: false,
        shown: undefined,
        log: [],
        card: undefined,
        chat: [],
      };
      this.#tables.set(table, followed);
      this.#askFor(table, followed);
    }
    this.open();
    return () => {
      if (!followed.listeners.delete(listener) || followed.listeners.size > 0) return;
      if (this.#tables.get(table) === followed) this.#tables.delete(table);
      this.#send({ kind: 'unfollow', table });
    };
  }

  followList(list: ListName, listener: ListListener): () => void {
    let followed = this.#lists.get(list);
    if (followed) {
      followed.listeners.add(listener);
      if (followed.last) listener(followed.last);
    } else {
      followed = { listeners: new Set([listener]), last: undefined };
      this.#lists.set(list, followed);
      this.#send({ kind: 'watchList', list });
    }
    this.open();
    return () => {
      if (!followed.listeners.delete(listener) || followed.listeners.size > 0) return;
      if (this.#lists.get(list) === followed) this.#lists.delete(list);
      this.#send({ kind: 'leaveList', list });
    };
  }

  /** Answers with the version after it, when it is done; throws CommandRefused. However often the line is cut meanwhile, it is done once. */
  command(table: string, command: Command): Promise<number> {
    const id = `${this.#name}-${++this.#commands}`;
    return this.#ask(id, { kind: 'command', id, table, command }) as Promise<number>;
  }
  ask<Q extends Question>(table: string, question: Q): Promise<Answers[Q['type']]> {
    const id = `${this.#name}-${++this.#commands}`;
    return this.#ask(id, { kind: 'question', id, table, question }) as Promise<Answers[Q['type']]>;
  }
  /** Whether the person looks at the page. */
  attention(here: boolean): void {
    this.#here = here;
    this.#send({ kind: 'attention', here });
  }
  /** Commands that wait for their answer. */
  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Opens the line, or tries at once instead of later. */
  open(): void {
    if (this.#closed) throw new Error('the line was closed');
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#isOffline) this.#become({ kind: 'offline', since: this.#since() });
    else this.#connect();
  }

  /** Opens a new socket in place of the one there is: somebody else sits here now. */
  renew(): void {
    this.#drop();
    this.#tries = 0;
    this.open();
  }

  /** For good. Whatever waits for an answer is refused; it may have been done. */
  close(): void {
    this.#closed = true;
    this.#drop();
    clearTimeout(this.#retry);
    this.#leaveDevice?.();
    for (const { reject } of this.#waiting.values())
      reject(new CommandRefused({ reason: 'unavailable', message: 'the line was closed' }));
    this.#waiting.clear();
    this.#become({ kind: 'idle' });
  }

  #clock(): number {
    return this.#parts.now?.() ?? Date.now();
  }
  #since(): number {
    return 'since' in this.#state ? this.#state.since : this.#clock();
  }
  #become(state: LineState): void {
    this.#state = state;
    for (const listener of this.#stateListeners) listener(state);
  }

  get #isOffline(): boolean {
    return this.#device?.online === false;
  }
  /** A try before the wait is over is worth it where something has changed. */
  #deviceChanged(): void {
    if (this.#state.kind === 'idle') return;
    const visible = this.#device?.visible === true;
    if (this.#isOffline) {
      this.#drop();
      clearTimeout(this.#retry);
      this.#become({ kind: 'offline', since: this.#since() });
    } else if (!this.#socket) {
      if (visible) this.#tries = 0;
      this.open();
    } else if (visible) this.#beat(true);
  }

  #connect(): void {
    const first = this.#state.kind === 'idle' || this.#state.kind === 'connecting';
    const since = this.#since();
    this.#become(first ? { kind: 'connecting', since } : { kind: 'reconnecting', since, next: undefined });
    let socket: SocketLike;
    try {
      socket = this.#parts.connect();
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    this.#heard = this.#clock();
    this.#pinged = 0;
    const mine = (act: () => void) => (): void => {
      if (this.#socket === socket) act();
    };
    socket.onclose = mine(() => this.#cut());
    // A close follows in every browser; in others it may not.
    socket.onerror = mine(() => this.#cut());
    socket.onmessage = (event: { readonly data: unknown }): void => {
      if (this.#socket === socket && typeof event.data === 'string') this.#take(JSON.parse(event.data));
    };
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(false), SILENCE / 3);
  }

  /** Lets go of the socket without a word to anybody. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    clearInterval(this.#pulse);
    clearTimeout(this.#askingAgain);
    this.#askingAgain = undefined;
    this.#untold.clear();
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    // A socket that is closed before it was open says so as an error.
    socket.onerror = () => undefined;
    socket.close();
  }
  #cut(): void {
    this.#drop();
    if (!this.#closed) this.#lost();
  }
  /** The line is cut: another try follows, later each time, never at the same time as everybody else's. */
  #lost(): void {
    const since = this.#since();
    if (this.#isOffline) {
      this.#become({ kind: 'offline', since });
      return;
    }
    const wait = this.#spread(this.#tries++);
    this.#become({ kind: 'reconnecting', since, next: this.#clock() + wait });
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), wait);
  }

  /** How long to wait before the next try. */
  #spread(tries: number): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
    return longest * (0.5 + 0.5 * (this.#parts.random?.() ?? Math.random()));
  }

  /** Asks a silent line for a sign; one that gave none is dead, whatever the network says. */
  #beat(atOnce: boolean): void {
    const now = this.#clock();
    if (this.#pinged > 0 && now - this.#pinged > SILENCE) this.#cut();
    else if (this.#pinged === 0 && (atOnce || now - this.#heard > SILENCE)) {
      this.#pinged = now;
      this.#send({ kind: 'ping', n: ++this.#pings });
    }
  }

  #send(message: ClientMessage): void {
    if (this.#state.kind === 'connected' && this.#socket?.readyState === OPEN)
      this.#socket.send(JSON.stringify(message));
  }
  #ask(id: string, message: ClientMessage): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      this.#send(message);
      this.open();
    });
  }
  #askFor(table: string, { told, log, chat }: FollowedTable): void {
    const last = chat.at(-1)?.id;
    this.#send({
      kind: 'follow',
      table,
      ...(told ? { have: { version: told.version, entries: log.length } } : {}),
      ...(last === undefined ? {} : { chat: last }),
    });
  }

  #take(message: ServerMessage): void {
    this.#heard = this.#clock();
    this.#pinged = 0;
    switch (message.kind) {
      case 'hello':
        this.#greeted(message);
        return;
      case 'snapshot':
        this.#snapshot(message.table, message.news);
        return;
      case 'card':
      case 'cardDiffers':
        this.#card(message);
        return;
      case 'chat':
        this.#chat(message.table, message.lines);
        return;
      case 'list': {
        this.#refusals = 0;
        this.#setClock(message.now);
        const followed = this.#lists.get(message.list);
        if (!followed) return;
        followed.last = message.tables;
        for (const listener of followed.listeners) listener(message.tables);
        return;
      }
      case 'accepted':
        this.#settle(message.id)?.resolve(message.version);
        return;
      case 'answered':
        this.#settle(message.id)?.resolve(message.answer);
        return;
      case 'refused':
        this.#refused(message);
        return;
      case 'moving':
        // Another process is ready: there is nothing to wait for, except that not everybody comes in the same moment.
        this.#tries = 0;
        this.#cut();
        return;
      case 'pong':
        this.#setClock(message.now);
    }
  }

  #card(message: Extract<ServerMessage, { kind: 'card' | 'cardDiffers' }>): void {
    this.#setClock(message.now);
    const followed = this.#tables.get(message.table);
    if (!followed) return;
    const present =
      message.kind === 'card' ? message.card : (changed(followed.card, message.differs) as TableCard | undefined);
    if (!present) {
      this.#askForWhole(message.table, followed);
      return;
    }
    followed.card = present;
    for (const { card } of followed.listeners) card?.(present);
  }

  #greeted({ person, now, release }: Extract<ServerMessage, { kind: 'hello' }>): void {
    if (this.#person !== undefined && this.#person !== person) this.#forgetTold();
    this.#person = person;
    this.#release = release;
    this.#setClock(now);
    this.#tries = 0;
    this.#become({ kind: 'connected' });
    if (!this.#here) this.#send({ kind: 'attention', here: false });
    for (const [table, followed] of this.#tables) this.#askFor(table, followed);
    for (const list of this.#lists.keys()) this.#send({ kind: 'watchList', list });
    // Whether these were done before the line was cut, the station knows by their ids.
    for (const { message } of this.#waiting.values()) this.#send(message);
  }
  /** What was told to somebody else at this device is not what the next one knows. */
  #forgetTold(): void {
    for (const followed of this.#tables.values()) {
      followed.told = undefined;
      followed.shown = undefined;
      followed.card = undefined;
      followed.log = [];
      followed.chat = [];
    }
  }
  #setClock(now: number): void {
    this.#ahead = now - this.#clock();
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
  #refused({ id, table, list, problem, snapshot }: Extract<ServerMessage, { kind: 'refused' }>): void {
    if (id !== undefined) this.#settle(id)?.reject(new CommandRefused(problem, snapshot));
    else if (PASSING.includes(problem.reason)) this.#askLater(table, list);
    else if (table !== undefined)
      for (const { refused } of this.#tables.get(table)?.listeners ?? []) refused?.(problem);
  }
  #askLater(table: string | undefined, list: ListName | undefined): void {
    if (list !== undefined) {
      this.#untold.add(() => {
        if (this.#lists.has(list)) this.#send({ kind: 'watchList', list });
      });
    }
    if (table !== undefined) {
      this.#untold.add(() => {
        const followed = this.#tables.get(table);
        if (followed) this.#askFor(table, followed);
      });
    }
    this.#askingAgain ??= setTimeout(
      () => {
        this.#askingAgain = undefined;
        const untold = [...this.#untold];
        this.#untold.clear();
        for (const ask of untold) ask();
      },
      this.#spread(this.#refusals++),
    );
  }

  #snapshot(table: string, news: SnapshotNews): void {
    this.#refusals = 0;
    const followed = this.#tables.get(table);
    if (!followed) return;
    // Until the whole comes that was asked for, there is nothing that a difference could be made from.
    if (followed.asked && !('whole' in news)) return;
    followed.asked = false;
    followed.told = 'whole' in news ? news.whole : nextSnapshot(followed.told, news);
    if (followed.told) this.#show(followed, followed.told);
    else this.#askForWhole(table, followed);
  }
  #askForWhole(table: string, followed: FollowedTable): void {
    followed.told = undefined;
    followed.asked = true;
    this.#askFor(table, followed);
  }
  /** A process that has not heard of everything yet may tell an older present than the screen shows: it is not shown. */
  #show(followed: FollowedTable, told: Snapshot): void {
    if (followed.shown && told.version < followed.shown.version) return;
    const { from, entries } = told.log;
    if (from > followed.log.length) {
      // Part of the log is missing: it is asked for from where it is known.
      this.#askForWhole(told.table, followed);
      return;
    }
    followed.log = [...followed.log.slice(0, from), ...entries];
    followed.shown = told;
    for (const { snapshot } of followed.listeners) snapshot?.(told);
  }
  #chat(table: string, lines: readonly ChatLine[]): void {
    const followed = this.#tables.get(table);
    if (!followed) return;
    const last = followed.chat.at(-1)?.id ?? -1;
    followed.chat = [...followed.chat, ...lines.filter(({ id }) => id > last)];
    for (const { chat } of followed.listeners) chat?.(lines);
  }
  #tellKnown({ card, shown, log, chat }: FollowedTable, listener: TableListener): void {
    if (card) listener.card?.(card);
    if (chat.length > 0) listener.chat?.(chat);
    if (shown) listener.snapshot?.({ ...shown, log: { from: 0, entries: log } });
  }
}

type Listen<Kind> = (kind: Kind, listener: () => void) => void;
/** As much of a browser as the line listens to; this file is for programs as well, where there is none. */
interface DocumentLike {
  readonly visibilityState: string;
  readonly addEventListener: Listen<'visibilitychange'>;
  readonly removeEventListener: Listen<'visibilitychange'>;
  readonly defaultView: {
    readonly navigator: { readonly onLine: boolean };
    readonly addEventListener: Listen<'online' | 'offline'>;
    readonly removeEventListener: Listen<'online' | 'offline'>;
  } | null;
}

function browserDevice(): Device | undefined {
  const page: DocumentLike | undefined = Reflect.get(globalThis, 'document');
  const window = page?.defaultView;
  if (!page || !window) return undefined;
  return {
    get online() {
      return window.navigator.onLine;
    },
    get visible() {
      return page.visibilityState === 'visible';
    },
    onChange(listener) {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      page.addEventListener('visibilitychange', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
        page.removeEventListener('visibilitychange', listener);
      };
    },
  };
}

/** The next snapshot; undefined when the difference is not made from this one. */
function nextSnapshot(
  told: Snapshot | undefined,
  { after, differs }: Extract<SnapshotNews, { after: number }>,
): Snapshot | undefined {
  return told?.version === after ? (changed(told, differs) as Snapshot | undefined) : undefined;
}

/** What it has become; undefined when the difference was not made from it. */
function changed(before: unknown, difference: unknown): unknown {
  try {
    return before === undefined ? undefined : patched(before, difference);
  } catch {
    return undefined;
  }
}

/** A name for this line that no other one has: the ids of its commands begin with it. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address of the station's socket, as seen from a page of it. */
export const socketAddress = (page: string): string => {
  const address = new URL('/api/socket', page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
};
