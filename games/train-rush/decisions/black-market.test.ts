import { describe, expect, test } from 'vitest';
import type { TrainRushState } from '../state.ts';
import { B, game, type Table, tableIn, V, Y } from '../testing.ts';

const sell = (exchange: string) => ({ type: 'sell', exchange }) as const;
const offered = (table: Table): string[] => table.list('sell').map(({ exchange }) => exchange);
/** Chooses an exchange and sells the named cubes for it, whichever slots they lie in. */
function buy(table: Table, exchange: string, ...cubes: readonly string[]): Table {
  const keep = table.cubesOf(Y);
  for (const cube of cubes) keep.splice(keep.indexOf(cube), 1);
  const count = (list: readonly string[], cube: string): number => list.filter((one) => one === cube).length;
  table.play(sell(exchange));
  while (table.rule() === 'TR-12.2') {
    const left = table.cubesOf(Y);
    const lot = table.list('unload').find(({ cube }) => count(left, cube) > count(keep, cube));
    table.play({ ...(lot ?? { type: 'done' }) });
  }
  return table;
}

test('WE-11, TR-12.1, TR-12.2: a contract space bought with surplus value', () => {
  const table = tableIn('movement').level(Y, 'unloading', 4);
  table.train(Y, [
    ['W3-11', 'brass', 'brass', 'brass'],
    ['W2-04', 'copper', '-'],
  ]);
  table.contractMarker(B, 'cogsmere', 2).contractMarker(V, 'aurelspire', 2);
  const open = [2, 3, 4, 5].map((size) => table.openContract('blue', size));
  buy(table.arrive('market-blue'), 'bm-contract-2', 'brass', 'brass', 'brass', 'copper');
  expect(table.list('placeMarker')).toEqual([{ type: 'placeMarker', city: 'vexbourne', size: 2 }]);
  expect(table.kinds()).toEqual(['placeMarker']);
  table.play({ type: 'placeMarker' });
  expect(table.state.vp[Y]).toBe(2);
  expect(table.contractOwner('vexbourne', 2)).toBe('Y');
  expect(table.cubesOf(Y)).toEqual([]);
  expect([2, 3, 4, 5].map((size) => table.openContract('blue', size))).toEqual(open);
  expect(table.state.contractDiscard).toEqual([]);
});

describe('TR-12.1: the eight exchanges and their prices', () => {
  const rich = (table: Table): Table =>
    table
      .level(Y, 'unloading', 6)
      .level(Y, 'wagons', 3)
      .train(Y, [
        ['W3-15', 'gold', 'gold', 'brass'],
        ['W2-05', 'gold', 'gold'],
        ['W2-09', 'brass', 'gold'],
        ['W3-11', 'brass', 'brass', 'brass'],
      ]);

  test.each([
    ['bm-exchange', 2, 'exchangeWagon'],
    ['bm-corruption', 5, 'corrupt'],
    ['bm-investment', 6, undefined],
    ['bm-progress', 6, 'advance'],
    ['bm-contract-2', 6, 'placeMarker'],
    ['bm-contract-3', 10, 'placeMarker'],
    ['bm-contract-4', 16, 'placeMarker'],
    ['bm-contract-5', 20, 'placeMarker'],
  ])('TR-12.1: %s for %i', (exchange, price, then) => {
    const golds = Math.floor(price / 5);
    const cubes = [...Array<string>(golds).fill('gold'), ...Array<string>(price - golds * 5).fill('brass')];
    const table = buy(rich(tableIn('movement')).arrive('market-red'), exchange, ...cubes);
    if (then === undefined) expect(table.state.investment[Y]).toBe(3);
    else expect(table.kinds()).toEqual([then]);
    expect(table.cubesOf(Y)).toHaveLength(10 - cubes.length);
  });

  test.each([2, 3, 4, 5])(
    'TR-9.17: a marker of size %i gives as many points and needs a space in the region',
    (size) => {
      const table = rich(tableIn('movement')).contractMarker(B, 'brukas', size).arrive('market-red');
      buy(table, `bm-contract-${size}`, 'gold', 'gold', 'gold', 'gold', 'gold');
      expect(table.list('placeMarker').map(({ city }) => city)).toEqual(['ironmere', 'blackborough']);
      table.play({ type: 'placeMarker', city: 'ironmere' });
      expect([table.state.vp[Y], table.contractOwner('ironmere', size), table.state.contractMarkers[Y]]).toEqual([
        size,
        'Y',
        11,
      ]);
    },
  );

  test('TR-12.2, TR-9.17: without a free space or without a marker a contract exchange is not offered', () => {
    const full = rich(tableIn('movement'));
    for (const city of ['brukas', 'ironmere', 'blackborough']) full.contractMarker(B, city, 3);
    expect(offered(full.arrive('market-red'))).not.toContain('bm-contract-3');
    expect(offered(full)).toContain('bm-contract-4');
    const out = rich(tableIn('movement'));
    for (const city of ['rackglen', 'vardimium', 'haldengard']) out.contractMarker(Y, city, 2, 3, 4, 5);
    expect(offered(out.arrive('market-red')).filter((id) => id.startsWith('bm-contract'))).toEqual([]);
  });

  test('TR-12.1, TR-3.6: corruption and progress follow the active region and the tracks', () => {
    const table = buy(rich(tableIn('movement')).arrive('market-red'), 'bm-corruption', 'gold');
    expect(table.list('corrupt').every(({ sector }) => sector.startsWith('red-'))).toBe(true);
    expect(table.list('corrupt')).toHaveLength(5);
  });
});

