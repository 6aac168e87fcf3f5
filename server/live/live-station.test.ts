import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { RefusedStale } from '../station.ts';
import { ANNA, BEN, Screen, startTestStation, type TestStation, WATCHER } from './testing/station.ts';

let house: TestStation;
beforeAll(async () => {
  house = await startTestStation();
});
afterAll(() => house.stop());
afterEach(() => vi.restoreAllMocks());

let tables = 0;
const TWO = { game: 'toy', sitters: ['anna', 'ben'] as const };
/** A new table of two people, or of others. */
async function newTable(wish: Partial<Parameters<TestStation['put']>[1]> = {}): Promise<string> {
  const id = `table-${++tables}`;
  await house.put(id, { ...TWO, ...wish });
  return id;
}

/** Both play their first move each time, until so many moves were played or the game is over. */
async function playOn(id: string, moves = Number.POSITIVE_INFINITY): Promise<{ anna: Screen; ben: Screen }> {
  const anna = await house.screen(ANNA, id);
  const ben = await house.screen(BEN, id);
  while (anna.present.moment.at < moves && anna.present.stage.kind !== 'over') {
    const [caller, screen] = anna.present.stage.kind === 'yours' ? ([ANNA, anna] as const) : ([BEN, ben] as const);
    const version = await house.play(caller, id, screen);
    await anna.until(() => anna.present.version === version);
    await ben.until(() => ben.present.version === version);
  }
  return { anna, ben };
}

describe('a table at the station', () => {
  test('is opened from storage, takes a move, keeps it, and tells everybody who follows', async () => {
    const id = await newTable();
    const anna = await house.screen(ANNA, id);
    const ben = await house.screen(BEN, id);
    expect([anna.present.version, anna.present.stage.kind, ben.present.stage.kind]).toEqual([1, 'yours', 'yours']);
    const version = await house.play(ANNA, id, anna);
    await ben.until(() => ben.present.version === version);
    expect(version).toBe(2);
    expect(ben.present.log.entries.map(({ at }) => at)).toEqual([1]);
    expect(anna.present.stage.kind).toBe('waiting');
    const kept = await house.storage.openTable(id);
    expect([kept?.table.version, kept?.table.at, kept?.steps.length]).toEqual([2, 1, 1]);
  });

  test('is played to its end, and its result is kept', async () => {
    const id = await newTable();
    const { anna, ben } = await playOn(id);
    expect([anna.present.stage.kind, ben.present.stage.kind]).toEqual(['over', 'over']);
    const kept = await house.storage.findTable(id);
    expect([kept?.stage, kept?.deciding, kept?.wake !== undefined]).toEqual(['over', [], true]);
    expect(kept?.result).toMatchObject({ places: expect.any(Array), points: expect.any(Array) });
  });

  test('lets opponents answer at once', async () => {
    const id = await newTable({ sitters: ['anna', { level: 'greedy' }] });
    const anna = await house.screen(ANNA, id);
    await anna.until(() => anna.present.stage.kind === 'yours');
    const { at } = anna.present.moment;
    await house.play(ANNA, id, anna);
    await anna.until(() => anna.present.stage.kind === 'yours');
    expect(anna.present.moment.at).toBeGreaterThan(at + 1);
  });
});

