import { describe, expect, test } from 'vitest';
import { makeSetup, SetupError } from '../../kernel/index.ts';
import { COLOURS } from './components/edition.ts';
import standard from './components/standard.json' with { type: 'json' };
import { openAutobahn } from './index.ts';
import { NONE, OFFICE_ROOM } from './tables.ts';
import { A, B, C, city, colour, D, game, section, t, table } from './testing.ts';

const fresh = (players: number, options = {}, seed = 1) =>
  game.setup(makeSetup(game, { seats: Array.from({ length: players }, () => 'player'), options, seed }));

describe('components', () => {
  test('AB-2.1 the shared components are as many as the box holds', () => {
    expect(t.sections.length).toBe(54);
    expect(t.sections.filter((s) => s.roadblock).length).toBe(5);
    expect(t.edition.bonusTiles.types.reduce((n, type) => n + type.copies, 0)).toBe(36);
    expect([t.boards.length, t.routes.length, t.improved.length, t.advanced.length]).toEqual([6, 7, 20, 14]);
    expect(t.limits.length).toBe(5);
    expect(t.links.filter((l) => l.hasStation).length).toBe(17);
  });

  test('AB-2.2 each player has 25 employees, 8 stations, 2 trucks, 9 unlock tokens and 7 Basic cards', () => {
    const s = fresh(2);
    expect(t.employees).toBe(25);
    expect(t.stations).toBe(8);
    expect(s.trucks.length).toBe(4);
    expect(s.extraTokens[A]).toBe(3);
    const tokens = COLOURS.filter((_, c) => (s.tokens[A] & (1 << c)) !== 0);
    expect(tokens.sort()).toEqual(['cyan', 'orange', 'purple', 'red', 'white', 'yellow']);
    expect(t.basics.length).toBe(7);
  });

  test('AB-2.3 the solo game has five A and three B task cards and two boards', () => {
    const decks = t.edition.solo.taskCards.cards.map((task) => task.deck);
    expect(decks.filter((deck) => deck === 'A').length).toBe(5);
    expect(decks.filter((deck) => deck === 'B').length).toBe(3);
    expect(Object.keys(t.edition.solo.boards)).toEqual(['easy', 'hard']);
  });

  test('AB-2.4 every further module can be used or left out by itself', () => {
    for (const key of ['wine', 'traffic', 'services', 'twoColourCards', 'extraTiles']) {
      const s = fresh(2, { [key]: true });
      expect(s.wineSingles > 0).toBe(key === 'wine');
      expect(s.trafficSupply > 0).toBe(key === 'traffic');
      expect(s.upgradesLeft > 0).toBe(key === 'services');
      expect(s.advancedDeck.length === 22).toBe(key === 'twoColourCards');
      expect(s.company.extraTiles).toBe(key === 'extraTiles');
    }
    expect(t.twoColour.length).toBe(8);
    expect(t.upgrades.length).toBe(8);
  });

  test('AB-2.5 figures come from the edition: exchanged values change the game, not the rules', () => {
    const own = structuredClone(standard);
    own.setup.startingMoney['2'] = 7;
    own.eras.list[0].funding = 99;
    const other = openAutobahn(own);
    const s = other.setup(makeSetup(other, { seats: ['player', 'player'] }));
    while (s.frames.at(-1)?.kind === 'routeCard')
      other.apply(s, other.deciding(s)[0], other.moves(s, other.deciding(s)[0])[0]);
    expect(s.money).toEqual([7, 7]);
    other.apply(s, s.turn, { type: 'funding' });
    expect(Math.max(...s.money)).toBe(106);
    expect(other.edition).not.toBe(game.edition);
  });
});

