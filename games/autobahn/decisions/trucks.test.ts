import { describe, expect, test } from 'vitest';
import { A, B, type Position, position, type Table } from '../testing.ts';

const LONG = ['red-dortmund-hamburg', 'red-koeln-dortmund', 'red-saarbruecken-koeln', 'white-saarbruecken-paris'];
const PATH = [
  'red-dortmund-hamburg:1',
  'red-dortmund-hamburg:0',
  'red-koeln-dortmund:0',
  'red-saarbruecken-koeln:0',
  'white-saarbruecken-paris:0',
];

/** A card is played on an action that touches no truck; phase 3 follows. */
function withCard(at: Position, card: string): Table {
  if (card === 'basic-black')
    return at
      .begin()
      .playCard(card, 'buildStation')
      .play({ type: 'buildStation', link: 'black-badHersfeld-wuerzburg' });
  return at.begin().playCard(card, 'unlock').play({ type: 'unlock', padlock: 'upgrade-1' });
}
const ahead = (table: Table): unknown[] => table.offered('step', 'section');

/** How many steps the truck can go along the way. */
function reach(table: Table, way: readonly string[]): number {
  let n = 0;
  while (n < way.length && table.offers({ type: 'step', truck: 1, section: way[n] })) table.drive(1, way[n++]);
  return n;
}

describe('which trucks move', () => {
  test('AB-14.1 AB-6.9 no truck moves after refresh or funding', () => {
    const road = () =>
      position()
        .built(...LONG)
        .truck(A, 1, PATH[0])
        .begin();
    expect(road().play('refresh').turn).toBe(B);
    expect(road().play('funding').turn).toBe(B);
    expect(
      withCard(
        position()
          .built(...LONG)
          .truck(A, 1, PATH[0]),
        'basic-red',
      ).asked,
    ).toBe('prompt.trucks');
  });

  test.each([
    ['basic-red', 1, true],
    ['basic-black', 1, true],
    ['basic-cyan', 1, false],
    ['basic-yellow', 3, true],
    ['basic-white', 3, false],
  ] as const)('AB-14.2 AB-X82 a truck on the depot of Hamburg, card %s in era %i: moves %s', (card, era, moves) => {
    const table = withCard(position({ era }).money(A, 0).truck(A, 1, 'hamburg'), card);
    expect(table.turn === A && table.asked === 'prompt.trucks').toBe(moves);
  });

  test('AB-14.2 on a section its own colour decides, not the colours of the cities around', () => {
    const on = (card: string) =>
      withCard(
        position()
          .built(...LONG)
          .truck(A, 1, 'red-koeln-dortmund:0'),
        card,
      );
    expect(ahead(on('basic-red'))).toEqual(['red-dortmund-hamburg:0', 'red-saarbruecken-koeln:0']);
    expect(on('basic-cyan').turn).toBe(B);
    expect(on('basic-orange').turn).toBe(B);
  });

  test('AB-14.1 each truck moves once, in the order the player chooses, or not at all', () => {
    const at = () =>
      withCard(
        position()
          .built(...LONG)
          .padlocks(A, ['truck-1', 'truck-2'])
          .truck(A, 1, PATH[0])
          .truck(A, 2, PATH[3]),
        'basic-red',
      );
    expect(new Set(at().offered('step', 'truck'))).toEqual(new Set([1, 2]));
    const table = at().drive(2, PATH[2]).play('stop');
    expect(new Set(table.offered('step', 'truck'))).toEqual(new Set([1]));
    expect(table.play('done').turn).toBe(B);
    expect(at().play('done').turn).toBe(B);
  });

  test('AB-14.2 eligibility is checked when the movement begins: a truck moved onto the colour by a tile counts', () => {
    const table = position()
      .built(...LONG)
      .truck(A, 1, 'black-hamburg-hannover:0')
      .tiles(A, 'tile-moveTruck')
      .begin();
    table
      .playCard('basic-red', 'unlock')
      .play({ type: 'unlock', padlock: 'upgrade-1' }, 'useTile')
      .drive(1, PATH[0])
      .play('stop');
    expect(ahead(table)).toContain(PATH[1]);
  });
});

