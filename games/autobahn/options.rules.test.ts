import { describe, expect, test } from 'vitest';
import { makeSetup } from '../../kernel/index.ts';
import { game } from './positions.ts';

const players = (n: number): string[] => Array.from({ length: n }, () => 'player');

describe('what a game may be set up with', () => {
  test('AB-2.4 every module is left out unless chosen, and each can be chosen alone', () => {
    const plain = game.setup(makeSetup(game, { seats: players(2) })).company;
    expect([plain.wine, plain.traffic, plain.services, plain.twoColour, plain.extraTiles, plain.department]).toEqual([
      false,
      false,
      false,
      false,
      false,
      'none',
    ]);
    for (const key of ['wine', 'traffic', 'services', 'twoColourCards', 'extraTiles']) {
      const { company } = game.setup(makeSetup(game, { seats: players(3), options: { [key]: true } }));
      const chosen = [company.wine, company.traffic, company.services, company.twoColour, company.extraTiles].filter(
        Boolean,
      );
      expect(chosen).toHaveLength(1);
    }
  });

  test('AB-2.4 AB-28.3 one side of the Department board', () => {
    for (const department of ['planning', 'customs'])
      expect(game.setup(makeSetup(game, { seats: players(2), options: { department } })).company.department).toBe(
        department,
      );
    expect(() => makeSetup(game, { seats: players(2), options: { department: 'both' } })).toThrow('department');
  });

  test.each([[1], [5], [0]])('AB-2.4 %i players without Autobot cannot play', (n) => {
    expect(() => makeSetup(game, { seats: players(n) })).toThrow('Autobahn is played by');
  });

  test('AB-2.3 the options of the solo game belong to the solo game', () => {
    expect(() => makeSetup(game, { seats: players(2), options: { soloBoard: 'hard' } })).toThrow('soloBoard');
    expect(() => makeSetup(game, { seats: ['player', 'autobot'], options: { soloBoard: 'hard' } })).not.toThrow();
  });
});