test('WE-59, TR-12.1: at most as many cubes as the Unloading value', () => {
  // Unloading level 2, value 3: at most 15.
  const table = tableIn('movement')
    .level(Y, 'unloading', 2)
    .train(Y, [
      ['W2-05', 'gold', 'gold'],
      ['W3-15', 'gold', 'gold', '-'],
    ]);
  table.arrive('market-red');
  expect(offered(table)).toContain('bm-contract-3');
  expect(offered(table)).not.toContain('bm-contract-4');
  expect(offered(table)).not.toContain('bm-contract-5');
  buy(table, 'bm-contract-3', 'gold', 'gold');
  expect(table.cubesOf(Y)).toHaveLength(2);
});

test('TR-12.1: cubes that could no longer reach the price are not offered', () => {
  const table = tableIn('movement')
    .train(Y, [['W3-15', 'gold', 'gold', 'brass']])
    .arrive('market-red');
  // Unloading value 2: only gold and gold make 10.
  table.play(sell('bm-contract-3'));
  expect(table.told('event.unload')).toHaveLength(2);
  expect(table.cubesOf(Y)).toEqual(['brass']);
});

test('TR-12.1: one exchange per stop', () => {
  const table = tableIn('movement')
    .level(Y, 'unloading', 6)
    .train(Y, [
      ['W3-15', 'gold', 'gold', 'brass'],
      ['W2-05', 'gold', 'gold'],
    ]);
  buy(table.arrive('market-red'), 'bm-corruption', 'gold').play({ type: 'corrupt', sector: 'red-trade' });
  expect(table.rule()).toBe('TR-8.1');
});

test('TR-12.3: optional as a whole, and available again on the next stop', () => {
  const table = tableIn('movement', [Y, B])
    .train(Y, [['W2-05', 'gold', 'gold']])
    .arrive('market-red');
  table.play({ type: 'decline' });
  expect(table.cubesOf(Y)).toEqual(['gold', 'gold']);
  table.refuseAll().skipTo('auction').skipTo('movement', [Y, B]).arrive('market-red');
  expect(table.rule()).toBe('TR-12.1');
});

test('TR-12.1: who cannot pay any price is not asked', () => {
  const table = tableIn('movement')
    .train(Y, [['W1-01', 'brass']])
    .arrive('market-red');
  expect(table.rule()).toBe('TR-8.1');
});

test('WE-60, TR-9.11: the exchanged wagon goes with the cubes left on it; the new one is empty', () => {
  const table = tableIn('movement').train(Y, [
    ['W2-13', 'food', 'copper'],
    ['W3-11', 'brass', 'brass', '-'],
  ]);
  table.openWagons('W2-01').arrive('market-red');
  buy(table, 'bm-exchange', 'brass', 'brass');
  table.play({ type: 'exchangeWagon', give: 'W2-13', take: 'W2-01' });
  expect(table.cubesOf(Y)).toEqual([]);
  expect(table.wagonsOf(Y).sort()).toEqual(['W2-01', 'W3-11']);
});

test('TR-9.19: the Unloading value limits each market action and each city action separately', () => {
  const table = tableIn('movement').train(Y, [
    ['W3-15', 'gold', 'gold', 'brass'],
    ['W2-05', 'gold', 'gold'],
  ]);
  table.contract('red', 'S2-01').arrive('market-red');
  buy(table, 'bm-corruption', 'gold').play({ type: 'corrupt', sector: 'red-trade' }).refuseAll();
  table.skipTo('auction').skipTo('movement', [Y, B, V, 3]).arrive('brukas');
  expect(table.offers({ type: 'contract', tile: 'S2-01' })).toBe(true);
});

