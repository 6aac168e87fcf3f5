import { describe, expect, test } from 'vitest';
import { SPACES } from '../components/edition.ts';
import { A, B, position } from '../testing.ts';

describe('the three actions', () => {
  test('AB-6.1 a card, refresh or funding: exactly one, then the turn is over', () => {
    const table = position().begin();
    expect(new Set(table.moves().map((move) => move.type))).toEqual(new Set(['playCard', 'refresh', 'funding']));
    expect(table.fork().play('refresh').turn).toBe(B);
    expect(table.fork().play('funding').turn).toBe(B);
    table.playCard('basic-black', 'buildStation').play({ type: 'buildStation', link: 'black-hannover-badHersfeld' });
    expect(table.turn).toBe(B);
  });

  test('AB-6.7 refresh picks up all played cards for DM 1 each', () => {
    const table = position()
      .hand(A, 'basic-black')
      .played(A, 'buildRoad', 'basic-red', 'basic-cyan')
      .played(A, 'unlock', 'basic-white');
    const after = table.begin().play('refresh');
    expect(after.hand(A)).toEqual(['basic-black', 'basic-red', 'basic-cyan', 'basic-white']);
    expect(after.money(A)).toBe(27);
  });

  test('AB-6.7 AB-29.4 refresh is allowed without played cards, for nothing', () => {
    const table = position().begin().play('refresh');
    expect([table.money(A), table.turn]).toEqual([24, B]);
  });

  test.each([
    [1, 12],
    [2, 16],
    [3, 24],
  ] as const)('AB-6.8 AB-4.2 funding in era %i brings DM %i and keeps an employee', (era, amount) => {
    const table = position({ era }).money(A, 0).begin().play('funding');
    expect([table.money(A), table.supply(A)]).toEqual([amount, 23]);
  });

  test('AB-6.8 AB-X67 not twice in an era, not with an empty supply; an earlier era does not count', () => {
    expect(position().funded(A, 1).begin().offers('funding')).toBe(false);
    expect(position().lobby(A, 3).supply(A, 0).begin().offers('funding')).toBe(false);
    expect(position({ era: 2 }).funded(A, 1).begin().offers('funding')).toBe(true);
  });

  test('AB-6.9 after refresh and funding no truck moves', () => {
    const road = () => position().built('red-dortmund-hamburg').truck(A, 1, 'red-dortmund-hamburg:1').begin();
    expect(road().play('refresh').turn).toBe(B);
    expect(road().play('funding').turn).toBe(B);
  });
});

