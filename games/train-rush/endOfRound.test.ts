import { describe, expect, test } from 'vitest';
import { B, game, newTable, tables, V, W, Y } from './testing.ts';

const cities = tables.cities.map((city) => city.id);

describe('end of the round and of the game', () => {
  test('TR-15.1, TR-15.3 nine city markers end the game after the round, not before', () => {
    const table = newTable()
      .order(Y, B, V, W)
      .visited(Y, ...cities.filter((city) => city !== 'brukas'));
    table.train(Y, ['W1-01']).arrive(Y, 'brukas');
    expect(table.deciding()).toEqual([Y]);
    table.run({ kind: 'movementTurn', place: 1 });
    expect(table.deciding()).toEqual([B]);
    table.run({ kind: 'endOfRound' });
    expect(table.deciding()).toEqual([]);
    expect(game.result(table.state)?.ending.key).toBe('ending.cities');
  });

  test('TR-15.1 the last round ends the game without the clean-up', () => {
    const table = newTable();
    table.state.round = 8;
    table.state.areas[2] = 3;
    table.run({ kind: 'endOfRound' });
    expect([table.deciding(), table.state.areas[2], table.state.round]).toEqual([[], 3, 8]);
    expect(game.result(table.state)?.ending.key).toBe('ending.rounds');
  });

  test('TR-15.2 round marker, action areas, new open cards; the turn order stays', () => {
    const table = newTable().order(V, W, Y, B).deckTop('A10', 'A13', 'A14').stock(Y, { investment: 4 });
    const pool = table.cards(table.state.pool);
    table.state.areas.fill(2);
    table.run({ kind: 'endOfRound' });
    expect([table.state.round, table.state.areas]).toEqual([2, [0, 0, 0, 0, 0, 0, 0]]);
    expect(table.cards(table.state.pool)).toEqual(['A10', 'A13', 'A14']);
    expect(table.cards(table.state.discard)).toEqual(pool);
    expect([table.deciding(), table.state.investment[Y]]).toEqual([[V], 4]);
    expect(table.top().kind).toBe('auction');
  });

  test('TR-15.1, WE-77 two players go on after round 8', () => {
    const table = newTable({ players: 2 });
    table.state.round = 8;
    table.run({ kind: 'endOfRound' });
    expect([table.state.round, table.deciding().length]).toEqual([9, 1]);
  });
});
