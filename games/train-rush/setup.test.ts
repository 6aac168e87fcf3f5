import { describe, expect, test } from 'vitest';
import { makeSetup, SetupError } from '../../kernel/index.ts';
import { B, freshTable, game, type Table, tables, V, Y } from './testing.ts';

const COMPANIES = [2, 3, 4];
const size = (lists: readonly (readonly unknown[])[]): number[] => lists.map((list) => list.length);

test.each(COMPANIES)(
  'TR-2.2: with %i players the map starts with all tokens and contractors, and locomotives on START',
  (players) => {
    const table = freshTable(players);
    expect(table.state.round).toBe(1);
    for (const { id } of tables.cities) {
      expect(table.contractorsIn(id)).toEqual(['red', 'blue', 'green']);
      expect([table.hasMission(id), table.markersIn(id)]).toEqual([true, '----']);
    }
    for (let seat = 0; seat < players; seat++) expect(table.fieldOf(seat)).toBe('START');
  },
);

test('TR-2.3: per size one contract for each region, nine left in the stack', () => {
  const table = freshTable(4);
  for (const region of ['green', 'red', 'blue'])
    for (const of of [2, 3, 4, 5]) expect(table.openContract(region, of)).toMatch(`S${of}-`);
  expect(size(table.state.contractStacks)).toEqual([9, 9, 9, 9]);
  expect(table.state.contractDiscard).toEqual([]);
});

test('TR-2.4: nine open siding tiles and stacks of 13, 13 and 12', () => {
  const table = freshTable(3);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((space) => table.tileOn(space))).not.toContain('-');
  expect(size(table.state.tileStacks)).toEqual([13, 13, 12]);
});

test.each(COMPANIES)('TR-2.5, TR-1.2: pieces of each of %i players', (players) => {
  const table = freshTable(players);
  const { state } = table;
  for (let seat = 0; seat < players; seat++) {
    expect([state.vp[seat], state.coal[seat], state.investment[seat]]).toEqual([0, 0, 0]);
    for (const track of ['investment', 'coal', 'loading', 'unloading', 'wagons'])
      expect(table.levelOf(seat, track)).toBe(1);
    for (const colour of ['green', 'red', 'blue']) {
      expect([table.infraOf(seat, colour), table.contractorTrackOf(seat, colour)]).toEqual([0, 0]);
    }
    expect([
      state.warehousesLeft[seat],
      state.stationsLeft[seat],
      state.agents[seat],
      state.contractMarkers[seat],
    ]).toEqual([12, 6, 15, 12]);
    expect(table.spiesOf(seat)).toEqual(Array.from({ length: players === 2 ? 9 : 8 }, (_, i) => i + 1));
    expect(table.tokensOf(seat)).toEqual([]);
  }
});

test('TR-2.6: five open wagons of each size, two open stacks of six special wagons', () => {
  const table = freshTable(4);
  const { state } = table;
  while (table.rule() === 'TR-2.6') table.play({ type: 'startingCube', resource: 'gold' });
  expect(size(state.wagonPools)).toEqual([5, 5]);
  expect(size(state.wagonStacks)).toEqual([17, 17]);
  expect(size(state.specialStacks)).toEqual([6, 6]);
  expect(state.wagonPools.map((pool) => pool.every((id) => !tables.wagons[id].special))).toEqual([true, true]);
});

describe('TR-2.8: action cards', () => {
  test('TR-2.8: three open cards, five dealt to everybody, two of them returned to the bottom', () => {
    const table = freshTable(3);
    while (table.rule() === 'TR-2.6') table.play({ type: 'startingCube', resource: 'gold' });
    expect(table.poolCards).toHaveLength(3);
    expect(size(table.state.hands)).toEqual([5, 5, 5]);
    const order = table.state.order.slice();
    for (const seat of order) {
      expect(table.deciding).toEqual([seat]);
      const [first, second] = table.handOf(seat);
      expect(table.list('returnCard').map(({ card }) => card)).toEqual(table.handOf(seat));
      table.play({ type: 'returnCard', card: second }).play({ type: 'returnCard', card: first });
      expect(table.state.deck.slice(0, 2).map((card) => tables.cards[card].id)).toEqual([first, second]);
      expect(table.handOf(seat)).toHaveLength(3);
    }
    expect(table.state.deck).toHaveLength(48 - 3 - 9);
    expect(table.rule()).toBe('TR-2.9');
  });
});

describe('luck', () => {
  const dealt = (seed: number): unknown => {
    const table: Table = freshTable(3, { seed }).skipTo('auction');
    const { tiles, display, wagonPools, pool, heroes, order } = table.state;
    return JSON.stringify({ tiles, display, wagonPools, pool, heroes, order });
  };
  test('TR-2.3, TR-2.4, TR-2.8: one seed is one deal, other seeds are other deals', () => {
    expect(dealt(7)).toEqual(dealt(7));
    expect(new Set([1, 2, 3, 4, 5].map(dealt)).size).toBe(5);
  });
});

test.each([1, 5])('TR-2.1: %i players are refused', (players) => {
  const wish = { seats: Array.from({ length: players }, () => 'player') };
  expect(() => makeSetup(game, wish)).toThrow(SetupError);
});

test('TR-2.1: the plan of the box for 2, 3 and 4 players', () => {
  expect([Y, B, V].map((_, i) => freshTable(i + 2).state.seats)).toEqual([2, 3, 4]);
  const { byPlayers } = tables.edition.setup;
  expect(COMPANIES.map((n) => byPlayers[n === 2 ? 2 : n === 3 ? 3 : 4])).toMatchObject([
    { rounds: 9, actionAreaSpaces: 3, heroesDealt: 6, heroesKeptBeforeDraft: 5, heroesFinal: 5 },
    { rounds: 8, actionAreaSpaces: 6, heroesDealt: 6, heroesKeptBeforeDraft: 5, heroesFinal: 5 },
    { rounds: 8, actionAreaSpaces: 6, heroesDealt: 4, heroesKeptBeforeDraft: 4, heroesFinal: 4 },
  ]);
});
