import { describe, expect, test } from 'vitest';
import type { Events } from '../../../kernel/index.ts';
import standard from '../components/standard.json' with { type: 'json' };
import { EVA, type SteamRollersState } from '../state.ts';
import {
  colourOf,
  decider,
  evaTurn,
  exampleTracks,
  game,
  letEvaPlay,
  newTable,
  nextRolls,
  offers,
  play,
  table,
  tables,
} from '../testing.ts';

const namesOf = (row: readonly number[]): string[] => row.map((colour) => tables.colours[colour]);

describe("EX-S1 EX-S2 EX-S3 EX-S4 EX-S5 EX-S6 EX-S7: Eva's turn", () => {
  test.each(standard.ruleCases.eva)('$id ($rule)', ({ dice, before, after, useTile }) => {
    const owned = [...before.upright, ...before.sideways];
    const nameOf = (tile: number): string => (tile === 2 ? (useTile ?? 'S2a') : `${tile}a`);
    const goods = Object.fromEntries(Object.entries(before.goods).map(([city, row]) => [Number(city), [...row]]));
    const state = evaTurn(dice[0], {
      crossed: before.crossed,
      goods,
      tiles: Object.fromEntries(owned.map((tile) => [nameOf(tile), 0])),
      sideways: before.sideways.map(nameOf),
    });
    nextRolls(state, 'rerolls', dice.slice(1));
    letEvaPlay(state);
    if (useTile === 'S2b') {
      expect(decider(state)).toBe(0);
      play(state, { type: 'blockEva' });
    }
    expect(state.crossed).toEqual(after.crossed);
    expect(state.evaPoints).toBe(after.points);
    for (const [city, row] of Object.entries(after.goods)) expect(namesOf(state.goods[Number(city) - 1])).toEqual(row);
    const gone = [...after.lostTiles, ...('usedTiles' in after ? (after.usedTiles ?? []) : [])];
    for (const tile of owned) expect(state.tileOwner[tile - 1]).toBe(gone.includes(tile) ? -1 : 0);
    expect(state.ending).toBe(after.evaWins ? 'evaFull' : 'running');
    if (after.evaWins) expect(game.result(state)?.winners).toEqual([EVA]);
  });
});

