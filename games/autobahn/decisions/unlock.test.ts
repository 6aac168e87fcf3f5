import { describe, expect, test } from 'vitest';
import { A, B, C, D, table } from '../testing.ts';

const padlocks = (p: ReturnType<typeof table>) => p.moves.flatMap((move) => ('padlock' in move ? [move.padlock] : []));
const unlock = (p: ReturnType<typeof table>, padlock: string) =>
  p.hand(A, 'basic-red', 'basic-cyan').turn(A).play({ card: 'basic-red', space: 'unlock' }, { padlock });

describe('Unlock technology', () => {
  test('AB-11.1 with a card the token of its colour, once', () => {
    const p = unlock(table(), 'upgrade-1');
    expect(p.told('event.unlock').length).toBe(1);
    p.pass().untilAsked('action');
    expect(p.s.turn).toBe(A);
    p.play({ type: 'refresh' }).pass().untilAsked('action');
    expect(p.offers({ card: 'basic-red', space: 'unlock' })).toBe(false);
    expect(p.offers({ card: 'basic-cyan', space: 'unlock' })).toBe(true);
  });

  test('AB-X66 R-43 black cannot unlock, nor a colour whose token is used', () => {
    const p = table()
      .hand(A, 'basic-black', 'basic-red')
      .change((s) => {
        s.tokens[A] = 0;
      });
    expect(p.turn(A).offers({ space: 'unlock' })).toBe(false);
    expect(table().hand(A, 'basic-black').turn(A).offers({ space: 'unlock' })).toBe(false);
  });

  test('AB-11.1 AB-21.10 as a bonus a colourless token, never a coloured one', () => {
    const p = table().gain(A, 'unlock');
    expect(new Set(p.moves.map((move) => ('token' in move ? move.token : '')))).toEqual(new Set(['colourless', '']));
    p.play({ padlock: 'truck-1' });
    expect(p.s.extraTokens[A]).toBe(2);
    expect(p.s.tokens[A]).toBe(table().s.tokens[A]);
  });

  test('AB-11.2 the lowest free level of a column; on level 3 either padlock', () => {
    expect(padlocks(table().gain(A, 'unlock'))).toEqual(['upgrade-1', 'truck-1', 'station-1']);
    const p = table().unlocked(A, 'upgrade-1', 'truck-1', 'truck-2', 'station-1', 'station-2', 'station-3a');
    expect(padlocks(p.gain(A, 'unlock'))).toEqual(['upgrade-2', 'truck-3a', 'truck-3b', 'station-3b']);
  });

  test('AB-11.3 R-14 own effect first, then the row bonus, once', () => {
    const p = unlock(table().unlocked(A, 'upgrade-1', 'truck-1'), 'station-1');
    expect(p.asks).toBe('replaceCard');
    const q = unlock(
      table().unlocked(A, 'upgrade-1', 'truck-1', 'station-1', 'upgrade-2', 'truck-2').staff(A, 5, 1),
      'station-2',
    );
    expect(q.asks).toBe('promote');
    expect(q.offers({ department: 'service', floor: 1 })).toBe(true);
    const r = unlock(table().unlocked(A, 'upgrade-1', 'truck-1', 'station-1', 'upgrade-2'), 'truck-2');
    expect(r.asks).not.toBe('promote');
  });

  test('AB-11.4 without a colourless token or a free padlock a bonus unlock does nothing', () => {
    const none = table().change((s) => {
      s.extraTokens[A] = 0;
    });
    expect(none.gain(A, 'unlock').asks).toBe('over');
    const full = table().change((s) => {
      s.padlocks[A] = 0b1111_1111_1111;
    });
    expect(full.gain(A, 'unlock').asks).toBe('over');
    expect(full.told('event.bonusLost').length).toBe(1);
  });

  test.each([
    ['upgrade-3a', 'gainCard'],
    ['truck-3a', 'gainCard'],
    ['station-3a', 'gainCard'],
    ['upgrade-3b', 'upgradeLink'],
    ['truck-3b', 'loadTruck'],
    ['station-3b', 'buildStation'],
  ])('AB-11.5 level 3 padlock %s leads to %s', (padlock, asks) => {
    const [column] = padlock.split('-');
    const p = unlock(table().money(A, 40).unlocked(A, `${column}-1`, `${column}-2`), padlock);
    expect(p.asks).toBe(asks);
    expect(p.offers({ type: 'decline' })).toBe(true);
  });

  test('AB-11.6 the technology just unlocked does not count for itself, but does for the 3b action of its column', () => {
    expect(unlock(table(), 'upgrade-1').told('event.develop')).toEqual([]);
    const p = unlock(table().money(A, 40).unlocked(A, 'upgrade-1', 'upgrade-2'), 'upgrade-3b');
    p.play({ link: 'black-hamburg-hannover' });
    expect(p.offers({ trigger: 'technology' })).toBe(true);
    expect(p.s.money[A]).toBe(36);
  });

  test('AB-11.7 R-15 the level-2 station bonus: payForEmployee in the office of its autobahn, apart from passing', () => {
    const p = table()
      .unlocked(A, 'station-1', 'station-2')
      .money(A, 10)
      .change((s) => {
        s.stations[A] = 7;
      })
      .gain(A, 'buildStation')
      .play({ link: 'black-hannover-badHersfeld' }, { trigger: 'stationRow' });
    expect(p.s.money[A]).toBe(0);
    expect(p.seatsOf('black')).toContain(A);
    expect(p.s.rowUsed).toBe(0);
  });

  test('AB-11.7 moveTruck moves any of the own trucks 1 step', () => {
    const p = table()
      .unlocked(A, 'station-1', 'station-2')
      .stations(A, 'red-dortmund-hamburg')
      .truck(A, 1, 'hamburg', 'chemicals')
      .gain(A, 'buildStation')
      .play({ link: 'black-hannover-badHersfeld' }, { trigger: 'stationRow' }, { type: 'step' });
    expect(p.place(A, 1)).toBe('black-hamburg-hannover:0');
  });

  test('AB-11.8 a truck moved by level 3b may move again in phase 3, and may deliver on the way', () => {
    const p = unlock(table().built('red-dortmund-hamburg').unlocked(A, 'truck-1', 'truck-2'), 'truck-3b');
    p.play({ depot: 'hamburg' }, { type: 'decline' }, { section: 'red-dortmund-hamburg:1' }, { type: 'stop' });
    expect(p.asks).toBe('trucks');
    expect(p.offers({ section: 'red-dortmund-hamburg:0' })).toBe(true);
    const q = table().built('black-hamburg-aarhus').gain(A, 'loadTruck', 2);
    q.play({ depot: 'hamburg' }, { section: 'black-hamburg-aarhus:0' }, { type: 'deliver' });
    expect(q.told('event.deliver').length).toBe(1);
  });

  test('AB-12.6 AB-X40 floors need level 1, level 2, both level-3 padlocks; Finance needs nothing', () => {
    const floors = (...owned: string[]) =>
      table({ players: 4 })
        .unlocked(A, ...owned)
        .staff(A, 5, 1)
        .floor('service', 1, A)
        .floor('service', 2, A)
        .floor('finance', 1, B, C, D)
        .gain(A, 'promote')
        .offers({ department: 'service', floor: 3 });
    expect(floors('station-1', 'station-2', 'station-3a')).toBe(false);
    expect(floors('station-1', 'station-2', 'station-3a', 'station-3b')).toBe(true);
    const p = table().staff(A, 5, 1).gain(A, 'promote');
    expect(p.offered({ type: 'promote' })).toEqual([{ type: 'promote', department: 'finance', floor: 1 }]);
  });
});
