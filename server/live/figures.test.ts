/** What live play costs, printed as a table; in `npm run test:all` with as many tables as the station is made for. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { toSave } from '../../host/save.ts';
import type { SeatHolder } from '../../host/seats.ts';
import { Table } from '../../host/table.ts';
import { below, makeSetup, play, seedStream, startMatch } from '../../kernel/index.ts';
import { wakeOf } from '../affairs/wake.ts';
import type { StoredTable } from '../storage/storage.ts';
import { ANNA, Screen, startTestStation, type TestStation } from './testing/station.ts';

const ALL = process.env.ROUNDHOUSE_TESTS === 'all';
/** Beside other tests time says nothing: the bounds hold where this runs alone. */
const bound = (time: number, most: number): void => {
  if (ALL) expect(time).toBeLessThan(most);
};

let house: TestStation;
let now = Date.now();
beforeAll(async () => {
  house = await startTestStation({ now: () => now, settings: { rulesThreads: 2, sweepEvery: 0 } });
});
afterAll(() => house.stop());

const at95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * 0.95))];
const ms = (time: number): string => `${time.toFixed(1)} ms`;

/** A game of random moves, as a save. */
async function randomGame(gameId: string, moves: number): Promise<string> {
  const module = await GAMES.find(({ id }) => id === gameId)?.load();
  if (!module) throw new Error('no such game');
  const game = module.open(module.standardEdition);
  const seats = Array.from({ length: 4 }, () => 'player');
  const match = startMatch(game, makeSetup(game, { seats, seed: 7 }));
  const luck = seedStream(3, 'figures');
  while (match.played.length < moves) {
    const [seat] = game.deciding(match.state);
    if (seat === undefined) break;
    const offered = game.moves(match.state, seat);
    play(match, seat, offered[below(luck, offered.length)]);
  }
  const holders: SeatHolder[] = seats.map((_, seat) => ({ kind: 'human', name: `${seat}` }));
  return JSON.stringify(toSave(new Table(match, { id: 'x', holders, edition: undefined })));
}

/** Puts a game that is under way into the storage, as often as it is wanted. */
async function putGames(gameId: string, moves: number, ids: readonly string[]): Promise<number> {
  const save = await randomGame(gameId, moves);
  const { steps, setup, opening, openingTotals, deciding, undoDepth, ruleset, edition, options } =
    await house.station.rules.openSave(save);
  for (const id of ids) {
    await house.put(id, { game: gameId, sitters: ['anna', 'ben', 'cleo', 'dora'] });
    const table = await house.storage.findTable(id);
    if (!table) throw new Error('gone');
    const { version: from, revision } = table;
    const fields = { setup, opening, openingTotals, deciding, undoDepth, ruleset, edition, options, at: steps.length };
    const change = { table: id, from, revision, version: from + steps.length, keep: 0, steps, fields };
    if ((await house.storage.commit(change)) !== 'kept') throw new Error('not kept');
  }
  return steps.length;
}

describe('what it costs', () => {
  test('a late game opens like an early one', async () => {
    const opens = ALL ? 200 : 10;
    const p95: number[] = [];
    for (const moves of [10, 400]) {
      const ids = Array.from({ length: opens }, (_, i) => `open-${moves}-${i}`);
      const played = await putGames('autobahn', moves, ids);
      const times: number[] = [];
      for (const id of ids) {
        const begin = performance.now();
        await house.station.follow(ANNA, id, new Screen());
        times.push(performance.now() - begin);
      }
      p95.push(at95(times));
      console.log(`open a game of ${played} moves: p95 ${ms(at95(times))} of ${opens}`);
    }
    expect(p95).toHaveLength(2);
    for (const time of p95) bound(time, 50);
  });

  test('opponents at other tables do not delay a person', async () => {
    const tables = ALL ? 200 : 10;
    await house.put('person', { game: 'toy', sitters: ['anna', 'ben'] });
    for (let i = 0; i < tables; i++) {
      const level = { level: i % 2 === 0 ? 'steady' : 'greedy' };
      await house.put(`opponents-${i}`, { game: 'autobahn', sitters: [level, level, level], seed: i });
    }
    const screen = new Screen();
    await house.station.follow(ANNA, 'person', screen);
    const latency = async (): Promise<number> => {
      const times: number[] = [];
      for (let i = 0; i < (ALL ? 200 : 20); i++) {
        const { version, stage } = screen.present;
        const command =
          stage.kind === 'yours'
            ? ({ type: 'play', version, move: stage.moves[0].move } as const)
            : ({ type: 'undo', version } as const);
        const begin = performance.now();
        const done = await house.station.command(ANNA, 'person', `l${version}`, command);
        await screen.until(() => screen.present.version >= done.version);
        times.push(performance.now() - begin);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return at95(times);
    };
    const alone = await latency();
    const before = house.station.figures().thoughts;
    const watching = Array.from({ length: tables }, (_, i) =>
      house.station.follow({ person: undefined }, `opponents-${i}`, {
        send: () => undefined,
        sendText: () => undefined,
      }),
    );
    await Promise.all(watching);
    while (house.station.figures().thoughts === before) await new Promise((resolve) => setTimeout(resolve, 50));
    const beside = await latency();
    const { thoughts, thoughtsWaiting, thoughtsCut } = house.station.figures();
    console.log(
      `a person's move, command to view: p95 ${ms(alone)} alone, ${ms(beside)} beside ${tables} tables of opponents ` +
        `(${thoughts - before} thoughts meanwhile, ${thoughtsWaiting} waiting, ${thoughtsCut} cut short)`,
    );
    expect(thoughts).toBeGreaterThan(before);
    bound(beside, 100);
    for (const leave of await Promise.all(watching)) leave();
    // Nobody plays on at these tables.
    now += 1e9;
    house.station.evict();
  });

  test('idle tables cost little', async () => {
    const count = ALL ? 10_000 : 100;
    await house.put('idle', { game: 'train-rush', sitters: ['anna', 'ben', 'cleo', 'dora'] });
    const like = await house.storage.openTable('idle');
    if (!like) throw new Error('gone');
    const { table, states } = like;
    const memory = (): number => process.memoryUsage().rss / 2 ** 20;
    const before = memory();
    for (let i = 0; i < count; i++) {
      const id = `idle-${i}`;
      const waiting: StoredTable = { ...table, id, version: 0, revision: 0, setup: undefined, stage: 'gathering' };
      await house.storage.createTable(waiting);
      const { setup, opening, openingTotals, deciding } = table;
      const fields = { setup, opening, openingTotals, deciding, stage: 'playing' as const, wake: wakeOf(table, now) };
      const change = { table: id, from: 0, revision: 0, version: 1, keep: 0, start: states[0], steps: [], fields };
      await house.storage.commit(change);
      await house.station.follow(ANNA, id, { send: () => undefined, sendText: () => undefined });
      if (i % 500 === 499) {
        now += 1e6;
        house.station.evict();
      }
    }
    // The last ones may still be at work, and are idle later than the others.
    await vi.waitFor(
      () => {
        now += 1e6;
        house.station.evict();
        expect(house.station.figures().tablesHeld).toBe(0);
      },
      { timeout: 30_000 },
    );
    const { tables, lines } = house.station.figures();
    const after = memory();
    console.log(
      `${count} idle tables that somebody follows: ${after.toFixed(0)} MB in all, ` +
        `${(((after - before) * 1024) / count).toFixed(1)} KB each`,
    );
    expect(lines).toBeGreaterThanOrEqual(count);
    expect(tables).toBeGreaterThanOrEqual(count);
    expect(after).toBeLessThan(1024);
  });
});
