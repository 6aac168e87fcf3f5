import { describe, expect, test } from 'vitest';
import { A, B, position, type Table } from '../testing.ts';

const depots = (table: Table): unknown[] => table.offered('loadTruck', 'depot');

describe('which depots a card can load at', () => {
  test.each([
    ['red', ['hamburg']],
    ['cyan', ['hannover']],
    ['orange', ['wuerzburg']],
    ['purple', ['badHersfeld']],
    ['white', ['crailsheim']],
    ['black', ['badHersfeld', 'crailsheim', 'hamburg', 'hannover', 'wuerzburg']],
  ])('AB-9.1 R-12 %s loads at the depots of its cities', (colour, expected) => {
    expect(depots(position().begin().playCard(`basic-${colour}`, 'loadTruck'))).toEqual(expected);
  });

  test.each(['yellow', 'cyan'])(
    'AB-9.1 %s loads pharmaceuticals in Berlin in era 3, once Berlin is connected',
    (colour) => {
      const road = ['cyan-hannover-magdeburg', 'cyan-magdeburg-berlin'];
      const west = position({ era: 3 }).money(A, 0).begin().playCard(`basic-${colour}`, 'loadTruck');
      expect(depots(west)).not.toContain('berlin');
      const east = position({ era: 3 })
        .money(A, 0)
        .built(...road)
        .begin()
        .playCard(`basic-${colour}`, 'loadTruck');
      east.play({ type: 'loadTruck', depot: 'berlin' });
      expect(east.goods(A, 1)).toBe('pharmaceuticals');
    },
  );

  test.each([
    ['hamburg', 'chemicals'],
    ['hannover', 'automotive'],
    ['badHersfeld', 'appliances'],
    ['wuerzburg', 'chemicals'],
    ['crailsheim', 'automotive'],
  ])('AB-9.1 AB-9.3 at %s the truck takes one token of %s', (depot, goods) => {
    const table = position().begin().playCard('basic-black', 'loadTruck').play({ type: 'loadTruck', depot });
    expect([table.truck(A, 1), table.goods(A, 1)]).toEqual([depot, goods]);
  });
});

describe('which truck is loaded', () => {
  test('AB-9.2 AB-X81 the only truck can be called back: its appliances return to the supply', () => {
    const table = position().built('red-dortmund-hamburg').truck(A, 1, 'red-dortmund-hamburg:0', 'appliances').begin();
    table.playCard('basic-cyan', 'loadTruck').play({ type: 'loadTruck', truck: 1, depot: 'hannover' });
    expect([table.truck(A, 1), table.goods(A, 1)]).toEqual(['hannover', 'automotive']);
    expect(table.eventKeys).toContain('event.goodsBack');
    expect(table.delivered(A)).toEqual([]);
  });

  test('AB-9.2 R-13 without the technology there is one truck, with it two, and either may be taken', () => {
    const road = () => position().built('red-dortmund-hamburg').truck(A, 1, 'red-dortmund-hamburg:0', 'appliances');
    const one = road().begin().playCard('basic-cyan', 'loadTruck');
    expect(one.offered('loadTruck', 'truck')).toEqual([1]);
    const two = road().padlocks(A, ['truck-1', 'truck-2']).begin().playCard('basic-cyan', 'loadTruck');
    expect(two.offered('loadTruck', 'truck')).toEqual([1, 2]);
    two.play({ type: 'loadTruck', truck: 2 });
    expect([two.truck(A, 1), two.truck(A, 2)]).toEqual(['red-dortmund-hamburg:0', 'hannover']);
  });

  test('AB-9.3 any number of trucks may stand on a depot', () => {
    const table = position().truck(B, 1, 'hannover').begin();
    table.playCard('basic-cyan', 'loadTruck').play('loadTruck', 'done');
    expect([table.truck(A, 1), table.truck(B, 1)]).toEqual(['hannover', 'hannover']);
  });

  test('AB-9.3 a truck never drives back onto a depot', () => {
    const table = position().truck(A, 1, 'black-hamburg-hannover:0').begin().playCard('basic-black', 'upgradeLink');
    table.play({ type: 'upgradeLink', link: 'black-wuerzburg-crailsheim' });
    expect(table.offered('step', 'section')).toEqual(['black-hannover-badHersfeld:0']);
  });

  test('AB-9.4 a truck loaded in phase 2 moves in phase 3 of the same turn if its depot has the colour', () => {
    const red = position().built('red-dortmund-hamburg').begin().playCard('basic-red', 'loadTruck').play('loadTruck');
    expect(red.drive(1, 'red-dortmund-hamburg:1').truck(A, 1)).toBe('red-dortmund-hamburg:1');
    const tile = position().tiles(A, 'tile-loadTruck').begin().play('useTile', { type: 'loadTruck', depot: 'hamburg' });
    tile.playCard('basic-cyan', 'unlock').play({ type: 'unlock', padlock: 'upgrade-1' });
    expect([tile.turn, tile.truck(A, 1)]).toEqual([B, 'hamburg']);
  });
});
