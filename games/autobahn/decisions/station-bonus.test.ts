import { describe, expect, test } from 'vitest';
import { A, B, type Position, position, type Table } from '../testing.ts';

const ROADS = [
  'red-dortmund-hamburg',
  'red-hamburg-kobenhavn',
  'cyan-dortmund-hannover',
  'orange-frankfurt-wuerzburg',
  'orange-nuernberg-wien',
  'purple-mannheim-basel',
  'white-mannheim-crailsheim',
  'black-crailsheim-milano',
];
const others = (n: number): string[] => ROADS.slice(1, n);

function withCard(at: Position, card: string): Table {
  return at.begin().playCard(card, 'unlock').play({ type: 'unlock', padlock: 'upgrade-1' });
}
/** A passes the station on Dortmund–Hamburg, where `owner` has built n stations. */
function passing(owner: number, n: number, change: (at: Position) => Position = (at) => at): Table {
  const at = position()
    .built(...ROADS, 'red-koeln-dortmund')
    .station(owner, 'red-dortmund-hamburg', ...others(n));
  return withCard(change(at.truck(A, 1, 'red-dortmund-hamburg:1')), 'basic-red').drive(1, 'red-dortmund-hamburg:0');
}

describe('passing an own station', () => {
  test('AB-15.2 AB-X74 with one station built only position 1: DM 2', () => {
    const table = passing(A, 1);
    expect(table.offered('rowBonus', 'position')).toEqual([1]);
    expect(table.play({ type: 'rowBonus', position: 1 }).money(A)).toBe(26);
  });

  test('AB-15.2 AB-X06 with four stations positions 1 to 4', () => {
    expect(passing(A, 4).offered('rowBonus', 'position')).toEqual([1, 2, 3, 4]);
  });

  test.each([
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ])('AB-15.2 money position %i pays the higher amount, DM %i', (position, amount) => {
    expect(passing(A, 8).play({ type: 'rowBonus', position }).money(A)).toBe(24 + amount);
  });

  test('AB-15.2 position 4 develops, position 6 promotes', () => {
    expect(passing(A, 8).play({ type: 'rowBonus', position: 4 }).track(A)).toBe(1);
    const table = passing(A, 8, (at) => at.lobby(A, 1)).play({ type: 'rowBonus', position: 6 });
    table.play({ type: 'promote', department: 'finance' });
    expect(table.floors(A, 'finance')).toEqual([1]);
  });

  test('AB-15.2 position 8 pays DM 10 for an employee in the office of the station, if the money is there', () => {
    const table = passing(A, 8).play({ type: 'rowBonus', position: 8 });
    expect(table.money(A)).toBe(14);
    expect(table.office('red')).toEqual([A]);
    expect(passing(A, 8, (at) => at.money(A, 9)).offered('rowBonus', 'position')).not.toContain(8);
  });

  test('AB-15.2 AB-1.10 the bonus may be declined', () => {
    const table = passing(A, 1).play('decline');
    expect(table.money(A)).toBe(24);
  });

  test('AB-15.3 AB-X73 two trucks over the same own station in one turn: one bonus only', () => {
    const at = position()
      .built('red-dortmund-hamburg', 'red-koeln-dortmund', 'cyan-oberhausen-dortmund')
      .station(A, 'red-dortmund-hamburg');
    const two = at.padlocks(A, ['truck-1', 'truck-2']).truck(A, 1, 'red-dortmund-hamburg:1').truck(A, 2, 'hamburg');
    const table = withCard(two, 'basic-red').drive(1, 'red-dortmund-hamburg:0').play({ type: 'rowBonus', position: 1 });
    table.drive(1, 'red-koeln-dortmund:0').drive(2, 'red-dortmund-hamburg:1', 'red-dortmund-hamburg:0');
    expect(table.turn).toBe(B);
    expect(table.money(A)).toBe(26);
  });

  test('AB-15.3 AB-X73 two different own stations give two bonuses from different positions', () => {
    const at = position({ era: 2 })
      .built(...ROADS)
      .station(A, 'red-dortmund-hamburg', 'cyan-dortmund-hannover', 'red-hamburg-kobenhavn');
    const table = withCard(at.truck(A, 1, 'red-dortmund-hamburg:1'), 'basic-red').drive(1, 'red-dortmund-hamburg:0');
    table.play({ type: 'rowBonus', position: 3 }).drive(1, 'cyan-dortmund-hannover:0', 'cyan-dortmund-hannover:1');
    expect(table.offered('rowBonus', 'position')).toEqual([1, 2]);
    expect(table.play({ type: 'rowBonus', position: 1 }).money(A)).toBe(24 + 4 + 2);
  });

  test('AB-15.3 the next turn begins anew', () => {
    const again = passing(A, 1).play({ type: 'rowBonus', position: 1 }, 'stop').refresh().refresh().refresh();
    again.playCard('basic-red', 'upgradeLink').play({ type: 'upgradeLink', link: 'red-koeln-dortmund' }, 'decline');
    again.drive(1, 'red-dortmund-hamburg:1');
    expect(again.offered('rowBonus', 'position')).toEqual([1]);
  });

  test('AB-X75 AB-14.2 a bonus step brings the second truck onto the colour of the card: it may now make its own movement', () => {
    const at = position()
      .built(
        'cyan-dortmund-hannover',
        'cyan-oberhausen-dortmund',
        'orange-oberhausen-koeln',
        'orange-oberhausen-amsterdam',
      )
      .station(A, 'cyan-dortmund-hannover', 'black-hannover-badHersfeld')
      .padlocks(A, ['truck-1', 'truck-2'])
      .truck(A, 1, 'cyan-dortmund-hannover:0')
      .truck(A, 2, 'orange-oberhausen-koeln:0');
    const table = withCard(at, 'basic-cyan');
    expect(new Set(table.offered('step', 'truck'))).toEqual(new Set([1]));
    table.drive(1, 'cyan-dortmund-hannover:1').play({ type: 'rowBonus', position: 2 }, { type: 'moveTruck', truck: 2 });
    table.drive(2, 'cyan-oberhausen-dortmund:0').drive(1, 'black-hamburg-hannover:0');
    expect(new Set(table.offered('step', 'truck'))).toEqual(new Set([2]));
    table.drive(2, 'orange-oberhausen-amsterdam:0').play({ type: 'deliver', city: 'amsterdam' });
    expect(table.delivered(A)).toEqual(['netherlands']);
  });
});

