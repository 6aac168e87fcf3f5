import { describe, expect, test } from 'vitest';
import standard from './components/standard.json' with { type: 'json' };
import { resultOf, scoreSheets } from './scoring.ts';
import type { SteamRollersState } from './state.ts';
import { exampleTracks, game, type SheetWish, table, tables } from './testing.ts';

const partsOf = (state: SteamRollersState, seat: number): Record<string, number> =>
  Object.fromEntries(scoreSheets(tables, state)[seat].parts.map(({ key, points }) => [key.slice(6), points]));

const over = (state: SteamRollersState): SteamRollersState => {
  state.ending = 'emptyCities';
  state.frames.length = 0;
  return state;
};

/** A network of nine points, and one of eight: the link 3–6 with its town given up for the link 2–4. */
const nine = exampleTracks('EX-R4');
const { C6: _town, D6: _plain, ...rest } = nine;
const eight = { ...rest, E3: 'W-E' };

describe('scoring', () => {
  test('EX-R4 SR-9.2 SR-9.3 SR-9.4 SR-9.5: 13 + 9 + 2 − 2 = 22', () => {
    const sheet: SheetWish = { tracks: exampleTracks('EX-R4'), points: 13, boxes: [1, 2, 3, 5, 6] };
    const state = table({ sheets: [sheet], tiles: { '4b': 0 } });
    expect(partsOf(state, 0)).toEqual({ deliveries: 13, network: 9, engine: 2, tiles: -2 });
    expect(scoreSheets(tables, state)[0].total).toBe(22);
  });

  test('SR-9.3 parallel links count one by one, unfinished lines, loops and rings nothing', () => {
    const network = (id: string) => partsOf(table({ sheets: [{ tracks: exampleTracks(id) }] }), 0).network;
    expect([network('EX-02'), network('EX-03'), network('EX-04'), network('EX-10'), network('EX-12')]).toEqual([
      2, 0, 0, 0, 15,
    ]);
  });

  test.each([
    [3, 0],
    [4, 1],
    [5, 2],
    [6, 3],
  ])('SR-9.4 %i boxes give %i points, the booster is ignored', (count, points) => {
    const boxes = [1, 2, 3, 4, 5, 6].slice(0, count);
    expect(partsOf(table({ sheets: [{ boxes }], tiles: { '4b': 0 } }), 0).engine).toBe(points);
  });

  test('SR-9.5 SR-8.16 tiles score for their owner alone, tiles in the pool for nobody', () => {
    const state = table({ tiles: { '1a': 0, '2b': 0, '3b': 1, '4a': 'pool', '6a': 1 }, sideways: ['1a'] });
    expect([partsOf(state, 0).tiles, partsOf(state, 1).tiles]).toEqual([1 + 2, -2 + 1]);
  });

  test('SR-9.5 SR-9.6 orders and the starting bonus are added; left-over cubes are worth nothing', () => {
    const state = table({
      orders: ['O2b'],
      orderOwners: { O2b: 1, O3a: 1 },
      sheets: [{}, { points: 3, kept: ['red', 'red'] }],
    });
    Object.assign(state, { deal: { ...state.deal, startingTiles: true } });
    state.sheets[1].startingBonus = 2;
    expect(partsOf(state, 1)).toMatchObject({ orders: 5 + 4, startingBonus: 2, deliveries: 3 });
    expect(scoreSheets(tables, state)[1].total).toBe(14);
  });

  test('SR-9.6 a total may be negative', () => {
    expect(scoreSheets(tables, table({ tiles: { '3b': 0, '5a': 0 } }))[0].total).toBe(-4);
  });

  test('SR-1.10 RU-40 points go on beyond the boxes of the scoring track', () => {
    expect(standard.playerSheet.scoringTrack.boxes).toBe(50);
    const tracks = { E3: 'W-E' };
    const state = table({ die: 2, goods: { 2: ['grey'] }, sheets: [{ tracks, boxes: [1], points: 50 }] });
    game.apply(state, 0, game.moves(state, 0)[0]);
    expect(partsOf(state, 0).deliveries).toBe(51);
  });
});

describe('SR-9.7 EX-54 EX-55 EX-56 the winner', () => {
  test.each(standard.ruleCases.finalScore)('$id', ({ players, totals, winners }) => {
    const tiles: Record<string, number> = {};
    const orderOwners: Record<string, number> = {};
    const sheets = players.map((player, seat): SheetWish => {
      if (player.actionTiles === 1) tiles['3a'] = seat;
      if (player.actionTiles === -2) tiles[seat === 0 ? '4b' : '5a'] = seat;
      if (player.orders === 2) orderOwners.O1a = seat;
      if (player.orders === 4) orderOwners.O3a = seat;
      const tracks = player.network === 9 ? nine : eight;
      const boxes = [1, 2, 3, 4, 5, 6].slice(0, player.engineBoxes);
      return { tracks, points: player.deliveries, boxes, bonus: player.bonus };
    });
    const state = table({ sheets, tiles, orders: [], orderOwners });
    Object.assign(state, { deal: { ...state.deal, startingTiles: true } });
    expect(sheets.map((_, seat) => partsOf(state, seat).network)).toEqual(players.map((player) => player.network));
    expect(resultOf(tables, state)).toBeUndefined();
    const final = resultOf(tables, over(state));
    expect(final?.sheets.map((sheet) => sheet.total)).toEqual(totals);
    expect(final?.winners).toEqual(winners);
  });

  test('SR-9.7 places follow the same order, shared ones are equal', () => {
    const sheets = [{ points: 5 }, { points: 9 }, { points: 5 }, { points: 5, boxes: [1] }];
    const final = resultOf(tables, over(table({ players: 4, sheets, pool: [1, 2, 3, 4, 5] })));
    expect(final?.places).toEqual([3, 1, 3, 2]);
    expect(final?.winners).toEqual([1]);
  });
});

describe('SR-10.14 SR-10.15 EX-S8 EX-S9 against Eva', () => {
  test.each(standard.ruleCases.evaFinal)('$id', (example) => {
    // Pool of +1, +2, −2 and +1; the player owns 3a (+1) and 5b (+1).
    const state = table({
      solo: true,
      crossed: example.crossed,
      evaPoints: example.deliveryPoints,
      tiles: { '1a': 'pool', S2b: 'pool', '4b': 'pool', '6a': 'pool', '3a': 0, '5b': 0 },
      sheets: [{ points: example.playerTotal - 2 }],
    });
    const final = resultOf(tables, over(state));
    expect(final?.sheets.map((sheet) => sheet.total)).toEqual([example.playerTotal, example.evaTotal]);
    expect(final?.winners).toEqual(example.playerWins ? [0] : [1]);
    expect(final?.places).toEqual(example.playerWins ? [1, 2] : [2, 1]);
  });

  test('SR-10.14 her engine is always worth 3, exactly two regions count, negative tiles in the pool do not', () => {
    const state = table({
      solo: true,
      crossed: [4, 4, 4, 0, 0, 0],
      tiles: { '3b': 'pool', '4b': 'pool', '5a': 'pool' },
    });
    expect(partsOf(state, 1)).toEqual({ deliveries: 0, influence: 8, engine: 3, pool: 1 + 1 + 1 });
  });

  test('RU-34 a full region wins for Eva whatever the points say', () => {
    const state = table({ solo: true, sheets: [{ points: 90 }] });
    over(state).ending = 'evaFull';
    expect(resultOf(tables, state)?.winners).toEqual([1]);
  });
});
