import { expect, test } from 'vitest';
import { measureServer } from './measure.ts';

test('a small load on a real station: every move is taken, seen by all four, and told of in figures', async () => {
  const told: string[] = [];
  const { live, opening, idle } = await measureServer({
    tables: 3,
    seconds: 2,
    database: 'sqlite',
    idle: 0,
    rival: false,
    parts: ['live'],
    tell: (what) => told.push(what),
  });
  const [{ moves, late, refused, bytesPerMove, processorMsPerMove, memoryPerTable }] = live;
  expect(told).toEqual(['live']);
  expect({ refused, opening, idle }).toEqual({ refused: 0, opening: [], idle: undefined });
  // A machine that is busy makes fewer of them; none is made twice.
  expect(moves).toBeGreaterThan(0);
  expect(moves + late).toBeLessThanOrEqual(3 * 2);
  for (const figure of [bytesPerMove, processorMsPerMove, memoryPerTable]) expect(figure).toBeGreaterThan(0);
}, 120_000);
