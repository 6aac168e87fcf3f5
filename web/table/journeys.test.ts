import { describe, expect, test } from 'vitest';
import { journeysBetween, type Lying } from './journeys.ts';

const piece = (kind: string, x: number, area = 'board'): Lying => ({ kind, area, x, y: 0 });

describe('what moved between two pictures', () => {
  test('a piece that lies elsewhere has travelled; the others have stayed', () => {
    const { travelled, arrived, left } = journeysBetween(
      [piece('lorry:1', 10), piece('lorry:2', 20)],
      [piece('lorry:1', 10), piece('lorry:2', 90)],
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
