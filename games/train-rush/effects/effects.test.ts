import { describe, expect, test } from 'vitest';
import { eventFor } from '../../../kernel/index.ts';
import { B, newTable, type Table, tables, V, W, Y } from '../testing.ts';

const effectOf = (track: { readonly bonus: readonly number[] }, space: number): number => track.bonus[space];

describe('general principles', () => {
  test('TR-3.2, TR-3.3, WE-64 off-turn the acting player uses the region of the own locomotive', () => {
    const table = newTable().order(W, V, Y, B).station(B, 'ZB2').warehouse(Y, 'ZB2', 'green').contractor(Y, 'green', 5);
    table.stand(Y, 'I-R1').hand(Y, 'A15', 'A02').arrive(V, 'ZB2.5');
    while (table.deciding()[0] === V) table.play(V, { type: 'decline' });
    expect([table.contractorOf(Y, 'green'), table.deciding()]).toEqual([6, [Y]]);
    table.play(Y, { type: 'specialAction', card: 'A15' });
    expect(table.offers(Y, 'buildWarehouse').map((move) => move.zone)).toEqual(['ZR1', 'ZR2', 'ZR3', 'ZR4']);
    table.play(Y, { type: 'buildWarehouse', zone: 'ZR1' }).play(Y, { type: 'buildWarehouse', zone: 'ZR1' });
    expect([table.handOf(Y), table.cards(table.state.discard)]).toEqual([['A02'], ['A15']]);
    expect(table.problems()).toEqual([]);
  });

  test('TR-3.4 depth first: a bonus is finished before the effect that triggered it goes on', () => {
    const table = newTable().stand(Y, 'I-R1').infra(Y, 'red', 4).special(Y, 'A14');
    table.play(Y, { type: 'buildWarehouse', zone: 'ZR1' });
    expect(table.moves(Y).map((move) => move.type)).toEqual([...Array(5).fill('corrupt'), 'decline']);
    table.play(Y, { type: 'corrupt', sector: 'red-trade' });
    expect(table.offers(Y, 'buildWarehouse')).toHaveLength(4);
  });

  test('TR-3.5 gains are automatic, everything else may be declined and is then lost', () => {
    const table = newTable().useTile(Y, 'B41');
    expect([table.state.coal[Y], table.top().kind]).toEqual([3, 'takeCardChoice']);
    table.stand(Y, 'I-G1').useTile(Y, 'B10');
    table.play(Y, { type: 'buildWarehouse', zone: 'ZG1' }).play(Y, { type: 'decline' });
    expect([table.infraOf(Y, 'green'), table.top().kind]).toEqual([1, 'takeCardChoice']);
  });

  test('TR-3.6 an effect that can do nothing is skipped', () => {
    const table = newTable().stand(Y, 'START').useTile(Y, 'B12');
    expect([table.top().kind, table.events.map((event) => event.key)]).toEqual([
      'takeCardChoice',
      ['event.impossible'],
    ]);
  });

  test('TR-3.7 the player may stop after any instance and chooses targets anew', () => {
    const table = newTable().stand(Y, 'I-G1').special(Y, 'A10');
    table.play(Y, { type: 'corrupt', sector: 'green-trade' });
    expect(table.moves(Y).at(-1)).toEqual({ type: 'decline' });
    table.play(Y, { type: 'corrupt', sector: 'green-finance' });
    expect([table.sectorOf('green-trade')[4], table.sectorOf('green-finance')[4]]).toEqual([Y, Y]);
    expect(table.top().kind).toBe('takeCardChoice');
  });

  test('TR-3.8 cubes, coal and markers are unlimited, parcels and contractors are not', () => {
    const table = newTable().stock(Y, { coal: 40, investment: 45 }).useTile(Y, 'B41').useTile(Y, 'B32');
    expect([table.state.coal[Y], table.state.investment[Y]]).toEqual([43, 48]);
    const gold: [string, ...string[]][] = Array.from({ length: 22 }, (_, i) => [
      `W3-${String(i + 1).padStart(2, '0')}`,
    ]);
    table
      .level(Y, 'loading', 6)
      .train(Y, ...gold.slice(0, 8))
      .special(Y, 'A31');
    expect(table.offers(Y, 'load')).toHaveLength(8);
    table.warehouse(Y, 'ZG1').station(Y, 'ZG1');
    table.state.contractors.fill(0);
    table.special(Y, 'A48');
    expect(table.events[0].key).toBe('event.impossible');
  });

  test('TR-3.9 without the piece the effect cannot be performed', () => {
    const table = newTable().stand(Y, 'I-G1');
    table.state.warehousesLeft[Y] = 0;
    table.state.stationsLeft[Y] = 0;
    table.state.agents[Y] = 0;
    for (const card of ['A19', 'A05', 'A07'])
      expect(table.special(Y, card).events.map((event) => event.key)).toEqual(['event.impossible']);
  });

  test('TR-3.11, WE-70 with six cards one is discarded at once', () => {
    const table = newTable().hand(Y, 'A01', 'A02', 'A03', 'A04', 'A05').deckTop('A10', 'A13', 'A14').useTile(Y, 'B03');
    table.play(Y, { type: 'drawCards' }).play(Y, { type: 'keepCard', card: 'A13' });
    expect(table.offers(Y, 'discardCard').map((move) => move.card)).toEqual(['A01', 'A02', 'A03', 'A04', 'A05', 'A13']);
    table.play(Y, { type: 'discardCard', card: 'A02' });
    expect(table.handOf(Y)).toEqual(['A01', 'A03', 'A04', 'A05', 'A13']);
    expect(table.cards(table.state.discard)).toContain('A02');
  });

  test('TR-3.12 an empty deck is rebuilt from the discards; if both are empty as many as possible are drawn', () => {
    const table = newTable().hand(Y, 'A01');
    const { state } = table;
    state.discard.push(...state.deck.splice(2));
    for (const card of state.discard) state.seen[card] = 0x1ff;
    const discards = state.discard.length;
    table.useTile(Y, 'B03').play(Y, { type: 'drawCards' });
    expect([state.drawn.length, state.discard.length, state.deck.length]).toEqual([3, 0, discards - 1]);
    expect(state.shuffles).toBe(1);
    expect(table.problems()).toEqual([]);
    const few = newTable().hand(Y, 'A01');
    few.state.hands[B].push(...few.state.deck.splice(2));
    few.useTile(Y, 'B03').play(Y, { type: 'drawCards' });
    expect(few.state.drawn).toHaveLength(2);
  });
});

