import { expect, test } from 'vitest';
import { A, game, position, type Table } from './testing.ts';

/** The types of the moves that a veto takes away. */
function taken(table: Table, id: string): string[] {
  const veto = game.vetoes?.find((each) => each.id === id);
  if (veto === undefined) throw new Error(`no veto ${id}`);
  const moves = table.moves();
  return moves.filter((move) => veto.forbids(table.state, table.seat, move, moves)).map(({ type }) => type);
}

/** delivery-2: Italy wants automotive for DM 8, Switzerland appliances for Unlock. */
const waiting = (...countries: string[]) => {
  const at = position().board(A, 'delivery-2');
  for (const country of countries) at.goodsMark(A, country, 'waiting');
  return at;
};
const noPadlockLeft = ['colourless', 'colourless', 'colourless'] as const;

test('AB-5.1: nobody leaves a delivered reward unclaimed that can be had', () => {
  const table = waiting('italy').begin();
  expect(taken(table, 'unclaimedReward')).toEqual(['decline']);
  expect(taken(table, 'lostReward')).toEqual([]);
});

test('AB-5.1: a reward that would be lost waits for better times', () => {
  const table = waiting('switzerland').padlocks(A, ['truck-1', 'truck-2', 'station-1'], noPadlockLeft).begin();
  expect(taken(table, 'unclaimedReward')).toEqual([]);
  expect(taken(table, 'lostReward')).toEqual(['claim']);
});

test('AB-6.7: nobody refreshes who has played no card', () => {
  const table = position().begin();
  expect(taken(table, 'emptyRefresh')).toEqual(['refresh']);
  table.playCard('basic-red', 'unlock').play({ type: 'unlock', padlock: 'truck-1' }).finishTurn(A).refresh();
  expect([table.seat, taken(table, 'emptyRefresh')]).toEqual([A, []]);
});
