import { describe, expect, test } from 'vitest';
import { seedStream, type Viewer } from '../../kernel/index.ts';
import { game, newTable, play, quietMove, table } from './testing.ts';

const VIEWERS: Viewer[] = [0, 1, 2, 'spectator'];

describe('SR-1.11 open information', () => {
  test('SR-1.11 every viewer sees the same: sheets, tiles, goods, dice and scores of all', () => {
    const { state } = newTable(3, { orders: true, coal: true }, 6);
    for (let i = 0; i < 9; i++) quietMove(state);
    const [seen, ...others] = VIEWERS.map((viewer) => game.view(state, viewer));
    for (const other of others) expect(other).toEqual(seen);
    expect(seen).toMatchObject({
      goods: state.goods,
      bag: state.bag,
      pool: state.pool,
      tileOwner: state.tileOwner,
      orderOwner: state.orderOwner,
    });
    expect(seen.sheets).toEqual(state.sheets);
    expect(game.forecast(seen)).toHaveLength(3);
  });

  test('only future rolls are unknown: no view holds the generator', () => {
    const { state } = newTable(2);
    expect(Object.keys(game.view(state, 0))).not.toContain('random');
    const before = JSON.stringify(game.view(state, 0));
    game.scramble(state, 0, seedStream(3, 'scramble'));
    expect(JSON.stringify(game.view(state, 0))).toBe(before);
  });

  test('an imagined table looks the same and rolls other dice', () => {
    const { state } = newTable(2, {}, 8);
    const seen = game.view(state, 0);
    const rounds = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const world = game.imagine(seen, seedStream(i, 'imagine'));
      expect(game.view(world, 0)).toEqual(seen);
      while (world.round === 1) quietMove(world);
      rounds.add(world.pool.join());
    }
    expect(rounds.size).toBeGreaterThan(10);
  });
});

describe('SR-11.1 the state', () => {
  test('SR-11.1 survives JSON in the middle of a turn, and goes on in the same way', () => {
    const state = table({ players: 3, pool: [2, 3, 5, 6], tiles: { '2a': 0, '5b': 0 } });
    play(state, { type: 'chooseTwoDice', values: [3, 5] });
    play(state, { type: 'useDie', value: 5 });
    const revived: typeof state = JSON.parse(JSON.stringify(state));
    expect(game.moves(revived, 0)).toEqual(game.moves(state, 0));
    for (const table_ of [state, revived]) {
      play(table_, { type: 'changeDie', mode: 'reroll' });
      play(table_, { type: 'pass' });
    }
    expect(revived).toEqual(state);
  });

  test('a clone shares nothing that changes', () => {
    const state = table({ die: 2, tiles: { '1a': 0 }, goods: { 2: ['grey'] }, sheets: [{ tracks: { E3: 'W-E' } }] });
    const kept = JSON.stringify(state);
    for (const move of game.moves(state, 0)) game.apply(game.clone(state), 0, move);
    expect(JSON.stringify(state)).toBe(kept);
  });
});
