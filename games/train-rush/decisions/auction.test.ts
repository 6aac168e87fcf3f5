import { describe, expect, test } from 'vitest';
import { B, newTable, V, W, Y } from '../testing.ts';

describe('auction', () => {
  test('TR-4.1 in turn order everybody plays one of the remaining spies; numbers may be repeated', () => {
    const table = newTable().order(V, B, Y, W);
    expect(table.deciding()).toEqual([V]);
    expect(table.offers(V, 'playSpy').map((move) => move.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    table.play(V, { type: 'playSpy', number: 8 });
    expect(table.deciding()).toEqual([B]);
    table.play(B, { type: 'playSpy', number: 8 });
    expect((table.state.spies[B] >> 8) & 1).toBe(0);
    table.state.spies[Y] = 1 << 3;
    expect(table.moves(Y)).toEqual([{ type: 'playSpy', number: 3 }]);
  });

  test('TR-4.2, WE-05 highest first, equal numbers by who played earlier', () => {
    const table = newTable().order(Y, V, W, B);
    table.play(Y, { type: 'playSpy', number: 6 }).play(V, { type: 'playSpy', number: 2 });
    table.play(W, { type: 'playSpy', number: 6 }).play(B, { type: 'playSpy', number: 3 });
    expect(table.state.order).toEqual([Y, W, B, V]);
  });

  test('TR-4.3 the order holds for the round and the number of the spy has no meaning any more', () => {
    const table = newTable({ players: 2 }).order(Y, B);
    table.play(Y, { type: 'playSpy', number: 1 }).play(B, { type: 'playSpy', number: 9 });
    expect(table.deciding()).toEqual([B]);
    table.play(B, { type: 'lobby', sector: 'green-trade' });
    expect(table.sectorOf('green-trade').slice(0, 2)).toEqual([B, -1]);
    table.play(Y, { type: 'lobby', sector: 'red-trade' });
    expect(table.state.order).toEqual([B, Y]);
  });
});
