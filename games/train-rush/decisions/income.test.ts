import { describe, expect, test } from 'vitest';
import { B, newTable, V, W, Y } from '../testing.ts';

describe('income', () => {
  test('TR-6.1, WE-07 markers, coal, and as many wagons loaded as the Loading value', () => {
    const table = newTable().order(Y, B, V, W).level(Y, 'coal', 3).level(Y, 'loading', 3);
    table.train(Y, ['W2-16'], ['W2-01'], ['W2-02'], ['W2-03']).phase('lobbying').run({ kind: 'income', place: 0 });
    expect([table.state.investment[Y], table.state.coal[Y]]).toEqual([2, 3]);
    expect(table.offers(Y, 'load').filter((move) => move.wagon === 'W2-16')).toHaveLength(5);
    table.play(Y, { type: 'load', wagon: 'W2-16', cubes: ['gold'] });
    table.play(Y, { type: 'load', wagon: 'W2-01' }).play(Y, { type: 'load', wagon: 'W2-03' });
    expect(table.trainOf(Y)).toEqual(['W2-16 brass gold', 'W2-01 brass brass', 'W2-02 - -', 'W2-03 food food']);
    // Three wagons were loaded; the others have full wagons and are not asked.
    expect(table.top().kind).toBe('investmentTurn');
  });

  test('TR-6.1 loading is optional', () => {
    const table = newTable().order(Y, B, V, W).train(Y, ['W2-01']).phase('lobbying').run({ kind: 'income', place: 0 });
    table.play(Y, { type: 'done' });
    expect(table.trainOf(Y)).toEqual(['W2-01 - -']);
  });

  test('TR-6.2 a full train cannot be unloaded, reloaded or rearranged', () => {
    const table = newTable({ players: 2 }).order(Y, B).phase('lobbying');
    table.train(Y, ['W2-16', 'brass', 'gold'], ['W2-17', 'water', 'food']).run({ kind: 'income', place: 0 });
    expect(table.top().kind).toBe('investmentTurn');
    expect(table.offers(Y, 'unload')).toEqual([]);
    expect(table.trainOf(Y)).toEqual(['W2-16 brass gold', 'W2-17 water food']);
  });

  test('TR-9.9, WE-44 a loaded wagon is filled completely, any-slots by choice', () => {
    const table = newTable().train(Y, ['W3-21', 'water']).special(Y, 'A31');
    expect(table.offers(Y, 'load').map((move) => move.cubes)).toEqual([
      ['brass'],
      ['water'],
      ['food'],
      ['copper'],
      ['gold'],
    ]);
    table.play(Y, { type: 'load', cubes: ['copper'] });
    expect(table.trainOf(Y)).toEqual(['W3-21 water food copper']);
  });
});
