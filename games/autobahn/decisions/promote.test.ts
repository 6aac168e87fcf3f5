import { describe, expect, test } from 'vitest';
import { A, B, C, table } from '../testing.ts';

const build = (p: ReturnType<typeof table>, card: string, section: string) =>
  p.money(A, 30).hand(A, card, 'basic-white').turn(A).play({ card, space: 'buildRoad' }, { section });

describe('offices', () => {
  test('AB-12.1 the leftmost empty used seat; the used seats depend on the players', () => {
    const rooms = [2, 3, 4].map((players) => table({ players }).s.company.officeRoom);
    expect(rooms.map((room) => [room[5], room[0]])).toEqual([
      [3, 2],
      [4, 3],
      [5, 4],
    ]);
    expect(table({ solo: true }).s.company.officeRoom[5]).toBe(3);
    expect(build(table().office('red', B), 'basic-red', 'red-dortmund-hamburg:1').seatsOf('red')).toEqual([B, A]);
  });

  test('AB-12.2 AB-X04 a full office pushes its leftmost into the Lobby, the others slide left', () => {
    const p = build(table().office('red', A, B).staff(A, 9, 0), 'basic-red', 'red-dortmund-hamburg:1');
    expect(p.seatsOf('red')).toEqual([B, A]);
    expect([p.s.lobby[A], p.s.supply[A]]).toEqual([1, 8]);
  });

  test('AB-X30 three players: the fourth black seat is used, the fifth is not', () => {
    const p = table({ players: 3 }).office('black', A, B, C).staff(A, 9, 0);
    p.money(B, 30).hand(B, 'basic-black', 'basic-red').turn(B);
    p.play({ card: 'basic-black', space: 'buildRoad' }, { section: 'black-hamburg-aarhus:0' });
    expect(p.seatsOf('black')).toEqual([A, B, C, B]);
    p.untilAsked('action').money(C, 30).hand(C, 'basic-black', 'basic-red');
    p.play({ card: 'basic-black', space: 'buildRoad' }, { section: 'black-crailsheim-milano:0' });
    expect(p.seatsOf('black')).toEqual([B, C, B, C]);
    expect(p.s.lobby[A]).toBe(1);
  });

  test('AB-X31 two players upgrade black links: the third seat, then the first is pushed out', () => {
    const p = table()
      .office('black', A, B)
      .money(A, 20)
      .money(B, 20)
      .hand(A, 'basic-black', 'basic-red')
      .hand(B, 'basic-black', 'basic-red');
    p.turn(A).play({ card: 'basic-black', space: 'upgradeLink' }, { link: 'black-hamburg-hannover' });
    expect(p.seatsOf('black')).toEqual([A, B, A]);
    p.untilAsked('action').play({ card: 'basic-black', space: 'upgradeLink' }, { link: 'black-wuerzburg-crailsheim' });
    expect(p.seatsOf('black')).toEqual([B, A, B]);
    expect(p.s.lobby[A]).toBe(1);
  });

  test('AB-12.3 AB-X32 an empty supply takes 3 from the Lobby, places one and promotes', () => {
    const empty = () => build(table().staff(A, 0, 4), 'basic-cyan', 'cyan-dortmund-hannover:1');
    const p = empty();
    expect([p.s.supply[A], p.s.lobby[A], p.asks]).toEqual([2, 1, 'promote']);
    p.play({ department: 'finance' });
    expect(p.s.lobby[A]).toBe(0);
    const finance = table().staff(A, 0, 4).floor('finance', 1, A).floor('finance', 2, A).floor('finance', 3, A);
    const full = build(finance, 'basic-cyan', 'cyan-dortmund-hannover:1');
    full.play({ type: 'toLobby' });
    expect([full.s.supply[A], full.s.lobby[A]]).toEqual([1, 2]);
  });

  test('AB-X33 with two in the Lobby both return; only employees on floors can be promoted', () => {
    const p = build(table().staff(A, 0, 2).floor('finance', 1, A), 'basic-cyan', 'cyan-dortmund-hannover:1');
    expect([p.s.supply[A], p.s.lobby[A]]).toEqual([1, 0]);
    expect(p.offered({ type: 'promote' })).toEqual([{ type: 'promote', department: 'finance', floor: 2 }]);
    const none = build(table().staff(A, 0, 2), 'basic-cyan', 'cyan-dortmund-hannover:1').play({ type: 'toLobby' });
    expect([none.s.supply[A], none.s.lobby[A]]).toEqual([0, 1]);
  });

  test('AB-12.3 R-16 AB-X34 with nobody at all the section is built and paid, nobody placed, no promotion', () => {
    const p = build(table().staff(A, 0, 0), 'basic-cyan', 'cyan-dortmund-hannover:1');
    expect([p.road('cyan-dortmund-hannover:1'), p.s.money[A], p.seatsOf('cyan').length]).toEqual([1, 26, 0]);
    expect(p.s.turn).toBe(B);
  });

  test('AB-12.4 AB-X35 the employee pushed out in the same placement is not among those taken back', () => {
    const p = build(table().staff(A, 0, 3).office('red', A, B), 'basic-red', 'red-dortmund-hamburg:1');
    expect([p.s.supply[A], p.s.lobby[A]]).toEqual([2, 1]);
    expect(p.asks).toBe('promote');
  });
});

