import { describe, expect, test } from 'vitest';
import standard from '../components/standard.json' with { type: 'json' };
import type { SteamRollersState } from '../state.ts';
import {
  colourOf,
  exampleTracks,
  game,
  offers,
  play,
  pointsOffered,
  type SheetWish,
  type TableWish,
  table,
} from '../testing.ts';
import { emptyCities } from './ending.ts';

const boxes = (count: number): number[] => [1, 2, 3, 4, 5, 6].slice(0, count);

/** Seat 0 about to act with the network of an example. */
const withNetwork = (id: string, sheet: SheetWish, wish: TableWish): SteamRollersState =>
  table({ ...wish, sheets: [{ tracks: exampleTracks(id), ...sheet }] });

const deliveries = (state: SteamRollersState) =>
  offers(state, { type: 'deliver' }).flatMap((move) => (move.type === 'deliver' ? [move] : []));

describe('EX-21 EX-22 EX-23 EX-24 EX-25 EX-26 EX-27 EX-28 EX-29 EX-30: possible points', () => {
  test.each(standard.ruleCases.delivery)('$id ($rule)', (example) => {
    const tiles = Object.fromEntries(example.tiles.map((tile: string) => [tile.slice(1), 0]));
    const state = withNetwork(
      example.network,
      { boxes: boxes(example.engineBoxes) },
      { die: example.from, goods: { 1: ['red'] }, tiles },
    );
    const points = pointsOffered(state, { cube: 'red', from: example.from, to: example.to });
    if (example.points) expect(points).toEqual(example.points);
    if (example.maxPoints) expect(Math.max(...points)).toBe(example.maxPoints);
    expect(example.points ?? example.maxPoints).toBeDefined();
  });

  test('EX-25 the charter goes back to the pool after the delivery', () => {
    const state = withNetwork('EX-R3', {}, { die: 1, goods: { 1: ['red'] }, tiles: { '4a': 0 } });
    play(state, { type: 'deliver', points: 4, tiles: ['4a'] });
    expect(state.tileOwner[3]).toBe(-1);
    expect(state.sheets[0].deliveryPoints).toBe(4);
  });
});

