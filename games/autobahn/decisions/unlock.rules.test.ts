import { describe, expect, test } from 'vitest';
import { A, position, type Table } from '../positions.ts';

const padlocks = (table: Table): unknown[] => table.offered('unlock', 'padlock');
const LEVEL_1 = ['upgrade-1', 'truck-1', 'station-1'];
const LEVEL_2 = ['upgrade-2', 'truck-2', 'station-2'];

describe('which token and which padlock', () => {
  test.each(['red', 'cyan', 'purple', 'orange', 'white'] as const)(
    'AB-11.1 a %s card uses the token of its colour',
    (colour) => {
      const table = position().begin().playCard(`basic-${colour}`, 'unlock');
      expect(new Set(table.offered('unlock', 'token'))).toEqual(new Set([colour]));
      table.play({ type: 'unlock', padlock: 'truck-1' });
      expect(table.tokens(A)).not.toContain(colour);
      expect(table.padlocks(A)).toEqual(['truck-1']);
      expect(table.colourless(A)).toBe(3);
    },
  );

  test('AB-X66 AB-11.1 black cannot unlock; red cannot when the red token is used', () => {
    const table = position().padlocks(A, ['truck-1'], ['red']).begin();
    expect(table.playable('basic-black', 'unlock')).toBe(false);
    expect(table.playable('basic-red', 'unlock')).toBe(false);
    expect(table.playable('basic-cyan', 'unlock')).toBe(true);
  });

  test('AB-11.1 AB-21.10 as a bonus a colourless token is used, never a coloured one', () => {
    const table = position().gains(A, 'unlock').begin();
    expect(new Set(table.offered('unlock', 'token'))).toEqual(new Set(['colourless']));
    table.play({ type: 'unlock', padlock: 'station-1' });
    expect(table.colourless(A)).toBe(2);
    expect(table.tokens(A)).toHaveLength(6);
  });

  test('AB-11.4 AB-13.3 without a colourless token a bonus unlock is lost', () => {
    const used = position().padlocks(
      A,
      ['truck-1', 'truck-2', 'station-1'],
      ['colourless', 'colourless', 'colourless'],
    );
    const table = used.gains(A, 'unlock').begin();
    expect(table.asked).toBe('prompt.action');
  });

  test('AB-11.4 nine tokens for twelve padlocks: with all tokens used nothing more can be unlocked', () => {
    const all = [...LEVEL_1, ...LEVEL_2, 'upgrade-3a', 'truck-3a', 'station-3a'];
    const table = position({ era: 3 }).padlocks(A, all).begin();
    for (const colour of ['red', 'cyan', 'purple', 'orange', 'white', 'yellow', 'black'])
      expect(table.playable(`basic-${colour}`, 'unlock')).toBe(false);
  });

  test.each([
    [[], ['station-1', 'truck-1', 'upgrade-1']],
    [['truck-1'], ['station-1', 'truck-2', 'upgrade-1']],
    [
      ['truck-1', 'truck-2'],
      ['station-1', 'truck-3a', 'truck-3b', 'upgrade-1'],
    ],
    [
      ['truck-1', 'truck-2', 'truck-3b'],
      ['station-1', 'truck-3a', 'upgrade-1'],
    ],
    [
      ['truck-1', 'truck-2', 'truck-3a', 'truck-3b'],
      ['station-1', 'upgrade-1'],
    ],
  ])('AB-11.2 with %j filled the lowest free level of each column is open', (filled, open) => {
    expect(padlocks(position().padlocks(A, filled).begin().playCard('basic-red', 'unlock'))).toEqual(open);
  });
});

