import { describe, expect, test } from 'vitest';
import { A, B, t, table } from '../testing.ts';

const withCard = (id: string) =>
  table({ options: { wine: true } }).change((s) => {
    const card = t.wines.findIndex((wine) => wine.id === id);
    const other = s.wineCards.indexOf(card);
    if (other >= 0) s.wineCards[other] = s.wineCards[A];
    s.wineCards[A] = card;
  });
const jena = () => withCard('wine-switzerland-jena').built('purple-mannheim-frankfurt', 'purple-mannheim-basel');
const load = (p: ReturnType<typeof table>, card = 'basic-purple', space = 'loadTruck') =>
  p.hand(A, card, 'basic-red').turn(A).play({ card, space });

describe('Wine', () => {
  test.each([
    [2, 1, 1],
    [3, 2, 1],
    [4, 2, 2],
  ])('AB-25.1 %i players: one card each, %i single and %i double tokens', (players, single, double) => {
    const { s } = table({ players, options: { wine: true } });
    expect([s.wineSingles, s.wineDoubles]).toEqual([single, double]);
    expect(new Set(s.wineCards).size).toBe(players);
  });

  test('AB-25.2 AB-X22 a card of the colour may load wine on the outer section and drive in phase 3', () => {
    const p = load(jena()).play({ type: 'loadWine' });
    expect(p.place(A, 1)).toBe('purple-mannheim-basel:1');
    expect(p.asks).toBe('trucks');
    expect(p.s.reveals).toBeGreaterThan(0);
    expect(load(jena(), 'basic-black').offers({ type: 'loadWine' })).toBe(false);
  });

  test('AB-25.2 R-74 the section must be built and free of other trucks', () => {
    expect(load(withCard('wine-switzerland-jena')).offers({ type: 'loadWine' })).toBe(false);
    const taken = jena().truck(B, 1, 'purple-mannheim-basel:1', 'chemicals');
    expect(load(taken).offers({ type: 'loadWine' })).toBe(false);
  });

  test('AB-X143 R-30 no wine without a card: not with a tile, but with the extra Load of a card', () => {
    const p = jena().gain(A, 'loadTruck');
    expect(p.offers({ type: 'loadWine' })).toBe(false);
    const q = load(jena().era(3).money(A, 40), 'advanced-purple-upgradeLoad', 'upgradeLink').play(
      { type: 'upgradeLink' },
      { effect: 'extraLoad' },
    );
    expect(q.offers({ type: 'loadWine' })).toBe(true);
  });

  test('AB-25.2 only once per game', () => {
    const p = load(jena()).play({ type: 'loadWine' }, { type: 'done' });
    p.s.trucks[0] = -1;
    p.s.goods[0] = -1;
    p.s.wineState[A] = 2;
    p.s.frames.length = 0;
    p.s.cards.fill(0);
    expect(load(p).offers({ type: 'loadWine' })).toBe(false);
  });

  test('AB-25.3 a wine truck follows the truck rules but cannot deliver abroad', () => {
    const p = jena().truck(A, 1, 'purple-mannheim-basel:1', 'wine').gain(A, 'moveTruck', 2);
    expect(p.offers({ type: 'deliver' })).toBe(false);
    expect(p.offers({ section: 'purple-mannheim-basel:0' })).toBe(true);
  });

  const arriving = () =>
    jena()
      .era(3)
      .built('purple-frankfurt-badHersfeld', 'purple-badHersfeld-jena')
      .staff(A, 9, 2)
      .truck(A, 1, 'purple-badHersfeld-jena:0', 'wine')
      .change((s) => {
        s.wineState[A] = 1;
      });

  test('AB-25.4 R-31 R-73 arriving beside the destination: double token first and Promote 2, truck home', () => {
    const p = arriving().gain(A, 'moveTruck', 3).play({ section: 'purple-badHersfeld-jena:1' });
    expect([p.place(A, 1), p.asks, p.s.wineDoubles]).toEqual(['board', 'promote', 0]);
    p.play({ department: 'finance' }, { department: 'finance' });
    expect(p.isOn(A, 'finance', 2)).toBe(true);
    const single = arriving().change((s) => {
      s.wineDoubles = 0;
    });
    single.gain(A, 'moveTruck', 1).play({ section: 'purple-badHersfeld-jena:1' }, { type: 'decline' });
    expect([single.s.wineSingles, single.asks]).toEqual([0, 'over']);
    const none = arriving().change((s) => {
      s.wineDoubles = 0;
      s.wineSingles = 0;
    });
    expect(none.gain(A, 'moveTruck', 1).play({ section: 'purple-badHersfeld-jena:1' }).asks).toBe('over');
    expect(none.s.wineState[A]).toBe(2);
  });

  test('AB-25.6 loading the truck anew before arrival loses the wine', () => {
    const p = load(arriving(), 'basic-purple').play({ depot: 'badHersfeld', truck: 1 });
    expect(p.s.wineState[A]).toBe(3);
  });

  test('AB-25.8 the section of arrival may be occupied', () => {
    const p = arriving().truck(B, 1, 'purple-badHersfeld-jena:1', 'chemicals').gain(A, 'moveTruck', 1);
    expect(p.offers({ section: 'purple-badHersfeld-jena:1' })).toBe(true);
    p.play({ section: 'purple-badHersfeld-jena:1' });
    expect(p.place(A, 1)).toBe('board');
  });
});
