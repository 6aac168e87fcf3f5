import { describe, expect, test } from 'vitest';
import { A, t, table } from '../testing.ts';

describe('development track', () => {
  test('AB-13.1 AB-21.1 R-65 every space reached is resolved before the next step; optional as a whole', () => {
    const p = table().money(A, 0).track(A, 3).gain(A, 'develop', 3).play({ type: 'develop', steps: 3 });
    expect([p.s.track[A], p.s.money[A], p.asks]).toEqual([6, 4, 'promote']);
    const q = table().gain(A, 'develop', 2).play({ type: 'decline' });
    expect(q.s.track[A]).toBe(0);
  });

  test('AB-1.9 a bonus on the way is resolved completely before the next step', () => {
    const p = table().track(A, 1).gain(A, 'develop', 2).play({ type: 'develop' });
    expect([p.s.track[A], p.asks]).toEqual([2, 'actionTile']);
    p.play({ type: 'flipTile', space: 'loadTruck' });
    expect(p.s.track[A]).toBe(3);
  });

  test('AB-13.2 AB-X42 the last four spaces form a loop', () => {
    const p = table().track(A, 17).staff(A, 9, 0).gain(A, 'develop', 2).play({ type: 'develop' });
    expect([p.s.track[A], p.asks]).toEqual([18, 'promote']);
    p.play({ type: 'decline' });
    expect([p.s.track[A], p.asks]).toEqual([19, 'over']);
    const q = table().track(A, 20).gain(A, 'develop', 2).play({ type: 'develop' });
    expect([q.s.track[A], q.asks]).toEqual([18, 'promote']);
  });

  test('AB-13.3 AB-X43 a bonus that cannot be carried out is lost', () => {
    const p = table().track(A, 11).gain(A, 'develop').play({ type: 'develop' });
    expect([p.s.track[A], p.asks]).toEqual([12, 'over']);
    expect(p.told('event.bonusLost').length).toBe(1);
  });

  test('AB-13.3 the bonuses stand where the edition puts them', () => {
    const printed = t.track.flatMap((space, i) => (space.bonus === undefined ? [] : [`${i} ${space.bonus.kind}`]));
    expect(printed).toEqual([
      '2 flipTile',
      '4 money',
      '6 promote',
      '8 flipTile',
      '10 money',
      '12 removeTile',
      '14 promote',
      '16 unlock',
      '18 promote',
      '20 money',
    ]);
  });

  test('AB-21.14 AB-21.15 a tile is flipped, then removed, and each time the limit rises by 1', () => {
    const p = table().gain(A, 'flipTile').play({ type: 'flipTile', space: 'loadTruck' });
    expect(p.gain(A, 'flipTile').offers({ space: 'loadTruck' })).toBe(false);
    p.play({ type: 'decline' }).gain(A, 'removeTile');
    expect(p.offered({ type: 'removeTile' })).toEqual([{ type: 'removeTile', space: 'loadTruck' }]);
    p.play({ type: 'removeTile' });
    expect(table().gain(A, 'removeTile').asks).toBe('over');
  });
});
