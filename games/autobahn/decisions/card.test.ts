import { describe, expect, test } from 'vitest';
import { speaker } from '../../../kernel/index.ts';
import type { Space } from '../components/kinds.ts';
import { A, B, type Position, position, type Table } from '../testing.ts';

const effects = (table: Table): unknown[] => table.offered('useEffect', 'effect');
const hand = (at: Position, card: string): Position => at.hand(A, card, 'basic-black');

describe('the question of a card', () => {
  const asks = (card: string, space: Space) => {
    const table = hand(position(), card).begin().playCard(card, space);
    const prompt = table.game.prompt(table.state, A);
    return { ...prompt, words: speaker([table.game.text], 'en', String).say(prompt.text) };
  };

  test.each([
    ['unlock', 'AB-11.1', 'Unlock a technology: choose a padlock on your board'],
    ['buildRoad', 'AB-7.1', 'Build a road section: '],
    ['loadTruck', 'AB-9.1', 'Load a truck at a depot'],
  ] as const)('AB-6.6 on %s it names the action, its rule, and where the answer lies', (space, rule, words) => {
    const prompt = asks('basic-red', space);
    expect(prompt.rule).toBe(rule);
    expect(prompt.words).toContain(words);
  });

  test('AB-6.6 AB-23.3 it speaks of an extra effect only when the card has one to use first', () => {
    expect(asks('basic-red', 'loadTruck').text.params).toMatchObject({ extra: 'no' });
    const withStation = hand(position().built('red-dortmund-hamburg'), 'improved-red-extraStation')
      .begin()
      .playCard('improved-red-extraStation', 'loadTruck');
    expect(withStation.game.prompt(withStation.state, A).text.params).toMatchObject({ extra: 'yes' });
  });
});

