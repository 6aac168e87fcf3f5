import { describe, expect, test } from 'vitest';
import { seedRandom } from '../../../kernel/index.ts';
import standard from '../components/standard.json' with { type: 'json' };
import { rollOf } from '../effects/dice.ts';
import { emptyCities } from '../effects/ending.ts';
import type { SteamRollersState } from '../state.ts';
import {
  decider,
  exampleTracks,
  finishRound,
  game,
  newTable,
  offers,
  play,
  quietMove,
  type TableWish,
  table,
} from '../testing.ts';

const boxes = [1, 2, 3, 4, 5, 6];

/** Every seat takes a die and passes, in the order they are asked; the seats that had a turn. */
function quietRound(state: SteamRollersState): number[] {
  const { round } = state;
  const turns: number[] = [];
  while (state.round === round && state.ending === 'running') {
    if (turns.at(-1) !== state.active) turns.push(state.active);
    quietMove(state);
  }
  return turns;
}

describe('rounds', () => {
  test('SR-4.1 every player has one turn, clockwise from the first player', () => {
    const state = table({ players: 4, first: 2, pool: [1, 2, 3, 4, 5] });
    expect(quietRound(state)).toEqual([2, 3, 0, 1]);
  });

  test('SR-4.2 at the start of a round all white dice and the black die are rolled', () => {
    for (const players of [2, 3, 4, 5]) {
      const { state, events } = newTable(players);
      expect(state.pool).toHaveLength(players + 1);
      expect(state.pool.every((value) => value >= 1 && value <= 6)).toBe(true);
      expect(state.blackFace).toBeGreaterThanOrEqual(1);
      expect(events.filter((event) => event.key === 'event.roll')).toHaveLength(1);
      const { blackFace } = state;
      quietMove(state);
      quietMove(state);
      expect(state.blackFace).toBe(blackFace);
    }
  });

  test('SR-4.2 white dice come before the black die, all from the stream of the dice', () => {
    const { state } = newTable(3, {}, 9);
    const { dice } = seedRandom(9, ['dice']);
    const white = [rollOf(dice), rollOf(dice), rollOf(dice), rollOf(dice)];
    expect(state.pool).toEqual(white.sort());
    expect(state.blackFace).toBe(rollOf(dice));
    expect(state.random.dice).toEqual(dice);
  });

  test('SR-4.4 one white die is left over and has no effect', () => {
    const state = table({ players: 3, pool: [1, 2, 5, 6] });
    for (const [value, box] of [
      [1, 1],
      [2, 2],
    ]) {
      play(state, { type: 'chooseDie', value });
      play(state, { type: 'upgradeEngine', box });
    }
    play(state, { type: 'chooseDie', value: 5 });
    expect(state.pool).toEqual([6]);
    play(state, { type: 'pass' });
    expect(state.round).toBe(2);
    expect(state.pool).toHaveLength(4);
  });

  test('SR-4.5 the marker goes to the left', () => {
    const state = table({ players: 3, first: 1, pool: [1, 2, 3, 4] });
    finishRound(state);
    expect([state.first, state.active, state.round]).toEqual([2, 2, 2]);
  });
});

