import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RefusedError } from '../../host/calls.ts';
import { gameInfo } from '../../host/game-info.ts';
import { toy } from '../../kernel/conformance/toy.ts';
import { type ServedStation, SmallStation, serveStation } from '../../server/testing/small-station.ts';
import type { Snapshot, TableInfo } from '../worker/protocol.ts';
import { StationLine, socketAddress } from './line.ts';
import { OnlineHost } from './online-host.ts';

const game = toy.open(toy.standardEdition);

let station: SmallStation;
let served: ServedStation;
let line: StationLine;
let leave: () => void;

/** Somebody's screen at the table: what it showed, and when. */
class Screen {
  readonly online: OnlineHost;
  readonly shown: { readonly snapshot: Snapshot; readonly when: number }[] = [];
  readonly infos: TableInfo[] = [];
  readonly taken: string[] = [];

  constructor(person: string) {
    const origin = `http://127.0.0.1:${served.port}`;
    line = new StationLine({
      connect: () => new WebSocket(socketAddress(origin), { headers: { cookie: person, origin } }),
    });
    this.online = new OnlineHost('t', {
      line,
      home: () => ({
        describe: async () => gameInfo(game, toy.standardEdition),
        teaching: async () => game.text,
        takeHome: async (save) => {
          this.taken.push(save);
          return 'home';
        },
      }),
    });
    leave = this.online.follow();
    this.online.onNews((news) => {
      if ('snapshot' in news) this.shown.push({ snapshot: news.snapshot, when: performance.now() });
      if ('info' in news) this.infos.push(news.info);
    });
  }

  versions(): number[] {
    return this.shown.map(({ snapshot }) => snapshot.version);
  }
}

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 5_000; !holds(); ) {
    if (Date.now() > end) throw new Error('it does not come');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

beforeEach(async () => {
  station = new SmallStation();
  served = await serveStation(station);
});
afterEach(async () => {
  leave();
  line.close();
  await served.stop();
});

const decider = (): string => ['anna', 'ben'][station.table.deciding[0]];
const aMove = () => station.table.movesInWords(station.table.deciding[0])[0].move;

describe('a table whose host is a station', () => {
  test('opens like one of this device: who sits there, the game, and where it stands', async () => {
    const { online } = new Screen(decider());
    const { info, snapshot, kept } = await online.host.open('t', { takeOver: false });
    expect(info.holders).toEqual([
      { kind: 'human', name: 'anna' },
      { kind: 'human', name: 'ben' },
    ]);
    expect([info.game.id, snapshot.version, snapshot.stage.kind, kept]).toEqual(['toy', 0, 'yours', true]);
  });

  test('moves of others are shown one after the other at the pace of the person, and skipped when they ask', async () => {
    const screen = new Screen('somebody who watches');
    await screen.online.host.open('t', { takeOver: false });
    await screen.online.host.pace(300);
    for (let moves = 0; moves < 4; moves++) station.playOn();
    await until(() => screen.online.behind.get() === 3);
    expect(screen.versions()).toEqual([1]);
    await until(() => screen.versions().length === 2);
    expect(screen.shown[1].when - screen.shown[0].when).toBeGreaterThan(200);
    await screen.online.host.skip();
    expect([screen.versions(), screen.online.behind.get()]).toEqual([[1, 2, 3, 4], 0]);
  });

  test('whoever can act sees the present at once, however slowly they like to watch', async () => {
    const screen = new Screen('anna');
    await screen.online.host.open('t', { takeOver: false });
    await screen.online.host.pace(100_000);
    const waits: number[] = [];
    for (let moves = 0; moves < 6; moves++) {
      const { deciding, version } = station.table;
      await until(() => version === 0 || screen.versions().includes(version));
      if (!deciding.includes(0)) station.playOn();
      else {
        const start = performance.now();
        await screen.online.host.play(version, station.table.movesInWords(0)[0].move);
        await until(() => screen.versions().includes(version + 1));
        waits.push(performance.now() - start);
      }
    }
    expect(waits.length).toBeGreaterThan(1);
    expect(Math.max(...waits)).toBeLessThan(1_000);
  });

  test('a move that came too late is refused for that reason, and the table as it is now is shown', async () => {
    const screen = new Screen(decider());
    await screen.online.host.open('t', { takeOver: false });
    const late = aMove();
    station.playOn();
    const refused = await screen.online.host.play(0, late).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused instanceof RefusedError && [refused.kind, refused.message]).toEqual(['TableRefused', 'movedOn']);
    await until(() => screen.versions().at(-1) === 1);
    expect(station.changes).toBe(0);
  });

  test('what a move would do is asked once, however often the pointer comes by, and anew when the table has changed', async () => {
    const screen = new Screen(decider());
    await screen.online.host.open('t', { takeOver: false });
    const move = aMove();
    await Promise.all([screen.online.host.preview(0, move), screen.online.host.preview(0, move)]);
    await screen.online.host.preview(0, move);
    expect(station.previews).toBe(1);
    await screen.online.host.play(0, move);
    await until(() => screen.versions().at(-1) === 1);
    await screen.online.host.preview(1, aMove());
    expect(station.previews).toBe(2);
  });

  test('somebody else on a seat is told, and nothing is told where nobody changed', async () => {
    const screen = new Screen(decider());
    await screen.online.host.open('t', { takeOver: false });
    station.tellCards();
    station.names[1] = 'Zofia';
    station.tellCards();
    await until(() => screen.infos.length > 0);
    expect(screen.infos.map(({ holders }) => holders[1])).toEqual([{ kind: 'human', name: 'Zofia' }]);
  });

  test('a table that is not there is said to be gone', async () => {
    const screen = new Screen('anna');
    const gone = new OnlineHost('nowhere', {
      line,
      home: () => {
        throw new Error('nothing to describe');
      },
    });
    const stop = gone.follow();
    const refused = await gone.host.open('nowhere', { takeOver: false }).catch((error: unknown) => error);
    expect(refused instanceof RefusedError && refused.message).toBe('gone');
    stop();
    expect(screen.shown).toEqual([]);
  });
});
