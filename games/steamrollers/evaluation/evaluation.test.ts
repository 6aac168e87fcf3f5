import { describe, expect, test } from 'vitest';
import { exampleTracks, game, table } from '../testing.ts';

const empty: readonly string[] = [];
const threeEmpty = { 1: empty, 2: empty, 3: empty, 4: ['yellow'], 5: ['grey'], 6: ['red'] };
const network = { tracks: exampleTracks('EX-R3'), boxes: [1, 2, 3, 4] };

describe('what a position is worth to an opponent', () => {
  test('whoever has had the last turn of the game is worth what the sheet says, tiles and goods for orders included', () => {
    const state = table({
      goods: threeEmpty,
      orders: ['O1a'],
      sheets: [{ ...network, points: 13, kept: ['red'] }, network],
      tiles: { '4a': 0, '3b': 0 },
      first: 0,
      active: 1,
      pool: [4, 5],
    });
    expect(game.evaluate(state, 0)).toBe(game.forecast(state)[0].total);
    expect(game.evaluate(state, 1)).toBeGreaterThan(game.forecast(state)[1].total);
  });

  test('a tile counts for less the longer others may take it, and in full when nobody can any more', () => {
    const worth = (goods: Readonly<Record<number, readonly string[]>>): number => {
      const owned = { goods, sheets: [network, network], first: 0, active: 1, pool: [4, 5] };
      const [withTile, without] = [{ '4a': 0 } as const, {}].map((tiles) =>
        game.appraise(table({ ...owned, tiles }), 0).find(({ key }) => key === 'worth.tiles'),
      );
      return (withTile?.points ?? 0) - (without?.points ?? 0);
    };
    expect(worth(threeEmpty)).toBe(2);
    const full = Array.from({ length: 6 }, () => 'red');
    expect(worth({ 1: full, 2: ['blue'], 3: full, 4: full, 5: full, 6: full })).toBeLessThan(1.5);
  });

  test('a die that is worth a long delivery is seized, one that is worth nothing is not', () => {
    const gain = (value: number): number => {
      const state = table({
        goods: { 1: ['red'], 2: empty, 3: empty, 4: ['yellow'], 5: ['grey'], 6: ['red'] },
        sheets: [network, { ...network, boxes: [1, 2, 3, 4, 5, 6] }],
        tiles: { '2b': 1 },
        first: 0,
        active: 0,
        pool: [2, value, 6],
      });
      game.apply(state, 0, { type: 'chooseDie', value });
      const declined = game.clone(state);
      game.apply(state, 1, { type: 'seizeDie', value });
      game.apply(declined, 1, { type: 'declineSeize', value });
      return game.evaluate(state, 1) - game.evaluate(declined, 1);
    };
    expect(gain(1)).toBeGreaterThan(gain(5));
  });
});

test('a playout draws what a planned link needs, and not any track on any hex', () => {
  const state = table({ die: 2, black: 1, sheets: [{ tracks: { C2: 'NE-SW' } }] });
  const moves = game.moves(state, 0);
  const weights = new Float64Array(moves.length);
  game.priors?.(state, 0, moves, weights);
  const weightOf = (hex: string, ends: string): number =>
    weights[moves.findIndex((move) => move.type === 'drawTrack' && move.hex === hex && move.sides.join('-') === ends)];
  expect(weightOf('E3', 'E-W')).toBeGreaterThan(100 * weightOf('F1', 'E-W'));
});