describe('a turn', () => {
  test('SR-4.3 RU-02 own sideways tiles are straightened before the die is chosen, and no others', () => {
    const state = table({ players: 2, pool: [1, 1, 1], tiles: { '3a': 1, '4a': 0 }, sideways: ['3a', '4a'] });
    play(state, { type: 'chooseDie' });
    play(state, { type: 'pass' });
    expect(state.active).toBe(1);
    expect([state.sideways[2], state.sideways[3]]).toEqual([0, 1]);
  });

  test('SR-4.3 RU-04 a die must be taken; equal dice are one choice', () => {
    const state = table({ pool: [2, 2, 5] });
    expect(game.moves(state, 0)).toEqual([
      { type: 'chooseDie', value: 2 },
      { type: 'chooseDie', value: 5 },
    ]);
  });

  test('SR-4.3 RU-03 the action may be passed', () => {
    const state = table({ die: 3 });
    expect(play(state, { type: 'pass' })).toEqual(['event.passes']);
    expect(state.active).toBe(1);
  });

  test('SR-4.6 SR-11.5 the value fixes region, box, origin and tile', () => {
    const state = table({
      die: 1,
      goods: { 1: ['red'] },
      sheets: [{ tracks: exampleTracks('EX-R3'), boxes: [2, 3, 4, 5] }],
    });
    const moves = game.moves(state, 0);
    expect(moves.filter((move) => move.type === 'upgradeEngine')).toEqual([{ type: 'upgradeEngine', box: 1 }]);
    expect(moves.filter((move) => move.type === 'takeTile')).toEqual([{ type: 'takeTile', tile: '1a' }]);
    const hexes = moves.flatMap((move) => (move.type === 'drawTrack' ? [move.hex] : []));
    expect(new Set(hexes)).toEqual(new Set(['A1', 'A2', 'B1', 'C1', 'C2']));
    expect(moves.flatMap((move) => (move.type === 'deliver' ? [move.from] : []))).toEqual([1, 1]);
    expect(moves.at(-1)).toEqual({ type: 'pass' });
  });

  test('SR-11.5 what is not possible is not offered, passing always is', () => {
    const region = standard.regions.list[1];
    const tracks = Object.fromEntries(region.hexes.filter((hex) => hex !== region.city).map((hex) => [hex, 'W-NW']));
    const state = table({ die: 2, sheets: [{ tracks, boxes: [2] }], tiles: { '2a': 1 }, sideways: ['2a'] });
    expect(game.moves(state, 0)).toEqual([{ type: 'pass' }]);
  });

  test('SR-11.2 every move says what it is about in the words of the table', () => {
    const state = table({ die: 2, tiles: { '5b': 0 } });
    expect(game.moves(state, 0)).toEqual(
      expect.arrayContaining([
        { type: 'drawTrack', hex: 'E3', sides: ['E', 'W'] },
        { type: 'upgradeEngine', box: 2 },
        { type: 'takeTile', tile: '2a' },
        { type: 'changeDie', tile: '5b', mode: 'turnOver', value: 5 },
        { type: 'changeDie', tile: '5b', mode: 'reroll' },
        { type: 'pass' },
      ]),
    );
  });
});

describe('SR-5.1 SR-5.2 the engine', () => {
  test('SR-5.1 crosses the box of the die, in any order, each once', () => {
    const state = table({ die: 6 });
    play(state, { type: 'upgradeEngine', box: 6 });
    expect(state.sheets[0].boxes).toBe(0b100000);
    expect(offers(table({ die: 6, sheets: [{ boxes: [6] }] }), { type: 'upgradeEngine' })).toEqual([]);
  });

  test('SR-5.2 SR-1.9 strength is the number of crossed boxes, not the highest', () => {
    const tracks = { E3: 'W-E', C2: 'NE-SW', D1: 'NE-SE' };
    const reachable = (crossed: number[]) =>
      offers(table({ die: 4, goods: { 4: ['yellow'] }, sheets: [{ tracks, boxes: crossed }] }), { type: 'deliver' });
    expect(reachable([6])).toEqual([]);
    expect(reachable([6, 1, 3])).toHaveLength(1);
  });
});

describe('tile 2a', () => {
  test('EX-60 SR-8.3 double shift: two dice, two actions, then the tile goes to the pool', () => {
    const state = table({
      players: 3,
      pool: [1, 3, 3, 6],
      tiles: { '2a': 2 },
      goods: { 3: ['red'] },
      sheets: [{}, {}, { tracks: exampleTracks('EX-12'), boxes: [2, 3, 4] }],
    });
    expect(offers(state, { type: 'chooseTwoDice' })).toEqual([]);
    play(state, { type: 'chooseDie', value: 3 });
    play(state, { type: 'pass' });
    play(state, { type: 'chooseDie', value: 6 });
    play(state, { type: 'pass' });
    play(state, { type: 'chooseTwoDice', values: [1, 3] });
    expect(state.pool).toEqual([]);
    play(state, { type: 'useDie', value: 3 });
    play(state, { type: 'deliver', from: 3 });
    expect(state.tileOwner[1]).toBe(2);
    play(state, { type: 'upgradeEngine', box: 1 });
    expect(state.tileOwner[1]).toBe(-1);
    expect(state.round).toBe(2);
  });

  test('SR-8.3 there is one die left for every later player', () => {
    const state = table({ players: 3, pool: [1, 2, 3, 4], tiles: { '2a': 0 } });
    play(state, { type: 'chooseTwoDice', values: [1, 2] });
    play(state, { type: 'useDie', value: 1 });
    play(state, { type: 'pass' });
    play(state, { type: 'pass' });
    play(state, { type: 'chooseDie', value: 3 });
    play(state, { type: 'pass' });
    expect(game.moves(state, 2)).toEqual([{ type: 'chooseDie', value: 4 }]);
  });

  test('RU-07 the tile cannot be taken again in the turn in which it is used', () => {
    const state = table({ pool: [2, 2, 3], tiles: { '2a': 0 } });
    play(state, { type: 'chooseTwoDice', values: [2, 2] });
    expect(offers(state, { type: 'takeTile' })).toEqual([]);
  });

  test('two equal dice need no order', () => {
    const state = table({ pool: [2, 2, 3], tiles: { '2a': 0 } });
    play(state, { type: 'chooseTwoDice', values: [2, 2] });
    expect(offers(state, { type: 'upgradeEngine', box: 2 })).toHaveLength(1);
  });

  test('RU-09 a tile taken with the first die can be used on the second', () => {
    const state = table({ pool: [5, 6, 6], tiles: { '2a': 0, '5a': 'pool' } });
    play(state, { type: 'chooseTwoDice', values: [5, 6] });
    play(state, { type: 'useDie', value: 5 });
    play(state, { type: 'takeTile', tile: '5a' });
    play(state, { type: 'changeDie', tile: '5a', value: 5 });
    expect(state.die).toBe(5);
  });
});

