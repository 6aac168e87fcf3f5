import { describe, expect, test } from 'vitest';
import {
  contractAreaPoints,
  contractorPoints,
  infrastructurePoints,
  resultOf,
  scoreSheets,
  sectorPoints,
  sharePlaces,
} from './scoring.ts';
import { B, game, newTable, type Table, tables, V, W, Y } from './testing.ts';

const part = (table: Table, seat: number, key: string): number =>
  scoreSheets(tables, table.state)[seat].parts.find((one) => one.key === key)?.points ?? -1;
const letters: Readonly<Record<string, number | undefined>> = { Y, B, V, W };

describe('final scoring', () => {
  test('TR-16.1 10 VP for markers in all nine cities', () => {
    const table = newTable()
      .visited(Y, ...tables.cities.map((city) => city.id))
      .visited(B, 'brukas');
    expect([part(table, Y, 'score.cities'), part(table, B, 'score.cities')]).toEqual([10, 0]);
  });

  test('TR-16.2, WE-14 tops of progress tracks', () => {
    const table = newTable().level(Y, 'coal', 6).level(Y, 'loading', 6).level(B, 'investment', 6).level(V, 'wagons', 5);
    expect([Y, B, V].map((seat) => part(table, seat, 'score.progress'))).toEqual([20, 10, 0]);
  });

  const sectors: [sector: string, pieces: string, result: string][] = [
    ['green-finance', 'YWV·|Y···', 'Y 6, W 2'],
    ['green-resources', 'B···|····', 'B 6'],
    ['green-logistics', 'VY··|Y···', 'Y 6, V 2'],
    ['green-trade', 'V···|····', 'V 6'],
    ['green-technology', 'W···|BB··', 'B 6, W 2'],
    ['blue-finance', 'YV··|VYV·', 'V 6, Y 2'],
    ['blue-resources', 'WY··|····', 'W 6, Y 2'],
    ['blue-logistics', 'WV··|····', 'W 6, V 2'],
    ['blue-trade', 'BY··|····', 'B 6, Y 2'],
    ['blue-technology', 'BY··|Y···', 'Y 6, B 2'],
    ['red-finance', 'BVW·|V···', 'V 6, B 2'],
    ['red-resources', 'VY··|····', 'V 6, Y 2'],
    ['red-logistics', 'WYV·|WY··', 'W 6, Y 2'],
    ['red-trade', '····|BV··', 'B 6, V 2'],
    ['red-technology', 'VW··|W···', 'W 6, V 2'],
  ];
  const place = (table: Table, sector: string, pieces: string): Table =>
    table.sector(sector, ...[...pieces.replace('|', '')].map((letter) => letters[letter]));
  test.each(sectors)('TR-16.3, WE-15 %s with %s: %s', (sector, pieces, result) => {
    const points = sectorPoints(tables, place(newTable(), sector, pieces).state, tables.index.sector.get(sector) ?? -1);
    const words = ['Y', 'B', 'V', 'W'].flatMap((letter, seat) =>
      points[seat] > 0 ? [`${letter} ${points[seat]}`] : [],
    );
    expect(words.sort((a, b) => Number(b.slice(2)) - Number(a.slice(2))).join(', ')).toBe(result);
  });
  test('TR-16.3, WE-15 totals', () => {
    const table = newTable();
    for (const [sector, pieces] of sectors) place(table, sector, pieces);
    expect([Y, W, B, V].map((seat) => part(table, seat, 'score.sectors'))).toEqual([28, 28, 28, 32]);
  });
  test('TR-16.3, WE-09 all four with two pieces: the lowest space decides', () => {
    const table = place(newTable(), 'red-finance', 'BYWV|YWVB');
    expect(sectorPoints(tables, table.state, tables.index.sector.get('red-finance') ?? -1)).toEqual([2, 6, 0, 0]);
  });
  test('TR-16.3, WE-78 a spy beats an agent that was there earlier', () => {
    const table = place(newTable(), 'red-trade', 'Y···|W···');
    expect(sectorPoints(tables, table.state, tables.index.sector.get('red-trade') ?? -1)).toEqual([6, 0, 0, 2]);
  });

  const region = { green: 0, red: 1, blue: 2 } as const;
  test('TR-16.4, WE-16 infrastructure tracks', () => {
    const table = newTable().infra(Y, 'green', 5).infra(B, 'green', 3);
    table
      .infra(B, 'blue', 4)
      .infra(Y, 'blue', 2)
      .infra(V, 'blue', 2)
      .infra(W, 'red', 7)
      .infra(V, 'red', 7)
      .infra(Y, 'red', 6);
    expect(infrastructurePoints(tables, table.state, region.green)).toEqual([12, 6, 0, 0]);
    expect(infrastructurePoints(tables, table.state, region.blue)).toEqual([3, 12, 3, 0]);
    expect(infrastructurePoints(tables, table.state, region.red)).toEqual([0, 0, 9, 9]);
  });
  test('TR-16.4, WE-79 two players: a tie is shared; position 0 is not ranked', () => {
    const table = newTable({ players: 2 }).infra(Y, 'red', 4).infra(B, 'red', 4);
    expect(infrastructurePoints(tables, table.state, region.red)).toEqual([9, 9]);
    table.infra(B, 'red', 0);
    expect(infrastructurePoints(tables, table.state, region.red)).toEqual([12, 0]);
    expect(infrastructurePoints(tables, table.state, region.green)).toEqual([0, 0]);
  });

  test('TR-16.5, WE-17 contractor tracks', () => {
    const table = newTable().contractor(Y, 'green', 5);
    for (const seat of [W, B, V]) table.contractor(seat, 'green', 2).contractor(seat, 'blue', 6);
    table.contractor(Y, 'blue', 5);
    for (const seat of [Y, W, B, V]) table.contractor(seat, 'red', 3);
    const colour = (name: string) => tables.index.colour.get(name) ?? -1;
    expect(contractorPoints(tables, table.state, colour('green'))).toEqual([12, 2, 2, 2]);
    expect(contractorPoints(tables, table.state, colour('blue'))).toEqual([0, 6, 6, 6]);
    expect(contractorPoints(tables, table.state, colour('red'))).toEqual([4, 4, 4, 4]);
  });

  test('TR-16.6, WE-18 only full special wagons count', () => {
    const table = newTable().train(B, ['SW3-1', 'parcel', 'parcel'], ['SW2-1', 'parcel', 'parcel']);
    expect(part(table, B, 'score.specialWagons')).toBe(10);
    table.train(B, ['SW3-1', 'parcel', 'parcel', 'parcel']);
    expect(part(table, B, 'score.specialWagons')).toBe(18);
  });

  test('TR-16.7, WE-19 the contract area', () => {
    const table = newTable();
    const hold = (seat: number, ...spaces: [string, number][]) => {
      for (const [city, size] of spaces) table.holdContract(seat, city, size);
    };
    hold(B, ['rackglen', 2], ['rackglen', 3], ['vardimium', 3]);
    hold(Y, ['haldengard', 3], ['haldengard', 5]);
    hold(B, ['cogsmere', 2], ['cogsmere', 5]);
    hold(Y, ['vexbourne', 2], ['vexbourne', 3]);
    hold(V, ['aurelspire', 2], ['aurelspire', 3]);
    hold(Y, ['brukas', 2], ['brukas', 5]);
    hold(W, ['ironmere', 2], ['ironmere', 5]);
    hold(V, ['blackborough', 3], ['blackborough', 4]);
    hold(B, ['blackborough', 5]);
    expect(contractAreaPoints(tables, table.state, region.green)).toEqual([6, 12, 0, 0]);
    expect(contractAreaPoints(tables, table.state, region.blue)).toEqual([3, 12, 3, 0]);
    expect(contractAreaPoints(tables, table.state, region.red)).toEqual([6, 0, 6, 6]);
  });

  test('TR-16.8, WE-20 missions count cubes independently', () => {
    const table = newTable().mission(Y, 'C09').mission(Y, 'C17').mission(Y, 'C07');
    table.train(Y, ['W3-15', 'gold', 'gold'], ['W2-05', 'gold', 'gold'], ['W2-02', 'water', 'water']);
    expect(part(table, Y, 'score.missions')).toBe(12);
  });
  test('TR-16.8, WE-80 five or more cubes are worth 8', () => {
    const table = newTable().mission(Y, 'C05').mission(Y, 'C09');
    table.train(Y, ['W3-15', 'gold', 'gold'], ['W2-05', 'gold', 'gold'], ['W3-22', '', 'gold', 'gold']);
    expect(part(table, Y, 'score.missions')).toBe(16);
  });

  test('TR-1.11, WE-21 immediate points are added at once, final ones at the end', () => {
    const table = newTable().sector('red-trade', Y, B).special(Y, 'A01');
    expect(table.state.vp).toEqual([5, 0, 0, 0]);
    expect([Y, B].map((seat) => part(table, seat, 'score.sectors'))).toEqual([6, 2]);
    table.stock(Y, { vp: 149 }).special(Y, 'A01');
    expect(table.state.vp[Y]).toBe(154);
  });

  test('TR-16.9, WE-81 most points, then more city markers, then a shared victory', () => {
    const table = newTable({ players: 2 }).frames().stock(Y, { vp: 118 }).stock(B, { vp: 118 });
    const names = tables.cities.map((city) => city.id);
    table.visited(Y, ...names.slice(0, 7)).visited(B, ...names.slice(0, 6));
    expect(resultOf(tables, table.state)).toMatchObject({ winners: [Y], places: [1, 2] });
    table.visited(B, names[6]);
    expect(resultOf(tables, table.state)).toMatchObject({ winners: [Y, B], places: [1, 1] });
    table.stock(B, { vp: 119 });
    expect(game.result(table.state)).toMatchObject({ winners: [B], places: [2, 1] });
  });

  test.each<[keys: number[], points: number[]]>([
    [
      [5, 3, 1, 0],
      [12, 6, 0, 0],
    ],
    [
      [5, 5, 3, 1],
      [9, 9, 0, 0],
    ],
    [
      [5, 5, 5, 1],
      [6, 6, 6, 0],
    ],
    [
      [5, 5, 5, 5],
      [4, 4, 4, 4],
    ],
    [
      [5, 3, 3, 3],
      [12, 2, 2, 2],
    ],
    [
      [5, 3, 3, 0],
      [12, 3, 3, 0],
    ],
    [
      [5, 0, 0, 0],
      [12, 0, 0, 0],
    ],
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ])('TR-16.10 positions %j share 12 and 6 as %j', (keys, points) => {
    expect(sharePlaces(keys, { first: 12, second: 6 })).toEqual(points);
  });
});
