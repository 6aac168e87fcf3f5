import { describe, expect, test } from 'vitest';
import type { Goods } from '../components/edition.ts';
import { A, B, type Position, position, type Table, tables } from '../testing.ts';

/** A's truck stands before the border with the goods; a red card lets it cross. */
function atBorder(
  country: 'denmark' | 'netherlands' | 'france',
  goods: Goods,
  wish: Parameters<typeof position>[0] = {},
): Position {
  const links = {
    denmark: ['red-hamburg-kobenhavn'],
    netherlands: ['red-dortmund-hamburg', 'cyan-oberhausen-dortmund', 'orange-oberhausen-amsterdam'],
    france: ['red-dortmund-hamburg', 'red-koeln-dortmund', 'red-saarbruecken-koeln', 'white-saarbruecken-paris'],
  }[country];
  const at = {
    denmark: 'red-hamburg-kobenhavn:1',
    netherlands: 'orange-oberhausen-amsterdam:0',
    france: 'white-saarbruecken-paris:0',
  }[country];
  return position(wish)
    .built(...links)
    .board(A, 'delivery-2')
    .truck(A, 1, at, goods);
}
const CARD = { denmark: 'basic-red', netherlands: 'basic-orange', france: 'basic-white' };
const CITY = { denmark: 'kobenhavn', netherlands: 'amsterdam', france: 'paris' };

function deliver(at: Position, country: keyof typeof CARD): Table {
  const table = at.begin();
  if (table.asked === 'prompt.claim') table.play('decline');
  table.playCard(CARD[country], 'unlock').play({ type: 'unlock', padlock: 'upgrade-1' });
  return table.play({ type: 'deliver', city: CITY[country] });
}

describe('the reward of a delivery', () => {
  test('AB-16.2 AB-X08 the goods the board prefers wait on the goods icon', () => {
    const table = deliver(atBorder('denmark', 'chemicals'), 'denmark');
    expect(table.goodsMark(A, 'denmark')).toBe('waiting');
    expect(table.money(A)).toBe(24);
    const dutch = deliver(atBorder('netherlands', 'appliances'), 'netherlands');
    expect(dutch.goodsMark(A, 'netherlands')).toBe('waiting');
  });

  test.each([
    ['denmark', 'appliances', 2],
    ['denmark', 'automotive', 2],
    ['netherlands', 'chemicals', 4],
    ['netherlands', 'automotive', 4],
  ] as const)('AB-16.2 AB-X08 %s, %s: DM %i now', (country, goods, amount) => {
    const table = deliver(atBorder(country, goods), country);
    expect(table.money(A)).toBe(24 + amount);
    expect(table.goodsMark(A, country)).toBe('free');
    expect(table.moneyMark(A, country)).toBe(true);
  });

  test('AB-16.2 AB-16.3 R-20 AB-X79 a second preferred delivery takes the money space, a third gets nothing', () => {
    const second = deliver(atBorder('denmark', 'chemicals').goodsMark(A, 'denmark', 'waiting'), 'denmark');
    expect(second.money(A)).toBe(26);
    const claimed = deliver(atBorder('denmark', 'chemicals').goodsMark(A, 'denmark', 'claimed'), 'denmark');
    expect(claimed.money(A)).toBe(26);
    const third = deliver(
      atBorder('denmark', 'chemicals').goodsMark(A, 'denmark', 'claimed').moneyMark(A, 'denmark'),
      'denmark',
    );
    expect(third.money(A)).toBe(24);
    expect(third.eventKeys).toContain('event.noReward');
  });

  test('AB-16.3 R-61 other goods when the money space is used: nothing, but the country counts', () => {
    const table = deliver(atBorder('denmark', 'appliances').moneyMark(A, 'denmark'), 'denmark');
    expect(table.money(A)).toBe(24);
    expect(table.goodsMark(A, 'denmark')).toBe('free');
    expect(table.delivered(A)).toEqual(['denmark']);
  });

  test('AB-16.4 AB-X80 the first pharmaceuticals to France: Promote 2 at once', () => {
    const table = deliver(atBorder('france', 'pharmaceuticals', { era: 3 }).lobby(A, 2), 'france');
    table.play(
      { type: 'promote', department: 'finance', floor: 1 },
      { type: 'promote', department: 'finance', floor: 2 },
    );
    expect(table.floors(A, 'finance')).toEqual([2]);
    expect(table.moneyMark(A, 'france')).toBe(false);
  });

  test('AB-16.4 AB-X80 the second player gets the DM 4 of the own money space, or nothing when it is used', () => {
    const late = deliver(atBorder('france', 'pharmaceuticals', { era: 3 }).pharma('france', B), 'france');
    expect(late.money(A)).toBe(28);
    expect(late.delivered(A)).toEqual(['france']);
    const none = deliver(
      atBorder('france', 'pharmaceuticals', { era: 3 }).pharma('france', B).moneyMark(A, 'france'),
      'france',
    );
    expect(none.money(A)).toBe(24);
    expect(none.delivered(A)).toEqual(['france']);
  });

  test.each([
    ['denmark', 'promote', 1],
    ['netherlands', 'money', 20],
    ['france', 'promote', 2],
    ['switzerland', 'develop', 2],
    ['italy', 'promote', 2],
    ['austria', 'promote', 1],
    ['czechia', 'develop', 2],
    ['poland', 'money', 10],
  ])('AB-16.4 pharmaceuticals to %s: %s %i', (country, kind, amount) => {
    expect(tables.countries.find((other) => other.id === country)?.pharmaBonus).toMatchObject({ kind, amount });
  });
});