describe('effects', () => {
  test.each([
    ['A01', [5, 0, 0]],
    ['A34', [0, 3, 0]],
  ] as const)('TR-9.1, WE-21 %s is gained at once and automatically', (card, [vp, investment, coal]) => {
    const { state } = newTable().special(Y, card);
    expect([state.vp[Y], state.investment[Y], state.coal[Y]]).toEqual([vp, investment, coal]);
  });

  test('TR-9.2 the top level holds one player; an advance counts at once', () => {
    const table = newTable().level(Y, 'wagons', 5).train(Y, ['W1-01']).special(Y, 'A22');
    table.play(Y, { type: 'advance', track: 'wagons' });
    expect([table.levelOf(Y, 'wagons'), table.top().kind]).toEqual([6, 'takeCardChoice']);
    table.level(B, 'wagons', 5).special(B, 'A22');
    expect(table.levelOf(B, 'wagons')).toBe(5);
  });

  test('TR-9.2, WE-40 a blocked track may not be chosen where another one is possible', () => {
    const table = newTable().level(B, 'coal', 6).level(Y, 'coal', 5).special(Y, 'A25');
    expect(table.moves(Y)).toEqual([
      { type: 'advance', track: 'investment' },
      { type: 'advance', track: 'loading' },
      { type: 'advance', track: 'unloading' },
      { type: 'advance', track: 'wagons' },
      { type: 'decline' },
    ]);
  });

  test('TR-9.3 several warehouses of one player in a zone, with or without a station; the zone region advances', () => {
    const table = newTable().stand(Y, 'I-G1').station(B, 'ZG1').special(Y, 'A14');
    for (let i = 0; i < 3; i++) {
      table.play(Y, { type: 'buildWarehouse', zone: 'ZG1' });
      if (table.offers(Y, 'advance').length > 0) table.play(Y, { type: 'decline' });
    }
    expect(table.warehousesIn('ZG1')).toEqual(['0:unrented', '0:unrented', '0:unrented']);
    expect([table.infraOf(Y, 'green'), table.state.warehousesLeft[Y]]).toEqual([3, 9]);
    expect(
      table
        .special(Y, 'A19')
        .offers(Y, 'buildWarehouse')
        .map((move) => move.zone),
    ).toEqual(['ZG2', 'ZG3', 'ZG4']);
  });

  test('TR-9.4 one station per zone with a parcel, no infrastructure advance', () => {
    const table = newTable().stand(Y, 'I-G1').station(B, 'ZG1').special(Y, 'A05');
    expect(table.offers(Y, 'buildStation').map((move) => move.zone)).toEqual(['ZG2', 'ZG3', 'ZG4']);
    table.play(Y, { type: 'buildStation', zone: 'ZG4' });
    expect([table.hasParcel('ZG4'), table.infraOf(Y, 'green'), table.state.stationsLeft[Y]]).toEqual([true, 0, 5]);
  });

  test('TR-9.5 infrastructure: bonus on the new space, nothing beyond space 10', () => {
    const table = newTable().stand(Y, 'I-G1').infra(Y, 'green', 9).special(Y, 'A14');
    table.play(Y, { type: 'buildWarehouse', zone: 'ZG1' });
    expect(table.infraOf(Y, 'green')).toBe(10);
    table.play(Y, { type: 'buildWarehouse', zone: 'ZG1' });
    expect(table.infraOf(Y, 'green')).toBe(10);
  });

  test.each([
    [2, 2, 4, false],
    [1, 2, 3, true],
    [0, 3, 3, true],
    [11, 3, 12, false],
    [12, 1, 12, false],
  ])('TR-9.6, WE-53 contractor track from %d by %d ends on %d, bonus: %s', (from, rank, ends, bonus) => {
    const city = tables.cities.find((one) => one.rank === rank && one.region === 1)?.id ?? '';
    const table = newTable().station(B, 'ZG1').warehouse(Y, 'ZG1').contractor(Y, 'red', from).special(Y, 'A48');
    table.play(Y, { type: 'rent', zone: 'ZG1', contractor: 'red', city });
    expect(table.contractorOf(Y, 'red')).toBe(ends);
    expect(table.offers(Y, 'useTile').length > 0).toBe(bonus);
  });

  test('TR-9.7 rent: own unrented warehouse, station of anybody, colour not yet in the zone; for good', () => {
    const table = newTable().station(B, 'ZG1').warehouse(Y, 'ZG1').warehouse(V, 'ZG1', 'red').warehouse(Y, 'ZG2');
    table.special(Y, 'A48');
    const offers = table.offers(Y, 'rent');
    expect(new Set(offers.map((move) => move.zone))).toEqual(new Set(['ZG1']));
    expect(new Set(offers.map((move) => move.contractor))).toEqual(new Set(['blue', 'green']));
    expect(new Set(offers.map((move) => move.city)).size).toBe(9);
    table.play(Y, { type: 'rent', zone: 'ZG1', contractor: 'blue', city: 'haldengard' });
    expect([table.warehousesIn('ZG1'), table.contractorOf(Y, 'blue')]).toEqual([['0:blue', '2:red'], 3]);
    expect(table.problems()).toEqual([]);
    table.play(Y, { type: 'decline' }).special(Y, 'A49');
    expect(table.events.at(-1)?.key).toBe('event.impossible');
  });

  test('TR-9.8, WE-09 the last agent space', () => {
    const table = newTable().stand(B, 'I-R1').sector('red-finance', B, Y, W, V, Y, W, V).special(B, 'A07');
    table.play(B, { type: 'corrupt', sector: 'red-finance' });
    expect(table.sectorOf('red-finance')[7]).toBe(B);
    expect(
      table
        .special(B, 'A07')
        .offers(B, 'corrupt')
        .map((move) => move.sector),
    ).not.toContain('red-finance');
  });

  test('TR-9.8, WE-67 two agents, one space left: one is placed', () => {
    const table = newTable().sector('red-trade', undefined, undefined, undefined, undefined, Y, Y, Y);
    table.grant(B, effectOf(tables.infrastructure[1], 8)).play(B, { type: 'corrupt', sector: 'red-trade' });
    expect([table.sectorOf('red-trade').slice(4), table.state.agents[B]]).toEqual([[Y, Y, Y, B], 14]);
    table.grant(B, effectOf(tables.infrastructure[1], 8)).play(B, { type: 'corrupt', sector: 'red-finance' });
    expect(table.sectorOf('red-finance').slice(4, 7)).toEqual([B, B, -1]);
  });

  test('TR-9.9 special and full wagons cannot be loaded', () => {
    const table = newTable().train(Y, ['SW2-1'], ['W2-01', 'brass', 'brass'], ['W2-02', 'water']).special(Y, 'A31');
    expect(table.offers(Y, 'load')).toEqual([{ type: 'load', wagon: 'W2-02', cubes: [] }]);
  });

  test('TR-9.10 a wagon is drawn below the limit only, empty, regular or special; the pool is refilled', () => {
    const table = newTable().train(Y, ['W1-01'], ['SW2-1']).special(Y, 'A52');
    const pool = [...table.state.wagonPools[1]];
    expect(table.offers(Y, 'drawWagon').map((move) => move.wagon)).toEqual([
      ...pool.map((id) => tables.wagons[id].id),
      'SW3-1',
    ]);
    table.play(Y, { type: 'drawWagon', wagon: tables.wagons[pool[2]].id });
    expect(table.trainOf(Y)[2]).toBe(`${tables.wagons[pool[2]].id} - - -`);
    expect(table.state.wagonPools[1]).toHaveLength(5);
    expect(table.special(Y, 'A52').events[0].key).toBe('event.impossible');
    const empty = newTable().train(Y, ['W1-01']);
    empty.state.wagonDiscards[1] = empty.state.wagonStacks[1].splice(0);
    empty.special(Y, 'A52').play(Y, { ...empty.offers(Y, 'drawWagon')[0] });
    expect([empty.state.wagonDiscards[1].length, empty.state.wagonPools[1].length]).toEqual([0, 5]);
    expect(empty.problems()).toEqual([]);
  });

  test('TR-9.11 exchange: regular for regular or special, special for regular, never special for special', () => {
    const table = newTable().train(Y, ['W3-01', 'brass'], ['SW3-1', 'parcel'], ['W1-05', 'gold']).special(Y, 'A29');
    const pairs = new Set(
      table.offers(Y, 'exchangeWagon').map(({ give, take }) => `${give.slice(0, 3)}>${take.slice(0, 3)}`),
    );
    expect([...pairs].sort()).toEqual(['SW3>W3-', 'W1->SW3', 'W1->W3-', 'W3->SW3', 'W3->W3-'].sort());
    const open = tables.wagons[table.state.wagonPools[1][0]].id;
    table.play(Y, { type: 'exchangeWagon', give: 'W1-05', take: open });
    expect(table.trainOf(Y)).toEqual(['W3-01 brass - -', 'SW3-1 parcel - -', `${open} - - -`]);
    table.special(Y, 'A29').play(Y, { type: 'exchangeWagon', give: 'W3-01', take: 'SW3-2' });
    expect(table.state.wagonDiscards[1].map((id) => tables.wagons[id].id)).toEqual(['W3-01']);
  });

  test('TR-9.11, WE-61 giving up a special wagon: its parcel is out of the game, it returns to its stack', () => {
    const table = newTable().station(B, 'ZG1').train(Y, ['SW2-1', 'parcel']);
    const effect = tables.actions.find((action) => action.id === 'exchange-2-3')?.effect ?? -1;
    table.state.parcels = 0;
    table.state.parcelSupply++;
    table.grant(Y, effect);
    table.play(Y, { ...table.offers(Y, 'exchangeWagon')[0] });
    expect([table.state.parcelsLost, table.state.specialStacks[0].length]).toEqual([1, 6]);
    expect(table.problems()).toEqual([]);
  });

  test('TR-9.12 drawn cards are seen by the drawer alone; the others hear how many, and see the discards', () => {
    const table = newTable()
      .hand(Y, 'A01')
      .deckTop('A10', 'A13', 'A14')
      .useTile(Y, 'B01')
      .play(Y, { type: 'drawCards' });
    const [event] = table.events;
    expect(eventFor(event, Y)?.params).toMatchObject({ cards: ['A10', 'A13', 'A14'] });
    expect(eventFor(event, B)?.params).toEqual({ seat: { seat: Y }, count: 3 });
    table.play(Y, { type: 'keepCard', card: 'A14' });
    expect(eventFor(table.events[0], B)?.key).toBe('event.keepsCard');
    table.play(Y, { type: 'done' });
    expect([table.handOf(Y), table.cards(table.state.discard)]).toEqual([
      ['A01', 'A14'],
      ['A10', 'A13'],
    ]);
  });

  test('TR-9.13 any face-up tile: resolved, discarded, replaced; no parcel and no zone scoring', () => {
    const table = newTable().tile(7, 'B41').grant(Y, effectOf(tables.contractorTracks[0], 3));
    expect(table.offers(Y, 'useTile')).toHaveLength(9);
    const next = table.state.tileStacks[2].at(-1) ?? -1;
    table.play(Y, { type: 'useTile', space: 7, tile: 'B41' });
    expect([table.state.coal[Y], table.tileOn(7)]).toEqual([3, tables.tiles[next].id]);
    expect(table.state.tileDiscard.map((tile) => tables.tiles[tile].id)).toEqual(['B41']);
  });

  test('TR-9.14 free special actions of hand cards: no coal, no replacement; not the card being resolved', () => {
    const table = newTable().hand(Y, 'A01', 'A05', 'A36').stock(Y, { coal: 0 }).stand(Y, 'START');
    table.grant(Y, effectOf(tables.contractorTracks[0], 9));
    // On START no station can be built.
    expect(table.offers(Y, 'specialAction').map((move) => move.card)).toEqual(['A01', 'A36']);
    table.play(Y, { type: 'specialAction', card: 'A01' });
    expect([table.state.vp[Y], table.cards(table.state.discard)]).toEqual([5, ['A01']]);
    table.play(Y, { type: 'specialAction', card: 'A36' });
    expect([table.state.investment[Y], table.handOf(Y)]).toEqual([2, ['A05']]);
    expect(table.top().kind).toBe('takeCardChoice');
  });

  test('TR-9.14 R-76 a card laid open for a special action cannot be chosen by what it triggers', () => {
    const table = newTable().hand(Y, 'A48', 'A49').station(B, 'ZG1').warehouse(Y, 'ZG1').warehouse(Y, 'ZG1');
    table.contractor(Y, 'red', 5).grant(Y, effectOf(tables.contractorTracks[0], 6));
    table.play(Y, { type: 'specialAction', card: 'A48' });
    table.play(Y, { type: 'rent', zone: 'ZG1', contractor: 'red', city: 'brukas' });
    expect(table.offers(Y, 'specialAction').map((move) => move.card)).toEqual(['A49']);
  });

  test('TR-9.15, WE-50 a free area action of exactly that cost, without spaces', () => {
    const table = newTable().stand(Y, 'I-G1').train(Y, ['W1-05']);
    table.state.areas.fill(6);
    table.special(Y, 'A51');
    expect(table.offers(Y, 'freeAction').map((move) => move.action)).toEqual([
      'market-1',
      'build-station',
      'load-2',
      'move-6',
      'exchange-1-2',
      'planning',
      'corruption',
    ]);
    table.play(Y, { type: 'freeAction', action: 'corruption' }).play(Y, { type: 'corrupt', sector: 'green-trade' });
    expect([table.sectorOf('green-trade')[4], table.state.areas[6]]).toEqual([Y, 6]);
  });

  test('TR-9.16 exactly so many fields, no coal and no token', () => {
    const table = newTable().stand(Y, 'I-G7').token(Y, 'MT03').stock(Y, { coal: 0 }).special(Y, 'A50');
    table.play(Y, { type: 'freeAction', action: 'move-3' });
    expect(table.ends(Y)).toEqual(['I-R1', 'M-R1']);
    expect(table.offers(Y, 'move').every((move) => move.token === 0 && move.coal === 0)).toBe(true);
  });

  test('TR-9.17 a contract marker on a free space of the active region, for points', () => {
    const effect = tables.market.find((exchange) => exchange.id === 'bm-contract-4')?.effect ?? -1;
    const table = newTable().stand(Y, 'market-red').holdContract(B, 'brukas', 4).grant(Y, effect);
    expect(table.offers(Y, 'placeMarker').map((move) => move.city)).toEqual(['ironmere', 'blackborough']);
    table.play(Y, { type: 'placeMarker', city: 'ironmere' });
    expect([table.state.vp[Y], table.contractSpace('ironmere', 4), table.state.contractMarkers[Y]]).toEqual([4, Y, 11]);
    table.state.contractMarkers[Y] = 0;
    expect(table.grant(Y, effect).events[0].key).toBe('event.impossible');
  });

  const bonusOf = (table: Table): string[] => [...new Set(table.moves(Y).map((move) => move.type))];
  test.each([
    [3, ['advance', 'decline']],
    [5, ['corrupt', 'decline']],
    [8, ['corrupt', 'decline']],
  ])('TR-9.18 infrastructure space %d gives %j in the state of the track', (space, types) => {
    const table = newTable()
      .stand(Y, 'I-G1')
      .infra(Y, 'red', space - 1);
    table.run({ kind: 'takeCard', seat: Y }, { kind: 'infrastructure', seat: Y, region: 1, left: 1 });
    expect(bonusOf(table)).toEqual(types);
    expect(table.offers(Y, 'corrupt').every((move) => move.sector.startsWith('red'))).toBe(true);
  });
  test.each([
    [3, ['useTile', 'decline']],
    [6, ['specialAction', 'decline']],
    [9, ['specialAction', 'decline']],
    [4, ['takeCard']],
  ])('TR-9.18 contractor space %d gives %j', (space, types) => {
    const table = newTable()
      .hand(Y, 'A01', 'A02')
      .contractor(Y, 'blue', space - 1);
    table.run({ kind: 'takeCard', seat: Y }, { kind: 'scoreWarehouses', seat: Y, colours: 0b010 });
    expect(bonusOf(table)).toEqual(types);
  });

  test('TR-9.19 the player chooses which slots are emptied; equal slots are offered once', () => {
    const table = newTable()
      .train(Y, ['W2-02', 'water', 'water'], ['W2-17', 'water', 'water'])
      .level(Y, 'unloading', 2);
    table.contract('red', 'S2-05').contract('red', 'S3-07').train(B, ['W1-02', 'brass']);
    table
      .train(Y, ['W2-02', 'water', 'water'], ['W2-17', 'water', 'water'], ['W2-03', 'food', 'food'])
      .arrive(Y, 'brukas');
    table.play(Y, { type: 'presence' }).play(Y, { type: 'contract', tile: 'S2-05' });
    expect(table.offers(Y, 'unload')).toEqual([
      { type: 'unload', wagon: 'W2-02', slot: 1, cube: 'water' },
      { type: 'unload', wagon: 'W2-17', slot: 1, cube: 'water' },
      { type: 'unload', wagon: 'W2-17', slot: 2, cube: 'water' },
    ]);
    table.play(Y, { type: 'unload', wagon: 'W2-17', slot: 2 });
    expect(table.trainOf(Y)).toEqual(['W2-02 water water', 'W2-17 water -', 'W2-03 - food']);
  });

  test('TR-9.19 cubes for equal icons are taken in one order only, so that every set of slots is offered once', () => {
    const table = newTable().visited(Y, 'brukas').level(Y, 'unloading', 2).level(Y, 'wagons', 2);
    table.train(Y, ['W2-06', '', 'water'], ['W2-10', 'water', 'food'], ['W2-11', 'water']).contract('red', 'S3-07');
    table.contract('red', 'S2-10').arrive(Y, 'brukas').play(Y, { type: 'contract', tile: 'S3-07' });
    // From the third wagon no second water could follow.
    expect(table.offers(Y, 'unload').map((move) => move.wagon)).toEqual(['W2-06', 'W2-10']);
    table.play(Y, { type: 'unload', wagon: 'W2-10' });
    expect(table.trainOf(Y)).toEqual(['W2-06 - water', 'W2-10 - -', 'W2-11 - -']);
  });
});

