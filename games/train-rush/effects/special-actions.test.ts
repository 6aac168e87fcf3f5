import { describe, expect, test } from 'vitest';
import { B, type Table, tableIn, tables, V, Y } from '../testing.ts';

describe('TR-9.13: use any siding tile', () => {
  const using = (): Table =>
    tableIn('mission').place(Y, 'I-G5').heroes(Y, ['C04']).tile(8, 'B41').play({ type: 'playHero', hero: 'C04' });

  test('TR-9.13: any of the nine; it is resolved, discarded and its space refilled', () => {
    const table = using();
    expect(table.list('useTile').map(({ space, tile }) => [space, tile])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((space) => [space, table.tileOn(space)]),
    );
    expect(table.offers({ type: 'decline' })).toBe(true);
    table.play({ type: 'useTile', space: 8 });
    expect([table.state.coal[Y], table.tileDiscards]).toEqual([3, ['B41']]);
    expect(['-', 'B41']).not.toContain(table.tileOn(8));
  });

  test('TR-9.13: neither parcel nor zone scoring', () => {
    const table = tableIn('movement').station(B, 'ZB4').warehouse(Y, 'ZB4').contractorTrack(Y, 'red', 2).tile(8, 'B41');
    table
      .station(V, 'ZR1')
      .warehouse(V, 'ZR1', 'green')
      .train(Y, [['SW2-1']])
      .arrive('brukas');
    table.play({ type: 'rent', contractor: 'red' }).play({ type: 'useTile', space: 8 });
    expect([table.contractorTrackOf(V, 'green'), table.infraOf(V, 'red'), table.cargoOf(Y, 'SW2-1')]).toEqual([
      0,
      0,
      ['-', '-'],
    ]);
    expect(table.list('takeParcel')).toEqual([]);
  });
});

describe('TR-9.14: free special actions', () => {
  const free = (hand: readonly string[], lay: (table: Table) => Table = (t) => t): Table =>
    lay(tableIn('mission').place(Y, 'L1').heroes(Y, ['C15']).hand(Y, hand)).play({ type: 'playHero', hero: 'C15' });

  test('TR-9.14: without coal and without movement; the card is discarded and not replaced', () => {
    const table = free(['A01', 'A34']);
    expect(table.list('specialAction').map(({ card }) => card)).toEqual(['A01', 'A34']);
    table.play({ type: 'specialAction', card: 'A01' });
    expect([table.state.vp[Y], table.state.coal[Y]]).toEqual([5, 0]);
    expect([table.handOf(Y), table.discards.includes('A01')]).toEqual([['A34'], true]);
  });

  test('TR-9.14, TR-3.5: it may be declined and is then lost', () => {
    const table = free(['A01']).play({ type: 'decline' });
    expect([table.state.vp[Y], table.handOf(Y)]).toEqual([0, ['A01']]);
  });

  test('TR-9.14: only a card whose special action can do something', () => {
    const table = free(['A48', 'A01']);
    expect(table.list('specialAction').map(({ card }) => card)).toEqual(['A01']);
  });

  test('TR-9.14, TR-3.6: with an empty hand it is skipped', () => {
    const table = free([]);
    expect(table.told('event.impossible')).toHaveLength(1);
  });

  test('TR-9.14: the card played for the movement, and a card still being resolved, cannot be chosen', () => {
    const table = tableIn('movement').station(B, 'ZB4').warehouse(Y, 'ZB4').warehouse(Y, 'ZB4').hand(Y, ['A34', 'A48']);
    table
      .contractorTrack(Y, 'red', 5)
      .contractorTrack(Y, 'blue', 5)
      .arrive('brukas')
      .play({ type: 'rent', contractor: 'red' });
    expect(table.list('specialAction').map(({ card }) => card)).toEqual(['A34', 'A48']);
    table.play({ type: 'specialAction', card: 'A48' }).play({ type: 'rent', contractor: 'blue', city: 'rackglen' });
    expect(table.rule()).toBe('TR-9.14');
    expect(table.list('specialAction').map(({ card }) => card)).toEqual(['A34']);
    expect(table.discards).not.toContain('A48');
    table.play({ type: 'decline' });
    expect(table.discards).toContain('A48');
  });

  test('TR-9.14: a card discarded in the investment phase leaves the hand for good', () => {
    const table = tableIn('investment')
      .station(B, 'ZB4')
      .warehouse(Y, 'ZB4')
      .contractorTrack(Y, 'red', 5)
      .hand(Y, ['A01']);
    table.place(Y, 'ZR1.3').play({ type: 'areaAction', action: 'move-3' }).play({ type: 'move', to: 'brukas' });
    table.play({ type: 'rent', contractor: 'red' }).play({ type: 'specialAction', card: 'A01' });
    expect([table.state.vp[Y], table.handOf(Y)]).toEqual([5 + 3, []]);
  });
});

