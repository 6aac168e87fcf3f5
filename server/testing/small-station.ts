/** A station with one table of the practice game in memory, behind a real HTTP server: enough for tests of lines and sockets. */
import { createServer, type IncomingMessage } from 'node:http';
import { differs } from '../../host/difference.ts';
import { Feed, type Snapshot } from '../../host/snapshot.ts';
import { Table } from '../../host/table.ts';
import { toy } from '../../kernel/conformance/toy.ts';
import { makeSetup, type Seat, startMatch, type Viewer } from '../../kernel/index.ts';
import { Refused } from '../protocol/problems.ts';
import type { TableCard } from '../protocol/tables.ts';
import type { SocketLimits } from '../socket/limits.ts';
import type { StationForSockets } from '../socket/socket.ts';
import { Sockets } from '../socket/sockets.ts';
import { type Caller, type Line, RefusedStale } from '../station.ts';

const game = toy.open(toy.standardEdition);

/** Long enough that a few of them fill whatever lies between two ends of a line. */
const LONG_ANSWER = 'x'.repeat(400_000);

const PEOPLE = ['anna', 'ben'];

const CARD: TableCard = {
  id: 't',
  game: 'toy',
  options: {},
  ownEdition: false,
  stage: 'playing',
  terms: { pace: { kind: 'none' }, visible: 'link', takeBack: 'turn', rated: false, watching: true, grace: 0 },
  seats: [],
  host: 'anna',
  watchers: 0,
  paused: false,
  at: 0,
  deciding: [],
  created: 0,
  updated: 0,
  mine: [],
};

interface Follower {
  readonly line: Line;
  readonly viewer: Viewer;
  readonly feed: Feed;
  told: Snapshot;
}

export class SmallStation {
  readonly table: Table;
  readonly #followers = new Set<Follower>();
  readonly #away = new Set<Line>();
  readonly #done = new Map<string, number>();
  /** How many commands changed the game. */
  changes = 0;
  /** Commands wait for this. */
  gate: Promise<void> = Promise.resolve();

  constructor(seed = 5) {
    const setup = makeSetup(game, { seats: ['player', 'player'], options: { whistle: true }, seed });
    const holders = PEOPLE.map((name) => ({ kind: 'human' as const, name }));
    this.table = new Table(startMatch(game, setup), { id: 't', holders, edition: toy.standardEdition });
  }

  get followers(): number {
    return this.#followers.size;
  }

  /** Lines at which nobody looks. */
  get away(): number {
    return this.#away.size;
  }

  #viewer({ person, seatToken }: Caller): Viewer {
    const seat = seatToken?.seat ?? PEOPLE.indexOf(person ?? '');
    return seat < 0 ? 'spectator' : seat;
  }
  #find(table: string): void {
    if (table !== 't') throw new Refused('gone', 'there is no such table');
  }

  /** Plays the first legal move of whoever decides, as if somebody else had. */
  playOn(): void {
    const [seat] = this.table.deciding;
    this.table.play(seat, game.moves(this.table.match.state, seat)[0]);
    this.#tell();
  }
  /** Tells everybody an older present than the last one, and then a difference from something that nobody has. */
  tellWrongly(): void {
    for (const { line, told } of this.#followers) {
      line.send({ kind: 'snapshot', table: 't', news: { whole: { ...told, version: told.version - 1 } } });
      line.send({ kind: 'snapshot', table: 't', news: { after: told.version + 7, differs: { version: [99] } } });
    }
  }
  /** What changes with every move, among what does not. */
  #tellCard(line: Line): void {
    const card = { ...CARD, at: this.table.at, deciding: this.table.deciding };
    line.send({ kind: 'card', table: 't', card, now: Date.now() });
  }
  #tell(): void {
    for (const follower of this.#followers) {
      this.#tellCard(follower.line);
      const snapshot = JSON.parse(JSON.stringify(follower.feed.snapshot(follower.viewer)));
      const news = { after: follower.told.version, differs: differs({ ...follower.told, log: null }, snapshot) };
      follower.told = snapshot;
      follower.line.sendText(JSON.stringify({ kind: 'snapshot', table: 't', news }));
    }
  }

  readonly station: StationForSockets = {
    affairs: {
      attention: (line, here) => {
        if (here) this.#away.delete(line);
        else this.#away.add(line);
      },
    },
    command: async (caller, table, id, command) => {
      this.#find(table);
      await this.gate;
      const seat = this.#viewer(caller);
      if (seat === 'spectator') throw new Refused('notYours', 'you do not sit there');
      const key = `${caller.person} ${id}`;
      const before = this.#done.get(key);
      if (before !== undefined) return { version: before };
      if (command.type !== 'play') throw new Refused('notNow', 'this table only plays');
      if (command.version !== this.table.version) throw new RefusedStale(new Feed(this.table).snapshot(seat));
      if (this.table.play(seat, command.move) !== undefined) throw new Refused('illegal', 'not a legal move');
      this.changes++;
      this.#done.set(key, this.table.version);
      this.#tell();
      return { version: this.table.version };
    },
    ask: async (caller, table, question) => {
      this.#find(table);
      if (question.type === 'hint') throw new Error('a bug with secrets in its message');
      // The station knows which answer belongs to which question; this one knows two questions.
      if (question.type === 'transcript') return LONG_ANSWER as never;
      return this.table.moment(question.type === 'look' ? question.at : 0, this.#viewer(caller)) as never;
    },
    follow: async (caller, table, line) => {
      this.#find(table);
      const viewer = this.#viewer(caller);
      const feed = new Feed(this.table);
      const told = JSON.parse(JSON.stringify(feed.snapshot(viewer)));
      const follower: Follower = { line, viewer, feed, told };
      this.#followers.add(follower);
      this.#tellCard(line);
      line.send({ kind: 'snapshot', table, news: { whole: told } });
      return () => this.#followers.delete(follower);
    },
    followList: async (_caller, list, line) => {
      line.send({ kind: 'list', list, tables: [], now: 0 });
      return () => undefined;
    },
  };
}

const SEATS: Readonly<Record<string, Seat>> = { 'seat-0': 0, 'seat-1': 1 };

/** Cookies are names here, and tokens are the names of seats. */
async function whoComes({ headers }: IncomingMessage): Promise<Caller> {
  const { authorization, cookie, origin, host } = headers;
  if (authorization !== undefined) {
    const seat = SEATS[authorization.replace('Bearer ', '')];
    if (seat === undefined) throw new Refused('unauthorised', 'this token opens nothing');
    return { person: undefined, seatToken: { table: 't', seat } };
  }
  if (origin !== `http://${host}`) throw new Refused('foreign', 'this page is not ours');
  return { person: cookie };
}

export interface ServedStation {
  readonly port: number;
  readonly sockets: Sockets;
  readonly failures: unknown[];
  stop(): Promise<void>;
}

export async function serveStation(
  { station }: SmallStation,
  limits: Partial<SocketLimits> = {},
  port = 0,
): Promise<ServedStation> {
  const failures: unknown[] = [];
  const sockets = new Sockets({
    station,
    whoComes,
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    now: () => Date.now(),
    release: 'test',
    limits,
    failed: (error) => failures.push(error),
  });
  const server = createServer((_, response) => response.writeHead(404).end());
  server.on('upgrade', (request, connection, head) => sockets.upgrade(request, connection, head));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('the server has no port');
  return {
    port: bound.port,
    sockets,
    failures,
    async stop() {
      await sockets.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
