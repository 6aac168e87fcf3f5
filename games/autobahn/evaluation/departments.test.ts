import { expect, test } from 'vitest';
import type { Seat } from '../../../kernel/index.ts';
import { A, B, C, game, position } from '../testing.ts';

/** What it is worth to step from the Lobby on the first floor of Finance, where others stand already. */
function stepWorth(players: 3 | 4, ...others: Seat[]): number {
  const table = () => others.reduce((at, seat) => at.floors(seat, 'finance', 1), position({ players }).money(A, 60));
  return game.evaluate(table().floors(A, 'finance', 1).state, A) - game.evaluate(table().lobby(A, 1).state, A);
}

test('among four the last seat of a floor is worth more than one of several: the floors above are behind it', () => {
  expect(stepWorth(4, B, C)).toBeGreaterThan(stepWorth(4, B) + 1);
});

test('among three everybody finds a seat, and it makes no difference who stands there', () => {
  expect(stepWorth(3, B, C)).toBeCloseTo(stepWorth(3, B));
});