describe('origin, good and destination', () => {
  test('SR-7.1 SR-4.6 the die names the city of origin', () => {
    const state = withNetwork('EX-12', { boxes: boxes(1) }, { die: 3, goods: { 3: ['yellow', 'blue'], 5: ['red'] } });
    expect(new Set(deliveries(state).map((move) => move.from))).toEqual(new Set([3]));
  });

  test('SR-7.2 any cube of the city may be chosen, equal cubes are one choice', () => {
    const goods = { 4: ['red', 'red', 'green', 'red'] };
    const state = withNetwork('EX-12', { boxes: boxes(6) }, { die: 4, goods });
    expect(new Set(deliveries(state).map((move) => move.cube))).toEqual(new Set(['red', 'green']));
    expect(offers(state, { type: 'deliver', cube: 'red', points: 1 })).toHaveLength(1);
  });

  test.each([
    ['yellow', [1]],
    ['red', [2]],
    ['blue', [5]],
    ['green', [6]],
    ['grey', [3, 4]],
  ])('SR-7.3 %s goes to the cities %j', (cube, cities) => {
    const origin = cube === 'yellow' ? 5 : 1;
    const state = withNetwork('EX-12', { boxes: boxes(6) }, { die: origin, goods: { [origin]: [cube] } });
    const reached = new Set(deliveries(state).map((move) => move.to));
    expect([...reached].every((city) => cities.includes(city))).toBe(true);
    expect(reached.size).toBeGreaterThan(0);
  });

  test('SR-7.3 EX-07 grey may pass one grey city to reach the other, never the city of origin', () => {
    const state = withNetwork('EX-07', { boxes: boxes(2) }, { die: 1, goods: { 1: ['grey'] } });
    expect(deliveries(state).map(({ to, points }) => [to, points])).toEqual([
      [3, 1],
      [4, 2],
    ]);
    const home = withNetwork('EX-07', { boxes: boxes(6) }, { die: 3, goods: { 3: ['grey'] } });
    expect(new Set(deliveries(home).map((move) => move.to))).toEqual(new Set([4]));
  });

  test('SR-7.3 RU-57 grey goes to city 3 or to city 4 as the player says, also where both bring the same points', () => {
    // City 1 lies one town away from 3 (over B3) and from 4 (over D3).
    const tracks = { B3: 'W-E', B4: 'W-E', C3: 'NW-SE', D3: 'NW-SE' };
    const state = table({ die: 1, goods: { 1: ['grey'] }, sheets: [{ tracks, boxes: boxes(2) }] });
    expect(deliveries(state).map(({ to, points }) => [to, points])).toEqual([
      [3, 2],
      [4, 2],
    ]);
    play(state, { type: 'deliver', to: 4 });
    expect(state.sheets[0].deliveryPoints).toBe(2);
  });

  test('SR-3.2 RU-57 the player says where coal goes, to every city at every distance within strength', () => {
    const state = withNetwork('EX-12', { boxes: boxes(2) }, { die: 4, coal: true, goods: { 4: ['black'] } });
    expect(deliveries(state).map(({ to, points }) => `${to} for ${points}`)).toEqual([
      '1 for 2',
      '2 for 1',
      '3 for 1',
      '5 for 2',
      '6 for 2',
    ]);
  });

  test('SR-8.5 RU-57 an own load and a cube of the city are two choices, each with its own destination', () => {
    const tracks = { B3: 'W-E', B4: 'W-E', C5: 'NE-SW', D4: 'NE-SW' };
    const sheets = [{ tracks, boxes: boxes(2), ownLoad: { cube: 'yellow', city: 3 } }];
    const state = table({ die: 3, goods: { 3: ['black'] }, coal: true, sheets });
    expect(deliveries(state).map(({ cube, to, own }) => [cube, to, own === true])).toEqual([
      ['black', 1, false],
      ['black', 4, false],
      ['yellow', 1, true],
    ]);
  });

  test('SR-3.2 EX-67 coal may go to any other city by any route that fits', () => {
    const goods = { 4: ['black'] };
    const wish: TableWish = { die: 4, coal: true, goods };
    const state = withNetwork('EX-12', { boxes: boxes(6) }, wish);
    expect(pointsOffered(state, { cube: 'black' })).toEqual([1, 2, 3, 4, 5, 6]);
    expect(deliveries(state).some((move) => move.to === 4)).toBe(false);
    // Every other city is a possible end: take all links of the others away and the coal still finds it.
    for (const [hexes, to] of [
      [{ C3: 'NW-SE', D3: 'NW-SE' }, 1],
      [{ E3: 'W-E' }, 2],
      [{ C5: 'NE-SW', D4: 'NE-SW' }, 3],
      [{ E5: 'W-E', E6: 'W-E' }, 6],
    ] as const) {
      const alone = table({ ...wish, sheets: [{ tracks: hexes, boxes: boxes(6) }] });
      expect(new Set(deliveries(alone).map((move) => move.to))).toEqual(new Set([to]));
    }
    // 4–2–1–3–5 with the towns D1 and B3 has distance 6.
    const path = { E3: 'W-E', C2: 'NE-SW', D1: 'NE-SE', B3: 'W-E', B4: 'W-E', B6: 'W-E' };
    const long = table({ ...wish, sheets: [{ tracks: path, boxes: boxes(6) }] });
    expect(offers(long, { type: 'deliver', to: 5, points: 6 })).toHaveLength(1);
    play(long, { type: 'deliver', to: 5 });
    expect(long.goods[3]).toEqual([]);
    expect(long.coalBox).toBe(6);
  });
});

