import { describe, expect, test } from 'vitest';
import { resultOf, scoreOf, sheetOf } from './scoring.ts';
import { A, B, card, t, table } from './testing.ts';

describe('scoring', () => {
  test('AB-20.1 AB-X88 Lobby and departments by floor', () => {
    const p = table({ players: 3 }).staff(A, 0, 4).money(A, 67).office('black', A, A, A).office('red', A, A, A);
    p.floor('network', 1, A).floor('network', 2, A).floor('trade', 3, A).floor('service', 1, A).floor('finance', 2, A);
    p.s.delivered[A] = 0b11111;
    p.s.stations[A] = 4;
    expect(sheetOf(t, p.s, A).parts.map((part) => part.points)).toEqual([8, 18, 15, 4, 6]);
    expect(sheetOf(t, p.s, A).total).toBe(51);
    expect(scoreOf(t, p.s, A)).toBe(51);
  });

  test('AB-X25 floors 2 and 3 of Trade with 6 countries bring 30', () => {
    const p = table().office('black').staff(A, 0, 0).floor('trade', 2, A).floor('trade', 3, A);
    p.s.delivered[A] = 0b111111;
    expect(scoreOf(t, p.s, A)).toBe(30);
  });

  test('AB-20.1 employees on the Dashboard, in offices and in the supply score nothing', () => {
    const p = table().staff(A, 20, 0).office('black', A, A, A);
    p.s.funding[A] = 0b111;
    expect(scoreOf(t, p.s, A)).toBe(0);
  });

  test('AB-20.2 AB-X89 R-58 ties: employees in the Administration, then third, second, first floors, then shared', () => {
    const even = () => table().office('black').staff(A, 0, 0).staff(B, 0, 0).money(A, 0).money(B, 0);
    const more = even().staff(A, 0, 2).floor('service', 2, B);
    more.s.stations[B] = 2;
    expect(resultOf(t, more.s).sheets.map((sheet) => sheet.total)).toEqual([4, 4]);
    expect(resultOf(t, more.s).winners).toEqual([A]);
    const p = even().floor('finance', 1, A, B).floor('finance', 2, A);
    expect(resultOf(t, p.s)).toMatchObject({ winners: [A], places: [1, 2] });
    const third = even().floor('finance', 3, A).floor('finance', 2, B);
    expect(resultOf(t, third.s).winners).toEqual([A]);
    const second = even().floor('finance', 2, A).floor('finance', 1, B);
    expect(resultOf(t, second.s).winners).toEqual([A]);
    expect(resultOf(t, even().s).winners).toEqual([A, B]);
  });

  test('AB-28.4 AB-X116 R-34 Planning counts Improved and Advanced cards in hand, Customs all tiles taken', () => {
    const p = table({ options: { department: 'planning' } })
      .office('black')
      .floor('planning', 2, A);
    p.hand(A, 'improved-red-buildDevelop', 'improved-cyan-buildDevelop', 'basic-red').played(
      A,
      'buildRoad',
      'improved-white-buildDevelop',
    );
    p.staff(A, 0, 0);
    expect(scoreOf(t, p.s, A)).toBe(4);
    const q = table({ options: { department: 'customs' } })
      .office('black')
      .floor('customs', 1, A)
      .staff(A, 0, 0);
    q.s.tilesTaken[A] = 5;
    q.tiles(A, 'tile-money', 'tile-money');
    expect(scoreOf(t, q.s, A)).toBe(5);
    expect(card('basic-red')).toBeGreaterThanOrEqual(0);
  });

  test('AB-24.44 AB-X109 against Autobot equal points are not a win', () => {
    const p = table({ solo: true }).office('black').staff(A, 0, 2).staff(B, 0, 2);
    expect(resultOf(t, p.s).winners).toEqual([B]);
    p.staff(A, 0, 3);
    expect(resultOf(t, p.s).winners).toEqual([A]);
  });

  test('AB-25.5 a wine delivery counts Germany as one more country', () => {
    const p = table({ options: { wine: true } })
      .office('black')
      .staff(A, 0, 0)
      .floor('trade', 1, A);
    p.s.delivered[A] = 0b11;
    p.s.wineState[A] = 2;
    expect(scoreOf(t, p.s, A)).toBe(3);
  });
});
