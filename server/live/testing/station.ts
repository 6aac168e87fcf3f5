/** A station for tests: real threads, a real SQLite file, and tables that are put there as if affairs had made them. */

import { patched } from '../../../host/difference.ts';
import type { SeatHolder } from '../../../host/seats.ts';
import { seatKind } from '../../../host/seats.ts';
import type { Snapshot } from '../../../host/snapshot.ts';
import type { Move, OptionValue, Seat } from '../../../kernel/index.ts';
import { emptyFolder } from '../../../scripts/testing/empty-folder.ts';
import type { Affairs } from '../../affairs/affairs.ts';
import { halted } from '../../affairs/asks.ts';
import { wakeOf } from '../../affairs/wake.ts';
import type { ServerMessage } from '../../protocol/socket.ts';
import type { Terms } from '../../protocol/tables.ts';
import type { AroundTheGame, Caller, Line } from '../../station.ts';
import { openStorage } from '../../storage/index.ts';
import { newTable } from '../../storage/new-table.ts';
import type { Storage } from '../../storage/storage.ts';
import { OPEN_TERMS } from '../../testing/terms.ts';
import { LiveStation, type StationSettings } from '../live-station.ts';

export const ANNA: Caller = { person: 'anna' };
export const BEN: Caller = { person: 'ben' };
export const WATCHER: Caller = { person: undefined };

/** One who sits at a table for tests: a person by id, or an opponent by level. */
export type Sitter = 'anna' | 'ben' | 'cleo' | 'dora' | { readonly level: string } | { readonly automa: string };

export interface TableWish {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seed?: number;
  readonly terms?: Partial<Terms>;
  readonly edition?: unknown;
}

