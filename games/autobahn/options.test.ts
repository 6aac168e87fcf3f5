import { describe, expect, test } from 'vitest';
import { freeOptions, makeSetup, SetupError } from '../../kernel/index.ts';
import { game } from './testing.ts';

const players = (n: number): string[] => Array.from({ length: n }, () => 'player');

describe('what a game may be set up with', () => {
  test('AB-2.4 every module is left out unless chosen, and each can be chosen alone', () => {
    const plain = game.setup(makeSetup(game, { seats: players(2) })).config;
    expect([plain.wine, plain.traffic, plain.services, plain.twoColour, plain.extraTiles, plain.department]).toEqual([
      false,
      false,
      false,
      false,
      false,
      'none',
    ]);
    for (const key of ['wine', 'traffic', 'services', 'twoColourCards', 'extraTiles']) {
      const { config } = game.setup(makeSetup(game, { seats: players(3), options: { [key]: true } }));
      const chosen = [config.wine, config.traffic, config.services, config.twoColour, config.extraTiles].filter(
        Boolean,
      );
      expect(chosen).toHaveLength(1);
    }
  });

  test('AB-2.4 AB-28.3 one side of the Department board', () => {
    for (const department of ['planning', 'customs'])
      expect(game.setup(makeSetup(game, { seats: players(2), options: { department } })).config.department).toBe(
        department,
      );
    expect(() => makeSetup(game, { seats: players(2), options: { department: 'both' } })).toThrow('department');
  });

  test.each([[1], [5], [0]])('AB-2.4 %i players without Autobot cannot play', (n) => {
    expect(() => makeSetup(game, { seats: players(n) })).toThrow('Autobahn is played by');
  });

  test('AB-2.3 AB-24.45 what is fixed by the company or by the level is no option any more', () => {
    const keys = (seats: string[], options = {}) => freeOptions(game, { seats, options }).map((spec) => spec.key);
    const solo = ['soloBoard', 'fastTrucks', 'stationPassDevelop', 'skipDevelop', 'morePromotions'];
    const modules = ['wine', 'traffic', 'services', 'twoColourCards', 'extraTiles', 'department'];
    expect(keys(players(2))).toEqual([...modules, 'turnLimit']);
    expect(keys(['player', 'autobot'], { soloLevel: 12 })).toEqual([...modules, 'soloLevel']);
    expect(keys(['player', 'autobot'], { soloBoard: 'hard' })).toEqual([...modules, ...solo]);
  });

  test('AB-2.3 the options of the solo game belong to the solo game', () => {
    expect(() => makeSetup(game, { seats: players(2), options: { soloBoard: 'hard' } })).toThrow('soloBoard');
    expect(() => makeSetup(game, { seats: ['player', 'autobot'], options: { soloBoard: 'hard' } })).not.toThrow();
    expect(() => makeSetup(game, { seats: players(2), options: { soloLevel: 3 } })).toThrow(SetupError);
    expect(() => makeSetup(game, { seats: players(2), options: { fastTrucks: true } })).toThrow('fastTrucks');
  });

  const level = (soloLevel: number) =>
    game.setup(makeSetup(game, { seats: ['player', 'autobot'], options: { soloLevel } })).config.solo;

  test.each([
    [1, 'easy', false, false, false, 'standard'],
    [2, 'easy', true, false, false, 'standard'],
    [3, 'easy', true, true, false, 'standard'],
    [4, 'easy', true, true, true, 'standard'],
    [5, 'easy', true, true, true, 'more'],
    [6, 'easy', true, true, true, 'most'],
    [7, 'hard', false, false, false, 'standard'],
    [8, 'hard', true, false, false, 'standard'],
    [9, 'hard', true, true, false, 'standard'],
    [10, 'hard', true, true, true, 'standard'],
    [11, 'hard', true, true, true, 'more'],
    [12, 'hard', true, true, true, 'most'],
  ])(
    'AB-24.45 level %i: %s board, fast trucks %s, Develop at passing %s, at skipping %s, promotions %s',
    (soloLevel, board, fastTrucks, stationPassDevelop, skipDevelop, morePromotions) => {
      expect(level(soloLevel)).toEqual({ board, fastTrucks, stationPassDevelop, skipDevelop, morePromotions });
    },
  );

  test('AB-24.45 a level fixes its options', () => {
    const options = { soloLevel: 3, fastTrucks: true };
    expect(() => makeSetup(game, { seats: ['player', 'autobot'], options })).toThrow('soloLevel 3');
  });
});
