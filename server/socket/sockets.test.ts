import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { LONGEST_MESSAGE, type ServerMessage } from '../protocol/socket.ts';
import { type ServedStation, SmallStation, serveStation } from '../testing/small-station.ts';
import { Allowances, Tally } from './limits.ts';

const running: ServedStation[] = [];
const open: WebSocket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  for (const served of running.splice(0)) await served.stop();
});

async function serve(station: SmallStation, limits = {}): Promise<ServedStation> {
  const served = await serveStation(station, limits);
  running.push(served);
  return served;
}

type Of<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { kind: Kind }>;

/** A raw line that writes down what it hears. */
class Raw {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  closed: { code: number; reason: string } | undefined;

  constructor({ port }: ServedStation, headers: Record<string, string>, path = '/api/socket') {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    open.push(this.socket);
    this.socket.on('message', (data) => this.heard.push(JSON.parse(String(data))));
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
    });
    this.socket.on('error', () => undefined);
  }
  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  all<Kind extends ServerMessage['kind']>(kind: Kind): Of<Kind>[] {
    return this.heard.filter((message): message is Of<Kind> => message.kind === kind);
  }
  /** The next ones of this kind, when so many have come. */
  async hear<Kind extends ServerMessage['kind']>(kind: Kind, count = 1): Promise<Of<Kind>[]> {
    await vi.waitFor(() => expect(this.all(kind).length).toBeGreaterThanOrEqual(count), 10_000);
    return this.all(kind);
  }
}

const fromPage = ({ port }: ServedStation, cookie?: string): Record<string, string> => ({
  origin: `http://127.0.0.1:${port}`,
  ...(cookie ? { cookie } : {}),
});

async function sitDown(served: ServedStation, person = 'anna'): Promise<Raw> {
  const raw = new Raw(served, fromPage(served, person));
  await raw.hear('hello');
  return raw;
}

/** How the server answers a request for a line that it does not want. */
function refusal(served: ServedStation, headers: Record<string, string>, path?: string): Promise<[number, unknown]> {
  const { socket } = new Raw(served, headers, path);
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_, response) => {
      let body = '';
      response.on('data', (data) => {
        body += data;
      });
      response.on('end', () => resolve([response.statusCode ?? 0, JSON.parse(body)]));
    });
  });
}

const firstMove = (station: SmallStation): unknown => {
  const { table } = station;
  return table.movesInWords(table.deciding[0])[0].move;
};
const decider = (station: SmallStation): string => ['anna', 'ben'][station.table.deciding[0]];

describe('who may open a line', () => {
  test('people by their cookie, programs by their token, others to watch; nobody from another site', async () => {
    const served = await serve(new SmallStation());
    expect((await (await sitDown(served)).hear('hello'))[0]).toMatchObject({ person: 'anna', release: 'test' });
    const watcher = new Raw(served, fromPage(served));
    expect((await watcher.hear('hello'))[0].person).toBeNull();
    const program = new Raw(served, { authorization: 'Bearer seat-1' });
    await program.hear('hello');
    program.say({ kind: 'follow', table: 't' });
    expect((await program.hear('snapshot'))[0].news).toMatchObject({ whole: { moment: { viewer: 1 } } });
    expect(await refusal(served, { cookie: 'anna', origin: 'http://elsewhere.example' })).toMatchObject([
      403,
      { reason: 'foreign' },
    ]);
    expect(await refusal(served, { cookie: 'anna' })).toMatchObject([403, { reason: 'foreign' }]);
    expect(await refusal(served, { authorization: 'Bearer nonsense' })).toMatchObject([
      401,
      { reason: 'unauthorised' },
    ]);
    expect(await refusal(served, fromPage(served), '/api/elsewhere')).toMatchObject([404, { reason: 'gone' }]);
  });

  test('so many lines per person and per address, and more when one is closed', async () => {
    const served = await serve(new SmallStation(), { socketsPerPerson: 2, socketsPerAddress: 3 });
    const first = await sitDown(served);
    await sitDown(served);
    expect(await refusal(served, fromPage(served, 'anna'))).toMatchObject([429, { reason: 'tooMany' }]);
    await sitDown(served, 'ben');
    expect(await refusal(served, fromPage(served, 'carl'))).toMatchObject([429, { reason: 'tooMany' }]);
    first.socket.close();
    await vi.waitFor(() => expect(served.sockets.size).toBe(2));
    await vi.waitFor(async () => expect((await sitDown(served)).heard).toHaveLength(1));
  });

  test('lines of somebody who signed out are ended', async () => {
    const served = await serve(new SmallStation());
    const [anna, ben] = [await sitDown(served), await sitDown(served, 'ben')];
    served.sockets.end(({ person }) => person === 'anna');
    await vi.waitFor(() => expect(anna.closed).toEqual({ code: 1008, reason: 'signed out' }));
    expect(ben.closed).toBeUndefined();
  });
});