describe('what unlocking brings', () => {
  test('AB-11.3 the third level-1 padlock brings Replace action card, once', () => {
    const table = position().padlocks(A, ['upgrade-1', 'truck-1']).begin().playCard('basic-red', 'unlock');
    table.play({ type: 'unlock', padlock: 'station-1' });
    expect(table.asked).toBe('prompt.replaceCard');
    table.play('decline');
    const more = position().padlocks(A, LEVEL_1).begin().playCard('basic-red', 'unlock');
    more.play({ type: 'unlock', padlock: 'truck-2' });
    expect(more.asked).toBe('prompt.action');
  });

  test('AB-11.3 the third level-2 padlock brings Promote 1', () => {
    const table = position()
      .padlocks(A, [...LEVEL_1, 'upgrade-2', 'truck-2'])
      .lobby(A, 1)
      .begin();
    table.playCard('basic-red', 'unlock').play({ type: 'unlock', padlock: 'station-2' });
    expect(table.offered('promote', 'department')).toContain('service');
  });

  test('AB-11.3 AB-12.6 access to the floor comes before the row bonus: the new level-2 floor is open to its promotion', () => {
    const table = position()
      .padlocks(A, [...LEVEL_1, 'upgrade-2', 'truck-2'])
      .floors(A, 'service', 1)
      .begin();
    table.playCard('basic-red', 'unlock').play({ type: 'unlock', padlock: 'station-2' });
    expect(table.offers({ type: 'promote', department: 'service', floor: 2 })).toBe(true);
  });

  test('AB-11.3 the one-off effect is resolved before the row bonus could be, and is lost when declined', () => {
    const table = position().padlocks(A, ['station-1', 'station-2']).begin().playCard('basic-red', 'unlock');
    table.play({ type: 'unlock', padlock: 'station-3b' }, 'decline');
    expect(table.stations(A)).toBe(0);
    expect(table.turn).toBe(1);
  });

  test.each(['upgrade', 'truck', 'station'])('AB-11.5 level 3a of the %s column gains an action card', (column) => {
    const table = position()
      .padlocks(A, [`${column}-1`, `${column}-2`])
      .begin()
      .playCard('basic-red', 'unlock');
    const card = table.display[4];
    table.play({ type: 'unlock', padlock: `${column}-3a` }, { type: 'takeCard', card });
    expect(table.hand(A)).toContain(card);
  });

  test('AB-11.5 AB-11.6 level 3b upgrades any link with the discount, and its level 1 develops', () => {
    const table = position().built('orange-wuerzburg-nuernberg').padlocks(A, ['upgrade-1', 'upgrade-2']).begin();
    table.playCard('basic-red', 'unlock').play({ type: 'unlock', padlock: 'upgrade-3b' });
    table.play({ type: 'upgradeLink', link: 'orange-wuerzburg-nuernberg' });
    expect(table.money(A)).toBe(20);
    expect(table.office('orange')).toEqual([A]);
    table.play({ type: 'resolve', trigger: 'technology' });
    expect(table.track(A)).toBe(1);
  });

  test('AB-11.5 AB-11.8 level 3b loads at any depot and drives that truck up to 2 steps; it may drive again in phase 3', () => {
    const table = position()
      .built('red-dortmund-hamburg', 'red-koeln-dortmund')
      .padlocks(A, ['truck-1', 'truck-2'])
      .begin();
    table.playCard('basic-red', 'unlock').play({ type: 'unlock', padlock: 'truck-3b' });
    expect(new Set(table.offered('loadTruck', 'depot')).size).toBe(5);
    table.play({ type: 'loadTruck', depot: 'hannover' }, { type: 'resolve', trigger: 'technology' });
    table.drive(1, 'black-hamburg-hannover:0', 'red-dortmund-hamburg:1');
    expect(table.asked).toBe('prompt.trucks');
    table.drive(1, 'red-dortmund-hamburg:0', 'red-koeln-dortmund:0');
    expect(table.truck(A, 1)).toBe('red-koeln-dortmund:0');
  });

  test('AB-11.8 after the two steps a truck on another colour does not drive again', () => {
    const table = position().padlocks(A, ['truck-1', 'truck-2']).begin().playCard('basic-red', 'unlock');
    table.play({ type: 'unlock', padlock: 'truck-3b' }, { type: 'loadTruck', depot: 'hannover' }, 'decline');
    table.drive(1, 'black-hannover-badHersfeld:0').play('stop');
    expect(table.turn).toBe(1);
  });

  test('AB-11.5 AB-11.6 level 3b builds a station anywhere, with levels 1 and 2 of the column', () => {
    const table = position().padlocks(A, ['station-1', 'station-2']).begin().playCard('basic-red', 'unlock');
    table.play(
      { type: 'unlock', padlock: 'station-3b' },
      { type: 'buildStation', link: 'black-badHersfeld-wuerzburg' },
    );
    expect(table.offered('resolve', 'trigger')).toEqual(['stationRow', 'technology']);
  });

  test('AB-11.6 unlocking a permanent technology does not use it', () => {
    const table = position().begin().playCard('basic-red', 'unlock').play({ type: 'unlock', padlock: 'upgrade-1' });
    expect(table.track(A)).toBe(0);
    expect(table.turn).toBe(1);
  });

  test.each([
    ['upgrade-1', 'basic-black', 'upgradeLink', { type: 'upgradeLink', link: 'black-hamburg-hannover' }],
    ['truck-1', 'basic-black', 'loadTruck', { type: 'loadTruck', depot: 'hamburg' }],
    ['station-1', 'basic-black', 'buildStation', { type: 'buildStation', link: 'black-hannover-badHersfeld' }],
  ] as const)('AB-11.5 %s: each time the action is performed, Develop 1', (padlock, card, space, move) => {
    const table = position().padlocks(A, [padlock]).begin().playCard(card, space).play(move);
    table.play({ type: 'resolve', trigger: 'technology' });
    expect(table.track(A)).toBe(1);
  });

  test.each([
    ['upgrade-1', 'tile-upgradeLink', { type: 'upgradeLink', link: 'black-hamburg-hannover' }],
    ['truck-1', 'tile-loadTruck', { type: 'loadTruck', depot: 'hamburg' }],
    ['station-1', 'tile-buildStation', { type: 'buildStation', link: 'black-hannover-badHersfeld' }],
  ] as const)('AB-11.6 %s works for a bonus action as well', (padlock, tile, move) => {
    const table = position().padlocks(A, [padlock]).tiles(A, tile).begin().play({ type: 'useTile', tile }, move);
    table.play({ type: 'resolve', trigger: 'technology' });
    expect(table.track(A)).toBe(1);
  });
});
