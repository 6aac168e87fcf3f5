import { describe, expect, test } from 'vitest';
import { A, B, position, type Table } from '../testing.ts';

const links = (table: Table): unknown[] => table.offered('buildStation', 'link');

describe('where a station may stand', () => {
  test('AB-10.1 AB-1.1 at the start on the two black links with two sections, and on no other road', () => {
    const table = position().begin();
    for (const colour of ['red', 'cyan', 'orange', 'purple', 'white'])
      expect(table.playable(`basic-${colour}`, 'buildStation')).toBe(false);
    expect(links(table.playCard('basic-black', 'buildStation'))).toEqual([
      'black-badHersfeld-wuerzburg',
      'black-hannover-badHersfeld',
    ]);
  });

  test('AB-10.1 one built section of the link is enough; a one-section link has no space', () => {
    const table = position().built('red-dortmund-hamburg:1', 'red-koeln-dortmund').begin();
    expect(links(table.playCard('basic-red', 'buildStation'))).toEqual(['red-dortmund-hamburg']);
  });

  test('AB-10.1 only one station per link', () => {
    const table = position().station(B, 'black-hannover-badHersfeld').begin().playCard('basic-black', 'buildStation');
    expect(links(table)).toEqual(['black-badHersfeld-wuerzburg']);
  });

  test('AB-10.3 AB-X48 no station behind a roadblock before era 3', () => {
    const west = position({ era: 2 }).built('cyan-dortmund-hannover').begin().playCard('basic-cyan', 'buildStation');
    expect(links(west)).toEqual(['cyan-dortmund-hannover']);
    const east = position({ era: 3 }).built('cyan-dortmund-hannover', 'cyan-hannover-magdeburg:0').begin();
    expect(links(east.playCard('basic-cyan', 'buildStation'))).toEqual([
      'cyan-dortmund-hannover',
      'cyan-hannover-magdeburg',
    ]);
  });

  test('AB-10.1 nobody builds a ninth station', () => {
    const eight = [
      'red-dortmund-hamburg',
      'red-hamburg-kobenhavn',
      'cyan-dortmund-hannover',
      'orange-frankfurt-wuerzburg',
      'orange-nuernberg-wien',
      'purple-mannheim-basel',
      'white-mannheim-crailsheim',
      'black-crailsheim-milano',
    ];
    const seven = position()
      .built(...eight)
      .station(A, ...eight.slice(0, 7))
      .begin();
    expect(seven.playable('basic-black', 'buildStation')).toBe(true);
    const table = position()
      .built(...eight)
      .station(A, ...eight)
      .begin();
    expect(table.playable('basic-black', 'buildStation')).toBe(false);
  });
});

describe('what a station does', () => {
  test('AB-10.1 AB-10.3 it is free and places no employee', () => {
    const table = position().money(A, 0).begin().playCard('basic-black', 'buildStation');
    table.play({ type: 'buildStation', link: 'black-hannover-badHersfeld' });
    expect(table.stationOn('black-hannover-badHersfeld')).toBe(A);
    expect([table.money(A), table.supply(A)]).toEqual([0, 24]);
    expect(table.office('black')).toEqual([A, B]);
  });

  test('AB-10.2 as many positions of the row are open as stations are built', () => {
    const passing = (...others: string[]) =>
      position()
        .built('red-dortmund-hamburg', 'red-hamburg-kobenhavn', 'cyan-dortmund-hannover', 'white-mannheim-crailsheim')
        .station(A, 'red-dortmund-hamburg', ...others)
        .truck(A, 1, 'red-dortmund-hamburg:1')
        .begin()
        .playCard('basic-red', 'loadTruck');
    const pass = (...others: string[]): unknown[] => {
      const table = passing(...others);
      table.play({ type: 'loadTruck' }).drive(1, 'red-dortmund-hamburg:1', 'red-dortmund-hamburg:0');
      return table.offered('rowBonus', 'position');
    };
    expect(pass()).toEqual([1]);
    expect(pass('red-hamburg-kobenhavn', 'cyan-dortmund-hannover')).toEqual([1, 2, 3]);
  });
});

