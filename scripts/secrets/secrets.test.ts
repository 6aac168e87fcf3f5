import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { allCompanies } from './companies.ts';
import { type Comparison, compareGame, type Pair, startPair, stopPair } from './compare.ts';
import { LEAKS } from './marks.ts';

const ALL = process.env.ROUNDHOUSE_TESTS === 'all';
const companies = await allCompanies();

describe('over real sockets and HTTP', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
  });
  afterAll(() => stopPair(pair));

  const chosen = (game: string): Comparison[] => {
    const its = companies.filter((company) => company.game === game);
    const all = its.flatMap(({ viewers, ...wish }) =>
      viewers.map((viewer) => ({ ...wish, viewer, luck: 5, askEvery: 12 })),
    );
    if (ALL) return all;
    // The first and the last: one with a secret of the game, and one with an opponent who thinks.
    return [all[1], all[0], all[all.length - 1]].map((wish, i) => ({
      ...wish,
      askEvery: 6,
      mostMoves: i === 0 ? 8 : 4,
    }));
  };

  test.each(GAMES.map(({ id }) => id))(
    'in %s nobody is sent a byte that depends on what they cannot know',
    async (game) => {
      let bytes = 0;
      for (const comparison of chosen(game)) {
        const { difference, over, moves, ...compared } = await compareGame(pair, comparison);
        expect(difference).toBeUndefined();
        expect(over || moves === comparison.mostMoves).toBe(true);
        bytes += compared.bytes;
      }
      expect(bytes).toBeGreaterThan(ALL ? 10_000_000 : 200_000);
    },
    3_600_000,
  );

  test.each(LEAKS.filter((leak) => leak !== 'none'))('a game that leaks in its %s is noticed', async (leak) => {
    const sitters = ['person', 'person'] as const;
    const wish = { game: 'steamrollers', options: {}, sitters, viewer: 0, luck: 3, askEvery: 50, mostMoves: 30 };
    expect((await compareGame(pair, { ...wish, leak })).difference).toMatchObject({ channel: 'snapshot' });
  });
});
