/**
 * The station's two doors, `/api` and the socket, of a real station: whatever is sent there is answered in words that say nothing of the
 * inside, a table that the senders have no seat at stays as it is, and the next visitor is served.
 */
import { request } from 'node:http';
import * as fc from 'fast-check';
import { WebSocket } from 'ws';
import type { Snapshot } from '../../host/snapshot.ts';
import { DOORS } from '../../server/http/doors.ts';
import type { ServerMessage } from '../../server/protocol/socket.ts';
import type { RunningServer } from '../../server/serve.ts';
import { startStation, Visitor } from '../../server/testing/station.ts';
import { OPEN_TERMS } from '../../server/testing/terms.ts';
import type { Border, Check, Outcome } from './border.ts';
import { broken } from './changes.ts';

/** What does not answer in this time, on whatever machine, does not answer. */
const PATIENCE_MS = 60_000;
/** Words that are nobody's business outside. */
const INSIDE = /node_modules|\.ts\b|FST_|SQLITE|is not a function|Cannot read|not iterable|call stack|at \w+ \(/;
/** Refused for want of time, or because rules were cut off that did not come back: as it should be. */
const NOT_DONE = 503;

/** Marks in inputs that stand for what only the station knows. */
const MARKS = { table: '⟦table⟧', seat: '⟦seat⟧', move: '⟦move⟧', version: '⟦version⟧' };

const SEATS = [{ kind: 'me' }, { kind: 'open' }];
const PLAY = { type: 'play', version: MARKS.version, move: MARKS.move };
const COMMANDS = [
  PLAY,
  { type: 'undo', version: MARKS.version },
  { type: 'askTakeBack', version: MARKS.version, to: 0 },
  { type: 'askPause' },
  { type: 'answer', yes: false },
  { type: 'say', text: 'hello' },
  { type: 'phrase', phrase: 'hello' },
  { type: 'react', reaction: 'bravo', at: 0 },
  { type: 'notes', text: 'mine' },
];
const QUESTIONS = [
  { type: 'preview', version: MARKS.version, move: MARKS.move },
  { type: 'look', at: 1 },
  { type: 'record' },
  { type: 'transcript', language: 'de' },
  { type: 'branch', at: 1 },
  { type: 'print', at: 1, language: 'pl' },
  { type: 'edition' },
  { type: 'notes' },
  { type: 'chat', before: 9 },
];
/** Bodies that are right, by door. */
const BODIES: Readonly<Record<string, readonly unknown[]>> = {
  'POST /api/people': [{ name: 'Eve', language: 'de' }],
  'PATCH /api/me': [{ name: 'Eve', ink: 3, mail: 'eve@example.org', mailTurns: true }],
  'POST /api/me/keys': [{ name: 'Laptop', response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } }],
  'DELETE /api/me/keys/:id': [{ code: 'AAAA-AAAA-AAAA-AAAA-AAAA' }],
  'POST /api/me/push': [{ endpoint: 'https://push.example/x', keys: { p256dh: 'x', auth: 'x' } }],
  'DELETE /api/me/push': [{ endpoint: 'https://push.example/x' }],
  'POST /api/sign-in/key': [{ response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } }],
  'POST /api/sign-in/code': [{ code: 'AAAA-AAAA-AAAA-AAAA-AAAA' }],
  'POST /api/tables': [
    { game: 'steamrollers', options: { coal: true }, seats: SEATS, terms: OPEN_TERMS },
    { game: 'train-rush', options: {}, edition: { name: 'mine', parts: [] }, seats: SEATS, terms: OPEN_TERMS },
  ],
  'POST /api/tables/from-save': [{ save: '{"format":1,"moves":[]}', seats: SEATS, terms: OPEN_TERMS }],
  'POST /api/tickets': [{ code: 'ABCD-EFGH' }],
  'POST /api/tables/:id/sit-down': [{ seat: 1, ticket: 'ABCD-EFGH' }],
  'POST /api/tables/:id/ready': [{ ready: true }],
  'PUT /api/tables/:id/seats/:seat': [{ kind: 'program' }],
  'POST /api/tables/:id/commands': COMMANDS.map((command) => ({ id: 'c-1', command })),
  'POST /api/tables/:id/questions': QUESTIONS.map((question) => ({ question })),
};
const WHO = ['player', 'other', 'program', 'nobody'] as const;
type Who = (typeof WHO)[number];

