import { describe, expect, test } from 'vitest';
import { A, B, C, type Position, position, tables } from './positions.ts';
import { resultOf, sheetOf } from './scoring.ts';

const sheet = (at: Position, seat = A): Record<string, number> => {
  const { parts, total } = sheetOf(tables, at.state, seat);
  return { ...Object.fromEntries(parts.map((part) => [part.key.replace('score.', ''), part.points])), total };
};
const COUNTRIES = ['denmark', 'netherlands', 'france', 'switzerland', 'italy', 'austria'];

describe('points', () => {
  test('AB-20.1 AB-X88 the example of 51 points', () => {
    const at = position()
      .offices('black', A, B)
      .offices('red', A, A)
      .offices('cyan', A, A)
      .offices('white', A)
      .built('red-dortmund-hamburg', 'red-hamburg-kobenhavn')
      .station(
        A,
        'red-dortmund-hamburg',
        'red-hamburg-kobenhavn',
        'black-hannover-badHersfeld',
        'black-badHersfeld-wuerzburg',
      )
      .lobby(A, 4)
      .floors(A, 'network', 1, 2)
      .floors(A, 'trade', 3)
      .floors(A, 'service', 1)
      .floors(A, 'finance', 2)
      .delivered(A, ...COUNTRIES.slice(0, 5))
      .money(A, 67);
    expect(sheet(at)).toEqual({ lobby: 8, network: 18, trade: 15, service: 4, finance: 6, total: 51 });
  });

  test('AB-20.1 AB-X25 Trade floors 2 and 3 with 6 countries: 30', () => {
    expect(
      sheet(
        position()
          .floors(A, 'trade', 2, 3)
          .delivered(A, ...COUNTRIES),
      ).trade,
    ).toBe(30);
  });

  test.each([
    [19, 0],
    [20, 3],
    [39, 3],
    [40, 6],
  ])('AB-20.1 Finance floor 3 with DM %i: %i', (money, points) => {
    expect(sheet(position().floors(A, 'finance', 3).money(A, money)).finance).toBe(points);
  });

  test('AB-20.1 AB-1.8 employees in offices, on the Dashboard and in the supply score nothing themselves', () => {
    expect(sheet(position().offices('red', A, A).funded(A, 1).money(A, 100)).total).toBe(0);
  });

  test('AB-20.1 Network counts the own employees of all offices', () => {
    expect(sheet(position().offices('black', A, B).offices('red', A, B).floors(A, 'network', 3)).network).toBe(6);
  });
});

describe('the winner', () => {
  const winners = (at: Position): readonly number[] => resultOf(tables, at.state).winners;

  test('AB-20.2 most points win', () => {
    const at = position({ players: 3 }).lobby(A, 2).lobby(B, 3).lobby(C, 1);
    expect(winners(at)).toEqual([B]);
    expect(resultOf(tables, at.state).places).toEqual([2, 1, 3]);
  });

  test('AB-20.2 AB-X89 equal points: more employees in the Administration', () => {
    const more = position().money(A, 0).money(B, 0).lobby(A, 3).lobby(B, 3).floors(A, 'finance', 1);
    expect([sheet(more, A).total, sheet(more, B).total]).toEqual([6, 6]);
    expect(winners(more)).toEqual([A]);
  });

  test('AB-20.2 AB-X89 then more on third floors', () => {
    const at = position()
      .money(A, 0)
      .money(B, 0)
      .lobby(A, 3)
      .lobby(B, 3)
      .floors(A, 'finance', 3)
      .floors(B, 'finance', 2);
    expect(winners(at)).toEqual([A]);
  });

  test('AB-20.2 then on second floors, then on first floors', () => {
    const second = position().money(A, 0).money(B, 0).floors(A, 'finance', 1, 3).floors(B, 'finance', 2, 3);
    expect(winners(second)).toEqual([B]);
    const first = position().money(A, 0).money(B, 40).lobby(A, 3).lobby(B, 2).floors(B, 'finance', 1);
    expect([sheet(first, A).total, sheet(first, B).total]).toEqual([6, 6]);
    expect(winners(first)).toEqual([B]);
  });

  test('AB-20.2 then the victory is shared', () => {
    const at = position({ players: 3 }).money(A, 0).money(C, 0).floors(A, 'finance', 2).floors(C, 'trade', 2);
    expect(winners(at)).toEqual([A, C]);
    expect(resultOf(tables, at.state).places).toEqual([1, 3, 1]);
  });
});

test('AB-20.1 AB-17.5 the game ends with the last Administration phase, and its money still counts', () => {
  const table = position({ era: 3 })
    .floors(A, 'finance', 3)
    .money(A, 14)
    .money(B, 0)
    .triggered(B, 1)
    .begin(B)
    .play('refresh', 'decline');
  expect(table.over).toBe(true);
  const result = table.game.result(table.state);
  expect(table.money(A)).toBe(14 + 5);
  expect(result?.winners).toEqual([A]);
  expect(table.game.result(position().begin().state)).toBeUndefined();
});