describe('a command', () => {
  test('that is sent twice is done once, also after a restart', async () => {
    const id = await newTable();
    const anna = await house.screen(ANNA, id);
    const command = { type: 'play', version: 1, move: anna.firstMove } as const;
    const [one, two] = await Promise.all([
      house.station.command(ANNA, id, 'twice', command),
      house.station.command(ANNA, id, 'twice', command),
    ]);
    expect([one, two]).toEqual([{ version: 2 }, { version: 2 }]);
    const restarted = await startTestStation({ storage: house.storage });
    expect(await restarted.station.command(ANNA, id, 'twice', command)).toEqual({ version: 2 });
    await restarted.stop();
    expect((await house.storage.findTable(id))?.at).toBe(1);
  });

  test('of somebody else may have the same id', async () => {
    const id = await newTable();
    const anna = await house.screen(ANNA, id);
    const ben = await house.screen(BEN, id);
    await house.station.command(ANNA, id, 'same', { type: 'play', version: 1, move: anna.firstMove });
    await ben.until(() => ben.present.version === 2);
    expect(await house.station.command(BEN, id, 'same', { type: 'play', version: 2, move: ben.firstMove })).toEqual({
      version: 3,
    });
  });

  test('for an earlier version is refused with what the table looks like now', async () => {
    const id = await newTable();
    const anna = await house.screen(ANNA, id);
    const ben = await house.screen(BEN, id);
    const late = ben.firstMove;
    await house.play(ANNA, id, anna);
    const refused = await house.station
      .command(BEN, id, 'late', { type: 'play', version: 1, move: late })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedStale);
    expect(refused).toMatchObject({ reason: 'movedOn', snapshot: { version: 2, moment: { viewer: 1 } } });
    expect((await house.storage.findTable(id))?.at).toBe(1);
  });

  test.each([
    ['that is no legal move', ANNA, { type: 'play', version: 1, move: { type: 'derail' } }, 'illegal'],
    ['of somebody who does not sit there', { person: 'dora' }, { type: 'undo', version: 1 }, 'notYours'],
    ['of somebody who watches', WATCHER, { type: 'undo', version: 1 }, 'notYours'],
    [
      'of a program with a token for another table',
      { person: undefined, seatToken: { table: 'x', seat: 0 } },
      { type: 'undo', version: 1 },
      'notYours',
    ],
    ['that takes back what was not played', ANNA, { type: 'undo', version: 1 }, 'illegal'],
  ] as const)('%s is refused', async (_, caller, command, reason) => {
    const id = await newTable();
    await expect(house.station.command(caller, id, 'c', command)).rejects.toMatchObject({ reason });
    expect((await house.storage.findTable(id))?.version).toBe(1);
  });

  test('is refused at a table that is not there, or not playing', async () => {
    const undo = { type: 'undo', version: 1 } as const;
    await expect(house.station.command(ANNA, 'nowhere', 'c', undo)).rejects.toMatchObject({ reason: 'gone' });
    const id = await newTable();
    await playOn(id);
    await expect(house.station.command(ANNA, id, 'c', undo)).rejects.toMatchObject({ reason: 'notNow' });
  });

  test('takes back a move that showed nobody anything, unless the table was made without that', async () => {
    const id = await newTable();
    const anna = await house.screen(ANNA, id);
    await house.play(ANNA, id, anna);
    expect(anna.present.canUndo).toBe(true);
    expect(await house.station.command(ANNA, id, 'back', { type: 'undo', version: 2 })).toEqual({ version: 3 });
    await anna.until(() => anna.present.version === 3);
    expect([anna.present.moment.at, anna.present.log.entries.map(({ at }) => at)]).toEqual([0, [0]]);
    const strict = await newTable({ terms: { takeBack: 'never' } });
    await house.play(ANNA, strict, await house.screen(ANNA, strict));
    await expect(house.station.command(ANNA, strict, 'back', { type: 'undo', version: 2 })).rejects.toMatchObject({
      reason: 'illegal',
    });
  });

  test('that takes back in the middle of a game is told to those who watch as well', async () => {
    const id = await newTable();
    const [anna, ben, watcher] = await Promise.all([ANNA, BEN, WATCHER].map((who) => house.screen(who, id)));
    for (;;) {
      const [who, screen] = anna.present.stage.kind === 'yours' ? [ANNA, anna] : [BEN, ben];
      const version = await house.play(who, id, screen);
      await Promise.all([anna, ben, watcher].map((one) => one.until(() => one.present.version === version)));
      if (screen.present.moment.at <= 6 || !screen.present.canUndo) continue;
      const { version: after } = await house.station.command(who, id, 'back', { type: 'undo', version });
      await watcher.until(() => watcher.present.version === after);
      break;
    }
    expect(watcher.present.moment.at).toBe(Math.max(anna.present.moment.at, ben.present.moment.at) - 5);
  });

  test('that cannot be kept is refused, nobody hears of it, and it can be sent again', async () => {
    const id = await newTable();
    const anna = await house.screen(ANNA, id);
    const ben = await house.screen(BEN, id);
    const command = { type: 'play', version: 1, move: anna.firstMove } as const;
    vi.spyOn(house.storage, 'commit').mockRejectedValueOnce(new Error('disk full'));
    await expect(house.station.command(ANNA, id, 'c', command)).rejects.toMatchObject({ reason: 'unavailable' });
    expect([anna.present.version, ben.present.version]).toEqual([1, 1]);
    expect(await house.station.command(ANNA, id, 'c', command)).toEqual({ version: 2 });
    await ben.until(() => ben.present.version === 2);
  });

  test('is not overtaken by what changed around the game meanwhile', async () => {
    const id = await newTable();
    const anna = await house.screen(ANNA, id);
    const before = await house.storage.findTable(id);
    expect(await house.storage.changeTable(id, before?.revision ?? 0, { ticket: 'ABCD' })).toBe('kept');
    await house.play(ANNA, id, anna);
    expect(await house.storage.findTable(id)).toMatchObject({ at: 1, ticket: 'ABCD' });
  });
});

