import { describe, expect, test } from 'vitest';
import { A, B, t, table } from '../testing.ts';

const play = (p: ReturnType<typeof table>, card: string, space: string) =>
  p.hand(A, card, 'basic-white').turn(A).play({ card, space });

describe('action cards', () => {
  test('AB-23.1 Basic cards have one colour and no effect, except yellow', () => {
    const effects = t.basics.map((c) => [t.cards[c].colourList.length, t.cards[c].effect]);
    expect(effects.filter(([, effect]) => effect !== 'none')).toEqual([[1, 'extraBuild']]);
    expect(effects.every(([count]) => count === 1)).toBe(true);
  });

  test('AB-23.2 R-59 R-60 cards to the left slide right, the new one comes left; an empty deck leaves the place empty', () => {
    const p = table().display('improved-red-buildDevelop', 'improved-cyan-buildDevelop', 'improved-white-buildDevelop');
    const next = p.s.deck.at(-1);
    p.gain(A, 'gainCard').play({ card: 'improved-cyan-buildDevelop' });
    expect(p.s.display.slice(0, 3)).toEqual([
      next,
      t.index.card.get('improved-red-buildDevelop'),
      t.index.card.get('improved-white-buildDevelop'),
    ]);
    p.s.deck.length = 0;
    p.gain(A, 'gainCard').play({ card: 'improved-white-buildDevelop' });
    expect(p.s.display[0]).toBe(-1);
  });

  test('AB-21.4 AB-23.6 a gained card comes into hand and may be played at once', () => {
    const p = table().display('improved-red-loadExtraStep').unlocked(A, 'station-1', 'station-2').money(A, 20);
    p.board(A, 'delivery-5').change((s) => {
      s.goodsMarks[0] = 1;
    });
    p.turn(A).play({ type: 'claim', country: 'denmark' }, { type: 'takeCard', card: 'improved-red-loadExtraStep' });
    expect(p.offers({ type: 'playCard', card: 'improved-red-loadExtraStep' })).toBe(true);
    expect(table().display().gain(A, 'gainCard').asks).toBe('over');
  });

  test('AB-21.5 replace: a Basic card leaves the game, the new one takes its place without being played', () => {
    const p = table()
      .display('improved-red-buildDevelop')
      .hand(A, 'basic-red')
      .played(A, 'buildRoad', 'basic-cyan')
      .gain(A, 'replaceCard');
    expect(
      p
        .offered({ type: 'replaceCard' })
        .map((move) => 'card' in move && move.card)
        .sort(),
    ).toEqual(['basic-cyan', 'basic-red']);
    p.play({ card: 'basic-cyan' });
    expect([p.has(A, 'basic-cyan'), p.has(A, 'improved-red-buildDevelop')]).toEqual(['no', 'played']);
    const q = table()
      .display('improved-red-buildDevelop')
      .hand(A, 'improved-white-buildDevelop')
      .gain(A, 'replaceCard');
    expect(q.asks).toBe('over');
  });

  test('AB-23.3 buildDevelop and upgradeDevelop, and AB-X65 both Develops in the order chosen', () => {
    const p = play(table().money(A, 40), 'improved-red-buildDevelop', 'buildRoad').play(
      { section: 'red-hamburg-kobenhavn:0' },
      { trigger: 'card' },
    );
    expect(p.s.track[A]).toBe(1);
    const q = play(
      table().money(A, 40).built('red-dortmund-hamburg').unlocked(A, 'upgrade-1').track(A, 12),
      'improved-red-upgradeDevelop',
      'upgradeLink',
    );
    q.play({ link: 'red-dortmund-hamburg' });
    expect(q.moves.map((move) => ('trigger' in move ? move.trigger : move.type))).toEqual([
      'technology',
      'card',
      'decline',
    ]);
    q.play({ trigger: 'card' });
    expect([q.s.track[A], q.asks]).toEqual([14, 'promote']);
    q.play({ type: 'decline' }, { trigger: 'technology' });
    expect(q.s.track[A]).toBe(15);
  });

  test('AB-23.3 loadExtraStep adds a step to the truck just loaded; R-69 none if it does not match', () => {
    const p = play(table().built('red-dortmund-hamburg'), 'improved-red-loadExtraStep', 'loadTruck').play({
      depot: 'hamburg',
    });
    p.play({ section: 'red-dortmund-hamburg:1' });
    const top = p.s.frames.at(-1);
    expect(top?.kind === 'drive' && top.left).toBe(2);
  });

  test('AB-23.3 extraStation: also a station, before or after the action', () => {
    const start = () =>
      play(table().money(A, 40).built('red-dortmund-hamburg'), 'improved-red-extraStation', 'upgradeLink');
    const p = start().play({ effect: 'extraStation' }, { type: 'buildStation' }, { link: 'red-dortmund-hamburg' });
    expect(p.s.stations[A]).toBe(1);
    const q = start().play({ type: 'upgradeLink' });
    expect(q.asks).toBe('cardAfter');
    q.play({ effect: 'extraStation' }, { type: 'buildStation' });
    expect([q.s.stations[A], q.s.turn]).toEqual([1, B]);
  });

  test('AB-23.3 payDevelop: exactly DM 10 for Develop 2, once', () => {
    const p = play(table().era(3).money(A, 25), 'advanced-cyan-payDevelop', 'loadTruck').play({ effect: 'payDevelop' });
    p.play({ type: 'decline' });
    expect([p.s.money[A], p.s.track[A]]).toEqual([15, 2]);
    expect(p.offers({ type: 'useEffect' })).toBe(false);
    expect(
      play(table().era(3).money(A, 9), 'advanced-cyan-payDevelop', 'loadTruck').offers({ type: 'useEffect' }),
    ).toBe(false);
  });

  test('AB-23.3 R-24 truckPlus2 gives every truck 2 more steps', () => {
    const p = play(
      table().era(3).truck(A, 1, 'hannover', 'automotive').built('cyan-dortmund-hannover'),
      'advanced-cyan-truckPlus2',
      'buildStation',
    );
    p.play({ type: 'buildStation' }, { type: 'step', truck: 1 });
    const top = p.s.frames.at(-1);
    expect(top?.kind === 'drive' && top.left).toBe(4);
  });

  test('AB-23.3 develop1 and gain12, before or after the action', () => {
    const p = play(table().era(3).money(A, 0), 'advanced-white-develop1', 'loadTruck').play({ depot: 'crailsheim' });
    expect(p.asks).toBe('cardAfter');
    p.play({ effect: 'develop1' });
    expect(p.s.track[A]).toBe(1);
    const q = play(table().era(3).money(A, 0), 'advanced-orange-gain12', 'loadTruck').play({ effect: 'gain12' });
    expect([q.s.money[A], q.asks]).toEqual([12, 'card']);
  });

  test('AB-23.3 extraBuildPromote: one promotion if the card built at least one section', () => {
    const p = play(table().era(3).money(A, 40).staff(A, 9, 1), 'advanced-yellow-buildPromote', 'loadTruck');
    expect(p.offers({ effect: 'promoteOnce' })).toBe(false);
    p.play({ effect: 'extraBuild' }, { section: 'yellow-hamburg-schwerin:0' });
    expect(p.offers({ effect: 'promoteOnce' })).toBe(true);
    p.play({ effect: 'promoteOnce' }, { department: 'finance' });
    expect(p.offers({ effect: 'promoteOnce' })).toBe(false);
    const q = play(table().era(3).money(A, 40), 'advanced-yellow-buildPromote', 'loadTruck').play({ depot: 'hamburg' });
    expect(q.offers({ effect: 'promoteOnce' })).toBe(false);
  });

  test('AB-23.3 extraBuildUpgradeLoad: an extra section and the other of Upgrade and Load, in any order', () => {
    const p = play(
      table().era(3).money(A, 60).built('yellow-hamburg-schwerin'),
      'advanced-yellow-buildUpgradeLoad',
      'loadTruck',
    );
    expect(p.offered({ type: 'useEffect' }).map((move) => 'effect' in move && move.effect)).toEqual([
      'extraBuild',
      'extraUpgrade',
    ]);
    p.play(
      { effect: 'extraUpgrade' },
      { link: 'yellow-hamburg-schwerin' },
      { depot: 'hamburg' },
      { effect: 'extraBuild' },
    );
    p.play({ section: 'yellow-schwerin-berlin:0' });
    expect(p.road('yellow-schwerin-berlin:0')).toBe(1);
    expect(p.road('yellow-hamburg-schwerin:0')).toBe(2);
  });

  test('AB-23.4 AB-X62 the action may be made possible by an extra action first', () => {
    const p = play(table().era(3).money(A, 10).built('yellow-hamburg-schwerin'), 'basic-yellow', 'loadTruck');
    expect(p.offers({ depot: 'berlin' })).toBe(false);
    p.play({ effect: 'extraBuild' }, { section: 'yellow-schwerin-berlin:0' }, { type: 'decline' });
    expect(p.offers({ depot: 'berlin' })).toBe(true);
    const q = table().era(3).money(A, 10).hand(A, 'basic-yellow', 'basic-red').turn(A);
    expect(q.offers({ card: 'basic-yellow', space: 'upgradeLink' })).toBe(false);
    q.s.money[A] = 20;
    expect(q.offers({ card: 'basic-yellow', space: 'upgradeLink' })).toBe(true);
    q.play({ card: 'basic-yellow', space: 'upgradeLink' });
    expect(q.moves).toEqual([{ type: 'useEffect', effect: 'extraBuild' }]);
  });

  test('AB-X64 upgradeLoad: upgrade and load with one card, on one slot', () => {
    const p = play(
      table().era(3).money(A, 40).built('red-dortmund-hamburg'),
      'advanced-red-upgradeLoad',
      'upgradeLink',
    );
    p.play({ link: 'red-dortmund-hamburg' }, { effect: 'extraLoad' }, { depot: 'hamburg' });
    expect([p.place(A, 1), p.asks]).toEqual(['hamburg', 'trucks']);
    expect(p.told('event.playCard').length).toBe(1);
  });

  test('AB-23.5 AB-28.1 AB-X61 two colours: build on red, drive on cyan, and Develop 1', () => {
    const p = play(
      table({ options: { twoColourCards: true } })
        .era(3)
        .money(A, 40)
        .built('cyan-dortmund-hannover')
        .truck(A, 1, 'cyan-dortmund-hannover:1', 'chemicals'),
      'two-red-cyan-develop1',
      'buildRoad',
    );
    p.play({ section: 'red-hamburg-kobenhavn:0' }, { effect: 'develop1' });
    expect(p.s.track[A]).toBe(1);
    expect(p.offers({ type: 'step', truck: 1 })).toBe(true);
  });

  test('AB-23.5 the sections of a two-colour doubleBuild may be of either colour; Unlock takes either token', () => {
    const p = play(table().era(3).money(A, 40), 'two-purple-white-doubleBuild', 'buildRoad');
    p.play({ type: 'buildTwo', section: 'purple-frankfurt-badHersfeld:0' }, { type: 'decline' });
    expect(p.offers({ section: 'white-crailsheim-nuernberg:0' })).toBe(true);
    const q = play(table().era(3), 'two-red-cyan-develop1', 'unlock');
    expect(new Set(q.moves.flatMap((move) => ('token' in move ? [move.token] : [])))).toEqual(new Set(['red', 'cyan']));
  });

  test('AB-21.2 AB-1.11 money is gained from an unlimited bank', () => {
    expect(table().money(A, 995).gain(A, 'money', 20).s.money[A]).toBe(1015);
  });

  test('AB-29.2 every choice of the rules is a decision with listed moves', () => {
    const p = play(table().money(A, 40), 'basic-black', 'buildRoad');
    expect(p.moves.length).toBeGreaterThan(1);
    expect(new Set(p.moves).size).toBe(p.moves.length);
  });
});
