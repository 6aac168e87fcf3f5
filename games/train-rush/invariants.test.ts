import { expect, test } from 'vitest';
import { B, game, type Table, tableIn, tables, V, Y } from './testing.ts';

const position = (): Table =>
  tableIn('movement', [Y, B, V])
    .place(Y, 'I-G5')
    .place(B, 'I-G7')
    .station(B, 'ZB1')
    .warehouse(Y, 'ZB1', 'red', 'rackglen')
    .sector('red-trade', 'Y...|B...')
    .visited(Y, 'brukas', 'with token')
    .train(Y, [
      ['W2-16', 'brass', 'gold'],
      ['SW2-1', '-', '-'],
    ]);

test('a laid-out position keeps every law', () => {
  expect(game.invariants(position().state)).toEqual([]);
});

test.each<[tampering: string, tamper: (table: Table) => unknown]>([
  ['TR-3.8: an action card too many', ({ state }) => state.discard.push(state.deck[0])],
  ['TR-3.8: an action card lost', ({ state }) => state.deck.pop()],
  ['TR-3.8: a hero in two hands', ({ state }) => state.heroes[Y].push(state.heroes[B][0])],
  ['TR-14.3: a mission without its token', ({ state }) => state.missions[Y].push(state.heroes[Y].pop() ?? 0)],
  ['TR-3.8: a siding tile lost', ({ state }) => state.tileStacks[0].pop()],
  ['TR-3.8: a contract lost', ({ state }) => state.contractStacks[0].pop()],
  [
    'TR-2.3: a contract in the stack of another size',
    ({ state }) => state.contractStacks[1].push(state.contractStacks[0].pop() ?? 0),
  ],
  ['TR-3.8: a wagon in two places', ({ state }) => state.wagonDiscards[0].push(state.wagonPools[0][0])],
  [
    'TR-9.10: more wagons than the Wagon value',
    (table) => table.train(Y, [['W2-01'], ['W2-02'], ['W2-03'], ['W2-04']]),
  ],
  ['TR-1.10: a cube in a slot that does not take it', (table) => table.train(Y, [['W2-01', 'gold', '-']])],
  ['TR-3.8: a parcel out of nothing', ({ state }) => state.parcelSupply++],
  ['TR-3.9: a warehouse out of nothing', ({ state }) => state.warehousesLeft[Y]++],
  ['TR-3.9: an agent out of nothing', ({ state }) => state.agents[B]++],
  ['TR-3.9: a contract marker lost', ({ state }) => state.contractMarkers[B]--],
  ['TR-11.2: two markers of one player in a city', (table) => table.visited(Y, 'brukas')],
  [
    'TR-3.8: a contractor in two places',
    ({ state }) => {
      state.contractors[0] = tables.cities[0].contractors;
    },
  ],
  ['TR-9.7: a rented warehouse without a station', ({ state }) => state.stations.fill(-1)],
  ['TR-9.2: two players on a top level', (table) => table.level(Y, 'coal', 6).level(B, 'coal', 6)],
  ['TR-9.5: beyond the end of the infrastructure track', (table) => table.infra(Y, 'red', 11)],
  ['TR-9.6: beyond the end of a contractor track', (table) => table.contractorTrack(Y, 'red', 13)],
  ['TR-1.11: negative points', (table) => table.purse(Y, { vp: -1 })],
  ['TR-7.2: more markers than spaces', (table) => table.area('market', 7)],
  ['TR-4.2: a turn order with a seat twice', (table) => table.order(Y, Y, B)],
  ['TR-10.5: two locomotives on a plain field', (table) => table.place(B, 'I-G5')],
  ['TR-11.2: a movement token that was never taken', ({ state }) => state.tokens[B].push(0)],
])('%s is noticed', (_tampering, tamper) => {
  const table = position();
  tamper(table);
  expect(game.invariants(table.state)).not.toEqual([]);
});
