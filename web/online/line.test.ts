import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Snapshot } from '../../host/snapshot.ts';
import type { TableCard } from '../../server/protocol/tables.ts';
import { type CuttingProxy, startProxy } from '../../server/testing/cutting-proxy.ts';
import { type ServedStation, SmallStation, serveStation } from '../../server/testing/small-station.ts';
import { CommandRefused, type Device, type LineState, StationLine, socketAddress } from './line.ts';

let station: SmallStation;
let served: ServedStation;
let proxy: CuttingProxy;
const lines: StationLine[] = [];

beforeEach(async () => {
  station = new SmallStation();
  served = await serveStation(station);
  proxy = await startProxy(served.port);
});
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  await proxy.stop();
  await served.stop();
});

function lineOf(person: string | (() => string), device?: Device): StationLine {
  const line = new StationLine({
    connect: () => {
      const origin = `http://127.0.0.1:${proxy.port}`;
      return new WebSocket(socketAddress(origin), {
        headers: { cookie: typeof person === 'string' ? person : person(), origin },
      });
    },
    random: () => 0,
    ...(device ? { device } : {}),
  });
  lines.push(line);
  return line;
}
const decider = (): string => ['anna', 'ben'][station.table.deciding[0]];
const firstMove = () => station.table.movesInWords(station.table.deciding[0])[0].move;
const play = (line: StationLine, version = station.table.version): Promise<number> =>
  line.command('t', { type: 'play', version, move: firstMove() });

/** A screen that follows the table and writes down what it is shown. */
function screenOf(line: StationLine): {
  shown: Snapshot[];
  cards: TableCard[];
  log: () => number[];
  stop: () => void;
} {
  const shown: Snapshot[] = [];
  const cards: TableCard[] = [];
  let log: number[] = [];
  const stop = line.follow('t', {
    card: (card) => cards.push(card),
    snapshot(snapshot) {
      shown.push(snapshot);
      log = [...log.slice(0, snapshot.log.from), ...snapshot.log.entries.map(({ at }) => at)];
    },
  });
  return { shown, cards, log: () => log, stop };
}
const reaches = (screen: { shown: Snapshot[] }, version: number) =>
  vi.waitFor(() => expect(screen.shown.at(-1)?.version).toBe(version), 10_000);
const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, at) => at);

test('a page knows where its station is', () => {
  expect(socketAddress('http://localhost:4173/#/tables')).toBe('ws://localhost:4173/api/socket');
  expect(socketAddress('https://trains.example/x')).toBe('wss://trains.example/api/socket');
});

describe('a line', () => {
  test('opens when it is needed and not before, and tells who one is and what time it is there', async () => {
    const line = lineOf('anna');
    expect([line.state.kind, proxy.opened]).toEqual(['idle', 0]);
    const screen = screenOf(line);
    expect(line.state.kind).toBe('connecting');
    await reaches(screen, 0);
    expect([line.state.kind, line.person, line.release]).toEqual(['connected', 'anna', 'test']);
    expect(Math.abs(line.now() - Date.now())).toBeLessThan(2000);
  });

  test('shows every change, put together from differences, and keeps what stayed the same', async () => {
    const screen = screenOf(lineOf(decider()));
    await reaches(screen, 0);
    for (let n = 1; n <= 4; n++) {
      station.playOn();
      await reaches(screen, n);
    }
    expect(screen.shown.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4]);
    const { log: _, ...present } = screen.shown[4];
    expect(station.table.moment(4, screen.shown[4].moment.viewer)).toMatchObject(present.moment);
    expect(screen.log()).toEqual(upTo(4));
    expect(screen.cards.map(({ game, at }) => [game, at])).toEqual(upTo(4).map((at) => ['toy', at]));
    expect(screen.cards[4].terms).toBe(screen.cards[0].terms);
  });

  test('answers a command with the version after it, and a refusal with the reason and the table as it is', async () => {
    const line = lineOf(decider());
    expect(await play(line)).toBe(1);
    const stale = await play(line, 0).catch((error: unknown) => error);
    expect(stale).toBeInstanceOf(CommandRefused);
    expect(stale).toMatchObject({ reason: 'movedOn', snapshot: { version: 1 } });
    expect(await line.ask('t', { type: 'look', at: 0 })).toMatchObject({ at: 0 });
    await expect(line.ask('elsewhere', { type: 'look', at: 0 })).rejects.toMatchObject({ reason: 'gone' });
  });

  test('tells a second screen at the same table all that is known', async () => {
    const line = lineOf('anna');
    const first = screenOf(line);
    await reaches(first, 0);
    station.playOn();
    await reaches(first, 1);
    const second = screenOf(line);
    expect([second.shown.length, second.log()]).toEqual([1, [0, 1]]);
    first.stop();
    station.playOn();
    await reaches(second, 2);
    second.stop();
    await vi.waitFor(() => expect(station.followers).toBe(0));
    expect(first.shown).toHaveLength(2);
  });

  test('says that a table cannot be followed', async () => {
    const problem = await new Promise((refused) => void lineOf('anna').follow('nowhere', { refused }));
    expect(problem).toMatchObject({ reason: 'gone' });
  });
});

