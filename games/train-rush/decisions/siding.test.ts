import { describe, expect, test } from 'vitest';
import { B, newTable, type Table, tables, V, W, Y } from '../testing.ts';

const TRACKS_KEYS = ['event.contractorTrack', 'event.infrastructure'];
const advances = (table: Table): string[] =>
  table.events.filter((event) => TRACKS_KEYS.includes(event.key)).map((event) => JSON.stringify(event.params));

describe('siding action', () => {
  test('TR-13.1 tile, parcel, zone scoring A, zone scoring B, in this order', () => {
    const table = newTable().tile(5, 'B45').station(B, 'ZG1').warehouse(V, 'ZG1', 'red').train(Y, ['SW2-1']);
    table.arrive(Y, 'ZG1.5');
    expect(table.events.map((event) => event.key)).toEqual([
      'event.move',
      'event.tile',
      'event.coal',
      'event.revealTile',
    ]);
    table.play(Y, { type: 'takeParcel', wagon: 'SW2-1' });
    expect(table.events.map((event) => event.key)).toEqual([
      'event.parcel',
      'event.contractorTrack',
      'event.infrastructure',
    ]);
  });

  test('TR-13.2, TR-9.3, WE-03 a warehouse from siding number 3', () => {
    const table = newTable().tile(3, 'B12').arrive(Y, 'ZR1.3');
    expect(table.offers(Y, 'buildWarehouse').map((move) => move.zone)).toEqual(['ZR1', 'ZR2', 'ZR3', 'ZR4']);
    // While the tile is being resolved its space is empty.
    expect(table.tileOn(3)).toBeUndefined();
    table.play(Y, { type: 'buildWarehouse', zone: 'ZR2' });
    expect([table.infraOf(Y, 'red'), table.tileOn(3) === undefined]).toEqual([1, false]);
    expect(table.state.tileDiscard.map((tile) => tables.tiles[tile].id)).toEqual(['B12']);
  });

  test('TR-13.2 a declined tile is discarded all the same', () => {
    const table = newTable().tile(3, 'B12').arrive(Y, 'ZR1.3').play(Y, { type: 'decline' });
    expect([table.infraOf(Y, 'red'), table.tileOn(3) === 'B12', table.state.tileDiscard.length]).toEqual([0, false, 1]);
  });

  test('TR-13.2, WE-68 a tile without effect is discarded and replaced; the other steps follow', () => {
    const table = newTable().tile(8, 'B21').station(B, 'ZG1').warehouse(V, 'ZG1', 'red');
    table.train(Y, ['W1-01'], ['W2-01'], ['SW2-1']).arrive(Y, 'ZG1.8');
    expect(table.offers(Y, 'drawWagon')).toEqual([]);
    expect(table.state.tileDiscard.map((tile) => tables.tiles[tile].id)).toEqual(['B21']);
    table.play(Y, { type: 'decline' });
    expect(advances(table)).toHaveLength(2);
  });

  test('TR-13.3 refilled from the stack of the row, or from the largest other one', () => {
    const table = newTable().tile(4, 'B45');
    const own = table.state.tileStacks[1].at(-1) ?? -1;
    table.arrive(Y, 'ZG1.4');
    expect(table.tileOn(4)).toBe(tables.tiles[own].id);
    table.tile(5, 'B46').state.tileStacks[0].push(...table.state.tileStacks[1].splice(0));
    const largest = table.state.tileStacks[0].at(-1) ?? -1;
    table.arrive(Y, 'ZG1.5');
    expect(table.tileOn(5)).toBe(tables.tiles[largest].id);
  });

  test('TR-13.3, WE-69 an emptied stack is rebuilt from the discards', () => {
    const table = newTable().tile(4, 'B45');
    const { state } = table;
    state.tileDiscard = state.tileStacks[1].splice(0, 10);
    state.tileStacks[0].push(...state.tileStacks[1].splice(0, state.tileStacks[1].length - 1));
    const expected = [...state.tileDiscard, tables.tiles.findIndex((tile) => tile.id === 'B45')];
    table.arrive(Y, 'ZG1.4');
    expect(state.tileStacks[1]).toHaveLength(11);
    expect([...state.tileStacks[1]].sort()).toEqual(expected.sort());
    expect([state.tileDiscard, state.rebuiltStacks]).toEqual([[], 0b010]);
    expect(table.problems()).toEqual([]);
  });

  test('TR-13.4, WE-62 the parcel goes onto a special wagon drawn a moment ago', () => {
    const table = newTable().tile(7, 'B19').station(B, 'ZB2').train(Y, ['W1-01']).arrive(Y, 'ZB2.7');
    table.play(Y, { type: 'drawWagon', wagon: 'SW2-1' }).play(Y, { type: 'takeParcel', wagon: 'SW2-1' });
    expect([table.trainOf(Y)[1], table.hasParcel('ZB2')]).toEqual(['SW2-1 parcel -', false]);
    expect(table.problems()).toEqual([]);
  });

  test('TR-13.4 without an empty special slot nobody is asked; one parcel per stop', () => {
    const table = newTable()
      .tile(7, 'B45')
      .station(B, 'ZB2')
      .train(Y, ['SW2-1', 'parcel', 'parcel'])
      .arrive(Y, 'ZB2.7');
    expect([table.top().kind, table.hasParcel('ZB2')]).toEqual(['takeCardChoice', true]);
  });

  test('TR-13.5, TR-13.6, WE-22 zone scoring: owners by contractor, the station owner by rented warehouses', () => {
    const table = newTable().order(Y, B, V, W).tile(1, 'B45').station(B, 'ZR1').warehouse(Y, 'ZR1', 'blue');
    table.warehouse(B, 'ZR1', 'red').arrive(V, 'ZR1.1');
    expect([table.contractorOf(Y, 'blue'), table.contractorOf(B, 'red'), table.infraOf(B, 'red')]).toEqual([1, 1, 2]);
  });

  test('TR-13.5, TR-3.4, WE-63 the mover first, then turn order behind the mover; bonuses on the way', () => {
    const table = newTable().order(W, V, Y, B).tile(5, 'B45').station(B, 'ZB2').infra(B, 'blue', 3);
    table.warehouse(Y, 'ZB2', 'green').warehouse(W, 'ZB2', 'red').warehouse(B, 'ZB2').arrive(V, 'ZB2.5');
    expect(advances(table).map((line) => JSON.parse(line).seat.seat)).toEqual([Y, W, B, B]);
    expect([table.contractorOf(Y, 'green'), table.contractorOf(W, 'red'), table.infraOf(B, 'blue')]).toEqual([1, 1, 5]);
    expect(table.deciding()).toEqual([B]);
    expect(table.offers(B, 'corrupt').map((move) => move.sector.split('-')[0])).toEqual(Array(5).fill('blue'));
  });

  test('TR-13.5 an owner of several rented warehouses chooses their order where a bonus depends on it', () => {
    const table = newTable().tile(5, 'B45').station(B, 'ZG1').warehouse(Y, 'ZG1', 'green').warehouse(Y, 'ZG1', 'red');
    table.contractor(Y, 'red', 2).arrive(V, 'ZG1.5');
    expect(table.offers(Y, 'scoreWarehouse').map((move) => move.contractor)).toEqual(['red', 'green']);
    table.play(Y, { type: 'scoreWarehouse', contractor: 'red' });
    expect([table.contractorOf(Y, 'red'), table.contractorOf(Y, 'green')]).toEqual([3, 0]);
    table.play(Y, { type: 'decline' });
    expect(table.contractorOf(Y, 'green')).toBe(1);
  });

  test('TR-13.6 every advance of the station owner is separate: a bonus space passed is landed on', () => {
    const table = newTable().tile(5, 'B45').station(B, 'ZG1').warehouse(Y, 'ZG1', 'green').warehouse(V, 'ZG1', 'red');
    table.infra(B, 'green', 2).arrive(W, 'ZG1.5');
    expect([table.infraOf(B, 'green'), table.deciding()]).toEqual([3, [B]]);
    table.play(B, { type: 'advance', track: 'wagons' });
    expect(table.infraOf(B, 'green')).toBe(4);
  });

  test('TR-13.7 it happens in phase IV too, and for the zone of the stop after a nested move', () => {
    const table = newTable().order(Y, B, V, W).tile(5, 'B45').station(B, 'ZG1').warehouse(V, 'ZG1', 'green');
    table.stand(Y, 'O-B10').stock(Y, { investment: 1 }).investing(Y).play(Y, { type: 'areaAction', action: 'move-3' });
    table.play(Y, { type: 'move', to: 'ZG1.5' });
    expect(table.infraOf(B, 'green')).toBe(1);
    // Zone scoring A brings Y to a free special action that moves the locomotive away; B still scores the zone.
    const nested = newTable().tile(5, 'B45').station(B, 'ZG1').warehouse(Y, 'ZG1', 'green').contractor(Y, 'green', 5);
    nested.hand(Y, 'A50').arrive(Y, 'ZG1.5').play(Y, { type: 'specialAction', card: 'A50' });
    nested.play(Y, { type: 'freeAction', action: 'move-3' }).play(Y, { type: 'move', to: 'rackglen' });
    expect([nested.field(Y), nested.infraOf(B, 'green')]).toEqual(['rackglen', 1]);
  });

  test('TR-13.8 a warehouse rented during step A does not score in A, but in B', () => {
    const table = newTable().tile(5, 'B45').station(B, 'ZG1').warehouse(Y, 'ZG1', 'green').warehouse(Y, 'ZG1');
    table.contractor(Y, 'green', 5).hand(Y, 'A48').arrive(V, 'ZG1.5').play(Y, { type: 'specialAction', card: 'A48' });
    table.play(Y, { type: 'rent', zone: 'ZG1', contractor: 'red', city: 'brukas' });
    expect([table.contractorOf(Y, 'red'), table.infraOf(B, 'green')]).toEqual([1, 2]);
  });

  test('TR-13.3, WE-65 the refilled tile is usable by a bonus of zone scoring', () => {
    const table = newTable().tile(4, 'B45').station(B, 'ZG1').warehouse(Y, 'ZG1', 'green').contractor(Y, 'green', 2);
    const next = table.state.tileStacks[1].at(-1) ?? -1;
    table.arrive(Y, 'ZG1.4');
    expect(table.offers(Y, 'useTile')).toHaveLength(9);
    expect(table.offers(Y, 'useTile')[3]).toEqual({ type: 'useTile', space: 4, tile: tables.tiles[next].id });
  });

  test('TR-13.3 R-46 the tile being resolved cannot be used by a nested effect', () => {
    // B12 builds; the build ends on infrastructure 3; nothing there uses tiles, so a hero with a tile is nested instead.
    const table = newTable().tile(4, 'B12').arrive(Y, 'ZG1.4');
    const nested = tables.contractorTracks[0].bonus[3];
    table.state.frames.push({ kind: 'effect', seat: Y, effect: nested, left: 1, must: false });
    expect(table.offers(Y, 'useTile').map((move) => move.space)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
  });
});
