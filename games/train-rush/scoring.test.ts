import { describe, expect, test } from 'vitest';
import { B, game, type Table, tableIn, tables, V, W, Y } from './testing.ts';

const REGIONS = ['green', 'red', 'blue'];
/** A four-player table at its last decision. */
const last = (): Table => tableIn('mission');
/** Points of a category after the position was laid out and the game ended. */
function scored(category: string, lay: (table: Table) => unknown, seats: readonly number[] = [Y, B, V, W]): number[] {
  const table = tableIn('mission', seats);
  lay(table);
  table.finish();
  return table.points(`score.${category}`);
}

test('TR-16.1: ten points for markers in all nine cities, and nothing for eight', () => {
  const points = scored('cities', (table) => {
    for (const { id } of tables.cities) table.visited(Y, id);
    for (const { id } of tables.cities.slice(1)) table.visited(B, id);
  });
  expect(points).toEqual([10, 0, 0, 0]);
});

test('WE-14, TR-16.2: ten points for every top level', () => {
  const points = scored('progress', (table) =>
    table.level(Y, 'coal', 6).level(Y, 'loading', 6).level(B, 'investment', 6).level(V, 'wagons', 5),
  );
  expect(points).toEqual([20, 10, 0, 0]);
});

describe('TR-16.3: sectors', () => {
  const SECTORS = [
    ['green-finance', 'YWV.|Y...', 'Y6 W2'],
    ['green-resources', 'B...|....', 'B6'],
    ['green-logistics', 'VY..|Y...', 'Y6 V2'],
    ['green-trade', 'V...|....', 'V6'],
    ['green-technology', 'W...|BB..', 'B6 W2'],
    ['blue-finance', 'YV..|VYV.', 'V6 Y2'],
    ['blue-resources', 'WY..|....', 'W6 Y2'],
    ['blue-logistics', 'WV..|....', 'W6 V2'],
    ['blue-trade', 'BY..|....', 'B6 Y2'],
    ['blue-technology', 'BY..|Y...', 'Y6 B2'],
    ['red-finance', 'BVW.|V...', 'V6 B2'],
    ['red-resources', 'VY..|....', 'V6 Y2'],
    ['red-logistics', 'WYV.|WY..', 'W6 Y2'],
    ['red-trade', '....|BV..', 'B6 V2'],
    ['red-technology', 'VW..|W...', 'W6 V2'],
  ] as const;
  const readable = (points: readonly number[]): string =>
    points
      .map((n, seat) => [n, `${'YBVW'[seat]}${n}`] as const)
      .filter(([n]) => n > 0)
      .sort(([a], [b]) => b - a)
      .map(([, words]) => words)
      .join(' ');

  test.each(SECTORS)('WE-15: %s %s gives %s', (sector, pieces, expected) => {
    expect(readable(scored('sectors', (table) => table.sector(sector, pieces)))).toBe(expected);
  });

  test('WE-15: all fifteen sectors together', () => {
    // Violet has nine spies here, one more than four players use: the printed position can be scored, not played.
    const table = last();
    for (const [sector, pieces] of SECTORS) table.sector(sector, pieces);
    const points = game.forecast(table.view('spectator')).map(({ total }) => total);
    expect(points).toEqual([28, 28, 32, 28]);
  });

  test('WE-09: the last agent space is filled by corruption; ties go to the lower space', () => {
    const table = tableIn('investment', [B, Y, W, V]).sector('red-finance', 'BYWV|YWV.').place(B, 'O-R5');
    table.play({ type: 'areaAction', action: 'corruption' });
    table.play({ type: 'corrupt', sector: 'red-finance' });
    expect(table.sectorPieces('red-finance')).toBe('BYWV|YWVB');
    table.finish();
    expect(table.points('score.sectors')).toEqual([2, 6, 0, 0]);
  });

  test('WE-78: a spy of round 6 beats an earlier agent', () => {
    expect(scored('sectors', (table) => table.sector('blue-trade', 'Y...|W...'))).toEqual([6, 0, 0, 2]);
  });
});