describe('two processes', () => {
  test('take commands for the same table: one wins, both show the same', async () => {
    const other = await startTestStation({ storage: house.storage });
    const id = await newTable();
    const here = await house.screen(ANNA, id);
    const there = await other.screen(BEN, id);
    const commands = await Promise.allSettled([
      house.station.command(ANNA, id, 'a', { type: 'play', version: 1, move: here.firstMove }),
      other.station.command(BEN, id, 'b', { type: 'play', version: 1, move: there.firstMove }),
    ]);
    expect(commands.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await Promise.all([here, there].map((screen) => screen.until(() => screen.present.version === 2)));
    expect(here.present.log).toEqual(there.present.log);
    await other.stop();
  });

  test('tell each other every move', async () => {
    const other = await startTestStation({ storage: house.storage });
    const id = await newTable();
    const there = await other.screen(BEN, id);
    const { ben } = await playOn(id, 6);
    await there.until(() => there.present.version === ben.present.version);
    expect(there.present.moment.at).toBe(6);
    // The game stays open there: what it is told is as small as where the moves are made.
    const kinds = there.messages.flatMap((message) =>
      message.kind === 'snapshot' ? [Object.keys(message.news)[0]] : [],
    );
    expect(kinds[0]).toBe('whole');
    expect(kinds.slice(1).every((kind) => kind === 'after')).toBe(true);
    expect(there.present.log.entries.at(-1)).toEqual(ben.present.log.entries.at(-1));
    // And it goes on from there.
    expect(await other.play(BEN, id, there)).toBe(7 + 1);
    await other.stop();
  });

  test('show what was taken back elsewhere, and what was played instead', async () => {
    const other = await startTestStation({ storage: house.storage });
    const id = await newTable({ game: 'autobahn' });
    const there = await other.screen(BEN, id);
    const anna = await house.screen(ANNA, id);
    const version = await house.play(ANNA, id, anna);
    await house.station.command(ANNA, id, 'back', { type: 'undo', version });
    await there.until(() => there.present.version === version + 1);
    expect(there.present.moment.at).toBe(0);
    await anna.until(() => anna.present.version === version + 1);
    await house.play(ANNA, id, anna);
    await there.until(() => there.present.version === version + 2);
    expect(there.present.moment.at).toBe(1);
    await other.stop();
  });
});

describe('those who follow', () => {
  test('resume with only what is missing of the log', async () => {
    const id = await newTable();
    const { anna } = await playOn(id, 4);
    const { version } = anna.present;
    await playOn(id, 7);
    const again = new Screen();
    await house.station.follow(ANNA, id, again, { have: { version, entries: 5 } });
    expect(again.present.log.from).toBe(5);
    expect(again.present.log.entries.map(({ at }) => at)).toEqual([5, 6, 7]);
  });

  test('are told in small differences', async () => {
    const id = await newTable({ game: 'autobahn' });
    const { anna } = await playOn(id, 6);
    const kinds = anna.messages.flatMap((message) =>
      message.kind === 'snapshot' ? [Object.keys(message.news)[0]] : [],
    );
    expect(kinds).toEqual(['whole', ...Array.from({ length: 6 }, () => 'after')]);
  });

  test('hear nothing any more when they have left', async () => {
    const id = await newTable();
    const screen = new Screen();
    const leave = await house.station.follow(BEN, id, screen);
    leave();
    const before = screen.messages.length;
    await playOn(id, 2);
    expect(screen.messages).toHaveLength(before);
  });

  test('and only watch, see the table five moves later and the end at once', async () => {
    const id = await newTable();
    const watcher = await house.screen(WATCHER, id);
    const { anna } = await playOn(id, 8);
    await watcher.until(() => watcher.present.version === anna.present.version);
    expect([watcher.present.moment.at, watcher.present.moment.viewer]).toEqual([3, 'spectator']);
    const late = await house.screen(WATCHER, id);
    expect(late.present.log.entries.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
    await expect(house.station.ask(WATCHER, id, { type: 'look', at: 4 })).rejects.toMatchObject({ reason: 'secret' });
    expect(await house.station.ask(WATCHER, id, { type: 'transcript', language: 'en' })).not.toMatch(/^ +4 /m);
    await playOn(id);
    await watcher.until(() => watcher.present.stage.kind === 'over');
    expect(watcher.present.log.entries.length).toBeGreaterThan(0);
  });

  test.each([
    { type: 'look', at: 0 },
    { type: 'transcript', language: 'en' },
    { type: 'print', language: 'en' },
    { type: 'branch', at: 0 },
    { type: 'record' },
    { type: 'edition' },
    { type: 'chat' },
    { type: 'notes' },
  ] as const)('are answered nothing where nobody may watch: $type', async (question) => {
    const id = await newTable({ terms: { watching: false } });
    await expect(house.station.ask(WATCHER, id, question)).rejects.toMatchObject({ reason: 'notYours' });
  });

  test('are refused where nobody may watch', async () => {
    const id = await newTable({ terms: { watching: false } });
    await expect(house.station.follow(WATCHER, id, new Screen())).rejects.toMatchObject({ reason: 'notYours' });
  });
});

describe('an idle table', () => {
  test('is held by nobody and comes back without a move being played again; those who follow miss nothing', async () => {
    let now = Date.now();
    const own = await startTestStation({ storage: house.storage, now: () => now });
    const id = await newTable();
    const anna = await own.screen(ANNA, id);
    const ben = await own.screen(BEN, id);
    await own.play(ANNA, id, anna);
    await ben.until(() => ben.present.version === 2);
    expect(own.station.figures().tablesHeld).toBe(1);
    now += 120_000;
    own.station.evict();
    expect(own.station.figures().tablesHeld).toBe(0);
    const heard = ben.messages.length;
    await own.play(BEN, id, ben);
    await anna.until(() => anna.present.version === 3);
    expect([ben.messages.length - heard, anna.present.log.from]).toEqual([1, 2]);
    await own.stop();
  });
});

describe('questions', () => {
  test('are answered as the one who asks may know it', async () => {
    const id = await newTable();
    const { anna } = await playOn(id, 9);
    const moment = await house.station.ask(ANNA, id, { type: 'look', at: 2 });
    expect([moment.at, moment.viewer]).toEqual([2, 0]);
    const { version } = anna.present;
    const stage = anna.present.stage;
    if (stage.kind === 'yours') {
      const consequences = await house.station.ask(ANNA, id, { type: 'preview', version, move: stage.moves[0].move });
      expect(['known', 'reveals']).toContain(consequences.kind);
    }
    await expect(
      house.station.ask(ANNA, id, { type: 'preview', version: 1, move: { type: 'choose' } }),
    ).rejects.toBeInstanceOf(RefusedStale);
    expect(await house.station.ask(BEN, id, { type: 'print', language: 'de' })).toContain('deck');
    expect(await house.station.ask(ANNA, id, { type: 'transcript', language: 'en' })).toContain('anna');
  });

  test('whose answer would tell secrets are refused until the end of the game', async () => {
    const id = await newTable();
    await playOn(id, 3);
    await expect(house.station.ask(ANNA, id, { type: 'record' })).rejects.toMatchObject({ reason: 'secret' });
    const practice = await house.station.ask(ANNA, id, { type: 'branch', at: 3 });
    const seed = (await house.storage.findTable(id))?.setup?.seed;
    expect(JSON.parse(practice).setup.seed).not.toBe(seed);
    await playOn(id);
    const record = await house.station.ask(BEN, id, { type: 'record' });
    expect(JSON.parse(record)).toMatchObject({
      game: 'toy',
      setup: { seed },
      holders: [{ name: 'anna' }, { name: 'ben' }],
    });
    const branch = await house.station.ask(ANNA, id, { type: 'branch', at: 3 });
    expect(JSON.parse(branch)).toMatchObject({ moves: { length: 3 }, setup: { seed } });
  });

  test('for a hint are for those who play alone', async () => {
    const alone = await newTable({ sitters: ['anna', { level: 'random' }] });
    const anna = await house.screen(ANNA, alone);
    await anna.until(() => anna.present.stage.kind === 'yours');
    expect(await house.station.ask(ANNA, alone, { type: 'hint' })).toMatchObject({ type: 'choose' });
    const two = await newTable();
    await expect(house.station.ask(ANNA, two, { type: 'hint' })).rejects.toMatchObject({ reason: 'notYours' });
    await expect(house.station.ask(WATCHER, alone, { type: 'hint' })).rejects.toMatchObject({ reason: 'notYours' });
  });
});

describe('going back by consent', () => {
  test('leads to the earlier moment, with everything that was told since taken back', async () => {
    const id = await newTable();
    const { anna, ben } = await playOn(id, 9);
    const { version } = anna.present;
    const view = (await house.station.ask(ANNA, id, { type: 'look', at: 4 })).view;
    const done = await house.station.inTurn(id, () => house.station.goBack(id, 4, []));
    expect(done).toEqual({ version: version + 5 });
    await Promise.all([anna, ben].map((screen) => screen.until(() => screen.present.version === done.version)));
    expect([anna.present.moment.at, anna.present.moment.view]).toEqual([4, view]);
    expect(anna.present.log.from).toBeLessThanOrEqual(5);
    expect((await house.storage.openTable(id))?.steps).toHaveLength(4);
    await playOn(id, 6);
  });
});

describe('who plays a seat', () => {
  test('may change: an opponent stands in, and the person takes the seat again', async () => {
    const id = await newTable();
    const anna = await house.screen(ANNA, id);
    const change = async (standIn: string | undefined): Promise<void> => {
      const table = await house.storage.findTable(id);
      if (!table) throw new Error('gone');
      const seats = table.seats.map((seat) => {
        const { standIn: _, ...rest } = seat;
        return seat.person === 'ben' && standIn !== undefined ? { ...rest, standIn } : rest;
      });
      await house.storage.changeTable(id, table.revision, { seats });
    };
    await change('random');
    await anna.until(() => anna.present.moment.at >= 1);
    const ben = await house.screen(BEN, id);
    await expect(
      house.station.command(BEN, id, 'x', { type: 'undo', version: ben.present.version }),
    ).rejects.toMatchObject({ reason: 'notNow' });
    await house.play(ANNA, id, anna);
    await anna.until(() => anna.present.moment.at >= 3);
    await change(undefined);
    await house.play(ANNA, id, anna);
    await ben.until(() => ben.present.stage.kind === 'yours');
  });
});
