import { describe, expect, test } from 'vitest';
import standardEdition from '../components/standard.json' with { type: 'json' };
import { openAutobahn } from '../index.ts';
import { A, B, C, position, type Table } from '../testing.ts';

const spaces = (table: Table): unknown[] => table.offered('buildRoad', 'section');

describe('where a road may be built', () => {
  test.each([
    ['red', ['red-dortmund-hamburg:1', 'red-hamburg-kobenhavn:0']],
    ['cyan', ['cyan-dortmund-hannover:1']],
    ['orange', ['orange-frankfurt-wuerzburg:1', 'orange-wuerzburg-nuernberg:0']],
    ['purple', ['purple-frankfurt-badHersfeld:0']],
    ['white', ['white-crailsheim-nuernberg:0', 'white-mannheim-crailsheim:1']],
    ['black', ['black-crailsheim-milano:0', 'black-hamburg-aarhus:0']],
  ])('AB-7.1 at the start %s offers the empty spaces that touch the black road and no others', (colour, expected) => {
    const table = position().begin().playCard(`basic-${colour}`, 'buildRoad');
    expect(spaces(table)).toEqual(expected);
  });

  test('AB-7.1 AB-7.5 AB-X44 with DM 5 a section of a two-section link can be built, a one-section link cannot', () => {
    const table = position().money(A, 5).begin();
    expect(table.playable('basic-purple', 'buildRoad')).toBe(false);
    expect(spaces(table.playCard('basic-orange', 'buildRoad'))).toEqual(['orange-frankfurt-wuerzburg:1']);
  });

  test('AB-7.1 R-09 the DM 4 of a track space reached by the Develop icon cannot pay for the section itself', () => {
    const poor = position().built('cyan-dortmund-hannover:1').track(A, 3).money(A, 3).begin();
    expect(poor.playable('basic-cyan', 'buildRoad')).toBe(false);
  });

  test('AB-7.3 AB-1.3 AB-X46 a section needs a built section of its link or a connected city', () => {
    const table = position().begin().playCard('basic-white', 'buildRoad');
    expect(spaces(table)).toContain('white-mannheim-crailsheim:1');
    expect(spaces(table)).not.toContain('white-mannheim-crailsheim:0');
    table.play({ type: 'buildRoad', section: 'white-mannheim-crailsheim:1' });
    expect(table.values('crailsheim', 'mannheim')).toEqual([2, 0]);
    const next = position().built('white-mannheim-crailsheim:1').begin().playCard('basic-white', 'buildRoad');
    next.play({ type: 'buildRoad', section: 'white-mannheim-crailsheim:0' }, 'decline');
    expect(next.values('crailsheim', 'mannheim')).toEqual([4, 2]);
  });

  test('AB-7.3 R-10 a connected foreign city is enough: from Warszawa the yellow road can be begun', () => {
    const far = position({ era: 3 }).built(
      'cyan-hannover-magdeburg',
      'cyan-magdeburg-berlin',
      'cyan-berlin-warszawa:0',
    );
    expect(spaces(far.begin().playCard('basic-yellow', 'buildRoad'))).not.toContain('yellow-dresden-warszawa:1');
    const reached = position({ era: 3 }).built(
      'cyan-hannover-magdeburg',
      'cyan-magdeburg-berlin',
      'cyan-berlin-warszawa',
    );
    expect(spaces(reached.begin().playCard('basic-yellow', 'buildRoad'))).toContain('yellow-dresden-warszawa:1');
  });

  test('AB-1.4 the network stays one piece: everything offered touches what is built, in every colour', () => {
    const start = position({ era: 3 }).built('purple-frankfurt-badHersfeld').begin();
    expect(spaces(start.fork().playCard('basic-orange', 'buildRoad'))).toEqual([
      'orange-frankfurt-wuerzburg:0',
      'orange-frankfurt-wuerzburg:1',
      'orange-koeln-frankfurt:0',
      'orange-wuerzburg-nuernberg:0',
    ]);
    expect(spaces(start.playCard('basic-purple', 'buildRoad'))).toEqual([
      'purple-badHersfeld-jena:0',
      'purple-mannheim-frankfurt:0',
    ]);
  });

  test.each([
    ['cyan', 'cyan-hannover-magdeburg:0'],
    ['purple', 'purple-badHersfeld-jena:0'],
    ['white', 'white-nuernberg-praha:0'],
  ])('AB-X48 AB-1.7 the roadblock on %s closes its space in era 2 and is gone in era 3', (colour, space) => {
    const roads = ['white-crailsheim-nuernberg'];
    const blocked = position({ era: 2 })
      .built(...roads)
      .begin();
    expect(spaces(blocked.playCard(`basic-${colour}`, 'buildRoad'))).not.toContain(space);
    const open = position({ era: 3 })
      .built(...roads)
      .begin();
    expect(spaces(open.playCard(`basic-${colour}`, 'buildRoad'))).toContain(space);
  });

  test('AB-X48 yellow opens in era 3, from Hamburg and from Nürnberg', () => {
    expect(position({ era: 2 }).holds(A, 'basic-yellow').begin().playable('basic-yellow', 'buildRoad')).toBe(false);
    const table = position({ era: 3 })
      .built('white-crailsheim-nuernberg')
      .begin()
      .playCard('basic-yellow', 'buildRoad');
    expect(spaces(table)).toEqual(['yellow-hamburg-schwerin:0', 'yellow-nuernberg-jena:0']);
  });

  test('AB-7.1 no section can be built when no road tile is left', () => {
    const all = position({ era: 3 }).stack(0);
    const table = all.begin();
    expect(table.playable('basic-black', 'buildRoad')).toBe(true);
    table.state.stacks[3] = 0;
    expect(table.playable('basic-black', 'buildRoad')).toBe(false);
  });
});