describe('TR-16.4, TR-16.10: infrastructure tracks', () => {
  test.each([
    ['WE-16: first and second', [5, 3, 0, 0], [12, 6, 0, 0]],
    ['WE-16: two tied for second share six', [4, 7, 4, 2], [3, 12, 3, 0]],
    ['WE-16: two tied for first share eighteen, no second', [3, 0, 6, 6], [0, 0, 9, 9]],
    ['three tied for second', [9, 2, 2, 2], [12, 2, 2, 2]],
    ['four tied for first, rounded down', [1, 1, 1, 1], [4, 4, 4, 4]],
    ['position 0 is not ranked', [1, 0, 0, 0], [12, 0, 0, 0]],
    ['nobody ranked', [0, 0, 0, 0], [0, 0, 0, 0]],
  ])('TR-16.4: %s', (_title, positions, points) => {
    for (const region of REGIONS) {
      const lay = (table: Table) => positions.map((space, seat) => table.infra(seat, region, space));
      expect(scored('infrastructure', lay)).toEqual(points);
    }
  });

  test.each([
    ['WE-79: two players tied', [4, 4], [9, 9]],
    ['WE-79: the other one is not ranked', [4, 0], [12, 0]],
    ['TR-16.4: second of two', [4, 1], [12, 6]],
  ])('%s', (_title, positions, points) => {
    const lay = (table: Table) => positions.map((space, seat) => table.infra(seat, 'red', space));
    expect(scored('infrastructure', lay, [Y, B])).toEqual(points);
  });

  test('WE-16, TR-16.4: the three tracks add up', () => {
    const points = scored('infrastructure', (table) => {
      table.infra(Y, 'green', 4).infra(B, 'green', 3);
      table.infra(B, 'blue', 5).infra(Y, 'blue', 2).infra(V, 'blue', 2);
      table.infra(W, 'red', 7).infra(V, 'red', 7).infra(Y, 'red', 1).infra(B, 'red', 2);
    });
    expect(points).toEqual([12 + 3, 6 + 12, 3 + 9, 9]);
  });
});

test('WE-17, TR-16.5: contractor tracks by colour', () => {
  const points = scored('contractors', (table) => {
    [5, 2, 2, 2].forEach((space, seat) => {
      table.contractorTrack(seat, 'green', space);
    });
    [1, 4, 4, 4].forEach((space, seat) => {
      table.contractorTrack(seat, 'blue', space);
    });
    [6, 6, 6, 6].forEach((space, seat) => {
      table.contractorTrack(seat, 'red', space);
    });
  });
  expect(points).toEqual([12 + 0 + 4, 2 + 6 + 4, 2 + 6 + 4, 2 + 6 + 4]);
});

test('WE-18, TR-16.6: only completely filled special wagons count', () => {
  const points = scored('specialWagons', (table) => {
    for (const zone of ['ZR1', 'ZR2', 'ZR3', 'ZR4']) table.station(V, zone, 'no parcel');
    for (const zone of ['ZB1', 'ZB2', 'ZB3']) table.station(W, zone, 'no parcel');
    table.train(B, [
      ['SW3-1', 'parcel', 'parcel'],
      ['SW2-1', 'parcel', 'parcel'],
    ]);
    table.train(Y, [['SW3-2', 'parcel', 'parcel', 'parcel'], ['SW2-2']]);
  });
  expect(points).toEqual([18, 10, 0, 0]);
});

test('WE-19, TR-16.7: the contract area, by region', () => {
  const green = (table: Table) =>
    table
      .contractMarker(B, 'rackglen', 2, 3)
      .contractMarker(B, 'vardimium', 3)
      .contractMarker(Y, 'vardimium', 5)
      .contractMarker(Y, 'haldengard', 3);
  const blue = (table: Table) =>
    table
      .contractMarker(B, 'cogsmere', 2, 5)
      .contractMarker(Y, 'vexbourne', 2, 3)
      .contractMarker(V, 'aurelspire', 2, 3);
  const red = (table: Table) =>
    table
      .contractMarker(Y, 'brukas', 2, 5)
      .contractMarker(W, 'ironmere', 2, 5)
      .contractMarker(V, 'blackborough', 3, 4)
      .contractMarker(B, 'brukas', 3);
  expect(scored('contracts', green)).toEqual([6, 12, 0, 0]);
  expect(scored('contracts', blue)).toEqual([3, 12, 3, 0]);
  expect(scored('contracts', red)).toEqual([6, 0, 6, 6]);
  expect(scored('contracts', (table) => red(blue(green(table))))).toEqual([15, 24, 9, 6]);
});

