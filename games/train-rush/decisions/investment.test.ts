import { describe, expect, test } from 'vitest';
import { B, type Table, tableIn, V, W, Y } from '../testing.ts';

const action = (id: string) => ({ type: 'areaAction', action: id }) as const;
const pass = { type: 'pass' } as const;
const actions = (table: Table): string[] => table.list('areaAction').map((move) => move.action);

test('WE-08, TR-7.1, TR-7.2: an investment phase of four players', () => {
  const table = tableIn('investment', [Y, W, V, B]);
  table.purse(Y, { investment: 4 }).purse(W, { investment: 4 }).purse(V, { investment: 3 }).purse(B, { investment: 3 });
  table.place(Y, 'L1').place(W, 'O-R5').place(V, 'M-B1').place(B, 'ZG1.2');
  table.play(action('market-2'));
  expect([table.state.coal[Y], table.state.investment[Y]]).toEqual([2, 1]);
  expect(table.deciding).toEqual([W]);
  table.play(action('build-station')).play({ type: 'buildStation', zone: 'ZR3' });
  expect([table.stationIn('ZR3'), table.parcelIn('ZR3'), table.state.investment[W]]).toEqual(['W', true, 2]);
  table.play(action('market-1'));
  expect([table.state.coal[V], table.state.investment[V]]).toEqual([1, 1]);
  expect(table.markersInArea('market')).toBe(5);
  expect(table.deciding).toEqual([B]);
  expect(actions(table).filter((id) => id.startsWith('market'))).toEqual([]);
  table.play(action('move-3')).play({ type: 'move', to: 'rackglen' });
  expect([table.markersIn('rackglen'), table.state.investment[B]]).toEqual(['B---', 2]);
  table.play(pass);
  expect([table.state.investment[Y], table.deciding]).toEqual([1, [W]]);
  table.play(action('build-warehouse')).play({ type: 'buildWarehouse', zone: 'ZR3' });
  expect(table.warehousesIn('ZR3')).toEqual(['W']);
  table.play(action('build-warehouse')).play({ type: 'buildWarehouse', zone: 'ZB1' });
  expect(table.state.investment[V]).toBe(0);
  expect(table.deciding).toEqual([B]);
  table.play(action('planning'));
  expect(table.list('keepCard')).toHaveLength(3);
  const before = table.handOf(B).length;
  table.play({ type: 'keepCard', card: table.list('keepCard')[0].card });
  expect([table.handOf(B).length, table.state.investment[B]]).toEqual([before + 1, 0]);
  expect(table.deciding).toEqual([W]);
  table.play(pass);
  expect([table.phase, table.state.investment[W]]).toEqual(['movement', 1]);
});

test('TR-7.1: passing is final; the others take turns until all have passed', () => {
  const table = tableIn('investment', [Y, B, V]).play(pass);
  const turns = [action('market-1'), action('market-1'), action('market-1'), pass, action('planning')].map((move) => {
    const [seat] = table.deciding;
    table.play(move);
    return seat;
  });
  expect(turns).toEqual([B, V, B, V, B]);
  table.play({ type: 'done' });
  expect(table.deciding).toEqual([B]);
  expect(table.kinds()).toEqual(['areaAction', 'pass']);
  table.play(pass);
  expect(table.phase).toBe('movement');
  expect(table.state.investment).toEqual([9, 3, 7]);
});

