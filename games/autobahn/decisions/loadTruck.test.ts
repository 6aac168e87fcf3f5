import { describe, expect, test } from 'vitest';
import { A, B, table } from '../testing.ts';

const depots = (p: ReturnType<typeof table>) => p.moves.flatMap((move) => ('depot' in move ? [move.depot] : []));
const load = (p: ReturnType<typeof table>, card: string) =>
  p.hand(A, card, 'basic-red').turn(A).play({ card, space: 'loadTruck' });

describe('Load truck', () => {
  test('AB-9.1 R-12 a depot belongs to every autobahn of its city', () => {
    expect(depots(load(table(), 'basic-black'))).toEqual([
      'hamburg',
      'hannover',
      'badHersfeld',
      'wuerzburg',
      'crailsheim',
    ]);
    expect(depots(load(table(), 'basic-cyan'))).toEqual(['hannover']);
    expect(depots(load(table().era(3), 'basic-yellow'))).toEqual(['hamburg']);
    const p = load(table(), 'basic-white').play({ depot: 'crailsheim' });
    expect(p.place(A, 1)).toBe('crailsheim');
    expect(p.told('event.load')[0].goods).toEqual({ key: 'goods.automotive' });
  });

  test('AB-9.1 Berlin only from era 3 and while it is connected', () => {
    const roads = ['cyan-hannover-magdeburg', 'cyan-magdeburg-berlin'];
    expect(depots(load(table().era(3), 'basic-cyan'))).toEqual(['hannover']);
    expect(
      depots(
        load(
          table()
            .era(3)
            .built(...roads),
          'basic-cyan',
        ),
      ),
    ).toEqual(['hannover', 'berlin']);
  });

  test('AB-9.2 R-13 AB-X81 a truck on the road may be loaded anew, its goods are given up', () => {
    const p = load(table().truck(A, 1, 'black-hamburg-hannover:0', 'appliances'), 'basic-cyan').play({
      depot: 'hannover',
    });
    expect(p.place(A, 1)).toBe('hannover');
    expect(p.told('event.goodsBack').length).toBe(1);
  });

  test('AB-9.2 the second truck needs its technology; of two on the board one is offered', () => {
    const one = load(table().truck(A, 1, 'black-hamburg-hannover:0', 'appliances'), 'basic-cyan');
    expect(new Set(one.moves.map((move) => 'truck' in move && move.truck))).toEqual(new Set([1]));
    const two = load(
      table().unlocked(A, 'truck-1', 'truck-2').truck(A, 1, 'black-hamburg-hannover:0', 'appliances'),
      'basic-cyan',
    );
    expect(new Set(two.moves.map((move) => 'truck' in move && move.truck))).toEqual(new Set([1, 2]));
    const idle = load(table().unlocked(A, 'truck-1', 'truck-2'), 'basic-cyan');
    expect(idle.moves.length).toBe(1);
  });

  test('AB-9.3 several trucks may stand on a depot; none comes back to one by driving', () => {
    const p = load(table().truck(B, 1, 'hamburg', 'chemicals').built('red-dortmund-hamburg'), 'basic-black').play({
      depot: 'hamburg',
    });
    expect([p.place(A, 1), p.place(B, 1)]).toEqual(['hamburg', 'hamburg']);
    p.play({ type: 'step', section: 'red-dortmund-hamburg:1' });
    expect(p.moves.every((move) => move.type === 'step' || move.type === 'stop')).toBe(true);
  });

  test('AB-9.4 the truck may drive in the same turn when it matches', () => {
    const p = load(table(), 'basic-black').play({ depot: 'hamburg' });
    expect(p.asks).toBe('trucks');
  });

  test('AB-X82 a truck on the Hamburg depot moves with red, black and yellow, not with cyan', () => {
    const drives = (card: string) => {
      const p = table()
        .era(3)
        .built('yellow-nuernberg-jena', 'red-dortmund-hamburg', 'cyan-dortmund-hannover')
        .truck(A, 1, 'hamburg', 'chemicals')
        .money(A, 50)
        .hand(A, card, 'basic-purple')
        .turn(A)
        .play({ card, space: 'buildStation' }, { type: 'buildStation' })
        .untilAsked('trucks');
      return p.s.turn === A && p.asks === 'trucks';
    };
    expect(['basic-red', 'basic-black', 'basic-yellow', 'basic-cyan'].map(drives)).toEqual([true, true, true, false]);
  });

  test('AB-21.9 as a bonus any open depot', () => {
    const p = table().gain(A, 'loadTruck');
    expect(depots(p)).toEqual(['hamburg', 'hannover', 'badHersfeld', 'wuerzburg', 'crailsheim']);
  });
});