describe('the steps of Build road', () => {
  test.each([
    [1, 6, 4],
    [2, 8, 6],
    [3, 10, 8],
  ] as const)(
    'AB-7.5 AB-4.2 AB-X02 in era %i a one-section link costs DM %i, a section of two DM %i',
    (era, one, two) => {
      const pay = (section: string): number => {
        const table = position({ era }).money(A, 30).begin().playCard('basic-black', 'buildRoad');
        return 30 - table.play({ type: 'buildRoad', section }).money(A);
      };
      expect(pay('black-hamburg-aarhus:0')).toBe(one);
      expect(pay('black-crailsheim-milano:0')).toBe(two);
    },
  );

  test('AB-7.2 AB-7.6 the bonus tile of the space is taken, the employee goes to the office of the road', () => {
    const table = position().roadTile('black-hamburg-aarhus:0', 'tile-swapCard').begin();
    table.playCard('basic-black', 'buildRoad').play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    expect(table.tiles(A)).toEqual(['tile-swapCard']);
    expect(table.office('black')).toEqual([A, B, A]);
    expect(table.supply(A)).toBe(23);
    expect(table.road('black-hamburg-aarhus:0')).toBe(1);
  });

  test('AB-7.2 AB-X41 a promotion from the Develop icon is made before the own employee is pushed into the Lobby', () => {
    const table = position().built('red-saarbruecken-koeln', 'red-dortmund-hamburg').offices('red', A, B).track(A, 5);
    const play = table
      .begin()
      .playCard('basic-red', 'buildRoad')
      .play({ type: 'buildRoad', section: 'red-koeln-dortmund:0' });
    play.play('develop');
    expect(play.track(A)).toBe(6);
    expect(play.moves().map((move) => move.type)).toEqual(['toLobby', 'decline']);
    expect(play.office('red')).toEqual([A, B]);
    expect(play.money(A)).toBe(24);
    play.play('toLobby');
    expect(play.office('red')).toEqual([B, A]);
    expect(play.lobby(A)).toBe(2);
    expect(play.money(A)).toBe(18);
  });

  test('AB-7.2 the steps in their order: section, tile, payment, employee, city values', () => {
    const table = position().roadTile('black-hamburg-aarhus:0', 'tile-money').begin();
    table.playCard('basic-black', 'buildRoad').play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    const steps = ['event.build', 'event.tile', 'event.pay', 'event.employee', 'event.cityReached'];
    expect(table.eventKeys.filter((key) => steps.includes(key))).toEqual(steps);
  });

  test('AB-1.6 AB-7.7 a foreign city is told to be reached, never to have another value', () => {
    const table = position().begin().playCard('basic-black', 'buildRoad');
    table.play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    expect(table.eventKeys).toContain('event.cityReached');
    expect(table.eventKeys).not.toContain('event.cityValue');
  });

  test('AB-7.1 R-80 money owed for the section cannot be spent on an effect inside the building of it', () => {
    const at = (money: number) =>
      position({ era: 3 })
        .built('orange-wuerzburg-nuernberg')
        .padlocks(A, ['upgrade-1', 'upgrade-2'], ['red', 'cyan'])
        .track(A, 15)
        .money(A, money)
        .begin()
        .playCard('basic-purple', 'buildRoad')
        .play({ type: 'buildRoad', section: 'purple-frankfurt-badHersfeld:0' }, 'develop')
        .play({ type: 'unlock', padlock: 'upgrade-3b' });
    // The section costs DM 10, the cheapest upgrade DM 8.
    expect(at(18).offers('upgradeLink')).toBe(true);
    const table = at(17);
    expect([table.offers('upgradeLink'), table.count('event.bonusLost'), table.money(A)]).toEqual([false, 1, 7]);
  });

  test('AB-7.2 the Develop of the icon may be declined', () => {
    const table = position().begin().playCard('basic-purple', 'buildRoad').play('buildRoad', 'decline');
    expect(table.track(A)).toBe(0);
    expect(table.office('purple')).toEqual([A]);
  });

  test('AB-7.7 AB-X46 the cities rise when the link is complete, not before', () => {
    const table = position().begin().playCard('basic-orange', 'buildRoad');
    table.play({ type: 'buildRoad', section: 'orange-frankfurt-wuerzburg:1' });
    expect(table.values('wuerzburg', 'frankfurt')).toEqual([2, 0]);
    table
      .playCard('basic-orange', 'buildRoad')
      .play({ type: 'buildRoad', section: 'orange-frankfurt-wuerzburg:0' }, 'decline');
    expect(table.values('wuerzburg', 'frankfurt')).toEqual([4, 2]);
  });

  test.each([
    ['era 1, its own stack', 1, 10, [9, 12, 14, 12]],
    ['era 2, its own stack', 2, 12, [0, 11, 14, 22]],
    ['era 3, its own stack', 3, 14, [0, 0, 13, 34]],
    ['era 1, stack empty: the stack of era 2', 1, 0, [0, 11, 14, 22]],
    ['era 2, stack empty: the stack of era 3', 2, 0, [0, 0, 13, 34]],
    ['era 3, stack empty: the side supply', 3, 0, [0, 0, 0, 47]],
  ] as const)('AB-7.4 the road tile comes from: %s', (_, era, left, after) => {
    const table = position({ era }).stack(left).begin().playCard('basic-purple', 'buildRoad');
    table.play({ type: 'buildRoad', section: 'purple-frankfurt-badHersfeld:0' }, 'decline');
    expect(table.stacks).toEqual(after);
  });

  test('AB-6.10 AB-7.1 AB-21.6 a bonus Build road is lost when the money is missing', () => {
    const table = position().money(A, 3).tiles(A, 'tile-buildRoad').begin();
    expect(table.offers('useTile')).toBe(false);
  });
});

