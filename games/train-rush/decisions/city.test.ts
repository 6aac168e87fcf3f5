import { describe, expect, test } from 'vitest';
import type { TrainRushState } from '../state.ts';
import { B, game, type Table, tableIn, tables, V, W, Y } from '../testing.ts';

const presence = { type: 'presence' } as const;
const done = { type: 'done' } as const;
const contract = (tile: string) => ({ type: 'contract', tile }) as const;
const rents = (table: Table): string[] => table.list('rent').map(({ zone, contractor }) => `${zone} ${contractor}`);

/** Warehouses as in WE-04: ZG2 without a station; ZR3 with V's station and two contractors. */
const rentPosition = (table: Table): Table =>
  table
    .warehouse(Y, 'ZG2')
    .station(V, 'ZR3')
    .warehouse(Y, 'ZR3')
    .warehouse(B, 'ZR3', 'red', 'cogsmere')
    .warehouse(W, 'ZR3', 'green', 'cogsmere');

describe('presence', () => {
  test.each(tables.cities.map(({ id, rank }) => [id, rank] as const))(
    'TR-11.2, TR-18.5, TR-1.5: in %s (rank %i) the first two visitors get points and tokens by rank, the others none',
    (city, rank) => {
      const table = tableIn('movement', [Y, B, V, W]);
      const gained = [Y, B, V, W].map((seat) => {
        table.arrive(city).refuseAll();
        return [table.state.vp[seat], ...table.tokensOf(seat)];
      });
      expect(gained).toEqual([[rank + 2, 5 - rank], [rank, 7 - rank], [0], [0]]);
      expect(table.markersIn(city)).toBe('YBVW');
    },
  );

  test('WE-57, TR-11.1: a second visit gives no marker and no token; rent and contracts as usual', () => {
    const table = tableIn('movement')
      .visited(Y, 'brukas', 'with token')
      .train(Y, [['W2-09', 'brass', 'gold']]);
    table.contract('red', 'S2-01');
    rentPosition(table).arrive('brukas');
    expect(table.kinds()).toEqual(['contract', 'done', 'rent']);
    expect(table.state.vp[Y]).toBe(0);
    table.play(contract('S2-01')).play({ type: 'rent' });
    expect(table.markersIn('brukas')).toBe('Y---');
    expect(table.tokensOf(Y)).toEqual([4]);
    expect(table.state.vp[Y]).toBe(5);
  });

  test('TR-11.1: on the first visit presence is a must: a player may finish only after it', () => {
    const table = rentPosition(tableIn('movement')).arrive('vardimium');
    expect(table.kinds()).toEqual(['presence', 'rent']);
    table.play(presence);
    expect(table.kinds()).toEqual(['done', 'rent']);
    table.play(done);
    expect(table.rule()).toBe('TR-8.1');
  });

  test('TR-11.1: presence is marked without asking where nothing else can be done', () => {
    const table = tableIn('movement').train(Y, []).arrive('cogsmere');
    expect(table.markersIn('cogsmere')).toBe('Y---');
    expect(table.told('event.presence')).toHaveLength(1);
  });
});

