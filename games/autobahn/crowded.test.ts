import { describe, expect, test } from 'vitest';
import { makeSetup } from '../../kernel/index.ts';
import { game } from './testing.ts';

describe('the late positions that bench measures', () => {
  const positions = (seats: number) =>
    game.crowded?.(makeSetup(game, { seats: Array.from({ length: seats }, () => 'player') })) ?? [];

  test.each([2, 3, 4])(
    '%i seats: every road is built, everybody has two loaded trucks on it, all laws hold',
    (seats) => {
      const found = positions(seats);
      expect(found).toHaveLength(2);
      for (const state of found) {
        expect(state.road).not.toContain(0);
        expect(new Set(state.trucks).size).toBe(2 * seats);
        expect(state.trucks.every((at) => at >= 0)).toBe(true);
        expect(game.invariants(state)).toEqual([]);
      }
    },
  );

  test('one asks for the action, the other for the steps of both trucks', () => {
    const [acting, driving] = positions(4);
    expect(game.prompt(acting, 0).text.key).toBe('prompt.action');
    expect(game.moves(acting, 0).length).toBeGreaterThan(60);
    const steps = game.moves(driving, 0).filter((move) => move.type === 'step');
    expect(new Set(steps.map((move) => (move.type === 'step' ? move.truck : 0)))).toEqual(new Set([1, 2]));
  });
});
