import { describe, expect, test } from 'vitest';
import { journeysBetween, type Lying, stepsOf } from './journeys.ts';

const piece = (kind: string, x: number, area = 'board'): Lying => ({ kind, area, x, y: 0 });

describe('what moved between two pictures', () => {
  test('a piece that lies elsewhere has travelled; the others have stayed', () => {
    const { travelled, arrived, left } = journeysBetween(
      [piece('truck:1', 10), piece('truck:2', 20)],
      [piece('truck:1', 10), piece('truck:2', 90)],
    );
    expect(travelled.map(([from, to]) => [from.x, to.x])).toEqual([[20, 90]]);
    expect([...arrived, ...left]).toEqual([]);
  });

  test('pieces of one kind are as good as each other: only the one that is missing has gone to the new place', () => {
    const { travelled } = journeysBetween(
      [piece('pawn', 10), piece('pawn', 20), piece('pawn', 30)],
      [piece('pawn', 20), piece('pawn', 30), piece('pawn', 70)],
    );
    expect(travelled.map(([from, to]) => [from.x, to.x])).toEqual([[10, 70]]);
  });

  test('a new piece comes from where one is missing in the same part of the table, else from another part', () => {
    const { travelled, left } = journeysBetween(
      [piece('house', 300), piece('house', 45, 'dock'), piece('house', 60, 'dock')],
      [piece('house', 50), piece('house', 60, 'dock')],
    );
    expect(travelled.map(([from, to]) => [from.area, from.x, to.x])).toEqual([['board', 300, 50]]);
    expect(left.map(({ area, x }) => [area, x])).toEqual([['dock', 45]]);
  });

  test('what was nowhere arrives, and what is nowhere any more has left', () => {
    const { travelled, arrived, left } = journeysBetween([piece('cube:red', 10)], [piece('cube:blue', 10)]);
    expect(travelled).toEqual([]);
    expect(arrived.map(({ kind }) => kind)).toEqual(['cube:blue']);
    expect(left.map(({ kind }) => kind)).toEqual(['cube:red']);
  });
});

describe('the steps of a journey', () => {
  const straight = [
    { dx: -40, dy: 30, offset: 0 },
    { dx: 0, dy: 0, offset: 1 },
  ];

  test('without a way it is straight', () => {
    expect(stepsOf(null, -40, 30)).toEqual(straight);
  });

  test('a way is followed, and every part of it takes its share of the time', () => {
    expect(stepsOf('-40 30,0 30,0 0', -40, 30)).toEqual([
      { dx: -40, dy: 30, offset: 0 },
      { dx: 0, dy: 30, offset: 40 / 70 },
      { dx: 0, dy: 0, offset: 1 },
    ]);
  });

  test('a piece that stood beside the beginning comes onto the way by and by, and ends where it lies', () => {
    const [first, second, last] = stepsOf('-20 0,-10 0,0 0', -20, 8);
    expect([first, last]).toEqual([
      { dx: -20, dy: 8, offset: 0 },
      { dx: 0, dy: 0, offset: 1 },
    ]);
    expect(second).toEqual({ dx: -10, dy: 4, offset: 0.5 });
  });

  test('a way that begins elsewhere is not taken: back with undo it goes straight', () => {
    expect(stepsOf('300 30,0 30,0 0', -40, 30)).toEqual(straight);
    expect(stepsOf('nonsense', -40, 30)).toEqual(straight);
  });
});
