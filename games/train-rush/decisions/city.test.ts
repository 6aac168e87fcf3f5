import { describe, expect, test } from 'vitest';
import { B, newTable, type Table, V, W, Y } from '../testing.ts';

/** Y's warehouses of WE-04: in ZG2 without a station, and in ZR3 with V's station and two contractors. */
const renting = (table: Table): Table =>
  table
    .warehouse(Y, 'ZG2')
    .warehouse(B, 'ZR3', 'red')
    .warehouse(W, 'ZR3', 'green')
    .warehouse(Y, 'ZR3')
    .station(V, 'ZR3');

const types = (table: Table, seat: number): string[] => [...new Set(table.moves(seat).map((move) => move.type))];

describe('city action', () => {
  test('TR-11.1, TR-11.3, TR-9.7, WE-04 renting at Vardimium', () => {
    const table = renting(newTable()).visited(Y, 'vardimium').train(Y, ['W1-01']).arrive(Y, 'vardimium');
    expect(table.moves(Y)).toEqual([
      { type: 'rent', zone: 'ZR3', contractor: 'blue', city: 'vardimium' },
      { type: 'done' },
    ]);
    table.play(Y, { type: 'rent' });
    expect(table.contractorOf(Y, 'blue')).toBe(2);
    expect(table.warehousesIn('ZR3')).toEqual([`${B}:red`, `${W}:green`, `${Y}:blue`]);
    expect(table.top().kind).toBe('takeCardChoice');
  });

  test('TR-11.1, TR-11.2, TR-11.4, WE-10 the whole city action at Vardimium', () => {
    const table = renting(newTable()).level(Y, 'unloading', 4).level(Y, 'wagons', 1);
    table.train(
      Y,
      ['W3-03', 'brass', 'water', 'gold'],
      ['W3-07', 'water', 'food', 'copper'],
      ['W3-13', 'food', 'food', 'food'],
    );
    table.contract('green', 'S2-01').contract('green', 'S3-01').contract('green', 'S4-06').contract('green', 'S5-06');
    table.arrive(Y, 'vardimium');
    expect(types(table, Y)).toEqual(['presence', 'rent', 'contract']);
    table.play(Y, { type: 'presence' });
    expect([table.state.vp[Y], table.markersIn('vardimium'), table.state.tokens[Y].length]).toEqual([4, [Y], 1]);
    table.play(Y, { type: 'rent' });
    expect(table.contractorOf(Y, 'blue')).toBe(2);
    expect(table.offers(Y, 'contract').map((move) => move.size)).toEqual([2, 3, 4, 5]);
    table.play(Y, { type: 'contract', tile: 'S2-01' });
    expect(table.state.vp[Y]).toBe(9);
    expect(table.offers(Y, 'contract').map((move) => move.tile)).toEqual(['S3-01']);
    table.play(Y, { type: 'contract', tile: 'S3-01' });
    table
      .play(Y, { type: 'unload', wagon: 'W3-03', cube: 'water' })
      .play(Y, { type: 'unload', wagon: 'W3-07', cube: 'food' });
    table.play(Y, { type: 'unload', wagon: 'W3-07', cube: 'water' });
    expect([table.state.vp[Y], table.trainOf(Y)]).toEqual([
      15,
      ['W3-03 - - -', 'W3-07 - - copper', 'W3-13 food food food'],
    ]);
    expect([2, 3, 4, 5].map((size) => table.contractSpace('vardimium', size))).toEqual([Y, Y, -1, -1]);
    expect([table.shown('green', 2), table.shown('green', 3)]).not.toContain(undefined);
    expect(table.shown('green', 2)).not.toBe('S2-01');
    expect(table.state.contractDiscard).toHaveLength(2);
    expect(table.problems()).toEqual([]);
  });

  test('TR-11.1 presence alone is marked without asking, and is a must', () => {
    const table = newTable().train(Y, ['W1-01']).arrive(Y, 'brukas');
    expect([table.markersIn('brukas'), table.state.vp[Y]]).toEqual([[Y], 3]);
    const choosy = newTable().train(Y, ['W2-02', 'water', 'water']).contract('red', 'S2-11').arrive(Y, 'brukas');
    expect(types(choosy, Y)).toEqual(['presence', 'contract']);
  });

  test.each([
    [0, 3, 'MT07'],
    [1, 1, 'MT08'],
    [2, 0, undefined],
  ])('TR-11.2 after %d visitors the marker brings %d VP', (before, vp, token) => {
    const table = newTable().train(W, ['W1-01']);
    for (let seat = 0; seat < before; seat++) table.visited(seat, 'brukas');
    table.arrive(W, 'brukas');
    expect(table.markersIn('brukas')).toEqual([...Array(before).keys(), W]);
    expect(table.state.vp[W]).toBe(vp);
    expect(table.state.tokens[W]).toHaveLength(token === undefined ? 0 : 1);
  });

  test('TR-11.3 at most one warehouse per city action', () => {
    const table = newTable()
      .visited(Y, 'brukas')
      .train(Y, ['W1-01'])
      .station(Y, 'ZG1')
      .warehouse(Y, 'ZG1')
      .warehouse(Y, 'ZG1');
    table.arrive(Y, 'brukas').play(Y, { type: 'rent', zone: 'ZG1', contractor: 'red', city: 'brukas' });
    expect(table.top().kind).toBe('takeCardChoice');
    expect(table.warehousesIn('ZG1')).toEqual(['0:red', '0:unrented']);
  });

  test.each<[why: string, prepare: (table: Table) => Table, sizes: number[]]>([
    ['all is well', (table) => table, [2]],
    ['the space is taken', (table) => table.holdContract(B, 'brukas', 2), []],
    ['a cube is missing', (table) => table.contract('red', 'S2-10'), []],
    ['the unloading value is too low for size 3', (table) => table.contract('red', 'S3-09'), [2]],
    [
      'the unloading value is high enough for size 3',
      (table) => table.contract('red', 'S3-09').level(Y, 'unloading', 2),
      [2, 3],
    ],
    [
      'there is no marker left',
      (table) => {
        table.state.contractMarkers[Y] = 0;
        return table;
      },
      [],
    ],
  ])('TR-11.4 contracts on offer when %s', (_why, prepare, sizes) => {
    const table = newTable().visited(Y, 'brukas').train(Y, ['W2-02', 'water', 'water'], ['W2-03', 'food', 'food']);
    table.contract('red', 'S2-05').contract('red', 'S3-02').contract('red', 'S4-02').contract('red', 'S5-01');
    prepare(table).arrive(Y, 'brukas');
    expect(table.offers(Y, 'contract').map((move) => move.size)).toEqual(sizes);
  });

  test('TR-11.4 R-11 the display is refilled after the last contract only', () => {
    const table = newTable().visited(Y, 'brukas').level(Y, 'unloading', 4);
    table.train(Y, ['W2-02', 'water', 'water'], ['W3-13', 'food', 'food', 'food']);
    table.contract('red', 'S2-11').contract('red', 'S3-09').arrive(Y, 'brukas');
    table.play(Y, { type: 'contract', tile: 'S2-11' });
    while (table.offers(Y, 'unload').length > 0) table.play(Y, { ...table.offers(Y, 'unload')[0] });
    expect([table.top().kind, table.shown('red', 2)]).toEqual(['contractChoice', undefined]);
    table.play(Y, { type: 'done' });
    expect(table.shown('red', 2)).toBeDefined();
  });

  test('TR-11.5, WE-54 rent before contracts: a bonus loads the cubes', () => {
    const table = newTable().visited(Y, 'brukas').station(B, 'ZG1').warehouse(Y, 'ZG1').contractor(Y, 'red', 5);
    table.hand(Y, 'A31').train(Y, ['W2-02'], ['W2-03']).contract('red', 'S2-05').arrive(Y, 'brukas');
    expect(types(table, Y)).toEqual(['rent', 'done']);
    table
      .play(Y, { type: 'rent', zone: 'ZG1', contractor: 'red', city: 'brukas' })
      .play(Y, { type: 'specialAction', card: 'A31' });
    table.play(Y, { type: 'load', wagon: 'W2-02' }).play(Y, { type: 'load', wagon: 'W2-03' });
    expect([table.handOf(Y), table.cards(table.state.discard)]).toEqual([[], ['A31']]);
    table.play(Y, { type: 'contract', tile: 'S2-05' });
    expect([table.contractSpace('brukas', 2), table.state.vp[Y]]).toEqual([Y, 4]);
  });

  test('TR-11.5 renting cannot be inserted between two contracts, but may follow them', () => {
    const table = newTable().visited(Y, 'brukas').level(Y, 'unloading', 4).station(B, 'ZG1').warehouse(Y, 'ZG1');
    table.train(Y, ['W2-02', 'water', 'water'], ['W3-13', 'food', 'food', 'food']);
    table
      .contract('red', 'S2-05')
      .contract('red', 'S3-09')
      .arrive(Y, 'brukas')
      .play(Y, { type: 'contract', tile: 'S2-05' });
    expect(types(table, Y)).toEqual(['contract', 'done']);
    table.play(Y, { type: 'done' });
    expect(types(table, Y)).toEqual(['rent', 'done']);
  });

  test('TR-11.6, WE-66 a nested move leaves the city action where it was, but changes the active region', () => {
    const table = newTable().visited(Y, 'vardimium').station(B, 'ZR1').warehouse(Y, 'ZR1').contractor(Y, 'red', 4);
    table.hand(Y, 'A50').train(Y, ['W2-02', 'water', 'water']).contract('green', 'S2-11').arrive(Y, 'vardimium');
    table.play(Y, { type: 'rent', zone: 'ZR1', contractor: 'red', city: 'vardimium' });
    table.play(Y, { type: 'specialAction', card: 'A50' }).play(Y, { type: 'freeAction', action: 'move-3' });
    expect(table.ends(Y)).toEqual(['M-R1', 'O-R1']);
    table.play(Y, { type: 'move', to: 'M-R1' }).play(Y, { type: 'contract', tile: 'S2-11' });
    expect([table.field(Y), table.contractSpace('vardimium', 2)]).toEqual(['M-R1', Y]);
    table.special(Y, 'A19');
    expect(table.offers(Y, 'buildWarehouse').every((move) => move.zone.startsWith('ZR'))).toBe(true);
  });

  test('TR-9.7, WE-51 no station, no rent; the other activities are not affected', () => {
    const table = newTable().visited(Y, 'brukas').warehouse(Y, 'ZG1').train(Y, ['W2-02', 'water', 'water']);
    table.contract('red', 'S2-11').arrive(Y, 'brukas');
    expect(types(table, Y)).toEqual(['contract', 'done']);
  });

  test('TR-9.7, WE-52 only a colour that is not yet in the zone', () => {
    const table = newTable().visited(Y, 'brukas').station(B, 'ZG1').warehouse(B, 'ZG1', 'blue').warehouse(Y, 'ZG1');
    table.train(Y, ['W1-01']).state.contractors[3] = 0b011;
    table.arrive(Y, 'brukas');
    expect(table.offers(Y, 'rent').map((move) => move.contractor)).toEqual(['red']);
  });

  test('TR-11.1, WE-57 a second visit: no marker and no token, rent and contracts as usual', () => {
    const table = newTable()
      .visited(Y, 'brukas')
      .station(B, 'ZG1')
      .warehouse(Y, 'ZG1')
      .train(Y, ['W2-02', 'water', 'water']);
    table.contract('red', 'S2-11').arrive(Y, 'brukas');
    expect(types(table, Y)).toEqual(['rent', 'contract', 'done']);
    table.play(Y, { type: 'done' });
    expect([table.markersIn('brukas'), table.state.vp[Y], table.state.tokens[Y]]).toEqual([[Y], 0, []]);
  });
});