describe('TR-7.4: the fourteen actions', () => {
  test.each([
    ['market', 'market-1', 2],
    ['market', 'market-2', 3],
    ['build', 'build-warehouse', 1],
    ['build', 'build-station', 2],
    ['build', 'build-2-warehouses', 3],
    ['load', 'load-1', 1],
    ['load', 'load-2', 2],
    ['move', 'move-3', 1],
    ['move', 'move-6', 2],
    ['exchange', 'exchange-1-2', 2],
    ['exchange', 'exchange-2-3', 3],
    ['exchange', 'exchange-3-3', 3],
    ['planning', 'planning', 2],
    ['corruption', 'corruption', 2],
  ])('TR-7.2: in the %s area, %s costs %i markers and takes as many spaces', (area, id, cost) => {
    const train = [['W1-01'], ['W2-01'], ['W3-01']] as const;
    const ready = () => tableIn('investment').place(Y, 'O-R5').train(Y, train);
    expect(actions(ready().purse(Y, { investment: cost - 1 }))).not.toContain(id);
    const table = ready().purse(Y, { investment: cost });
    expect(table.list('areaAction').find((move) => move.action === id)?.cost).toBe(cost);
    table.play(action(id));
    expect(table.state.investment[Y]).toBe(0);
    expect(table.markersInArea(area)).toBe(cost);
    const free = (markers: number) => actions(ready().purse(Y, { investment: 9 }).area(area, markers));
    expect(free(6 - cost)).toContain(id);
    expect(free(7 - cost)).not.toContain(id);
  });

  const performed = (id: string, lay: (table: Table) => Table = (t) => t): Table =>
    lay(tableIn('investment').place(Y, 'O-R5').purse(Y, { investment: 3 })).play(action(id));

  test('TR-7.4: the market gives coal', () => {
    expect(performed('market-1').state.coal[Y]).toBe(1);
    expect(performed('market-2').state.coal[Y]).toBe(2);
  });
  test('TR-7.4: building is bound to the active region', () => {
    expect(
      performed('build-warehouse')
        .list('buildWarehouse')
        .map(({ zone }) => zone),
    ).toEqual(['ZR1', 'ZR2', 'ZR3', 'ZR4']);
    expect(
      performed('build-station')
        .list('buildStation')
        .map(({ zone }) => zone),
    ).toEqual(['ZR1', 'ZR2', 'ZR3', 'ZR4']);
    const twice = performed('build-2-warehouses').play({ type: 'buildWarehouse', zone: 'ZR1' });
    expect(twice.warehousesIn('ZR1')).toEqual(['Y']);
    twice.play({ type: 'buildWarehouse', zone: 'ZR1' });
    expect(twice.warehousesIn('ZR1')).toEqual(['Y', 'Y']);
    expect(twice.deciding).toEqual([B]);
  });
  test('TR-7.4: load 1 and load 2 wagons', () => {
    const train = (t: Table) => t.train(Y, [['W2-01'], ['W2-02'], ['W2-03']]);
    const once = performed('load-1', train).play({ type: 'load', wagon: 'W2-01' });
    expect(once.deciding).toEqual([B]);
    const twice = performed('load-2', train).play({ type: 'load', wagon: 'W2-01' });
    expect(twice.list('load').map(({ wagon }) => wagon)).toEqual(['W2-02', 'W2-03']);
    twice.play({ type: 'load', wagon: 'W2-03' });
    expect(twice.cubesOf(Y)).toEqual(['brass', 'brass', 'food', 'food']);
    expect(twice.deciding).toEqual([B]);
  });
  test('TR-7.4: move 3 and move 6 fields', () => {
    expect(performed('move-3').ends()).toEqual(['blackborough']);
    expect(performed('move-6').ends()).toEqual(['I-B1', 'ZR4.1', 'ZR4.4', 'ZR4.7', 'blackborough']);
  });
  test.each([
    ['exchange-1-2', ['W1-01'], /^(W2|SW2)/],
    ['exchange-2-3', ['W2-01', 'SW2-1'], /^(W3|SW3)/],
    ['exchange-3-3', ['W3-01', 'SW3-1'], /^(W3|SW3)/],
  ])('TR-7.4: %s', (id, gives, takes) => {
    const train = (t: Table) =>
      t.level(Y, 'wagons', 6).train(Y, [['W1-01'], ['W2-01'], ['W3-01'], ['SW2-1'], ['SW3-1']]);
    const table = performed(id, train);
    expect([...new Set(table.list('exchangeWagon').map(({ give }) => give))].sort()).toEqual([...gives].sort());
    expect(table.list('exchangeWagon').filter(({ take }) => !takes.test(take))).toEqual([]);
  });
  test('TR-7.4: planning draws 3 cards and keeps up to 1', () => {
    const table = performed('planning', (t) => t.hand(Y, ['A01']).topOfDeck('A20', 'A21', 'A22'));
    expect(table.list('keepCard').map(({ card }) => card)).toEqual(['A20', 'A21', 'A22']);
    table.play({ type: 'keepCard', card: 'A21' });
    expect(table.handOf(Y)).toEqual(['A01', 'A21']);
    expect(table.discards).toEqual(['A20', 'A22']);
    expect(table.deciding).toEqual([B]);
  });
  test('TR-7.4: corruption in the active region', () => {
    const sectors = performed('corruption')
      .list('corrupt')
      .map(({ sector }) => sector);
    expect(sectors).toEqual(['red-finance', 'red-resources', 'red-logistics', 'red-trade', 'red-technology']);
  });
});

test('WE-46, TR-2.1: two players have three spaces in each area', () => {
  const table = tableIn('investment', [Y, B]).place(Y, 'O-R5').place(B, 'O-R6');
  table.purse(Y, { investment: 3 }).purse(B, { investment: 3 });
  table
    .play(action('build-2-warehouses'))
    .play({ type: 'buildWarehouse', zone: 'ZR1' })
    .play({ type: 'buildWarehouse', zone: 'ZR1' });
  expect(table.deciding).toEqual([B]);
  expect(actions(table).filter((id) => id.startsWith('build'))).toEqual([]);
  expect(actions(table)).toContain('market-2');
});

test('TR-7.3: the same action may be chosen again, by the same and by other players, while spaces last', () => {
  const table = tableIn('investment', [Y, B, V]);
  for (const seat of [Y, B, V]) table.purse(seat, { investment: 4 });
  table.play(action('market-1')).play(action('market-1')).play(pass).play(action('market-1'));
  expect([table.state.coal[Y], table.state.coal[B]]).toEqual([2, 1]);
  expect(table.deciding).toEqual([B]);
  expect(actions(table)).not.toContain('market-1');
});

