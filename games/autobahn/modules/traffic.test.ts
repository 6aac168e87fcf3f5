import { describe, expect, test } from 'vitest';
import { A, B, type Position, position } from '../testing.ts';

const traffic = (wish: Parameters<typeof position>[0] = {}): Position =>
  position({ ...wish, options: { traffic: true } });
/** AB-X23: Dortmund and Hannover will both reach 6. */
const crowded = (at: Position): Position =>
  at
    .built('cyan-oberhausen-dortmund', 'cyan-dortmund-hannover', 'red-koeln-dortmund', 'red-dortmund-hamburg:0')
    .money(A, 50);
const upgrade = (at: Position, colour: string, link: string) =>
  at.begin().playCard(`basic-${colour}`, 'upgradeLink').play({ type: 'upgradeLink', link });

describe('placing tokens', () => {
  test('AB-26.1 twelve tokens lie beside the board, without the module none', () => {
    expect(traffic().state.trafficSupply).toBe(12);
    expect(position().state.trafficSupply).toBe(0);
  });

  test('AB-26.2 AB-X23 tokens on the single links of both cities, none under a truck and none on an unfinished link', () => {
    const table = upgrade(crowded(traffic()).truck(B, 1, 'black-hamburg-hannover:0'), 'cyan', 'cyan-dortmund-hannover');
    expect(table.values('dortmund', 'hannover')).toEqual([6, 6]);
    expect(table.traffic).toEqual([
      'black-hannover-badHersfeld:0',
      'cyan-oberhausen-dortmund:0',
      'red-koeln-dortmund:0',
    ]);
    expect(table.state.trafficSupply).toBe(9);
  });

  test('AB-26.2 a city below 6 causes none, and building never does', () => {
    expect(upgrade(traffic().money(A, 50), 'black', 'black-hamburg-hannover').traffic).toEqual([]);
    const at = traffic().dual('black-hamburg-hannover').built('cyan-dortmund-hannover:1').money(A, 50);
    const built = at
      .begin()
      .playCard('basic-cyan', 'buildRoad')
      .play({ type: 'buildRoad', section: 'cyan-dortmund-hannover:0' }, 'decline');
    expect(built.value('hannover')).toBe(6);
    expect(built.traffic).toEqual([]);
  });

  test('AB-26.2 a link with a token gets no second one', () => {
    const at = crowded(traffic()).traffic('black-hannover-badHersfeld:1');
    const table = upgrade(at, 'cyan', 'cyan-dortmund-hannover');
    expect(table.traffic).toEqual([
      'black-hamburg-hannover:0',
      'black-hannover-badHersfeld:1',
      'cyan-oberhausen-dortmund:0',
      'red-koeln-dortmund:0',
    ]);
  });

  test('AB-26.2 with too few tokens the acting player chooses where they lie', () => {
    const table = upgrade(crowded(traffic()).trafficHeld(B, 11), 'cyan', 'cyan-dortmund-hannover');
    expect(table.offered('placeTraffic', 'section')).toEqual([
      'black-hamburg-hannover:0',
      'black-hannover-badHersfeld:0',
      'cyan-oberhausen-dortmund:0',
      'red-koeln-dortmund:0',
    ]);
    table.play({ type: 'placeTraffic', section: 'red-koeln-dortmund:0' });
    expect(table.traffic).toEqual(['red-koeln-dortmund:0']);
    expect(table.turn).toBe(B);
  });

  test('AB-26.2 the second of two last tokens lies beside the first one', () => {
    const table = upgrade(crowded(traffic()).trafficHeld(B, 10), 'cyan', 'cyan-dortmund-hannover');
    table.play({ type: 'placeTraffic', section: 'red-koeln-dortmund:0' });
    expect(table.offered('placeTraffic', 'section')).toEqual([
      'black-hamburg-hannover:0',
      'black-hannover-badHersfeld:0',
      'cyan-oberhausen-dortmund:0',
    ]);
    table.play({ type: 'placeTraffic', section: 'cyan-oberhausen-dortmund:0' });
    expect(table.traffic).toEqual(['cyan-oberhausen-dortmund:0', 'red-koeln-dortmund:0']);
    expect([table.state.trafficSupply, table.turn]).toEqual([0, B]);
  });

  test('AB-26.2 with an empty supply none is placed', () => {
    const table = upgrade(crowded(traffic()).trafficHeld(B, 12), 'cyan', 'cyan-dortmund-hannover');
    expect([table.traffic, table.turn]).toEqual([[], B]);
  });

  test('AB-26.2 R-32 a city that stays at its value causes none, one that rises from 6 to 8 again', () => {
    const at = () =>
      traffic().dual('black-hamburg-hannover', 'cyan-dortmund-hannover').built('cyan-oberhausen-dortmund').money(A, 50);
    const stays = upgrade(at(), 'black', 'black-hannover-badHersfeld');
    expect(stays.value('hannover')).toBe(8);
    expect(stays.traffic).toEqual([]);
    const rises = crowded(traffic()).dual('cyan-dortmund-hannover');
    const table = upgrade(rises, 'red', 'red-koeln-dortmund');
    expect(table.value('dortmund')).toBe(8);
    expect(table.traffic).toEqual(['cyan-oberhausen-dortmund:0']);
  });

  test('AB-26.2 foreign cities never cause tokens', () => {
    const table = upgrade(traffic().built('red-hamburg-kobenhavn').money(A, 50), 'red', 'red-hamburg-kobenhavn');
    expect(table.value('kobenhavn')).toBe(6);
    expect(table.value('hamburg')).toBe(6);
    expect(table.traffic).toEqual(['black-hamburg-hannover:0']);
    const abroad = upgrade(traffic().built('black-crailsheim-milano').money(A, 50), 'black', 'black-crailsheim-milano');
    expect(abroad.traffic).toEqual([]);
  });
});

