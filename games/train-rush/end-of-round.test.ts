import { expect, test } from 'vitest';
import { B, game, type Table, tableIn, tables, V, W, Y } from './testing.ts';

const allCitiesBut = (table: Table, seat: number, left: number): Table => {
  for (const { id } of tables.cities.slice(left)) table.visited(seat, id);
  return table;
};

test.each([
  ['WE-77, TR-2.1: two players play nine rounds', [Y, B], 9],
  ['TR-2.1: three players play eight rounds', [Y, B, V], 8],
  ['TR-2.1: four players play eight rounds', [Y, B, V, W], 8],
])('%s', (_title, order, rounds) => {
  const table = tableIn('auction', order);
  for (let round = 1; round < rounds; round++) {
    expect(table.state.round).toBe(round);
    table.endRound();
    expect(game.result(table.state)).toBeUndefined();
  }
  expect(table.state.round).toBe(rounds);
  table.endRound();
  expect(table.deciding).toEqual([]);
  expect(game.result(table.state)?.ending.key).toBe('ending.rounds');
});

test('TR-15.4, R-87: with a turn limit the agreed round is the last one, and is scored as usual', () => {
  const table = tableIn('auction', [Y, B], { turnLimit: 5 });
  for (let round = 1; round < 5; round++) {
    expect([table.state.round, game.result(table.state)]).toEqual([round, undefined]);
    table.endRound();
  }
  table.endRound();
  expect(table.deciding).toEqual([]);
  expect(game.result(table.state)?.ending.key).toBe('ending.rounds');
  expect(tableIn('auction', [Y, B]).state.turnLimit).toBeUndefined();
});

test('WE-77, TR-15.1: after round 8 of two players the clean-up is done and round 9 played', () => {
  const table = tableIn('mission', [Y, B]).round(8).refuse();
  expect([table.state.round, table.phase]).toEqual([9, 'auction']);
});

test('TR-15.1, TR-15.3: a ninth city ends the game, but only after the round is completed by everybody', () => {
  const table = allCitiesBut(tableIn('movement', [Y, B]), Y, 1).arrive('rackglen');
  expect(table.deciding).toEqual([Y]);
  table.refuseAll();
  expect(table.deciding).toEqual([B]);
  expect(table.kinds()).toEqual(['playCard']);
  while (table.phase !== 'endOfRound') table.refuseAll();
  expect(table.deciding).toEqual([]);
  expect(table.state.round).toBe(1);
  expect(game.result(table.state)?.ending.key).toBe('ending.cities');
});

test('TR-15.1: eight cities do not end the game', () => {
  const table = allCitiesBut(tableIn('mission', [Y, B]), Y, 1).refuse();
  expect(table.state.round).toBe(2);
});

test('TR-15.2: the round marker advances, areas are emptied, the open pool is replaced, the order stays', () => {
  const table = tableIn('mission', [B, Y, V]).pool('A31', 'A32', 'A33').area('market', 5).area('build', 3);
  table.topOfDeck('A40', 'A42', 'A44').refuse();
  expect(table.state.round).toBe(2);
  expect([table.markersInArea('market'), table.markersInArea('build')]).toEqual([0, 0]);
  expect(table.poolCards).toEqual(['A40', 'A42', 'A44']);
  expect(table.discards).toEqual(expect.arrayContaining(['A31', 'A32', 'A33']));
  expect(table.state.order).toEqual([B, Y, V]);
  expect(table.deciding).toEqual([B]);
});

test('TR-15.1: at the end of the last round nothing is cleaned up', () => {
  const table = tableIn('mission', [Y, B]).pool('A31', 'A32', 'A33').area('market', 3);
  table.finish();
  expect(table.poolCards).toEqual(['A31', 'A32', 'A33']);
  expect([table.markersInArea('market'), table.state.round]).toEqual([3, 9]);
});