test('WE-47, TR-3.3, TR-7.5: no region-bound action on START; after a move the new region counts', () => {
  const table = tableIn('investment').purse(Y, { investment: 9 });
  expect(actions(table).filter((id) => /build|corruption/.test(id))).toEqual([]);
  table.play(action('move-3')).play({ type: 'move', to: 'L3' });
  table.play(pass).play(pass).play(pass);
  expect(table.deciding).toEqual([Y]);
  table.play(action('build-warehouse'));
  expect(table.list('buildWarehouse').map(({ zone }) => zone)).toEqual(['ZB1', 'ZB2', 'ZB3', 'ZB4']);
});

test('WE-48, TR-3.4, TR-3.7: the bonus between two builds is finished before the second', () => {
  const table = tableIn('investment').place(Y, 'O-R5').infra(Y, 'red', 2).purse(Y, { investment: 3 });
  table.play(action('build-2-warehouses')).play({ type: 'buildWarehouse', zone: 'ZR2' });
  expect(table.infraOf(Y, 'red')).toBe(3);
  expect(table.rule()).toBe('TR-9.2');
  table.play({ type: 'advance', track: 'unloading' });
  expect(table.levelOf(Y, 'unloading')).toBe(2);
  table.play({ type: 'buildWarehouse', zone: 'ZR4' });
  expect(table.infraOf(Y, 'red')).toBe(4);
  expect(table.deciding).toEqual([B]);
});

test('WE-49, TR-3.6: half of a double action may be chosen at the full price', () => {
  const table = tableIn('investment').place(Y, 'O-R5').purse(Y, { investment: 3 });
  for (const zone of ['ZR1', 'ZR2', 'ZR3']) table.warehouse(V, zone).warehouse(V, zone).warehouse(V, zone);
  table.warehouse(W, 'ZR4').warehouse(W, 'ZR4');
  table.play(action('build-2-warehouses')).play({ type: 'buildWarehouse', zone: 'ZR4' });
  expect(table.warehousesIn('ZR4')).toEqual(['W', 'W', 'Y']);
  expect(table.state.investment[Y]).toBe(0);
  expect(table.deciding).toEqual([B]);
});

test('TR-7.6: moves of this phase cost no coal, act on the end field and cannot be lengthened with tokens', () => {
  const table = tableIn('investment')
    .place(Y, 'ZR1.3')
    .purse(Y, { investment: 2, coal: 5 })
    .visited(Y, 'rackglen', 'with token');
  table.play(action('move-6'));
  expect(table.list('move').map(({ to, token, coal }) => [to, token, coal])).toEqual([
    ['brukas', 0, 0],
    ['I-B1', 0, 0],
    ['M-B1', 0, 0],
  ]);
  table.play({ type: 'move', to: 'brukas' });
  expect([table.state.coal[Y], table.markersIn('brukas')]).toEqual([5, 'Y---']);
  const siding = tableIn('investment').place(Y, 'ZR1.3').tile(7, 'B41').purse(Y, { investment: 1 });
  siding.place(Y, 'I-R8').play(action('move-3')).play({ type: 'move', to: 'ZB1.7' });
  expect(siding.state.coal[Y]).toBe(3);
  const market = tableIn('investment')
    .place(Y, 'M-G12')
    .train(Y, [['W2-05', 'gold', 'gold']])
    .purse(Y, { investment: 1 });
  market.play(action('move-3')).play({ type: 'move', to: 'market-red' });
  expect(market.rule()).toBe('TR-12.1');
});

test('TR-7.7: an action must be able to do something', () => {
  const table = tableIn('investment')
    .purse(Y, { investment: 9 })
    .train(Y, [['W2-01', 'brass', 'brass']]);
  expect(actions(table)).toEqual(['market-1', 'market-2', 'move-3', 'move-6', 'exchange-2-3', 'planning']);
});

test('TR-7.7: who can pay nothing passes by itself; unspent markers are kept', () => {
  const table = tableIn('investment', [Y, B, V])
    .purse(Y, { investment: 7 })
    .purse(B, { investment: 0 })
    .purse(V, { investment: 1 });
  table.train(V, [['W2-01', 'brass', 'brass']]);
  table.place(V, 'I-G1');
  table.play(pass);
  expect(table.told('event.pass')).toEqual([
    { seat: { seat: Y }, kept: 7 },
    { seat: { seat: B }, kept: 0 },
  ]);
  expect(table.deciding).toEqual([V]);
  expect(actions(table)).toEqual(['build-warehouse', 'move-3']);
  table.play(pass);
  expect(table.phase).toBe('movement');
  expect(table.state.investment).toEqual([7, 0, 1]);
});