/** A line that writes down what it is told, and puts snapshots together as a page does. */
export class Screen implements Line {
  readonly messages: ServerMessage[] = [];
  snapshot: Snapshot | undefined;
  bytes = 0;
  #waiting: (() => void)[] = [];

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }
  sendText(json: string): void {
    this.bytes += json.length;
    const message: ServerMessage = JSON.parse(json);
    this.messages.push(message);
    if (message.kind === 'snapshot') {
      const { news } = message;
      if ('whole' in news) this.snapshot = news.whole;
      else {
        if (this.snapshot?.version !== news.after) throw new Error('a difference from a snapshot that is not here');
        this.snapshot = patched(this.snapshot, news.differs) as Snapshot;
      }
    }
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
  get present(): Snapshot {
    if (!this.snapshot) throw new Error('this screen was told nothing of the game');
    return this.snapshot;
  }
  /** Resolves when what the screen was told satisfies this. */
  async until(holds: (screen: Screen) => boolean): Promise<void> {
    while (!holds(this)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
  /** Its first legal move. */
  get firstMove(): Move {
    const { stage } = this.present;
    if (stage.kind !== 'yours') throw new Error('it is not this screen’s turn');
    return stage.moves[0].move;
  }
}

/** The little of affairs that live play cannot do without: nobody says, asks or lists anything in these tests. */
function playOnly(storage: Storage): Affairs & AroundTheGame {
  const elsewhere = (): never => {
    throw new Error('this is tested with the affairs of tables');
  };
  return {
    create: elsewhere,
    fromSave: elsewhere,
    card: elsewhere,
    byTicket: elsewhere,
    list: elsewhere,
    mine: elsewhere,
    sitDown: elsewhere,
    leave: elsewhere,
    setReady: elsewhere,
    setSeat: elsewhere,
    newToken: elsewhere,
    start: elsewhere,
    close: elsewhere,
    rematch: elsewhere,
    looksAt: elsewhere,
    calls: () => [],
    attention: elsewhere,
    command: elsewhere,
    followList: elsewhere,
    mayFollow: ({ person }, { seats, terms }) => terms.watching || seats.some((seat) => seat.person === person),
    chat: async () => [],
    notes: async () => '',
    due: async () => undefined,
    halt: async (id, why) => {
      const table = await storage.findTable(id);
      if (table) await storage.changeTable(id, table.revision, halted(table, why)?.fields ?? {});
    },
    moved: () => undefined,
    stop: async () => undefined,
    follow: async () => () => undefined,
  };
}

export interface TestStation {
  readonly station: LiveStation;
  readonly storage: Storage;
  /** Puts a table there whose game has begun. */
  put(id: string, wish: TableWish): Promise<void>;
  /** A screen that follows a table. */
  screen(caller: Caller, table: string): Promise<Screen>;
  play(caller: Caller, table: string, screen: Screen, move?: Move): Promise<number>;
  problems: unknown[];
  stop(): Promise<void>;
}

export interface TestStationParts {
  readonly settings?: Partial<StationSettings>;
  /** Another station at the same storage. */
  readonly storage?: Storage;
  now?(): number;
}

export async function startTestStation(parts: TestStationParts = {}): Promise<TestStation> {
  const storage = parts.storage ?? (await openStorage({ data: emptyFolder() }));
  if (!parts.storage) await storage.migrate();
  const problems: unknown[] = [];
  const station = new LiveStation({
    storage,
    affairs: () => playOnly(storage),
    report: (problem) => problems.push(problem),
    ...(parts.now ? { now: parts.now } : {}),
    settings: {
      registry: new URL('./games.ts', import.meta.url),
      rulesThreads: 1,
      thinkerThreads: 1,
      pace: 0,
      ...parts.settings,
    },
  });
  let commands = 0;
  return {
    station,
    storage,
    problems,
    put: (id, wish) => putTable(station, storage, id, wish),
    async screen(caller, table) {
      const screen = new Screen();
      await station.follow(caller, table, screen);
      return screen;
    },
    async play(caller, table, screen, move = screen.firstMove) {
      const { version } = screen.present;
      const command = { type: 'play' as const, version, move };
      const done = await station.command(caller, table, `c${++commands}`, command);
      await screen.until(() => screen.present.version >= done.version);
      return done.version;
    },
    async stop() {
      await station.stop();
      if (!parts.storage) await storage.close();
    },
  };
}

const holderOf = (sitter: Sitter): SeatHolder => {
  if (typeof sitter === 'string') return { kind: 'human', name: sitter };
  if ('automa' in sitter) return { kind: 'automa', automa: sitter.automa };
  return { kind: 'opponent', level: sitter.level, name: sitter.level };
};

async function putTable(station: LiveStation, storage: Storage, id: string, wish: TableWish): Promise<void> {
  const holders = wish.sitters.map(holderOf);
  const { game, options = {}, seed = 7, edition } = wish;
  const begun = await station.rules.begin({ game, edition, seats: holders.map(seatKind), options, seed });
  const seats = wish.sitters.map((sitter, seat: Seat) => ({
    holder: holders[seat],
    wish: 'taken' as const,
    ...(typeof sitter === 'string' ? { person: sitter } : {}),
  }));
  const now = Date.now();
  const facts = {
    id,
    game,
    ruleset: begun.ruleset,
    edition: begun.edition,
    ownEdition: edition,
    options: begun.options,
    terms: { ...OPEN_TERMS, ...wish.terms },
    seats,
    host: 'anna',
  };
  const table = newTable(facts, now);
  await storage.createTable(table);
  const { setup, start, opening, openingTotals, deciding } = begun;
  const playing = { ...table, stage: 'playing' as const, setup, opening, openingTotals, deciding };
  const { stage } = playing;
  const fields = { stage, setup, opening, openingTotals, deciding, wake: wakeOf(playing, now) };
  const change = { table: id, from: 0, revision: 0, version: 1, keep: 0, start, steps: [], fields };
  if ((await storage.commit(change)) !== 'kept') throw new Error(`the table ${id} could not be put there`);
}
