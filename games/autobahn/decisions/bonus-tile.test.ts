import { describe, expect, test } from 'vitest';
import { A, B, position } from '../testing.ts';

describe('using bonus tiles', () => {
  test('AB-22.1 AB-6.1 at most one tile per turn', () => {
    const table = position().tiles(A, 'tile-money', 'tile-develop').begin();
    expect(table.offered('useTile', 'tile')).toEqual(['tile-develop', 'tile-money']);
    table.play({ type: 'useTile', tile: 'tile-money' });
    expect(table.offers('useTile')).toBe(false);
    expect(table.tiles(A)).toEqual(['tile-develop']);
    table.playCard('basic-cyan', 'loadTruck').play('loadTruck');
    expect(table.offers('useTile')).toBe(false);
  });

  test('AB-22.1 the next turn allows the next tile', () => {
    const table = position().tiles(A, 'tile-money', 'tile-money').begin().play('useTile').refresh().refresh();
    table.play('useTile');
    expect(table.money(A)).toBe(24 + 12);
  });

  test.each(['refresh', 'funding'] as const)('AB-22.1 a tile goes with %s as well, before or after', (action) => {
    const before = position().tiles(A, 'tile-money').begin().play('useTile', action);
    expect([before.turn, before.tiles(A)]).toEqual([B, []]);
    const after = position().tiles(A, 'tile-money').begin().play(action);
    expect(after.offers('useTile')).toBe(true);
    after.play('useTile');
    expect([after.turn, after.tiles(A)]).toEqual([B, []]);
  });

  test('AB-22.2 AB-X70 R-23 a tile taken from a construction space can be used in the same phase', () => {
    const table = position().roadTile('black-hamburg-aarhus:0', 'tile-buildRoad').begin();
    table.playCard('basic-black', 'buildRoad').play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    table.play(
      { type: 'useTile', tile: 'tile-buildRoad' },
      { type: 'buildRoad', section: 'black-crailsheim-milano:0' },
    );
    expect(table.road('black-crailsheim-milano:0')).toBe(1);
  });

  test('AB-22.2 but not when a tile was used before in the turn', () => {
    const table = position()
      .roadTile('black-hamburg-aarhus:0', 'tile-buildRoad')
      .tiles(A, 'tile-money')
      .begin()
      .play('useTile');
    table.playCard('basic-black', 'buildRoad').play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    expect([table.turn, table.tiles(A)]).toEqual([B, ['tile-buildRoad']]);
  });

  test.each([
    ['tile-upgradeLink', (at: ReturnType<typeof position>) => at.money(A, 5)],
    ['tile-buildRoad', (at: ReturnType<typeof position>) => at.money(A, 3)],
    ['tile-moveTruck', (at: ReturnType<typeof position>) => at],
    ['tile-swapCard', (at: ReturnType<typeof position>) => at],
    ['tile-shiftCard', (at: ReturnType<typeof position>) => at],
    ['tile-recruit', (at: ReturnType<typeof position>) => at.supply(A, 0)],
    [
      'tile-buildStation',
      (at: ReturnType<typeof position>) => at.station(B, 'black-hannover-badHersfeld', 'black-badHersfeld-wuerzburg'),
    ],
  ] as const)('AB-22.3 R-70 %s may not be used when its bonus cannot be carried out', (tile, change) => {
    expect(change(position().tiles(A, tile)).begin().offers('useTile')).toBe(false);
  });

  test('AB-1.11 AB-22.1 any number of tiles may be held', () => {
    const many = [
      'tile-money',
      'tile-money',
      'tile-money',
      'tile-money',
      'tile-develop',
      'tile-develop',
      'tile-swapCard',
    ];
    expect(
      position()
        .tiles(A, ...many)
        .begin()
        .tiles(A),
    ).toHaveLength(7);
  });
});
