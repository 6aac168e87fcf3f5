import { describe, expect, test } from 'vitest';
import { NONE } from '../tables.ts';
import { B, type Table, tableIn, tables, V, W, Y } from '../testing.ts';

const seatsOf = (table: Table, key: string): unknown[] => table.told(key).map(({ seat }) => seat);

describe('step 1: the bonus tile', () => {
  test('WE-03, TR-13.2, TR-13.3, TR-9.3: a warehouse from siding number 3', () => {
    const table = tableIn('movement').tile(3, 'B12').arrive('ZR1.3');
    expect(table.list('buildWarehouse').map(({ zone }) => zone)).toEqual(['ZR1', 'ZR2', 'ZR3', 'ZR4']);
    table.play({ type: 'buildWarehouse', zone: 'ZR4' });
    expect(table.warehousesIn('ZR4')).toEqual(['Y']);
    expect(table.infraOf(Y, 'red')).toBe(1);
    expect(table.tileDiscards).toEqual(['B12']);
    expect(['-', 'B12']).not.toContain(table.tileOn(3));
    expect(table.rule()).toBe('TR-8.1');
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('TR-13.2: siding number %i takes the tile of that bonus space', (space) => {
    const table = tableIn('movement').tile(space, 'B41').arrive(`ZB3.${space}`);
    expect(table.told('event.tile')[0]).toMatchObject({
      space,
      effect: { key: 'effect.gainCoal', params: { amount: 3 } },
    });
    expect(table.state.coal[Y]).toBe(3);
    expect(table.tileOn(space)).not.toBe('B41');
  });

  test('TR-13.2, TR-3.5: declining still discards the tile', () => {
    const table = tableIn('movement').tile(3, 'B12').arrive('ZR1.3').play({ type: 'decline' });
    expect([table.tileDiscards, table.tileOn(3) === 'B12']).toEqual([['B12'], false]);
    expect(table.warehousesIn('ZR1')).toEqual([]);
  });

  test('WE-68, TR-3.6: a tile with no effect is discarded and replaced; scoring follows', () => {
    const table = tableIn('movement')
      .tile(2, 'B21')
      .train(Y, [['W1-01'], ['W1-05'], ['W2-01']]);
    table.station(B, 'ZR2').warehouse(Y, 'ZR2', 'blue').arrive('ZR2.2');
    expect(table.told('event.impossible')).toHaveLength(1);
    expect(table.wagonsOf(Y)).toHaveLength(3);
    expect(table.tileDiscards).toEqual(['B21']);
    expect(table.contractorTrackOf(Y, 'blue')).toBe(1);
    expect(table.infraOf(B, 'red')).toBe(1);
  });

  test('TR-13.3: the space is refilled from the stack beside its row, only after the effect is finished', () => {
    for (const [space, row] of [
      [2, 0],
      [6, 1],
      [7, 2],
    ]) {
      const table = tableIn('movement').tile(space, 'B12');
      const sizes = table.state.tileStacks.map((stack) => stack.length);
      table.arrive(`ZR1.${space}`);
      expect(table.tileOn(space)).toBe('-');
      expect(table.tileDiscards).toEqual([]);
      table.refuse();
      expect(table.tileOn(space)).not.toBe('-');
      expect(table.state.tileStacks.map((stack, i) => sizes[i] - stack.length)).toEqual(
        [0, 1, 2].map((i) => (i === row ? 1 : 0)),
      );
    }
  });

  test('WE-69, TR-13.3: a stack that becomes empty is rebuilt from the discards', () => {
    const table = tableIn('movement').tile(5, 'B41').tileStacks(13, 1, 12);
    table.state.tileStacks[0].push(...table.state.tileDiscard.splice(0, 2));
    table.arrive('ZR1.5');
    // Ten discards and the tile just resolved.
    expect(table.state.tileStacks[1]).toHaveLength(11);
    expect(table.tileDiscards).toEqual([]);
    expect(table.state.tileStacks[1].map((tile) => tables.tiles[tile].id)).toContain('B41');
  });

  test('TR-13.3: an empty stack is helped out by the largest other one', () => {
    const table = tableIn('movement').tile(5, 'B41').tileStacks(12, 0, 9).arrive('ZR1.5');
    expect(table.state.tileStacks.map((stack) => stack.length)).toEqual([11, 0, 9]);
  });
});

test('R-85, TR-13.3: with all stacks empty the discards are shuffled into the stack of the row first', () => {
  const table = tableIn('movement').tile(5, 'B45').tileStacks(0, 0, 0).arrive('ZG1.5');
  expect(table.state.tileStacks.map((stack) => stack.length)).toEqual([0, 38, 0]);
  expect(table.tileOn(5)).not.toBe('-');
});

describe('step 2: the parcel', () => {
  const stop = (train: readonly (readonly [string, ...string[]])[]): Table =>
    tableIn('movement').level(Y, 'wagons', 3).station(B, 'ZB2').tile(7, 'B19').train(Y, train).arrive('ZB2.7');

  test('WE-62, TR-13.4: a special wagon drawn from the tile may take the parcel at once', () => {
    const table = stop([['W1-01']]);
    const special = table.list('drawWagon').find(({ wagon }) => wagon.startsWith('SW2'));
    table.play({ type: 'drawWagon', wagon: special?.wagon });
    expect(table.rule()).toBe('TR-13.4');
    expect(table.kinds()).toEqual(['decline', 'takeParcel']);
    table.play({ type: 'takeParcel' });
    expect(table.cargoOf(Y, special?.wagon ?? '')).toEqual(['parcel', '-']);
    expect(table.parcelIn('ZB2')).toBe(false);
  });

  test('TR-13.4: it may be declined; then it stays in the zone', () => {
    const table = stop([['SW2-1']])
      .refuse()
      .play({ type: 'decline' });
    expect(table.parcelIn('ZB2')).toBe(true);
    expect(table.cargoOf(Y, 'SW2-1')).toEqual(['-', '-']);
  });

  test('TR-13.4: only an empty slot of a special wagon takes it, and one parcel per stop', () => {
    const regular = stop([['W2-01']]).refuse();
    expect(regular.rule()).toBe('TR-8.1');
    const full = tableIn('movement').station(B, 'ZB2').station(B, 'ZB3', 'no parcel').station(B, 'ZB4', 'no parcel');
    full
      .tile(7, 'B45')
      .train(Y, [['SW2-1', 'parcel', 'parcel']])
      .arrive('ZB2.7');
    expect(full.rule()).toBe('TR-8.1');
    const two = stop([['SW2-1'], ['SW3-1']]).refuse();
    expect(two.list('takeParcel').map(({ wagon }) => wagon)).toEqual(['SW2-1', 'SW3-1']);
    two.play({ type: 'takeParcel', wagon: 'SW3-1' });
    expect(two.cargoOf(Y, 'SW3-1')).toEqual(['parcel', '-', '-']);
    expect(two.rule()).toBe('TR-8.1');
  });

  test('TR-13.4: equal special wagons are one option', () => {
    const equal = stop([['SW2-1'], ['SW2-2']]).refuse();
    expect(equal.list('takeParcel').map(({ wagon }) => wagon)).toEqual(['SW2-1']);
    const different = tableIn('movement').station(B, 'ZB2').station(B, 'ZB3', 'no parcel').tile(7, 'B45');
    different.train(Y, [['SW2-1', 'parcel', '-'], ['SW2-2']]).arrive('ZB2.7');
    expect(different.list('takeParcel').map(({ wagon }) => wagon)).toEqual(['SW2-1', 'SW2-2']);
  });

  test('TR-13.4: a zone without a parcel offers nothing', () => {
    const table = tableIn('movement')
      .station(B, 'ZB2', 'no parcel')
      .tile(7, 'B45')
      .train(Y, [['SW2-1']])
      .arrive('ZB2.7');
    expect(table.rule()).toBe('TR-8.1');
  });
});

describe('steps 3 and 4: zone scoring', () => {
  test('WE-22, TR-13.5, TR-13.6: rented warehouses, then the station', () => {
    const table = tableIn('movement', [V, Y, B, W]).tile(4, 'B45').station(B, 'ZG2');
    table.warehouse(Y, 'ZG2', 'blue').warehouse(B, 'ZG2', 'red').arrive('ZG2.4');
    expect(table.contractorTrackOf(Y, 'blue')).toBe(1);
    expect(table.contractorTrackOf(B, 'red')).toBe(1);
    expect(table.infraOf(B, 'green')).toBe(2);
    expect(seatsOf(table, 'event.contractorTrack')).toEqual([{ seat: Y }, { seat: B }]);
    expect(table.events.findLastIndex(({ key }) => key === 'event.contractorTrack')).toBeLessThan(
      table.events.findIndex(({ key }) => key === 'event.infrastructure'),
    );
  });

  const we63 = (): Table =>
    tableIn('movement', [W, V, Y, B])
      .tile(5, 'B45')
      .station(B, 'ZB2')
      .warehouse(Y, 'ZB2', 'green')
      .warehouse(W, 'ZB2', 'red')
      .warehouse(B, 'ZB2')
      .infra(B, 'blue', 3);

  test('WE-63, TR-13.5, TR-3.4: owners in turn order behind the mover; the station advances step by step', () => {
    const table = we63().refuseAll().arrive('ZB2.5');
    expect(seatsOf(table, 'event.contractorTrack')).toEqual([{ seat: Y }, { seat: W }]);
    expect(table.told('event.infrastructure').map(({ space }) => space)).toEqual([4, 5]);
    expect(table.infraOf(B, 'blue')).toBe(5);
    expect(table.deciding).toEqual([B]);
    expect(table.list('corrupt').map(({ sector }) => sector.split('-')[0])).toEqual([
      'blue',
      'blue',
      'blue',
      'blue',
      'blue',
    ]);
    expect(table.kinds()).toEqual(['corrupt', 'decline']);
    table.play({ type: 'corrupt', sector: 'blue-trade' });
    expect(table.sectorPieces('blue-trade')).toBe('....|B...');
    expect(table.deciding).toEqual([V]);
  });

  test('WE-64, TR-3.2, TR-3.3: a bonus off-turn uses the owner’s own region and hand', () => {
    const table = we63().contractorTrack(Y, 'green', 5).hand(Y, ['A15']).place(Y, 'O-R9').refuseAll();
    table.arrive('ZB2.5');
    expect(table.deciding).toEqual([Y]);
    table.play({ type: 'specialAction', card: 'A15' });
    expect(table.list('buildWarehouse').map(({ zone }) => zone)).toEqual(['ZR1', 'ZR2', 'ZR3', 'ZR4']);
    table.play({ type: 'buildWarehouse', zone: 'ZR1' }).play({ type: 'buildWarehouse', zone: 'ZR2' });
    expect(table.infraOf(Y, 'red')).toBe(2);
    expect(table.handOf(Y)).toEqual([]);
    expect(table.discards).toContain('A15');
    // W's advance and the station follow after Y's bonus.
    expect(table.contractorTrackOf(W, 'red')).toBe(1);
    expect(table.infraOf(B, 'blue')).toBe(5);
  });

  test('TR-13.5: the mover’s own warehouses score first', () => {
    const table = tableIn('movement', [B, Y, V, W]).tile(5, 'B45').station(V, 'ZB2');
    table
      .warehouse(Y, 'ZB2', 'green')
      .warehouse(B, 'ZB2', 'red')
      .warehouse(W, 'ZB2', 'blue')
      .refuseAll()
      .arrive('ZB2.5');
    expect(seatsOf(table, 'event.contractorTrack')).toEqual([{ seat: Y }, { seat: W }, { seat: B }]);
  });

  test('TR-13.5, TR-3.4: an owner of several rented warehouses chooses their order', () => {
    const table = tableIn('movement')
      .tile(5, 'B45')
      .station(V, 'ZB2')
      .warehouse(Y, 'ZB2', 'green')
      .warehouse(Y, 'ZB2', 'red');
    table.contractorTrack(Y, 'green', 2).contractorTrack(Y, 'red', 5).hand(Y, ['A34']).arrive('ZB2.5');
    expect(table.rule()).toBe('TR-13.5');
    expect(table.list('scoreWarehouse').map(({ contractor }) => contractor)).toEqual(['red', 'green']);
    table.play({ type: 'scoreWarehouse', contractor: 'red' });
    expect([table.contractorTrackOf(Y, 'red'), table.contractorTrackOf(Y, 'green')]).toEqual([6, 2]);
    expect(table.rule()).toBe('TR-9.14');
    table.play({ type: 'specialAction', card: 'A34' });
    expect(table.contractorTrackOf(Y, 'green')).toBe(3);
    expect(table.rule()).toBe('TR-9.13');
  });

  test('TR-13.5: unrented warehouses do not score', () => {
    const table = tableIn('movement')
      .tile(5, 'B45')
      .station(V, 'ZB2')
      .warehouse(Y, 'ZB2')
      .warehouse(B, 'ZB2')
      .arrive('ZB2.5');
    expect(table.told('event.contractorTrack')).toEqual([]);
    expect(table.infraOf(V, 'blue')).toBe(0);
  });

  test('TR-13.6: each advance of the station owner is separate, so every bonus on the way is landed on', () => {
    const table = tableIn('movement').tile(5, 'B45').station(V, 'ZR2').infra(V, 'red', 2).place(V, 'L2');
    table.warehouse(Y, 'ZR2', 'green').warehouse(B, 'ZR2', 'red').warehouse(W, 'ZR2', 'blue').arrive('ZR2.5');
    expect(table.deciding).toEqual([V]);
    expect([table.infraOf(V, 'red'), table.rule()]).toEqual([3, 'TR-9.2']);
    table.play({ type: 'advance', track: 'coal' });
    expect([table.infraOf(V, 'red'), table.rule()]).toEqual([5, 'TR-9.8']);
    table.play({ type: 'decline' });
    expect(table.deciding).toEqual([Y]);
    expect(table.infraOf(V, 'red')).toBe(5);
  });

  test('WE-65, TR-13.1: the tile refilled in step 1 can be used by a bonus of step 3', () => {
    const table = tableIn('movement')
      .tile(4, 'B45')
      .station(V, 'ZG1')
      .warehouse(Y, 'ZG1', 'red')
      .contractorTrack(Y, 'red', 2);
    table.arrive('ZG1.4');
    expect(table.rule()).toBe('TR-9.13');
    expect(table.list('useTile').map(({ space }) => space)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(table.list('useTile')[3].tile).toBe(table.tileOn(4));
    expect(table.tileOn(4)).not.toBe('B45');
  });

  test('TR-13.1: tile, parcel, scoring A, scoring B, in this order', () => {
    const table = tableIn('movement')
      .tile(4, 'B12')
      .station(V, 'ZG1')
      .warehouse(Y, 'ZG1', 'red')
      .train(Y, [['SW2-1']]);
    table.contractorTrack(Y, 'red', 2).infra(V, 'green', 2).arrive('ZG1.4');
    const asked: string[] = [];
    while (asked.at(-1) !== 'TR-8.1') {
      asked.push(`${table.rule()}`);
      if (table.rule() !== 'TR-8.1') table.refuse();
    }
    expect(asked).toEqual(['TR-9.3', 'TR-13.4', 'TR-9.13', 'TR-9.2', 'TR-8.1']);
  });

  test('TR-13.7: every locomotive that ends there scores, in the investment phase too', () => {
    const table = tableIn('investment', [Y, B])
      .tile(4, 'B45')
      .tile(7, 'B46')
      .station(B, 'ZG1')
      .warehouse(B, 'ZG1', 'red');
    table.place(Y, 'L2').place(B, 'L3');
    table.play({ type: 'areaAction', action: 'move-3' }).play({ type: 'move', to: 'ZG1.4' });
    expect([table.contractorTrackOf(B, 'red'), table.infraOf(B, 'green')]).toEqual([1, 1]);
    table.skipTo('movement').place(B, 'I-R9').refuseAll();
    table.tile(7, 'B46').arrive('ZG1.7');
    expect([table.contractorTrackOf(B, 'red'), table.infraOf(B, 'green')]).toEqual([2, 2]);
  });

  test('TR-13.7: a nested move does not carry the scoring away from the zone', () => {
    const table = tableIn('movement').tile(4, 'B45').tile(1, 'B46').station(B, 'ZG1').hand(Y, ['A50']);
    table.warehouse(Y, 'ZG1', 'red').warehouse(V, 'ZG1', 'blue').contractorTrack(Y, 'red', 5).arrive('ZG1.4');
    table.play({ type: 'specialAction', card: 'A50' }).play({ type: 'freeAction', action: 'move-3' });
    table.play({ type: 'move', to: 'I-G5' });
    expect(table.contractorTrackOf(V, 'blue')).toBe(1);
    expect(table.infraOf(B, 'green')).toBe(2);
    expect(table.infraOf(B, 'red')).toBe(0);
  });

  test('TR-13.8: a warehouse rented during step A scores in step B, not in A', () => {
    const table = tableIn('movement').tile(4, 'B45').station(B, 'ZG1').hand(Y, ['A48']).contractorTrack(Y, 'red', 5);
    table.warehouse(Y, 'ZG1', 'red').warehouse(Y, 'ZG1').arrive('ZG1.4');
    table.play({ type: 'specialAction', card: 'A48' }).play({ type: 'rent', contractor: 'blue', city: 'rackglen' });
    // Rackglen has rank 1: one space for renting, none for scoring.
    expect(table.contractorTrackOf(Y, 'blue')).toBe(1);
    expect(table.infraOf(B, 'green')).toBe(2);
  });

  test('TR-13.3: while a tile is being resolved its space is empty for nested effects', () => {
    const table = tableIn('movement').tile(4, 'B10').infra(Y, 'green', 2).arrive('ZG1.4');
    table.play({ type: 'buildWarehouse', zone: 'ZG1' });
    expect(table.rule()).toBe('TR-9.2');
    expect(table.tileOn(4)).toBe('-');
    const nested = tableIn('mission').place(Y, 'I-G1').heroes(Y, ['C04']).tile(4, 'B41');
    nested.play({ type: 'playHero', hero: 'C04' });
    expect(nested.list('useTile').map(({ space }) => space)).toContain(4);
    nested.state.tiles[3] = NONE;
    expect(nested.list('useTile').map(({ space }) => space)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
  });
});
