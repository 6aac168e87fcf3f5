import { afterEach, describe, expect, test } from 'vitest';
import { wait } from '../../host/together.ts';
import { ANNA, startTestStation, type TestStation } from './testing/station.ts';

let house: TestStation;
afterEach(() => house.stop());

/** Anna plays as she is advised, against somebody who takes a while, until an answer was thought of before or she has moved so often; her log. */
async function play(thinkAhead: boolean, moves: number): Promise<readonly unknown[]> {
  const registry = new URL('../../games/registry.ts', import.meta.url);
  house = await startTestStation({ settings: { registry, thinkAhead } });
  await house.put('t', { game: 'steamrollers', sitters: ['anna', { level: 'master' }] });
  const anna = await house.screen(ANNA, 't');
  const yours = (): Promise<void> => anna.until(({ present }) => present.stage.kind === 'yours');
  for (let made = 0; made < moves && house.station.figures().thoughtsForeseen === 0; made++) {
    await yours();
    const move = (await house.station.ask(ANNA, 't', { type: 'hint' })) ?? undefined;
    // So long Anna thinks.
    await wait(thinkAhead ? 600 : 0);
    await house.play(ANNA, 't', anna, move);
  }
  await yours();
  const record = await house.storage.openTable('t');
  return record?.steps.map(({ seat, move }) => ({ seat, move })) ?? [];
}

describe('a station', () => {
  test('lets opponents think while people do where its host wants that, and the game is the same', async () => {
    const ahead = await play(true, 12);
    const { thoughts, thoughtsForeseen } = house.station.figures();
    expect([thoughtsForeseen > 0, thoughts >= thoughtsForeseen, house.problems]).toEqual([true, true, []]);
    await house.stop();
    const plain = await play(false, 12);
    expect(house.station.figures().thoughtsForeseen).toBe(0);
    expect(plain.length).toBeGreaterThanOrEqual(ahead.length);
    expect(plain.slice(0, ahead.length)).toEqual(ahead);
  });
});