describe('tile 2b', () => {
  const wish: TableWish = { players: 3, pool: [2, 2, 5, 6], tiles: { '2b': 2 } };

  test('EX-61 SR-8.4 SR-4.3 RU-44 right of way', () => {
    const state = table(wish);
    play(state, { type: 'chooseDie', value: 5 });
    expect(decider(state)).toBe(2);
    expect(game.prompt(state, 2).rule).toBe('SR-8.4');
    play(state, { type: 'seizeDie', value: 5 });
    expect([state.tileOwner[1], state.sideways[1], state.sheets[2].seizedDie]).toEqual([-1, 0, 5]);
    expect(decider(state)).toBe(0);
    expect(offers(state, { type: 'chooseDie', value: 5 })).toEqual([]);
    play(state, { type: 'chooseDie', value: 6 });
    // Nobody holds the tile any more, so seat 0 acts.
    play(state, { type: 'pass' });
    play(state, { type: 'chooseDie', value: 2 });
    play(state, { type: 'takeTile', tile: '2b' });
    expect(decider(state)).toBe(2);
    expect(offers(state, { type: 'chooseDie' })).toEqual([]);
    expect(state.pool).toEqual([2]);
    play(state, { type: 'upgradeEngine', box: 5 });
    expect(state.round).toBe(2);
  });

  test('SR-8.4 the holder may decline and is asked again at the next choice', () => {
    const state = table(wish);
    play(state, { type: 'chooseDie', value: 5 });
    play(state, { type: 'declineSeize', value: 5 });
    expect(decider(state)).toBe(0);
    play(state, { type: 'upgradeEngine', box: 5 });
    play(state, { type: 'chooseDie', value: 2 });
    expect(decider(state)).toBe(2);
    expect(state.tileOwner[1]).toBe(2);
  });

  test("EX-62 RU-11 once the die was changed, or after the holder's turn, nothing can be seized", () => {
    const changed = table({ ...wish, tiles: { '2b': 2, '1a': 0 }, die: 5, pool: [2, 2, 6] });
    play(changed, { type: 'changeDie', tile: '1a', value: 1 });
    expect(decider(changed)).toBe(0);
    const late = table({ ...wish, first: 2, active: 0 });
    play(late, { type: 'chooseDie', value: 5 });
    expect(decider(late)).toBe(0);
  });

  test('SR-8.4 a holder who plays first has no use for it, nor can a die be seized from oneself', () => {
    const state = table({ ...wish, tiles: { '2b': 0 } });
    play(state, { type: 'chooseDie', value: 5 });
    expect(decider(state)).toBe(0);
    play(state, { type: 'pass' });
    play(state, { type: 'chooseDie', value: 2 });
    expect(decider(state)).toBe(1);
  });

  test("EX-63 a seized die may be changed in its owner's turn", () => {
    const state = table({ ...wish, tiles: { '2b': 2, '5a': 2 } });
    play(state, { type: 'chooseDie', value: 5 });
    play(state, { type: 'seizeDie' });
    for (const _ of [0, 1]) {
      play(state, { type: 'chooseDie' });
      play(state, { type: 'pass' });
    }
    expect(decider(state)).toBe(2);
    const values = offers(state, { type: 'changeDie' }).map((move) => move.type === 'changeDie' && move.value);
    expect(values).toEqual([4, 6]);
  });
});