describe('her turn step by step', () => {
  test('SR-10.5 she uses the die that is left, and each step is her only move', () => {
    const state = table({ solo: true, pool: [2, 4, 6], crossed: [0, 0, 0, 4, 0, 0], tiles: { '4b': 0 } });
    play(state, { type: 'chooseTwoDice', values: [2, 6] });
    play(state, { type: 'useDie', value: 2 });
    play(state, { type: 'pass' });
    play(state, { type: 'pass' });
    const steps: unknown[] = [];
    while (decider(state) === EVA) {
      const moves = game.moves(state, EVA);
      expect(moves).toHaveLength(1);
      steps.push(moves[0]);
      game.apply(state, EVA, moves[0]);
    }
    expect(steps).toEqual([
      { type: 'evaCrosses', region: 4 },
      { type: 'evaReturnsTile', tile: '4b' },
      { type: 'evaRemovesCube', city: 4 },
    ]);
    expect([state.round, decider(state)]).toEqual([2, 0]);
  });

  test('SR-10.1 SR-10.6 RU-34 a full region wins her nothing; she wins when she must cross an eighth hex there', () => {
    expect(tables.room).toEqual([7, 7, 7, 7, 7, 7]);
    const seventh = evaTurn(3, { crossed: [0, 0, 6, 0, 0, 0] });
    letEvaPlay(seventh);
    expect([seventh.crossed[2], seventh.ending]).toEqual([7, 'running']);
    const eighth = evaTurn(3, { crossed: [0, 0, 7, 0, 0, 0] });
    expect(letEvaPlay(eighth)).toEqual(['event.end.evaFull']);
    expect([eighth.crossed[2], eighth.ending]).toEqual([7, 'evaFull']);
  });

  test('SR-10.7 only an upright tile with the number of her die goes back', () => {
    const state = evaTurn(5, { tiles: { '5b': 0, '6a': 0 } });
    expect(letEvaPlay(state)).toContain('event.evaTakesBack');
    expect([state.tileOwner[4], state.tileOwner[5]]).toEqual([-1, 0]);
    const safe = evaTurn(5, { tiles: { '5b': 0 }, sideways: ['5b'] });
    expect(letEvaPlay(safe)).not.toContain('event.evaTakesBack');
    expect(safe.tileOwner[4]).toBe(0);
  });

  test('SR-10.8 RU-31 at an empty city she rolls again and runs through all phases', () => {
    const state = evaTurn(2, { goods: { 2: [] }, tiles: { '3a': 0 } });
    nextRolls(state, 'rerolls', [3]);
    const told = letEvaPlay(state);
    expect(told.filter((key) => key.startsWith('event.eva'))).toEqual([
      'event.evaCrosses',
      'event.evaRerolls',
      'event.evaCrosses',
      'event.evaTakesBack',
      'event.evaTooWeak',
    ]);
    expect([state.crossed[1], state.crossed[2], state.tileOwner[2]]).toEqual([1, 1, -1]);
  });

  test.each([
    ['evaPhase1', 'SR-10.6'],
    ['evaPhase3', 'SR-10.8'],
    ['evaPhase4', 'SR-10.9'],
  ] as const)('%s names its rule, %s', (kind, rule) => {
    const state = evaTurn(2);
    state.frames.splice(0, state.frames.length, { kind });
    expect(game.prompt(state, EVA).rule).toBe(rule);
  });

  test('EX-R5 EX-S1 SR-10.9 the rightmost cube goes into the bag, the player may take any cube', () => {
    const goods = { 5: ['red', 'green', 'yellow'] };
    const state = evaTurn(5, { goods, crossed: [0, 0, 0, 0, 2, 0] });
    const yellow = state.bag[colourOf('yellow')];
    letEvaPlay(state);
    expect(namesOf(state.goods[4])).toEqual(['red', 'green']);
    expect([state.evaPoints, state.bag[colourOf('yellow')]]).toEqual([3, yellow + 1]);
    const sheets = [{ tracks: exampleTracks('EX-12'), boxes: [1, 2, 3, 4, 5, 6] }];
    const later = table({ solo: true, die: 5, goods, sheets });
    const cubes = offers(later, { type: 'deliver' }).flatMap((m) =>
      m.type === 'deliver' ? [`${m.place} ${m.cube}`] : [],
    );
    expect(new Set(cubes)).toEqual(new Set(['1 red', '2 green', '3 yellow']));
  });

  test('RU-30 tiles 1 and 5 never touch her die', () => {
    const state = evaTurn(4, { tiles: { '1a': 0, '5a': 0, S2a: 'pool' } });
    expect(decider(state)).toBe(EVA);
  });
});

describe('Solo 2a', () => {
  test('EX-S12 SR-10.11 signal change before phase 1', () => {
    const state = evaTurn(4, { crossed: [0, 0, 0, 7, 0, 0], tiles: { S2a: 0 } });
    expect(decider(state)).toBe(0);
    nextRolls(state, 'rerolls', [1]);
    play(state, { type: 'rerollEva', value: 4 });
    expect([state.evaDie, state.tileOwner[1]]).toEqual([1, -1]);
    letEvaPlay(state);
    expect([state.crossed[0], state.ending]).toEqual([1, 'running']);
  });

  test('SR-10.11 it may be declined, and is asked again after a restart', () => {
    const state = evaTurn(3, { goods: { 3: [] }, tiles: { S2a: 0 }, sideways: ['S2a'] });
    nextRolls(state, 'rerolls', [6]);
    play(state, { type: 'declineEva' });
    letEvaPlay(state);
    expect([decider(state), state.evaDie]).toEqual([0, 6]);
    expect(offers(state, { type: 'rerollEva', value: 6 })).toHaveLength(1);
  });
});

