/**
 * Sends a station everything that is wrong, over sockets and HTTP, and looks at what comes of it: every single thing is answered with a
 * right reason, no game has changed, the process lives and its memory is bounded.
 */

import { type IncomingMessage, request } from 'node:http';
import { WebSocket } from 'ws';
import type { Snapshot } from '../../host/snapshot.ts';
import { seedStream } from '../../kernel/index.ts';
import type { ServerMessage } from '../../server/protocol/socket.ts';
import { type StationProcess, Visitor } from '../../server/testing/station.ts';
import { OPEN_TERMS } from '../../server/testing/terms.ts';
import { type Attack, type Attacker, attack, KINDS, type Kind, type Target } from './attacks.ts';

export interface HostileWish {
  readonly count: number;
  readonly seed: number;
  readonly lanes: number;
  onProgress?(done: number): void;
}

export interface HostileFigures {
  readonly answered: Readonly<Record<Kind, number>>;
  /** By reason. */
  readonly answers: Readonly<Record<string, number>>;
  /** Attacks with a wrong answer, or none. */
  readonly findings: readonly { readonly attack: Attack; readonly answer: string }[];
  /** Refused because the station had no time for it: rules that do not come back in time, a database that does not answer. */
  readonly busy: number;
  /** Whether the attacked tables are as they were. */
  readonly unchanged: boolean;
  /** Whether the game goes on with a legal move. */
  readonly goesOn: boolean;
  /** Megabytes after a tenth of the attacks, and at the end. */
  readonly memory: readonly [early: number, late: number];
}

/** An answer that does not come in this time is none. */
const PATIENCE = 20_000;
const MOST_FINDINGS = 20;
const BUSY = ['failed', 'unavailable'];

/** One line for one attack after the other. */
class Lane {
  readonly #open: () => WebSocket;
  #socket: Promise<WebSocket> | undefined;
  #hear: ((answer: string) => void) | undefined;

  constructor(open: () => WebSocket) {
    this.#open = open;
  }

  #ready(): Promise<WebSocket> {
    this.#socket ??= new Promise((resolve, reject) => {
      const socket = this.#open();
      socket.on('error', reject);
      socket.on('message', (data) => {
        const message: ServerMessage = JSON.parse(String(data));
        if (message.kind === 'hello') resolve(socket);
        else if (message.kind === 'refused') this.#hear?.(message.problem.reason);
        else if (message.kind === 'accepted' || message.kind === 'pong') this.#hear?.(message.kind);
      });
      socket.on('close', (code) => {
        this.#socket = undefined;
        this.#hear?.(`closed ${code}`);
      });
    });
    return this.#socket;
  }

  async send({ text, binary }: Attack): Promise<string> {
    const socket = await this.#ready();
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('nothing'), PATIENCE);
      this.#hear = (answer) => {
        clearTimeout(timer);
        this.#hear = undefined;
        resolve(answer);
      };
      socket.send(binary ? Buffer.from(text) : text);
    });
  }

  async close(): Promise<void> {
    (await this.#socket)?.terminate();
  }
}

const textOf = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};

async function overHttp(address: string, who: Visitor, { method, path, text, headers }: Attack): Promise<string> {
  const { status, text: body } = await who.send(method ?? 'POST', path ?? '/', {
    body: text,
    ...(headers ? { headers } : {}),
  });
  if (status < 300) return 'accepted';
  const { reason } = JSON.parse(body);
  return typeof reason === 'string' ? reason : `${status} at ${address}`;
}

