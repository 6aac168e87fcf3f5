import { describe, expect, test } from 'vitest';
import { B, type Table, tableIn, Y } from '../testing.ts';

/** Y builds one warehouse in a region, standing on the given infrastructure space before. */
function buildFrom(
  space: number,
  lay: (table: Table) => Table = (t) => t,
  region = 'red',
  field = 'O-R5',
  zone = 'ZR1',
): Table {
  const table = lay(tableIn('investment').place(Y, field).infra(Y, region, space));
  return table.play({ type: 'areaAction', action: 'build-warehouse' }).play({ type: 'buildWarehouse', zone });
}
/** Y rents to the red contractor of a city, standing on the given contractor space before. */
function rentFrom(space: number, city: string, lay: (table: Table) => Table = (t) => t): Table {
  const table = tableIn('movement').station(B, 'ZB4').warehouse(Y, 'ZB4').contractorTrack(Y, 'red', space);
  return lay(table).arrive(city).play({ type: 'rent', contractor: 'red' });
}

describe('infrastructure', () => {
  test.each([
    [0, 1, undefined],
    [1, 2, undefined],
    [2, 3, 'TR-9.2'],
    [3, 4, undefined],
    [4, 5, 'TR-9.8'],
    [5, 6, undefined],
    [6, 7, undefined],
    [7, 8, 'TR-9.8'],
    [8, 9, undefined],
    [9, 10, undefined],
  ])('TR-9.5, TR-9.18: from %i to %i, bonus %s', (from, to, bonus) => {
    const table = buildFrom(from);
    expect(table.infraOf(Y, 'red')).toBe(to);
    expect(table.deciding).toEqual([bonus === undefined ? B : Y]);
    if (bonus !== undefined) {
      expect(table.rule()).toBe(bonus);
      expect(table.offers({ type: 'decline' })).toBe(true);
    }
  });

  test('TR-9.5: on the last space further advances are lost', () => {
    const table = buildFrom(10);
    expect(table.infraOf(Y, 'red')).toBe(10);
    expect(table.told('event.infrastructure')).toEqual([]);
    expect(table.warehousesIn('ZR1')).toEqual(['Y']);
  });

  test.each([
    ['green', 'I-G5', 'ZG1'],
    ['red', 'O-R5', 'ZR1'],
    ['blue', 'L1', 'ZB1'],
  ])('TR-9.18: on the %s track space 5 corrupts that state', (region, field, zone) => {
    const table = buildFrom(4, (t) => t, region, field, zone);
    expect(table.list('corrupt').map(({ sector }) => sector.split('-')[0])).toEqual(Array(5).fill(region));
    table.play({ type: 'corrupt', sector: `${region}-logistics` });
    expect(table.sectorPieces(`${region}-logistics`)).toBe('....|Y...');
    expect(table.deciding).toEqual([B]);
  });

  test('TR-9.18, TR-9.8: space 8 puts two agents into one sector', () => {
    const table = buildFrom(7).play({ type: 'corrupt', sector: 'red-trade' });
    expect(table.sectorPieces('red-trade')).toBe('....|YY..');
    expect(table.state.agents[Y]).toBe(13);
    expect(table.deciding).toEqual([B]);
  });

  test('WE-67, TR-9.8: two agents with one free space place one', () => {
    const table = buildFrom(7, (t) => t.sector('red-trade', '....|BBB.')).play({
      type: 'corrupt',
      sector: 'red-trade',
    });
    expect(table.sectorPieces('red-trade')).toBe('....|BBBY');
    expect(table.state.agents[Y]).toBe(14);
  });

  test('TR-9.18: every player who lands on a bonus space gets it', () => {
    const table = buildFrom(2, (t) => t.place(B, 'O-R6').infra(B, 'red', 2)).play({ type: 'advance', track: 'coal' });
    table.play({ type: 'areaAction', action: 'build-warehouse' }).play({ type: 'buildWarehouse', zone: 'ZR1' });
    expect([table.deciding, table.rule()]).toEqual([[B], 'TR-9.2']);
  });
});

describe('contractor tracks', () => {
  test.each([
    ['TR-9.6: rank 1, one space', 'brukas', 0, 1, undefined],
    ['TR-9.6: rank 2, two spaces', 'ironmere', 0, 2, undefined],
    ['TR-9.6, TR-9.18: rank 3, three spaces: any siding tile', 'blackborough', 0, 3, 'TR-9.13'],
    ['TR-9.6: passing space 3', 'ironmere', 2, 4, undefined],
    ['TR-9.18: space 6, one special action', 'brukas', 5, 6, 'TR-9.14'],
    ['TR-9.6: passing space 6', 'blackborough', 5, 8, undefined],
    ['TR-9.18: space 9, two special actions', 'brukas', 8, 9, 'TR-9.14'],
    ['TR-9.6: not beyond the last space', 'blackborough', 11, 12, undefined],
  ])('%s', (_title, city, from, to, bonus) => {
    const table = rentFrom(from, city, (t) => t.hand(Y, ['A34', 'A35']));
    expect(table.contractorTrackOf(Y, 'red')).toBe(to);
    expect(table.rule()).toBe(bonus ?? 'TR-8.1');
  });

  test('TR-9.6: a marker that does not move gives no bonus', () => {
    const table = rentFrom(12, 'brukas');
    expect(table.contractorTrackOf(Y, 'red')).toBe(12);
    expect(table.told('event.contractorTrack')).toEqual([]);
    expect(table.rule()).toBe('TR-8.1');
  });

  test('TR-9.18, TR-9.14: space 6 gives one hand card, space 9 two', () => {
    const cards = (t: Table) => t.hand(Y, ['A34', 'A35', 'A36']);
    const one = rentFrom(5, 'brukas', cards).play({ type: 'specialAction', card: 'A34' });
    expect([one.state.investment[Y], one.rule()]).toEqual([3, 'TR-8.1']);
    const two = rentFrom(8, 'brukas', cards).play({ type: 'specialAction', card: 'A34' });
    expect(two.rule()).toBe('TR-9.14');
    two.play({ type: 'specialAction', card: 'A35' });
    expect([two.state.investment[Y], two.rule(), two.handOf(Y)]).toEqual([6, 'TR-8.1', ['A36']]);
  });
});
