/** A running game outlives the ruleset it was begun under: it is always shown, and goes on under rules that fit. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANNA, BEN, Screen, startTestStation, type TestStation } from './testing/station.ts';

let house: TestStation;
/** The process that ran before the rules changed. */
let before: TestStation;
beforeAll(async () => {
  house = await startTestStation();
  before = await startTestStation({ storage: house.storage });
});
afterAll(async () => {
  await before.stop();
  await house.stop();
});

/** A game of three moves, two of them of the first round, and then the rules are other ones. */
async function begunUnderOlderRules(id: string, game: string): Promise<void> {
  await before.put(id, { game: 'toy', sitters: ['anna', 'ben'] });
  const [anna, ben] = [await before.screen(ANNA, id), await before.screen(BEN, id)];
  await before.play(ANNA, id, anna);
  await ben.until(() => ben.present.version === 2);
  await before.play(BEN, id, ben);
  await anna.until(() => anna.present.version === 3);
  await before.play(ANNA, id, anna);
  const table = await house.storage.findTable(id);
  if (!table?.setup) throw new Error('it has not begun');
  await house.storage.changeTable(id, table.revision, { game, setup: { ...table.setup, game } });
}
const places = ({ present }: Screen): number[] => present.log.entries.map(({ at }) => at);

test('it goes on under rules that fit, from where it was, whichever process opens it first', async () => {
  await begunUnderOlderRules('fits', 'sequel');
  const other = await startTestStation({ storage: house.storage });
  const [ben, anna] = await Promise.all([house.screen(BEN, 'fits'), other.screen(ANNA, 'fits')]);
  const { version } = ben.present;
  await anna.until(() => anna.present.version === version);
  expect([ben.present.moment.at, places(ben), ben.present.stage.kind]).toEqual([3, [0, 1, 2, 3], 'yours']);
  expect(anna.present.moment.at).toBe(3);
  const played = await house.play(BEN, 'fits', ben);
  expect(played).toBe(version + 1);
  await anna.until(() => anna.present.version === played);
  const kept = await house.storage.openTable('fits');
  expect([kept?.table.ruleset, kept?.table.at, kept?.steps.length]).toEqual([2, 4, 4]);
  for (const at of [0, 1, 2, 3, 4]) expect(await house.storage.stateAt('fits', at)).toBeDefined();
  await other.stop();
});

test('whoever has it on the screen from before is told its whole log again', async () => {
  await begunUnderOlderRules('seen', 'sequel');
  const screen = new Screen();
  await house.station.follow(BEN, 'seen', screen, { have: { version: 4, entries: 4 } });
  expect(screen.present.log.from).toBe(0);
});

test('under rules that cannot follow it, it is shown as far as they can, and stands still', async () => {
  await begunUnderOlderRules('renamed', 'renamed');
  const kept = await house.storage.openTable('renamed');
  const ben = await house.screen(BEN, 'renamed');
  expect([ben.present.moment.at, places(ben), ben.present.stage.kind]).toEqual([2, [0, 1, 2], 'waiting']);
  await expect.poll(async () => (await house.storage.findTable('renamed'))?.affairs).toMatchObject({ halted: 'older' });
  await expect(
    house.station.command(BEN, 'renamed', 'x', { type: 'undo', version: ben.present.version }),
  ).rejects.toMatchObject({ reason: 'readOnly' });
  // Nothing of it is lost: rules that fit may come back.
  const after = await house.storage.openTable('renamed');
  expect([after?.steps, after?.states, after?.table.version]).toEqual([kept?.steps, kept?.states, 4]);
  expect((await house.screen(ANNA, 'renamed')).present.moment.at).toBe(2);
  const table = await house.storage.findTable('renamed');
  if (!table?.setup) throw new Error('it is gone');
  await house.storage.changeTable('renamed', table.revision, {
    game: 'sequel',
    setup: { ...table.setup, game: 'sequel' },
  });
  const mended = await startTestStation({ storage: house.storage });
  const again = await mended.screen(BEN, 'renamed');
  expect([again.present.moment.at, again.present.stage.kind]).toEqual([3, 'yours']);
  await mended.play(BEN, 'renamed', again);
  await mended.stop();
});