describe('promotion', () => {
  test('AB-12.5 AB-21.3 from the Lobby to floor 1, or one floor up; no second own, at most three', () => {
    const p = table({ players: 4 }).staff(A, 5, 1).unlocked(A, 'truck-1', 'truck-2').floor('trade', 1, A);
    p.floor('trade', 2, B, C, 3).gain(A, 'promote');
    expect(p.offered({ type: 'promote' })).toEqual([{ type: 'promote', department: 'finance', floor: 1 }]);
    p.s.floors[4] = 0b0110;
    expect(p.offers({ department: 'trade', floor: 2 })).toBe(true);
    p.play({ department: 'trade', floor: 2 });
    expect([p.isOn(A, 'trade', 1), p.isOn(A, 'trade', 2)]).toEqual([false, true]);
  });

  test('AB-12.5 R-03 the Lobby placement only when nothing can be promoted; declining always', () => {
    const p = table().staff(A, 5, 1).gain(A, 'promote');
    expect([p.offers({ type: 'toLobby' }), p.offers({ type: 'decline' })]).toEqual([false, true]);
    const none = table().staff(A, 5, 0).gain(A, 'promote');
    expect(none.moves.map((move) => move.type)).toEqual(['toLobby', 'decline']);
    expect(table().staff(A, 0, 0).gain(A, 'promote').asks).toBe('over');
  });

  test('AB-X37 own employees on all Finance floors and no technology: one from supply to the Lobby', () => {
    const p = table().staff(A, 5, 2).floor('finance', 1, A).floor('finance', 2, A).floor('finance', 3, A);
    p.gain(A, 'promote').play({ type: 'toLobby' });
    expect([p.s.supply[A], p.s.lobby[A]]).toEqual([4, 3]);
  });

  test('AB-X39 AB-12.7 Promote 2 is two separate promotions, also of the same employee', () => {
    const start = () =>
      table().staff(A, 5, 1).unlocked(A, 'truck-1', 'truck-2').floor('trade', 1, A).gain(A, 'promote', 2);
    expect(start().offers({ department: 'trade', floor: 1 })).toBe(false);
    const p = start().play({ department: 'trade', floor: 2 }, { department: 'trade', floor: 1 });
    expect([p.isOn(A, 'trade', 1), p.isOn(A, 'trade', 2)]).toEqual([true, true]);
    const q = start().play({ department: 'finance', floor: 1 }, { department: 'finance', floor: 2 });
    expect(q.isOn(A, 'finance', 2)).toBe(true);
    expect(q.s.lobby[A]).toBe(0);
  });

  test('AB-12.8 nobody ever moves down: only floors above and the Lobby change', () => {
    const p = table().staff(A, 5, 1).floor('finance', 2, A).gain(A, 'promote');
    expect(p.offered({ type: 'promote' }).map((move) => 'floor' in move && move.floor)).toEqual([1, 3]);
  });

  test('AB-1.8 AB-1.10 an employee is in exactly one place, and a gain may be declined as a whole', () => {
    const p = table().gain(A, 'promote');
    expect(p.broken()).toEqual([]);
    p.play({ type: 'decline' });
    expect(p.asks).toBe('over');
    expect(p.broken()).toEqual([]);
  });
});