/** A request that could come from a page or a program. */
interface Request {
  readonly who: Who;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
const REQUESTS: readonly Request[] = Object.keys(DOORS).flatMap((name) => {
  const [method, pattern] = name.split(' ');
  const path = pattern.replace(':id', MARKS.table).replace(':seat', '1').replace(':game', 'steamrollers');
  const bodies = BODIES[name] ?? [undefined];
  return bodies.flatMap((body) =>
    WHO.map((who) => ({
      who,
      method,
      path,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    })),
  );
});
const MESSAGES = [
  { kind: 'follow', table: MARKS.table, have: { version: 1, entries: 1 }, chat: 0 },
  { kind: 'unfollow', table: MARKS.table },
  { kind: 'watchList', list: 'open' },
  { kind: 'watchList', list: 'mine' },
  { kind: 'leaveList', list: 'mine' },
  { kind: 'attention', here: false },
  { kind: 'ping', n: 1 },
  ...COMMANDS.map((command, i) => ({ kind: 'command', id: `c-${i}`, table: MARKS.table, command })),
  ...QUESTIONS.map((question, i) => ({ kind: 'question', id: `q-${i}`, table: MARKS.table, question })),
];

/** A station with a table that is played at by those who send, and one of other people. */
class Target {
  readonly #server: RunningServer;
  readonly #visitors: Readonly<Record<Who, Visitor>>;
  readonly #table: string;
  readonly #untouched: string;
  readonly #before: string;

