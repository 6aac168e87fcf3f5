import { describe, expect, test } from 'vitest';
import { A, B, section, table, tile } from '../testing.ts';

const names = (moves: readonly object[]) => moves.map((move) => ('section' in move ? move.section : '')).sort();

describe('Build road', () => {
  test('AB-7.1 only empty, open, touching and payable spaces of the colour are offered', () => {
    const p = table()
      .hand(A, 'basic-red', 'basic-cyan')
      .money(A, 20)
      .turn(A)
      .play({ card: 'basic-red', space: 'buildRoad' });
    expect(names(p.moves)).toEqual(['red-dortmund-hamburg:1', 'red-hamburg-kobenhavn:0']);
    const q = table()
      .hand(A, 'basic-cyan', 'basic-red')
      .money(A, 20)
      .turn(A)
      .play({ card: 'basic-cyan', space: 'buildRoad' });
    expect(names(q.moves)).toEqual(['cyan-dortmund-hannover:1']);
  });

  test('AB-7.1 R-09 AB-X44 the cost must be owned before: DM 5 pays a two-section link, not a one-section link', () => {
    const p = table().hand(A, 'basic-white', 'basic-black').money(A, 5).turn(A);
    p.play({ card: 'basic-white', space: 'buildRoad' });
    expect(names(p.moves)).toEqual(['white-mannheim-crailsheim:1']);
    const q = table().track(A, 3).hand(A, 'basic-purple', 'basic-red').money(A, 3).turn(A);
    expect(q.offers({ card: 'basic-purple', space: 'buildRoad' })).toBe(false);
  });

  test('AB-7.2 the tile is placed first, then a bonus tile taken, then the icon developed, then it is paid', () => {
    const p = table().hand(A, 'basic-black', 'basic-red').money(A, 6);
    p.s.roadTiles[section('black-hamburg-aarhus:0')] = tile('tile-money');
    p.turn(A).play({ card: 'basic-black', space: 'buildRoad' }, { section: 'black-hamburg-aarhus:0' });
    const order = p.events.map((event) => event.key).filter((key) => /build|tile|pay|employee$|cityValue/.test(key));
    expect(order.slice(0, 5)).toEqual(['event.build', 'event.tile', 'event.pay', 'event.employee', 'event.cityValue']);
    expect(p.tilesOf(A)).toEqual(['tile-money']);
    expect(p.s.tilesTaken[A]).toBe(1);
    const q = table().hand(A, 'basic-purple', 'basic-red').money(A, 6).turn(A);
    q.play({ card: 'basic-purple', space: 'buildRoad' }, { section: 'purple-frankfurt-badHersfeld:0' });
    expect([q.asks, q.s.money[A]]).toEqual(['develop', 6]);
    q.play({ type: 'develop' });
    expect([q.s.track[A], q.s.money[A]]).toEqual([1, 0]);
  });

  test('AB-X41 a promotion gained by the icon is made before the employee is placed', () => {
    const p = table().hand(A, 'basic-red', 'basic-black').money(A, 20).track(A, 5).staff(A, 10, 0).office('red', A, B);
    p.built('red-dortmund-hamburg').turn(A);
    p.play({ card: 'basic-red', space: 'buildRoad' }, { section: 'red-koeln-dortmund:0' }, { type: 'develop' });
    expect(p.offered({ type: 'promote' })).toEqual([]);
    p.play({ type: 'toLobby' });
    expect(p.s.lobby[A]).toBe(2);
    expect(p.seatsOf('red')).toEqual([B, A]);
  });

  test('AB-7.4 AB-17.3 AB-X49 the last tile triggers the end; over-building takes from the next stack at this era’s cost', () => {
    const p = table().stack(1, 1).money(A, 20).tiles(A, 'tile-buildRoad').hand(A, 'basic-red', 'basic-black').turn(A);
    p.play({ card: 'basic-red', space: 'buildRoad' }, { section: 'red-dortmund-hamburg:1' });
    expect([p.s.trigger, p.s.stacks[0]]).toEqual([A, 0]);
    p.play({ type: 'useTile' }, { section: 'red-hamburg-kobenhavn:0' });
    expect(p.s.stacks[1]).toBe(11);
    expect(p.told('event.pay').map(({ amount }) => amount)).toEqual([4, 4]);
    p.pass();
    expect(p.s.era).toBe(2);
  });

  test('AB-17.6 the next era ends when its smaller stack is empty', () => {
    const p = table().stack(1, 0).stack(2, 1).era(2).money(A, 20).hand(A, 'basic-red', 'basic-black').turn(A);
    p.play({ card: 'basic-red', space: 'buildRoad' }, { section: 'red-dortmund-hamburg:1' });
    expect(p.s.trigger).toBe(A);
  });

  test('AB-7.4 in era 3 over-building takes from the side supply', () => {
    const p = table()
      .era(3)
      .stack(3, 0)
      .money(A, 20)
      .hand(A, 'basic-red', 'basic-black')
      .change((s) => {
        s.trigger = B;
        s.finalTurns = 2;
      });
    const side = p.s.stacks[3];
    p.turn(A).play({ card: 'basic-red', space: 'buildRoad' }, { section: 'red-dortmund-hamburg:1' });
    expect([p.s.stacks[3], p.s.trigger]).toEqual([side - 1, B]);
  });

  test.each([
    [1, 'black-hamburg-aarhus:0', 6],
    [1, 'black-crailsheim-milano:0', 4],
    [2, 'black-hamburg-aarhus:0', 8],
    [3, 'black-crailsheim-milano:0', 8],
  ])('AB-7.5 AB-X02 era %i: %s costs DM %i', (era, name, cost) => {
    const p = table().era(era).money(A, 30).hand(A, 'basic-black', 'basic-red').turn(A);
    p.play({ card: 'basic-black', space: 'buildRoad' }, { section: name });
    expect(p.told('event.pay')[0].amount).toBe(cost);
  });

  test('AB-7.6 AB-7.7 the employee goes to the office of the autobahn; a finished link updates both cities', () => {
    const p = table().money(A, 30).hand(A, 'basic-black', 'basic-red').office('black', B).turn(A);
    p.play({ card: 'basic-black', space: 'buildRoad' }, { section: 'black-hamburg-aarhus:0' });
    expect(p.seatsOf('black')).toEqual([B, A]);
    expect([p.value('hamburg'), p.value('aarhus')]).toEqual([2, 4]);
    const q = table().money(A, 30).hand(A, 'basic-white', 'basic-red').turn(A);
    q.play({ card: 'basic-white', space: 'buildRoad' }, { section: 'white-mannheim-crailsheim:1' });
    expect([q.value('crailsheim'), q.value('mannheim')]).toEqual([2, 0]);
  });

  test('AB-7.8 AB-X52 doubleBuild: two sections at DM 5 less, one after the other', () => {
    const two = () =>
      table()
        .era(3)
        .built('orange-wuerzburg-nuernberg')
        .office('orange', B, B)
        .staff(A, 9, 0)
        .hand(A, 'advanced-orange-doubleBuild', 'basic-red');
    const p = two().money(A, 6).turn(A).play({ card: 'advanced-orange-doubleBuild', space: 'buildRoad' });
    expect(p.offers({ type: 'buildRoad' })).toBe(false);
    p.play({ type: 'buildTwo', section: 'orange-nuernberg-wien:0' });
    expect(p.value('nuernberg')).toBe(2);
    p.play({ section: 'orange-nuernberg-wien:1' });
    expect(p.s.money[A]).toBe(0);
    expect(p.seatsOf('orange')).toEqual([A, A]);
    expect(p.s.lobby[B]).toBe(2);
    expect(p.value('wien')).toBe(6);
    expect(p.tilesOf(A).length).toBe(1);
    const q = two().money(A, 20).turn(A).play({ card: 'advanced-orange-doubleBuild', space: 'buildRoad' });
    q.play({ type: 'buildRoad', section: 'orange-nuernberg-wien:0' });
    expect(q.s.money[A]).toBe(12);
  });

  test('AB-7.8 R-11 two sections may only be declared when both are possible', () => {
    const p = table()
      .era(3)
      .built('orange-wuerzburg-nuernberg')
      .money(A, 5)
      .hand(A, 'advanced-orange-doubleBuild', 'basic-red');
    expect(p.turn(A).offers({ card: 'advanced-orange-doubleBuild', space: 'buildRoad' })).toBe(false);
  });

  test('AB-7.1 R-80 money owed for the section being built cannot be spent on an effect inside it', () => {
    const p = table()
      .era(3)
      .money(A, 14)
      .track(A, 15)
      .unlocked(A, 'upgrade-1', 'upgrade-2')
      .hand(A, 'basic-purple', 'basic-red');
    p.built('orange-wuerzburg-nuernberg').turn(A);
    p.play(
      { card: 'basic-purple', space: 'buildRoad' },
      { section: 'purple-frankfurt-badHersfeld:0' },
      { type: 'develop' },
    );
    p.play({ type: 'unlock', padlock: 'upgrade-3b' });
    // DM 10 of the 14 are owed; an upgrade costs at least DM 8.
    expect(p.asks).not.toBe('upgradeLink');
    expect(p.told('event.bonusLost').length).toBe(1);
  });

  test('AB-21.6 as a bonus any colour may be built, at normal cost', () => {
    const p = table().money(A, 6).gain(A, 'buildRoad');
    const colours = new Set(names(p.moves).map((name) => String(name).split('-')[0]));
    expect(colours).toEqual(new Set(['', 'red', 'cyan', 'orange', 'purple', 'white', 'black']));
    p.play({ section: 'black-hamburg-aarhus:0' });
    expect(p.s.money[A]).toBe(0);
    expect(table().money(A, 3).gain(A, 'buildRoad').asks).toBe('over');
  });
});
