import { describe, expect, test } from 'vitest';
import { A, B, position } from '../positions.ts';

/** delivery-2: Denmark wants chemicals for Develop 2, Italy automotive for DM 8, Switzerland appliances for Unlock. */
const waiting = (...countries: string[]) => {
  const at = position().board(A, 'delivery-2');
  for (const country of countries) at.goodsMark(A, country, 'waiting');
  return at;
};

describe('phase 1: claim a delivery bonus', () => {
  test('AB-5.1 AB-X08 the waiting token is moved and its bonus resolved at once', () => {
    const table = waiting('denmark').begin().play({ type: 'claim', country: 'denmark' });
    expect(table.track(A)).toBe(2);
    expect(table.goodsMark(A, 'denmark')).toBe('claimed');
    table.play('decline');
    expect(table.asked).toBe('prompt.action');
  });

  test('AB-5.1 AB-X77 at most one per turn, even with two waiting; the other the turn after', () => {
    const table = waiting('denmark', 'italy').begin();
    expect(table.offered('claim', 'country')).toEqual(['denmark', 'italy']);
    table.play({ type: 'claim', country: 'italy' });
    expect(table.money(A)).toBe(32);
    expect(table.asked).toBe('prompt.action');
    table.refresh().refresh();
    expect(table.offered('claim', 'country')).toEqual(['denmark']);
  });

  test('AB-X77 a delivery of this turn waits for phase 1 of the next', () => {
    const at = position()
      .built('red-hamburg-kobenhavn')
      .board(A, 'delivery-2')
      .truck(A, 1, 'red-hamburg-kobenhavn:1', 'chemicals');
    const table = at.begin();
    expect(table.asked).toBe('prompt.action');
    table
      .playCard('basic-red', 'unlock')
      .play({ type: 'unlock', padlock: 'truck-1' }, { type: 'deliver', city: 'kobenhavn' });
    expect([table.turn, table.track(A)]).toEqual([B, 0]);
    table.refresh();
    expect([table.turn, table.asked]).toEqual([A, 'prompt.claim']);
  });

  test('AB-5.1 claiming is optional, the token keeps waiting', () => {
    const table = waiting('italy').begin().play('decline');
    expect(table.goodsMark(A, 'italy')).toBe('waiting');
    expect(table.money(A)).toBe(24);
  });

  test('AB-5.1 a bonus that cannot be carried out may still be claimed, and is lost', () => {
    const tokens = ['colourless', 'colourless', 'colourless'] as const;
    const table = waiting('switzerland').padlocks(A, ['truck-1', 'truck-2', 'station-1'], tokens).begin();
    table.play({ type: 'claim', country: 'switzerland' });
    expect(table.goodsMark(A, 'switzerland')).toBe('claimed');
    expect(table.eventKeys).toContain('event.bonusLost');
    expect(table.asked).toBe('prompt.action');
  });

  test('AB-5.2 the claim does not use the bonus tile of the turn', () => {
    const table = waiting('italy').tiles(A, 'tile-money').begin().play({ type: 'claim', country: 'italy' });
    table.play({ type: 'useTile', tile: 'tile-money' });
    expect(table.money(A)).toBe(24 + 8 + 6);
  });

  test('AB-5.2 no bonus tile can be used in phase 1', () => {
    expect(waiting('italy').tiles(A, 'tile-money').begin().offers('useTile')).toBe(false);
  });

  test('AB-5.2 AB-17.3 what is gained in phase 1 happens before the action: its money can pay for it', () => {
    const table = waiting('italy').money(A, 0).begin().play({ type: 'claim', country: 'italy' });
    expect(table.playable('basic-black', 'buildRoad')).toBe(true);
  });
});