  private constructor(
    server: RunningServer,
    visitors: Readonly<Record<Who, Visitor>>,
    tables: readonly string[],
    before: string,
  ) {
    this.#server = server;
    this.#visitors = visitors;
    [this.#table, this.#untouched] = tables;
    this.#before = before;
  }

  static async at(server: RunningServer): Promise<Target> {
    const { address } = server;
    const program = new Visitor(address);
    const [player, other] = [await Visitor.named(address, 'Anna'), await Visitor.named(address, 'Ben')];
    const table = await begun(player, other, program);
    const untouched = await begun(
      await Visitor.named(address, 'Cleo'),
      await Visitor.named(address, 'Dora'),
      new Visitor(address),
    );
    const before = JSON.stringify(await server.storage.openTable(untouched));
    return new Target(server, { player, other, program, nobody: new Visitor(address) }, [table, untouched], before);
  }

  get address(): string {
    return this.#server.address;
  }
  visitor(who: unknown): Visitor {
    return this.#visitors[WHO.find((one) => one === who) ?? 'player'];
  }

  /** The input with what it stands for at this moment. */
  async filledIn(input: string): Promise<string> {
    const look = await this.visitor('player').send('GET', `/api/tables/${this.#table}/snapshot`);
    const snapshot: Snapshot | undefined = look.status === 200 ? JSON.parse(look.text) : undefined;
    const move = snapshot?.stage.kind === 'yours' ? snapshot.stage.moves[0].move : { type: 'pass' };
    return input
      .replaceAll(MARKS.table, this.#table)
      .replaceAll(JSON.stringify(MARKS.move), JSON.stringify(move))
      .replaceAll(JSON.stringify(MARKS.version), String(snapshot?.version ?? 1));
  }

  /** What must hold after anything. Undefined when it holds; the senders may have left, then somebody else comes. */
  async finding(): Promise<string | undefined> {
    const now = JSON.stringify(await this.#server.storage.openTable(this.#untouched));
    if (now !== this.#before) return 'a table has changed at which the sender does not sit';
    const next = await new Visitor(this.address).send('GET', '/api/station.json');
    return next.status === 200 ? undefined : `the next visitor got ${next.status}`;
  }
  async stillThere(): Promise<boolean> {
    const { status } = await this.visitor('player').send('GET', `/api/tables/${this.#table}/snapshot`);
    return status === 200 && (await this.visitor('player').send('GET', '/api/me')).status === 200;
  }
}

async function begun(host: Visitor, guest: Visitor, program: Visitor): Promise<string> {
  const seats = [...SEATS, { kind: 'program' }];
  const { id } = await host.ask('POST /api/tables', {
    body: { game: 'steamrollers', options: {}, seats, terms: OPEN_TERMS },
  });
  const params = { id };
  await guest.ask('POST /api/tables/:id/sit-down', { params, body: {} });
  await guest.ask('POST /api/tables/:id/ready', { params, body: { ready: true } });
  ({ token: program.token } = await host.ask('POST /api/tables/:id/seats/:seat/token', { params: { id, seat: 2 } }));
  await host.ask('POST /api/tables/:id/start', { params });
  return id;
}

/** The station of this thread, for both doors, and the table that is played at now. */
let station: Promise<RunningServer> | undefined;
let target: Promise<Target> | undefined;

function targetHere(): Promise<Target> {
  station ??= startStation({ checkAnswers: false, tables: { rulesThreads: 1, thinkerThreads: 1, pace: 0 } });
  target ??= station.then(Target.at);
  return target;
}

/** What holds after an input. Where the senders have left or signed out, or the game is over, others come to another table. */
async function after(to: Target, outcome: Outcome): Promise<Outcome> {
  const finding = await to.finding();
  if (!(await to.stillThere())) target = undefined;
  return finding === undefined ? outcome : { finding };
}

/** The parts of a request that can be sent at all; the rest is for the web server's own border. */
const isWord = (text: unknown): text is string => typeof text === 'string' && /^[!-~]{1,2000}$/.test(text);

function credentials({ cookie, token, address }: Visitor): Record<string, string> {
  if (token !== undefined) return { authorization: `Bearer ${token}` };
  return { origin: new URL(address).origin, ...(cookie === undefined ? {} : { cookie }) };
}

async function sent(to: Target, input: string): Promise<{ status: number; text: string } | undefined> {
  const { who, method, path, headers, text } = readRequest(input);
  const visitor = to.visitor(who);
  const given = Object.entries(typeof headers === 'object' && headers !== null ? headers : {}).filter(
    ([name, value]) =>
      /^[a-z-]{1,40}$/.test(name) &&
      isWord(value) &&
      !['host', 'content-length', 'connection', 'upgrade'].includes(name),
  );
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(to.address),
      {
        method:
          typeof method === 'string' && /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) ? method : 'POST',
        path: isWord(path) && path.startsWith('/') ? path : '/api/tables',
        headers: {
          ...credentials(visitor),
          ...Object.fromEntries(given),
          ...(text === undefined ? {} : { 'content-length': Buffer.byteLength(text) }),
        },
        timeout: PATIENCE_MS,
      },
      (response) => {
        let all = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          all += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: all }));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.on('error', reject);
    asked.end(text);
  });
}

function readRequest(input: string): {
  who?: unknown;
  method?: unknown;
  path?: unknown;
  headers?: unknown;
  text?: string | undefined;
} {
  try {
    const data: unknown = JSON.parse(input);
    if (typeof data !== 'object' || data === null) return { text: input };
    const body: unknown = 'body' in data ? data.body : undefined;
    return { ...data, text: typeof body === 'string' ? body : JSON.stringify(body) };
  } catch {
    // What cannot be read as a request, or is nested too deeply to be written again, is sent as a body.
    return { text: input };
  }
}

