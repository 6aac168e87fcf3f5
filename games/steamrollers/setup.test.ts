import { describe, expect, test } from 'vitest';
import { makeSetup, SetupError } from '../../kernel/index.ts';
import standard from './components/standard.json' with { type: 'json' };
import { addCoal, keepOnCity } from './setup.ts';
import { colourOf, game, newTable, play, quietMove, tables } from './testing.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => i);
const OPTIONS = { coal: true, orders: true, startingTiles: true, map: 'hard' };

describe('setup for 2 to 5 players', () => {
  test('SR-2.1 RU-38 any player may be first, at random', () => {
    const firsts = new Set(SEEDS.map((seed) => newTable(4, {}, seed).state.first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
    const { state, events } = newTable(4, {}, 3);
    expect(events[0]).toEqual({ key: 'event.firstPlayer', params: { seat: { seat: state.first } } });
    expect(state.active).toBe(state.first);
  });

  test('SR-2.2 every player gets an empty sheet', () => {
    const { state } = newTable(5);
    expect(state.sheets).toHaveLength(5);
    for (const sheet of state.sheets) {
      expect(sheet.tracks.every((pair) => pair === 0)).toBe(true);
      expect(sheet).toMatchObject({ boxes: 0, deliveryPoints: 0, startingBonus: 0, ownLoad: -1, seizedDie: 0 });
      expect(sheet.network.links).toEqual([]);
    }
  });

  test('SR-2.3 SR-3.5 one die chooses the level map, for all players; the plain map needs none', () => {
    expect(newTable(2).state.deal.map).toBe(0);
    for (const level of ['medium', 'hard']) {
      const maps = SEEDS.map((seed) => tables.maps[newTable(2, { map: level }, seed).state.deal.map]);
      expect(maps.every((map) => map.level === level)).toBe(true);
      expect([...new Set(maps.map((map) => map.die))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test.each([
    [2, 4],
    [3, 5],
    [4, 6],
    [5, 7],
  ])('SR-2.4 %i players: %i cubes a city, those of its own colour taken away and back in the bag', (players, drawn) => {
    for (const seed of SEEDS) {
      const { state } = newTable(players, {}, seed);
      state.goods.forEach((row, city) => {
        expect(row.length).toBeLessThanOrEqual(drawn);
        expect(row).not.toContain(tables.cityColour[city]);
      });
      const onBoard = state.goods.flat().length;
      expect(state.bag.reduce((sum, count) => sum + count, 0)).toBe(50 - onBoard);
      expect(game.invariants(state)).toEqual([]);
    }
    const fullest = SEEDS.map((seed) => Math.max(...newTable(players, {}, seed).state.goods.map((row) => row.length)));
    expect(Math.max(...fullest)).toBe(drawn);
  });

  test.each(standard.ruleCases.setupCity)('EX-42 EX-43 EX-44 EX-45 EX-46 SR-3.1: $id', (example) => {
    const drawn = example.drawn.map(colourOf);
    const city = example.city - 1;
    const kept = keepOnCity(tables, city, drawn);
    const removed = drawn.length - kept.length;
    if (example.coal) addCoal(tables, [kept], [removed]);
    expect(kept.map((colour) => tables.colours[colour])).toEqual(example.result);
  });

  test('SR-2.5 SR-3.1 exactly one coal on every city that lost a cube, none elsewhere', () => {
    for (const seed of SEEDS) {
      const { state } = newTable(3, { coal: true }, seed);
      const plain = newTable(3, {}, seed).state;
      state.goods.forEach((row, city) => {
        const coal = row.filter((cube) => cube === tables.coal).length;
        expect(coal).toBe(plain.goods[city].length < 5 ? 1 : 0);
      });
      const out = state.goods.flat().filter((cube) => cube === tables.coal).length;
      expect(state.coalBox).toBe(6 - out);
    }
  });

  test('SR-2.6 the sides of all six tiles are random; they lie upright in the pool; the Solo tile is not there', () => {
    const sides = SEEDS.map((seed) => newTable(2, {}, seed).state.deal.tileSides);
    for (let tile = 0; tile < 6; tile++) {
      expect(new Set(sides.map((side) => side[tile]))).toEqual(new Set([0, 1]));
    }
    const { state, events } = newTable(2);
    expect(state.tileOwner).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(state.sideways).toEqual([0, 0, 0, 0, 0, 0]);
    expect(JSON.stringify(events)).not.toContain('tile.S2');
  });

  test('SR-2.7 order tiles lie there only with orders', () => {
    expect(newTable(2).state.deal.orderSides).toEqual([]);
    const sides = SEEDS.map((seed) => newTable(2, { orders: true }, seed).state.deal.orderSides);
    expect(sides.every((list) => list.length === 6)).toBe(true);
    expect(new Set(sides.map((list) => list[3]))).toEqual(new Set([0, 1]));
  });

  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])('SR-2.8 %i players roll %i white dice', (players, dice) => {
    expect(newTable(players).state.pool).toHaveLength(dice);
  });

  test('SR-2.9 starting tiles are chosen after everything else, before the first roll', () => {
    const { state } = newTable(3, { startingTiles: true });
    expect([state.round, state.pool.length]).toEqual([0, 0]);
    expect(state.frames.at(-1)?.kind).toBe('startingTile');
  });
});

describe('SR-3.0 what may be combined', () => {
  const refusal = (seats: string[], options: Record<string, string | number | boolean>): string => {
    try {
      makeSetup(game, { seats, options });
    } catch (error) {
      if (error instanceof SetupError) return error.message;
      throw error;
    }
    return 'playable';
  };
  const solo = ['player', 'eva'];
  const pair = ['player', 'player'];

  test('2 to 5 players may use everything at once', () => {
    expect(refusal(pair, OPTIONS)).toBe('playable');
    expect(refusal(Array(5).fill('player'), { ...OPTIONS, map: 'medium' })).toBe('playable');
  });

  test('solo play knows the maps only', () => {
    expect(refusal(solo, { map: 'hard', level: 6 })).toBe('playable');
    expect(refusal(solo, { coal: true })).toContain('coal');
    expect(refusal(solo, { orders: true, startingTiles: true })).toContain('orders, startingTiles');
  });

  test('a level needs Eva, and nobody plays alone without her', () => {
    expect(refusal(pair, { level: 2 })).toBe('the level is for games against Eva');
    expect(refusal(['player'], {})).toContain('2–5 players, or by 1 player + eva');
    expect(refusal(Array(6).fill('player'), {})).not.toBe('playable');
  });
});

describe('SR-11.6 RU-51 luck', () => {
  test('the same seed gives the same table, whatever is played besides', () => {
    expect(newTable(4, OPTIONS, 7)).toEqual(newTable(4, OPTIONS, 7));
    expect(newTable(4, OPTIONS, 8).state.goods).not.toEqual(newTable(4, OPTIONS, 7).state.goods);
  });

  test('a reroll does not change the dice of the next round', () => {
    const run = (reroll: boolean): number[] => {
      const { state } = newTable(2, {}, 5);
      const seat = state.active;
      play(state, { type: 'chooseDie' });
      if (reroll) {
        state.tileOwner[4] = seat;
        Object.assign(state, { deal: { ...state.deal, tileSides: [0, 0, 0, 0, 1, 0] } });
        play(state, { type: 'changeDie', mode: 'reroll' });
      }
      while (state.round === 1) quietMove(state);
      return [...state.pool, state.blackFace];
    };
    expect(run(true)).toEqual(run(false));
  });

  test('every draw and roll is told', () => {
    const { events } = newTable(2, OPTIONS, 4);
    const keys = events.map((event) => event.key);
    expect(keys.slice(0, 2)).toEqual(['event.firstPlayer', 'event.levelMap']);
    expect(keys.filter((key) => key === 'event.goods' || key === 'event.cityEmpty')).toHaveLength(6);
    expect(keys.slice(-2)).toEqual(['event.tiles', 'event.orders']);
  });
});
