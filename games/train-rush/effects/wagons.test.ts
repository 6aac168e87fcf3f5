import { describe, expect, test } from 'vitest';
import { B, type Table, tableIn, tables, V, W, Y } from '../testing.ts';

const pool = (table: Table, size: number): string[] =>
  table.state.wagonPools[size - 2].map((id) => tables.wagons[id].id);

describe('TR-9.9: loading', () => {
  const loading = (train: Parameters<Table['train']>[1]): Table =>
    tableIn('investment').train(Y, train).play({ type: 'areaAction', action: 'load-1' });

  test('TR-9.9, TR-1.10: fixed slots take their resource, any-slots the resource of choice, all slots at once', () => {
    const table = loading([['W3-20', 'brass', '-', '-']]);
    const choices = table.list('load').map(({ cubes }) => cubes.join());
    expect(choices).toHaveLength(15);
    expect(choices).toContain('gold,gold');
    expect(choices).toContain('water,copper');
    table.play({ type: 'load', cubes: ['food', 'gold'] });
    expect(table.cargoOf(Y, 'W3-20')).toEqual(['brass', 'food', 'gold']);
  });

  test('TR-9.9: only regular wagons with an empty slot', () => {
    const table = loading([['W2-01', 'brass', 'brass'], ['SW2-1'], ['W2-02', '-', 'water']]);
    expect(table.list('load')).toEqual([{ type: 'load', wagon: 'W2-02', cubes: [] }]);
  });

  test('TR-9.9, TR-3.6: with every regular wagon full there is nothing to load', () => {
    const table = tableIn('investment').train(Y, [['W2-01', 'brass', 'brass'], ['SW2-1']]);
    expect(
      table
        .list('areaAction')
        .map(({ action }) => action)
        .filter((id) => id.startsWith('load')),
    ).toEqual([]);
  });

  test('TR-3.8: cubes are unlimited: more gold than the 20 cubes of the box', () => {
    const gold = (id: string) => {
      const accepts = tables.wagons.find((wagon) => wagon.id === id)?.accepts ?? [];
      return [id, ...accepts.map((slot) => (slot >= 4 ? 'gold' : '-'))] as const;
    };
    const table = tableIn('investment');
    for (const seat of [Y, B, V]) table.level(seat, 'wagons', 5);
    table.train(B, ['W2-05', 'W2-09', 'W2-12', 'W2-14', 'W2-15', 'W3-03', 'W3-05'].map(gold));
    table.train(V, ['W3-06', 'W3-08', 'W3-09', 'W3-10', 'W3-15', 'W3-20', 'W3-22'].map(gold));
    table.train(Y, ['W2-16', 'W2-17', 'W2-18', 'W1-05'].map(gold));
    const all = [Y, B, V].flatMap((seat) => table.cubesOf(seat)).filter((cube) => cube === 'gold');
    expect(all.length).toBeGreaterThanOrEqual(20);
    table.train(Y, [...['W2-16', 'W2-17', 'W2-18', 'W1-05'].map(gold), ['W2-19', '-', '-']]);
    table.play({ type: 'areaAction', action: 'load-1' }).play({ type: 'load', wagon: 'W2-19', cubes: ['gold'] });
    expect(table.cargoOf(Y, 'W2-19')).toEqual(['copper', 'gold']);
  });
});

describe('TR-9.10: drawing a wagon', () => {
  const drawing = (card: string, train: Parameters<Table['train']>[1], level = 1): Table =>
    tableIn('mission').place(Y, 'L1').level(Y, 'wagons', level).train(Y, train).useSpecial(card);

  test.each([
    ['A55', 2],
    ['A52', 3],
  ])('TR-9.10, TR-18.1: %s draws an open wagon or a special wagon with %i slots', (card, size) => {
    const table = drawing(card, [['W1-01']]);
    const open = pool(table, size);
    const drawn = table.list('drawWagon').map(({ wagon }) => wagon);
    expect(drawn.slice(0, 5)).toEqual(open);
    expect(drawn[5]).toMatch(`SW${size}-`);
    expect(drawn).toHaveLength(6);
    table.play({ type: 'drawWagon', wagon: open[2] });
    expect(table.cargoOf(Y, open[2])).toEqual(Array(size).fill('-'));
    expect(pool(table, size)).toHaveLength(5);
    expect(pool(table, size)).not.toContain(open[2]);
  });

  test('TR-9.10: only below the Wagon value, special wagons included', () => {
    const full = tableIn('mission')
      .place(Y, 'L1')
      .train(Y, [['W1-01'], ['W2-01'], ['SW2-1']])
      .hand(Y, ['A55'])
      .heroes(Y, ['C15']);
    full.play({ type: 'playHero', hero: 'C15' });
    expect(full.list('specialAction')).toEqual([]);
    const room = drawing('A55', [['W1-01'], ['W2-01'], ['SW2-1']], 2);
    expect(room.list('drawWagon')).toHaveLength(6);
  });

  test('TR-9.10: an empty stack is rebuilt from the discarded wagons of that size', () => {
    const table = drawing('A55', [['W1-01']]);
    const { state } = table;
    state.wagonDiscards[0].push(...state.wagonStacks[0].splice(0));
    const [first] = pool(table, 2);
    table.play({ type: 'drawWagon', wagon: first });
    expect(pool(table, 2)).toHaveLength(5);
    expect([state.wagonDiscards[0].length, state.wagonStacks[0].length]).toEqual([0, 16]);
  });

  test('R-82, TR-9.10: a pool that was short is filled up again', () => {
    const table = drawing('A55', [['W1-01']]);
    const { state } = table;
    state.wagonDiscards[0] = [...state.wagonStacks[0].splice(0), ...state.wagonPools[0].splice(0, 3)];
    table.play({ ...table.list('drawWagon')[0] });
    expect(pool(table, 2)).toHaveLength(5);
  });

  test('TR-9.10: with stack and discards empty the pool stays short', () => {
    const table = drawing('A55', [['W1-01']])
      .level(B, 'wagons', 6)
      .level(V, 'wagons', 5);
    const rest = table.state.wagonStacks[0].splice(0).map((id) => tables.wagons[id].id);
    table
      .train(
        B,
        rest.slice(0, 8).map((id) => [id] as const),
      )
      .train(
        V,
        rest.slice(8, 15).map((id) => [id] as const),
      );
    table.level(W, 'wagons', 2).train(
      W,
      rest.slice(15).map((id) => [id] as const),
    );
    table.play({ ...table.list('drawWagon')[0] });
    expect(pool(table, 2)).toHaveLength(4);
  });

  test('TR-3.8: special wagons are limited', () => {
    const table = tableIn('mission').place(Y, 'L1').level(B, 'wagons', 6);
    table
      .train(
        B,
        ['SW2-1', 'SW2-2', 'SW2-3', 'SW2-4', 'SW2-5', 'SW2-6'].map((id) => [id] as const),
      )
      .useSpecial('A55');
    expect(table.list('drawWagon').map(({ wagon }) => wagon)).toEqual(pool(table, 2));
  });
});