describe('TR-9.15: free area actions', () => {
  const free = (card: string, lay: (table: Table) => Table = (t) => t): Table =>
    lay(
      tableIn('mission')
        .place(Y, 'L1')
        .train(Y, [['W1-01']]),
    ).useSpecial(card);
  const actions = (table: Table): string[] => table.list('freeAction').map(({ action }) => action);

  test('TR-9.15, TR-18.1: A50 grants the actions of cost 1', () => {
    expect(actions(free('A50'))).toEqual(['build-warehouse', 'load-1', 'move-3']);
  });
  test('TR-9.15, TR-18.1: A51 grants the actions of cost 2', () => {
    expect(actions(free('A51'))).toEqual([
      'market-1',
      'build-station',
      'load-2',
      'move-6',
      'exchange-1-2',
      'planning',
      'corruption',
    ]);
  });

  test('WE-50, TR-9.15: full areas do not matter; nothing is laid and nothing paid', () => {
    const table = free('A51', (t) => t.area('corruption', 6).purse(Y, { investment: 1 }));
    table.play({ type: 'freeAction', action: 'corruption' }).play({ type: 'corrupt', sector: 'blue-trade' });
    expect(table.sectorPieces('blue-trade')).toBe('....|Y...');
    expect(table.told('event.action')).toEqual([]);
  });

  test('TR-9.15: nothing is laid in the area and nothing is paid', () => {
    const table = tableIn('movement')
      .station(B, 'ZB4')
      .warehouse(Y, 'ZB4')
      .contractorTrack(Y, 'red', 5)
      .hand(Y, ['A51']);
    table.area('market', 5).purse(Y, { investment: 1 }).arrive('brukas').play({ type: 'rent', contractor: 'red' });
    table.play({ type: 'specialAction', card: 'A51' }).play({ type: 'freeAction', action: 'market-1' });
    expect([table.state.coal[Y], table.state.investment[Y], table.markersInArea('market')]).toEqual([1, 1, 5]);
  });

  test('TR-9.15, TR-7.6: a move granted this way cannot be lengthened with a token', () => {
    const table = free('A50', (t) => t.visited(Y, 'vardimium', 'with token')).play({
      type: 'freeAction',
      action: 'move-3',
    });
    expect([...new Set(table.list('move').map(({ token }) => token))]).toEqual([0]);
    expect(table.ends()).toEqual(['I-G1', 'M-R1']);
  });

  test('TR-9.15, TR-3.6: only actions that can do something', () => {
    const table = free('A50', (t) => t.train(Y, [['W1-01', 'brass']]));
    expect(actions(table)).toEqual(['build-warehouse', 'move-3']);
  });
});

describe('TR-18.1: the special actions of all cards', () => {
  const GAINS = [
    ['A01', 'vp', 5],
    ['A02', 'vp', 7],
    ['A03', 'vp', 6],
    ['A04', 'vp', 3],
    ['A34', 'investment', 3],
    ['A35', 'investment', 3],
    ['A36', 'investment', 2],
    ['A38', 'investment', 2],
    ['A42', 'investment', 2],
    ['A39', 'investment', 1],
    ['A40', 'investment', 1],
    ['A44', 'investment', 1],
  ] as const;
  test.each(GAINS)('TR-18.1, TR-9.1: %s gains %s %i, without asking', (card, what, amount) => {
    const table = tableIn('mission', [Y, B]).place(Y, 'L1').useSpecial(card);
    expect(table.told(`event.${what}`)).toEqual([{ seat: { seat: Y }, amount }]);
    expect(table.phase).toBe('auction');
  });

  const CHOICES = [
    ['A05', 'buildStation', 1],
    ['A06', 'buildStation', 1],
    ['A07', 'corrupt', 1],
    ['A08', 'corrupt', 1],
    ['A09', 'corrupt', 1],
    ['A10', 'corrupt', 2],
    ['A13', 'corrupt', 2],
    ['A14', 'buildWarehouse', 3],
    ['A15', 'buildWarehouse', 2],
    ['A16', 'buildWarehouse', 2],
    ['A17', 'buildWarehouse', 2],
    ['A19', 'buildWarehouse', 1],
    ['A20', 'buildWarehouse', 1],
    ['A21', 'buildWarehouse', 1],
    ['A22', 'advance', 2],
    ['A23', 'advance', 1],
    ['A24', 'advance', 2],
    ['A25', 'advance', 1],
    ['A26', 'advance', 1],
    ['A27', 'advance', 1],
    ['A29', 'exchangeWagon', 1],
    ['A30', 'exchangeWagon', 1],
    ['A31', 'load', 2],
    ['A32', 'load', 2],
    ['A33', 'load', 2],
    ['A37', 'exchangeWagon', 1],
    ['A48', 'rent', 1],
    ['A49', 'rent', 1],
    ['A50', 'freeAction', 1],
    ['A51', 'freeAction', 1],
    ['A52', 'drawWagon', 1],
    ['A53', 'drawWagon', 1],
    ['A54', 'drawWagon', 1],
    ['A55', 'drawWagon', 1],
    ['A56', 'drawWagon', 1],
    ['A57', 'drawWagon', 1],
  ] as const;
  test.each(CHOICES)('TR-18.1: %s asks for %s, %i times', (card, kind, times) => {
    const table = tableIn('mission', [Y, B]).place(Y, 'L1').level(Y, 'wagons', 3);
    table
      .train(Y, [['W1-01'], ['W2-01'], ['W3-01']])
      .station(B, 'ZG1')
      .warehouse(Y, 'ZG1')
      .useSpecial(card);
    for (let time = 1; time <= times; time++) {
      expect(table.deciding).toEqual([Y]);
      // The first time is a must: the card was chosen for it. Further times may be left out.
      expect(table.kinds()).toEqual(time === 1 ? [kind] : [kind, 'decline'].sort());
      const [move] = table.list(kind);
      table.play({ ...move });
    }
    expect(table.list(kind, Y)).toEqual([]);
  });

  test('TR-18.1, TR-1.8: the table names all 48 cards, each special action for one coal', () => {
    const named = [...GAINS.map(([card]) => card), ...CHOICES.map(([card]) => card)].sort();
    expect(named).toEqual(tables.cards.map(({ id }) => id));
    expect(new Set(tables.cards.map(({ coal }) => coal))).toEqual(new Set([1]));
  });
});

