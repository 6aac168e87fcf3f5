/** What a database that is away for a moment, and processes that play at the same table meanwhile, must not do to those who follow. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ANNA, BEN, Screen, startTestStation, type TestStation } from './testing/station.ts';
import { type Unreliable, unreliable } from './testing/unreliable.ts';

/** Anna's process, and Ben's whose database is not always there. Nothing is compared later: what happened must be enough. */
let here: TestStation;
let there: TestStation;
let database: Unreliable;
let later = 0;
beforeAll(async () => {
  // Whatever is due is for Ben's process.
  here = await startTestStation({ settings: { sweepEvery: 0 } });
  database = unreliable(here.storage);
  const settings = { compareEvery: 0, sweepEvery: 20, rulesDeadline: 30_000 };
  there = await startTestStation({ storage: database.storage, settings, now: () => Date.now() + later });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});
afterEach(() => vi.restoreAllMocks());

let tables = 0;
async function newTable(sitters: Parameters<TestStation['put']>[1]['sitters'] = ['anna', 'ben']): Promise<string> {
  const id = `table-${++tables}`;
  await here.put(id, { game: 'toy', sitters });
  return id;
}
const sees = (screen: Screen, version: number): Promise<void> => screen.until(() => screen.present.version === version);

test.each([
  ['the move', { tableSince: 1 }],
  ['the move, and then the table', { tableSince: 1, findTable: 3 }],
  ['the move, and then the game', { tableSince: 1, openTable: 3 }],
] as const)('a move of another process that cannot be read at once (%s) is told when it can', async (_, failures) => {
  const id = await newTable();
  const ben = await there.screen(BEN, id);
  const anna = await here.screen(ANNA, id);
  for (const [question, times] of Object.entries(failures))
    database.fail(question as Parameters<Unreliable['fail']>[0], times);
  const version = await here.play(ANNA, id, anna);
  await sees(ben, version);
  expect(ben.present.stage.kind).toBe('yours');
  await there.play(BEN, id, ben);
});

test('a table that nobody follows and that could not be read is read anew by whoever comes next', async () => {
  const id = await newTable();
  const leave = await there.station.follow(BEN, id, new Screen());
  leave();
  const anna = await here.screen(ANNA, id);
  database.fail('tableSince', 1);
  const version = await here.play(ANNA, id, anna);
  const ben = await there.screen(BEN, id);
  await sees(ben, version);
});

test('whoever has seen more than this process knows is never shown less', async () => {
  const id = await newTable();
  await there.screen(ANNA, id);
  const anna = await here.screen(ANNA, id);
  database.setDeaf(true);
  const version = await here.play(ANNA, id, anna);
  const ben = new Screen();
  await there.station.follow(BEN, id, ben, { have: { version, entries: 0 } });
  database.setDeaf(false);
  expect(ben.messages.flatMap((message) => (message.kind === 'snapshot' ? [message.news] : []))).toMatchObject([
    { whole: { version } },
  ]);
});

test('what is being kept is shown to nobody before it is, and never if it cannot be', async () => {
  const id = await newTable();
  const anna = await there.screen(ANNA, id);
  const commit = database.hold('commit');
  const command = { type: 'play', version: 1, move: anna.firstMove } as const;
  const played = there.station.command(ANNA, id, 'x', command).catch((error: unknown) => error);
  await commit.asked;
  const coming = there.screen(BEN, id);
  const looked = there.station.ask(ANNA, id, { type: 'look', at: 1 }).catch((error: unknown) => error);
  commit.goOn(new Error('planted: the database does not answer'));
  const ben = await coming;
  expect(await played).toMatchObject({ reason: 'unavailable' });
  expect([ben.present.version, ben.present.moment.at]).toEqual([1, 0]);
  expect(await looked).toMatchObject({ reason: 'secret' });
  expect(await there.station.command(ANNA, id, 'x', command)).toEqual({ version: 2 });
  await sees(ben, 2);
  expect(ben.present.log.entries.map(({ at }) => at)).toEqual([1]);
});

test('who begins to follow while the table is read anew misses nothing', async () => {
  const id = await newTable();
  const anna = await here.screen(ANNA, id);
  const watching = await there.screen(ANNA, id);
  // The thread's answer to Ben is on the way for so long that the table has been read anew when it comes.
  const ask = there.station.rules.ask.bind(there.station.rules);
  let late: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    late = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    let delayed = false;
    vi.spyOn(there.station.rules, 'ask').mockImplementation(async (table, question) => {
      let follows = false;
      const answer = await ask(table, (calls) =>
        question(
          new Proxy(calls, {
            get(all, name) {
              follows ||= name === 'follow';
              return Reflect.get(all, name);
            },
          }),
        ),
      );
      // Whatever else is asked, at this table or another, is answered at once.
      if (delayed || table !== id || !follows) return answer;
      delayed = true;
      resolve();
      await until;
      return answer;
    });
  });
  const coming = there.screen(BEN, id);
  await answered;
  const version = await here.play(ANNA, id, anna);
  await sees(watching, version);
  // Asked after the move was taken over, it is answered when everybody else has been told.
  await there.station.ask(ANNA, id, { type: 'look', at: 1 });
  late();
  await sees(await coming, version);
});

test('an opponent whose move could not be kept moves when it can', async () => {
  const id = await newTable(['anna', { level: 'greedy' }]);
  database.fail('commit');
  const anna = await there.screen(ANNA, id);
  await vi.waitFor(() => expect(there.problems.join()).toContain('commit'), { timeout: 20_000 });
  expect(anna.present.stage).toEqual({ kind: 'waiting', seat: 1 });
  later += 6_000;
  await anna.until(() => anna.present.stage.kind === 'yours');
  expect((await here.storage.findTable(id))?.at).toBe(1);
});
