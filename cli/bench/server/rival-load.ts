/**
 * The same players at boardgame.io's server. They speak its protocol over the socket themselves: its own client would spend most of
 * this process's time, and what is measured is the server.
 */
import { createRequire } from 'node:module';
import { pick, type Stream, seedStream } from '../../../kernel/index.ts';
import { type Ctx, type RivalState, rivalGame, rivalMoves } from '../rival-game.ts';
import { oncePerSecond, Tallied, wait } from './figures.ts';
import { answering } from './process.ts';

export type RivalLoadQuestion =
  | { readonly kind: 'sit'; readonly port: number; readonly tables: number }
  | { readonly kind: 'play'; readonly seconds: number };

interface State {
  readonly G: RivalState;
  readonly ctx: Ctx;
  readonly _stateID: number;
}
interface RivalSocket {
  emit(kind: string, ...args: readonly unknown[]): void;
  on(kind: string, listener: (...args: readonly unknown[]) => void): void;
  readonly io: {
    readonly engine: { on(kind: 'data', listener: (data: unknown) => void): void };
    on(kind: 'open', listener: () => void): void;
  };
}

const SEATS = 4;
const load = createRequire(new URL('../rival/package.json', import.meta.url));
const { io }: { io(address: string, wish: object): RivalSocket } = load('socket.io-client');

let tallied = new Tallied();
let tables: readonly RivalTable[] = [];

class RivalTable {
  readonly #id: string;
  readonly #stream: Stream;
  readonly #sockets: readonly RivalSocket[];
  readonly #states: (State | undefined)[] = Array.from({ length: SEATS }, () => undefined);
  #awaited: { readonly id: number; readonly since: number } | undefined;

  constructor(port: number, id: string) {
    this.#id = id;
    this.#stream = seedStream(id.length, id);
    this.#sockets = this.#states.map((_, seat) => {
      const socket = io(`http://localhost:${port}/${rivalGame.name}`, { transports: ['websocket'], forceNew: true });
      socket.on('connect', () => socket.emit('sync', id, String(seat), undefined, SEATS));
      socket.on('sync', (_match, info) => this.#show(seat, (info as { state: State }).state));
      socket.on('update', (_match, state) => this.#show(seat, state as State));
      socket.io.on('open', () =>
        socket.io.engine.on('data', (data) => {
          tallied.bytes += typeof data === 'string' ? data.length : 0;
        }),
      );
      return socket;
    });
  }

  get ready(): boolean {
    return this.#states.every((state) => state !== undefined);
  }
  get quiet(): boolean {
    return this.#awaited === undefined;
  }
  forget(): void {
    this.#awaited = undefined;
  }

  #show(seat: number, state: State): void {
    this.#states[seat] = state;
    const awaited = this.#awaited;
    if (awaited && this.#states.every((shown) => shown !== undefined && shown._stateID >= awaited.id)) {
      tallied.seen(performance.now() - awaited.since);
      this.#awaited = undefined;
    }
  }

  move(): void {
    if (this.#awaited) {
      tallied.late++;
      return;
    }
    const [state] = this.#states;
    if (!state || state.ctx.gameover !== undefined) return;
    const { G, ctx, _stateID } = state;
    const { move, args } = pick(this.#stream, rivalMoves(G, ctx));
    const playerID = ctx.currentPlayer;
    this.#awaited = { id: _stateID + 1, since: performance.now() };
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
    this.#sockets[Number(playerID)].emit('update', action, _stateID, this.#id, playerID);
  }
}

async function everybody(what: (table: RivalTable) => boolean, ms: number): Promise<void> {
  for (const until = performance.now() + ms; !tables.every(what); await wait(20))
    if (performance.now() > until)
      throw new Error(`${tables.filter((table) => !what(table)).length} tables do not answer`);
}

answering<RivalLoadQuestion>(async (question) => {
  if (question.kind === 'sit') {
    for (let n = 0; n < question.tables; n++) {
      const response = await fetch(`http://localhost:${question.port}/games/${rivalGame.name}/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ numPlayers: SEATS }),
      });
      const { matchID } = (await response.json()) as { matchID: string };
      tables = [...tables, new RivalTable(question.port, matchID)];
      if (n % 20 === 0) await everybody(({ ready }) => ready, 60_000);
    }
    await everybody(({ ready }) => ready, 60_000);
    return tables.length;
  }
  tallied = new Tallied();
  for (const table of tables) table.forget();
  await oncePerSecond(tables, question.seconds, (table) => table.move());
  await everybody(({ quiet }) => quiet, 20_000).catch(() => undefined);
  return tallied.figures(tables.length);
});