test('TR-16.7, TR-12.2: a marker bought on the black market counts with its size', () => {
  const table = tableIn('movement')
    .train(Y, [['W3-15', 'gold', 'gold', '-']])
    .arrive('market-red');
  table.play({ type: 'sell', exchange: 'bm-contract-3' }).play({ type: 'placeMarker', city: 'brukas' });
  table.contractMarker(B, 'ironmere', 2);
  table.finish();
  expect(table.points('score.contracts')).toEqual([12, 6, 0, 0]);
});

describe('TR-16.8: missions', () => {
  test('WE-20: each mission counts the cubes of its resource; cubes are not used up', () => {
    const points = scored('missions', (table) =>
      table
        .missionDone('brukas', Y, 'C09')
        .missionDone('aurelspire', Y, 'C17')
        .missionDone('blackborough', Y, 'C07')
        .train(Y, [
          ['W2-05', 'gold', 'gold'],
          ['W3-15', 'gold', 'gold', 'brass'],
          ['W2-02', 'water', 'water'],
        ]),
    );
    expect(points).toEqual([12, 0, 0, 0]);
  });

  test('WE-80: more than five cubes count as five', () => {
    const points = scored('missions', (table) =>
      table
        .level(Y, 'wagons', 3)
        .missionDone('vardimium', Y, 'C05')
        .missionDone('brukas', Y, 'C09')
        .train(Y, [
          ['W2-05', 'gold', 'gold'],
          ['W3-15', 'gold', 'gold', '-'],
          ['W3-20', '-', 'gold', 'gold'],
        ]),
    );
    expect(points).toEqual([16, 0, 0, 0]);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 5],
    [5, 8],
    [6, 8],
  ])('TR-16.8: %i cubes give %i points', (cubes, points) => {
    const slots = ['brass', 'brass', 'brass', 'brass', 'brass', 'brass'].map((cube, i) => (i < cubes ? cube : '-'));
    const found = scored('missions', (table) =>
      table.missionDone('blackborough', Y, 'C08').train(Y, [
        ['W3-11', ...slots.slice(0, 3)],
        ['W3-16', ...slots.slice(3)],
      ]),
    );
    expect(found).toEqual([points, 0, 0, 0]);
  });

  test('TR-14.3, TR-16.8: heroes never played are worth nothing', () => {
    expect(scored('missions', (table) => table.heroes(Y, ['C09']).train(Y, [['W2-05', 'gold', 'gold']]))).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describe('TR-16.9: the winner', () => {
  test('WE-81: most points; a tie goes to more city markers', () => {
    const table = last().purse(Y, { vp: 118 }).purse(B, { vp: 118 }).purse(V, { vp: 50 });
    for (const { id } of tables.cities.slice(0, 7)) table.visited(Y, id);
    for (const { id } of tables.cities.slice(0, 6)) table.visited(B, id);
    const result = table.finish();
    expect([result.winners, result.places]).toEqual([[Y], [1, 2, 3, 4]]);
  });

  test('WE-81: with equal markers both win', () => {
    const table = last().purse(Y, { vp: 118 }).purse(B, { vp: 118 }).visited(Y, 'brukas').visited(B, 'rackglen');
    const result = table.finish();
    expect([result.winners, result.places]).toEqual([
      [Y, B],
      [1, 1, 3, 3],
    ]);
  });

  test('TR-16.9: points decide before markers', () => {
    const table = last().purse(Y, { vp: 9 }).purse(B, { vp: 10 }).visited(Y, 'brukas');
    expect(table.finish().winners).toEqual([B]);
  });
});

test('WE-21, TR-1.11: points of play and of the final scoring add up in the sheet', () => {
  const table = last().purse(Y, { vp: 75 }).sector('green-trade', 'Y...|B...').infra(Y, 'red', 2);
  expect(table.state.vp[Y]).toBe(75);
  const [yellow, black] = table.finish().sheets;
  expect(yellow.parts.filter(({ points }) => points > 0)).toEqual([
    { key: 'score.play', points: 75 },
    { key: 'score.sectors', points: 6 },
    { key: 'score.infrastructure', points: 12 },
  ]);
  expect([yellow.total, black.total]).toEqual([93, 2]);
  expect(table.state.vp[Y]).toBe(75);
});

test('TR-16.9: there is no result before the end, but a forecast out of what lies open', () => {
  const table = last().purse(Y, { vp: 7 }).sector('green-trade', 'Y...|B...');
  expect(game.result(table.state)).toBeUndefined();
  expect(game.forecast(table.view('spectator')).map(({ total }) => total)).toEqual([13, 2, 0, 0]);
});
