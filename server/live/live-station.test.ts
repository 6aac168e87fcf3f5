import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANNA, BEN, startTestStation, type TestStation } from './testing/station.ts';

let house: TestStation;
beforeAll(async () => {
  house = await startTestStation();
});
afterAll(() => house.stop());

describe('a table at the station', () => {
  test('is opened from storage, takes a move, keeps it, and tells everybody who follows', async () => {
    await house.put('first', { game: 'toy', sitters: ['anna', 'ben'] });
    const anna = await house.screen(ANNA, 'first');
    const ben = await house.screen(BEN, 'first');
    expect([anna.present.version, anna.present.stage.kind, ben.present.stage.kind]).toEqual([1, 'yours', 'yours']);
    const version = await house.play(ANNA, 'first', anna);
    await ben.until(() => ben.present.version === version);
    expect(version).toBe(2);
    expect(ben.present.log.entries.map(({ at }) => at)).toEqual([1]);
    expect(anna.present.stage.kind).toBe('waiting');
    const kept = await house.storage.openTable('first');
    expect([kept?.table.version, kept?.table.at, kept?.steps.length]).toEqual([2, 1, 1]);
  });
});