describe('route, strength and points', () => {
  const goods = { 1: ['red'] };

  test('SR-7.5 a direct link has distance 1, towns count as stops, hexes do not', () => {
    const direct = table({
      die: 2,
      goods: { 2: ['grey'] },
      sheets: [{ tracks: { F2: 'NW-E', F3: 'W-NE' }, boxes: [1] }],
    });
    expect(pointsOffered(direct)).toEqual([1]);
    const town = table({ die: 1, goods, sheets: [{ tracks: { C2: 'NE-SW', D1: 'NE-SE' }, boxes: [1, 2] }] });
    expect(pointsOffered(town)).toEqual([2]);
  });

  test('EX-R2 SR-7.6 SR-5.3 strength is the largest distance', () => {
    const tracks = { E3: 'W-E' };
    const grey = { 2: ['grey'] };
    expect(pointsOffered(table({ die: 2, goods: grey, sheets: [{ tracks }] }))).toEqual([]);
    expect(pointsOffered(table({ die: 2, goods: grey, sheets: [{ tracks, boxes: [6] }] }))).toEqual([1]);
  });

  test('SR-7.7 SR-7.8 short or long, the player scores the distance at once', () => {
    for (const points of [3, 4]) {
      const state = withNetwork('EX-R3', { boxes: boxes(4), points: 10 }, { die: 1, goods });
      play(state, { type: 'deliver', points });
      expect(state.sheets[0].deliveryPoints).toBe(10 + points);
    }
  });

  test("SR-7.4 a route is shown hex by hex and passes other cities, also those of the cube's own colour", () => {
    const state = withNetwork('EX-07', { boxes: boxes(2) }, { die: 1, goods: { 1: ['grey'] } });
    const [move] = deliveries(state).filter((delivery) => delivery.points === 2);
    expect(move.route).toEqual(['B2', 'A3', 'A4', 'B4', 'B5', 'C5', 'D4', 'E4']);
  });

  test('RU-57 of several routes of the same distance between the same two cities one is offered', () => {
    const state = table({
      die: 2,
      goods: { 2: ['grey'] },
      sheets: [{ tracks: exampleTracks('EX-02'), boxes: [1] }],
    });
    expect(deliveries(state)).toHaveLength(1);
  });

  test('SR-7.9 the cube goes into the bag and nothing is refilled', () => {
    const state = withNetwork('EX-R3', { boxes: boxes(4) }, { die: 1, goods: { 1: ['red', 'blue'] } });
    const red = state.bag[colourOf('red')];
    play(state, { type: 'deliver', cube: 'red' });
    expect(state.bag[colourOf('red')]).toBe(red + 1);
    expect(state.goods[0]).toEqual([colourOf('blue')]);
    expect(game.invariants(state)).toEqual([]);
  });

  test('SR-7.9 with orders the cube is kept beside the sheet', () => {
    const state = withNetwork('EX-R3', { boxes: boxes(4) }, { die: 1, goods, orders: [] });
    play(state, { type: 'deliver', points: 3 });
    expect(state.sheets[0].kept[colourOf('red')]).toBe(1);
    expect(game.invariants(state)).toEqual([]);
  });

  test.each([
    ['no fitting cube', { goods: { 1: ['green'] } }, 6],
    ['no cube at all', { goods: { 1: [] } }, 6],
    ['no strength', { goods }, 2],
  ])('SR-7.10 %s: delivering is not offered', (_why, wish, engine) => {
    expect(deliveries(withNetwork('EX-R3', { boxes: boxes(engine) }, { die: 1, ...wish }))).toEqual([]);
  });

  test('SR-7.10 one delivery moves exactly one cube', () => {
    const state = withNetwork('EX-R3', { boxes: boxes(4) }, { die: 1, goods: { 1: ['red', 'red', 'red'] } });
    play(state, { type: 'deliver', points: 4 });
    expect(state.goods[0]).toHaveLength(2);
  });
});

