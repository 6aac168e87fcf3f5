import { describe, expect, test } from 'vitest';
import standard from '../components/standard.json' with { type: 'json' };
import { colourOf, decider, exampleTracks, game, offers, play, type TableWish, table } from '../testing.ts';

const keeping = (kept: readonly string[], orders: readonly string[], wish: TableWish = {}) =>
  table({ orders, coal: true, sheets: [{ kept }], ...wish });

describe('SR-3.3 orders', () => {
  test.each([
    ['O1a', 'yellow red', 2, 'O1b', 'red red', 3],
    ['O2a', 'blue green', 2, 'O2b', 'green green red', 5],
    ['O3a', 'grey yellow blue', 4, 'O3b', 'blue blue', 3],
    ['O4a', 'red green grey', 4, 'O4b', 'yellow yellow blue', 5],
    ['O5a', 'yellow green red', 4, 'O5b', 'grey grey', 3],
    ['O6a', 'blue grey', 2, 'O6b', 'green yellow grey', 4],
  ])('SR-3.3 %s asks for %s and is worth %i', (a, goodsA, pointsA, b, goodsB, pointsB) => {
    for (const [name, goods, points] of [
      [a, goodsA, pointsA],
      [b, goodsB, pointsB],
    ] as const) {
      const cubes = goods.split(' ');
      const state = keeping(cubes, [name]);
      play(state, { type: 'exchangeOrder', order: name });
      expect(state.sheets[0].kept.every((count) => count === 0)).toBe(true);
      const part = game.forecast(game.view(state, 0))[0].parts.find(({ key }) => key === 'score.orders');
      expect(part?.points).toBe(points);
    }
  });

  test.each(standard.ruleCases.order)('EX-47 EX-48 EX-49 EX-50 EX-51: $id', ({ order, side, pay, legal }) => {
    const name = `${order}${side}`;
    const state = keeping(pay, side === 'b' ? [name] : []);
    const paid = offers(state, { type: 'exchangeOrder', order: name }).filter(
      (move) => move.type === 'exchangeOrder' && [...move.cubes].sort().join() === [...pay].sort().join(),
    );
    expect(paid).toHaveLength(legal ? 1 : 0);
  });

  test('RU-27 the player chooses which cubes to pay, coal in place of any one', () => {
    const state = keeping(['red', 'green', 'grey', 'black', 'black'], []);
    const ways = offers(state, { type: 'exchangeOrder', order: 'O4a' }).map(
      (move) => move.type === 'exchangeOrder' && move.cubes.join(' '),
    );
    expect(ways.sort()).toEqual(['green grey black', 'green grey red', 'green red black', 'grey red black']);
  });

  test('SR-3.3 paid cubes go to the bag and the tile belongs to its owner for good', () => {
    const state = keeping(['red', 'black'], ['O1b'], {
      sheets: [{ kept: ['red', 'black'] }, { kept: ['red', 'red'] }],
    });
    const before = state.bag[colourOf('red')];
    play(state, { type: 'exchangeOrder', order: 'O1b' });
    expect(state.bag[colourOf('red')]).toBe(before + 1);
    expect(state.bag[colourOf('black')]).toBe(1);
    expect(game.invariants(state)).toEqual([]);
    play(state, { type: 'chooseDie' });
    play(state, { type: 'pass' });
    expect(decider(state)).toBe(1);
    expect(offers(state, { type: 'exchangeOrder' })).toEqual([]);
  });

  test('EX-69 one order per turn', () => {
    const state = keeping(['red', 'red', 'grey', 'grey'], ['O1b', 'O5b']);
    play(state, { type: 'exchangeOrder', order: 'O1b' });
    expect(offers(state, { type: 'exchangeOrder' })).toEqual([]);
    while (state.round === 1) play(state, { type: state.die > 0 ? 'pass' : 'chooseDie' });
    while (decider(state) !== 0) play(state, { type: state.die > 0 ? 'pass' : 'chooseDie' });
    expect(offers(state, { type: 'exchangeOrder', order: 'O5b' })).toHaveLength(1);
  });

  test('EX-70 RU-26 a cube delivered in this turn may be exchanged at its end', () => {
    const state = table({
      die: 1,
      orders: [],
      goods: { 1: ['red'] },
      sheets: [{ tracks: exampleTracks('EX-R3'), boxes: [1, 2, 3], kept: ['yellow'] }],
    });
    expect(offers(state, { type: 'exchangeOrder' })).toEqual([]);
    play(state, { type: 'deliver', points: 3 });
    expect(decider(state)).toBe(0);
    play(state, { type: 'exchangeOrder', order: 'O1a' });
    expect(state.orderOwner[0]).toBe(0);
    expect(state.active).toBe(1);
  });

  test('SR-3.3 RU-26 the exchange is possible before the die, between two dice, before and after the action', () => {
    const wish: TableWish = { pool: [2, 3, 4], tiles: { '2a': 0 } };
    const asked: string[] = [];
    const state = keeping(['blue', 'green'], [], wish);
    for (const move of [
      { type: 'chooseTwoDice', values: [2, 3] },
      { type: 'useDie', value: 2 },
      { type: 'pass' },
      { type: 'pass' },
    ] as const) {
      asked.push(`${state.frames.at(-1)?.kind} ${offers(state, { type: 'exchangeOrder' }).length}`);
      play(state, move);
    }
    asked.push(`${state.frames.at(-1)?.kind} ${offers(state, { type: 'exchangeOrder' }).length}`);
    expect(asked).toEqual(['chooseDie 1', 'useDie 1', 'action 1', 'action 1', 'lastExchange 1']);
    play(state, { type: 'endTurn' });
    expect(state.active).toBe(1);
  });

  test('SR-3.3 RU-26 who exchanges between two dice is then asked again which die comes first', () => {
    const state = keeping(['blue', 'green'], [], { pool: [2, 3, 4], tiles: { '2a': 0 } });
    play(state, { type: 'chooseTwoDice', values: [2, 3] });
    play(state, { type: 'exchangeOrder', order: 'O2a' });
    expect([decider(state), state.orderOwner[1]]).toEqual([0, 0]);
    expect(game.moves(state, 0)).toEqual([
      { type: 'useDie', value: 2 },
      { type: 'useDie', value: 3 },
    ]);
  });

  test('SR-3.3 nothing is asked of those who cannot pay, and nobody exchanges in another turn', () => {
    const state = keeping([], [], { sheets: [{}, { kept: ['blue', 'green'] }], die: 3 });
    expect(offers(state, { type: 'exchangeOrder' })).toEqual([]);
    play(state, { type: 'pass' });
    expect(state.frames.at(-1)?.kind).toBe('chooseDie');
  });
});
