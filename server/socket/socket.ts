/** One socket: takes messages apart, has the station do what they say, answers every one, and tells what is followed. */
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { differs } from '../../host/difference.ts';
import { type Problem, Refused } from '../protocol/problems.ts';
import { type ClientMessage, clientMessageSchema, LONGEST_MESSAGE, type ServerMessage } from '../protocol/socket.ts';
import type { TableCard } from '../protocol/tables.ts';
import { type Caller, type Line, RefusedStale, type Station } from '../station.ts';
import type { SocketLimits } from './limits.ts';

/** Codes of RFC 6455 and its registry with which a socket is closed. */
export const CLOSE = { policy: 1008, restart: 1012, tryAgain: 1013 } as const;

/** What sockets need of the station. */
export interface StationForSockets extends Pick<Station, 'command' | 'ask' | 'follow' | 'followList'> {
  readonly affairs: Pick<Station['affairs'], 'attention'>;
}

export interface SocketParts {
  /** What the socket is carried by: several messages can be given to it at once. */
  readonly connection: Pick<Duplex, 'cork' | 'uncork'>;
  readonly station: StationForSockets;
  readonly caller: Caller;
  readonly limits: SocketLimits;
  readonly release: string;
  now(): number;
  /** Whether this socket may say one more thing: its person and its address have an allowance. */
  mayAsk(): boolean;
  /** Something went wrong here that is nobody's fault outside. */
  failed(error: unknown): void;
}

/** What need not be told at once waits so long for company, in ms. */
const SOON = 20;

type CardMessage = Extract<ServerMessage, { kind: 'card' }>;
type ListName = 'open' | 'mine';
type Followed = `table ${string}` | `list ${ListName}`;

/** What was refused. */
interface About {
  readonly id?: string;
  readonly table?: string;
  readonly list?: ListName;
}
const aboutOf = (what: Followed): About => {
  if (what === 'list open') return { list: 'open' };
  if (what === 'list mine') return { list: 'mine' };
  return { table: what.slice('table '.length) };
};

/** What is told of one table or list. Whoever is told by it notices nothing when it has ended. */
class Following implements Line {
  readonly #socket: StationSocket;
  readonly #begin: (line: Line) => Promise<() => void>;
  #stop: (() => void) | undefined;
  #ended = false;
  /** The card that was told last. */
  #card: TableCard | undefined;
  /** Something was not sent because the reader is slow: it is told everything anew when there is room. */
  missed = false;

  constructor(socket: StationSocket, begin: (line: Line) => Promise<() => void>) {
    this.#socket = socket;
    this.#begin = begin;
  }

