import { expect, test } from 'vitest';
import { B, type Table, tableIn, tables, V, Y } from '../testing.ts';

const rents = (table: Table): string[] =>
  table.list('rent').map(({ city, zone, contractor }) => `${city} ${contractor} to ${zone}`);

test.each(['A48', 'A49'])('TR-9.7, TR-18.1: %s rents to a contractor of any city and advances by its rank', (card) => {
  const table = tableIn('mission').place(Y, 'L1').station(B, 'ZR2').warehouse(Y, 'ZR2').useSpecial(card);
  expect(table.list('rent')).toHaveLength(27);
  table.play({ type: 'rent', city: 'haldengard', contractor: 'green' });
  expect(table.warehousesIn('ZR2')).toEqual(['Y green']);
  expect(table.contractorsIn('haldengard')).toEqual(['red', 'blue']);
  expect(table.contractorTrackOf(Y, 'green')).toBe(3);
});

test('TR-9.7: only own, unrented warehouses in zones with a station, and only colours not yet there', () => {
  const table = tableIn('mission')
    .place(Y, 'L1')
    .station(Y, 'ZR2')
    .warehouse(Y, 'ZR2', 'red')
    .warehouse(B, 'ZR2', 'blue');
  table.warehouse(Y, 'ZR2').warehouse(Y, 'ZB1').station(V, 'ZG1').warehouse(B, 'ZG1').useSpecial('A48');
  expect(new Set(rents(table).map((words) => words.split(' ').slice(1).join(' ')))).toEqual(new Set(['green to ZR2']));
  expect(table.list('rent')).toHaveLength(tables.cities.length);
});

test('TR-9.7: a contractor who left a city is not there any more; a rented warehouse is rented for good', () => {
  const table = tableIn('movement')
    .station(B, 'ZR2')
    .warehouse(Y, 'ZR2')
    .warehouse(V, 'ZR2', 'red', 'cogsmere')
    .arrive('cogsmere');
  expect(rents(table)).toEqual(['cogsmere blue to ZR2', 'cogsmere green to ZR2']);
  table.play({ type: 'rent', contractor: 'green' });
  expect(table.contractorsIn('cogsmere')).toEqual(['blue']);
  table.skipTo('auction').skipTo('movement', [Y, B, V, 3]).arrive('cogsmere');
  expect(table.list('rent')).toEqual([]);
  expect(table.warehousesIn('ZR2')).toEqual(['Y green', 'V red']);
});

test('TR-9.7: renting in the own zone with the own station', () => {
  const table = tableIn('movement')
    .station(Y, 'ZB3')
    .warehouse(Y, 'ZB3')
    .warehouse(Y, 'ZB3', 'red', 'rackglen')
    .arrive('rackglen');
  expect(rents(table)).toEqual(['rackglen blue to ZB3', 'rackglen green to ZB3']);
});
