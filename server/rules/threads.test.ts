import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANNA, BEN, type Screen, startTestStation, type TestStation } from '../live/testing/station.ts';

let house: TestStation;
beforeAll(async () => {
  house = await startTestStation({ settings: { rulesDeadline: 800 } });
});
afterAll(() => house.stop());

/** How often threads were replaced, and how many tables stand still, since the last look. */
let before = { rulesThreadsReplaced: 0, tablesHalted: 0 };
function since(): typeof before {
  const { rulesThreadsReplaced, tablesHalted } = house.station.figures();
  const difference = {
    rulesThreadsReplaced: rulesThreadsReplaced - before.rulesThreadsReplaced,
    tablesHalted: tablesHalted - before.tablesHalted,
  };
  before = { rulesThreadsReplaced, tablesHalted };
  return difference;
}

const TWO = ['anna', 'ben'] as const;

/** Plays the first round, which goes well; Anna's next move does not. */
async function toTheSecondRound(id: string, game: string): Promise<Screen> {
  await house.put(id, { game, sitters: TWO });
  const anna = await house.screen(ANNA, id);
  const ben = await house.screen(BEN, id);
  await house.play(ANNA, id, anna);
  await ben.until(() => ben.present.version === 2);
  await house.play(BEN, id, ben);
  await anna.until(() => anna.present.version === 3);
  return anna;
}
const attempt = (id: string, command: string, { present, firstMove }: Screen): Promise<unknown> =>
  house.station.command(ANNA, id, command, { type: 'play', version: present.version, move: firstMove });

describe('rules that throw', () => {
  test('end one command and nothing else', async () => {
    const anna = await toTheSecondRound('broken', 'throws');
    await expect(attempt('broken', 'a', anna)).rejects.toMatchObject({ reason: 'failed' });
    await house.put('quiet', { game: 'toy', sitters: TWO });
    await house.play(ANNA, 'quiet', await house.screen(ANNA, 'quiet'));
    expect(since()).toEqual({ rulesThreadsReplaced: 0, tablesHalted: 0 });
    // The table is as it was, and can still be looked at.
    expect((await house.storage.findTable('broken'))?.version).toBe(3);
    expect((await house.station.ask(ANNA, 'broken', { type: 'look', at: 2 })).at).toBe(2);
  });
});

describe('rules that hang', () => {
  test('cost one command; the other tables of the thread are asked again and hear nothing of it', async () => {
    const anna = await toTheSecondRound('hanging', 'hangs');
    await house.put('sound', { game: 'toy', sitters: TWO });
    const sound = await house.screen(ANNA, 'sound');
    const hanging = attempt('hanging', 'a', anna);
    const playing = house.play(ANNA, 'sound', sound);
    await expect(hanging).rejects.toMatchObject({ reason: 'failed' });
    expect(await playing).toBe(2);
    expect(since()).toEqual({ rulesThreadsReplaced: 1, tablesHalted: 0 });
    expect((await house.storage.findTable('hanging'))?.version).toBe(3);
  });

  test('three times make the table stand still, and it takes nobody down any more', async () => {
    const anna = await toTheSecondRound('stubborn', 'hangs');
    for (const command of ['a', 'b', 'c']) {
      await expect(attempt('stubborn', command, anna)).rejects.toMatchObject({ reason: 'failed' });
    }
    await expect(attempt('stubborn', 'd', anna)).rejects.toMatchObject({ reason: 'halted' });
    expect(since()).toEqual({ rulesThreadsReplaced: 3, tablesHalted: 1 });
    // It can still be looked at.
    expect((await house.screen(ANNA, 'stubborn')).present.version).toBe(3);
    await house.put('other', { game: 'toy', sitters: TWO });
    await house.play(ANNA, 'other', await house.screen(ANNA, 'other'));
  });

  test('in an edition of somebody’s own cost the one who asks for it', async () => {
    const wish = { game: 'hangs-at-setup', seats: ['player', 'player'], options: {} };
    await expect(house.station.rules.begin({ ...wish, seed: 1 })).rejects.toMatchObject({ reason: 'failed' });
    const other = await house.station.rules.check({ ...wish, game: 'toy' });
    expect(other.options).toEqual({ whistle: false });
  });
});

describe('what the rules refuse', () => {
  test.each([
    ['a game that is not here', { game: 'chess', seats: ['player'], options: {} }, 'impossible'],
    ['seats that the game has not', { game: 'toy', seats: ['player'], options: {} }, 'impossible'],
    ['an unknown option', { game: 'toy', seats: ['player', 'player'], options: { colour: 'red' } }, 'impossible'],
    [
      'component data that is none',
      { game: 'autobahn', edition: { a: 1 }, seats: ['player', 'player'], options: {} },
      'edition',
    ],
  ] as const)('%s', async (_, wish, reason) => {
    await expect(house.station.rules.check(wish)).rejects.toMatchObject({ reason });
  });

  test('a save that is none', async () => {
    await expect(house.station.rules.openSave('{"a":1}')).rejects.toMatchObject({ reason: 'impossible' });
  });
});