describe('TR-18.2: the siding tiles', () => {
  const TILES = [
    [['B01', 'B02', 'B03', 'B04'], 'drawCards', 1],
    [['B05', 'B06', 'B07', 'B08', 'B09'], 'advance', 1],
    [['B10', 'B11'], 'buildWarehouse', 2],
    [['B12', 'B13', 'B14', 'B15', 'B16'], 'buildWarehouse', 1],
    [['B17', 'B18'], 'exchangeWagon', 1],
    [['B19', 'B20', 'B21'], 'drawWagon', 1],
    [['B22', 'B23', 'B24', 'B25', 'B26', 'B27'], 'corrupt', 1],
    [['B28', 'B29'], 'load', 2],
    [['B30', 'B31'], 'load', 1],
  ] as const;
  const GAINS = [
    [['B32'], 'investment', 3],
    [['B33', 'B34', 'B35', 'B36', 'B37'], 'investment', 2],
    [['B38', 'B39', 'B40'], 'investment', 1],
    [['B41'], 'coal', 3],
    [['B42', 'B43', 'B44'], 'coal', 2],
    [['B45', 'B46', 'B47'], 'coal', 1],
  ] as const;
  const on = (tile: string): Table =>
    tableIn('movement')
      .level(Y, 'wagons', 3)
      .train(Y, [['W1-01'], ['W2-01']])
      .tile(9, tile)
      .arrive('ZR2.9');

  test.each(TILES.flatMap(([ids, kind, times]) => ids.map((id) => [id, kind, times] as const)))(
    'TR-18.2: %s offers %s, %i times, or to decline',
    (tile, kind, times) => {
      const table = on(tile);
      for (let time = 1; time <= times; time++) {
        expect(table.kinds()).toEqual([kind, 'decline'].sort());
        const [move] = table.list(kind);
        for (const target of [...table.list('buildWarehouse'), ...table.list('corrupt')])
          expect(JSON.stringify(target)).toMatch(/ZR|red/);
        table.play({ ...move });
      }
      expect(table.list(kind, Y)).toEqual([]);
    },
  );

  test.each(GAINS.flatMap(([ids, what, amount]) => ids.map((id) => [id, what, amount] as const)))(
    'TR-18.2, TR-9.1: %s gains %s %i, without asking',
    (tile, what, amount) => {
      const table = on(tile);
      expect(what === 'coal' ? table.state.coal[Y] : table.state.investment[Y]).toBe(amount);
      expect(table.rule()).not.toBe('TR-9.1');
    },
  );

  test('TR-18.2: the sizes of wagons, exchanges and cards', () => {
    const sizes = (tile: string) =>
      new Set(
        on(tile)
          .list('drawWagon')
          .map(({ wagon }) => wagon.replace('SW', 'W').slice(0, 2)),
      );
    expect([sizes('B19'), sizes('B20'), sizes('B21')]).toEqual([new Set(['W2']), new Set(['W2']), new Set(['W3'])]);
    const pairs = (tile: string) =>
      new Set(
        on(tile)
          .list('exchangeWagon')
          .map(({ give, take }) => `${give[1]}-${take.replace('S', '')[1]}`),
      );
    expect([pairs('B17'), pairs('B18')]).toEqual([new Set(['1-3']), new Set(['1-2', '2-3'])]);
  });

  test('TR-18.2: the table names all 47 tiles', () => {
    const named = [...TILES, ...GAINS].flatMap(([ids]) => ids).sort();
    expect(named).toEqual(tables.tiles.map(({ id }) => id));
  });
});