describe('tokens on the road', () => {
  test('AB-26.3 AB-X111 a truck with 2 steps may stop before the token, not on it', () => {
    const at = traffic()
      .built('red-dortmund-hamburg', 'red-koeln-dortmund')
      .traffic('red-dortmund-hamburg:0')
      .truck(A, 1, 'hamburg');
    const table = at
      .begin()
      .playCard('basic-red', 'unlock')
      .play({ type: 'unlock', padlock: 'truck-1' })
      .drive(1, 'red-dortmund-hamburg:1');
    expect(table.offered('step', 'section')).not.toContain('red-dortmund-hamburg:0');
    expect(table.offers('stop')).toBe(true);
  });

  test('AB-26.3 with 3 steps it drives over the token', () => {
    const at = traffic({ era: 2 })
      .built('red-dortmund-hamburg', 'red-koeln-dortmund')
      .traffic('red-dortmund-hamburg:0')
      .truck(A, 1, 'hamburg');
    const table = at.begin().playCard('basic-red', 'unlock').play({ type: 'unlock', padlock: 'truck-1' });
    table.drive(1, 'red-dortmund-hamburg:1', 'red-dortmund-hamburg:0');
    expect(table.offers('stop')).toBe(false);
    table.drive(1, 'red-koeln-dortmund:0');
    expect(table.truck(A, 1)).toBe('red-koeln-dortmund:0');
  });

  test('AB-26.6 tokens block neither building nor stations, and wine may be put onto one', () => {
    const at = traffic().built('red-dortmund-hamburg:1').traffic('red-dortmund-hamburg:1').begin();
    expect(at.fork().playCard('basic-red', 'buildRoad').offered('buildRoad', 'section')).toContain(
      'red-dortmund-hamburg:0',
    );
    expect(at.playCard('basic-red', 'buildStation').offered('buildStation', 'link')).toEqual(['red-dortmund-hamburg']);
    const wine = position({ options: { traffic: true, wine: true } })
      .wine(A, 'wine-switzerland-jena')
      .built('purple-mannheim-basel');
    const table = wine
      .traffic('purple-mannheim-basel:1')
      .begin()
      .playCard('basic-purple', 'loadTruck')
      .play('loadWine');
    expect(table.truck(A, 1)).toBe('purple-mannheim-basel:1');
  });
});

describe('removing tokens', () => {
  test('AB-26.5 AB-26.6 upgrading a link takes its token', () => {
    const table = upgrade(
      traffic().traffic('black-hamburg-hannover:0').trafficHeld(A, 1),
      'black',
      'black-hamburg-hannover',
    );
    expect([table.trafficHeld(A), table.traffic]).toEqual([2, []]);
    expect(table.turn).toBe(B);
  });

  test('AB-26.5 AB-X112 the third token returns all three and promotes before paying and before the employee', () => {
    const at = traffic().traffic('black-hamburg-hannover:0').trafficHeld(A, 2).lobby(A, 1);
    const table = upgrade(at, 'black', 'black-hamburg-hannover');
    expect(table.asked).toBe('prompt.promote');
    expect([table.trafficHeld(A), table.state.trafficSupply]).toEqual([0, 12]);
    expect([table.money(A), table.office('black')]).toEqual([24, [A, B]]);
    table.play({ type: 'promote', department: 'finance' });
    expect([table.money(A), table.office('black')]).toEqual([18, [A, B, A]]);
    expect(table.value('hamburg')).toBe(4);
  });
});
