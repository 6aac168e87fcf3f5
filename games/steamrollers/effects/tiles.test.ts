import { describe, expect, test } from 'vitest';
import standard from '../components/standard.json' with { type: 'json' };
import { exampleTracks, game, nextRolls, offers, play, pointsOffered, table } from '../testing.ts';

const valuesOf = (state: ReturnType<typeof table>, tile: string): number[] =>
  offers(state, { type: 'changeDie', tile }).flatMap((move) =>
    move.type === 'changeDie' && move.value !== undefined ? [move.value] : [],
  );

describe('EX-31 EX-32 EX-33 EX-34 EX-35 EX-36: what becomes of a die', () => {
  test.each(standard.ruleCases.die)('$id ($rule)', ({ tile, value, results, mode }) => {
    const name = tile.slice(1);
    const state = table({ die: value, tiles: { [name]: 0 } });
    if (mode !== 'reroll') {
      expect(valuesOf(state, name)).toEqual(results);
      return;
    }
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const rolled = table({ die: value, tiles: { [name]: 0 }, seed });
      play(rolled, { type: 'changeDie', tile: name, mode: 'reroll' });
      seen.add(rolled.die);
      expect(offers(rolled, { type: 'changeDie' })).toEqual([]);
    }
    expect([...seen].sort()).toEqual(results);
  });

  test('EX-36 SR-8.2 RU-54 tile 1 goes back to the pool once the die is set', () => {
    const state = table({ die: 4, tiles: { '1a': 0 } });
    play(state, { type: 'changeDie', tile: '1a', value: 6 });
    expect([state.die, state.tileOwner[0]]).toEqual([6, -1]);
    expect(offers(state, { type: 'drawTrack', hex: 'F8' }).length).toBeGreaterThan(0);
  });
});

describe('EX-37 EX-38 EX-39 EX-40 EX-41: which tile may be taken', () => {
  test.each(standard.ruleCases.takeTile)('$id ($rule)', ({ die, tile, holder, orientation, legal }) => {
    const owner = { pool: 'pool', opponent: 1, self: 0 }[holder];
    if (owner !== 'pool' && owner !== 0 && owner !== 1) throw new Error(holder);
    const name = `${tile}a`;
    const state = table({ die, tiles: { [name]: owner }, sideways: orientation === 'sideways' ? [name] : [] });
    expect(offers(state, { type: 'takeTile', tile: name })).toHaveLength(legal ? 1 : 0);
  });
});

