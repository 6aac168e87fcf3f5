/** The socket end of the station: who may open a line, how many, and what becomes of them when the process stops. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { refuseRaw } from '../http/raw-refusal.ts';
import { Refused } from '../protocol/problems.ts';
import { LONGEST_MESSAGE } from '../protocol/socket.ts';
import type { Caller } from '../station.ts';
import { Allowances, type SocketLimits, Tally, USUAL_LIMITS } from './limits.ts';
import { CLOSE, type StationForSockets, StationSocket } from './socket.ts';

export const SOCKET_PATH = '/api/socket';

export interface SocketsParts {
  readonly station: StationForSockets;
  /** By session cookie or by `Authorization: Bearer <seat token>`; throws Refused for a token or a site that may not come in. */
  whoComes(request: IncomingMessage): Promise<Caller>;
  /** Where a request comes from, behind whatever proxies there are. */
  addressOf(request: IncomingMessage): string;
  now(): number;
  readonly release: string;
  readonly limits?: Partial<SocketLimits>;
  failed(error: unknown): void;
}

/** A little more than the longest message is still read, so that it can be answered; beyond that the line is cut unread. */
const LONGEST_READ = 4 * LONGEST_MESSAGE;
/** How long a stopping process waits for lines to close by themselves. */
const FAREWELL = 2000;

export class Sockets {
  readonly #parts: SocketsParts;
  readonly #limits: SocketLimits;
  readonly #open = new Set<StationSocket>();
  readonly #byPerson = new Tally();
  readonly #byAddress = new Tally();
  readonly #perPerson: Allowances;
  readonly #perAddress: Allowances;
  readonly #webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_READ,
    // Compression costs some 300 KB per line, and differences are small.
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #heartbeat: NodeJS.Timeout;
  #stopping = false;

  constructor(parts: SocketsParts) {
    this.#parts = parts;
    this.#limits = { ...USUAL_LIMITS, ...parts.limits };
    this.#perPerson = new Allowances(this.#limits.perPerson, parts.now);
    this.#perAddress = new Allowances(this.#limits.perAddress, parts.now);
    this.#heartbeat = setInterval(() => this.#beat(), this.#limits.silence / 2);
    this.#heartbeat.unref();
  }

  /** Lines that are open now, for metrics. */
  get size(): number {
    return this.#open.size;
  }

  /** People who have a line open, programs too. */
  get people(): number {
    return this.#byPerson.size;
  }

  #beat(): void {
    const now = this.#parts.now();
    for (const socket of this.#open) socket.checkAlive(now);
    this.#perPerson.tidy();
    this.#perAddress.tidy();
  }

  /** For the server's `upgrade`: whatever is no line of ours is refused with a reason. */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    connection.on('error', () => connection.destroy());
    this.#admit(request, connection, head).catch((error: unknown) => {
      if (!(error instanceof Refused)) this.#parts.failed(error);
      const { reason, message } = error instanceof Refused ? error : new Refused('failed', 'it failed here');
      refuseRaw(connection, { reason, message });
    });
  }

  async #admit(request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
    const address = this.#parts.addressOf(request);
    if (new URL(request.url ?? '/', 'http://station').pathname !== SOCKET_PATH)
      throw new Refused('gone', `lines are opened at ${SOCKET_PATH}`);
    const { origin, authorization } = request.headers;
    // Browsers say whose page it is that opens a line, and send cookies whoever's it is: who says nothing has to have a token.
    if (origin === undefined && authorization === undefined)
      throw new Refused('foreign', 'lines are for pages of this station, and for programs with a token');
    if (this.#stopping) throw new Refused('unavailable', 'this process is going to stop: come again');
    if (this.#byAddress.count(address) >= this.#limits.socketsPerAddress || !this.#perAddress.take(address))
      throw new Refused('tooMany', 'too many lines from this address');
    // Counted before anything is waited for, so that many at once do not slip in.
    this.#byAddress.add(address);
    try {
      const caller = await this.#parts.whoComes(request);
      const name = nameOf(caller);
      if (name !== undefined && this.#byPerson.count(name) >= this.#limits.socketsPerPerson)
        throw new Refused('tooMany', 'too many lines of one person');
      if (connection.destroyed) throw new Refused('gone', 'nobody is there any more');
      this.#webSockets.handleUpgrade(request, connection, head, (webSocket) => {
        const { station, now, release, failed } = this.#parts;
        const socket = new StationSocket(webSocket, {
          connection,
          station,
          caller,
          limits: this.#limits,
          release,
          now,
          mayAsk: () => this.#perAddress.take(address) && (name === undefined || this.#perPerson.take(name)),
          failed,
        });
        this.#open.add(socket);
        if (name !== undefined) this.#byPerson.add(name);
        webSocket.on('close', () => {
          this.#open.delete(socket);
          if (name !== undefined) this.#byPerson.remove(name);
        });
        if (this.#stopping) void socket.move();
      });
    } catch (error) {
      this.#byAddress.remove(address);
      throw error;
    }
    connection.once('close', () => this.#byAddress.remove(address));
  }

  /** Those whose lines are open. */
  get callers(): Caller[] {
    return [...this.#open].map(({ caller }) => caller);
  }

  /** Ends the lines of somebody whose session or token opens nothing any more. */
  end(isTheirs: (caller: Caller) => boolean): void {
    for (const socket of this.#open) if (isTheirs(socket.caller)) socket.close(CLOSE.policy, 'signed out');
  }

  /** Takes no more lines, answers what is under way on those that are open, and sends them elsewhere. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#heartbeat);
    const all = [...this.#open];
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FAREWELL);
    });
    await Promise.race([Promise.all(all.map((socket) => socket.move())), patience]);
    const gone = new Promise<void>((resolve) => {
      const look = (): void => (this.#open.size === 0 ? resolve() : void setTimeout(look, 20).unref());
      look();
    });
    await Promise.race([gone, patience]);
    clearTimeout(timer);
    for (const socket of this.#open) socket.cut();
  }
}

/** Under which name somebody's lines are counted: a program's are those of its seat. */
function nameOf({ person, seatToken }: Caller): string | undefined {
  return seatToken ? `seat ${seatToken.table} ${seatToken.seat}` : person;
}