test('TR-12.2, TR-9.19: every set of cubes that reaches the price can be sold, and no other', () => {
  const ways = new Set<string>();
  const explore = (state: TrainRushState): void => {
    const [seat] = game.deciding(state);
    if (game.prompt(state, seat).rule !== 'TR-12.2') {
      const sold = state.cargo[Y].map((cube, slot) => (cube === start.state.cargo[Y][slot] ? '.' : 'x')).join('');
      ways.add(sold);
      return;
    }
    for (const move of game.moves(state, seat)) {
      const next = game.clone(state);
      game.apply(next, seat, move);
      explore(next);
    }
  };
  const start = tableIn('movement')
    .level(Y, 'unloading', 2)
    .train(Y, [
      ['W2-16', 'brass', 'gold'],
      ['W3-07', 'water', 'food', 'copper'],
    ]);
  start.arrive('market-red');
  const selling = game.clone(start.state);
  const [move] = start.list('sell').filter(({ exchange }) => exchange === 'bm-contract-3');
  game.apply(selling, Y, move);
  explore(selling);
  // Of brass 1, gold 5, water 2, food 3, copper 4: at most three cubes that make 10 or more.
  const values = [1, 5, NaN, 2, 3, 4];
  const sets = Array.from({ length: 64 }, (_, bits) => [0, 1, 3, 4, 5].filter((slot) => (bits >> slot) & 1));
  const paying = sets.filter((slots) => slots.length <= 3 && slots.reduce((sum, slot) => sum + values[slot], 0) >= 10);
  const asMarks = (slots: readonly number[]): string =>
    start.state.cargo[Y].map((_, slot) => (slots.includes(slot) ? 'x' : '.')).join('');
  expect(ways).toEqual(new Set(paying.map(asMarks)));
});

describe('TR-9.19: cubes sold are picked by the player', () => {
  test('TR-9.19: in any order: a wagon passed over at first can be chosen later', () => {
    const table = tableIn('movement')
      .level(Y, 'unloading', 2)
      .train(Y, [
        ['W2-17', 'water', 'gold'],
        ['W3-12', 'water', 'water', 'water'],
        ['W3-07', 'water', 'food', 'copper'],
      ]);
    table.arrive('market-red').play(sell('bm-progress'));
    table.play({ type: 'unload', wagon: 'W3-12' });
    expect(table.list('unload').map(({ wagon, cube }) => `${wagon} ${cube}`)).toEqual([
      'W2-17 water',
      'W2-17 gold',
      'W3-12 water',
      'W3-07 water',
      'W3-07 food',
      'W3-07 copper',
    ]);
    table
      .play({ type: 'unload', wagon: 'W2-17', cube: 'water' })
      .play({ type: 'unload', wagon: 'W3-07', cube: 'water' });
    expect(table.rule()).toBe('TR-9.2');
  });

  test('TR-9.19: after the first pick nothing is sold unasked, not even the one cube that is left', () => {
    const table = tableIn('movement').train(Y, [
      ['W2-16', 'brass', 'gold'],
      ['W3-13', 'food', 'food', 'food'],
      ['W2-13', 'food', '-'],
    ]);
    // Unloading value 2: brass needs the gold, food can go with food or gold.
    table.arrive('market-red').play(sell('bm-progress')).play({ type: 'unload', cube: 'brass' });
    expect(table.told('event.unload')).toHaveLength(1);
    expect(table.list('unload').map(({ cube }) => cube)).toEqual(['gold']);
    expect(table.kinds()).toEqual(['unload']);
  });

  test('TR-9.19: where only one set of cubes reaches the price, it goes at once; else every cube is asked for', () => {
    const only = tableIn('movement').train(Y, [
      ['W2-16', 'brass', 'gold'],
      ['W3-13', '-', '-', '-'],
    ]);
    only.arrive('market-red').play(sell('bm-progress'));
    expect(only.told('event.unload')).toHaveLength(2);
    const two = tableIn('movement').train(Y, [
      ['W2-16', 'brass', 'gold'],
      ['W1-01', 'brass'],
    ]);
    two.arrive('market-red').play(sell('bm-progress'));
    expect(two.told('event.unload')).toEqual([]);
    expect(two.list('unload').map(({ wagon, cube }) => `${wagon} ${cube}`)).toEqual([
      'W2-16 brass',
      'W2-16 gold',
      'W1-01 brass',
    ]);
  });
});
