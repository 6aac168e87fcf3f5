import { expect, test } from 'vitest';
import { B, type Table, tableIn, Y } from '../testing.ts';

/** A position whose next step is the income of Y, then B. */
function beforeIncome(lay: (table: Table) => Table): Table {
  const table = tableIn('lobbying', [Y, B]).play({ type: 'lobby', sector: 'green-trade' });
  return lay(table).play({ type: 'lobby', sector: 'red-trade' });
}

test('WE-07, TR-6.1: markers, coal and loading by the values of the progress tracks', () => {
  const table = beforeIncome((t) =>
    t
      .level(Y, 'coal', 3)
      .level(Y, 'loading', 3)
      .train(Y, [
        ['W2-16', '-', '-'],
        ['W2-02', '-', '-'],
        ['W3-07', 'water', '-', 'copper'],
      ]),
  );
  expect([table.state.investment[Y], table.state.coal[Y]]).toEqual([2, 3]);
  expect(table.deciding).toEqual([Y]);
  expect(table.list('load').filter(({ wagon }) => wagon === 'W2-16')).toHaveLength(5);
  table.play({ type: 'load', wagon: 'W2-16', cubes: ['gold'] });
  table.play({ type: 'load', wagon: 'W3-07' }).play({ type: 'load', wagon: 'W2-02' });
  expect(table.cargoOf(Y, 'W2-16')).toEqual(['brass', 'gold']);
  expect(table.cargoOf(Y, 'W2-02')).toEqual(['water', 'water']);
  expect(table.cargoOf(Y, 'W3-07')).toEqual(['water', 'food', 'copper']);
});

test('TR-6.1: no more wagons than the Loading value, each at most once, and none if one likes', () => {
  const two = (t: Table) => t.level(Y, 'loading', 2).train(Y, [['W2-01'], ['W2-02'], ['W2-03']]);
  const table = beforeIncome(two);
  table.play({ type: 'load', wagon: 'W2-01' });
  expect(table.list('load').map(({ wagon }) => wagon)).toEqual(['W2-02', 'W2-03']);
  table.play({ type: 'load', wagon: 'W2-03' });
  expect(table.cargoOf(Y, 'W2-02')).toEqual(['-', '-']);
  expect(table.list('load', Y)).toEqual([]);
  const none = beforeIncome(two).play({ type: 'done' });
  expect(none.cubesOf(Y)).toEqual([]);
});

test('TR-6.1: everybody receives income, in turn order', () => {
  const table = beforeIncome((t) =>
    t
      .level(B, 'investment', 4)
      .level(B, 'coal', 2)
      .train(Y, [['W2-01']]),
  );
  expect([table.state.investment[B], table.state.coal[B]]).toEqual([0, 0]);
  table.play({ type: 'done' });
  expect([table.state.investment[B], table.state.coal[B]]).toEqual([5, 2]);
});

test('TR-6.1: markers and coal of earlier rounds are kept', () => {
  const table = beforeIncome((t) => t.purse(Y, { investment: 3, coal: 2 }).train(Y, [['W2-01']]));
  expect([table.state.investment[Y], table.state.coal[Y]]).toEqual([5, 3]);
});

test('WE-44, TR-9.9: loading fills every empty slot', () => {
  const table = beforeIncome((t) => t.train(Y, [['W3-21', 'water', '-', '-']]));
  expect(table.list('load').map(({ cubes }) => cubes)).toEqual([['brass'], ['water'], ['food'], ['copper'], ['gold']]);
  table.play({ type: 'load', cubes: ['copper'] });
  expect(table.cargoOf(Y, 'W3-21')).toEqual(['water', 'food', 'copper']);
});

test('TR-6.2: cubes can be neither moved between wagons nor thrown away', () => {
  const table = beforeIncome((t) =>
    t.train(Y, [
      ['W2-16', 'brass', 'gold'],
      ['W2-09', '-', '-'],
    ]),
  );
  expect(table.kinds()).toEqual(['done', 'load']);
  table.play({ type: 'load', wagon: 'W2-09' });
  expect(table.cargoOf(Y, 'W2-16')).toEqual(['brass', 'gold']);
});

test('TR-6.1: full trains and special wagons are not asked about loading', () => {
  const table = beforeIncome((t) =>
    t.train(Y, [['W2-01', 'brass', 'brass'], ['SW2-1']]).train(B, [['W2-02', 'water', 'water']]),
  );
  expect(table.phase).toBe('investment');
});