describe('tiles in general', () => {
  test('SR-8.1 a taken tile lies sideways before its new owner, the former owner gets nothing', () => {
    const state = table({ die: 4, tiles: { '4b': 1 }, sheets: [{}, { points: 5 }] });
    play(state, { type: 'takeTile', tile: '4b' });
    expect([state.tileOwner[3], state.sideways[3]]).toEqual([0, 1]);
    expect(state.sheets[1].deliveryPoints).toBe(5);
  });

  test('SR-1.12 SR-8.2 an action goes by the changed value', () => {
    const state = table({ die: 4, tiles: { '1b': 0 } });
    play(state, { type: 'changeDie', tile: '1b', value: 2 });
    play(state, { type: 'upgradeEngine', box: 2 });
    expect(state.sheets[0].boxes).toBe(0b10);
  });

  test('SR-8.9 the fine adjustment works once per die', () => {
    const state = table({ die: 3, tiles: { '5a': 0 } });
    play(state, { type: 'changeDie', tile: '5a', value: 4 });
    expect(valuesOf(state, '5a')).toEqual([]);
    expect(state.tileOwner[4]).toBe(0);
  });

  test('SR-8.10 EX-64 RU-05 after the second look no tile changes the die; before it tile 1 may', () => {
    const tiles = { '5b': 0, '1a': 0 };
    const state = table({ die: 2, tiles });
    nextRolls(state, 'rerolls', [4]);
    play(state, { type: 'changeDie', tile: '5b', mode: 'reroll' });
    expect(state.die).toBe(4);
    expect(offers(state, { type: 'changeDie' })).toEqual([]);
    const other = table({ die: 2, tiles });
    play(other, { type: 'changeDie', tile: '1a', value: 3 });
    expect(valuesOf(other, '5b')).toEqual([4]);
  });

  test('SR-8.12 RU-09 a sideways tile works like an upright one', () => {
    const state = table({ die: 3, tiles: { '5a': 0 }, sideways: ['5a'] });
    expect(valuesOf(state, '5a')).toEqual([2, 4]);
    expect(offers(table({ die: 5, tiles: { '5a': 0 }, sideways: ['5a'] }), { type: 'takeTile' })).toEqual([]);
  });

  test('SR-8.13 a single-use tile is upright in the pool after its effect, a permanent one stays', () => {
    const state = table({ die: 3, tiles: { '1a': 0, '5a': 0 }, sideways: ['1a', '5a'] });
    play(state, { type: 'changeDie', tile: '1a', value: 4 });
    play(state, { type: 'changeDie', tile: '5a', value: 5 });
    expect(state.tileOwner.slice(0, 5)).toEqual([-1, -1, -1, -1, 0]);
    expect([state.sideways[0], state.sideways[4]]).toEqual([0, 1]);
    // There is no move that gives a tile away.
    const types = new Set(game.moves(state, 0).map((move) => move.type));
    expect(types).toEqual(new Set(['upgradeEngine', 'drawTrack', 'pass']));
  });

  test('SR-8.14 different tiles serve one action together, each once', () => {
    const state = table({
      die: 2,
      goods: { 1: ['red'] },
      tiles: { '1a': 0, '3b': 0, '4a': 0, '5a': 0 },
      sheets: [{ tracks: exampleTracks('EX-R3') }],
    });
    play(state, { type: 'changeDie', tile: '5a', value: 3 });
    play(state, { type: 'changeDie', tile: '1a', value: 1 });
    expect(pointsOffered(state)).toEqual([3, 4, 5, 6]);
    play(state, { type: 'deliver', points: 6, tiles: ['3b', '4a'] });
    expect(state.tileOwner).toEqual([-1, -1, 0, -1, 0, -1]);
  });

  test('SR-8.14 RU-08 with two dice a permanent tile serves both actions', () => {
    const state = table({ pool: [2, 5, 6], tiles: { '2a': 0, '5a': 0 } });
    play(state, { type: 'chooseTwoDice', values: [2, 5] });
    play(state, { type: 'useDie', value: 2 });
    play(state, { type: 'changeDie', tile: '5a', value: 3 });
    play(state, { type: 'upgradeEngine', box: 3 });
    play(state, { type: 'changeDie', tile: '5a', value: 4 });
    play(state, { type: 'upgradeEngine', box: 4 });
    expect(state.sheets[0].boxes).toBe(0b1100);
  });

  test('SR-8.15 EX-59 taking an own tile only turns it sideways, and protects it until the next own turn', () => {
    const state = table({ pool: [6, 6, 6], tiles: { '6a': 0 } });
    play(state, { type: 'chooseDie', value: 6 });
    play(state, { type: 'takeTile', tile: '6a' });
    expect([state.tileOwner[5], state.sideways[5], state.active]).toEqual([0, 1, 1]);
    play(state, { type: 'chooseDie', value: 6 });
    expect(offers(state, { type: 'takeTile' })).toEqual([]);
    play(state, { type: 'pass' });
    // Round 2: seat 1 begins and still cannot take it; it is upright when seat 0 begins its turn.
    expect([state.round, state.active, state.sideways[5]]).toEqual([2, 1, 1]);
    play(state, { type: 'chooseDie' });
    play(state, { type: 'pass' });
    expect([state.active, state.sideways[5]]).toEqual([0, 0]);
  });

  test('SR-8.12 RU-10 an own sideways tile cannot be taken again', () => {
    expect(offers(table({ die: 6, tiles: { '6a': 0 }, sideways: ['6a'] }), { type: 'takeTile' })).toEqual([]);
  });

  test('EX-73 RU-42 tile 1 may set the die to 1 and be taken with it', () => {
    const state = table({ die: 5, tiles: { '1a': 0 } });
    play(state, { type: 'changeDie', tile: '1a', value: 1 });
    play(state, { type: 'takeTile', tile: '1a' });
    expect([state.tileOwner[0], state.sideways[0]]).toEqual([0, 1]);
  });
});
