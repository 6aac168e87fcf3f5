import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { openStandard } from '../games/testing.ts';
import { type Game, makeSetup, startMatch } from '../kernel/index.ts';
import { Driver } from './driver.ts';
import type { SeatHolder } from './seats.ts';
import { Table } from './table.ts';
import { think } from './thinking.ts';

const MOVES = 40;

function tableOf(game: Game): Table {
  const holders: SeatHolder[] = [0, 1].map((seat) => ({ kind: 'opponent', level: 'steady', name: `Otto ${seat}` }));
  const setup = makeSetup(game, { seats: ['player', 'player'], seed: 11 });
  return new Table(startMatch(game, setup), { id: 't', holders, edition: undefined });
}

/** Drives the table up to so many moves; how often somebody had to think. */
async function drive(game: Game, table: Table, moves: number): Promise<number> {
  let thoughts = 0;
  const driver: Driver = new Driver(table, {
    storage: { save: async () => undefined },
    thinker: {
      async think(thought) {
        thoughts++;
        return think(game, thought);
      },
    },
    audience: { changed: () => undefined, notKept: () => undefined, takenOver: () => undefined },
    async pause() {
      if (table.at >= moves) await driver.stop();
    },
  });
  await driver.run();
  return thoughts;
}

const choices = (game: Game, { match }: Table): number =>
  match.played.filter(({ seat }, at) => game.moves(match.past[at], seat).length > 1).length;

describe.each(GAMES.map(({ id }) => id))('at a table of %s', (id) => {
  test('an opponent that has planned its turn plays on without thinking anew', async () => {
    const game = await openStandard(id);
    const table = tableOf(game);
    const thoughts = await drive(game, table, MOVES);
    expect(table.at).toBe(MOVES);
    expect(thoughts).toBeLessThan(0.9 * choices(game, table));
  });

  test('and does the same when the table was left after every move and taken up again', async () => {
    const game = await openStandard(id);
    const whole = tableOf(game);
    await drive(game, whole, MOVES);
    const left = tableOf(game);
    while (left.at < MOVES) await drive(game, left, left.at + 1);
    expect(left.match.played).toEqual(whole.match.played);
  });
});
