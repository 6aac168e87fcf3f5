import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAND_IN } from '../stand-in.ts';
import { FRIENDLY, HOUR, TestHouse, Wall } from './testing/station.ts';

const wall = new Wall();
let house: TestHouse;

beforeAll(async () => {
  house = await TestHouse.open(wall);
  wall.passes(HOUR);
}, 60_000);
afterAll(() => house.close());

test('whose data is deleted is a former player in words, and nobody waits for them', async () => {
  const id = await house.playing(['anna', 'ben'], FRIENDLY);
  const anna = await house.screen('anna', id);
  await house.play('anna', id);
  await house.storage.removePerson('ben');
  // The opponent who plays for the former player moves, and the next round begins.
  await anna.until(() => anna.present.moment.at >= 2 && anna.present.stage.kind === 'yours');
  const card = await house.card(id);
  expect(card.seats[1]).toMatchObject({ kind: 'person', nameKey: 'formerPlayer', standIn: STAND_IN });
  expect(JSON.stringify([card, await house.affairs.chat({ person: 'anna' }, id, {})])).not.toMatch(/ben/i);
  while (anna.present.stage.kind !== 'over') {
    await anna.until(() => anna.present.stage.kind !== 'waiting');
    const { version, stage } = anna.present;
    if (stage.kind !== 'yours') continue;
    await house.play('anna', id);
    await anna.until(() => anna.present.version > version);
  }
  await expect
    .poll(async () => (await house.storage.resultsOf('anna', 1))[0]?.seats, { timeout: 30_000 })
    .toMatchObject([{ name: 'Anna' }, { name: '', nameKey: 'formerPlayer' }]);
}, 110_000);