describe('room above the action spaces', () => {
  const cards = ['basic-red', 'basic-cyan', 'basic-purple', 'basic-white', 'basic-orange'];

  test.each([
    ['unlock', 1, undefined],
    ['buildRoad', 3, undefined],
    ['buildRoad', 4, 'flipped'],
    ['buildRoad', 5, 'removed'],
    ['upgradeLink', 1, undefined],
    ['upgradeLink', 2, 'flipped'],
    ['upgradeLink', 3, 'removed'],
    ['loadTruck', 1, undefined],
    ['loadTruck', 2, 'flipped'],
    ['loadTruck', 3, 'removed'],
    ['buildStation', 1, undefined],
    ['buildStation', 2, 'flipped'],
    ['buildStation', 3, 'removed'],
  ] as const)('AB-6.3 AB-X13 %s holds %i cards (tile %s)', (space, limit, tile) => {
    const at = (played: number) => {
      const p = position()
        .hand(A, space === 'unlock' ? 'basic-orange' : 'basic-black')
        .played(A, space, ...cards.slice(0, played));
      if (tile !== undefined) p.actionTile(A, space, tile);
      return p.begin();
    };
    const card = space === 'unlock' ? 'basic-orange' : 'basic-black';
    expect(at(limit - 1).playable(card, space)).toBe(true);
    expect(at(limit).playable(card, space)).toBe(false);
  });

  test('AB-6.3 AB-X54 a fourth card may not go above Build road, a bonus Build road is still allowed', () => {
    const table = position()
      .hand(A, 'basic-black')
      .played(A, 'buildRoad', ...cards.slice(0, 3))
      .tiles(A, 'tile-buildRoad')
      .begin();
    expect(table.playable('basic-black', 'buildRoad')).toBe(false);
    table.play('useTile', { type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    expect(table.road('black-hamburg-aarhus:0')).toBe(1);
    expect(table.above(A, 'buildRoad')).toHaveLength(3);
  });

  test('AB-6.2 the card lies above its space after the action', () => {
    const table = position().begin().playCard('basic-cyan', 'loadTruck').play('loadTruck', 'done');
    expect(table.above(A, 'loadTruck')).toEqual(['basic-cyan']);
    expect(table.hand(A)).not.toContain('basic-cyan');
  });
});

describe('which card goes where', () => {
  test('AB-6.2 AB-6.4 at the start: every card builds and loads, five unlock, only black upgrades and builds stations', () => {
    const table = position().begin();
    const byCard = new Map<string, string[]>();
    for (const move of table.moves('playCard'))
      if (move.type === 'playCard') byCard.set(move.card, [...(byCard.get(move.card) ?? []), move.space]);
    for (const colour of ['red', 'cyan', 'purple', 'white', 'orange'])
      expect(byCard.get(`basic-${colour}`)).toEqual(['unlock', 'buildRoad', 'loadTruck']);
    expect(byCard.get('basic-black')).toEqual(SPACES.filter((space) => space !== 'unlock'));
  });

  test('AB-6.2 an action that cannot be paid cannot be chosen', () => {
    const table = position().money(A, 3).begin();
    for (const space of ['buildRoad', 'upgradeLink'] as const)
      expect(table.offers({ type: 'playCard', space })).toBe(false);
    expect(table.offers({ type: 'playCard', space: 'loadTruck' })).toBe(true);
  });

  test('AB-6.2 once the card lies there the action must be carried out', () => {
    const table = position().begin().playCard('basic-black', 'buildRoad');
    expect(new Set(table.moves().map((move) => move.type))).toEqual(new Set(['buildRoad']));
  });

  test('AB-6.4 the action happens on the autobahn of the card', () => {
    const table = position().begin().playCard('basic-orange', 'buildRoad');
    for (const section of table.offered('buildRoad', 'section')) expect(section).toMatch(/^orange-/);
  });

  test('AB-X140 AB-6.10 gain12 first, then the section for DM 8; a Basic card without money cannot', () => {
    const at = () =>
      position({ era: 3 })
        .built('orange-wuerzburg-nuernberg')
        .money(A, 0)
        .hand(A, 'advanced-orange-gain12', 'basic-orange')
        .begin();
    expect(at().playable('basic-orange', 'buildRoad')).toBe(false);
    const table = at().playCard('advanced-orange-gain12', 'buildRoad');
    expect(table.offers('buildRoad')).toBe(false);
    table.play({ type: 'useEffect', effect: 'gain12' }, { type: 'buildRoad', section: 'orange-nuernberg-wien:0' });
    expect(table.money(A)).toBe(4);
  });

  test('AB-6.10 AB-6.6 a money tile used first pays for the action', () => {
    const table = position().money(A, 0).tiles(A, 'tile-money').begin();
    expect(table.playable('basic-purple', 'buildRoad')).toBe(false);
    table.play('useTile').playCard('basic-purple', 'buildRoad').play('buildRoad', 'decline');
    expect(table.money(A)).toBe(0);
  });

  test('AB-6.10 payDevelop may not be used first when it leaves the action unpaid', () => {
    const at = (money: number) =>
      position({ era: 3 })
        .money(A, money)
        .hand(A, 'advanced-white-payDevelop')
        .begin()
        .playCard('advanced-white-payDevelop', 'buildRoad');
    expect(at(17).offers('useEffect')).toBe(false);
    expect(at(18).offers({ type: 'useEffect', effect: 'payDevelop' })).toBe(true);
  });

  test('AB-6.10 the DM 12 are counted only once', () => {
    const at = (money: number) =>
      position({ era: 3 })
        .built('orange-frankfurt-wuerzburg')
        .money(A, money)
        .hand(A, 'advanced-orange-gain12')
        .begin();
    expect(at(7).playable('advanced-orange-gain12', 'upgradeLink')).toBe(false);
    expect(at(8).playable('advanced-orange-gain12', 'upgradeLink')).toBe(true);
  });

  test('AB-6.10 the DM 4 of the track that Load truck with its technology brings can pay for the upgrade', () => {
    const at = (money: number, ...padlocks: string[]) =>
      position({ era: 3 })
        .built('red-dortmund-hamburg')
        .padlocks(A, padlocks)
        .track(A, 3)
        .money(A, money)
        .hand(A, 'advanced-red-upgradeLoad')
        .begin();
    expect(at(16).playable('advanced-red-upgradeLoad', 'upgradeLink')).toBe(false);
    expect(at(15, 'truck-1').playable('advanced-red-upgradeLoad', 'upgradeLink')).toBe(false);
    // It brings one step: from one space farther back the money is not reached.
    const back = position({ era: 3 }).built('red-dortmund-hamburg').padlocks(A, ['truck-1']).track(A, 2).money(A, 16);
    expect(back.hand(A, 'advanced-red-upgradeLoad').begin().playable('advanced-red-upgradeLoad', 'upgradeLink')).toBe(
      false,
    );
    const table = at(16, 'truck-1').playCard('advanced-red-upgradeLoad', 'upgradeLink');
    table.play(
      { type: 'useEffect', effect: 'extraLoad' },
      'loadTruck',
      { type: 'resolve', trigger: 'technology' },
      'upgradeLink',
    );
    expect(table.money(A)).toBe(0);
  });

  test('AB-6.10 so can the DM 4 that develop1 reaches, and the money of a station built first', () => {
    const develop = (track: number) =>
      position({ era: 3 }).track(A, track).money(A, 4).hand(A, 'advanced-white-develop1').begin();
    expect(develop(2).playable('advanced-white-develop1', 'buildRoad')).toBe(false);
    expect(develop(3).playable('advanced-white-develop1', 'buildRoad')).toBe(true);
    const station = (...padlocks: string[]) =>
      position()
        .built('red-dortmund-hamburg')
        .padlocks(A, padlocks)
        .money(A, 2)
        .hand(A, 'improved-red-extraStation')
        .begin()
        .playable('improved-red-extraStation', 'buildRoad');
    expect(station('station-1')).toBe(false);
    expect(station('station-1', 'station-2')).toBe(true);
  });

  test('AB-6.10 a section built first for DM 5 less does not count: only two sections have the discount', () => {
    const at = (money: number) =>
      position({ era: 3 })
        .money(A, money)
        .hand(A, 'advanced-red-doubleBuild')
        .begin()
        .playable('advanced-red-doubleBuild', 'buildRoad');
    expect(at(5)).toBe(false);
    expect(at(6)).toBe(true);
  });

  test('AB-6.10 R-89 a gain whose money the action counts on cannot be declined once its effect was used first', () => {
    const at = (money: number) =>
      position({ era: 3 })
        .built('yellow-hamburg-schwerin')
        .track(A, 3)
        .money(A, money)
        .hand(A, 'basic-yellow')
        .begin()
        .playCard('basic-yellow', 'buildRoad')
        .play({ type: 'useEffect', effect: 'extraBuild' }, { type: 'buildRoad', section: 'yellow-schwerin-berlin:0' });
    expect(at(14).moves()).toEqual([{ type: 'develop', steps: 1 }]);
    expect(at(18).offers('decline')).toBe(true);
    expect(at(14).play('develop', { type: 'buildRoad', section: 'yellow-jena-berlin:1' }, 'decline').money(A)).toBe(0);
    const load = position({ era: 3 }).built('red-dortmund-hamburg').padlocks(A, ['truck-1']).track(A, 3).money(A, 16);
    const table = load.hand(A, 'advanced-red-upgradeLoad').begin().playCard('advanced-red-upgradeLoad', 'upgradeLink');
    table.play({ type: 'useEffect', effect: 'extraLoad' }, 'loadTruck');
    expect(table.moves()).toEqual([{ type: 'resolve', trigger: 'technology' }]);
  });

  test('AB-6.10 of the sections an extra build may take first, only those that leave the action payable are offered', () => {
    const table = position({ era: 3 })
      .built('orange-wuerzburg-nuernberg', 'yellow-hamburg-schwerin')
      .money(A, 17)
      .hand(A, 'basic-yellow')
      .begin()
      .playCard('basic-yellow', 'buildRoad')
      .play({ type: 'useEffect', effect: 'extraBuild' });
    // DM 17 pay for 8 + 8, but not for 10 + 8.
    expect(table.offered('buildRoad', 'section')).toEqual(['yellow-nuernberg-jena:0']);
  });

  test('AB-6.10 R-81 an action that became impossible is lost, the card stays played', () => {
    const table = position().hand(A, 'basic-red', 'basic-cyan').money(A, 4).begin().playCard('basic-red', 'buildRoad');
    table.state.money[A] = 0;
    expect(table.moves()).toEqual([{ type: 'loseAction' }]);
    table.play('loseAction');
    expect([table.above(A, 'buildRoad'), table.turn]).toEqual([['basic-red'], B]);
  });

  test('AB-6.10 payDevelop may come first when the track gives back what the action needs', () => {
    const at = (track: number) =>
      position({ era: 3 })
        .track(A, track)
        .money(A, 12)
        .hand(A, 'advanced-white-payDevelop')
        .begin()
        .playCard('advanced-white-payDevelop', 'buildRoad');
    expect(at(12).offers('useEffect')).toBe(false);
    const table = at(9).play({ type: 'useEffect', effect: 'payDevelop' });
    expect(table.money(A)).toBe(8);
    expect(table.offered('buildRoad', 'section')).toEqual(['white-mannheim-crailsheim:1']);
  });

  test('AB-6.10 one space of the track is not counted twice: by the load technology and by the Develop icon', () => {
    const at = (money: number) =>
      position({ era: 3 })
        .dual('yellow-hamburg-schwerin')
        .padlocks(A, ['truck-1'])
        .track(A, 3)
        .money(A, money)
        .hand(A, 'advanced-yellow-buildUpgradeLoad')
        .begin();
    // Schwerin–Berlin for DM 10, its upgrade for DM 10; the two Develop steps bring DM 4 once.
    expect(at(15).playable('advanced-yellow-buildUpgradeLoad', 'upgradeLink')).toBe(false);
    const table = at(16)
      .playCard('advanced-yellow-buildUpgradeLoad', 'upgradeLink')
      .play({ type: 'useEffect', effect: 'extraLoad' });
    table.play('loadTruck', { type: 'resolve', trigger: 'technology' }, { type: 'useEffect', effect: 'extraBuild' });
    table.play('buildRoad', 'decline', { type: 'upgradeLink', link: 'yellow-schwerin-berlin' });
    expect(table.money(A)).toBe(0);
  });
});
