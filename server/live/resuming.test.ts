/** A line that says what it has is told no more than one that says nothing: whatever it claims only shortens the log. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Snapshot } from '../../host/snapshot.ts';
import { ANNA, BEN, Screen, startTestStation, type TestStation, WATCHER } from './testing/station.ts';

const MOVES = 12;
const ID = 'secrets';
const EVERYBODY = { anna: ANNA, ben: BEN, watcher: WATCHER };
type Who = keyof typeof EVERYBODY;

let house: TestStation;
const players = new Map<'anna' | 'ben', Screen>();

async function playOne(): Promise<void> {
  for (const [who, screen] of players) {
    if (screen.present.stage.kind !== 'yours') continue;
    const version = await house.play(EVERYBODY[who], ID, screen);
    for (const other of players.values()) await other.until(() => other.present.version >= version);
    return;
  }
  throw new Error('it is nobody’s turn');
}

beforeAll(async () => {
  house = await startTestStation({ settings: { rulesDeadline: 30_000 } });
  await house.put(ID, { game: 'train-rush', sitters: ['anna', 'ben'], terms: { watching: true } });
  players.set('anna', await house.screen(ANNA, ID)).set('ben', await house.screen(BEN, ID));
  for (let i = 0; i < MOVES; i++) await playOne();
});
afterAll(() => house.stop());

const withoutLog = ({ log: _, ...rest }: Snapshot): Omit<Snapshot, 'log'> => rest;
const newsOf = (screen: Screen): readonly ('whole' | 'differs')[] =>
  screen.messages.flatMap((message) =>
    message.kind === 'snapshot' ? ['whole' in message.news ? 'whole' : 'differs'] : [],
  );

/** Claims about version and log, true for some and made up for others. */
const CLAIMS = [
  { version: 0, entries: 0 },
  { version: 1, entries: 10_000 },
  { version: MOVES, entries: 3 },
  { version: MOVES + 1, entries: MOVES + 1 },
  { version: MOVES + 1, entries: 10_000 },
  { version: MOVES + 400, entries: 1 },
  { version: Number.MAX_SAFE_INTEGER, entries: Number.MAX_SAFE_INTEGER },
];

test.each(['anna', 'ben', 'watcher'] as const)('%s is shown as much as without any claim', async (who: Who) => {
  const caller = EVERYBODY[who];
  const honest = await house.screen(caller, ID);
  const claiming = await Promise.all(
    CLAIMS.map(async (have) => {
      const screen = new Screen();
      await house.station.follow(caller, ID, screen, { have });
      return screen;
    }),
  );
  const all = honest.present.log.entries;
  for (const [n, screen] of claiming.entries()) {
    // Never a difference from what somebody else, or nobody, was told.
    expect([CLAIMS[n], newsOf(screen)]).toEqual([CLAIMS[n], ['whole']]);
    const { from, entries } = screen.present.log;
    expect(withoutLog(screen.present)).toEqual(withoutLog(honest.present));
    expect(entries).toEqual(all.slice(from));
  }
  await playOne();
  await honest.until(() => honest.present.version === (players.get('anna')?.present.version ?? 0));
  for (const screen of claiming) {
    await screen.until(() => screen.present.version === honest.present.version);
    expect(screen.present).toEqual(honest.present);
  }
});

test('a claim does not open a table that is not watched', async () => {
  await house.put('closed', { game: 'train-rush', sitters: ['anna', 'ben'], terms: { watching: false } });
  for (const have of CLAIMS) {
    const screen = new Screen();
    await expect(house.station.follow(WATCHER, 'closed', screen, { have })).rejects.toMatchObject({
      reason: 'notYours',
    });
    expect(screen.messages).toEqual([]);
  }
});

test('whoever claims what another seat was told is told what is theirs', async () => {
  const [anna, ben] = [await house.screen(ANNA, ID), await house.screen(BEN, ID)];
  const { version, moment } = anna.present;
  const screen = new Screen();
  await house.station.follow(BEN, ID, screen, { have: { version, entries: moment.at + 1 } });
  expect(withoutLog(screen.present)).toEqual(withoutLog(ben.present));
  expect(screen.present.moment.view).not.toEqual(moment.view);
});
