import { describe, expect, test } from 'vitest';
import type { TrainRushState } from './state.ts';
import { NONE } from './tables.ts';
import { B, freshTable, game, type Table, tableIn, tables, V, Y } from './testing.ts';

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

test.each<[law: string, tamper: (table: Table) => unknown, sentence: string]>([
  [
    'TR-3.8: a parcel lost that no station brought',
    ({ state }) => {
      state.parcelSupply--;
      state.parcelsLost++;
    },
    'parcels and stations do not match',
  ],
  ['TR-3.8: an action card lost', ({ state }) => state.deck.splice(0, 1), 'action card '],
  ['TR-2.1: more seats than four', ({ state }) => Object.assign(state, { seats: 5 }), 'number of seats 5 is'],
  ['TR-2.2: a round before the first', ({ state }) => Object.assign(state, { round: 0 }), 'round 0 is'],
  ['TR-3.1: a phase there is not', ({ state }) => Object.assign(state, { phase: 99 }), 'phase 99 is'],
  [
    'TR-7.1: a seat that passed and is not there',
    ({ state }) => Object.assign(state, { passed: 8 }),
    'passed seats 8 is',
  ],
  ['TR-5.1: a state too many', ({ state }) => (state.usedStates = 2 ** tables.regions.length), 'used states'],
  [
    'TR-2.2: a mission token too many',
    ({ state }) => (state.missionTokens = 2 ** tables.cities.length),
    'mission tokens',
  ],
  [
    'TR-13.4: a parcel beside the map',
    ({ state }) => (state.parcels = 2 ** tables.zones.length),
    'zones with a parcel',
  ],
  ['a deck shuffled less than never', ({ state }) => Object.assign(state, { shuffles: -1 }), 'counter -1 is'],
  ['TR-13.3: a stack there is not', ({ state }) => (state.rebuiltStacks = 2 ** 10), 'rebuilt stacks'],
])('%s is named', (_law, tamper, sentence) => {
  const table = position();
  tamper(table);
  const [first] = game.invariants(table.state);
  expect(first.slice(0, sentence.length)).toBe(sentence);
});

test('TR-7.1: all seats may have passed', () => {
  const { state } = position();
  state.passed = 7;
  expect(game.invariants(state)).toEqual([]);
});

test('TR-13.3: any siding tile may be waiting for its successor', () => {
  for (const tile of [0, tables.tiles.length - 1]) {
    const { state } = position();
    const pile = [state.tiles, state.tileDiscard, ...state.tileStacks].find((tiles) => tiles.includes(tile)) ?? [];
    if (pile === state.tiles) pile[pile.indexOf(tile)] = NONE;
    else pile.splice(pile.indexOf(tile), 1);
    state.frames.push({ kind: 'refillTile', space: 0, tile });
    expect(game.invariants(state)).toEqual([]);
  }
  for (const tile of [-1, tables.tiles.length]) {
    const { state } = position();
    state.frames.push({ kind: 'refillTile', space: 0, tile });
    expect(game.invariants(state)).toContain(`tile to replace ${tile} is out of bounds`);
  }
});

/** Whatever stands in a state, one wrong thing in it is refused with a sentence, and nothing is looked up with it. */
describe('a state from outside', () => {
  const drafting = (): TrainRushState => {
    const table = freshTable(3);
    while (table.rule() !== 'TR-2.9') table.play({ ...table.moves()[0] });
    return table.state;
  };
  /** Frames are shared with interned ones: a copy of its own. */
  const STATES: readonly (() => TrainRushState)[] = [
    () => structuredClone(position().state),
    () => structuredClone(drafting()),
  ];

  /** Paths to all numbers of the state and the lengths of all its lists; luck and counts of reveals are free. */
  function pathsOf(state: object): string[][] {
    const found: string[][] = [];
    const walk = (value: unknown, path: string[]): void => {
      if (path[0] === 'random' || path[0] === 'reveals') return;
      if (typeof value === 'number') found.push(path);
      else if (typeof value === 'object' && value !== null)
        for (const [step, inner] of Object.entries(value)) walk(inner, [...path, step]);
    };
    walk(state, []);
    return found;
  }

  test.each(STATES)('TR-19.2: every number has bounds', (make) => {
    const state = make();
    for (const path of pathsOf(state)) {
      const last = path[path.length - 1];
      const holder = path.slice(0, -1).reduce<object>((at, step) => Object(Reflect.get(at, step)), state);
      const right: unknown = Reflect.get(holder, last);
      for (const wrong of [1e9, -2, 0.5]) {
        Reflect.set(holder, last, wrong);
        expect([path.join('.'), wrong, game.invariants(state).length > 0]).toEqual([path.join('.'), wrong, true]);
      }
      Reflect.set(holder, last, right);
    }
    expect(game.invariants(state)).toEqual([]);
  });
});
