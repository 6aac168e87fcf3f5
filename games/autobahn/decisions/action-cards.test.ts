import { describe, expect, test } from 'vitest';
import { A, position } from '../testing.ts';

const SHOWN = [
  'improved-red-buildDevelop',
  'improved-cyan-buildDevelop',
  'improved-purple-buildDevelop',
  'improved-orange-buildDevelop',
  'improved-white-buildDevelop',
];
const NEXT = 'improved-red-extraStation';

describe('gaining and replacing action cards', () => {
  test('AB-21.4 AB-23.2 R-59 a gained card goes to the hand; those to its left slide right, the new one comes left', () => {
    const table = position().display(SHOWN, [NEXT]).gains(A, 'gainCard').begin();
    expect(table.offered('takeCard', 'card')).toEqual([...SHOWN].sort());
    table.play({ type: 'takeCard', card: SHOWN[2] });
    expect(table.hand(A)).toContain(SHOWN[2]);
    expect(table.display).toEqual([NEXT, SHOWN[0], SHOWN[1], SHOWN[3], SHOWN[4]]);
  });

  test('AB-23.2 R-60 with an empty deck the place stays empty', () => {
    const table = position({ era: 3 })
      .display(['advanced-cyan-truckPlus2', 'advanced-white-develop1'])
      .gains(A, 'gainCard');
    table.state.deck.length = 0;
    const begun = table.begin().play({ type: 'takeCard', card: 'advanced-white-develop1' });
    expect(begun.display).toEqual(['', 'advanced-cyan-truckPlus2', '', '', '']);
  });

  test('AB-21.4 with nothing displayed the gain is lost', () => {
    const at = position({ era: 3 }).gains(A, 'gainCard');
    at.state.display.fill(-1);
    at.state.deck.length = 0;
    expect(at.begin().asked).toBe('prompt.action');
  });

  test('AB-21.5 a Basic card in hand is replaced by a displayed card in hand, of any colour', () => {
    const table = position().hand(A, 'basic-red', 'basic-cyan').display(SHOWN, [NEXT]).gains(A, 'replaceCard').begin();
    expect(table.moves('replaceCard')).toHaveLength(10);
    table.play({ type: 'replaceCard', card: 'basic-red', by: SHOWN[4] });
    expect(table.hand(A)).toEqual(['basic-cyan', SHOWN[4]]);
    expect(table.display).toEqual([NEXT, ...SHOWN.slice(0, 4)]);
  });

  test('AB-21.5 a played Basic card is replaced where it lies, without effect', () => {
    const table = position()
      .hand(A, 'basic-cyan')
      .played(A, 'buildRoad', 'basic-red')
      .display(SHOWN)
      .gains(A, 'replaceCard')
      .begin();
    table.play({ type: 'replaceCard', card: 'basic-red', by: SHOWN[0] });
    expect([table.hand(A), table.above(A, 'buildRoad')]).toEqual([['basic-cyan'], [SHOWN[0]]]);
    expect(table.track(A)).toBe(0);
  });

  test('AB-21.5 only Basic cards can be replaced; without one it is lost', () => {
    const table = position().hand(A, 'improved-red-loadExtraStep').display(SHOWN).gains(A, 'replaceCard').begin();
    expect(table.asked).toBe('prompt.action');
    expect(table.eventKeys).toEqual([]);
  });

  test('AB-21.5 the yellow card counts from era 3', () => {
    const table = position({ era: 3 }).hand(A, 'basic-yellow').gains(A, 'replaceCard').begin();
    expect(new Set(table.offered('replaceCard', 'card'))).toEqual(new Set(['basic-yellow']));
    expect(position({ era: 2 }).hand(A).gains(A, 'replaceCard').begin().asked).toBe('prompt.action');
  });
});

describe('Swap card', () => {
  test('AB-21.12 a card in hand takes the place of a played one, without effect', () => {
    const table = position()
      .hand(A, 'basic-red', 'basic-cyan')
      .played(A, 'upgradeLink', 'basic-black')
      .tiles(A, 'tile-swapCard')
      .begin();
    table.play('useTile', { type: 'swapOut', card: 'basic-black' }, { type: 'swapIn', card: 'basic-cyan' });
    expect([table.hand(A), table.above(A, 'upgradeLink')]).toEqual([['basic-black', 'basic-red'], ['basic-cyan']]);
    expect(table.asked).toBe('prompt.action');
  });

  test('AB-1.10 a swap may be declined', () => {
    const table = position().hand(A, 'basic-red').played(A, 'unlock', 'basic-cyan').gains(A, 'swapCard').begin();
    expect(table.asked).toBe('prompt.swapOut');
    expect(table.play('decline').above(A, 'unlock')).toEqual(['basic-cyan']);
  });

  test('AB-21.12 AB-X68 not with an empty hand, not without played cards', () => {
    expect(
      position().hand(A).played(A, 'unlock', 'basic-red').tiles(A, 'tile-swapCard').begin().offers('useTile'),
    ).toBe(false);
    expect(position().tiles(A, 'tile-swapCard').begin().offers('useTile')).toBe(false);
  });
});

describe('Shift card', () => {
  const shift = () => position({ options: { extraTiles: true } }).tiles(A, 'tile-shiftCard');

  test('AB-21.17 AB-X115 a card moves one or more spaces to the left where there is room', () => {
    const table = shift().played(A, 'buildStation', 'basic-black').begin().play('useTile');
    expect(table.offered('shiftCard', 'space')).toEqual(['buildRoad', 'loadTruck', 'unlock', 'upgradeLink']);
    table.play({ type: 'shiftCard', card: 'basic-black', space: 'buildRoad' });
    expect([table.above(A, 'buildRoad'), table.above(A, 'buildStation')]).toEqual([['basic-black'], []]);
    expect(table.asked).toBe('prompt.action');
  });

  test('AB-1.10 a shift may be declined', () => {
    const table = position().played(A, 'loadTruck', 'basic-cyan').gains(A, 'shiftCard').begin();
    expect(table.asked).toBe('prompt.shiftCard');
    expect(table.play('decline').above(A, 'loadTruck')).toEqual(['basic-cyan']);
  });

  test('AB-21.17 AB-X115 R-22 not onto a full space, and a card on Unlock cannot be shifted', () => {
    const full = shift()
      .played(A, 'buildRoad', 'basic-red', 'basic-cyan', 'basic-white')
      .played(A, 'unlock', 'basic-orange')
      .begin();
    expect(full.offers('useTile')).toBe(false);
    const upgrade = shift()
      .played(A, 'buildRoad', 'basic-red', 'basic-cyan', 'basic-white')
      .played(A, 'upgradeLink', 'basic-black')
      .begin();
    expect(
      upgrade
        .play('useTile')
        .moves('shiftCard')
        .map((move) => (move.type === 'shiftCard' ? [move.card, move.space] : [])),
    ).toEqual([
      ['basic-red', 'unlock'],
      ['basic-cyan', 'unlock'],
      ['basic-white', 'unlock'],
      ['basic-black', 'unlock'],
    ]);
    expect(shift().played(A, 'unlock', 'basic-orange').begin().offers('useTile')).toBe(false);
  });
});