function judged(answer: { status: number; text: string } | undefined): Outcome {
  if (answer === undefined) return { finding: 'no answer' };
  const { status, text } = answer;
  if (status >= 500 && status !== NOT_DONE) return { finding: `an error inside: ${status} ${text.slice(0, 200)}` };
  if (status < 400) return 'accepted';
  if (INSIDE.test(text)) return { finding: `words from the inside: ${text.slice(0, 300)}` };
  return /^\{"reason":"\w+","message":/.test(text) || text === ''
    ? 'refused'
    : { finding: `no reason: ${text.slice(0, 200)}` };
}

export const stationApi: Border = {
  name: 'station API',
  async inputs() {
    const requests = fc.constantFrom(...REQUESTS);
    return fc.oneof(
      { weight: 8, arbitrary: broken(requests) },
      { weight: 2, arbitrary: requests.map((one) => JSON.stringify(one)) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(requests, broken(requests.map(({ body }) => body ?? {})))
          .map(([one, body]) => JSON.stringify({ ...one, body })),
      },
    );
  },
  async open(): Promise<Check> {
    await targetHere();
    return async (input, answered) => {
      const to = await targetHere();
      const outcome = judged(await sent(to, await to.filledIn(input)));
      answered();
      return after(to, outcome);
    };
  },
};

/** One socket for one input: what came, until everything with an id is answered and the line gives a sign of life, or is closed. */
function conversation(
  to: Target,
  who: unknown,
  texts: readonly string[],
): Promise<{ heard: string[]; closed: number | undefined }> {
  return new Promise((resolve, reject) => {
    const url = `${to.address.replace(/^http/, 'ws')}api/socket`;
    const socket = new WebSocket(url, { headers: credentials(to.visitor(who)) });
    const heard: string[] = [];
    const waiting = new Set(texts.flatMap((text) => idOf(text) ?? []));
    const end = (closed?: number): void => {
      clearTimeout(timer);
      socket.terminate();
      resolve({ heard, closed });
    };
    const timer = setTimeout(() => {
      socket.terminate();
      reject(new Error(`no answer to ${[...waiting].join(', ') || 'a ping'}`));
    }, PATIENCE_MS);
    const LAST = 424_242;
    waiting.add(`pong ${LAST}`);
    socket.on('open', () => {
      for (const text of texts) socket.send(text);
      socket.send(JSON.stringify({ kind: 'ping', n: LAST }));
    });
    socket.on('message', (data) => {
      const text = String(data);
      heard.push(text);
      const message: ServerMessage = JSON.parse(text);
      if (message.kind === 'pong') waiting.delete(`pong ${message.n}`);
      if ('id' in message && message.id !== undefined) waiting.delete(message.id);
      if (waiting.size === 0) end();
    });
    socket.on('close', (code) => end(code));
    socket.on('error', () => undefined);
  });
}

/** The id of a command or question that has to be answered by it. */
function idOf(text: string): string | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('id' in data) || !('kind' in data)) return undefined;
    const { id, kind } = data;
    return (kind === 'command' || kind === 'question') && typeof id === 'string' && /^[\w-]{1,64}$/.test(id)
      ? id
      : undefined;
  } catch {
    return undefined;
  }
}

/** Closed because a message was too long, or the line said too much. */
const RIGHTLY_CLOSED = [1008, 1009];

function judgedLine({
  heard,
  closed,
}: {
  readonly heard: readonly string[];
  readonly closed: number | undefined;
}): Outcome {
  if (closed !== undefined && !RIGHTLY_CLOSED.includes(closed))
    return { finding: `the line was closed with ${closed}` };
  let outcome: Outcome = 'accepted';
  for (const text of heard) {
    const message: ServerMessage = JSON.parse(text);
    if (message.kind !== 'refused') continue;
    outcome = 'refused';
    const { reason, message: words } = message.problem;
    if (reason === 'failed') return { finding: `it failed inside: ${text.slice(0, 300)}` };
    if (INSIDE.test(words)) return { finding: `words from the inside: ${words.slice(0, 300)}` };
  }
  return closed === undefined ? outcome : 'refused';
}

export const stationSocket: Border = {
  name: 'station socket',
  async inputs() {
    const messages = fc.constantFrom(...MESSAGES);
    const text = fc.oneof(
      { weight: 8, arbitrary: broken(messages) },
      { weight: 3, arbitrary: messages.map((one) => JSON.stringify(one)) },
      { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
    );
    return fc
      .tuple(fc.constantFrom(...WHO), fc.array(text, { minLength: 1, maxLength: 5 }))
      .map(([who, texts]) => JSON.stringify({ who, texts }));
  },
  async open(): Promise<Check> {
    await targetHere();
    return async (input, answered) => {
      const to = await targetHere();
      const { who, texts }: { who: string; texts: string[] } = JSON.parse(input);
      const outcome = judgedLine(
        await conversation(to, who, await Promise.all(texts.map((text) => to.filledIn(text)))),
      );
      answered();
      return after(to, outcome);
    };
  },
};