describe('how far', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 3],
  ] as const)('AB-14.3 AB-4.2 in era %i up to %i steps', (era, steps) => {
    expect(
      reach(
        withCard(
          position({ era })
            .built(...LONG)
            .truck(A, 1, 'hamburg'),
          'basic-red',
        ),
        PATH,
      ),
    ).toBe(steps);
  });

  test('AB-14.3 one more when it starts on a dual section; driving over dual sections gives nothing', () => {
    const single = position()
      .built(...LONG)
      .truck(A, 1, PATH[0]);
    expect(reach(withCard(single, 'basic-red'), PATH.slice(1))).toBe(2);
    const dual = position()
      .built(...LONG)
      .dual('red-dortmund-hamburg')
      .truck(A, 1, PATH[0]);
    expect(reach(withCard(dual, 'basic-red'), PATH.slice(1))).toBe(3);
    const ahead = position()
      .built(...LONG)
      .dual('red-koeln-dortmund', 'red-saarbruecken-koeln')
      .truck(A, 1, PATH[0]);
    expect(reach(withCard(ahead, 'basic-red'), PATH.slice(1))).toBe(2);
  });

  test('AB-14.3 AB-23.3 loadExtraStep: the truck loaded with the card goes one step more', () => {
    const table = position()
      .built(...LONG)
      .hand(A, 'improved-red-loadExtraStep', 'basic-cyan')
      .begin();
    table.playCard('improved-red-loadExtraStep', 'loadTruck').play('loadTruck');
    expect(reach(table, PATH)).toBe(3);
    const other = position()
      .built(...LONG)
      .truck(A, 1, 'hamburg')
      .hand(A, 'improved-red-loadExtraStep', 'basic-cyan');
    expect(reach(withCard(other, 'improved-red-loadExtraStep'), PATH)).toBe(2);
  });

  test('AB-14.3 AB-23.3 R-24 truckPlus2: every truck of the turn goes two steps more', () => {
    const purple = [
      'purple-frankfurt-badHersfeld',
      'purple-mannheim-frankfurt',
      'white-saarbruecken-mannheim',
      'red-saarbruecken-koeln',
      'red-koeln-dortmund',
    ];
    const way = purple.map((link) => `${link}:0`);
    const at = position({ era: 3 })
      .built(...purple)
      .padlocks(A, ['truck-1', 'truck-2'])
      .hand(A, 'advanced-purple-truckPlus2', 'basic-cyan');
    const table = withCard(at.truck(A, 1, 'badHersfeld').truck(A, 2, 'badHersfeld'), 'advanced-purple-truckPlus2');
    expect(reach(table, way)).toBe(5);
    for (const section of way.slice(0, 4)) table.drive(2, section);
    expect(table.truck(A, 2)).toBe(way[3]);
  });
});