describe('when the line is cut', () => {
  test('it says since when and until when, comes back, and nothing is lost or shown twice', async () => {
    const line = lineOf('anna');
    const states: LineState[] = [];
    line.onState((state) => states.push(state));
    const screen = screenOf(line);
    await reaches(screen, 0);
    station.playOn();
    await reaches(screen, 1);
    proxy.setDown(true);
    await vi.waitFor(() => expect(line.state.kind).toBe('reconnecting'));
    for (let n = 0; n < 5; n++) station.playOn();
    await vi.waitFor(
      () => expect(states.filter(({ kind }) => kind === 'reconnecting').length).toBeGreaterThan(3),
      10_000,
    );
    proxy.setDown(false);
    await reaches(screen, 6);
    station.playOn();
    await reaches(screen, 7);
    expect(screen.log()).toEqual(upTo(7));
    expect(screen.shown.map(({ version }) => version)).toEqual([0, 1, 6, 7]);
    const cut = states.filter((state) => state.kind === 'reconnecting');
    expect(new Set(cut.map(({ since }) => since)).size).toBe(1);
    const waits = cut.flatMap(({ next }) => (next === undefined ? [] : [next]));
    for (const next of waits) expect(next).toBeGreaterThan(cut[0].since);
    expect(line.state.kind).toBe('connected');
  });

  test('a command is sent again and done once', async () => {
    const line = lineOf(decider());
    await reaches(screenOf(line), 0);
    let release = (): void => undefined;
    station.gate = new Promise((resolve) => {
      release = resolve;
    });
    const answer = play(line);
    await vi.waitFor(() => expect(line.unanswered).toBe(1));
    // It has arrived, and its answer never will.
    await new Promise((resolve) => setTimeout(resolve, 100));
    proxy.cut();
    await vi.waitFor(() => expect(line.state.kind).toBe('reconnecting'));
    release();
    expect(await answer).toBe(1);
    expect([station.changes, station.table.version, line.unanswered]).toEqual([1, 1, 0]);
  });

  test('in the middle of whole games, again and again: each move is made once and each screen ends with all of it', async () => {
    const [anna, ben] = [lineOf('anna'), lineOf('ben')];
    const screens = [screenOf(anna), screenOf(ben)];
    const cutting = setInterval(() => proxy.cut(), 150);
    let moves = 0;
    while (!station.table.over) {
      expect(await play([anna, ben][station.table.deciding[0]])).toBe(++moves);
    }
    clearInterval(cutting);
    for (const screen of screens) {
      await reaches(screen, moves);
      expect(screen.log()).toEqual(upTo(moves));
      const versions = screen.shown.map(({ version }) => version);
      expect(versions).toEqual([...versions].sort((a, b) => a - b));
    }
    expect(station.changes).toBe(moves);
  }, 60_000);

  test('without anybody noticing, silence gives it away', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
    try {
      const line = lineOf('anna');
      const screen = screenOf(line);
      await reaches(screen, 0);
      proxy.setDeaf(true);
      station.playOn();
      await vi.advanceTimersByTimeAsync(40_000);
      await vi.waitFor(() => expect(line.state.kind).toBe('reconnecting'));
      proxy.setDeaf(false);
      await reaches(screen, 1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('because the process moves, it is opened anew and goes on', async () => {
    const screen = screenOf(lineOf('anna'));
    await reaches(screen, 0);
    const { port } = served;
    await served.stop();
    station.playOn();
    served = await serveStation(station, {}, port);
    await reaches(screen, 1);
  });

  test('because somebody else is at the device, they are told everything anew, and nothing is kept of the one before', async () => {
    let person = decider();
    const after = person === 'anna' ? 'ben' : 'anna';
    const line = lineOf(() => person);
    const screen = screenOf(line);
    await reaches(screen, 0);
    expect(screen.shown[0].stage.kind).toBe('yours');
    station.playOn();
    await reaches(screen, 1);
    person = after;
    const said = vi.spyOn(WebSocket.prototype, 'send');
    line.renew();
    await vi.waitFor(() => expect(line.person).toBe(after));
    await vi.waitFor(() => expect(screen.shown.at(-1)?.moment.viewer).toBe(['anna', 'ben'].indexOf(after)));
    expect(said.mock.calls.map(([text]) => JSON.parse(String(text)))).toContainEqual({ kind: 'follow', table: 't' });
    said.mockRestore();
    expect(screen.log()).toEqual(upTo(1));
  });

  test('because the device has no network, it says so and tries nothing until there is one', async () => {
    let changed = (): void => undefined;
    const device = {
      online: true,
      visible: true,
      onChange(listener: () => void) {
        changed = listener;
        return () => undefined;
      },
    };
    const line = lineOf('anna', device);
    const screen = screenOf(line);
    await reaches(screen, 0);
    device.online = false;
    changed();
    expect(line.state.kind).toBe('offline');
    station.playOn();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([line.state.kind, proxy.opened]).toEqual(['offline', 1]);
    device.online = true;
    changed();
    await reaches(screen, 1);
  });

  test('for good, whatever waits is told so', async () => {
    const line = lineOf(decider());
    proxy.setDown(true);
    const answer = play(line);
    line.close();
    await expect(answer).rejects.toMatchObject({ reason: 'unavailable' });
    expect([line.state.kind, station.table.version]).toEqual(['idle', 0]);
    expect(() => line.open()).toThrow();
  });
});

test('what an older process tells is not shown, and a difference from something else is asked for whole', async () => {
  const screen = screenOf(lineOf('anna'));
  await reaches(screen, 0);
  station.playOn();
  await reaches(screen, 1);
  station.tellWrongly();
  station.playOn();
  await reaches(screen, 2);
  expect(screen.shown.map(({ version }) => version)).toEqual([0, 1, 2]);
  expect(screen.log()).toEqual(upTo(2));
});
