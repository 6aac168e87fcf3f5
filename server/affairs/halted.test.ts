import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, LIVE, SECOND, TestHouse, Wall } from './testing/station.ts';

const wall = new Wall();
let house: TestHouse;

beforeAll(async () => {
  house = await TestHouse.open(wall);
  wall.passes(HOUR);
});
afterAll(() => house.close());

/** Time passes until the table is looked at again, and again. */
async function untilItStands(id: string): Promise<void> {
  for (const start = Date.now(); (await house.card(id)).halted === undefined; ) {
    if (Date.now() - start > 50_000) throw new Error('it does not stand still');
    wall.passes(6 * SECOND);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
const halts = async (id: string): Promise<number> =>
  (await house.facts(id)).filter((fact) => fact === 'fact.haltedFailed').length;

test('a table at which the rules fail again and again stands still for everybody, says so, and can be tried again', async () => {
  const { id } = await house.make('anna', [{ kind: 'me' }, { kind: 'opponent', level: 'greedy' }], LIVE, {
    game: 'throws',
  });
  await house.affairs.start({ person: 'anna' }, id);
  const anna = await house.screen('anna', id);
  await anna.until(() => anna.present.stage.kind === 'yours');
  await house.play('anna', id);
  await untilItStands(id);
  await anna.until(() => anna.card.halted === 'failed' && anna.said.includes('fact.haltedFailed'));
  // The opponent's move failed, so it would be Anna's turn or nobody's: no clock of hers runs meanwhile.
  const { clock, at } = await house.card(id);
  expect([clock?.running, clock?.due, at]).toEqual([[], undefined, 2]);
  const { version, move } = { version: anna.present.version, move: { type: 'choose', wagon: 1 } };
  await expect(house.command('anna', id, { type: 'play', version, move })).rejects.toMatchObject({ reason: 'halted' });
  // Whoever comes now is shown the table all the same.
  expect((await house.screen('anna', id)).present.moment.at).toBe(2);
  expect(await halts(id)).toBe(1);

  await house.command('anna', id, { type: 'resume' });
  expect((await house.card(id)).halted).toBeUndefined();
  await untilItStands(id);
  expect(await halts(id)).toBe(2);
  expect(house.problems.every((problem) => String(problem).includes('planted'))).toBe(true);
});
