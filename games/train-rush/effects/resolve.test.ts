import { describe, expect, test } from 'vitest';
import { B, type Table, tableIn, V, W, Y } from '../testing.ts';

describe('general principles', () => {
  test('TR-3.4: depth first: what a bonus triggers is finished before the interrupted effect goes on', () => {
    // Three warehouses in blue: the first lands on 5 (an agent), the others follow.
    const table = tableIn('mission').place(Y, 'L1').infra(Y, 'blue', 4).useSpecial('A14');
    table.play({ type: 'buildWarehouse', zone: 'ZB1' });
    expect(table.rule()).toBe('TR-9.8');
    table.play({ type: 'corrupt', sector: 'blue-trade' });
    expect(table.rule()).toBe('TR-9.3');
    table.play({ type: 'buildWarehouse', zone: 'ZB2' }).play({ type: 'buildWarehouse', zone: 'ZB3' });
    expect([table.infraOf(Y, 'blue'), table.state.warehousesLeft[Y]]).toEqual([7, 9]);
  });

  test('TR-3.4, TR-3.2: bonuses of several players: the mover, then the others in turn order, each finished first', () => {
    const table = tableIn('movement', [V, W, Y, B]).tile(5, 'B45').station(V, 'ZB2').infra(V, 'blue', 4);
    for (const [seat, colour] of [
      [Y, 'green'],
      [W, 'red'],
      [V, 'blue'],
    ] as const)
      table.warehouse(seat, 'ZB2', colour).contractorTrack(seat, colour, 2);
    table.arrive('ZB2.5');
    const asked: (string | number)[][] = [];
    while (table.rule() !== 'TR-8.1') {
      asked.push([table.deciding[0], table.rule()]);
      table.refuse();
    }
    expect(asked).toEqual([
      [V, 'TR-9.13'],
      [W, 'TR-9.13'],
      [Y, 'TR-9.13'],
      [V, 'TR-9.8'],
    ]);
    expect(table.infraOf(V, 'blue')).toBe(7);
  });

  test('TR-3.5: gains and advances of building, renting and zone scoring are automatic', () => {
    const table = tableIn('movement').tile(5, 'B41').station(V, 'ZB2').warehouse(Y, 'ZB2', 'red').arrive('ZB2.5');
    expect([table.state.coal[Y], table.contractorTrackOf(Y, 'red'), table.infraOf(V, 'blue')]).toEqual([3, 1, 1]);
    expect(table.rule()).not.toMatch(/TR-(9|13)/);
  });

  test('TR-3.5: a declined effect is lost, nothing is stored', () => {
    const table = tableIn('movement').tile(3, 'B10').arrive('ZR1.3').play({ type: 'decline' });
    while (table.deciding[0] === Y) {
      expect(table.list('buildWarehouse')).toEqual([]);
      table.refuseAll();
    }
    expect(table.state.warehousesLeft[Y]).toBe(12);
  });

  test('TR-3.7: after each instance the player may stop', () => {
    const build = { type: 'buildWarehouse', zone: 'ZB1' } as const;
    const table = tableIn('mission').place(Y, 'L1').useSpecial('A14').play(build).play({ type: 'decline' });
    expect(table.warehousesIn('ZB1')).toEqual(['Y']);
  });

  test('TR-3.6: what becomes impossible on the way is lost', () => {
    const table = tableIn('mission').place(Y, 'L1');
    for (const zone of ['ZB1', 'ZB2', 'ZB3']) table.warehouse(B, zone).warehouse(B, zone).warehouse(B, zone);
    table.warehouse(V, 'ZB4').useSpecial('A14');
    table.play({ type: 'buildWarehouse', zone: 'ZB4' }).play({ type: 'buildWarehouse', zone: 'ZB4' });
    expect(table.warehousesIn('ZB4')).toEqual(['V', 'Y', 'Y']);
    expect(table.list('buildWarehouse', Y)).toEqual([]);
  });

  test.each([
    ['START', false],
    ['O-R5', true],
  ])('TR-3.3: from %s a tile bound to the active region works: %s', (field, works) => {
    // The tile is used off-turn, wherever the owner's locomotive stands.
    const table = tableIn('movement', [B, Y])
      .tile(5, 'B45')
      .tile(1, 'B22')
      .station(B, 'ZB2')
      .warehouse(Y, 'ZB2', 'red');
    table.contractorTrack(Y, 'red', 2).place(Y, field).arrive('ZB2.5').play({ type: 'useTile', space: 1 }, Y);
    expect(table.list('corrupt', Y).map(({ sector }) => sector.split('-')[0])).toEqual(
      works ? Array(5).fill('red') : [],
    );
    expect(table.tileDiscards).toContain(works ? 'B45' : 'B22');
  });

  test('TR-3.3, TR-9.18: corruption in the state of a track does not need a region: it works on START', () => {
    const table = tableIn('movement', [B, Y])
      .tile(5, 'B45')
      .station(Y, 'ZR2')
      .warehouse(B, 'ZR2', 'red')
      .infra(Y, 'red', 4);
    table.arrive('ZR2.5');
    expect([table.fieldOf(Y), table.deciding]).toEqual(['START', [Y]]);
    expect(table.list('corrupt')).toHaveLength(5);
  });
});

