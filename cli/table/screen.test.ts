import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { roundhouse } from '../testing/captured.ts';

const REGISTRY = new URL('../../games/registry.ts', import.meta.url);

/** Plays SteamRollers against Eva and counts titles, which stand above every whole board. */
async function boards(typed: readonly string[]): Promise<number> {
  const words = ['play', 'steamrollers', '--seats', 'human', '--seed', '7'];
  const save = join(emptyFolder(), 'game.json');
  const { out } = await roundhouse([...words, '--save', save], { typed, games: GAMES, registry: REGISTRY });
  return out.split('── SteamRollers · ').length - 1;
}

test('the whole board is printed when a turn begins, not at every question of it', async () => {
  expect(await boards(['q'])).toBe(1);
  expect(await boards(['1', '1', '1', 'q'])).toBe(1);
});

test('b prints it again', async () => {
  expect(await boards(['1', 'b', 'q'])).toBe(2);
});
