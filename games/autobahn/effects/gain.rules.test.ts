import { describe, expect, test } from 'vitest';
import { A, B, position } from '../positions.ts';

describe('bonus actions', () => {
  test('AB-21.1 Develop n moves n steps', () => {
    expect(position().track(A, 12).gains(A, 'develop', 1).begin().play('develop').track(A)).toBe(13);
  });

  test('AB-21.2 AB-1.11 Money n comes from an unlimited bank', () => {
    const table = position().money(A, 990).tiles(A, 'tile-money').begin().play('useTile');
    expect(table.money(A)).toBe(996);
  });

  test('AB-21.3 Promote n is n promotions', () => {
    const table = position().lobby(A, 2).gains(A, 'promote', 2).begin();
    table.play(
      { type: 'promote', department: 'finance', floor: 1 },
      { type: 'promote', department: 'finance', floor: 2 },
    );
    expect([table.floors(A, 'finance'), table.asked]).toEqual([[2], 'prompt.action']);
  });

  test('AB-21.6 Build road in any colour at normal cost, without a card', () => {
    const table = position().tiles(A, 'tile-buildRoad').begin().play('useTile');
    const colours = new Set(table.offered('buildRoad', 'section').map((section) => String(section).split('-')[0]));
    expect([...colours].sort()).toEqual(['black', 'cyan', 'orange', 'purple', 'red', 'white']);
    table.play({ type: 'buildRoad', section: 'white-crailsheim-nuernberg:0' });
    expect([table.money(A), table.office('white'), table.asked]).toEqual([18, [A], 'prompt.action']);
  });

  test('AB-21.7 Upgrade link in any colour, with the own discount', () => {
    const table = position()
      .built('orange-wuerzburg-nuernberg')
      .padlocks(A, ['upgrade-1', 'upgrade-2'])
      .tiles(A, 'tile-upgradeLink')
      .begin();
    table.play('useTile', { type: 'upgradeLink', link: 'orange-wuerzburg-nuernberg' });
    expect([table.money(A), table.office('orange')]).toEqual([20, [A]]);
  });

  test('AB-21.8 Build station in any colour', () => {
    const table = position().built('red-dortmund-hamburg').tiles(A, 'tile-buildStation').begin().play('useTile');
    expect(table.offered('buildStation', 'link')).toEqual([
      'black-badHersfeld-wuerzburg',
      'black-hannover-badHersfeld',
      'red-dortmund-hamburg',
    ]);
  });

  test('AB-21.9 AB-X82 Load truck at any depot; it moves only if it matches the card played', () => {
    const load = (depot: string) => {
      const table = position().tiles(A, 'tile-loadTruck').begin().play('useTile');
      expect(table.offered('loadTruck', 'depot')).toEqual([
        'badHersfeld',
        'crailsheim',
        'hamburg',
        'hannover',
        'wuerzburg',
      ]);
      return table
        .play({ type: 'loadTruck', depot })
        .playCard('basic-cyan', 'unlock')
        .play({ type: 'unlock', padlock: 'upgrade-1' });
    };
    expect(load('hannover').asked).toBe('prompt.trucks');
    expect(load('hamburg').turn).toBe(B);
  });

  test.each([
    ['flipTile', 1],
    ['removeTile', 2],
  ] as const)('AB-21.14 AB-21.15 AB-X13 %s raises the limit of one space by 1', (kind, state) => {
    const at = position().gains(A, kind);
    if (kind === 'removeTile') at.actionTile(A, 'loadTruck', 'flipped');
    const table = at.played(A, 'loadTruck', ...['basic-red', 'basic-cyan'].slice(0, state)).begin();
    table.play(
      kind === 'flipTile' ? { type: 'flipTile', space: 'loadTruck' } : { type: 'removeTile', space: 'loadTruck' },
    );
    expect(table.actionTile(A, 'loadTruck')).toBe(state);
    expect(table.playable('basic-black', 'loadTruck')).toBe(true);
  });

  test('AB-21.14 Flip: one of the four tiles with two cones, never Unlock', () => {
    const table = position().actionTile(A, 'buildRoad', 'flipped').gains(A, 'flipTile').begin();
    expect(table.offered('flipTile', 'space')).toEqual(['buildStation', 'loadTruck', 'upgradeLink']);
  });

  test('AB-21.15 Remove: only a tile that shows one cone', () => {
    const table = position()
      .actionTile(A, 'buildRoad', 'flipped')
      .actionTile(A, 'loadTruck', 'removed')
      .gains(A, 'removeTile')
      .begin();
    expect(table.offered('removeTile', 'space')).toEqual(['buildRoad']);
  });

  test('AB-21.16 Recruit puts an employee from the supply into the Lobby', () => {
    const at = () => position({ options: { extraTiles: true } }).tiles(A, 'tile-recruit');
    const table = at().begin().play('useTile');
    expect([table.supply(A), table.lobby(A)]).toEqual([23, 1]);
    expect(at().supply(A, 0).begin().offers('useTile')).toBe(false);
  });

  test('AB-1.10 a gain is taken or declined, never exchanged', () => {
    const table = position().gains(A, 'gainCard').begin();
    expect(new Set(table.moves().map((move) => move.type))).toEqual(new Set(['takeCard', 'decline']));
    const hand = table.hand(A);
    expect(table.play('decline').hand(A)).toEqual(hand);
  });

  test('AB-1.10 a step of a chosen action cannot be declined', () => {
    const table = position().begin().playCard('basic-red', 'buildRoad');
    expect(new Set(table.moves().map((move) => move.type))).toEqual(new Set(['buildRoad']));
  });

  test('AB-1.9 a granted effect is resolved completely before the first one goes on', () => {
    // Develop 2 from space 15: 16 unlocks, level 2 of the truck column completes a row and promotes, then step 17.
    const at = position().track(A, 15).lobby(A, 1).tiles(A, 'tile-develop');
    const table = at
      .padlocks(A, ['upgrade-1', 'upgrade-2', 'station-1', 'station-2', 'truck-1'])
      .begin()
      .play('useTile');
    expect([table.track(A), table.asked]).toEqual([16, 'prompt.unlock']);
    table.play({ type: 'unlock', padlock: 'truck-2' });
    expect([table.track(A), table.asked]).toEqual([16, 'prompt.promote']);
    table.play({ type: 'promote', department: 'finance' });
    expect([table.track(A), table.asked]).toEqual([17, 'prompt.action']);
  });
});
