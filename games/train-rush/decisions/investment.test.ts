import { describe, expect, test } from 'vitest';
import { B, newTable, type Table, tables, V, W, Y } from '../testing.ts';

const actions = (table: Table, seat: number): string[] => table.offers(seat, 'areaAction').map((move) => move.action);

describe('investment', () => {
  test('TR-7.1, TR-7.2, TR-7.7, TR-3.1, WE-08 a whole investment phase', () => {
    const table = newTable().order(Y, W, V, B).hand(B, 'A01', 'A02', 'A03');
    table.stand(Y, 'L1').stand(W, 'ZR3.1').stand(V, 'ZR3.4').stand(B, 'ZG1.2').deckTop('A10', 'A13', 'A14');
    table
      .train(Y, ['W1-01', 'brass'])
      .train(W, ['W1-02', 'brass'])
      .train(V, ['W1-03', 'brass'])
      .train(B, ['W1-04', 'brass']);
    [4, 4, 3, 3].forEach((investment, i) => {
      table.stock([Y, W, V, B][i], { investment });
    });
    table.phase('income').run({ kind: 'investment', place: 0 });
    table.play(Y, { type: 'areaAction', action: 'market-2' });
    expect([table.state.coal[Y], table.state.investment[Y]]).toEqual([2, 1]);
    table.play(W, { type: 'areaAction', action: 'build-station' }).play(W, { type: 'buildStation', zone: 'ZR2' });
    expect([table.stationOf('ZR2'), table.hasParcel('ZR2'), table.state.investment[W]]).toEqual([W, true, 2]);
    expect(table.infraOf(W, 'red')).toBe(0);
    table.play(V, { type: 'areaAction', action: 'market-1' });
    expect([table.state.coal[V], table.state.investment[V]]).toEqual([1, 1]);
    expect(table.state.areas[0]).toBe(5);
    expect(actions(table, B)).not.toContain('market-1');
    table.play(B, { type: 'areaAction', action: 'move-3' }).play(B, { type: 'move', to: 'rackglen' });
    expect([table.state.vp[B], table.markersIn('rackglen'), table.state.investment[B]]).toEqual([3, [B], 2]);
    table.play(Y, { type: 'pass' });
    expect(table.state.investment[Y]).toBe(1);
    table.play(W, { type: 'areaAction', action: 'build-warehouse' }).play(W, { type: 'buildWarehouse', zone: 'ZR2' });
    expect([table.warehousesIn('ZR2'), table.state.investment[W]]).toEqual([[`${W}:unrented`], 1]);
    table.play(V, { type: 'areaAction', action: 'build-warehouse' }).play(V, { type: 'buildWarehouse', zone: 'ZR1' });
    expect(table.state.investment[V]).toBe(0);
    table.play(B, { type: 'areaAction', action: 'planning' }).play(B, { type: 'keepCard', card: 'A13' });
    expect([table.handOf(B), table.state.investment[B]]).toEqual([['A01', 'A02', 'A03', 'A13'], 0]);
    // Y is skipped; V and B have nothing left and pass by themselves.
    expect(table.deciding()).toEqual([W]);
    table.play(W, { type: 'pass' });
    expect(table.state.investment).toEqual([1, 0, 0, 1]);
    expect(table.top().kind).toBe('playCard');
    expect(table.problems()).toEqual([]);
  });

  test('TR-7.2, WE-46 two players: build-2-warehouses fills the Build area', () => {
    const table = newTable({ players: 2 }).order(Y, B).stand(Y, 'I-G1').stand(B, 'I-R1');
    table.stock(Y, { investment: 3 }).stock(B, { investment: 9 }).investing(Y);
    table.play(Y, { type: 'areaAction', action: 'build-2-warehouses' });
    table.play(Y, { type: 'buildWarehouse', zone: 'ZG1' }).play(Y, { type: 'buildWarehouse', zone: 'ZG1' });
    expect(table.deciding()).toEqual([B]);
    expect(actions(table, B).filter((action) => action.startsWith('build'))).toEqual([]);
    expect(actions(table, B)).toContain('corruption');
  });

  test('TR-7.3 the same action may be chosen again while spaces last', () => {
    const table = newTable({ players: 2 }).order(Y, B).stand(Y, 'I-G1').stock(Y, { investment: 9 });
    table.stock(B, { investment: 0 }).investing(Y);
    for (let i = 0; i < 3; i++)
      table.play(Y, { type: 'areaAction', action: 'build-warehouse' }).play(Y, { type: 'buildWarehouse', zone: 'ZG1' });
    expect(table.state.areas[1]).toBe(3);
    expect(actions(table, Y)).not.toContain('build-warehouse');
  });

  test('TR-7.4 the fourteen actions with their costs', () => {
    expect(tables.actions.map(({ id, area, cost }) => `${tables.areas[area]} ${id} ${cost}`)).toEqual([
      'market market-1 2',
      'market market-2 3',
      'build build-warehouse 1',
      'build build-station 2',
      'build build-2-warehouses 3',
      'load load-1 1',
      'load load-2 2',
      'move move-3 1',
      'move move-6 2',
      'exchange exchange-1-2 2',
      'exchange exchange-2-3 3',
      'exchange exchange-3-3 3',
      'planning planning 2',
      'corruption corruption 2',
    ]);
    const table = newTable().order(Y, B, V, W).stand(Y, 'I-G1').stock(Y, { investment: 3 }).investing(Y);
    table.train(Y, ['W1-05'], ['W2-01'], ['W3-01']);
    expect(actions(table, Y)).toEqual(tables.actions.map((action) => action.id));
    table.stock(Y, { investment: 1 });
    expect(actions(table, Y)).toEqual(['build-warehouse', 'load-1', 'move-3']);
  });

  test('TR-7.5, TR-3.3, WE-47 on START nothing can be built; after a move the new region is active', () => {
    const table = newTable({ players: 2 })
      .order(Y, B)
      .stock(Y, { investment: 5 })
      .stock(B, { investment: 0 })
      .investing(Y);
    expect(actions(table, Y).filter((action) => /build|corruption/.test(action))).toEqual([]);
    table.play(Y, { type: 'areaAction', action: 'move-3' }).play(Y, { type: 'move', to: 'L3' });
    table.play(Y, { type: 'areaAction', action: 'build-warehouse' });
    expect(table.offers(Y, 'buildWarehouse').map((move) => move.zone)).toEqual(['ZB1', 'ZB2', 'ZB3', 'ZB4']);
  });

  test('TR-7.6, TR-9.16 a move of this phase costs no coal, takes no token and triggers the field reached', () => {
    const table = newTable().order(Y, B, V, W).stand(Y, 'ZG1.2').token(Y, 'MT03').stock(Y, { investment: 1, coal: 0 });
    table.investing(Y).play(Y, { type: 'areaAction', action: 'move-3' });
    expect(table.offers(Y, 'move').map(({ to, coal, token, triggers }) => [to, coal, token, triggers])).toEqual([
      ['rackglen', 0, 0, 'city'],
    ]);
    table.play(Y, { type: 'move', to: 'rackglen' });
    expect(table.markersIn('rackglen')).toEqual([Y]);
  });

  test('TR-7.7, WE-26 a move without a legal end cannot be chosen', () => {
    const table = newTable().order(Y, B, V, W).stand(Y, 'START').stock(Y, { investment: 1 }).stand(B, 'L3');
    table.train(Y, ['W1-05', 'gold']).investing(Y);
    expect(table.moves(Y)).toEqual([{ type: 'pass' }]);
  });

  test('TR-3.7, TR-3.4, WE-48 the bonus between two builds is resolved first', () => {
    const table = newTable({ players: 2 }).order(Y, B).stand(Y, 'I-R1').infra(Y, 'red', 2).stock(Y, { investment: 3 });
    table.stock(B, { investment: 0 }).investing(Y).play(Y, { type: 'areaAction', action: 'build-2-warehouses' });
    table.play(Y, { type: 'buildWarehouse', zone: 'ZR1' });
    expect(table.infraOf(Y, 'red')).toBe(3);
    table.play(Y, { type: 'advance', track: 'coal' });
    expect(table.levelOf(Y, 'coal')).toBe(2);
    table.play(Y, { type: 'buildWarehouse', zone: 'ZR4' });
    expect(table.infraOf(Y, 'red')).toBe(4);
  });

  test('TR-3.6, WE-49 half of a double action is allowed at full price', () => {
    const table = newTable({ players: 2 })
      .order(Y, B)
      .stand(Y, 'I-R1')
      .stock(Y, { investment: 3 })
      .stock(B, { investment: 0 });
    for (const zone of ['ZR1', 'ZR2', 'ZR3', 'ZR4'])
      for (let i = zone === 'ZR4' ? 1 : 0; i < 3; i++) table.warehouse(i === 1 ? B : Y, zone);
    table.investing(Y).play(Y, { type: 'areaAction', action: 'build-2-warehouses' });
    expect(table.moves(Y)).toEqual([{ type: 'buildWarehouse', zone: 'ZR4' }]);
    table.play(Y, { type: 'buildWarehouse', zone: 'ZR4' });
    expect([table.state.investment[Y], table.infraOf(Y, 'red')]).toEqual([0, 1]);
    expect(table.top().kind).toBe('playCard');
  });
});