describe('setup', () => {
  test.each([
    [2, 19],
    [3, 27],
    [4, 35],
  ])('AB-3.2 with %i players %i bonus tiles lie on the map', (players, count) => {
    const s = fresh(players);
    const onRoads = s.roadTiles.filter((type) => type !== NONE).length;
    const inCountries = s.countryTiles.filter((type) => type !== NONE).length;
    expect(onRoads).toBe(11);
    expect(onRoads + inCountries).toBe(count);
  });

  test('AB-3.1 AB-3.3 six black sections are built; the stacks hold 10, 12, 14 and the side supply 12', () => {
    const s = fresh(2);
    expect(s.stacks).toEqual([10, 12, 14, 12]);
    const built = t.sections.filter((_, i) => s.road[i] !== 0);
    expect(built.length).toBe(6);
    expect(new Set(built.map((x) => x.colour))).toEqual(new Set([colour('black')]));
  });

  test('AB-3.4 five cities begin with value 2, all others with 0', () => {
    const s = fresh(2);
    const worth = t.cities.filter((_, i) => s.values[i] > 0).map((c) => c.id);
    expect(worth.sort()).toEqual(['badHersfeld', 'crailsheim', 'hamburg', 'hannover', 'wuerzburg']);
    expect(s.values[city('hamburg')]).toBe(2);
  });

  test('AB-3.5 the five roadblocks close the ways east of Hamburg, Hannover, Bad Hersfeld and Nürnberg', () => {
    expect(t.sections.filter((x) => x.roadblock).map((x) => x.name)).toEqual([
      'cyan-hannover-magdeburg:0',
      'purple-badHersfeld-jena:0',
      'white-nuernberg-praha:0',
      'yellow-hamburg-schwerin:0',
      'yellow-nuernberg-jena:0',
    ]);
  });

  test.each([
    [2, 3, 24],
    [3, 4, 16],
    [4, 5, 12],
  ])('AB-3.6 AB-3.10 AB-X01 %i players: %i route cards revealed, DM %i each', (players, routes, money) => {
    const s = fresh(players);
    expect(s.routesOnOffer.length).toBe(routes);
    expect(s.money).toEqual(Array.from({ length: players }, () => money));
  });

  test('AB-3.7 five Improved cards are displayed, fifteen in the deck, the Advanced cards wait', () => {
    const s = fresh(3);
    expect(s.display.every((c) => t.improved.includes(c))).toBe(true);
    expect(new Set([...s.display, ...s.deck]).size).toBe(20);
    expect(s.advancedDeck.length).toBe(14);
    expect(fresh(3, { twoColourCards: true }).advancedDeck.length).toBe(22);
  });

  test('AB-3.8 six Basic cards in hand without yellow, tiles with two cones, token on space 0', () => {
    const game2 = table({ players: 2 });
    const cards = t.basics.filter((c) => game2.s.cards[c] === 1).map((c) => t.cards[c].id);
    expect(cards.sort()).toEqual([
      'basic-black',
      'basic-cyan',
      'basic-orange',
      'basic-purple',
      'basic-red',
      'basic-white',
    ]);
    expect(game2.has(A, 'basic-yellow')).toBe('no');
    expect(game2.s.actionTiles.every((side) => side === 0)).toBe(true);
    expect(game2.s.track).toEqual([0, 0]);
  });

  test('AB-3.9 each player gets another delivery board', () => {
    const s = fresh(4);
    expect(new Set(s.boards).size).toBe(4);
  });

  test('AB-3.11 clockwise from the start player everybody has an employee on the next black seat', () => {
    for (let seed = 1; seed < 6; seed++) {
      const s = fresh(3, {}, seed);
      const black = s.offices.slice(colour('black') * OFFICE_ROOM, colour('black') * OFFICE_ROOM + 3);
      expect(black).toEqual([0, 1, 2].map((i) => (s.startSeat + i) % 3));
      expect(s.supply).toEqual([24, 24, 24]);
    }
    const starts = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => fresh(3, {}, seed).startSeat));
    expect(starts.size).toBeGreaterThan(1);
  });

  test('AB-3.12 the last to place takes a route card first, then anticlockwise; the start player then has the first turn', () => {
    const s = fresh(3, {}, 2);
    const order: number[] = [];
    while (s.frames.at(-1)?.kind === 'routeCard') {
      const [seat] = game.deciding(s);
      order.push(seat);
      expect(game.moves(s, seat).every((move) => move.type === 'takeRoute')).toBe(true);
      game.apply(s, seat, game.moves(s, seat)[0]);
    }
    expect(order).toEqual([2, 1, 0].map((i) => (s.startSeat + i) % 3));
    expect(game.deciding(s)).toEqual([s.startSeat]);
    expect(new Set(s.routes).size).toBe(3);
    expect(s.routesOnOffer).toEqual([]);
  });

  test('AB-3.13 hands are open, decks are not: a view shows all hands and only what is in a deck', () => {
    const s = fresh(2, { wine: true });
    const view = game.view(s, A);
    expect(view.cards).toEqual(s.cards);
    expect(view.deck).toEqual([...s.deck].sort((a, b) => a - b));
    expect(view.wineCards[A]).toBe(s.wineCards[A]);
    expect(view.wineCards[B]).not.toBe(s.wineCards[B]);
    expect('random' in view).toBe(false);
  });

  test('AB-29.3 the same seed gives the same table, another seed another one', () => {
    expect(fresh(4, {}, 9)).toEqual(fresh(4, {}, 9));
    expect(fresh(4, {}, 9).roadTiles).not.toEqual(fresh(4, {}, 10).roadTiles);
  });

  test('AB-24.45 solo options are refused without Autobot, and a level fixes them', () => {
    const two = ['player', 'player'];
    const solo = ['player', 'autobot'];
    expect(() => makeSetup(game, { seats: two, options: { soloLevel: 3 } })).toThrow(SetupError);
    expect(() => makeSetup(game, { seats: two, options: { fastTrucks: true } })).toThrow(/fastTrucks/);
    expect(() => makeSetup(game, { seats: solo, options: { soloLevel: 3, fastTrucks: true } })).toThrow(/soloLevel 3/);
    const level = (soloLevel: number) =>
      game.setup(makeSetup(game, { seats: solo, options: { soloLevel } })).company.solo;
    expect(level(1)).toEqual({
      board: 'easy',
      fastTrucks: false,
      stationPassDevelop: false,
      skipDevelop: false,
      morePromotions: 'standard',
    });
    expect(level(6)).toEqual({
      board: 'easy',
      fastTrucks: true,
      stationPassDevelop: true,
      skipDevelop: true,
      morePromotions: 'most',
    });
    expect(level(7).board).toBe('hard');
    expect(level(8).fastTrucks).toBe(true);
    expect(level(9)).toMatchObject({ stationPassDevelop: true, skipDevelop: false });
    expect(level(11)).toMatchObject({ skipDevelop: true, morePromotions: 'more' });
  });

  test('AB-29.1 a state is plain data that survives JSON in the middle of a turn', () => {
    const game4 = table({ players: 4 }).turn(C).play({ type: 'playCard', card: 'basic-black', space: 'loadTruck' });
    expect(JSON.parse(JSON.stringify(game4.s))).toEqual(game4.s);
    expect(game4.seat).toBe(C);
    expect(D).toBe(3);
    expect(section('black-hamburg-aarhus:0')).toBeGreaterThan(0);
  });
});
