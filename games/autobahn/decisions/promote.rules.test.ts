import { describe, expect, test } from 'vitest';
import { A, B, C, D, position, type Table } from '../positions.ts';

const doors = (table: Table): string[] =>
  table.moves('promote').map((move) => (move.type === 'promote' ? `${move.department} ${move.floor}` : ''));

describe('what a promotion needs', () => {
  test.each([
    [[], ['finance 1']],
    [['upgrade-1'], ['network 1', 'finance 1']],
    [['truck-1'], ['trade 1', 'finance 1']],
    [['station-1'], ['service 1', 'finance 1']],
  ])('AB-12.6 with %j the Lobby leads to %j', (padlocks, expected) => {
    expect(doors(position().padlocks(A, padlocks).lobby(A, 1).gains(A, 'promote').begin())).toEqual(expected);
  });

  test.each([
    [['station-1', 'station-2'], false],
    [['station-1', 'station-2', 'station-3a'], false],
    [['station-1', 'station-2', 'station-3b'], false],
    [['station-1', 'station-2', 'station-3a', 'station-3b'], true],
  ])('AB-X40 AB-12.6 with %j the third floor of Service is open: %s', (padlocks, open) => {
    const table = position().padlocks(A, padlocks).floors(A, 'service', 2).gains(A, 'promote').begin();
    expect(doors(table).includes('service 3')).toBe(open);
  });

  test('AB-12.6 every floor of Finance is open to everybody', () => {
    const table = position().floors(A, 'finance', 2).lobby(A, 1).gains(A, 'promote').begin();
    expect(doors(table)).toEqual(['finance 1', 'finance 3']);
  });

  test('AB-12.5 a floor with three employees is full', () => {
    const table = (others: number[]) => {
      const at = position({ players: 4 }).lobby(A, 1).gains(A, 'promote');
      for (const seat of others) at.floors(seat, 'finance', 1);
      return at.begin();
    };
    expect(doors(table([B, C]))).toEqual(['finance 1']);
    expect(doors(table([B, C, D]))).toEqual([]);
  });

  test('AB-12.5 AB-X37 no technology, own people on all Finance floors: one goes from the supply to the Lobby', () => {
    const table = position().floors(A, 'finance', 1, 2, 3).lobby(A, 2).supply(A, 5).gains(A, 'promote').begin();
    expect(table.moves().map((move) => move.type)).toEqual(['toLobby', 'decline']);
    table.play('toLobby');
    expect([table.supply(A), table.lobby(A)]).toEqual([4, 3]);
  });

  test('AB-12.5 AB-1.10 while a promotion is possible the Lobby placement is not offered, declining is', () => {
    const table = position().lobby(A, 1).gains(A, 'promote').begin();
    expect(table.moves().map((move) => move.type)).toEqual(['promote', 'decline']);
    table.play('decline');
    expect([table.lobby(A), table.floors(A, 'finance')]).toEqual([1, []]);
  });

  test('AB-12.5 with nobody to promote and an empty supply nothing happens', () => {
    const table = position().supply(A, 0).gains(A, 'promote').begin();
    expect(table.asked).toBe('prompt.action');
  });
});

describe('several promotions', () => {
  const x39 = () =>
    position().padlocks(A, ['truck-1', 'truck-2']).floors(A, 'trade', 1).lobby(A, 1).gains(A, 'promote', 2).begin();

  test('AB-X39 Trade 1 to 2, then Lobby to Trade 1', () => {
    const table = x39().play(
      { type: 'promote', department: 'trade', floor: 2 },
      { type: 'promote', department: 'trade', floor: 1 },
    );
    expect(table.floors(A, 'trade')).toEqual([1, 2]);
    expect(table.lobby(A)).toBe(0);
  });

  test('AB-X39 AB-12.7 the same employee may rise twice: Lobby to Finance 1 to Finance 2', () => {
    const table = x39().play(
      { type: 'promote', department: 'finance', floor: 1 },
      { type: 'promote', department: 'finance', floor: 2 },
    );
    expect(table.floors(A, 'finance')).toEqual([2]);
  });

  test('AB-X39 Lobby to Trade 1 is not possible first: an own employee stands there', () => {
    expect(doors(x39())).toEqual(['trade 2', 'finance 1']);
  });

  test('AB-12.7 every floor on the way needs a free seat', () => {
    const at = position({ players: 4 }).floors(A, 'finance', 1).gains(A, 'promote', 2);
    for (const seat of [B, C, D]) at.floors(seat, 'finance', 3);
    const table = at.begin().play({ type: 'promote', department: 'finance', floor: 2 });
    expect(table.moves().map((move) => move.type)).toEqual(['toLobby', 'decline']);
  });

  test('AB-12.8 nobody moves down or sideways: only the next floor of the same Department is offered', () => {
    const table = position()
      .padlocks(A, ['truck-1', 'truck-2', 'station-1'])
      .floors(A, 'trade', 1)
      .floors(A, 'finance', 2);
    expect(doors(table.gains(A, 'promote').begin())).toEqual(['trade 2', 'finance 3']);
  });
});