describe('TR-9.11: exchanging wagons', () => {
  const TRAIN = [['W1-01', 'brass'], ['W2-01'], ['W3-01'], ['SW2-1'], ['SW3-1']] as const;
  const exchange = (card: string): Table =>
    tableIn('mission').place(Y, 'L1').level(Y, 'wagons', 6).train(Y, TRAIN).useSpecial(card);
  const pairs = (table: Table): string[] =>
    [
      ...new Set(
        table
          .list('exchangeWagon')
          .map(({ give, take }) => `${give.slice(0, -2).replace('-', '')}>${take.slice(0, -2).replace('-', '')}`),
      ),
    ].sort();

  test.each([
    ['A37', ['W1>SW3', 'W1>W3']],
    ['A29', ['SW3>W3', 'W1>SW3', 'W1>W3', 'W3>SW3', 'W3>W3']],
    ['A30', ['SW2>W3', 'SW3>W3', 'W1>SW2', 'W1>W2', 'W2>SW3', 'W2>W3', 'W3>SW3', 'W3>W3']],
  ])('TR-9.11, TR-18.1: %s, one exchange, never special for special', (card, expected) => {
    const table = exchange(card);
    expect(pairs(table)).toEqual(expected);
    table.play({ ...table.list('exchangeWagon')[0] });
    expect(table.wagonsOf(Y)).toHaveLength(5);
    expect(table.list('exchangeWagon', Y)).toEqual([]);
  });

  test('TR-9.11: a 1-slot wagon leaves the game, a 2-slot wagon goes to the discards of its size', () => {
    const one = exchange('A30').openWagons('W2-10');
    one.play({ type: 'exchangeWagon', give: 'W1-01', take: 'W2-10' });
    expect([one.wagonsOf(Y), one.state.wagonDiscards.flat()]).toEqual([
      ['W2-01', 'W3-01', 'SW2-1', 'SW3-1', 'W2-10'],
      [],
    ]);
    const two = exchange('A30').openWagons('W3-10');
    two.play({ type: 'exchangeWagon', give: 'W2-01', take: 'W3-10' });
    expect(two.state.wagonDiscards.map((pile) => pile.map((id) => tables.wagons[id].id))).toEqual([['W2-01'], []]);
  });

  test('WE-61: a special wagon returns to its stack, its parcel is out of the game', () => {
    const table = tableIn('investment')
      .station(B, 'ZB1', 'no parcel')
      .train(Y, [['SW2-1', 'parcel', '-'], ['W1-01']]);
    const stack = table.state.specialStacks[0].length;
    table.openWagons('W3-10').play({ type: 'areaAction', action: 'exchange-2-3' });
    table.play({ type: 'exchangeWagon', give: 'SW2-1', take: 'W3-10' });
    expect(table.wagonsOf(Y)).toEqual(['W1-01', 'W3-10']);
    expect(table.state.specialStacks[0]).toHaveLength(stack + 1);
    expect(table.state.parcelsLost).toBe(1);
    expect(table.parcelIn('ZB1')).toBe(false);
  });

  test('TR-9.11: equal special wagons are one option, special wagons with different parcels are two', () => {
    const gives = (first: readonly string[], second: readonly string[]) => {
      const table = tableIn('investment')
        .station(B, 'ZB1', 'no parcel')
        .train(Y, [
          ['SW2-1', ...first],
          ['SW2-2', ...second],
        ]);
      table.play({ type: 'areaAction', action: 'exchange-2-3' });
      return [...new Set(table.list('exchangeWagon').map(({ give }) => give))];
    };
    expect(gives([], [])).toEqual(['SW2-1']);
    expect(gives(['parcel'], [])).toEqual(['SW2-1', 'SW2-2']);
  });

  test('TR-9.11: the new wagon arrives empty and the old one goes with its contents; the wagon limit does not matter', () => {
    const table = tableIn('investment').train(Y, [
      ['W2-05', 'gold', 'gold'],
      ['W1-01', 'brass'],
      ['W1-05', 'food'],
    ]);
    table.openWagons('W3-10').play({ type: 'areaAction', action: 'exchange-2-3' });
    table.play({ type: 'exchangeWagon', give: 'W2-05', take: 'W3-10' });
    expect(table.cargoOf(Y, 'W3-10')).toEqual(['-', '-', '-']);
    expect(table.cubesOf(Y)).toEqual(['brass', 'food']);
  });
});
