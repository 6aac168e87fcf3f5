import { describe, expect, test } from 'vitest';
import { A, B, link, table } from '../testing.ts';

describe('Build station', () => {
  test('AB-10.1 on an empty space of the colour with a section built, free of charge', () => {
    const p = table().money(A, 0).stations(B, 'black-hannover-badHersfeld').hand(A, 'basic-black', 'basic-red').turn(A);
    p.play({ card: 'basic-black', space: 'buildStation' });
    expect(p.moves.map((move) => 'link' in move && move.link)).toEqual(['black-badHersfeld-wuerzburg']);
    p.play({ type: 'buildStation' });
    expect(p.s.stationAt[link('black-badHersfeld-wuerzburg')]).toBe(A);
  });

  test('AB-10.1 impossible without a station left', () => {
    const p = table()
      .hand(A, 'basic-black', 'basic-red')
      .change((s) => {
        s.stations[A] = 8;
      });
    expect(p.turn(A).offers({ space: 'buildStation' })).toBe(false);
  });

  test('AB-10.1 one built section of the link is enough', () => {
    const p = table().built('red-dortmund-hamburg:1').gain(A, 'buildStation');
    expect(p.offers({ link: 'red-dortmund-hamburg' })).toBe(true);
    expect(p.offers({ link: 'red-hamburg-kobenhavn' })).toBe(false);
  });

  test('AB-10.2 each station built opens a position of the row', () => {
    const p = table()
      .stations(A, 'black-hannover-badHersfeld', 'black-badHersfeld-wuerzburg', 'red-dortmund-hamburg')
      .truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals')
      .hand(A, 'basic-black', 'basic-red')
      .turn(A)
      .play({ card: 'basic-black', space: 'loadTruck' });
    expect(p.s.stations[A]).toBe(3);
    const q = table()
      .stations(A, 'black-hannover-badHersfeld', 'black-badHersfeld-wuerzburg', 'red-dortmund-hamburg')
      .truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals')
      .gain(A, 'moveTruck', 1)
      .play({ section: 'black-hannover-badHersfeld:1' });
    expect(q.moves.map((move) => ('position' in move ? move.position : 0))).toEqual([1, 2, 3, 0]);
  });

  test('AB-10.3 no employee is placed', () => {
    const p = table().hand(A, 'basic-black', 'basic-red').office('black', B).turn(A);
    p.play({ card: 'basic-black', space: 'buildStation' }, { type: 'buildStation' });
    expect(p.seatsOf('black')).toEqual([B]);
    expect(p.s.supply[A]).toBe(24);
  });

  test('AB-X69 the third station with levels 1 and 2 brings DM 4 and Develop 1, in the order chosen', () => {
    const p = table()
      .money(A, 0)
      .unlocked(A, 'station-1', 'station-2')
      .stations(A, 'red-dortmund-hamburg', 'red-hamburg-kobenhavn')
      .hand(A, 'basic-black', 'basic-red')
      .turn(A)
      .play({ card: 'basic-black', space: 'buildStation' }, { type: 'buildStation' });
    expect(p.moves.map((move) => ('trigger' in move ? move.trigger : move.type))).toEqual([
      'technology',
      'stationRow',
      'decline',
    ]);
    p.play({ trigger: 'stationRow' }, { trigger: 'technology' });
    expect([p.s.money[A], p.s.track[A]]).toEqual([4, 1]);
  });
});
