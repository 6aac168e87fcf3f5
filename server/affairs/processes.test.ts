import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unreliable } from '../live/testing/unreliable.ts';
import type { Terms } from '../protocol/tables.ts';
import { openStorage } from '../storage/index.ts';
import type { Storage } from '../storage/storage.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { BEAT } from './presence.ts';
import { as, FRIENDLY, HOUR, LIVE, MINUTE, SECOND, TestHouse, Wall } from './testing/station.ts';

/** Two processes on one database, as far as two stations with lines of their own to it can be told from two processes. */
const wall = new Wall();
let postgres: Postgres;
let storages: Storage[];
let one: TestHouse;
let two: TestHouse;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.database();
  storages = [await openStorage({ url }), await openStorage({ url })];
  await storages[0].migrate();
  one = new TestHouse(storages[0], wall, 'one');
  two = new TestHouse(storages[1], wall, 'two');
  await one.people();
  wall.passes(HOUR);
}, 60_000);
afterAll(async () => {
  await one?.stop();
  await two?.stop();
  for (const storage of storages ?? []) await storage.close();
  await postgres?.stop();
});

const RATED: Terms = { ...LIVE, rated: true };

describe('two processes', () => {
  test('a seat goes to one of two who ask different processes at once', async () => {
    for (let i = 0; i < 5; i++) {
      const { id } = await one.make('anna', [{ kind: 'me' }, { kind: 'open' }]);
      const both = await Promise.allSettled([
        one.affairs.sitDown(as('ben'), id, {}),
        two.affairs.sitDown(as('cleo'), id, {}),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await one.affairs.close(as('anna'), id);
    }
  });

  test('a table starts once, whichever process is asked', async () => {
    const { id } = await one.make('anna', [{ kind: 'me' }, { kind: 'opponent', level: 'greedy' }]);
    const both = await Promise.allSettled([one.affairs.start(as('anna'), id), two.affairs.start(as('anna'), id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await two.storage.findTable(id))?.stage).toBe('playing');
    await one.affairs.leave(as('anna'), id);
  });

  test('a card tells what another process has written, also while live play has not read it yet', async () => {
    const database = unreliable(storages[1]);
    const three = new TestHouse(database.storage, wall, 'three');
    const id = await one.playing(['anna', 'ben']);
    const ben = await three.screen('ben', id);
    // What follows from Ben's coming is over.
    await ben.until(() => ben.card.seats[1].presence === 'here');
    await three.affairs.lookWhoIsThere(id);
    const reading = database.hold('findTable');
    await one.play('anna', id);
    await reading.asked;
    await ben.until(() => ben.card.at === 1);
    reading.goOn();
    await three.stop();
  });

  test('somebody at the other process is here, gone when their line goes, and watchers are counted together', async () => {
    const id = await one.playing(['anna', 'ben']);
    const anna = await one.screen('anna', id);
    const ben = await two.screen('ben', id);
    const watcher = await two.screen('dora', id);
    await anna.until(() => anna.card.seats[1].presence === 'here' && anna.card.watchers === 1);
    await one.affairs.lookWhoIsThere(id);
    expect((await one.card(id)).absent).toBeUndefined();
    ben.leave();
    await anna.until(() => anna.card.seats[1].presence === 'gone');
    for (const screen of [anna, watcher]) screen.leave();
  });

  test('a process that dies takes its people with it after a while', async () => {
    const id = await one.playing(['anna', 'ben']);
    const anna = await one.screen('anna', id);
    const present = { people: { ben: 'here' }, watchers: 3 };
    await two.storage.signal({ about: 'presence', id, process: 'dead', present });
    await anna.until(() => anna.card.seats[1].presence === 'here' && anna.card.watchers === 3);
    wall.passes(3 * BEAT + SECOND);
    one.affairs.beat();
    await anna.until(() => anna.card.seats[1].presence === 'gone' && anna.card.watchers === 0);
    anna.leave();
  });

  test('what is said and asked at one is told and answered at the other', async () => {
    const id = await one.playing(['anna', 'ben']);
    const [anna, ben] = [await one.screen('anna', id), await two.screen('ben', id)];
    await one.play('anna', id);
    await ben.until(() => ben.card.at === 1);
    const { version } = await two.offered('ben', id);
    await two.command('ben', id, { type: 'askTakeBack', version, to: 0 });
    await anna.until(() => anna.card.ask !== undefined);
    await one.command('anna', id, { type: 'say', text: 'go on' });
    await one.command('anna', id, { type: 'answer', yes: true });
    await ben.until(() => ben.card.at === 0 && ben.said.includes('go on'));
    expect((await two.card(id)).ask).toBeUndefined();
    for (const screen of [anna, ben]) screen.leave();
  });

  test('a clock that runs out is dealt with once, though both look', async () => {
    const id = await one.playing(['anna', 'ben'], LIVE);
    const [anna, ben] = [await one.screen('anna', id), await two.screen('ben', id)];
    await one.play('anna', id);
    wall.passes(10 * MINUTE + SECOND);
    await Promise.all([one.affairs.due(id), two.affairs.due(id)]);
    await one.until(id, ({ seats }) => seats[1].standIn !== undefined);
    expect((await one.facts(id)).filter((fact) => fact.startsWith('fact.replaced'))).toHaveLength(1);
    for (const screen of [anna, ben]) screen.leave();
  });

  test('the result of a game is kept once, though both look', async () => {
    const id = await one.playing(['anna', 'ben'], RATED);
    await one.affairs.leave(as('ben'), id);
    await two.affairs.leave(as('anna'), id);
    await one.until(id, ({ stage }) => stage === 'over');
    await Promise.all([one.affairs.due(id), two.affairs.due(id)]);
    expect((await one.storage.resultsOf('anna', 10)).filter(({ table }) => table === id)).toHaveLength(1);
    expect((await one.storage.ratingsOf(['anna']))[0].games).toBe(1);
    expect((await one.facts(id)).filter((fact) => fact === 'fact.over')).toHaveLength(1);
  });

  test('seats, readiness and chat of many at once are all kept', async () => {
    const { id } = await one.make('anna', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], FRIENDLY);
    await Promise.all([one.affairs.sitDown(as('ben'), id, {}), two.affairs.sitDown(as('cleo'), id, {})]);
    await Promise.all([
      one.affairs.setReady(as('ben'), id, true),
      two.affairs.setReady(as('cleo'), id, true),
      ...Array.from({ length: 10 }, (_, i) =>
        (i % 2 === 0 ? one : two).command('ben', id, { type: 'say', text: `${i}` }, `say${i}`),
      ),
    ]);
    const card = await two.card(id);
    expect(card.seats.map(({ ready }) => ready)).toEqual([true, true, true]);
    const lines = (await one.affairs.chat(as('anna'), id, {})).filter(({ text }) => text !== undefined);
    expect(lines.map(({ text }) => text).sort()).toEqual(Array.from({ length: 10 }, (_, i) => `${i}`));
  });

  test('nothing went wrong behind anybody’s back', () => {
    expect([...one.problems, ...two.problems]).toEqual([]);
  });
});