describe('every message is answered', () => {
  test('a command with the version after it, its repeat with the same, and the game is changed once', async () => {
    const station = new SmallStation();
    const raw = await sitDown(await serve(station), decider(station));
    const message = {
      kind: 'command',
      id: 'c1',
      table: 't',
      command: { type: 'play', version: 0, move: firstMove(station) },
    };
    raw.say(message);
    raw.say(message);
    expect(await raw.hear('accepted', 2)).toEqual([
      { kind: 'accepted', id: 'c1', version: 1 },
      { kind: 'accepted', id: 'c1', version: 1 },
    ]);
    expect(station.changes).toBe(1);
  });

  test('a stale command with the reason and the table as it is now', async () => {
    const station = new SmallStation();
    const raw = await sitDown(await serve(station), decider(station));
    raw.say({ kind: 'command', id: 'c', table: 't', command: { type: 'play', version: 7, move: firstMove(station) } });
    expect((await raw.hear('refused'))[0]).toMatchObject({
      id: 'c',
      problem: { reason: 'movedOn' },
      snapshot: { table: 't', version: 0 },
    });
  });

  test.each([
    ['no JSON', 'hello', { problem: { reason: 'malformed' } }],
    ['no message', '[1]', { problem: { reason: 'malformed' } }],
    ['an unknown kind', '{"kind":"cheat","id":"x"}', { id: 'x', problem: { reason: 'malformed' } }],
    ['a command without version', '{"kind":"command","id":"y","table":"t","command":{"type":"undo"}}', { id: 'y' }],
    [
      'a table that is not there',
      '{"kind":"follow","table":"nowhere"}',
      { table: 'nowhere', problem: { reason: 'gone' } },
    ],
    ['too long', JSON.stringify('x'.repeat(LONGEST_MESSAGE)), { problem: { reason: 'tooLong' } }],
  ])('%s is refused and the line stays', async (_, text, answer) => {
    const served = await serve(new SmallStation());
    const raw = await sitDown(served);
    raw.say(text);
    expect((await raw.hear('refused'))[0]).toMatchObject(answer);
    raw.say({ kind: 'ping', n: 3 });
    expect((await raw.hear('pong'))[0].n).toBe(3);
  });

  test('what fails inside is told without a word of what failed', async () => {
    const served = await serve(new SmallStation());
    const raw = await sitDown(served);
    raw.say({ kind: 'question', id: 'q', table: 't', question: { type: 'hint' } });
    const [refused] = await raw.hear('refused');
    expect(refused).toMatchObject({ id: 'q', problem: { reason: 'failed' } });
    expect(JSON.stringify(refused)).not.toContain('secrets');
    expect(served.failures).toHaveLength(1);
  });

  test('a flood is refused unread, by id where it has one, and cut off when it goes on', async () => {
    const served = await serve(new SmallStation(), { perPerson: { burst: 5, perSecond: 0.01 }, warnings: 20 });
    const raw = await sitDown(served);
    for (let n = 0; n < 10; n++)
      raw.say({ kind: 'question', id: `q${n}`, table: 't', question: { type: 'look', at: 0 } });
    await raw.hear('answered', 5);
    expect((await raw.hear('refused', 5)).map(({ id, problem }) => [id, problem.reason])).toEqual(
      [5, 6, 7, 8, 9].map((n) => [`q${n}`, 'tooMany']),
    );
    const other = await sitDown(served, 'ben');
    for (let n = 0; n < 20; n++) raw.say('flood');
    await vi.waitFor(() => expect(raw.closed?.code).toBe(1008));
    other.say({ kind: 'ping', n: 1 });
    await other.hear('pong');
  });

  test('so many commands at a time', async () => {
    const station = new SmallStation();
    const raw = await sitDown(await serve(station, { underWay: 2 }));
    let release = (): void => undefined;
    station.gate = new Promise((resolve) => {
      release = resolve;
    });
    for (const id of ['a', 'b', 'c'])
      raw.say({ kind: 'command', id, table: 't', command: { type: 'undo', version: 0 } });
    expect((await raw.hear('refused'))[0]).toMatchObject({ id: 'c', problem: { reason: 'tooMany' } });
    release();
    expect((await raw.hear('refused', 3)).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
});

/** More than all buffers between the two ends take. */
function askMuch(raw: Raw): void {
  for (let n = 0; n < 24; n++)
    raw.say({ kind: 'question', id: `q${n}`, table: 't', question: { type: 'transcript', language: 'en' } });
}

describe('what is followed', () => {
  test('comes whole and then as differences, until it is not followed any more', async () => {
    const station = new SmallStation();
    const raw = await sitDown(await serve(station));
    raw.say({ kind: 'follow', table: 't' });
    await raw.hear('snapshot');
    station.playOn();
    station.playOn();
    const told = await raw.hear('snapshot', 3);
    expect(told[0].news).toHaveProperty('whole');
    expect(told.slice(1).map(({ news }) => news)).toMatchObject([{ after: 0 }, { after: 1 }]);
    expect(raw.all('card')).toHaveLength(1);
    expect(raw.all('cardDiffers')[0].differs).toMatchObject({ at: [1] });
    expect(JSON.stringify(raw.all('cardDiffers')[0]).length).toBeLessThan(150);
    raw.say({ kind: 'unfollow', table: 't' });
    raw.say({ kind: 'ping', n: 1 });
    await raw.hear('pong');
    station.playOn();
    raw.say({ kind: 'ping', n: 2 });
    await raw.hear('pong', 2);
    expect([raw.all('snapshot').length, station.followers]).toEqual([3, 0]);
  });

  test('is followed by somebody who looks, or has turned away before or since', async () => {
    const station = new SmallStation();
    const raw = await sitDown(await serve(station));
    raw.say({ kind: 'attention', here: false });
    raw.say({ kind: 'follow', table: 't' });
    await vi.waitFor(() => expect(station.away).toBe(1));
    raw.say({ kind: 'attention', here: true });
    await vi.waitFor(() => expect(station.away).toBe(0));
  });

  test('is let go when the line is cut', async () => {
    const station = new SmallStation();
    const served = await serve(station);
    const raw = await sitDown(served);
    raw.say({ kind: 'follow', table: 't' });
    await raw.hear('snapshot');
    raw.socket.terminate();
    await vi.waitFor(() => expect([station.followers, served.sockets.size]).toEqual([0, 0]));
  });

  test('a slow reader is told only what is newest, and memory stays bounded', async () => {
    const station = new SmallStation();
    const served = await serve(station, { behind: 20_000, cutOff: 1e9 });
    const raw = await sitDown(served);
    raw.say({ kind: 'follow', table: 't' });
    await raw.hear('snapshot');
    raw.socket.pause();
    askMuch(raw);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = station.table.version;
    for (let n = 0; n < 8; n++) station.playOn();
    raw.socket.resume();
    await vi.waitFor(() => {
      const last = raw.all('snapshot').at(-1)?.news;
      expect(last && 'whole' in last ? last.whole.version : -1).toBe(before + 8);
    }, 10_000);
    expect(raw.all('snapshot').length).toBeLessThan(5);
  });

  test('a reader that reads nothing at all is cut off', async () => {
    const station = new SmallStation();
    const served = await serve(station, { cutOff: 1e6 });
    const raw = await sitDown(served);
    raw.socket.pause();
    askMuch(raw);
    await vi.waitFor(() => expect(served.sockets.size).toBe(0), 20_000);
  });
});

test('a line that gives no sign of life is dead', async () => {
  const served = await serve(new SmallStation(), { silence: 50 });
  const [silent, alive] = [await sitDown(served), await sitDown(served, 'ben')];
  // Without reading, its pongs do not go out.
  silent.socket.pause();
  await vi.waitFor(() => expect(served.sockets.size).toBe(1), 5000);
  alive.say({ kind: 'ping', n: 1 });
  await alive.hear('pong');
});

test('a process that stops answers what is under way, then says so and closes', async () => {
  const station = new SmallStation();
  const served = await serve(station);
  const raw = await sitDown(served, decider(station));
  let release = (): void => undefined;
  station.gate = new Promise((resolve) => {
    release = resolve;
  });
  raw.say({ kind: 'command', id: 'last', table: 't', command: { type: 'play', version: 0, move: firstMove(station) } });
  raw.say({ kind: 'ping', n: 1 });
  await raw.hear('pong');
  const stopped = served.sockets.stop();
  await raw.hear('moving');
  expect(raw.closed).toBeUndefined();
  expect(await refusal(served, fromPage(served))).toMatchObject([503, { reason: 'unavailable' }]);
  release();
  await stopped;
  expect(raw.all('accepted')).toEqual([{ kind: 'accepted', id: 'last', version: 1 }]);
  await vi.waitFor(() => expect(raw.closed?.code).toBe(1012));
});

test('allowances fill up again, and names that are full are forgotten', () => {
  let now = 0;
  const allowances = new Allowances({ burst: 2, perSecond: 1 }, () => now);
  expect([1, 2, 3].map(() => allowances.take('a'))).toEqual([true, true, false]);
  now = 1000;
  expect([allowances.take('a'), allowances.take('a'), allowances.take('b')]).toEqual([true, false, true]);
  now = 2500;
  allowances.tidy();
  expect(allowances.size).toBe(1);
  now = 3000;
  allowances.tidy();
  expect(allowances.size).toBe(0);
});

test('a tally forgets what is back at zero', () => {
  const tally = new Tally();
  tally.add('a');
  tally.add('a');
  tally.remove('a');
  expect([tally.count('a'), tally.count('b')]).toEqual([1, 0]);
});