describe('technologies at Build station', () => {
  const third = (...padlocks: string[]) =>
    position()
      .built('red-dortmund-hamburg', 'red-hamburg-kobenhavn')
      .station(A, 'red-dortmund-hamburg', 'red-hamburg-kobenhavn')
      .padlocks(A, padlocks)
      .begin()
      .playCard('basic-black', 'buildStation')
      .play({ type: 'buildStation', link: 'black-hannover-badHersfeld' });

  test('AB-X69 AB-11.5 the third station with level 2 brings DM 4 at once, with level 1 also Develop 1', () => {
    const table = third('station-1', 'station-2');
    expect(table.offered('resolve', 'trigger')).toEqual(['stationRow', 'technology']);
    table.play({ type: 'resolve', trigger: 'stationRow' });
    expect(table.money(A)).toBe(28);
    table.play({ type: 'resolve', trigger: 'technology' });
    expect(table.track(A)).toBe(1);
  });

  test('AB-1.9 AB-6.6 effects of one moment are resolved in the order the player chooses', () => {
    const table = third('station-1', 'station-2').play({ type: 'resolve', trigger: 'technology' });
    expect([table.track(A), table.money(A)]).toEqual([1, 24]);
    table.play({ type: 'resolve', trigger: 'stationRow' });
    expect(table.money(A)).toBe(28);
  });

  test('AB-11.5 with level 1 alone only Develop 1', () => {
    const table = third('station-1');
    expect(table.offered('resolve', 'trigger')).toEqual(['technology']);
  });

  test('AB-11.7 the second station moves any own truck one step, whatever the card', () => {
    const table = position()
      .built('red-dortmund-hamburg', 'red-hamburg-kobenhavn')
      .station(A, 'red-dortmund-hamburg')
      .padlocks(A, ['station-1', 'station-2'])
      .truck(A, 1, 'red-dortmund-hamburg:1')
      .begin()
      .playCard('basic-black', 'buildStation')
      .play({ type: 'buildStation', link: 'black-hannover-badHersfeld' }, { type: 'resolve', trigger: 'stationRow' });
    table.drive(1, 'red-hamburg-kobenhavn:0');
    expect(table.offers({ type: 'step' })).toBe(false);
    expect(table.truck(A, 1)).toBe('red-hamburg-kobenhavn:0');
  });

  test('AB-11.7 the eighth station may buy an employee for the office of its autobahn, for DM 10', () => {
    const seven = [
      'red-dortmund-hamburg',
      'red-hamburg-kobenhavn',
      'orange-frankfurt-wuerzburg',
      'orange-nuernberg-wien',
      'purple-mannheim-basel',
      'white-mannheim-crailsheim',
      'black-crailsheim-milano',
    ];
    const table = position()
      .built(...seven, 'cyan-dortmund-hannover')
      .station(A, ...seven)
      .padlocks(A, ['station-1', 'station-2'])
      .begin()
      .playCard('basic-cyan', 'buildStation')
      .play({ type: 'buildStation', link: 'cyan-dortmund-hannover' }, { type: 'resolve', trigger: 'stationRow' });
    expect(table.money(A)).toBe(14);
    expect(table.office('cyan')).toEqual([A]);
  });

  test('AB-11.7 R-15 the bonus at building does not use up the position for passing in the same turn', () => {
    const table = position()
      .padlocks(A, ['station-1', 'station-2'])
      .truck(A, 1, 'black-hannover-badHersfeld:0')
      .begin()
      .playCard('basic-black', 'buildStation')
      .play(
        { type: 'buildStation', link: 'black-hannover-badHersfeld' },
        { type: 'resolve', trigger: 'stationRow' },
        'decline',
      );
    expect(table.money(A)).toBe(26);
    table.drive(1, 'black-hannover-badHersfeld:1').play({ type: 'rowBonus', position: 1 });
    expect(table.money(A)).toBe(28);
  });
});
