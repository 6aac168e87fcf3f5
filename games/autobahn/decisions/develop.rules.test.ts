import { describe, expect, test } from 'vitest';
import { A, position, tables } from '../positions.ts';

describe('the development track', () => {
  test('AB-13.1 each step resolves its bonus before the next: Develop 2 from 9 gains the DM 6 of space 10 on the way', () => {
    const table = position()
      .track(A, 9)
      .tiles(A, 'tile-develop')
      .begin()
      .play({ type: 'useTile', tile: 'tile-develop' });
    expect([table.track(A), table.money(A)]).toEqual([11, 30]);
  });

  test('AB-13.1 the bonus of the first step is asked for before the second step is made', () => {
    const table = position()
      .track(A, 5)
      .lobby(A, 1)
      .tiles(A, 'tile-develop')
      .begin()
      .play({ type: 'useTile', tile: 'tile-develop' });
    expect([table.asked, table.track(A)]).toEqual(['prompt.promote', 6]);
    table.play('decline');
    expect(table.track(A)).toBe(7);
  });

  test.each([
    [2, 'flipTile', 0],
    [4, 'money', 4],
    [6, 'promote', 0],
    [8, 'flipTile', 0],
    [10, 'money', 6],
    [12, 'removeTile', 0],
    [14, 'promote', 0],
    [16, 'unlock', 0],
    [18, 'promote', 0],
    [20, 'money', 8],
  ] as const)('AB-13.1 space %i: %s', (space, kind, money) => {
    const at = position()
      .track(A, space - 1)
      .lobby(A, 1)
      .actionTile(A, 'loadTruck', 'flipped')
      .gains(A, 'develop')
      .begin();
    at.play({ type: 'develop', steps: 1 });
    const asked = {
      flipTile: 'actionTile',
      removeTile: 'actionTile',
      promote: 'promote',
      unlock: 'unlock',
      money: 'action',
    }[kind];
    expect(at.asked).toBe(`prompt.${asked}`);
    expect(at.money(A)).toBe(24 + money);
    expect(at.offers('flipTile')).toBe(kind === 'flipTile');
    expect(at.offers('removeTile')).toBe(kind === 'removeTile');
  });

  test('AB-13.1 every other space is empty', () => {
    const filled = tables.track.flatMap((space, i) => (space.bonus === undefined ? [] : [i]));
    expect(filled).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    for (const space of [0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21].slice(1)) {
      const before = tables.track.findIndex((at) => at.next === space);
      const table = position().track(A, before).lobby(A, 1).gains(A, 'develop').begin().play('develop');
      expect([table.track(A), table.money(A), table.asked]).toEqual([space, 24, 'prompt.action']);
    }
  });

  test('AB-13.1 Develop may be declined as a whole, not in the middle', () => {
    const no = position().gains(A, 'develop', 2).begin().play('decline');
    expect(no.track(A)).toBe(0);
    const yes = position().gains(A, 'develop', 3).begin();
    expect(yes.moves()).toEqual([{ type: 'develop', steps: 3 }, { type: 'decline' }]);
    yes.play('develop', 'decline');
    expect(yes.track(A)).toBe(3);
  });

  test('AB-13.2 AB-X42 from 17 Develop 2 promotes on 18 and ends on 19', () => {
    const table = position().track(A, 17).lobby(A, 1).tiles(A, 'tile-develop').begin().play('useTile');
    table.play({ type: 'promote', department: 'finance', floor: 1 });
    expect(table.track(A)).toBe(19);
    expect(table.asked).toBe('prompt.action');
  });

  test('AB-13.2 AB-X42 the loop: from 20 Develop 2 leads over 21 back to 18, and promotes again', () => {
    const table = position().track(A, 20).lobby(A, 1).tiles(A, 'tile-develop').begin().play('useTile');
    expect(table.track(A)).toBe(18);
    expect(table.asked).toBe('prompt.promote');
  });

  test('AB-13.2 the DM 8 of space 20 come again every time round', () => {
    const table = position().track(A, 19).gains(A, 'develop', 5).begin().play('develop', 'toLobby');
    expect([table.track(A), table.money(A)]).toEqual([20, 24 + 16]);
  });

  test('AB-13.2 several tokens share a space', () => {
    const table = position().track(A, 4).track(1, 5).gains(A, 'develop').begin().play('develop');
    expect([table.track(A), table.track(1)]).toEqual([5, 5]);
  });

  test('AB-13.3 AB-X43 Remove action tile without a flipped tile is lost', () => {
    const table = position().track(A, 11).gains(A, 'develop').begin().play('develop');
    expect([table.track(A), table.asked]).toEqual([12, 'prompt.action']);
    expect(table.eventKeys).toContain('event.bonusLost');
  });
});
