import { describe, expect, test } from 'vitest';
import { B, type Table, tableIn, V, Y } from '../testing.ts';

const zones = (table: Table): string[] =>
  [...table.list('buildWarehouse'), ...table.list('buildStation')].map(({ zone }) => zone);
const build = (action: string, lay: (table: Table) => Table): Table =>
  lay(tableIn('investment').place(Y, 'I-G5')).play({ type: 'areaAction', action });

describe('TR-9.3: warehouses', () => {
  test('TR-9.3: in a zone of the active region with a free space, with or without a station', () => {
    const table = build('build-warehouse', (t) =>
      t.station(B, 'ZG2').warehouse(B, 'ZG1').warehouse(V, 'ZG1').warehouse(Y, 'ZG1').warehouse(Y, 'ZG3'),
    );
    expect(zones(table)).toEqual(['ZG2', 'ZG3', 'ZG4']);
  });

  test('TR-9.3: the warehouse leaves the board and the own infrastructure of the region advances by one', () => {
    const table = build('build-warehouse', (t) => t.warehouse(Y, 'ZG4')).play({ type: 'buildWarehouse', zone: 'ZG4' });
    expect(table.warehousesIn('ZG4')).toEqual(['Y', 'Y']);
    expect(table.state.warehousesLeft[Y]).toBe(10);
    expect([table.infraOf(Y, 'green'), table.infraOf(Y, 'red'), table.infraOf(Y, 'blue')]).toEqual([1, 0, 0]);
  });

  test('TR-3.9, TR-9.3: without a warehouse on the board nothing can be built', () => {
    const table = tableIn('investment').place(Y, 'I-G5');
    for (const zone of ['ZB1', 'ZB2', 'ZB3', 'ZB4']) table.warehouse(Y, zone).warehouse(Y, zone).warehouse(Y, zone);
    expect(
      table
        .list('areaAction')
        .map(({ action }) => action)
        .filter((id) => id.includes('warehouse')),
    ).toEqual([]);
    expect(table.offers({ type: 'areaAction', action: 'build-station' })).toBe(true);
  });
});

describe('TR-9.4: stations', () => {
  test('TR-9.4: in a zone without one; a parcel is placed; no infrastructure advance; warehouses do not matter', () => {
    const table = build('build-station', (t) => t.station(B, 'ZG1').warehouse(B, 'ZG2'));
    expect(zones(table)).toEqual(['ZG2', 'ZG3', 'ZG4']);
    table.play({ type: 'buildStation', zone: 'ZG3' });
    expect([table.stationIn('ZG3'), table.parcelIn('ZG3')]).toEqual(['Y', true]);
    expect(table.infraOf(Y, 'green')).toBe(0);
    expect([table.state.stationsLeft[Y], table.state.parcelSupply]).toEqual([5, 10]);
  });

  test('TR-3.9, TR-9.4: six stations are all', () => {
    const table = tableIn('investment').place(Y, 'I-G5');
    for (const zone of ['ZB1', 'ZB2', 'ZB3', 'ZB4', 'ZR1', 'ZR2']) table.station(Y, zone);
    expect(table.offers({ type: 'areaAction', action: 'build-station' })).toBe(false);
    expect(table.offers({ type: 'areaAction', action: 'build-warehouse' })).toBe(true);
  });

  test('TR-9.4, TR-3.6: with a station in every zone of the region nothing can be built', () => {
    const table = tableIn('investment').place(Y, 'I-G5');
    for (const zone of ['ZG1', 'ZG2', 'ZG3', 'ZG4']) table.station(B, zone);
    expect(table.offers({ type: 'areaAction', action: 'build-station' })).toBe(false);
  });
});