  async start(): Promise<void> {
    const stop = await this.#begin(this);
    if (this.#ended) stop();
    else this.#stop = stop;
  }
  end(): void {
    this.#ended = true;
    this.#stop?.();
    this.#stop = undefined;
  }
  /** A new one in its place, which begins with everything as it is now. */
  anew(): Following {
    this.end();
    return new Following(this.#socket, this.#begin);
  }

  send(message: ServerMessage): void {
    const told = message.kind === 'card' ? this.#shortened(message) : message;
    const json = JSON.stringify(told);
    // A move is told first, and what follows from it around the game goes out with it.
    if (told.kind === 'cardDiffers') this.#sendSoon(json);
    else this.sendText(json);
  }
  sendText(json: string): void {
    if (this.#mayTell()) this.#socket.sendText(json);
  }
  #sendSoon(json: string): void {
    if (this.#mayTell()) this.#socket.sendSoon(json);
  }
  #mayTell(): boolean {
    if (this.#ended || this.missed) return false;
    this.missed = this.#socket.isBehind;
    return !this.missed;
  }

  /** A card is told after every move, and hardly anything of it has changed. */
  #shortened(message: CardMessage): ServerMessage {
    const { table, card, now } = message;
    const before = this.#card;
    this.#card = card;
    return before ? { kind: 'cardDiffers', table, differs: differs(before, card) ?? {}, now } : message;
  }
}

export class StationSocket {
  readonly #socket: WebSocket;
  readonly #parts: SocketParts;
  readonly #followed = new Map<Followed, Following>();
  #underWay = 0;
  #warnings = 0;
  #closed = false;
  /** Whether somebody looks at the page. */
  #here = true;
  /** When the last sign of life came. */
  #heard: number;
  #asked = false;
  #idle: (() => void) | undefined;
  #waiting: string[] = [];
  #soon: NodeJS.Timeout | undefined;

  constructor(socket: WebSocket, parts: SocketParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#heard = parts.now();
    socket.on('message', (data, isBinary) => this.#take(data, isBinary));
    socket.on('pong', () => this.#sign());
    socket.on('close', () => this.#end());
    // What is wrong with a socket ends it: `close` follows.
    socket.on('error', () => undefined);
    const { caller, release } = parts;
    this.send({ kind: 'hello', person: caller.person ?? null, now: parts.now(), release });
  }

  get caller(): Caller {
    return this.#parts.caller;
  }
  get isBehind(): boolean {
    return this.#socket.bufferedAmount > this.#parts.limits.behind;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }
  /** Goes out with the next message, or by itself after a moment: each call to the operating system costs as much as what is sent. */
  sendSoon(json: string): void {
    if (this.#closed) return;
    this.#waiting.push(json);
    this.#soon ??= setTimeout(() => this.#flush(), SOON).unref();
  }
  sendText(json: string): void {
    this.#flush(json);
  }
  #flush(first?: string): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    const messages = first === undefined ? this.#waiting : [first, ...this.#waiting];
    this.#waiting = [];
    if (this.#closed || messages.length === 0) return;
    const { connection, limits } = this.#parts;
    if (messages.length > 1) connection.cork();
    for (const json of messages) this.#socket.send(json, () => this.#catchUp());
    if (messages.length > 1) connection.uncork();
    if (this.#socket.bufferedAmount > limits.cutOff) this.cut();
  }

  /** There is room again: what was left out is told as it is now. */
  #catchUp(): void {
    if (this.#closed || this.isBehind) return;
    for (const [what, following] of this.#followed) if (following.missed) this.#begin(what, following.anew());
  }

  #begin(what: Followed, following: Following): void {
    this.#followed.set(what, following);
    const tellAttention = (): void => {
      if (!this.#here) this.#parts.station.affairs.attention(following, false);
    };
    following
      .start()
      .then(tellAttention)
      .catch((error: unknown) => {
        if (this.#followed.get(what) === following) this.#followed.delete(what);
        following.end();
        this.#refuse(error, aboutOf(what));
      });
  }
  #follow(what: Followed, begin: (line: Line) => Promise<() => void>): void {
    const before = this.#followed.get(what);
    before?.end();
    if (before === undefined && this.#followed.size >= this.#parts.limits.followed)
      throw new Refused('tooMany', 'this line follows as much as one line may');
    this.#begin(what, new Following(this, begin));
  }
  #unfollow(what: Followed): void {
    this.#followed.get(what)?.end();
    this.#followed.delete(what);
  }

  #sign(): void {
    this.#heard = this.#parts.now();
    this.#asked = false;
  }
  /** Asks a silent socket for a sign of life; one that gave none is dead. */
  checkAlive(now: number): void {
    if (now - this.#heard < this.#parts.limits.silence) return;
    if (this.#asked) {
      this.#socket.terminate();
      return;
    }
    this.#asked = true;
    this.#socket.ping();
  }

  #take(data: RawData, isBinary: boolean): void {
    this.#sign();
    if (!this.#parts.mayAsk()) {
      this.#warn(data);
      return;
    }
    const message = this.#read(data, isBinary);
    if (message === undefined) return;
    try {
      this.#obey(message);
    } catch (error) {
      this.#refuse(error, {
        ...('id' in message ? { id: message.id } : {}),
        ...('table' in message ? { table: message.table } : {}),
      });
    }
  }

  /** Neither taken apart nor done: that is what a flood is to be kept from. */
  #warn(data: RawData): void {
    this.#warnings++;
    if (this.#warnings > this.#parts.limits.warnings) {
      this.#socket.close(CLOSE.policy, 'too many messages');
      return;
    }
    const start = Buffer.isBuffer(data) ? data.toString('latin1', 0, 200) : '';
    const id = /"id":"([\w-]{1,64})"/.exec(start)?.[1];
    this.#refuseWith(id, { reason: 'tooMany', message: 'too many messages: wait a moment' });
  }

  #read(data: RawData, isBinary: boolean): ClientMessage | undefined {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data);
    if (bytes.length > LONGEST_MESSAGE) {
      this.#refuseWith(undefined, { reason: 'tooLong', message: `a message has at most ${LONGEST_MESSAGE} bytes` });
      return undefined;
    }
    let json: unknown;
    try {
      json = isBinary ? undefined : JSON.parse(bytes.toString('utf8'));
    } catch {
      // What is no JSON is no message: it is refused below.
    }
    const parsed = clientMessageSchema.safeParse(json);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const where = issue.path.map(String).join('.');
    this.#refuseWith(idIn(json), {
      reason: 'malformed',
      message:
        json === undefined ? 'a message is JSON text' : `not a message of the protocol: ${where} ${issue.message}`,
    });
    return undefined;
  }

  #obey(message: ClientMessage): void {
    const { station, caller, now } = this.#parts;
    switch (message.kind) {
      case 'follow': {
        const { table, have, chat } = message;
        let from: typeof have = have;
        this.#follow(`table ${table}`, (line) => {
          // What the screen had counts once: whoever fell behind later starts from nothing.
          const resumed = from;
          from = undefined;
          return station.follow(caller, table, line, { have: resumed, chat });
        });
        return;
      }
      case 'unfollow':
        this.#unfollow(`table ${message.table}`);
        return;
      case 'watchList': {
        const { list } = message;
        this.#follow(`list ${list}`, (line) => station.followList(caller, list, line));
        return;
      }
      case 'leaveList':
        this.#unfollow(`list ${message.list}`);
        return;
      case 'command': {
        const { id, table, command } = message;
        this.#answer(id, async () => {
          const { version } = await station.command(caller, table, id, command);
          return { kind: 'accepted', id, version };
        });
        return;
      }
      case 'question': {
        const { id, table, question } = message;
        this.#answer(id, async () => ({ kind: 'answered', id, answer: await station.ask(caller, table, question) }));
        return;
      }
      case 'attention':
        this.#here = message.here;
        for (const following of this.#followed.values()) station.affairs.attention(following, message.here);
        return;
      case 'ping':
        this.send({ kind: 'pong', n: message.n, now: now() });
    }
  }

  #answer(id: string, answer: () => Promise<ServerMessage>): void {
    if (this.#underWay >= this.#parts.limits.underWay)
      throw new Refused('tooMany', 'too many commands are waiting for their answers');
    this.#underWay++;
    answer()
      .then(
        (message) => this.send(message),
        (error: unknown) => this.#refuse(error, { id }),
      )
      .finally(() => {
        this.#underWay--;
        if (this.#underWay === 0) this.#idle?.();
      });
  }

  #refuse(error: unknown, { id, ...about }: About): void {
    if (!(error instanceof Refused)) {
      this.#parts.failed(error);
      this.#refuseWith(id, { reason: 'failed', message: 'it failed here and was not done' }, about);
      return;
    }
    const { reason, message } = error;
    this.send({
      kind: 'refused',
      id,
      ...about,
      problem: { reason, message },
      ...(error instanceof RefusedStale ? { snapshot: error.snapshot } : {}),
    });
  }
  #refuseWith(id: string | undefined, problem: Problem, about: Omit<About, 'id'> = {}): void {
    this.send({ kind: 'refused', id, ...about, problem });
  }

  /** The process stops: what is under way is answered, then the line is closed and may be opened anew elsewhere. */
  async move(): Promise<void> {
    this.send({ kind: 'moving' });
    if (this.#underWay > 0)
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
    this.#socket.close(CLOSE.restart, 'moving');
  }
  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }
  cut(): void {
    this.#socket.terminate();
  }

  #end(): void {
    this.#closed = true;
    clearTimeout(this.#soon);
    for (const following of this.#followed.values()) following.end();
    this.#followed.clear();
    this.#idle?.();
  }
}

/** The id of something that is no message, so that whoever sent it knows what was refused. */
function idIn(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('id' in json)) return undefined;
  return typeof json.id === 'string' && json.id.length <= 64 ? json.id : undefined;
}
