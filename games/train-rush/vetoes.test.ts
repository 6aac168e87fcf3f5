import { expect, test } from 'vitest';
import type { TrainRushMove } from './moves.ts';
import { B, game, type Table, tableIn, V, Y } from './testing.ts';

/** The moves that a veto takes away. */
function taken(table: Table, id: string): TrainRushMove[] {
  const veto = game.vetoes?.find((each) => each.id === id);
  if (veto === undefined) throw new Error(`no veto ${id}`);
  const [seat] = table.deciding;
  const moves = table.moves(seat);
  return moves.filter((move) => veto.forbids(table.state, seat, move, moves));
}
const numbers = (moves: readonly TrainRushMove[]): number[] =>
  moves.flatMap((move) => (move.type === 'playSpy' ? [move.number] : []));

test('TR-4.2: whoever bids last pays no more than the place needs', () => {
  const table = tableIn('auction', [Y, B, V]);
  expect(taken(table, 'overbid')).toEqual([]);
  table.play({ type: 'playSpy', number: 3 });
  expect(taken(table, 'overbid')).toEqual([]);
  table.play({ type: 'playSpy', number: 6 });
  // 1 is third, 4 is second (of equal numbers the earlier comes first), 7 is first.
  expect(numbers(taken(table, 'overbid'))).toEqual([2, 3, 5, 6, 8]);
});

test('TR-13.4: nobody leaves a parcel behind for which there is room', () => {
  const table = tableIn('movement').level(Y, 'wagons', 3).station(B, 'ZB2').tile(7, 'B19');
  table
    .train(Y, [['SW2-1']])
    .arrive('ZB2.7')
    .refuse();
  expect(table.kinds()).toEqual(['decline', 'takeParcel']);
  expect(taken(table, 'parcelLeft')).toEqual([{ type: 'decline' }]);
});