/** An upgrade that is refused is answered like any request. */
function overUpgrade(address: string, { cookie }: Visitor, { headers }: Attack): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL('/api/socket', address), {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
    });
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve('accepted');
    });
    asked.on('response', (response) => {
      textOf(response).then((body) => resolve(String(JSON.parse(body).reason)), reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function memoryOf(address: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', address))).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 1024 / 1024;
}

/** A table of two, with a few moves played. */
async function begunTable(address: string): Promise<{ id: string; people: readonly Visitor[] }> {
  const people = [await Visitor.named(address, 'Anna'), await Visitor.named(address, 'Ben')];
  const body = { game: 'steamrollers', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], terms: OPEN_TERMS };
  const { id } = await people[0].ask('POST /api/tables', { body });
  await people[1].ask('POST /api/tables/:id/sit-down', { params: { id }, body: {} });
  for (const person of people)
    await person.ask('POST /api/tables/:id/ready', { params: { id }, body: { ready: true } });
  await people[0].ask('POST /api/tables/:id/start', { params: { id } });
  return { id, people };
}

const look = (who: Visitor, id: string): Promise<Snapshot> =>
  who.ask('GET /api/tables/:id/snapshot', { params: { id } });

interface Turn {
  readonly player: Visitor;
  readonly other: Visitor;
  readonly snapshot: Snapshot;
}
async function whoseTurn(people: readonly Visitor[], id: string): Promise<Turn> {
  for (const [seat, player] of people.entries()) {
    const snapshot = await look(player, id);
    if (snapshot.stage.kind === 'yours') return { player, other: people[1 - seat], snapshot };
  }
  throw new Error('nobody is to move');
}
const movesIn = ({ stage }: Snapshot): readonly object[] =>
  stage.kind === 'yours' ? stage.moves.map(({ move }) => move) : [];

/** Plays on until somebody is to move who has just moved, so that there is a command to repeat. */
async function playedOn(people: readonly Visitor[], id: string): Promise<Turn & { readonly done: Target['done'] }> {
  const last = new Map<Visitor, Target['done']>();
  for (let n = 0; n < 30; n++) {
    const turn = await whoseTurn(people, id);
    const done = last.get(turn.player);
    if (done && n > 8) return { ...turn, done };
    const command = { type: 'play', version: turn.snapshot.version, move: movesIn(turn.snapshot)[0] };
    await turn.player.ask('POST /api/tables/:id/commands', { params: { id }, body: { id: `played-${n}`, command } });
    last.set(turn.player, { id: `played-${n}`, command });
  }
  throw new Error('nobody moves twice');
}

export async function attackStation({ address }: StationProcess, wish: HostileWish): Promise<HostileFigures> {
  const { id: table, people } = await begunTable(address);
  const elsewhere = await begunTable(address);
  const { player, other, snapshot, done } = await playedOn(people, table);
  const target: Target = { table, version: snapshot.version, moves: movesIn(snapshot), done };
  const program = new Visitor(address);
  program.token = await tokenElsewhere(address);
  const who: Readonly<Record<Attacker, Visitor>> = {
    player,
    other,
    stranger: elsewhere.people[0],
    program,
    nobody: new Visitor(address),
  };
  const everything = async (): Promise<string> =>
    JSON.stringify([
      ...(await Promise.all(people.map((person) => look(person, table)))),
      ...(await Promise.all(elsewhere.people.map((person) => look(person, elsewhere.id)))),
      await player.ask('POST /api/tables/:id/questions', {
        params: { id: table },
        body: { question: { type: 'chat' } },
      }),
    ]);
  const before = await everything();
  const answered = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const answers: Record<string, number> = {};
  const findings: { attack: Attack; answer: string }[] = [];
  const origin = new URL(address).origin;
  const socketTo = ({ cookie, token }: Visitor): WebSocket =>
    new WebSocket(address.replace(/^http/, 'ws').replace(/\/$/, '/api/socket'), {
      headers: token ? { authorization: `Bearer ${token}` } : { origin, ...(cookie ? { cookie } : {}) },
    });
  let sent = 0;
  let busy = 0;
  let early = Number.NaN;

  async function lane(n: number): Promise<void> {
    const stream = seedStream(wish.seed, `lane ${n}`);
    const sockets = new Map<Attacker, Lane>();
    const send = (one: Attack): Promise<string> => {
      const visitor = who[one.by];
      if (one.way === 'http') return overHttp(address, visitor, one);
      if (one.way === 'upgrade') return overUpgrade(address, visitor, one);
      const known = sockets.get(one.by) ?? new Lane(() => socketTo(visitor));
      sockets.set(one.by, known);
      return known.send(one);
    };
    while (sent < wish.count && findings.length < MOST_FINDINGS) {
      sent++;
      if (sent === Math.ceil(wish.count / 10)) early = await memoryOf(address);
      const one = attack(stream, target);
      const answer = await send(one).catch(
        (error: unknown) => `error: ${error instanceof Error ? error.message : error}`,
      );
      answered[one.kind]++;
      answers[answer] = (answers[answer] ?? 0) + 1;
      if (BUSY.includes(answer)) busy++;
      else if (!one.right.includes(answer)) findings.push({ attack: one, answer });
      wish.onProgress?.(sent);
    }
    await Promise.all([...sockets.values()].map((socket) => socket.close()));
  }
  await Promise.all(Array.from({ length: wish.lanes }, (_, n) => lane(n)));
  const unchanged = (await everything()) === before;
  const goesOn = await player
    .ask('POST /api/tables/:id/commands', {
      params: { id: table },
      body: { id: 'goes-on', command: { type: 'play', version: target.version, move: target.moves[0] } },
    })
    .then(({ version }) => version === target.version + 1);
  return { answered, answers, findings, busy, unchanged, goesOn, memory: [early, await memoryOf(address)] };
}

/** A program's token for a seat of a table of its own. */
async function tokenElsewhere(address: string): Promise<string> {
  const host = await Visitor.named(address, 'Carla');
  const body = { game: 'steamrollers', options: {}, seats: [{ kind: 'me' }, { kind: 'program' }], terms: OPEN_TERMS };
  const { id } = await host.ask('POST /api/tables', { body });
  return (await host.ask('POST /api/tables/:id/seats/:seat/token', { params: { id, seat: 1 } })).token;
}
