/** The players of the benchmark: four lines per table, each as a page has it, and one move per table and second. */
import { WebSocket } from 'ws';
import type { Snapshot } from '../../../host/snapshot.ts';
import { pick, type Stream, seedStream } from '../../../kernel/index.ts';
import type { ClientMessage } from '../../../server/protocol/socket.ts';
import { StationLine, socketAddress } from '../../../web/online/line.ts';
import { oncePerSecond, share, Tallied, wait } from './figures.ts';
import { answering } from './process.ts';

export interface LoadTable {
  readonly id: string;
  /** The cookie of each player, in the order of the seats. */
  readonly cookies: readonly string[];
}

export type LoadQuestion =
  /** Everybody sits down; players of a table are spread over the servers, or tables are. */
  | {
      readonly kind: 'sit';
      readonly addresses: readonly string[];
      readonly spread: boolean;
      readonly tables: readonly LoadTable[];
    }
  /** So many moves are played at tables that do not count, as fast as they come; then everybody goes. */
  | {
      readonly kind: 'warmUp';
      readonly addresses: readonly string[];
      readonly spread: boolean;
      readonly tables: readonly LoadTable[];
      readonly moves: number;
    }
  | { readonly kind: 'play'; readonly seconds: number }
  /** Somebody looks at every table and goes on looking. */
  | { readonly kind: 'look'; readonly address: string; readonly tables: readonly LoadTable[] }
  /** How long it takes until a table is on the screen, one after the other; in ms. */
  | { readonly kind: 'open'; readonly address: string; readonly tables: readonly LoadTable[] };

/** A move waits so long for the last view before it counts as lost. */
const PATIENCE = 20_000;
const WARM_UP_PACE = 20;
const WARM_UP_LOOK = 2_000;

class PlayedTable {
  readonly lines: readonly StationLine[];
  readonly #id: string;
  readonly #stream: Stream;
  readonly #shown: (Snapshot | undefined)[];
  #tallied: Tallied;
  /** Version that everybody has to see, and since when they wait for it. */
  #awaited: { readonly version: number; readonly since: number } | undefined;

