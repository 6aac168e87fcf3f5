import { expect, test } from 'vitest';
import { B, freshTable, tableIn, V, W, Y } from '../testing.ts';

test('TR-4.1: in turn order everybody plays one of the remaining spies; numbers of others may be repeated', () => {
  const table = tableIn('auction', [Y, B, V]);
  expect(table.deciding).toEqual([Y]);
  expect(table.list('playSpy').map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(table.kinds()).toEqual(['playSpy']);
  table.play({ type: 'playSpy', number: 6 });
  expect(table.told('event.spy')).toEqual([{ seat: { seat: Y }, number: 6 }]);
  expect(table.deciding).toEqual([B]);
  expect(table.offers({ type: 'playSpy', number: 6 })).toBe(true);
  expect(table.spiesOf(Y)).toEqual([1, 2, 3, 4, 5, 7, 8]);
});

test('TR-4.1: a spy that was played is gone in later rounds', () => {
  const table = tableIn('auction', [Y, B]).play({ type: 'playSpy', number: 9 }).endRound();
  expect(table.phase).toBe('auction');
  expect(table.list('playSpy', Y).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([
  ['WE-05, TR-4.2: of equal numbers the one played earlier comes first', [V, Y, W, B], [2, 6, 6, 3], [Y, W, B, V]],
  ['TR-4.2: the highest number comes first', [Y, B, V, W], [1, 8, 3, 7], [B, W, V, Y]],
  ['TR-4.2: all equal, the order stays', [W, V, B, Y], [5, 5, 5, 5], [W, V, B, Y]],
])('%s', (_title, order, numbers, expected) => {
  const table = tableIn('auction', order);
  for (const number of numbers) table.play({ type: 'playSpy', number });
  expect(table.state.order).toEqual(expected);
  expect(table.told('event.turnOrder')).toEqual([{ order: expected.map((seat) => ({ seat })) }]);
  expect(table.phase).toBe('lobbying');
  expect(table.deciding).toEqual([expected[0]]);
});

test('TR-4.3: the number of a played spy has no meaning afterwards', () => {
  const low = tableIn('auction', [Y, B]).play({ type: 'playSpy', number: 2 }).play({ type: 'playSpy', number: 1 });
  const high = tableIn('auction', [Y, B]).play({ type: 'playSpy', number: 9 }).play({ type: 'playSpy', number: 8 });
  expect(high.moves(Y)).toEqual(low.moves(Y));
  for (const table of [low, high]) table.play({ type: 'lobby', sector: 'green-trade' });
  expect(high.sectorPieces('green-trade')).toBe(low.sectorPieces('green-trade'));
  expect(high.moves(B)).toEqual(low.moves(B));
});

test('WE-01, TR-2.7: the random first player is followed clockwise by seat', () => {
  const firsts = new Set<number>();
  for (let seed = 1; seed <= 40; seed++) {
    const table = freshTable(4, { seed, heroes: 'dealt' }).skipTo('auction');
    const [first] = table.state.order;
    expect(table.state.order).toEqual([0, 1, 2, 3].map((i) => (first + i) % 4));
    firsts.add(first);
  }
  expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
});
