import { describe, expect, test } from 'vitest';
import type { SteamRollersMove } from '../moves.ts';
import type { SteamRollersState } from '../state.ts';
import { exampleTracks, game, table } from '../testing.ts';

/** How likely each move of the seat in turn is, as weights. */
function likely(state: SteamRollersState): (wanted: (move: SteamRollersMove) => boolean) => number {
  const [seat] = game.deciding(state);
  const moves = game.moves(state, seat);
  const weights = new Float64Array(moves.length);
  game.priors?.(state, seat, moves, weights);
  return (wanted) => {
    const found = moves.flatMap((move, i) => (wanted(move) ? [weights[i]] : []));
    if (found.length === 0) throw new Error('there is no such move');
    return Math.max(...found);
  };
}

const network = { tracks: exampleTracks('EX-R3'), boxes: [1, 2, 3, 4] };

describe('what a good player is likely to do (SR-4.3)', () => {
  test('the longer of two deliveries of one cube (EX-R3)', () => {
    const of = likely(
      table({ goods: { 1: ['red'], 2: ['blue'], 5: ['red'], 6: ['red'] }, sheets: [network, network], die: 1 }),
    );
    const delivering = (points: number) => of((move) => move.type === 'deliver' && move.points === points);
    expect(delivering(4)).toBeGreaterThan(delivering(3));
  });

  test('the track that finishes a link sooner than one that leads nowhere (SR-6.13)', () => {
    // EX-R2: E3 W–E links cities 2 and 4.
    const of = likely(table({ sheets: [{ boxes: [1, 2] }, {}], die: 2, black: 1 }));
    const drawing = (hex: string, sides: string) =>
      of((move) => move.type === 'drawTrack' && move.hex === hex && [...move.sides].sort().join() === sides);
    expect(drawing('E3', 'E,W')).toBeGreaterThan(10 * drawing('F1', 'E,W'));
  });

  test('anything rather than pass', () => {
    const of = likely(table({ sheets: [network, network], die: 1 }));
    expect(of(({ type }) => type === 'upgradeEngine' || type === 'drawTrack')).toBeGreaterThan(
      of(({ type }) => type === 'pass'),
    );
  });

  test('take the die that delivers far rather than one that does nothing', () => {
    const goods = { 1: ['red'], 2: ['blue'], 3: ['blue'], 4: ['blue'], 5: ['red'], 6: ['red'] };
    const of = likely(table({ goods, sheets: [{ ...network, boxes: [1, 2, 3, 4, 5, 6] }, network], pool: [1, 5, 5] }));
    const taking = (value: number) => of((move) => move.type === 'chooseDie' && move.value === value);
    expect(taking(1)).toBeGreaterThan(taking(5));
  });
});