describe('two sections at once', () => {
  const wien = () =>
    position({ era: 3 })
      .built('orange-wuerzburg-nuernberg')
      .roadTile('orange-nuernberg-wien:1', 'tile-money')
      .hand(A, 'advanced-orange-doubleBuild');

  test('AB-X52 AB-7.8 both sections to Wien cost 3 + 3, bring two employees, the outer tile and the value of Nürnberg', () => {
    const table = wien().money(A, 6).begin().playCard('advanced-orange-doubleBuild', 'buildRoad');
    expect(table.value('nuernberg')).toBe(2);
    table.play({ type: 'buildTwo', section: 'orange-nuernberg-wien:0' });
    expect(table.money(A)).toBe(3);
    expect(table.values('nuernberg', 'wien')).toEqual([2, 0]);
    table.play({ type: 'buildRoad', section: 'orange-nuernberg-wien:1' });
    expect(table.money(A)).toBe(0);
    expect(table.office('orange')).toEqual([A, A]);
    expect(table.tiles(A)).toEqual(['tile-money']);
    expect(table.values('nuernberg', 'wien')).toEqual([2, 6]);
  });

  test('AB-X52 with one section only there is no discount: DM 8', () => {
    const table = wien().money(A, 8).begin().playCard('advanced-orange-doubleBuild', 'buildRoad');
    table.play({ type: 'buildRoad', section: 'orange-nuernberg-wien:0' });
    expect(table.money(A)).toBe(0);
  });

  test('AB-X52 in a full office each placement pushes out the leftmost, never the first of the two', () => {
    const table = wien()
      .offices('orange', B, B)
      .money(A, 20)
      .begin()
      .playCard('advanced-orange-doubleBuild', 'buildRoad');
    table.play(
      { type: 'buildTwo', section: 'orange-nuernberg-wien:0' },
      { type: 'buildRoad', section: 'orange-nuernberg-wien:1' },
    );
    expect(table.office('orange')).toEqual([A, A]);
    expect(table.lobby(B)).toBe(2);
    expect(table.lobby(A)).toBe(0);
  });

  test('AB-7.8 R-11 two sections are offered only when both can be paid', () => {
    const table = wien().money(A, 5).begin();
    expect(table.playable('advanced-orange-doubleBuild', 'buildRoad')).toBe(false);
    const enough = wien().money(A, 6).begin().playCard('advanced-orange-doubleBuild', 'buildRoad');
    expect(enough.offers('buildTwo')).toBe(true);
    expect(enough.offers('buildRoad')).toBe(false);
  });

  test('AB-7.5 AB-7.8 the discount never lowers a cost below nothing', () => {
    const generous = structuredClone(standardEdition);
    generous.cardEffects.doubleBuild.discount = 50;
    const cheap = position({ era: 3, game: openAutobahn(generous) })
      .hand(A, 'advanced-red-doubleBuild')
      .money(A, 20)
      .begin();
    cheap.playCard('advanced-red-doubleBuild', 'buildRoad');
    cheap.play(
      { type: 'buildTwo', section: 'red-dortmund-hamburg:1' },
      { type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' },
    );
    expect(cheap.money(A)).toBe(20);
  });
});

describe('the last tile of an era', () => {
  test('AB-X49 AB-17.6 AB-4.2 over-building takes from the next stack at the old cost, and shortens the next era', () => {
    const table = position().stack(1).tiles(A, 'tile-buildRoad').money(A, 100).money(B, 500).begin();
    table.playCard('basic-black', 'buildRoad').play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    expect(table.trigger).toBe(A);
    table.play(
      { type: 'useTile', tile: 'tile-buildRoad' },
      { type: 'buildRoad', section: 'black-crailsheim-milano:0' },
    );
    expect(table.amounts('event.pay')).toEqual([6, 4]);
    expect(table.stacks.slice(0, 2)).toEqual([0, 11]);
    expect(table.era).toBe(1);
    table.finishTurn();
    expect(table.eventKeys).toContain('event.administration');
    expect([table.era, table.turn]).toEqual([2, B]);
    let built = 0;
    while (table.era === 2 && table.trigger < 0) {
      const card = table.moves({ type: 'playCard', space: 'buildRoad' })[0];
      if (card?.type !== 'playCard') table.refresh();
      else {
        table.play(card);
        const [section] = table.moves('buildRoad');
        table.play(section);
        built++;
        if (table.trigger < 0) table.finishTurn();
      }
    }
    expect(built).toBe(11);
  });

  test('AB-17.3 the trigger is remembered once: a later section of the same turn does not move it', () => {
    const table = position({ players: 3 }).stack(1).tiles(C, 'tile-buildRoad').money(C, 50).begin(C);
    table.playCard('basic-black', 'buildRoad').play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    table.play(
      { type: 'useTile', tile: 'tile-buildRoad' },
      { type: 'buildRoad', section: 'white-crailsheim-nuernberg:0' },
    );
    expect(table.trigger).toBe(C);
    expect(table.count('event.eraEnds')).toBe(1);
  });
});