describe('rent', () => {
  test('WE-04, TR-9.7, TR-11.3: only a zone with a station and only a colour not yet there', () => {
    const table = rentPosition(tableIn('movement')).arrive('vardimium');
    expect(rents(table)).toEqual(['ZR3 blue']);
    table.play({ type: 'rent' });
    expect(table.warehousesIn('ZR3')).toEqual(['Y blue', 'B red', 'W green']);
    expect(table.contractorsIn('vardimium')).toEqual(['red', 'green']);
    expect(table.contractorTrackOf(Y, 'blue')).toBe(2);
    expect(table.told('event.contractorTrack')).toHaveLength(1);
  });

  test('WE-51: without a station there is no rent; the other activities are not affected', () => {
    const table = tableIn('movement')
      .warehouse(Y, 'ZG1')
      .warehouse(Y, 'ZR2')
      .train(Y, [['W2-09', 'brass', 'gold']]);
    table.contract('green', 'S2-01').arrive('rackglen');
    expect(table.kinds()).toEqual(['contract', 'presence']);
  });

  test('WE-52: only a second colour', () => {
    const table = tableIn('movement').station(V, 'ZB1').warehouse(B, 'ZB1', 'blue').warehouse(Y, 'ZB1');
    table.warehouse(V, 'ZB1', 'green', 'rackglen');
    table.arrive('rackglen');
    expect(table.contractorsIn('rackglen')).toEqual(['red', 'blue']);
    expect(rents(table)).toEqual(['ZB1 red']);
  });

  test.each([
    ['WE-53: passing a bonus space gives nothing', 2, 4, 'TR-8.1'],
    ['WE-53: ending on it gives the bonus', 1, 3, 'TR-9.13'],
  ])('%s', (_title, from, to, asks) => {
    const table = tableIn('movement').station(Y, 'ZB1').warehouse(Y, 'ZB1').contractorTrack(Y, 'red', from);
    table.arrive('ironmere').play({ type: 'rent', contractor: 'red' });
    expect(table.contractorTrackOf(Y, 'red')).toBe(to);
    expect(table.rule()).toBe(asks);
  });

  test('TR-11.3: one warehouse per city action, in any region, of the own ones only', () => {
    const table = tableIn('movement').station(V, 'ZB1').station(V, 'ZG3').warehouse(Y, 'ZB1').warehouse(Y, 'ZB1');
    table.warehouse(Y, 'ZG3').warehouse(B, 'ZG3').arrive('brukas');
    const everyColour = ['ZG3', 'ZB1'].flatMap((zone) => ['red', 'blue', 'green'].map((colour) => `${zone} ${colour}`));
    expect(rents(table)).toEqual(everyColour);
    table.play({ type: 'rent', zone: 'ZB1', contractor: 'red' });
    expect(table.list('rent')).toEqual([]);
    expect(table.markersIn('brukas')).toBe('Y---');
  });

  test('WE-54, TR-11.5: rent first; the cubes of its bonus may be used for contracts', () => {
    const table = tableIn('movement').station(Y, 'ZB1').warehouse(Y, 'ZB1').contractorTrack(Y, 'red', 5);
    table
      .train(Y, [['W2-09'], ['W2-01']])
      .contract('green', 'S2-01')
      .hand(Y, ['A31'])
      .arrive('rackglen');
    expect(table.kinds()).toEqual(['presence', 'rent']);
    table.play({ type: 'rent', contractor: 'red' });
    expect(table.contractorTrackOf(Y, 'red')).toBe(6);
    expect(table.rule()).toBe('TR-9.14');
    table.play({ type: 'specialAction', card: 'A31' });
    table.play({ type: 'load', wagon: 'W2-09' }).play({ type: 'load', wagon: 'W2-01' });
    expect(table.discards).toContain('A31');
    expect(table.kinds()).toEqual(['contract', 'presence']);
    table.play(contract('S2-01')).refuseAll();
    expect(table.contractOwner('rackglen', 2)).toBe('Y');
  });
});