describe('rulings of this implementation', () => {
  test('R-81 a paid action, an exchange or a card laid open cannot be declined before its first instance', () => {
    const table = newTable().order(Y, B, V, W).stand(Y, 'I-G1').stock(Y, { investment: 3 }).investing(Y);
    table.play(Y, { type: 'areaAction', action: 'build-2-warehouses' });
    expect(table.offers(Y, 'decline')).toEqual([]);
    table.play(Y, { type: 'buildWarehouse', zone: 'ZG1' });
    expect(table.offers(Y, 'decline')).toHaveLength(1);
    const free = newTable().hand(Y, 'A15').stand(Y, 'I-G1').grant(Y, effectOf(tables.contractorTracks[0], 6));
    expect(free.offers(Y, 'decline')).toHaveLength(1);
    free.play(Y, { type: 'specialAction', card: 'A15' });
    expect(free.offers(Y, 'decline')).toEqual([]);
  });

  test('R-82 a pool that was short is filled up again', () => {
    const table = newTable().train(Y, ['W1-01']);
    const { state } = table;
    state.wagonDiscards[0] = [...state.wagonStacks[0].splice(0), ...state.wagonPools[0].splice(0, 3)];
    table.special(Y, 'A55').play(Y, { ...table.offers(Y, 'drawWagon')[0] });
    expect(state.wagonPools[0]).toHaveLength(5);
    expect(table.problems()).toEqual([]);
  });

  test('R-83 any face-up tile may be used, even one without effect', () => {
    const table = newTable().stand(Y, 'START').tile(2, 'B12').grant(Y, effectOf(tables.contractorTracks[0], 3));
    table.play(Y, { type: 'useTile', space: 2 });
    expect([table.tileOn(2) === 'B12', table.infraOf(Y, 'blue')]).toEqual([false, 0]);
  });

  test('R-84 a player is asked although no card in hand can be used', () => {
    const table = newTable().stand(Y, 'START').hand(Y, 'A05').grant(Y, effectOf(tables.contractorTracks[0], 6));
    expect(table.moves(Y)).toEqual([{ type: 'decline' }]);
    table.hand(Y).grant(Y, effectOf(tables.contractorTracks[0], 6));
    expect(table.top().kind).toBe('takeCardChoice');
  });

  test('R-85 with all siding stacks empty the discards are shuffled first', () => {
    const table = newTable().tile(5, 'B45');
    const { state } = table;
    state.tileDiscard = state.tileStacks.flatMap((stack) => stack.splice(0));
    table.arrive(Y, 'ZG1.5');
    expect(state.tileStacks[1]).toHaveLength(38);
    expect(table.problems()).toEqual([]);
  });
});
