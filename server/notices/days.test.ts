import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FRIENDLY, HOUR, MINUTE, TestHouse, Wall } from '../affairs/testing/station.ts';
import { realSurroundings } from '../people/surroundings.ts';
import type { TableCard, Terms } from '../protocol/tables.ts';
import { prepareNotices, type StationNotices } from './index.ts';
import type { Notices } from './notices.ts';
import { type Mailbox, openMailbox } from './testing/mailbox.ts';

/** A day for every turn, counted from nine to nine in Berlin. */
const TERMS: Terms = {
  ...FRIENDLY,
  pace: { kind: 'days', hours: 24, from: 9, to: 21, zone: 'Europe/Berlin' },
};

let mailbox: Mailbox;
let house: TestHouse;
let station: StationNotices;
let notices: Notices;
const wall = new Wall();

beforeAll(async () => {
  mailbox = await openMailbox();
  house = await TestHouse.open(wall);
  const { storage } = house;
  for (const id of ['anna', 'ben']) {
    await storage.changePerson(id, { mail: `${id}@example.org`, mailTurns: true, mailConfirmed: true });
  }
  station = await prepareNotices(
    { mail: { server: mailbox.address, from: 'station@example.org' }, every: HOUR },
    {
      storage,
      around: { ...realSurroundings, now: wall.now },
      failed: (error) => house.problems.push(error),
    },
  );
  notices = station.open('https://roundhouse.example', (person, table) => house.affairs.looksAt(person, table));
}, 60_000);
afterAll(async () => {
  await station.stop();
  await house.close();
  await mailbox.close();
  expect(house.problems).toEqual([]);
});

/** Lets time pass; who got which mail meanwhile. */
async function passes(ms: number): Promise<string[]> {
  wall.passes(ms);
  await notices.look();
  return mailbox.mails.splice(0).map(({ to, subject }) => `${to}: ${subject}`);
}
const card = (id: string): Promise<TableCard> => house.card(id);
const hoursLeft = async (id: string): Promise<(number | undefined)[] | undefined> =>
  (await card(id)).clock?.left.map((left) => (left === null ? undefined : left / HOUR));

// The wall shows noon in Greenwich, 13:00 in Berlin.
test('a game over days: its clock stands for the night, people are called, and who lets it run out is replaced', async () => {
  const id = await house.playing(['anna', 'ben'], TERMS);
  const screen = await house.screen('anna', id);
  expect((await passes(MINUTE)).sort()).toEqual([]);
  expect((await passes(3 * MINUTE)).sort()).toEqual(['ben@example.org: Your turn in toy']);
  screen.leave();

  wall.passes(5 * HOUR - 4 * MINUTE);
  expect(await hoursLeft(id)).toEqual([19, 19]);
  wall.passes(8 * HOUR);
  expect(await hoursLeft(id)).toEqual([16, 16]);
  const { clock } = await card(id);
  expect(clock?.hours?.[0].map((moment) => new Date(moment).toISOString())).toEqual([
    '2026-11-17T08:00:00.000Z',
    '2026-11-17T20:00:00.000Z',
  ]);
  // 2:00 in Berlin: whoever plays at night plays.
  await house.play('anna', id);
  expect((await card(id)).deciding).toEqual([1]);
  expect(await hoursLeft(id)).toEqual([24, 16]);

  // 19:00 on the second day: ten hours have passed, six are left.
  expect(await passes(17 * HOUR - 1 * MINUTE)).toEqual([]);
  expect(await passes(MINUTE)).toEqual(['ben@example.org: Your clock runs out soon in toy']);
  // At 13:00 on the third day nothing is left.
  expect(await passes(18 * HOUR - MINUTE)).toEqual([]);
  expect((await card(id)).seats[1].standIn).toBeUndefined();
  wall.passes(MINUTE);
  await vi.waitFor(async () => expect((await card(id)).seats[1].standIn).toBeDefined(), { timeout: 30_000 });
  await vi.waitFor(async () => expect((await card(id)).deciding).toContain(0), { timeout: 30_000 });
  expect((await passes(4 * MINUTE)).sort()).toEqual([
    'anna@example.org: Your turn in toy',
    'ben@example.org: An opponent plays for you in toy',
  ]);
  // Days later he sits down again, and has his whole day.
  wall.passes(5 * HOUR);
  await house.command('ben', id, { type: 'sitDownAgain' });
  expect((await card(id)).seats[1].standIn).toBeUndefined();
  expect((await hoursLeft(id))?.[1]).toBe(24);
}, 60_000);
