import { describe, expect, test } from 'vitest';
import { B, type Table, tableIn, V, W, Y } from '../testing.ts';

const states = (table: Table): string[] =>
  [...new Set(table.list('lobby').map(({ sector }) => sector.split('-')[0]))].sort();
const lobby = (sector: string) => ({ type: 'lobby', sector }) as const;

test('WE-06, TR-5.1, TR-5.2: four players, empty influence area', () => {
  const table = tableIn('lobbying', [Y, W, B, V]);
  expect(states(table)).toEqual(['blue', 'green', 'red']);
  expect(table.kinds()).toEqual(['lobby']);
  table.play(lobby('green-finance'));
  expect(table.sectorPieces('green-finance')).toBe('Y...|....');
  expect([table.levelOf(Y, 'investment'), table.state.investment[Y]]).toEqual([2, 1]);
  expect(table.deciding).toEqual([W]);
  expect(states(table)).toEqual(['blue', 'red']);
  table.play(lobby('blue-resources'));
  expect([table.levelOf(W, 'coal'), table.state.coal[W]]).toEqual([2, 1]);
  expect(states(table)).toEqual(['red']);
  table.play(lobby('red-finance'));
  expect([table.levelOf(B, 'investment'), table.state.investment[B]]).toEqual([2, 1]);
  expect(states(table)).toEqual(['blue', 'green', 'red']);
  table.play(lobby('red-finance'));
  expect(table.sectorPieces('red-finance')).toBe('BV..|....');
  expect(table.levelOf(V, 'investment')).toBe(2);
  // The marker of the space, and the income of level 2 that follows at once.
  expect(table.told('event.investment')[0]).toEqual({ seat: { seat: V }, amount: 1 });
});

test('WE-42, TR-5.2: with three players the third must choose the unused state', () => {
  const table = tableIn('lobbying', [Y, B, V]).playAll(lobby('green-trade'), lobby('blue-trade'));
  expect(table.deciding).toEqual([V]);
  expect(states(table)).toEqual(['red']);
});

test('TR-5.2: with two players the second must choose an unused state', () => {
  const table = tableIn('lobbying', [Y, B]).play(lobby('red-trade'));
  expect(states(table)).toEqual(['blue', 'green']);
});

test('WE-41, TR-5.3: at most one spy in each Finance Sector; the three are separate', () => {
  const table = tableIn('lobbying', [Y, B]).sector('green-finance', 'Y...').sector('red-trade', 'Y...');
  expect(table.offers(lobby('green-finance'))).toBe(false);
  expect(table.offers(lobby('red-finance'))).toBe(true);
  expect(table.offers(lobby('blue-finance'))).toBe(true);
  expect(table.offers(lobby('red-trade'))).toBe(true);
});

test('WE-41, TR-5.3: agents do not count for the limit, and are not limited by it', () => {
  const table = tableIn('lobbying', [Y, B]).sector('red-finance', '....|YY..');
  expect(table.offers(lobby('red-finance'))).toBe(true);
  const corruption = tableIn('investment')
    .place(Y, 'L3')
    .sector('blue-finance', 'Y...|Y...')
    .purse(Y, { investment: 2 });
  corruption.play({ type: 'areaAction', action: 'corruption' });
  expect(corruption.offers({ type: 'corrupt', sector: 'blue-finance' })).toBe(true);
});

test('TR-5.1: a sector without a free spy space is closed', () => {
  const table = tableIn('lobbying', [Y, B, V, W]).sector('green-trade', 'YBVW|....').sector('red-trade', 'YBV.|YYYY');
  expect(table.offers(lobby('green-trade'))).toBe(false);
  expect(table.offers(lobby('red-trade'))).toBe(true);
});

test('TR-5.1: the spy goes to the lowest free space, agents do not matter', () => {
  const table = tableIn('lobbying', [Y, B]).sector('green-trade', 'B...|BB..').play(lobby('green-trade'));
  expect(table.sectorPieces('green-trade')).toBe('BY..|BB..');
});

describe('TR-5.4: sectors, the track they advance and the bonus of each space', () => {
  const fill = ['', 'B', 'BV', 'BVW'];
  test.each([
    ['finance', 'investment', ['investment', 'investment', undefined, undefined]],
    ['resources', 'coal', ['coal', 'coal', undefined, undefined]],
    ['logistics', 'loading', ['TR-9.9', undefined, undefined, undefined]],
    ['trade', 'unloading', [undefined, undefined, undefined, undefined]],
    ['technology', 'wagons', ['TR-9.10', 'TR-9.10', undefined, undefined]],
  ])('TR-5.4: %s advances %s', (kind, track, bonuses) => {
    for (const region of ['green', 'red', 'blue']) {
      bonuses.forEach((bonus, space) => {
        const table = tableIn('lobbying')
          .sector(`${region}-${kind}`, fill[space])
          .train(Y, [['W2-01']]);
        table.play(lobby(`${region}-${kind}`));
        expect(table.sectorPieces(`${region}-${kind}`)[space]).toBe('Y');
        expect(table.levelOf(Y, track)).toBe(2);
        expect(table.state.investment[Y]).toBe(bonus === 'investment' ? 1 : 0);
        expect(table.state.coal[Y]).toBe(bonus === 'coal' ? 1 : 0);
        if (bonus?.startsWith('TR')) {
          expect(table.deciding).toEqual([Y]);
          expect(table.rule()).toBe(bonus);
          expect(table.kinds()).toContain('decline');
        } else expect(table.deciding).toEqual([B]);
      });
    }
  });
});

test('TR-5.4: the Logistics bonus loads one wagon or is declined', () => {
  const table = tableIn('lobbying')
    .train(Y, [['W2-01'], ['W2-02']])
    .play(lobby('red-logistics'));
  expect(table.list('load').map(({ wagon }) => wagon)).toEqual(['W2-01', 'W2-02']);
  table.play({ type: 'load', wagon: 'W2-02' });
  expect(table.cargoOf(Y, 'W2-02')).toEqual(['water', 'water']);
  expect(table.cargoOf(Y, 'W2-01')).toEqual(['-', '-']);
  expect(table.deciding).toEqual([B]);
});

test('WE-43, TR-5.4: the wagon limit of the Technology bonus already counts the advance', () => {
  const table = tableIn('lobbying').train(Y, [['W1-01', 'brass'], ['W1-05', 'gold'], ['W2-01']]);
  table.play(lobby('blue-technology'));
  expect(table.levelOf(Y, 'wagons')).toBe(2);
  expect(table.list('drawWagon')).toHaveLength(6);
  table.play({ type: 'drawWagon', wagon: table.list('drawWagon')[0].wagon });
  expect(table.wagonsOf(Y)).toHaveLength(4);
});

test('WE-39, TR-5.1: with the top level taken the advance is lost, the space bonus is not', () => {
  const table = tableIn('lobbying').level(B, 'coal', 6).level(Y, 'coal', 5).play(lobby('red-resources'));
  expect(table.levelOf(Y, 'coal')).toBe(5);
  expect(table.state.coal[Y]).toBe(1);
  expect(table.sectorPieces('red-resources')).toBe('Y...|....');
  expect(table.told('event.advanceLost')).toHaveLength(1);
});

test('TR-5.5: spies stay in their sector for the rest of the game', () => {
  const table = tableIn('lobbying', [Y, B]).play(lobby('green-trade')).endRound();
  expect(table.state.round).toBe(2);
  expect(table.sectorPieces('green-trade')).toBe('Y...|....');
  table.skipTo('income');
  expect(table.sectorPieces('green-trade').startsWith('Y')).toBe(true);
});
