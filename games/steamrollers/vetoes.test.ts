import { expect, test } from 'vitest';
import type { SteamRollersState } from './state.ts';
import { decider, exampleTracks, game, type MoveWish, offers, pointsOffered, table } from './testing.ts';

/** The moves of a kind that a veto takes away, of those that are offered. */
function taken(state: SteamRollersState, id: string, wish: MoveWish): [taken: number, offered: number] {
  const veto = game.vetoes?.find((each) => each.id === id);
  const seat = decider(state);
  if (veto === undefined || seat === undefined) throw new Error(`no veto ${id}`);
  const moves = game.moves(state, seat);
  const offered = offers(state, wish);
  return [offered.filter((move) => veto.forbids(state, seat, move, moves)).length, offered.length];
}

test('SR-8.15: nobody takes their own tile while anything can be drawn, crossed or delivered', () => {
  expect(taken(table({ die: 4, tiles: { '4a': 0 } }), 'ownTile', { type: 'takeTile' })).toEqual([1, 1]);
  expect(taken(table({ die: 4, tiles: { '4a': 1 } }), 'ownTile', { type: 'takeTile' })).toEqual([0, 1]);
  expect(taken(table({ die: 4 }), 'ownTile', { type: 'takeTile' })).toEqual([0, 1]);
});

test('RU-03: nobody passes while anything can be drawn, crossed or delivered', () => {
  expect(taken(table({ die: 4 }), 'idlePass', { type: 'pass' })).toEqual([1, 1]);
});

test('SR-7.5: nobody delivers a cube for fewer points than it could bring', () => {
  const sheets = [{ tracks: exampleTracks('EX-12'), boxes: [1, 2, 3, 4, 5, 6] }];
  const state = table({ die: 4, sheets, goods: { 4: ['red', 'green'] } });
  for (const cube of ['red', 'green']) {
    const points = pointsOffered(state, { cube });
    expect(points.length).toBeGreaterThan(1);
    for (const each of points) {
      const [less, offered] = taken(state, 'shorterDelivery', { type: 'deliver', cube, points: each });
      expect(less).toBe(each < Math.max(...points) ? offered : 0);
    }
  }
});
