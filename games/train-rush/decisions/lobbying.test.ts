import { describe, expect, test } from 'vitest';
import { B, newTable, type Table, V, W, Y } from '../testing.ts';

const atLobbying = (table: Table, place: number): Table => table.phase('lobbying').frames({ kind: 'lobbying', place });
const states = (table: Table, seat: number): string[] => [
  ...new Set(table.offers(seat, 'lobby').map((move) => move.sector.split('-')[0])),
];

describe('lobbying', () => {
  test('TR-5.1, TR-5.2, TR-5.4, WE-06 four players on an empty influence area', () => {
    const table = atLobbying(newTable().order(Y, W, B, V), 0);
    table.play(Y, { type: 'lobby', sector: 'green-finance' });
    expect([table.levelOf(Y, 'investment'), table.state.investment[Y]]).toEqual([2, 1]);
    expect(states(table, W)).toEqual(['red', 'blue']);
    table.play(W, { type: 'lobby', sector: 'blue-resources' });
    expect([table.levelOf(W, 'coal'), table.state.coal[W]]).toEqual([2, 1]);
    expect(states(table, B)).toEqual(['red']);
    table.play(B, { type: 'lobby', sector: 'red-finance' });
    expect([table.levelOf(B, 'investment'), table.state.investment[B]]).toEqual([2, 1]);
    expect(states(table, V)).toEqual(['green', 'red', 'blue']);
    // Income follows, so the marker of the space is looked up in the events.
    table.play(V, { type: 'lobby', sector: 'red-finance' });
    expect(table.sectorOf('red-finance').slice(0, 3)).toEqual([B, V, -1]);
    expect(table.levelOf(V, 'investment')).toBe(2);
    expect(table.events.slice(0, 3).map((event) => event.key)).toEqual([
      'event.lobby',
      'event.advance',
      'event.investment',
    ]);
  });

  test.each([
    ['finance', 'investment', [1, 1, 0, 0], [0, 0, 0, 0]],
    ['resources', 'coal', [0, 0, 0, 0], [1, 1, 0, 0]],
    ['trade', 'unloading', [0, 0, 0, 0], [0, 0, 0, 0]],
  ] as const)('TR-5.4 %s sector: advances the %s track, bonus by space', (kind, track, investment, coal) => {
    for (let space = 0; space < 4; space++) {
      const table = atLobbying(newTable().order(Y, B, V, W), 0);
      table.sector(`green-${kind}`, ...Array.from({ length: space }, (_, i) => [B, V, W][i]));
      table.play(Y, { type: 'lobby', sector: `green-${kind}` });
      expect(table.sectorOf(`green-${kind}`)[space]).toBe(Y);
      expect(table.levelOf(Y, track)).toBe(2);
      expect([table.state.investment[Y], table.state.coal[Y]]).toEqual([investment[space], coal[space]]);
    }
  });

  test('TR-5.4 logistics: on space 1 a wagon may be loaded, on space 2 not', () => {
    const table = atLobbying(newTable().order(Y, B, V, W), 0)
      .train(Y, ['W2-01'])
      .train(B, ['W2-02']);
    table.play(Y, { type: 'lobby', sector: 'green-logistics' });
    expect(table.levelOf(Y, 'loading')).toBe(2);
    expect(table.moves(Y).map((move) => move.type)).toEqual(['load', 'decline']);
    table.play(Y, { type: 'load' });
    expect(table.trainOf(Y)).toEqual(['W2-01 brass brass']);
    table.sector('red-logistics', Y);
    table.play(B, { type: 'lobby', sector: 'red-logistics' });
    expect(table.deciding()).toEqual([V]);
  });

  test('TR-5.2, WE-42 three players: the third must choose the unused state', () => {
    const table = atLobbying(newTable({ players: 3 }).order(Y, B, V), 0);
    table.play(Y, { type: 'lobby', sector: 'green-trade' }).play(B, { type: 'lobby', sector: 'blue-trade' });
    expect(states(table, V)).toEqual(['red']);
  });

  test('TR-5.3, WE-41 one spy of a player in each Finance Sector, agents unaffected', () => {
    const table = atLobbying(newTable().order(Y, B, V, W), 0).sector('green-finance', Y);
    const finance = table.offers(Y, 'lobby').filter((move) => move.sector.endsWith('finance'));
    expect(finance.map((move) => move.sector)).toEqual(['red-finance', 'blue-finance']);
    table.sector('green-trade', Y);
    expect(table.offers(Y, 'lobby').some((move) => move.sector === 'green-trade')).toBe(true);
    table.stand(Y, 'I-G1').special(Y, 'A07');
    expect(table.offers(Y, 'corrupt').some((move) => move.sector === 'green-finance')).toBe(true);
  });

  test('TR-5.1, WE-39 top level taken: no advance, but the bonus of the space', () => {
    const table = atLobbying(newTable().order(Y, B, V, W), 0)
      .level(B, 'coal', 6)
      .level(Y, 'coal', 5);
    table.play(Y, { type: 'lobby', sector: 'red-resources' });
    expect([table.levelOf(Y, 'coal'), table.state.coal[Y]]).toEqual([5, 1]);
    expect(table.sectorOf('red-resources')[0]).toBe(Y);
  });

  test('TR-5.4, WE-43 the wagon limit already includes the advance when the technology bonus is resolved', () => {
    const table = atLobbying(newTable().order(Y, B, V, W), 0).train(Y, ['W1-01'], ['W2-01'], ['W2-02']);
    table.play(Y, { type: 'lobby', sector: 'blue-technology' });
    expect(table.levelOf(Y, 'wagons')).toBe(2);
    expect(table.offers(Y, 'drawWagon')).toHaveLength(6);
    table.play(Y, { type: 'drawWagon', wagon: 'SW2-1' });
    expect(table.trainOf(Y)).toEqual(['W1-01 -', 'W2-01 - -', 'W2-02 - -', 'SW2-1 - -']);
  });

  test('TR-5.5 spies stay in their sector and count at the end', () => {
    const table = atLobbying(newTable().order(Y, B, V, W), 0);
    table.play(Y, { type: 'lobby', sector: 'green-trade' });
    table.run({ kind: 'endOfRound' });
    expect(table.sectorOf('green-trade')[0]).toBe(Y);
  });
});
