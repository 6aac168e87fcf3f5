import { describe, expect, test } from 'vitest';
import { routeStatus } from '../network.ts';
import type { Wanted } from '../positions.ts';
import { A, B, type Position, position, type Table, tables } from '../positions.ts';
import { sheetOf } from '../scoring.ts';

const services = (wish: Parameters<typeof position>[0] = {}): Position =>
  position({ ...wish, options: { services: true } });
/** A's station on the dual cyan link west of Hannover. */
const ready = (at: Position = services()): Position =>
  at.dual('cyan-dortmund-hannover').station(A, 'cyan-dortmund-hannover');
const take = (at: Position, position: number): Table =>
  at
    .begin()
    .playCard('basic-cyan', 'buildStation')
    .play({ type: 'upgradeStation', link: 'cyan-dortmund-hannover' }, { type: 'takeUpgrade', position });

describe('taking a station upgrade', () => {
  test('AB-27.1 AB-27.2 instead of a new station, beside an own station on a dual link of the colour', () => {
    const table = ready().begin().playCard('basic-cyan', 'buildStation');
    expect(table.offered('upgradeStation', 'link')).toEqual(['cyan-dortmund-hannover']);
    table.play('upgradeStation');
    expect(table.offered('takeUpgrade', 'position')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    table.play({ type: 'takeUpgrade', position: 3 }, 'decline');
    expect(table.stations(A)).toBe(1);
    expect(table.state.upgradesLeft).toBe(0b11111011);
  });

  test('AB-27.2 not on a single link, not beside a foreign station, not twice, not in another colour', () => {
    const offers = (at: Position, card = 'basic-cyan'): boolean => {
      const table = at.begin();
      return table.playable(card, 'buildStation') && table.playCard(card, 'buildStation').offers('upgradeStation');
    };
    expect(offers(ready())).toBe(true);
    expect(offers(services().built('cyan-dortmund-hannover').station(A, 'cyan-dortmund-hannover'))).toBe(false);
    expect(offers(services().dual('cyan-dortmund-hannover').station(B, 'cyan-dortmund-hannover'))).toBe(false);
    expect(offers(ready().upgraded('cyan-dortmund-hannover', 1))).toBe(false);
    expect(offers(ready(), 'basic-black')).toBe(false);
    expect(offers(ready(position()))).toBe(false);
  });

  test('AB-27.2 any colour when the action allows any', () => {
    const table = ready(services().tiles(A, 'tile-buildStation'))
      .begin()
      .play({ type: 'useTile', tile: 'tile-buildStation' });
    expect(table.offers({ type: 'upgradeStation', link: 'cyan-dortmund-hannover' })).toBe(true);
    expect(table.offers({ type: 'buildStation', link: 'black-hannover-badHersfeld' })).toBe(true);
  });

  test('AB-27.2 taken upgrades are gone', () => {
    const at = ready(
      services().dual('red-dortmund-hamburg').station(B, 'red-dortmund-hamburg').upgraded('red-dortmund-hamburg', 5),
    );
    const table = at.begin().playCard('basic-cyan', 'buildStation').play('upgradeStation');
    expect(table.offered('takeUpgrade', 'position')).toEqual([1, 2, 3, 4, 6, 7, 8]);
  });

  test('AB-27.4 it counts for the level-1 technology, not for level 2', () => {
    const table = take(ready().padlocks(A, ['station-1', 'station-2'], ['red', 'white']), 3).play('decline');
    expect(table.offered('resolve', 'trigger')).toEqual(['technology']);
  });

  test('AB-27.4 it is no station for Service scoring or the route status', () => {
    const at = ready().upgraded('cyan-dortmund-hannover', 1).floors(A, 'service', 3);
    expect(sheetOf(tables, at.state, A).parts.find((part) => part.key === 'score.service')?.points).toBe(3);
    const city = (id: string): number => tables.index.city.get(id) ?? -1;
    expect(routeStatus(tables, at.state, city('dortmund'), city('hannover'))).toBe(0);
  });
});

describe('the last upgrade', () => {
  test('AB-27.2 AB-6.10 the extra station of a card may not take the last upgrade that its action needs', () => {
    const taken = [
      'cyan-dortmund-hannover',
      'orange-frankfurt-wuerzburg',
      'orange-nuernberg-wien',
      'purple-mannheim-basel',
      'white-mannheim-crailsheim',
      'black-crailsheim-milano',
      'black-hannover-badHersfeld',
    ];
    const at = (gone: number) => {
      const p = services()
        .dual('red-dortmund-hamburg', 'red-hamburg-kobenhavn', ...taken)
        .station(B, ...taken);
      p.station(A, 'red-dortmund-hamburg', 'red-hamburg-kobenhavn').hand(A, 'improved-red-extraStation', 'basic-black');
      taken.slice(0, gone).forEach((link, i) => {
        p.upgraded(link, i + 1);
      });
      return p.begin().playCard('improved-red-extraStation', 'buildStation');
    };
    expect(at(6).offers('useEffect')).toBe(true);
    expect(at(7).offers('useEffect')).toBe(false);
  });
});

describe('the bonuses of the Services board', () => {
  const accept = (bonus: 'placeEmployee' | 'funding' | 'pickUpCards'): Wanted => ({ type: 'accept', bonus });

  test('AB-27.3 first: Promote 1', () => {
    const table = take(ready().lobby(A, 1), 1).play({ type: 'promote', department: 'finance' });
    expect(table.floors(A, 'finance')).toEqual([1]);
  });

  test('AB-27.3 AB-21.18 second: an employee for the office of the station, free', () => {
    const table = take(ready().money(A, 0), 2).play(accept('placeEmployee'));
    expect([table.office('cyan'), table.supply(A), table.money(A)]).toEqual([[A], 23, 0]);
  });

  test('AB-27.3 third: Flip action tile', () => {
    expect(take(ready(), 3).play({ type: 'flipTile', space: 'loadTruck' }).actionTile(A, 'loadTruck')).toBe(1);
  });

  test('AB-27.3 AB-21.20 fourth: Funding, lost when already claimed this era', () => {
    expect(take(ready().money(A, 0), 4).play(accept('funding')).money(A)).toBe(12);
    const again = take(ready().money(A, 0).funded(A, 1), 4);
    expect([again.turn, again.money(A)]).toEqual([B, 0]);
  });

  test('AB-27.3 fifth: Develop 3', () => {
    expect(take(ready().track(A, 12), 5).play('develop', 'decline').track(A)).toBe(15);
  });

  test('AB-27.3 AB-21.19 AB-X113 sixth: all played cards return without money, the card just played too; it still counts in phase 3', () => {
    const at = ready()
      .hand(A, 'basic-cyan', 'basic-white')
      .played(A, 'buildRoad', 'basic-red', 'basic-black')
      .truck(A, 1, 'cyan-dortmund-hannover:0');
    const table = take(at, 6).play(accept('pickUpCards'));
    expect(table.hand(A)).toEqual(['basic-black', 'basic-red', 'basic-cyan', 'basic-white']);
    expect(table.money(A)).toBe(24);
    expect(table.offered('step', 'section')).toEqual(['cyan-dortmund-hannover:1']);
  });

  test('AB-27.3 seventh: Gain action card', () => {
    const table = take(ready().display(['improved-red-extraStation']), 7).play('takeCard');
    expect(table.hand(A)).toContain('improved-red-extraStation');
  });

  test('AB-27.3 eighth: one truck up to 3 steps', () => {
    const table = take(ready().truck(A, 1, 'hamburg'), 8);
    table.drive(1, 'black-hamburg-hannover:0', 'black-hannover-badHersfeld:0', 'black-hannover-badHersfeld:1');
    expect(table.truck(A, 1)).toBe('black-hannover-badHersfeld:1');
    expect(table.turn).toBe(B);
  });

  test('AB-1.10 AB-27.3 each of them may be declined', () => {
    const table = take(ready().money(A, 0), 4).play('decline');
    expect([table.money(A), table.turn]).toEqual([0, B]);
  });
});

describe('passing an upgraded station', () => {
  const ROADS = [
    'red-dortmund-hamburg',
    'cyan-dortmund-hannover',
    'red-hamburg-kobenhavn',
    'orange-frankfurt-wuerzburg',
    'orange-nuernberg-wien',
    'purple-mannheim-basel',
    'white-mannheim-crailsheim',
    'black-crailsheim-milano',
  ];
  const passing = (owner: number, n: number, era: 1 | 2 = 2): Table => {
    const at = services({ era })
      .built(...ROADS.slice(1))
      .dual('red-dortmund-hamburg')
      .station(owner, ...ROADS.slice(0, n));
    const table = at.upgraded('red-dortmund-hamburg', 1).truck(A, 1, 'red-dortmund-hamburg:1').begin();
    return table
      .playCard('basic-red', 'unlock')
      .play({ type: 'unlock', padlock: 'upgrade-1' })
      .drive(1, 'red-dortmund-hamburg:0');
  };

  test('AB-27.5 AB-X114 the own one with 4 stations: two different positions; a second station another one', () => {
    const table = passing(A, 4);
    expect(table.offered('rowBonus', 'position')).toEqual([1, 2, 3, 4]);
    table.play({ type: 'rowBonus', position: 3 });
    expect(table.offered('rowBonus', 'position')).toEqual([1, 2, 4]);
    table.play({ type: 'rowBonus', position: 4 });
    expect(table.asked).toBe('prompt.drive');
    table.drive(1, 'cyan-dortmund-hannover:0', 'cyan-dortmund-hannover:1');
    expect(table.offered('rowBonus', 'position')).toEqual([1, 2]);
    table.play({ type: 'rowBonus', position: 1 });
    expect(table.offers('rowBonus')).toBe(false);
    expect([table.money(A), table.track(A)]).toEqual([24 + 4 + 2, 1]);
  });

  test('AB-27.5 the second bonus may be declined', () => {
    const table = passing(A, 2).play({ type: 'rowBonus', position: 1 }, 'decline');
    expect([table.money(A), table.asked]).toEqual([26, 'prompt.drive']);
  });

  test.each([
    [1, 2],
    [2, 2],
    [3, 4],
    [5, 6],
    [7, 8],
    [8, 8],
  ])('AB-27.5 AB-X24 the one of an owner with %i stations brings the owner DM %i', (stations, amount) => {
    expect(passing(B, stations).money(B)).toBe(24 + amount);
  });
});
