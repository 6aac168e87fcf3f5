import { describe, expect, test } from 'vitest';
import { rankSeats, type Standing } from './ranking.ts';

describe('seats are ranked by points, then by one tie-break after the other', () => {
  test.each<[string, Standing[], number[], number[]]>([
    ['more points are ahead', [[10], [30], [20]], [3, 1, 2], [1]],
    [
      'equal points are told apart by the first tie-break in which they differ',
      [
        [20, 1, 9],
        [20, 2, 0],
        [20, 1, 8],
      ],
      [2, 1, 3],
      [1],
    ],
    [
      'a later tie-break never outweighs an earlier one',
      [
        [20, 3, 0],
        [21, 0, 0],
        [20, 2, 9],
      ],
      [2, 1, 3],
      [1],
    ],
    [
      'who is tied to the last shares the place, and the place after it stays empty',
      [
        [20, 2],
        [20, 2],
        [7, 5],
      ],
      [1, 1, 3],
      [0, 1],
    ],
    ['a shared second place', [[5], [9], [5]], [2, 1, 2], [1]],
    ['points below zero', [[-3], [-1]], [2, 1], [1]],
  ])('%s', (_what, standings, places, winners) => {
    expect(rankSeats(standings)).toEqual({ places, winners });
  });
});