describe('Solo 2b', () => {
  test('EX-S7 SR-10.12 sealed wagon: no cube, no points, one more cross', () => {
    const state = evaTurn(1, { crossed: [4, 0, 0, 0, 0, 0], tiles: { S2b: 0 }, sideways: ['S2b'] });
    letEvaPlay(state);
    play(state, { type: 'blockEva', city: 1 });
    expect([state.crossed[0], state.evaPoints, state.goods[0].length, state.tileOwner[1]]).toEqual([6, 0, 2, -1]);
    expect(state.round).toBe(2);
  });

  test('SR-10.12 it may be declined', () => {
    const state = evaTurn(1, { crossed: [4, 0, 0, 0, 0, 0], tiles: { S2b: 0 } });
    letEvaPlay(state);
    play(state, { type: 'declineEva' });
    letEvaPlay(state);
    expect([state.crossed[0], state.evaPoints, state.tileOwner[1]]).toEqual([5, 5, 0]);
  });

  test('SR-10.12 RU-32 not in a region that is full after her cross, nor when she removes nothing', () => {
    const full = evaTurn(1, { crossed: [6, 0, 0, 0, 0, 0], tiles: { S2b: 0 } });
    letEvaPlay(full);
    expect([full.crossed[0], full.evaPoints, full.round]).toEqual([7, 7, 2]);
    const weak = evaTurn(1, { crossed: [1, 0, 0, 0, 0, 0], tiles: { S2b: 0 } });
    letEvaPlay(weak);
    expect(weak.round).toBe(2);
  });
});

describe("the player's turn", () => {
  test('SR-10.4 two of three dice, one action with each, in any order; each may be passed', () => {
    const state = table({ solo: true, pool: [1, 3, 3] });
    expect(game.moves(state, 0)).toEqual([
      { type: 'chooseTwoDice', values: [1, 3] },
      { type: 'chooseTwoDice', values: [3, 3] },
    ]);
    play(state, { type: 'chooseTwoDice', values: [1, 3] });
    expect(offers(state, { type: 'useDie' })).toHaveLength(2);
    play(state, { type: 'useDie', value: 3 });
    play(state, { type: 'upgradeEngine', box: 3 });
    play(state, { type: 'pass' });
    expect([state.evaDie, decider(state)]).toEqual([3, EVA]);
  });

  const acting = (tiles: Record<string, number>, boxes: number[]): SteamRollersState => {
    const sheets = [{ tracks: exampleTracks('EX-R3'), boxes }];
    const state = table({ solo: true, pool: [1, 3, 3], goods: { 1: ['red', 'red'], 3: ['red'] }, tiles, sheets });
    play(state, { type: 'chooseTwoDice', values: [1, 3] });
    play(state, { type: 'useDie', value: 1 });
    return state;
  };

  test('SR-10.10 a permanent tile used for one action counts as not owned for the other', () => {
    const state = acting({ '5a': 0 }, []);
    play(state, { type: 'changeDie', tile: '5a', value: 2 });
    play(state, { type: 'upgradeEngine', box: 2 });
    expect(state.die).toBe(3);
    expect(offers(state, { type: 'changeDie' })).toEqual([]);
    expect(state.tileOwner[4]).toBe(0);
  });

  test('SR-10.10 a tile that was not needed is still there for the other action', () => {
    const state = acting({ '5a': 0, '6a': 0 }, []);
    play(state, { type: 'upgradeEngine', box: 1 });
    expect(offers(state, { type: 'changeDie' })).toHaveLength(2);
    expect(offers(state, { type: 'drawTrack', hex: 'A5' })).toHaveLength(15);
    play(state, { type: 'drawTrack', hex: 'A5', sides: ['E', 'SE'] });
    const other = acting({ '6a': 0 }, []);
    play(other, { type: 'drawTrack', hex: 'A1', sides: ['E', 'SE'] });
    expect(offers(other, { type: 'drawTrack', hex: 'A5' })).toHaveLength(9);
  });

  test('SR-10.10 this includes the booster: it serves one delivery of the turn only', () => {
    const state = acting({ '4b': 0 }, [2, 4, 5]);
    play(state, { type: 'deliver', points: 4, tiles: ['4b'] });
    expect(offers(state, { type: 'deliver' }).map((m) => m.type === 'deliver' && m.points)).toEqual([2]);
    const unneeded = acting({ '4b': 0 }, [2, 4, 5]);
    play(unneeded, { type: 'deliver', points: 3, tiles: [] });
    expect(unneeded.spent).toBe(0);
  });

  test('SR-10.10 in the next turn all tiles are there again', () => {
    const state = acting({ '5a': 0 }, []);
    play(state, { type: 'changeDie', tile: '5a', value: 2 });
    play(state, { type: 'pass' });
    play(state, { type: 'pass' });
    letEvaPlay(state);
    expect([state.round, state.spent, state.using]).toEqual([2, 0, 0]);
  });
});