describe('Basic and Improved cards', () => {
  test.each(['red', 'cyan', 'purple', 'white', 'orange', 'black'])('AB-23.1 basic-%s has no effect', (colour) => {
    const table = position().begin().playCard(`basic-${colour}`, 'loadTruck');
    expect(effects(table)).toEqual([]);
  });

  test('AB-23.3 buildDevelop: Develop 1 after Build road with the card, not after another action', () => {
    const at = () => hand(position(), 'improved-red-buildDevelop').begin();
    const table = at()
      .playCard('improved-red-buildDevelop', 'buildRoad')
      .play({ type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' });
    table.play({ type: 'resolve', trigger: 'card' });
    expect(table.track(A)).toBe(1);
    const other = at().playCard('improved-red-buildDevelop', 'loadTruck').play('loadTruck');
    expect(other.offers('resolve')).toBe(false);
  });

  test('AB-23.3 AB-1.10 the effect may be declined', () => {
    const table = hand(position(), 'improved-red-buildDevelop')
      .begin()
      .playCard('improved-red-buildDevelop', 'buildRoad');
    table.play({ type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' }, 'decline');
    expect([table.track(A), table.turn]).toEqual([0, B]);
  });

  test.each([
    ['red-koeln-dortmund', 1],
    ['red-dortmund-hamburg', 2],
  ])('AB-23.3 upgradeDevelop: %s has %i sections, as many steps', (link, steps) => {
    const at = hand(position().built('red-koeln-dortmund', 'red-dortmund-hamburg'), 'improved-red-upgradeDevelop');
    const table = at
      .track(A, 12)
      .begin()
      .playCard('improved-red-upgradeDevelop', 'upgradeLink')
      .play({ type: 'upgradeLink', link });
    table.play({ type: 'resolve', trigger: 'card' });
    if (table.asked === 'prompt.promote') table.play('decline');
    expect(table.track(A)).toBe(12 + steps);
  });

  test('AB-X65 AB-6.6 on a two-section link with the level-1 technology: Develop 2 and Develop 1, in the order chosen', () => {
    const at = () =>
      hand(position().built('red-dortmund-hamburg').padlocks(A, ['upgrade-1']), 'improved-red-upgradeDevelop')
        .track(A, 2)
        .begin()
        .playCard('improved-red-upgradeDevelop', 'upgradeLink')
        .play({ type: 'upgradeLink', link: 'red-dortmund-hamburg' });
    expect(at().offered('resolve', 'trigger')).toEqual(['card', 'technology']);
    const cardFirst = at().play({ type: 'resolve', trigger: 'card' });
    expect(cardFirst.track(A)).toBe(4);
    expect(cardFirst.play({ type: 'resolve', trigger: 'technology' }).track(A)).toBe(5);
    const technologyFirst = at().play({ type: 'resolve', trigger: 'technology' });
    expect(technologyFirst.track(A)).toBe(3);
    expect(technologyFirst.play({ type: 'resolve', trigger: 'card' }).track(A)).toBe(5);
  });

  test.each(['before', 'after'])('AB-23.3 AB-23.4 extraStation %s the action, in the colour of the card', (when) => {
    const table = hand(position().built('red-dortmund-hamburg'), 'improved-red-extraStation').begin();
    table.playCard('improved-red-extraStation', 'loadTruck');
    if (when === 'after') table.play('loadTruck');
    table.play({ type: 'useEffect', effect: 'extraStation' });
    expect(table.offered('buildStation', 'link')).toEqual(['red-dortmund-hamburg']);
    table.play('buildStation');
    if (when === 'before') table.play('loadTruck');
    expect([table.stations(A), table.truck(A, 1)]).toEqual([1, 'hamburg']);
    expect(effects(table)).toEqual([]);
    expect(table.above(A, 'buildStation')).toEqual([]);
  });

  test('AB-23.4 extra actions trigger technologies', () => {
    const at = hand(
      position().built('red-dortmund-hamburg').padlocks(A, ['station-1']),
      'improved-red-extraStation',
    ).begin();
    at.playCard('improved-red-extraStation', 'loadTruck').play(
      { type: 'useEffect', effect: 'extraStation' },
      'buildStation',
    );
    expect(at.play({ type: 'resolve', trigger: 'technology' }).track(A)).toBe(1);
  });

  test('AB-6.10 AB-23.4 the extra station may not take the only space the action itself needs', () => {
    const at = (roads: string[]) =>
      hand(position().built(...roads), 'improved-red-extraStation')
        .begin()
        .playCard('improved-red-extraStation', 'buildStation');
    expect(effects(at(['red-dortmund-hamburg']))).toEqual([]);
    expect(effects(at(['red-dortmund-hamburg', 'red-hamburg-kobenhavn']))).toEqual(['extraStation']);
  });

  test('AB-6.10 AB-27.2 with Services one space is enough: the extra station comes first, the action upgrades it', () => {
    const table = hand(
      position({ options: { services: true } }).dual('red-dortmund-hamburg'),
      'improved-red-extraStation',
    )
      .begin()
      .playCard('improved-red-extraStation', 'buildStation');
    expect(effects(table)).toEqual(['extraStation']);
    table.play({ type: 'useEffect', effect: 'extraStation' }, { type: 'buildStation', link: 'red-dortmund-hamburg' });
    expect(table.offered('upgradeStation', 'link')).toEqual(['red-dortmund-hamburg']);
  });

  test('AB-23.3 R-69 loadExtraStep needs a movement: a truck that does not match the card gets nothing', () => {
    const table = hand(position().built('cyan-dortmund-hannover'), 'improved-cyan-loadExtraStep')
      .tiles(A, 'tile-changeColour')
      .begin();
    table.play({ type: 'changeColour', colour: 'red' }).playCard('improved-cyan-loadExtraStep', 'loadTruck');
    table.play({ type: 'loadTruck', depot: 'hamburg' });
    table.drive(1, 'black-hamburg-hannover:0', 'cyan-dortmund-hannover:1', 'cyan-dortmund-hannover:0');
    expect(table.turn).toBe(B);
  });
});

describe('the yellow card of era 3', () => {
  test('AB-23.1 AB-X62 builds to Berlin first, then loads pharmaceuticals there', () => {
    const at = () =>
      position({ era: 3 })
        .built('yellow-hamburg-schwerin')
        .hand(A, 'basic-yellow')
        .begin()
        .playCard('basic-yellow', 'loadTruck');
    expect(at().offered('loadTruck', 'depot')).toEqual(['hamburg']);
    const table = at().play(
      { type: 'useEffect', effect: 'extraBuild' },
      { type: 'buildRoad', section: 'yellow-schwerin-berlin:0' },
      'decline',
    );
    table.play({ type: 'loadTruck', depot: 'berlin' });
    expect([table.truck(A, 1), table.goods(A, 1)]).toEqual(['berlin', 'pharmaceuticals']);
    expect(table.office('yellow')).toEqual([A]);
    expect(effects(table)).toEqual([]);
  });

  test('AB-23.4 AB-6.10 an extra build can make the action possible: first the section, then its upgrade', () => {
    const at = (money: number) => position({ era: 3 }).money(A, money).hand(A, 'basic-yellow').begin();
    expect(at(19).playable('basic-yellow', 'upgradeLink')).toBe(false);
    const table = at(20).playCard('basic-yellow', 'upgradeLink');
    expect(table.offers('upgradeLink')).toBe(false);
    table.play({ type: 'useEffect', effect: 'extraBuild' }, 'buildRoad', {
      type: 'upgradeLink',
      link: 'yellow-hamburg-schwerin',
    });
    expect(table.money(A)).toBe(0);
    expect(table.values('hamburg', 'schwerin')).toEqual([6, 4]);
  });

  test('AB-23.4 AB-6.10 a section that leaves the action unpaid may not be built first', () => {
    const at = (money: number) =>
      position({ era: 3 })
        .built('yellow-hamburg-schwerin')
        .money(A, money)
        .hand(A, 'basic-yellow')
        .begin()
        .playCard('basic-yellow', 'buildRoad');
    expect(effects(at(17))).toEqual([]);
    expect(effects(at(18))).toEqual(['extraBuild']);
    const table = at(18).play(
      { type: 'useEffect', effect: 'extraBuild' },
      { type: 'buildRoad', section: 'yellow-schwerin-berlin:0' },
      'decline',
    );
    expect(table.offered('buildRoad', 'section')).toEqual(['yellow-jena-berlin:1']);
  });
});

describe('Advanced cards', () => {
  test('AB-X64 AB-23.3 upgradeLoad on Upgrade link: upgrade on red, then load in Hamburg; one slot is used', () => {
    const at = hand(position({ era: 3 }).built('red-dortmund-hamburg'), 'advanced-red-upgradeLoad');
    const table = at.money(A, 20).begin().playCard('advanced-red-upgradeLoad', 'upgradeLink').play('upgradeLink');
    table.play({ type: 'useEffect', effect: 'extraLoad' });
    expect(table.offered('loadTruck', 'depot')).toEqual(['hamburg']);
    table.play('loadTruck');
    expect(table.truck(A, 1)).toBe('hamburg');
    expect([table.above(A, 'upgradeLink').length, table.above(A, 'loadTruck').length]).toEqual([1, 0]);
  });

  test('AB-23.3 upgradeLoad on Load truck: also an upgrade, before or after; on Build road nothing', () => {
    const at = () =>
      hand(position({ era: 3 }).built('red-dortmund-hamburg'), 'advanced-red-upgradeLoad')
        .money(A, 20)
        .begin();
    expect(effects(at().playCard('advanced-red-upgradeLoad', 'loadTruck'))).toEqual(['extraUpgrade']);
    const table = at()
      .playCard('advanced-red-upgradeLoad', 'loadTruck')
      .play('loadTruck', { type: 'useEffect', effect: 'extraUpgrade' });
    table.play({ type: 'upgradeLink', link: 'red-dortmund-hamburg' });
    expect(table.road('red-dortmund-hamburg:0')).toBe(2);
    expect(effects(at().playCard('advanced-red-upgradeLoad', 'buildRoad'))).toEqual([]);
  });

  test.each(['before', 'after'])('AB-23.3 payDevelop %s the action: once, exactly DM 10 for Develop 2', (when) => {
    const table = hand(position({ era: 3 }), 'advanced-white-payDevelop')
      .money(A, 40)
      .begin()
      .playCard('advanced-white-payDevelop', 'loadTruck');
    if (when === 'after') table.play('loadTruck');
    table.play({ type: 'useEffect', effect: 'payDevelop' });
    expect([table.track(A), table.money(A)]).toEqual([2, 30]);
    table.play('decline');
    expect(effects(table)).toEqual([]);
  });

  test('AB-23.3 payDevelop needs the DM 10', () => {
    const table = hand(position({ era: 3 }), 'advanced-white-payDevelop')
      .money(A, 9)
      .begin()
      .playCard('advanced-white-payDevelop', 'loadTruck');
    expect(effects(table)).toEqual([]);
  });

  test.each(['before', 'after'])('AB-23.3 gain12 %s the action', (when) => {
    const table = hand(position({ era: 3 }), 'advanced-orange-gain12')
      .money(A, 0)
      .begin()
      .playCard('advanced-orange-gain12', 'loadTruck');
    if (when === 'after') table.play('loadTruck');
    table.play({ type: 'useEffect', effect: 'gain12' });
    expect(table.money(A)).toBe(12);
    expect(effects(table)).toEqual([]);
  });

  test('AB-23.3 develop1 before or after the action', () => {
    const table = hand(position({ era: 3 }), 'advanced-white-develop1')
      .begin()
      .playCard('advanced-white-develop1', 'loadTruck');
    expect(table.play({ type: 'useEffect', effect: 'develop1' }).track(A)).toBe(1);
  });

  test('AB-23.3 extraBuildPromote: Promote 1 once, after at least one section was built', () => {
    const at = () =>
      hand(position({ era: 3 }), 'advanced-yellow-buildPromote')
        .lobby(A, 2)
        .money(A, 40)
        .begin();
    const idle = at().playCard('advanced-yellow-buildPromote', 'loadTruck');
    expect(effects(idle)).toEqual(['extraBuild']);
    const table = at().playCard('advanced-yellow-buildPromote', 'buildRoad').play('buildRoad');
    expect(effects(table)).toEqual(['extraBuild', 'promoteOnce']);
    table.play({ type: 'useEffect', effect: 'promoteOnce' }, { type: 'promote', department: 'finance' });
    expect(effects(table)).toEqual(['extraBuild']);
    idle.play({ type: 'useEffect', effect: 'extraBuild' }, { type: 'buildRoad', section: 'yellow-hamburg-schwerin:0' });
    expect(effects(idle)).toEqual(['promoteOnce']);
  });

  describe('AB-23.3 R-92 extraBuildPromote counts every section of the turn', () => {
    const card = 'advanced-yellow-buildPromote';
    const withCard = () =>
      hand(position({ era: 3 }), card)
        .lobby(A, 2)
        .money(A, 60);
    const promotion = { type: 'useEffect', effect: 'promoteOnce' } as const;

    test('one built with a bonus tile before the card', () => {
      const table = withCard().tiles(A, 'tile-buildRoad').begin();
      table.play(
        { type: 'useTile', tile: 'tile-buildRoad' },
        { type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' },
      );
      table.playCard(card, 'loadTruck');
      expect(effects(table)).toEqual(['extraBuild', 'promoteOnce']);
      table.play(promotion, { type: 'promote', department: 'finance' });
      expect(table.floors(A, 'finance')).toEqual([1]);
    });

    test('one built with a bonus tile after the action', () => {
      const table = withCard().tiles(A, 'tile-buildRoad').begin();
      table.playCard(card, 'loadTruck').play({ type: 'loadTruck', depot: 'hamburg' });
      expect(effects(table)).toEqual(['extraBuild']);
      table.play(
        { type: 'useTile', tile: 'tile-buildRoad' },
        { type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' },
      );
      expect(effects(table)).toEqual(['extraBuild', 'promoteOnce']);
    });

    test('but none of the turn before', () => {
      const table = withCard().begin();
      table.playCard('basic-black', 'buildRoad').play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
      table.finishTurn(A).refresh();
      table.playCard(card, 'loadTruck');
      expect(effects(table)).toEqual(['extraBuild']);
    });
  });

  test('AB-23.3 extraBuildUpgradeLoad: all three actions, in any order', () => {
    const table = hand(position({ era: 3 }), 'advanced-yellow-buildUpgradeLoad')
      .money(A, 40)
      .begin();
    table
      .playCard('advanced-yellow-buildUpgradeLoad', 'loadTruck')
      .play({ type: 'useEffect', effect: 'extraBuild' }, 'buildRoad');
    table.play({ type: 'useEffect', effect: 'extraUpgrade' }, { type: 'upgradeLink', link: 'yellow-hamburg-schwerin' });
    table.play({ type: 'loadTruck', depot: 'hamburg' });
    expect(table.road('yellow-hamburg-schwerin:0')).toBe(2);
    expect(table.truck(A, 1)).toBe('hamburg');
  });

  test.each(['advanced-black-plain', 'advanced-fiveColour-plain'])('AB-23.3 %s has no effect', (card) => {
    const table = hand(position({ era: 3 }), card)
      .begin()
      .playCard(card, 'loadTruck');
    expect(effects(table)).toEqual([]);
  });
});

describe('cards with several colours', () => {
  const onRoads = (at: Position) =>
    at
      .built('orange-frankfurt-wuerzburg', 'white-mannheim-crailsheim', 'red-dortmund-hamburg')
      .padlocks(A, ['truck-1', 'truck-2'], ['yellow', 'colourless']);

  test('AB-X60 AB-23.5 five colours used as red: trucks on orange and white move, one on black does not', () => {
    const at = onRoads(position({ era: 3 })).hand(A, 'advanced-fiveColour-plain', 'basic-black');
    const table = at.truck(A, 1, 'orange-frankfurt-wuerzburg:1').truck(A, 2, 'white-mannheim-crailsheim:0').begin();
    table
      .playCard('advanced-fiveColour-plain', 'buildRoad')
      .play({ type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' });
    expect(new Set(table.offered('step', 'truck'))).toEqual(new Set([1, 2]));
    expect(table.office('red')).toEqual([A]);
    const black = onRoads(position({ era: 3 }))
      .hand(A, 'advanced-fiveColour-plain', 'basic-black')
      .truck(A, 1, 'black-hamburg-hannover:0')
      .begin();
    black
      .playCard('advanced-fiveColour-plain', 'buildRoad')
      .play({ type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' });
    expect(black.turn).toBe(B);
  });

  test('AB-23.5 five colours: the section may be of any of them, the token of any', () => {
    const at = () => position({ era: 3 }).hand(A, 'advanced-fiveColour-plain', 'basic-black').begin();
    const colours = new Set(
      at()
        .playCard('advanced-fiveColour-plain', 'buildRoad')
        .offered('buildRoad', 'section')
        .map((s) => String(s).split('-')[0]),
    );
    expect([...colours].sort()).toEqual(['cyan', 'orange', 'purple', 'red', 'white']);
    expect(new Set(at().playCard('advanced-fiveColour-plain', 'unlock').offered('unlock', 'token'))).toEqual(colours);
  });

  test('AB-X61 AB-23.5 two-red-cyan-develop1 builds on red, the truck on cyan moves, Develop 1 as well', () => {
    const at = position({ era: 3, options: { twoColourCards: true } })
      .built('cyan-dortmund-hannover')
      .hand(A, 'two-red-cyan-develop1', 'basic-black');
    const table = at.truck(A, 1, 'cyan-dortmund-hannover:0').begin().playCard('two-red-cyan-develop1', 'buildRoad');
    table.play({ type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' }, { type: 'useEffect', effect: 'develop1' });
    expect(table.track(A)).toBe(1);
    expect(table.offered('step', 'section')).toEqual(['cyan-dortmund-hannover:1']);
  });

  test('AB-23.5 the extra effect may use the other colour than the action', () => {
    const at = position({ era: 3, options: { twoColourCards: true } })
      .hand(A, 'two-yellow-white-extraBuild', 'basic-black')
      .money(A, 40);
    const table = at.begin().playCard('two-yellow-white-extraBuild', 'buildRoad');
    table.play(
      { type: 'buildRoad', section: 'white-crailsheim-nuernberg:0' },
      { type: 'useEffect', effect: 'extraBuild' },
    );
    table.play({ type: 'buildRoad', section: 'yellow-hamburg-schwerin:0' });
    expect([table.office('white'), table.office('yellow')]).toEqual([[A], [A]]);
  });

  test('AB-23.5 AB-7.8 doubleBuild with two colours: one section of each', () => {
    const at = position({ era: 3, options: { twoColourCards: true } })
      .hand(A, 'two-purple-white-doubleBuild', 'basic-black')
      .money(A, 10);
    const table = at.begin().playCard('two-purple-white-doubleBuild', 'buildRoad');
    table.play({ type: 'buildTwo', section: 'purple-frankfurt-badHersfeld:0' }, 'decline', {
      type: 'buildRoad',
      section: 'white-crailsheim-nuernberg:0',
    });
    expect(table.money(A)).toBe(0);
    expect([table.office('purple'), table.office('white')]).toEqual([[A], [A]]);
  });

  test('AB-23.5 AB-6.4 a depot of either colour can be loaded at', () => {
    const at = position({ era: 3, options: { twoColourCards: true } }).hand(
      A,
      'two-white-red-payDevelop',
      'basic-black',
    );
    expect(at.begin().playCard('two-white-red-payDevelop', 'loadTruck').offered('loadTruck', 'depot')).toEqual([
      'crailsheim',
      'hamburg',
    ]);
  });
});

describe('order inside phase 2', () => {
  test('AB-6.6 a tile may be used between completed steps, never inside an action', () => {
    const table = position().tiles(A, 'tile-money').begin();
    expect(table.offers('useTile')).toBe(true);
    table.playCard('basic-purple', 'buildRoad').play('buildRoad');
    expect(table.asked).toBe('prompt.develop');
    expect(table.offers('useTile')).toBe(false);
    table.play('decline');
    expect(table.offers('useTile')).toBe(true);
  });

  test('AB-6.6 a tile may come between the action and the effects it triggered', () => {
    const table = position()
      .tiles(A, 'tile-money')
      .padlocks(A, ['upgrade-1'])
      .begin()
      .playCard('basic-black', 'upgradeLink');
    table.play({ type: 'upgradeLink', link: 'black-hamburg-hannover' }, 'useTile');
    expect(table.money(A)).toBe(24);
    expect(table.play({ type: 'resolve', trigger: 'technology' }).track(A)).toBe(1);
  });

  test('AB-6.6 no tile is left for phase 3', () => {
    const table = position()
      .tiles(A, 'tile-money')
      .begin()
      .playCard('basic-cyan', 'loadTruck')
      .play('loadTruck', 'done');
    expect(table.asked).toBe('prompt.trucks');
    expect(table.offers('useTile')).toBe(false);
  });

  test('AB-6.5 R-05 the card played stays the card played, even when it is replaced at once', () => {
    const at = position()
      .built('red-dortmund-hamburg', 'cyan-dortmund-hannover')
      .padlocks(A, ['upgrade-1', 'truck-1'], ['white', 'orange']);
    const table = at.display(['improved-cyan-buildDevelop']).truck(A, 1, 'red-dortmund-hamburg:1').begin();
    table.playCard('basic-red', 'unlock').play({ type: 'unlock', padlock: 'station-1' });
    table.play({ type: 'replaceCard', card: 'basic-red', by: 'improved-cyan-buildDevelop' });
    expect(table.above(A, 'unlock')).toEqual(['improved-cyan-buildDevelop']);
    expect(table.offered('step', 'section')).toContain('red-dortmund-hamburg:0');
  });

  test('AB-6.5 swapping the card just played away does not change the colour for the trucks', () => {
    const at = position().built('red-dortmund-hamburg').hand(A, 'basic-red', 'basic-white').tiles(A, 'tile-swapCard');
    const table = at
      .truck(A, 1, 'red-dortmund-hamburg:1')
      .begin()
      .playCard('basic-red', 'unlock')
      .play({ type: 'unlock', padlock: 'truck-1' });
    table.play('useTile', { type: 'swapOut', card: 'basic-red' }, { type: 'swapIn', card: 'basic-white' });
    expect([table.hand(A), table.above(A, 'unlock')]).toEqual([['basic-red'], ['basic-white']]);
    expect(table.offered('step', 'section')).toContain('red-dortmund-hamburg:0');
  });

  test('AB-23.6 a card gained in phase 1 can be played in the same turn', () => {
    const at = position()
      .board(A, 'delivery-2')
      .goodsMark(A, 'austria', 'waiting')
      .display(['improved-red-extraStation']);
    const table = at
      .begin()
      .play({ type: 'claim', country: 'austria' }, { type: 'takeCard', card: 'improved-red-extraStation' });
    expect(table.playable('improved-red-extraStation', 'loadTruck')).toBe(true);
  });
});

describe('Change colour', () => {
  const roads = (at: Position) =>
    at.built('cyan-oberhausen-dortmund', 'red-dortmund-hamburg', 'red-koeln-dortmund').tiles(A, 'tile-changeColour');

  test('AB-X58 AB-21.13 black becomes cyan: builds on cyan, employee in cyan, the truck on cyan moves', () => {
    const play = (truck: string) => {
      const table = roads(position()).truck(A, 1, truck).begin().play({ type: 'changeColour', colour: 'cyan' });
      table.playCard('basic-black', 'buildRoad');
      expect(table.offered('buildRoad', 'section')).toEqual(['cyan-dortmund-hannover:0', 'cyan-dortmund-hannover:1']);
      return table.play({ type: 'buildRoad', section: 'cyan-dortmund-hannover:1' });
    };
    const cyan = play('cyan-oberhausen-dortmund:0');
    expect(cyan.office('cyan')).toEqual([A]);
    expect(cyan.tiles(A)).toEqual([]);
    expect(cyan.asked).toBe('prompt.trucks');
    expect(play('black-hamburg-hannover:0').turn).toBe(B);
    expect(play('red-koeln-dortmund:0').turn).toBe(B);
  });

  test('AB-X59 black changed to orange unlocks with the orange token', () => {
    const table = position().tiles(A, 'tile-changeColour').begin().play({ type: 'changeColour', colour: 'orange' });
    table.playCard('basic-black', 'unlock');
    expect(new Set(table.offered('unlock', 'token'))).toEqual(new Set(['orange']));
  });

  test('AB-21.13 five colours to choose from, neither black nor yellow', () => {
    const table = position({ era: 3 }).tiles(A, 'tile-changeColour').begin();
    expect(table.offered('changeColour', 'colour')).toEqual(['cyan', 'orange', 'purple', 'red', 'white']);
  });

  test('AB-21.13 R-85 the only colour of the only card in hand is not offered', () => {
    const colours = (...cards: string[]) =>
      position()
        .hand(A, ...cards)
        .tiles(A, 'tile-changeColour')
        .begin()
        .offered('changeColour', 'colour');
    expect(colours('basic-red')).toEqual(['cyan', 'orange', 'purple', 'white']);
    expect(colours('basic-red', 'basic-black')).toContain('red');
    const table = position().hand(A, 'basic-red', 'basic-black').tiles(A, 'tile-changeColour').begin();
    table.play({ type: 'changeColour', colour: 'red' });
    expect(new Set(table.offered('playCard', 'card'))).toEqual(new Set(['basic-black']));
  });

  test('AB-21.13 it needs a card, and the turn has no second tile', () => {
    const table = position()
      .tiles(A, 'tile-changeColour', 'tile-money')
      .begin()
      .play({ type: 'changeColour', colour: 'red' });
    expect(new Set(table.moves().map((move) => move.type))).toEqual(new Set(['playCard']));
    expect(
      position().hand(A).played(A, 'unlock', 'basic-red').tiles(A, 'tile-changeColour').begin().offers('changeColour'),
    ).toBe(false);
  });

  test('AB-21.13 R-71 a card of several colours then has only the chosen one', () => {
    const at = position({ era: 3 })
      .built('white-mannheim-crailsheim')
      .tiles(A, 'tile-changeColour')
      .hand(A, 'advanced-fiveColour-plain', 'basic-black');
    const table = at.truck(A, 1, 'white-mannheim-crailsheim:0').begin().play({ type: 'changeColour', colour: 'red' });
    table.playCard('advanced-fiveColour-plain', 'buildRoad');
    expect(table.offered('buildRoad', 'section')).toEqual(['red-dortmund-hamburg:1', 'red-hamburg-kobenhavn:0']);
    expect(table.play({ type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' }).turn).toBe(B);
  });

  test('AB-21.13 it governs the extra effects too', () => {
    const at = position()
      .built('cyan-dortmund-hannover')
      .tiles(A, 'tile-changeColour')
      .hand(A, 'improved-red-extraStation', 'basic-black');
    const table = at
      .begin()
      .play({ type: 'changeColour', colour: 'cyan' })
      .playCard('improved-red-extraStation', 'loadTruck');
    table.play({ type: 'useEffect', effect: 'extraStation' });
    expect(table.offered('buildStation', 'link')).toEqual(['cyan-dortmund-hannover']);
  });
});
