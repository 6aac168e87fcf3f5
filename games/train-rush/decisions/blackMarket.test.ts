import { describe, expect, test } from 'vitest';
import { B, newTable, type Table, tables, Y } from '../testing.ts';

const prices = (table: Table): string[] => table.offers(Y, 'sell').map((move) => move.exchange);

describe('black market', () => {
  test('TR-12.1, TR-12.2, WE-11 overpaying for a contract marker in the blue region', () => {
    const table = newTable().level(Y, 'unloading', 4).holdContract(B, 'cogsmere', 2).holdContract(B, 'aurelspire', 2);
    table.train(Y, ['W3-11', 'brass', 'brass', 'brass'], ['W2-04', 'copper']).arrive(Y, 'market-blue');
    table.play(Y, { type: 'sell', exchange: 'bm-contract-2' });
    const display = [...table.state.display];
    while (table.offers(Y, 'unload').length > 0) table.play(Y, { ...table.offers(Y, 'unload')[0] });
    expect(table.trainOf(Y)).toEqual(['W3-11 - - -', 'W2-04 - -']);
    expect(table.moves(Y)).toEqual([{ type: 'placeMarker', city: 'vexbourne', size: 2 }]);
    table.play(Y, { type: 'placeMarker' });
    expect([table.state.vp[Y], table.contractSpace('vexbourne', 2)]).toEqual([2, Y]);
    expect(table.state.display).toEqual(display);
  });

  test('TR-12.1 the price list', () => {
    expect(tables.market.map(({ id, price }) => `${id} ${price}`)).toEqual([
      'bm-exchange 2',
      'bm-corruption 5',
      'bm-investment 6',
      'bm-progress 6',
      'bm-contract-2 6',
      'bm-contract-3 10',
      'bm-contract-4 16',
      'bm-contract-5 20',
    ]);
  });

  test('TR-12.1, WE-59 the unloading value limits what can be sold', () => {
    const table = newTable()
      .level(Y, 'unloading', 2)
      .train(Y, ['W3-22', '', 'gold', 'gold'], ['W2-05', 'gold', 'gold']);
    table.arrive(Y, 'market-green');
    expect(prices(table)).toEqual([
      'bm-exchange',
      'bm-corruption',
      'bm-investment',
      'bm-progress',
      'bm-contract-2',
      'bm-contract-3',
    ]);
  });

  test('TR-12.2, WE-60 two brass pay for an exchange; the cargo of the old wagon is lost', () => {
    const table = newTable().train(Y, ['W2-01', 'brass', 'brass'], ['W2-13', 'food', 'copper']).arrive(Y, 'market-red');
    table.play(Y, { type: 'sell', exchange: 'bm-exchange' });
    table.play(Y, { type: 'unload', wagon: 'W2-01', slot: 1 }).play(Y, { type: 'unload', wagon: 'W2-01', slot: 2 });
    expect(table.trainOf(Y)).toEqual(['W2-01 - -', 'W2-13 food copper']);
    const [open] = table.state.wagonPools[0];
    table.play(Y, { type: 'exchangeWagon', give: 'W2-13', take: tables.wagons[open].id });
    expect(table.trainOf(Y)).toEqual(['W2-01 - -', `${tables.wagons[open].id} - -`]);
    expect(table.top().kind).toBe('takeCardChoice');
  });

  test('TR-12.2 more cubes than needed may be sold, up to the unloading value', () => {
    const table = newTable().level(Y, 'unloading', 2).train(Y, ['W3-14', 'copper', 'copper', 'copper']);
    table.arrive(Y, 'market-red').play(Y, { type: 'sell', exchange: 'bm-investment' });
    // Copper twice is forced and reaches the price of 6; a third cube may follow.
    expect(table.moves(Y).map((move) => move.type)).toEqual(['unload', 'done']);
    table.play(Y, { type: 'unload' });
    expect([table.state.investment[Y], table.trainOf(Y)]).toEqual([3, ['W3-14 - - -']]);
  });

  test('TR-12.2 every set of cubes is offered exactly once', () => {
    const start = newTable()
      .level(Y, 'unloading', 2)
      .train(Y, ['W3-05', 'brass', 'food', 'gold'], ['W2-13', 'food', 'copper']);
    start.arrive(Y, 'market-red').play(Y, { type: 'sell', exchange: 'bm-progress' });
    const sales: string[] = [];
    const explore = (path: readonly string[], choices: readonly number[]): void => {
      const table = newTable()
        .level(Y, 'unloading', 2)
        .train(Y, ['W3-05', 'brass', 'food', 'gold'], ['W2-13', 'food', 'copper']);
      table.arrive(Y, 'market-red').play(Y, { type: 'sell', exchange: 'bm-progress' });
      for (const choice of choices) table.play(Y, { ...table.moves(Y)[choice] });
      if (!table.moves(Y).some((move) => move.type === 'unload' || move.type === 'done')) {
        sales.push(table.trainOf(Y).join(' + '));
        return;
      }
      table.moves(Y).forEach((move, i) => {
        explore([...path, JSON.stringify(move)], [...choices, i]);
      });
    };
    explore([], []);
    expect(new Set(sales).size).toBe(sales.length);
    // All sets of at most three of brass 1, food 3, gold 5, food 3, copper 4 with a value of at least 6.
    const cubes = [1, 3, 5, 3, 4];
    let sets = 0;
    for (let bits = 1; bits < 32; bits++) {
      const chosen = cubes.filter((_, i) => (bits >> i) & 1);
      if (chosen.length <= 3 && chosen.reduce((sum, value) => sum + value) >= 6) sets++;
    }
    expect(sales).toHaveLength(sets);
  });

  test('TR-12.3 one exchange per stop, on every stop, and optional', () => {
    const table = newTable().level(Y, 'unloading', 4).train(Y, ['W3-14', 'copper', 'copper', 'copper']);
    table.arrive(Y, 'market-red').play(Y, { type: 'decline' });
    expect(table.trainOf(Y)).toEqual(['W3-14 copper copper copper']);
    table.arrive(Y, 'market-red').play(Y, { type: 'sell', exchange: 'bm-progress' });
    table.play(Y, { type: 'done' }).play(Y, { type: 'advance', track: 'coal' });
    expect(table.top().kind).toBe('takeCardChoice');
    table.arrive(Y, 'market-red');
    expect(prices(table)).toEqual([]);
  });
});