describe('what passing is', () => {
  test('AB-15.1 AB-X76 R-62 entering the outer section is not passing, the step to the other section is', () => {
    const at = position().built('red-dortmund-hamburg').station(A, 'red-dortmund-hamburg').truck(A, 1, 'hamburg');
    const table = withCard(at, 'basic-red').drive(1, 'red-dortmund-hamburg:1');
    expect(table.asked).toBe('prompt.drive');
    table.play('stop').refresh().refresh().refresh();
    table.playCard('basic-red', 'upgradeLink').play('upgradeLink', 'decline').drive(1, 'red-dortmund-hamburg:0');
    expect(table.asked).toBe('prompt.stationBonus');
  });

  test('AB-15.1 R-63 passing counts in phase 2 as well, by a Move truck tile', () => {
    const table = position()
      .station(A, 'black-hannover-badHersfeld')
      .truck(A, 1, 'hannover')
      .tiles(A, 'tile-moveTruck')
      .begin();
    table.play('useTile').drive(1, 'black-hannover-badHersfeld:0', 'black-hannover-badHersfeld:1');
    expect(table.play({ type: 'rowBonus', position: 1 }).money(A)).toBe(26);
  });

  test('AB-15.5 a pass is resolved before the next step and before the delivery', () => {
    const at = position({ era: 2 })
      .built('red-hamburg-kobenhavn')
      .station(A, 'red-hamburg-kobenhavn')
      .truck(A, 1, 'hamburg');
    const table = withCard(at, 'basic-red').drive(1, 'red-hamburg-kobenhavn:0', 'red-hamburg-kobenhavn:1');
    expect(table.asked).toBe('prompt.stationBonus');
    expect(table.offers('deliver')).toBe(false);
    table.play({ type: 'rowBonus', position: 1 }, { type: 'deliver', city: 'kobenhavn' });
    expect(table.eventKeys.indexOf('event.rowBonus')).toBeLessThan(table.eventKeys.indexOf('event.deliver'));
  });
});

describe('passing the station of another player', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
  ])('AB-15.4 AB-X07 an owner with %i stations gains DM %i', (stations, amount) => {
    const table = passing(B, stations);
    expect(table.money(B)).toBe(24 + amount);
    expect(table.money(A)).toBe(24);
    expect(table.asked).toBe('prompt.drive');
  });

  test('AB-15.4 two trucks pass it: the owner is paid twice', () => {
    const at = position().built('red-dortmund-hamburg', 'red-koeln-dortmund').station(B, 'red-dortmund-hamburg');
    const two = at.padlocks(A, ['truck-1', 'truck-2']).truck(A, 1, 'red-dortmund-hamburg:1').truck(A, 2, 'hamburg');
    const table = withCard(two, 'basic-red').drive(1, 'red-dortmund-hamburg:0', 'red-koeln-dortmund:0');
    table.drive(2, 'red-dortmund-hamburg:1', 'red-dortmund-hamburg:0');
    expect(table.money(B)).toBe(26);
  });
});
