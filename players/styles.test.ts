import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { type Game, makeSetup } from '../kernel/index.ts';
import { canSit, playerNamed } from './ladder.ts';
import { playMatch, seatPlayers } from './play.ts';
import type { Player } from './player.ts';

function named(id: string): Player {
  const player = playerNamed(id);
  if (player === undefined) throw new Error(`no ${id}`);
  return player;
}

/** The moves of a game of two of a kind, whose luck depends on the seat alone. */
function movesOf(game: Game, id: string): string[] {
  const player = { ...named(id), id: 'x' };
  const setup = makeSetup(game, { seats: ['player', 'player'], seed: 11 });
  return playMatch(game, setup, seatPlayers([player, player], 3)).played.map(({ move }) => JSON.stringify(move));
}

describe.each(GAMES)('styles of $id', ({ load }) => {
  test('each has another way to play than the others, and finishes its games', async () => {
    const module = await load();
    const game = module.open(module.standardEdition);
    const styles = (game.styles ?? []).map(({ id }) => id);
    expect(styles.length).toBeGreaterThanOrEqual(3);
    const games = ['novice', ...styles.map((style) => `novice:${style}`)].map((id) => movesOf(game, id).join());
    expect(new Set(games).size).toBe(games.length);
    for (const style of styles) expect(canSit(game, `master:${style}`)).toBe(true);
    expect(canSit(game, 'steady:dancer')).toBe(false);
    expect(playerNamed('nobody:builder')).toBeUndefined();
  });
});