describe('end against Eva', () => {
  test('EX-S13 SR-10.13 she completes her turn after the third city was emptied', () => {
    const state = table({
      solo: true,
      die: 2,
      pool: [5],
      goods: { 1: [], 2: ['grey'], 3: [] },
      crossed: [0, 0, 0, 0, 3, 0],
      sheets: [{ tracks: { E3: 'W-E' }, boxes: [1] }],
    });
    play(state, { type: 'deliver', from: 2 });
    expect([state.ending, decider(state)]).toEqual(['running', EVA]);
    letEvaPlay(state);
    expect([state.ending, state.evaPoints]).toEqual(['emptyCities', 4]);
  });

  test('SR-10.13 there is no standstill in solo play', () => {
    const state = table({ solo: true, pool: [1, 2, 5], quietRounds: 7, tiles: {} });
    play(state, { type: 'chooseTwoDice', values: [1, 2] });
    play(state, { type: 'useDie', value: 1 });
    play(state, { type: 'pass' });
    play(state, { type: 'pass' });
    letEvaPlay(state);
    expect([state.round, state.ending]).toEqual([2, 'running']);
  });
});

describe('setup against Eva', () => {
  const solo = (seed: number, level = 1): SteamRollersState => newTable(1, { level }, seed).state;
  const seeds = Array.from({ length: 30 }, (_, i) => i);
  const isMixed = (row: readonly number[]): boolean => row.length > 2 && new Set(row).size === row.length;

  test('SR-10.2 four cubes a city, three white dice, the Solo tile in place of tile 2', () => {
    expect(Math.max(...seeds.flatMap((seed) => solo(seed).goods.map((row) => row.length)))).toBe(4);
    const { state, events } = newTable(1);
    expect(JSON.stringify(events)).toMatch(/tile\.S2[ab]/);
    expect(JSON.stringify(events)).not.toMatch(/tile\.2[ab]/);
    while (state.round === 0) play(state, { type: 'arrangeGoods' });
    expect(state.pool).toHaveLength(3);
    const take = table({ solo: true, die: 2, tiles: { S2b: 'pool' } });
    expect(offers(take, { type: 'takeTile' })).toEqual([{ type: 'takeTile', tile: 'S2b' }]);
  });

  test('SR-10.2 the player arranges each row from left to right; what is no choice is not asked', () => {
    const seed = seeds.find((s) => new Set(solo(s).goods[0]).size === 3 && solo(s).goods[0].length === 3) ?? 0;
    const state = solo(seed);
    const wanted = [...state.goods[0]].reverse();
    expect(offers(state, { type: 'arrangeGoods', city: 1 })).toHaveLength(3);
    for (const colour of wanted.slice(0, 2))
      play(state, { type: 'arrangeGoods', city: 1, cube: tables.colours[colour] });
    expect(state.goods[0]).toEqual(wanted);
    // The last cube of three has only one place left; the next question is about another city.
    expect(offers(state, { type: 'arrangeGoods', city: 1 })).toEqual([]);
    while (state.round === 0) {
      expect(game.moves(state, 0).length).toBeGreaterThan(1);
      play(state, { type: 'arrangeGoods' });
    }
    expect(state.goods[0]).toEqual(wanted);
  });

  test('SR-10.2 RU-60 one word leaves all rows as they were drawn', () => {
    const state = solo(5);
    const drawn = structuredClone(state.goods);
    play(state, { type: 'keepRows' });
    expect([state.goods, state.round]).toEqual([drawn, 1]);
  });

  test('SR-10.2 RU-60 one row may be left and another arranged; the rest of a row begun stays in its order', () => {
    const many = Array.from({ length: 300 }, (_, i) => i);
    const seed = many.find((s) => solo(s).goods.slice(0, 2).every(isMixed)) ?? 0;
    const state = solo(seed);
    const drawn = structuredClone(state.goods);
    play(state, { type: 'keepRow', city: 1 });
    play(state, { type: 'arrangeGoods', city: 2, cube: tables.colours[drawn[1][drawn[1].length - 1]] });
    play(state, { type: 'keepRow', city: 2 });
    expect(state.goods[0]).toEqual(drawn[0]);
    expect(state.goods[1]).toEqual([drawn[1][drawn[1].length - 1], ...drawn[1].slice(0, -1)]);
    expect(offers(state, { type: 'keepRow', city: 2 })).toEqual([]);
    play(state, { type: 'keepRows' });
    expect([state.goods.slice(2), state.round]).toEqual([drawn.slice(2), 1]);
  });

  test('SR-10.2 the question names the city and the place counted from the left', () => {
    const seed = seeds.find((s) => isMixed(solo(s).goods[0])) ?? 0;
    const state = solo(seed);
    expect(game.prompt(state, 0)).toEqual({
      text: { key: 'prompt.arrangeGoods', params: { city: 1, place: 1 } },
      rule: 'SR-10.2',
    });
    play(state, { type: 'arrangeGoods', city: 1 });
    expect(game.prompt(state, 0).text.params).toEqual({ city: 1, place: 2 });
  });

  test('SR-10.2 RU-55 equal cubes side by side are one choice of delivery, others are told apart by their place', () => {
    const goods = { 5: ['red', 'red', 'green', 'red'] };
    const sheets = [{ tracks: { B6: 'W-E', C5: 'NE-SW', D4: 'NE-SW', E3: 'W-E' }, boxes: [1, 2, 3] }];
    const state = table({ solo: true, die: 5, goods, sheets });
    const places = offers(state, { type: 'deliver', cube: 'red' }).map((m) => m.type === 'deliver' && m.place);
    expect(places).toEqual([1, 4]);
    play(state, { type: 'deliver', place: 4 });
    expect(namesOf(state.goods[4])).toEqual(['red', 'red', 'green']);
  });

  test('RU-53 the rows are arranged with the tiles in sight and before Eva rolls for her level', () => {
    const { state, events } = newTable(1, { level: 6 }, 2);
    expect(events.some((event) => event.key === 'event.tiles')).toBe(true);
    expect(state.frames.at(-1)?.kind).toBe('arrangeGoods');
    expect(state.crossed).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('SR-10.2 a level map may be used, and its walls hold for the player', () => {
    const { state } = newTable(1, { map: 'hard' }, 3);
    expect(tables.maps[state.deal.map].level).toBe('hard');
    const walled = table({ solo: true, map: 'M2', die: 2, black: 1 });
    play(walled, { type: 'drawTrack', hex: 'E3', sides: ['E', 'W'] });
    expect(walled.sheets[0].network.links).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5, 6])('SR-10.3 level %i rolls as many dice, one cross each', (level) => {
    const state = solo(4, level);
    while (state.round === 0) play(state, { type: 'arrangeGoods' });
    expect(state.crossed.reduce((sum, count) => sum + count, 0)).toBe(level);
  });

  test.each(standard.ruleCases.evaSetup)('EX-S10 SR-10.3 $id: dice $dice', ({ level, dice, crossed }) => {
    const rolledWith = (seed: number): { dice: unknown; crossed: number[] } => {
      const state = solo(seed, level);
      const events: Events = [];
      while (state.round === 0) game.apply(state, 0, game.moves(state, 0)[0], events);
      const told = events.find((event) => event.key === 'event.evaDifficulty');
      return { dice: told?.params.dice, crossed: state.crossed };
    };
    const games = Array.from({ length: 3000 }, (_, seed) => rolledWith(seed));
    const found = games.filter((played) => played.dice === dice.join(' '));
    expect(found.length).toBeGreaterThan(0);
    for (const played of found) expect(played.crossed).toEqual(crossed);
  });
});
