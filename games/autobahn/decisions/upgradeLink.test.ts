import { describe, expect, test } from 'vitest';
import { A, B, table } from '../testing.ts';

const play = (p: ReturnType<typeof table>) => p.turn(A).play({ card: 'basic-black', space: 'upgradeLink' });
const black = () => table().hand(A, 'basic-black', 'basic-red').office('black', B).money(A, 40);

describe('Upgrade link', () => {
  test('AB-8.1 a complete single link of the colour whose cost is owned', () => {
    const p = play(black().built('black-crailsheim-milano:0').dual('black-hamburg-hannover'));
    const offered = p.moves.map((move) => 'link' in move && move.link);
    expect(offered).toEqual([
      'black-hannover-badHersfeld',
      'black-badHersfeld-wuerzburg',
      'black-wuerzburg-crailsheim',
    ]);
    const poor = play(black().money(A, 6));
    expect(poor.moves.map((move) => 'link' in move && move.link)).toEqual([
      'black-hamburg-hannover',
      'black-wuerzburg-crailsheim',
    ]);
  });

  test.each([
    ['black-hamburg-hannover', 6],
    ['black-hannover-badHersfeld', 12],
  ])('AB-8.2 AB-X03 %s costs DM %i and places one employee', (id, cost) => {
    const p = play(black()).play({ link: id });
    expect(p.s.money[A]).toBe(40 - cost);
    expect(p.seatsOf('black')).toEqual([B, A]);
  });

  test('AB-8.1 the technology takes DM 2 off per section', () => {
    const p = play(black().unlocked(A, 'upgrade-1', 'upgrade-2')).play({ link: 'black-hannover-badHersfeld' });
    expect(p.s.money[A]).toBe(32);
  });

  test('AB-8.2 AB-X47 both cities rise, nothing is dual twice', () => {
    const p = play(black()).play({ link: 'black-hannover-badHersfeld' });
    expect([p.value('hannover'), p.value('badHersfeld')]).toEqual([4, 4]);
    const again = p.gain(A, 'upgradeLink');
    expect(again.offers({ link: 'black-hannover-badHersfeld' })).toBe(false);
  });

  test('AB-8.3 a link abroad can be upgraded, only its German end gains; trucks stay', () => {
    const p = play(black().built('black-hamburg-aarhus').truck(B, 1, 'black-hamburg-aarhus:0', 'chemicals'));
    p.play({ link: 'black-hamburg-aarhus' });
    expect([p.value('hamburg'), p.value('aarhus')]).toEqual([4, 4]);
    expect(p.place(B, 1)).toBe('black-hamburg-aarhus:0');
  });

  test('AB-21.7 as a bonus any link, with the own discounts', () => {
    const p = table()
      .built('red-dortmund-hamburg')
      .unlocked(A, 'upgrade-1', 'upgrade-2')
      .money(A, 8)
      .gain(A, 'upgradeLink');
    p.play({ link: 'red-dortmund-hamburg' });
    expect(p.s.money[A]).toBe(0);
    expect(p.asks).toBe('effects');
  });
});