describe('the way', () => {
  test('AB-14.4 AB-1.3 a step leads to a touching section, through a German city onto any autobahn', () => {
    const table = withCard(
      position().built('cyan-dortmund-hannover').truck(A, 1, 'black-hamburg-hannover:0'),
      'basic-black',
    );
    expect(ahead(table)).toEqual(['black-hannover-badHersfeld:0', 'cyan-dortmund-hannover:1']);
  });

  test('AB-14.4 AB-1.6 beyond a foreign city there is only the delivery', () => {
    const east = [
      'cyan-hannover-magdeburg',
      'cyan-magdeburg-berlin',
      'cyan-berlin-warszawa',
      'yellow-dresden-warszawa',
    ];
    const table = withCard(
      position({ era: 3 })
        .built(...east)
        .truck(A, 1, 'cyan-berlin-warszawa:1'),
      'basic-cyan',
    );
    expect(ahead(table)).toEqual(['cyan-berlin-warszawa:0']);
    table.play({ type: 'deliver', city: 'warszawa' });
    expect(table.truck(A, 1)).toBe('board');
    expect(table.delivered(A)).toEqual(['poland']);
  });

  test('AB-14.4 a delivery needs a step of its own and ends the movement', () => {
    const two = withCard(
      position()
        .built(...LONG)
        .truck(A, 1, PATH[3]),
      'basic-red',
    ).drive(1, PATH[4]);
    expect(two.offers({ type: 'deliver', city: 'paris' })).toBe(true);
    const one = withCard(
      position()
        .built(...LONG)
        .truck(A, 1, PATH[2]),
      'basic-red',
    ).drive(1, PATH[3], PATH[4]);
    expect(one.turn).toBe(B);
    expect(one.truck(A, 1)).toBe(PATH[4]);
  });

  test('AB-14.4 unbuilt sections cannot be driven on', () => {
    const half = withCard(
      position().built('red-dortmund-hamburg:1').truck(A, 1, 'red-dortmund-hamburg:1'),
      'basic-red',
    );
    expect(ahead(half)).toEqual(['black-hamburg-hannover:0']);
    const whole = withCard(position().built('red-dortmund-hamburg').truck(A, 1, 'red-dortmund-hamburg:1'), 'basic-red');
    expect(ahead(whole)).toEqual(['black-hamburg-hannover:0', 'red-dortmund-hamburg:0']);
  });

  test('AB-14.4 AB-X141 R-17 no section twice in one movement, the starting one included; next turn it may go back', () => {
    const at = position().built('red-dortmund-hamburg', 'red-koeln-dortmund').truck(A, 1, 'red-dortmund-hamburg:1');
    const table = withCard(at, 'basic-red').drive(1, 'red-dortmund-hamburg:0');
    expect(ahead(table)).toEqual(['red-koeln-dortmund:0']);
    table.play('stop').refresh().refresh().refresh();
    table.playCard('basic-red', 'buildRoad').play({ type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' });
    expect(ahead(table)).toContain('red-dortmund-hamburg:1');
  });

  test('AB-14.4 at a city with three roads one cannot turn back over the section just used', () => {
    const table = withCard(
      position()
        .built(...LONG, 'cyan-dortmund-hannover')
        .truck(A, 1, PATH[2]),
      'basic-red',
    );
    table.drive(1, PATH[1]);
    expect(ahead(table)).toEqual(['cyan-dortmund-hannover:0', PATH[0]]);
  });
});

describe('where a movement may end', () => {
  test('AB-14.5 AB-X72 with 2 steps the section of B two ahead cannot be reached, with 3 it is passed', () => {
    const at = (era: 1 | 2) =>
      withCard(
        position({ era })
          .built(...LONG)
          .truck(A, 1, 'hamburg')
          .truck(B, 1, PATH[1]),
        'basic-red',
      );
    const slow = at(1).drive(1, PATH[0]);
    expect(ahead(slow)).toEqual(['black-hamburg-hannover:0']);
    expect(slow.offers('stop')).toBe(true);
    const fast = at(2).drive(1, PATH[0], PATH[1]);
    expect(fast.offers('stop')).toBe(false);
    fast.drive(1, PATH[2]);
    expect(fast.truck(A, 1)).toBe(PATH[2]);
  });

  test('AB-14.5 an own truck is in the way just the same', () => {
    const at = position()
      .built(...LONG)
      .padlocks(A, ['truck-1', 'truck-2'])
      .truck(A, 1, PATH[0])
      .truck(A, 2, PATH[2]);
    const table = withCard(at, 'basic-red').drive(1, PATH[1]);
    expect(ahead(table)).not.toContain(PATH[2]);
  });

  test('AB-14.5 a truck with no legal step stays where it is', () => {
    const at = position().truck(A, 1, 'black-hamburg-hannover:0').truck(B, 1, 'black-hannover-badHersfeld:0');
    const table = withCard(at.truck(B, 2, 'black-hannover-badHersfeld:1'), 'basic-black');
    expect(table.turn).toBe(B);
  });
});

describe('movements outside phase 3', () => {
  test('AB-14.6 AB-21.11 a Move truck tile: any loaded truck, any colour, 2 steps without speed bonuses, then phase 3 if it matches', () => {
    const at = () =>
      position({ era: 2 })
        .built(...LONG)
        .dual('red-dortmund-hamburg')
        .truck(A, 1, PATH[0])
        .tiles(A, 'tile-moveTruck')
        .begin();
    const table = at().play('useTile');
    expect(reach(table, PATH.slice(1))).toBe(2);
    expect(table.asked).toBe('prompt.action');
    table.playCard('basic-red', 'unlock').play({ type: 'unlock', padlock: 'upgrade-1' });
    expect(ahead(table)).toContain(PATH[3]);
  });

  test('AB-14.6 AB-21.11 without a truck on the map the tile cannot be used', () => {
    expect(position().tiles(A, 'tile-moveTruck').begin().offers('useTile')).toBe(false);
  });

  test('AB-21.11 AB-14.5 the extra movement may not end on an occupied section either', () => {
    const table = position()
      .built(...LONG)
      .truck(A, 1, 'hamburg')
      .truck(B, 1, PATH[1])
      .tiles(A, 'tile-moveTruck')
      .begin();
    expect(ahead(table.play('useTile').drive(1, PATH[0]))).not.toContain(PATH[1]);
  });

  test('AB-14.6 R-18 a step gained in the middle of a movement is added to it; the end counts at the very end', () => {
    const at = position()
      .built(...LONG)
      .station(A, 'black-badHersfeld-wuerzburg', 'red-dortmund-hamburg');
    const table = withCard(at.truck(A, 1, PATH[0]).truck(B, 1, PATH[2]), 'basic-red').drive(1, PATH[1]);
    table.play({ type: 'rowBonus', position: 2 });
    expect(ahead(table)).toEqual([PATH[2]]);
    table.drive(1, PATH[2]);
    expect(table.offers('stop')).toBe(false);
    table.drive(1, PATH[3]);
    expect(table.truck(A, 1)).toBe(PATH[3]);
  });

  test('AB-14.6 AB-14.5 R-79 the last step may lead onto an occupied section when the own station on the way gives one more', () => {
    const at = (owner: number) =>
      withCard(
        position()
          .built(...LONG)
          .station(owner, 'red-dortmund-hamburg', 'black-badHersfeld-wuerzburg')
          .truck(A, 1, 'hamburg')
          .truck(B, 1, PATH[1]),
        'basic-red',
      ).drive(1, PATH[0]);
    expect(ahead(at(B))).not.toContain(PATH[1]);
    const table = at(A).drive(1, PATH[1]);
    expect(table.moves()).toEqual([{ type: 'rowBonus', position: 2 }]);
    table.play('rowBonus').drive(1, PATH[2]);
    expect(table.truck(A, 1)).toBe(PATH[2]);
  });

  /** Truck 1 in the middle of its last step, on the section of another truck; truck 2 has one step. */
  const between = (second: string) =>
    withCard(
      position()
        .built(...LONG)
        .station(A, 'red-dortmund-hamburg', 'black-badHersfeld-wuerzburg')
        .padlocks(A, ['truck-1', 'truck-2'], ['white', 'orange'])
        .truck(A, 1, PATH[0])
        .truck(A, 2, second)
        .truck(B, 1, PATH[1]),
      'basic-red',
    )
      .drive(1, PATH[1])
      .play({ type: 'rowBonus', position: 2 }, { type: 'moveTruck', truck: 2 });

  test('AB-14.5 AB-14.6 R-79 a truck whose last legal end is taken in the middle of its movement goes back to where it began', () => {
    const table = between(PATH[3]).drive(2, PATH[2]);
    expect([table.truck(A, 1), table.truck(A, 2), table.truck(B, 1)]).toEqual([PATH[0], PATH[2], PATH[1]]);
    expect(table.offered('step', 'truck')).not.toContain(1);
  });

  test('AB-14.5 R-79 no truck may end where an unfinished movement began', () => {
    const near = 'black-hamburg-hannover:0';
    expect(ahead(between(near))).not.toContain(PATH[0]);
  });

  test('AB-14.6 R-84 a truck loaded anew in the middle of its own movement has ended it', () => {
    const stations = [
      'red-dortmund-hamburg',
      'black-badHersfeld-wuerzburg',
      'black-hannover-badHersfeld',
      'red-hamburg-kobenhavn',
    ];
    const at = position({ era: 2 })
      .built(...LONG, 'red-hamburg-kobenhavn')
      .station(A, ...stations)
      .padlocks(A, ['truck-1', 'truck-2'], ['white', 'orange'])
      .track(A, 15)
      .truck(A, 1, PATH[0]);
    const table = withCard(at, 'basic-red').drive(1, PATH[1]);
    table.play({ type: 'rowBonus', position: 4 }, { type: 'unlock', padlock: 'truck-3b' });
    table.play({ type: 'loadTruck', truck: 1, depot: 'hannover' }, 'decline', 'stop');
    expect([table.truck(A, 1), table.turn]).toEqual(['hannover', B]);
  });
});
