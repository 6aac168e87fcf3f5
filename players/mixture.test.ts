import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { openStandard } from '../games/testing.ts';
import { allCompanies, type OptionValue, type Setup } from '../kernel/index.ts';
import { variedSetup } from './mixture.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

describe.each(GAMES.map(({ id }) => id))('games of %s to learn from', (id) => {
  test('are of all sizes, and most of them without modules', async () => {
    const game = await openStandard(id);
    const setups = seeds.map((seed) => variedSetup(game, {}, seed));
    const tables = allCompanies(game).filter((seats) => seats.length > 1 && seats.every((kind) => kind === 'player'));
    expect(new Set(setups.map(({ seats }) => seats.length)).size).toBe(tables.length);
    const plain = Object.fromEntries(game.options.map(({ key, values }) => [key, values[0]]));
    const isPlain = ({ options }: Setup): boolean => game.options.every(({ key }) => options[key] === plain[key]);
    expect(setups.filter(isPlain).length).toBeGreaterThan(seeds.length / 2);
    expect(setups.filter(isPlain).length).toBeLessThan(seeds.length);
  });

  test('have every module that goes with players alone now and then, no house rule, and what somebody has said', async () => {
    const game = await openStandard(id);
    const setups = seeds.map((seed) => variedSetup(game, {}, seed));
    const seen = (key: string): Set<OptionValue> => new Set(setups.map(({ options }) => options[key]));
    for (const { key, houseRule } of game.options) if (houseRule) expect([key, seen(key).size]).toEqual([key, 1]);
    const [module] = game.options.filter(({ key, houseRule }) => !houseRule && seen(key).size > 1);
    const wanted = module.values[1];
    for (const seed of seeds)
      expect(variedSetup(game, { [module.key]: wanted }, seed).options[module.key]).toBe(wanted);
  });
});