describe('end of the game', () => {
  const cities = (left: readonly number[]) =>
    Object.fromEntries(left.map((count, i) => [i + 1, Array(count).fill(i === 1 ? 'blue' : 'red')]));

  test.each(standard.ruleCases.gameEnd)('EX-52 EX-53 SR-9.1: $id', ({ citiesLeft, ends }) => {
    const state = table({ goods: cities(citiesLeft) });
    expect(emptyCities(state)).toBe(citiesLeft.filter((count) => count === 0).length);
    finishRound(state);
    expect(state.ending).toBe(ends ? 'emptyCities' : 'running');
    expect(game.deciding(state).length === 0).toBe(ends);
  });

  test('SR-9.1 RU-46 RU-25 a city with coal is not empty, one with nothing but an own load is', () => {
    const coal = table({ coal: true, goods: { 1: [], 2: [], 3: ['black'] } });
    finishRound(coal);
    expect(coal.ending).toBe('running');
    const load = table({ goods: { 1: [], 2: [], 3: [] }, sheets: [{ ownLoad: { cube: 'red', city: 3 } }] });
    finishRound(load);
    expect(load.ending).toBe('emptyCities');
  });

  test('EX-71 the round is completed, and a fourth city may be emptied', () => {
    const sheet = { tracks: exampleTracks('EX-12'), boxes };
    const state = table({
      players: 4,
      pool: [1, 2, 3, 4, 5],
      goods: { 1: ['red'], 3: ['red'], 4: [], 5: [] },
      sheets: [sheet, {}, sheet, {}],
    });
    play(state, { type: 'chooseDie', value: 1 });
    play(state, { type: 'deliver', from: 1 });
    expect(emptyCities(state)).toBe(3);
    play(state, { type: 'chooseDie', value: 2 });
    play(state, { type: 'pass' });
    play(state, { type: 'chooseDie', value: 3 });
    play(state, { type: 'deliver', from: 3 });
    expect([emptyCities(state), state.ending]).toEqual([4, 'running']);
    play(state, { type: 'chooseDie', value: 4 });
    play(state, { type: 'pass' });
    expect(state.ending).toBe('emptyCities');
    expect(game.result(state)?.ending).toEqual({ key: 'ending.emptyCities' });
  });

  test('EX-79 SR-9.8 three rounds without drawing, upgrade or delivery end the game', () => {
    const state = table({ round: 20, goods: { 1: [], 2: [] } });
    // Taking an action tile does not count as progress.
    play(state, { type: 'chooseDie', value: 1 });
    play(state, { type: 'takeTile', tile: '1a' });
    for (const round of [20, 21, 22]) {
      expect([state.round, state.ending]).toEqual([round, 'running']);
      finishRound(state);
    }
    expect(state.ending).toBe('standstill');
  });

  test('EX-79 SR-9.8 a single drawing starts the count anew', () => {
    const state = table({ round: 20 });
    finishRound(state);
    play(state, { type: 'chooseDie' });
    play(state, { type: 'drawTrack' });
    finishRound(state);
    expect(state.quietRounds).toBe(0);
    finishRound(state);
    finishRound(state);
    expect([state.round, state.ending]).toEqual([24, 'running']);
    finishRound(state);
    expect(state.ending).toBe('standstill');
  });

  test('SR-9.9 RU-61 with a turn limit the agreed round is the last one, and everybody has a turn in it', () => {
    const state = table({ round: 29, turnLimit: 30 });
    play(state, { type: 'chooseDie' });
    play(state, { type: 'drawTrack' });
    finishRound(state);
    expect([state.round, state.ending]).toEqual([30, 'running']);
    expect(quietRound(state)).toEqual([1, 0]);
    expect(state.ending).toBe('turnLimit');
    expect(game.result(state)?.ending).toEqual({ key: 'ending.turnLimit' });
  });

  test('SR-9.9 what ends the game before the limit ends it as always', () => {
    const state = table({ round: 30, turnLimit: 30, goods: { 1: [], 2: [], 3: [] } });
    finishRound(state);
    expect(state.ending).toBe('emptyCities');
  });

  test('SR-9.9 the limit is an agreement of the table: without it a game has none, and against Eva there is none', () => {
    expect(newTable(3).state.deal.turnLimit).toBeUndefined();
    expect(newTable(3, { turnLimit: 20 }).state.deal.turnLimit).toBe(20);
    expect(() => newTable(1, { turnLimit: 20 })).toThrow('turn limit');
  });
});