describe('contracts', () => {
  test('WE-10: a city action at Vardimium', () => {
    const table = rentPosition(tableIn('movement')).level(Y, 'unloading', 4);
    table.train(Y, [
      ['W3-03', 'brass', 'water', 'gold'],
      ['W3-07', 'water', 'food', 'copper'],
      ['W3-13', 'food', 'food', 'food'],
    ]);
    for (const tile of ['S2-01', 'S3-01', 'S4-06', 'S5-06']) table.contract('green', tile);
    table.arrive('vardimium');
    table.play(presence);
    expect([table.state.vp[Y], table.tokensOf(Y)]).toEqual([4, [3]]);
    table.play({ type: 'rent' });
    expect(table.contractorTrackOf(Y, 'blue')).toBe(2);
    expect(table.list('contract').map(({ tile }) => tile)).toEqual(['S2-01', 'S3-01', 'S4-06', 'S5-06']);
    table.play(contract('S2-01'));
    expect(table.state.vp[Y]).toBe(9);
    expect(table.list('contract').map(({ tile }) => tile)).toEqual(['S3-01']);
    table.play(contract('S3-01'));
    // Water from either wagon, then food from either, then water again for any.
    while (table.rule() === 'TR-9.19') {
      const any = table.list('unload').find(({ cube }) => cube === 'water') ?? table.list('unload')[0];
      table.play({ ...any });
    }
    expect(table.state.vp[Y]).toBe(15);
    expect(table.cubesOf(Y)).toEqual(['copper', 'food', 'food', 'food']);
    expect([table.contractOwner('vardimium', 2), table.contractOwner('vardimium', 3)]).toEqual(['Y', 'Y']);
    expect([table.openContract('green', 2), table.openContract('green', 3)]).not.toContain('-');
    expect(table.openContract('green', 2)).not.toBe('S2-01');
    expect(table.openContract('green', 3)).not.toBe('S3-01');
    expect([table.openContract('green', 4), table.openContract('green', 5)]).toEqual(['S4-06', 'S5-06']);
    expect(table.rule()).toBe('TR-8.1');
  });

  const loaded = (): Table =>
    tableIn('movement')
      .level(Y, 'unloading', 6)
      .train(Y, [
        ['W3-06', 'brass', 'copper', 'gold'],
        ['W3-01', 'brass', 'water', 'food'],
      ]);

  test('TR-11.4: the tiles of the region of the city are used, not those of other regions', () => {
    const table = loaded().contract('green', 'S2-02').contract('red', 'S2-04').contract('blue', 'S2-10');
    table.contract('red', 'S3-11').contract('red', 'S4-09').contract('red', 'S5-08').arrive('ironmere');
    expect(table.list('contract')).toEqual([{ type: 'contract', tile: 'S2-04', size: 2 }]);
  });

  test('TR-11.4: the space of this city must be free, whoever holds it', () => {
    const table = loaded().contract('red', 'S2-04').contractMarker(B, 'ironmere', 2).contractMarker(B, 'brukas', 3);
    table.contract('red', 'S3-06').arrive('ironmere');
    expect(table.list('contract').map(({ size }) => size)).not.toContain(2);
    expect(table.list('contract').map(({ tile }) => tile)).toContain('S3-06');
  });

  test('TR-11.4: all icons are needed, any-icons take every resource', () => {
    const table = loaded()
      .contract('red', 'S2-05')
      .contract('red', 'S3-02')
      .contract('red', 'S4-11')
      .contract('red', 'S5-12');
    table.arrive('ironmere');
    expect(table.list('contract').map(({ tile }) => tile)).toEqual(['S2-05', 'S3-02', 'S4-11', 'S5-12']);
    const poor = loaded()
      .contract('red', 'S2-07')
      .contract('red', 'S3-12')
      .contract('red', 'S4-03')
      .contract('red', 'S5-02');
    poor.arrive('ironmere');
    expect(poor.list('contract').map(({ tile }) => tile)).toEqual(['S2-07']);
  });

  test.each([
    [3, 4, [2, 3, 4], []],
    [4, 5, [2, 3, 4, 5], [3]],
    [5, 6, [2, 3, 4, 5], [3, 4]],
  ])('TR-11.4: Unloading level %i, %i cubes: sizes %j, and after size 2 sizes %j', (level, _value, first, then) => {
    const table = loaded().level(Y, 'unloading', level).contract('red', 'S2-04').contract('red', 'S3-03');
    table.contract('red', 'S4-11').contract('red', 'S5-01').arrive('ironmere');
    expect(table.list('contract').map(({ size }) => size)).toEqual(first);
    // What is left then is brass, gold, water and food: enough for S3-03 and S4-07.
    table.contract('red', 'S4-07').play(contract('S2-04')).play({ type: 'unload', wagon: 'W3-06' });
    expect(table.list('contract').map(({ size }) => size)).toEqual(then);
  });

  test('TR-11.4, TR-3.9: without a contract marker there are no contracts', () => {
    const table = loaded().contract('red', 'S2-04');
    for (const city of ['rackglen', 'vardimium', 'haldengard']) table.contractMarker(Y, city, 2, 3, 4, 5);
    table.arrive('ironmere');
    expect(table.told('event.presence')).toHaveLength(1);
    expect(table.list('contract')).toEqual([]);
  });

  test('TR-11.4: points, marker, cubes back to the supply, the tile is out of the game', () => {
    const table = loaded().contract('red', 'S2-10').arrive('ironmere').play(contract('S2-10'));
    expect(table.cubesOf(Y)).toEqual(['brass', 'brass', 'food', 'water']);
    expect(table.contractOwner('ironmere', 2)).toBe('Y');
    expect(table.state.contractMarkers[Y]).toBe(11);
    expect(table.told('event.vp')[0]).toEqual({ seat: { seat: Y }, amount: 5 });
    expect(table.state.contractDiscard.map((tile) => tables.contracts[tile].id)).toEqual(['S2-10']);
  });

  test('TR-11.4: the display is refilled only after the last contract', () => {
    const table = loaded().contract('red', 'S2-10').contract('red', 'S3-03').arrive('ironmere').play(contract('S2-10'));
    expect(table.openContract('red', 2)).toBe('-');
    expect(table.told('event.revealContract')).toEqual([]);
    table.play(done);
    expect(table.openContract('red', 2)).not.toBe('-');
    expect(table.told('event.revealContract')).toHaveLength(1);
  });

  test('TR-11.5, TR-11.1: contracts are one uninterrupted activity, done at most once', () => {
    const table = rentPosition(loaded()).contract('red', 'S2-10').contract('red', 'S3-03').arrive('ironmere');
    table.play(contract('S2-10'));
    expect(table.kinds()).toEqual(['contract', 'done']);
    table.play(done);
    expect(table.kinds()).toEqual(['presence', 'rent']);
    expect(table.offers(contract('S3-03'))).toBe(false);
  });

  test('TR-9.19: cubes from any wagons in any mixture; the player chooses which slots are emptied', () => {
    const table = tableIn('movement').train(Y, [
      ['W2-16', 'brass', 'brass'],
      ['W2-17', 'water', 'brass'],
    ]);
    table.contract('red', 'S2-02').arrive('ironmere').play(contract('S2-02'));
    expect(table.list('unload').map(({ wagon, slot, cube }) => `${wagon}.${slot} ${cube}`)).toEqual([
      'W2-16.1 brass',
      'W2-16.2 brass',
      'W2-17.2 brass',
    ]);
    table.play({ type: 'unload', wagon: 'W2-16', slot: 2 });
    expect(table.cargoOf(Y, 'W2-16')).toEqual(['brass', '-']);
    expect(table.cargoOf(Y, 'W2-17')).toEqual(['-', 'brass']);
  });

  test('TR-9.19: what is left is always enough for the rest of the contract', () => {
    const table = tableIn('movement')
      .level(Y, 'unloading', 2)
      .train(Y, [
        ['W2-16', 'brass', 'brass'],
        ['W1-05', 'copper'],
      ]);
    table.contract('red', 'S3-02').arrive('ironmere').play(contract('S3-02'));
    expect(table.contractOwner('ironmere', 3)).toBe('Y');
    expect(table.cubesOf(Y)).toEqual([]);
    const choice = tableIn('movement')
      .level(Y, 'unloading', 2)
      .train(Y, [
        ['W2-16', 'brass', 'brass'],
        ['W2-08', 'brass', 'copper'],
      ]);
    choice.contract('red', 'S3-02').arrive('ironmere').play(contract('S3-02'));
    const lots = (): string[] => choice.list('unload').map(({ wagon, slot }) => `${wagon}.${slot}`);
    expect(lots()).toEqual(['W2-16.1', 'W2-16.2', 'W2-08.1']);
    choice.play({ type: 'unload', wagon: 'W2-08' });
    expect(lots()).toEqual(['W2-16.1', 'W2-16.2']);
    choice.play({ type: 'unload', slot: 2 });
    expect([choice.cargoOf(Y, 'W2-16'), choice.cargoOf(Y, 'W2-08')]).toEqual([
      ['brass', '-'],
      ['-', '-'],
    ]);
  });

  /** Brass, copper and two of any kind, out of wagons that all hold water. */
  const waters = (): Table => {
    const table = tableIn('movement')
      .level(Y, 'unloading', 3)
      .train(Y, [
        ['W3-03', 'brass', 'water', 'gold'],
        ['W3-07', 'water', 'food', 'copper'],
        ['W3-12', 'water', 'water', 'water'],
      ]);
    return table.visited(Y, 'ironmere').contract('red', 'S4-04').arrive('ironmere').play(contract('S4-04'));
  };
  const choices = (table: Table): string[] => table.list('unload').map(({ wagon, cube }) => `${wagon} ${cube}`);

  test('TR-9.19: every wagon stays open until the last cube, whatever was picked before', () => {
    const table = waters();
    expect(table.told('event.unload').map(({ cube }) => cube)).toEqual([
      { key: 'resource.brass' },
      { key: 'resource.copper' },
    ]);
    const all = ['W3-03 water', 'W3-03 gold', 'W3-07 water', 'W3-07 food', 'W3-12 water'];
    expect(choices(table)).toEqual(all);
    table.play({ type: 'unload', wagon: 'W3-12' });
    expect(choices(table)).toEqual(all);
    expect(table.told('event.contract')).toEqual([]);
    table.play({ type: 'unload', wagon: 'W3-03', cube: 'water' });
    expect(table.told('event.contract')).toHaveLength(1);
    expect([table.cargoOf(Y, 'W3-03'), table.cargoOf(Y, 'W3-12')]).toEqual([
      ['-', '-', 'gold'],
      ['-', 'water', 'water'],
    ]);
  });

  test('TR-9.19: nothing is shown, so that undo stays open, before the last cube was picked by the player', () => {
    const table = waters();
    const { reveals } = table.state;
    table.play({ type: 'unload', wagon: 'W3-12' });
    expect(table.state.reveals).toBe(reveals);
    expect(table.rule()).toBe('TR-9.19');
    table.play({ type: 'unload', wagon: 'W3-12' });
    expect(table.state.reveals).toBeGreaterThan(reveals);
  });

  test('TR-9.19: cubes without which the contract cannot be met go at once, and a choice never leaves just one', () => {
    const explore = (state: TrainRushState): void => {
      if (game.prompt(state, Y).rule !== 'TR-9.19') return;
      const moves = game.moves(state, Y);
      expect(moves.length).toBeGreaterThan(1);
      for (const move of moves) {
        const next = game.clone(state);
        game.apply(next, Y, move);
        explore(next);
      }
    };
    const start = waters();
    explore(start.state);
    const twice = tableIn('movement')
      .level(Y, 'unloading', 3)
      .train(Y, [
        ['W3-12', 'water', 'water', '-'],
        ['W2-17', 'water', '-'],
        ['W2-08', 'brass', 'copper'],
      ]);
    twice.visited(Y, 'ironmere').contract('red', 'S4-04').arrive('ironmere').play(contract('S4-04'));
    // Two of three waters, two of them alike: one of the two alike goes in any case.
    expect(twice.told('event.unload')).toHaveLength(3);
    expect(choices(twice)).toEqual(['W3-12 water', 'W2-17 water']);
  });
});

test('WE-66, TR-11.6, TR-7.5: a nested move leaves the city action at its city; the region is the new one', () => {
  const table = tableIn('movement').station(Y, 'ZB1').warehouse(Y, 'ZB1').contractorTrack(Y, 'red', 4);
  table
    .train(Y, [['W2-09', 'brass', 'gold']])
    .contract('green', 'S2-01')
    .hand(Y, ['A50'])
    .arrive('vardimium');
  table.play({ type: 'rent', contractor: 'red' });
  expect(table.contractorTrackOf(Y, 'red')).toBe(6);
  table.play({ type: 'specialAction', card: 'A50' });
  expect(table.list('freeAction').map(({ action }) => action)).toEqual(['build-warehouse', 'move-3']);
  table.play({ type: 'freeAction', action: 'move-3' });
  expect(table.ends()).toEqual(['M-R1', 'O-R1']);
  table.play({ type: 'move', to: 'O-R1' });
  expect(table.rule()).toBe('TR-11.1');
  expect(table.list('contract').map(({ tile }) => tile)).toEqual(['S2-01']);
  table.play(contract('S2-01')).refuseAll();
  expect(table.contractOwner('vardimium', 2)).toBe('Y');
  expect(table.markersIn('vardimium')).toBe('Y---');
});