describe('the steps of a delivery', () => {
  test('AB-16.1 the player chooses one of the remaining tiles before the reward; the truck is free again', () => {
    const at = atBorder('denmark', 'appliances', { players: 3 }).countryTiles('denmark', 'tile-money', 'tile-swapCard');
    const table = deliver(at, 'denmark');
    expect(table.offered('takeTile', 'tile')).toEqual(['tile-money', 'tile-swapCard']);
    expect(table.money(A)).toBe(16);
    table.play({ type: 'takeTile', tile: 'tile-swapCard' });
    expect(table.tiles(A)).toEqual(['tile-swapCard']);
    expect(table.countryTiles('denmark')).toEqual(['tile-money']);
    expect([table.truck(A, 1), table.goods(A, 1), table.money(A)]).toEqual(['board', 'none', 18]);
    expect(table.delivered(A)).toEqual(['denmark']);
  });

  test('AB-16.1 of two equal tiles one is taken', () => {
    const at = atBorder('denmark', 'appliances', { players: 4 });
    const table = deliver(at.countryTiles('denmark', 'tile-money', 'tile-money', 'tile-swapCard'), 'denmark');
    table.play({ type: 'takeTile', tile: 'tile-money' });
    expect(table.tiles(A)).toEqual(['tile-money']);
    expect(table.countryTiles('denmark')).toEqual(['tile-money', 'tile-swapCard']);
  });

  test('AB-16.1 without a tile left nothing is taken', () => {
    const table = deliver(atBorder('denmark', 'appliances').countryTiles('denmark'), 'denmark');
    expect(table.tiles(A)).toEqual([]);
    expect(table.money(A)).toBe(26);
  });

  test('AB-16.1 the delivery is resolved before another truck moves', () => {
    const at = atBorder('france', 'pharmaceuticals', { era: 3 })
      .built('white-saarbruecken-mannheim')
      .padlocks(A, ['truck-1', 'truck-2'], ['red', 'cyan']);
    const table = at.lobby(A, 1).truck(A, 2, 'white-saarbruecken-mannheim:0').begin();
    table
      .playCard('basic-white', 'unlock')
      .play({ type: 'unlock', padlock: 'upgrade-1' }, { type: 'deliver', city: 'paris' });
    expect(table.asked).toBe('prompt.promote');
    table.play('decline', 'decline');
    expect(table.asked).toBe('prompt.trucks');
  });

  test('AB-X09 AB-14.6 AB-15.2 the first turn of the delivery example', () => {
    const table = position()
      .built('red-dortmund-hamburg', 'cyan-oberhausen-dortmund', 'orange-oberhausen-amsterdam')
      .station(A, 'red-dortmund-hamburg', 'black-hannover-badHersfeld')
      .begin()
      .playCard('basic-black', 'loadTruck')
      .play({ type: 'loadTruck', depot: 'hamburg' });
    expect([table.truck(A, 1), table.goods(A, 1)]).toEqual(['hamburg', 'chemicals']);
    table.drive(1, 'red-dortmund-hamburg:1', 'red-dortmund-hamburg:0');
    expect(table.offered('rowBonus', 'position')).toEqual([1, 2]);
    table.play({ type: 'rowBonus', position: 2 }).drive(1, 'cyan-oberhausen-dortmund:0');
    expect(table.turn).toBe(B);
    expect(table.truck(A, 1)).toBe('cyan-oberhausen-dortmund:0');
  });

  test('AB-X10 AB-14.4 the later turn: built on cyan, two steps, delivered in the Netherlands', () => {
    const table = position()
      .built('red-dortmund-hamburg', 'cyan-oberhausen-dortmund', 'orange-oberhausen-amsterdam')
      .truck(A, 1, 'cyan-oberhausen-dortmund:0', 'chemicals')
      .begin()
      .playCard('basic-cyan', 'buildRoad')
      .play({ type: 'buildRoad', section: 'cyan-dortmund-hannover:1' });
    table.drive(1, 'orange-oberhausen-amsterdam:0').play({ type: 'deliver', city: 'amsterdam' });
    expect(table.delivered(A)).toEqual(['netherlands']);
    expect(table.turn).toBe(B);
  });

  test('AB-16.5 AB-22.2 R-23 AB-X70 a tile of a delivery cannot be used before the next turn', () => {
    const table = atBorder('denmark', 'chemicals')
      .countryTiles('denmark', 'tile-money')
      .padlocks(A, ['station-1', 'station-2']);
    const early = table.station(A, 'red-hamburg-kobenhavn').begin().playCard('basic-black', 'buildStation');
    early.play(
      { type: 'buildStation', link: 'black-hannover-badHersfeld' },
      { type: 'resolve', trigger: 'stationRow' },
    );
    early.play({ type: 'deliver', city: 'kobenhavn' }, 'decline');
    expect(early.tiles(A)).toEqual(['tile-money']);
    expect(early.turn).toBe(B);
    early.refresh().play('decline');
    expect(early.offers({ type: 'useTile', tile: 'tile-money' })).toBe(true);
  });

  test('AB-16.5 Poland and the Czech Republic lie behind roadblocks before era 3', () => {
    const late = tables.countries.filter((country) => country.fromEra === 3).map((country) => country.id);
    expect(late).toEqual(['czechia', 'poland']);
    const roads = tables.links.filter((link) =>
      late.includes(tables.countries[tables.cities[link.to].country]?.id ?? ''),
    );
    expect(roads.length).toBeGreaterThan(0);
    expect(roads.every((link) => link.east)).toBe(true);
  });
});