describe('tiles for deliveries', () => {
  test('SR-8.5 with 3a the die may name the destination, and the origin as well', () => {
    const goods = { 1: ['grey'], 3: ['red'], 5: ['grey'] };
    const state = withNetwork('EX-12', { boxes: boxes(6) }, { die: 3, goods, tiles: { '3a': 0 } });
    const found = deliveries(state);
    expect(found.filter((move) => move.from === 3).every((move) => move.tiles.length === 0)).toBe(true);
    expect(found.filter((move) => move.from !== 3).every((move) => move.to === 3 && move.tiles[0] === '3a')).toBe(true);
    expect(new Set(found.map((move) => move.from))).toEqual(new Set([1, 3, 5]));
  });

  test('SR-8.5 RU-47 a grey cube goes to the very city that the die names', () => {
    const state = withNetwork('EX-07', { boxes: boxes(6) }, { die: 3, goods: { 1: ['grey'] }, tiles: { '3a': 0 } });
    expect(deliveries(state).filter((move) => move.from === 1)).toMatchObject([{ to: 3, points: 1 }]);
  });

  test('EX-66 SR-8.5 destination die and coal', () => {
    const tracks = { C5: 'NE-SW', D4: 'NE-SW', B6: 'W-E' };
    const wish: TableWish = { die: 5, coal: true, goods: { 4: ['black'], 5: [] }, tiles: { '3a': 0 } };
    const state = table({ ...wish, sheets: [{ tracks, boxes: boxes(2) }] });
    expect(deliveries(state)).toMatchObject([{ cube: 'black', from: 4, to: 5, points: 2, tiles: ['3a'] }]);
  });

  test('SR-8.6 RU-58 the detour adds 1, 2 or nothing, is scored, and must fit the strength', () => {
    const wish: TableWish = { die: 2, goods: { 2: ['grey'] }, tiles: { '3b': 0 } };
    const tracks = { E3: 'W-E' };
    const bonuses = (engine: number) =>
      deliveries(table({ ...wish, sheets: [{ tracks, boxes: boxes(engine) }] })).map((move) => [
        move.points,
        move.bonus,
      ]);
    expect(bonuses(1)).toEqual([[1, 0]]);
    expect(bonuses(2)).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(bonuses(6)).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    const state = table({ ...wish, sheets: [{ tracks, boxes: boxes(3) }] });
    play(state, { type: 'deliver', points: 3, bonus: 2, tiles: ['3b'] });
    expect(state.sheets[0].deliveryPoints).toBe(3);
    expect(state.tileOwner[2]).toBe(0);
  });

  test('SR-8.7 RU-16 RU-52 the charter works at strength 0; a delivery within strength does not use it up', () => {
    const wish: TableWish = { die: 1, goods: { 1: ['red'] }, tiles: { '4a': 0 } };
    expect(deliveries(withNetwork('EX-R3', {}, wish)).map((move) => move.tiles)).toEqual([['4a'], ['4a']]);
    expect(deliveries(withNetwork('EX-R3', { boxes: boxes(3) }, wish)).map((move) => move.tiles)).toEqual([[], ['4a']]);
  });

  test('SR-8.8 SR-1.9 EX-76 the booster adds 1 while it is owned, and is gone with its owner', () => {
    const goods = { 1: ['red'] };
    const wish: TableWish = { die: 1, goods, sheets: [{ tracks: exampleTracks('EX-R3'), boxes: boxes(3) }] };
    expect(pointsOffered(table({ ...wish, tiles: { '4b': 0 } }))).toEqual([3, 4]);
    expect(pointsOffered(table({ ...wish, tiles: { '4b': 1 } }))).toEqual([3]);
    expect(pointsOffered(table({ ...wish, tiles: { '4b': 'pool' } }))).toEqual([3]);
    const full = withNetwork('EX-12', { boxes: boxes(6) }, { die: 1, goods, tiles: { '4b': 0 } });
    expect(Math.max(...pointsOffered(full))).toBe(7);
  });

  test('EX-68 SR-3.4 an own load is delivered by its owner alone and keeps no city from being empty', () => {
    const tracks = { C6: 'NW-SE', D6: 'NW-SE' };
    const sheets = [
      { tracks, boxes: boxes(2) },
      { tracks, boxes: boxes(2), ownLoad: { cube: 'green', city: 3 } },
    ];
    const goods = { 3: [] };
    expect(deliveries(table({ die: 3, goods, sheets, active: 0 }))).toEqual([]);
    const state = table({ die: 3, goods, sheets, active: 1 });
    expect(emptyCities(state)).toBe(1);
    play(state, { type: 'deliver', own: true, cube: 'green', from: 3, to: 6, points: 2 });
    expect(state.sheets[1]).toMatchObject({ ownLoad: -1, ownLoadCity: -1, deliveryPoints: 2 });
    expect(emptyCities(state)).toBe(1);
    expect(game.invariants(state)).toEqual([]);
  });

  test('RU-24 an own load may also be fetched with 3a', () => {
    const sheets = [{ tracks: { C6: 'NW-SE', D6: 'NW-SE' }, boxes: boxes(2), ownLoad: { cube: 'green', city: 3 } }];
    const state = table({ die: 6, goods: { 3: [] }, sheets, tiles: { '3a': 0 } });
    expect(deliveries(state).filter((move) => move.own)).toMatchObject([{ from: 3, to: 6, tiles: ['3a'] }]);
  });
});