describe('rulings', () => {
  test('R-81, TR-3.6: what was paid for is carried out at least once; further instances are optional', () => {
    const table = tableIn('investment').place(Y, 'I-G1').play({ type: 'areaAction', action: 'build-2-warehouses' });
    expect(table.kinds()).toEqual(['buildWarehouse']);
    table.play({ type: 'buildWarehouse', zone: 'ZG1' });
    expect(table.kinds()).toEqual(['buildWarehouse', 'decline']);
    table.play({ type: 'decline' });
    expect([table.warehousesIn('ZG1'), table.state.investment[Y]]).toEqual([['Y'], 6]);
  });

  test('R-83, TR-9.13: any face-up tile may be used, even one without effect', () => {
    const table = tableIn('movement', [B, Y])
      .tile(5, 'B45')
      .tile(2, 'B12')
      .station(B, 'ZB2')
      .warehouse(Y, 'ZB2', 'red');
    table.contractorTrack(Y, 'red', 2).arrive('ZB2.5').play({ type: 'useTile', space: 2 });
    expect(table.told('event.impossible')).toHaveLength(1);
    expect([table.tileDiscards, table.tileOn(2) === 'B12']).toEqual([['B45', 'B12'], false]);
  });

  test('R-84, TR-9.14: a player is asked although no card in hand can be used, but not with an empty hand', () => {
    const free = (hand: readonly string[]) =>
      tableIn('movement')
        .station(B, 'ZB4')
        .warehouse(Y, 'ZB4')
        .contractorTrack(Y, 'red', 5)
        .hand(Y, hand)
        .arrive('brukas');
    const held = free(['A49']).play({ type: 'rent', contractor: 'red' });
    expect([held.rule(), held.moves()]).toEqual(['TR-9.14', [{ type: 'decline' }]]);
    const empty = free([]).play({ type: 'rent', contractor: 'red' });
    expect(empty.rule()).toBe('TR-8.1');
  });

  test('R-84, TR-14.1: a player with heroes is asked although none of them fits', () => {
    const table = tableIn('mission').place(Y, 'I-G5').heroes(Y, ['C07']);
    expect(table.moves()).toEqual([{ type: 'decline' }]);
  });
});

describe('TR-3.8: the general supply', () => {
  test('TR-3.8, TR-9.1: coal and investment markers are unlimited', () => {
    const table = tableIn('movement').tile(1, 'B41').purse(Y, { coal: 40 }).arrive('ZR1.1');
    expect(table.state.coal[Y]).toBe(43);
    const rich = tableIn('movement').tile(1, 'B32').purse(Y, { investment: 45 }).arrive('ZR1.1');
    expect(rich.state.investment[Y]).toBe(48);
  });

  test('TR-3.8: contractors are limited: nine of a colour, one in each city', () => {
    const rented = (city: string, zone: string) => (t: Table) => t.warehouse(B, zone, 'red', city);
    const table = tableIn('movement').station(B, 'ZB1').station(B, 'ZB2').warehouse(Y, 'ZB2');
    rented('rackglen', 'ZB1')(table).arrive('rackglen');
    expect(table.list('rent').map(({ contractor }) => contractor)).toEqual(['blue', 'green']);
  });

  test('TR-3.9: placed pieces never move or return', () => {
    const table = tableIn('movement', [Y, B])
      .station(B, 'ZB1')
      .warehouse(Y, 'ZB1', 'red')
      .sector('red-trade', 'Y...|B...');
    table.contractMarker(Y, 'brukas', 3).visited(Y, 'brukas').endRound();
    expect([table.stationIn('ZB1'), table.warehousesIn('ZB1'), table.sectorPieces('red-trade')]).toEqual([
      'B',
      ['Y red'],
      'Y...|B...',
    ]);
    expect([table.contractOwner('brukas', 3), table.markersIn('brukas')]).toEqual(['Y', 'Y---']);
  });
});