  constructor(
    { id, cookies }: LoadTable,
    addresses: readonly string[],
    tallied: Tallied,
    bytes: (count: number) => void,
  ) {
    this.#id = id;
    this.#tallied = tallied;
    this.#stream = seedStream(id.length, id);
    this.#shown = cookies.map(() => undefined);
    this.lines = cookies.map((cookie, seat) => {
      const address = addresses[seat % addresses.length];
      const line = lineTo(address, cookie, bytes);
      line.follow(id, { snapshot: (snapshot) => this.#show(seat, snapshot) });
      return line;
    });
  }

  tally(tallied: Tallied): void {
    this.#tallied = tallied;
    this.#awaited = undefined;
  }
  get ready(): boolean {
    return this.#shown.every((snapshot) => snapshot !== undefined);
  }
  get quiet(): boolean {
    return this.#awaited === undefined;
  }
  leave(): void {
    for (const line of this.lines) line.close();
  }

  #show(seat: number, snapshot: Snapshot): void {
    this.#shown[seat] = snapshot;
    const awaited = this.#awaited;
    if (awaited && this.#shown.every((shown) => shown !== undefined && shown.version >= awaited.version)) {
      this.#tallied.seen(performance.now() - awaited.since);
      this.#awaited = undefined;
    }
  }

  move(): void {
    if (this.#awaited) {
      this.#tallied.late++;
      if (performance.now() - this.#awaited.since > PATIENCE) this.#awaited = undefined;
      return;
    }
    for (const [seat, snapshot] of this.#shown.entries()) {
      if (snapshot?.stage.kind !== 'yours') continue;
      const { move } = pick(this.#stream, snapshot.stage.moves);
      this.#awaited = { version: snapshot.version + 1, since: performance.now() };
      this.lines[seat].command(this.#id, { type: 'play', version: snapshot.version, move }).catch(() => {
        this.#tallied.refused++;
        this.#awaited = undefined;
      });
      return;
    }
  }
}

const socketTo = (address: string, cookie: string): WebSocket =>
  new WebSocket(socketAddress(address), { headers: { origin: new URL(address).origin, cookie } });

function lineTo(address: string, cookie: string, bytes: (count: number) => void): StationLine {
  return new StationLine({
    connect: () => {
      const socket = socketTo(address, cookie);
      socket.on('message', (data) => bytes(Buffer.isBuffer(data) ? data.length : 0));
      return socket;
    },
  });
}

let tables: readonly PlayedTable[] = [];
let tallied = new Tallied();
const bytes = (count: number): void => {
  tallied.bytes += count;
};

async function everybody(what: (table: PlayedTable) => boolean, ms: number): Promise<void> {
  for (const until = performance.now() + ms; !tables.every(what); await wait(20))
    if (performance.now() > until)
      throw new Error(`${tables.filter((table) => !what(table)).length} tables do not answer`);
}

async function openingTimes(address: string, wanted: readonly LoadTable[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const { id, cookies } of wanted) {
    const line = lineTo(address, cookies[0], () => undefined);
    // The line is there already, as in a page in which somebody chooses a table.
    await new Promise<void>((resolve) => {
      line.onState(({ kind }) => (kind === 'connected' ? resolve() : undefined));
      line.open();
    });
    const began = performance.now();
    await new Promise<void>((resolve, reject) => {
      line.follow(id, { snapshot: () => resolve(), refused: ({ message }) => reject(new Error(message)) });
    });
    times.push(performance.now() - began);
    line.close();
  }
  return times;
}

/** One line per person, each with all their tables, as a page has it. What comes is counted and thrown away: memory is measured elsewhere. */
async function lookAt(address: string, wanted: readonly LoadTable[]): Promise<number> {
  const byPerson = new Map<string, string[]>();
  for (const { id, cookies } of wanted) byPerson.set(cookies[0], [...(byPerson.get(cookies[0]) ?? []), id]);
  let shown = 0;
  for (const [cookie, ids] of byPerson) {
    await new Promise<void>((resolve, reject) => {
      const socket = socketTo(address, cookie);
      let left = ids.length;
      socket.on('open', () => {
        for (const table of ids) socket.send(JSON.stringify({ kind: 'follow', table } satisfies ClientMessage));
      });
      socket.on('message', (data) => {
        const start = Buffer.isBuffer(data) ? data.toString('latin1', 0, 40) : '';
        if (start.startsWith('{"kind":"refused"')) reject(new Error(String(data)));
        if (start.startsWith('{"kind":"snapshot"') && --left === 0) resolve();
      });
      socket.on('error', reject);
    });
    shown += ids.length;
  }
  return shown;
}

async function sitDown({ addresses, spread, tables: wanted }: Extract<LoadQuestion, { kind: 'sit' | 'warmUp' }>) {
  tables = [];
  for (const [n, table] of wanted.entries()) {
    const here = spread ? addresses : [addresses[n % addresses.length]];
    tables = [...tables, new PlayedTable(table, here, tallied, bytes)];
    if (tables.length % 20 === 0) await everybody(({ ready }) => ready, 60_000);
  }
  await everybody(({ ready }) => ready, 60_000);
}

/** Ends when so many moves were seen, or when hardly any game is left to play on. */
async function warmUp(moves: number): Promise<void> {
  tallied = new Tallied();
  for (const table of tables) table.tally(tallied);
  for (let seen = -1; tallied.moves < moves && tallied.moves > seen; ) {
    seen = tallied.moves;
    for (const until = performance.now() + WARM_UP_LOOK; performance.now() < until; await wait(WARM_UP_PACE))
      for (const table of tables) if (table.quiet) table.move();
  }
  await everybody(({ quiet }) => quiet, PATIENCE).catch(() => undefined);
  for (const table of tables) table.leave();
  tables = [];
}

answering<LoadQuestion>(async (question) => {
  switch (question.kind) {
    case 'sit':
      await sitDown(question);
      return tables.length;
    case 'warmUp':
      await sitDown(question);
      await warmUp(question.moves);
      return tallied.moves;
    case 'play':
      tallied = new Tallied();
      for (const table of tables) table.tally(tallied);
      await oncePerSecond(tables, question.seconds, (table) => table.move());
      await everybody(({ quiet }) => quiet, PATIENCE).catch(() => undefined);
      return tallied.figures(tables.length);
    case 'look':
      return lookAt(question.address, question.tables);
    case 'open': {
      const sorted = [...(await openingTimes(question.address, question.tables))].sort((a, b) => a - b);
      return { p50: share(sorted, 0.5), p95: share(sorted, 0.95) };
    }
  }
});
