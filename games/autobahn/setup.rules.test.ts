import { describe, expect, test } from 'vitest';
import { makeSetup, type OptionValue } from '../../kernel/index.ts';
import { A, game, position, Table, tables } from './positions.ts';
import type { AutobahnState } from './state.ts';

const open = (players: number, seed = 1, options: Record<string, OptionValue> = {}): AutobahnState =>
  game.setup(makeSetup(game, { seats: Array.from({ length: players }, () => 'player'), seed, options }));
const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
const count = (list: readonly number[]): number => list.filter((item) => item >= 0).length;

describe('the table before the first turn', () => {
  test.each([
    [2, 24, 3],
    [3, 16, 4],
    [4, 12, 5],
  ])('AB-3.6 AB-3.10 AB-X01 %i players have DM %i each and see %i route cards', (players, money, routes) => {
    const s = open(players);
    expect(s.money).toEqual(Array.from({ length: players }, () => money));
    expect(new Set(s.routesOnOffer).size).toBe(routes);
  });

  test.each([
    [2, 8, 19],
    [3, 16, 27],
    [4, 24, 35],
  ])('AB-3.2 %i players: 11 construction tiles and %i delivery tiles, %i in all', (players, delivery, all) => {
    const s = open(players);
    expect(count(s.roadTiles)).toBe(11);
    expect(count(s.countryTiles)).toBe(delivery);
    expect(count(s.roadTiles) + count(s.countryTiles)).toBe(all);
    for (let country = 0; country < tables.countries.length; country++)
      expect(count(s.countryTiles.slice(country * 3, country * 3 + 3))).toBe(players - 1);
  });

  test('AB-3.2 tiles lie on the construction spaces, mixed by the seed', () => {
    const s = open(2);
    s.roadTiles.forEach((tile, i) => {
      expect(tile >= 0).toBe(tables.sections[i].tileSpace);
    });
    expect(new Set(seeds.map((seed) => open(2, seed).roadTiles.join())).size).toBe(seeds.length);
  });

  test('AB-3.3 AB-3.4 six sections from Hamburg to Crailsheim are built, stacks of 10, 12 and 14, 12 beside', () => {
    const table = new Table(open(2));
    const built = tables.sections.filter((section) => table.road(section.name) === 1).map((section) => section.name);
    expect(built).toEqual([
      'black-hamburg-hannover:0',
      'black-hannover-badHersfeld:0',
      'black-hannover-badHersfeld:1',
      'black-badHersfeld-wuerzburg:0',
      'black-badHersfeld-wuerzburg:1',
      'black-wuerzburg-crailsheim:0',
    ]);
    expect(table.stacks).toEqual([10, 12, 14, 12]);
    expect(table.values('hamburg', 'hannover', 'badHersfeld', 'wuerzburg', 'crailsheim')).toEqual([2, 2, 2, 2, 2]);
    const others = tables.cities.map((city) => city.id).filter((id) => table.value(id) !== 0);
    expect(others).toHaveLength(5);
  });

  test('AB-3.5 five roadblocks close the east', () => {
    const blocked = tables.sections.filter((section) => section.roadblock).map((section) => section.name);
    expect(blocked.sort()).toEqual([
      'cyan-hannover-magdeburg:0',
      'purple-badHersfeld-jena:0',
      'white-nuernberg-praha:0',
      'yellow-hamburg-schwerin:0',
      'yellow-nuernberg-jena:0',
    ]);
  });

  test('AB-3.7 five Improved cards are displayed, 15 in the deck, 14 Advanced cards aside (22 with the two-colour cards)', () => {
    const s = open(2);
    expect(s.display.every((card) => tables.improved.includes(card))).toBe(true);
    expect([new Set([...s.display, ...s.deck]).size, s.deck.length]).toEqual([20, 15]);
    expect(new Set(s.advancedDeck).size).toBe(14);
    expect(new Set(open(2, 1, { twoColourCards: true }).advancedDeck).size).toBe(22);
    expect(new Set(seeds.map((seed) => open(2, seed).display.join())).size).toBeGreaterThan(15);
  });

  test('AB-3.8 AB-2.2 each player: six Basic cards without yellow, 9 tokens, 8 stations, 25 employees, track 0', () => {
    const table = new Table(open(3));
    for (const seat of [0, 1, 2]) {
      expect(table.hand(seat)).toEqual([
        'basic-black',
        'basic-red',
        'basic-cyan',
        'basic-purple',
        'basic-white',
        'basic-orange',
      ]);
      expect([...table.tokens(seat)].sort()).toEqual(['cyan', 'orange', 'purple', 'red', 'white', 'yellow']);
      expect(table.colourless(seat)).toBe(3);
      expect([table.track(seat), table.stations(seat), table.supply(seat)]).toEqual([0, 0, 24]);
      expect([table.truck(seat, 1), table.truck(seat, 2)]).toEqual(['board', 'board']);
      expect(table.actionTile(seat, 'buildRoad')).toBe(0);
    }
  });

  test('AB-3.9 everybody has another delivery board, dealt by the seed', () => {
    for (const seed of seeds) expect(new Set(open(4, seed).boards).size).toBe(4);
    expect(new Set(seeds.map((seed) => open(2, seed).boards.join())).size).toBeGreaterThan(5);
  });

  test('AB-3.11 the start player is drawn; employees stand in the black office clockwise from there', () => {
    const starts = new Set<number>();
    for (const seed of seeds) {
      const s = open(3, seed);
      starts.add(s.startSeat);
      const order = [0, 1, 2].map((i) => (s.startSeat + i) % 3);
      expect(new Table(s).office('black')).toEqual(order);
    }
    expect([...starts].sort()).toEqual([0, 1, 2]);
  });

  test('AB-3.12 route cards are taken anticlockwise, the last to place first; the start player then begins', () => {
    const s = open(3, 5);
    const table = new Table(s);
    const order: number[] = [];
    const offered = s.routesOnOffer.length;
    while (table.asked === 'prompt.routeCard') {
      order.push(table.seat);
      expect(table.moves()).toHaveLength(offered - order.length + 1);
      expect(table.moves().every((move) => move.type === 'takeRoute')).toBe(true);
      table.play(table.moves()[0]);
    }
    expect(order).toEqual([2, 1, 0].map((i) => (s.startSeat + i) % 3));
    expect([table.turn, table.asked]).toEqual([s.startSeat, 'prompt.action']);
    expect(new Set(s.routes).size).toBe(3);
  });
});

test('AB-3.1 AB-29.3 the same seed lays out the same table, another seed another one', () => {
  expect(open(4, 7)).toEqual(open(4, 7));
  expect(open(4, 7)).not.toEqual(open(4, 8));
});

test('AB-3.2 AB-28.2 with the extra tiles Recruit and Shift card come among the bonus tiles', () => {
  const types = (options: Record<string, OptionValue>): Set<string> =>
    new Set(
      seeds
        .flatMap((seed) => open(4, seed, options).roadTiles.concat(open(4, seed, options).countryTiles))
        .filter((i) => i >= 0)
        .map((i) => tables.tileTypes[i].id),
    );
  expect(types({}).has('tile-recruit') || types({}).has('tile-shiftCard')).toBe(false);
  expect(types({ extraTiles: true }).has('tile-recruit') && types({ extraTiles: true }).has('tile-shiftCard')).toBe(
    true,
  );
});

test('AB-4.1 the first turn of the game is that of the start player', () => {
  expect(position().begin().turn).toBe(A);
  for (const seed of seeds.slice(0, 6)) {
    const table = new Table(open(4, seed));
    while (table.asked === 'prompt.routeCard') table.play(table.moves()[0]);
    expect(table.turn).toBe(table.state.startSeat);
  }
});
