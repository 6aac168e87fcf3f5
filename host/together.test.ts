import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { openStandard } from '../games/testing.ts';
import { type Game, makeSetup, startMatch } from '../kernel/index.ts';
import { ADVISER } from '../players/levels.ts';
import { Table } from './table.ts';
import { explain, think } from './thinking.ts';
import { type Thought, thoughtFor } from './thought.ts';
import { explainTogether, type Helper, Helping, sharesOf, thinkTogether } from './together.ts';

/** Some decisions of a game with something to choose. */
function thoughtsOf(game: Game, level: string, count: number): Thought[] {
  const setup = makeSetup(game, { seats: ['player', 'player'], seed: 21 });
  const table = new Table(startMatch(game, setup), { id: 't', holders: [], edition: undefined });
  const found: Thought[] = [];
  while (found.length < count) {
    const [seat] = table.deciding;
    const thought = thoughtFor(table, seat, level);
    if (thought.moves.length > 3) found.push(thought);
    table.play(seat, thoughtFor(table, seat, 'novice').moves[0]);
  }
  return found;
}

/** A helper that thinks as it would in another thread: what passes between them is plain data. */
function helperFor(game: Game, counted: { tries: number } = { tries: 0 }): Helper {
  const helping = new Helping();
  return {
    join: async (question, thought) => helping.join(game, question, structuredClone(thought)),
    async try(question, trying) {
      counted.tries++;
      return structuredClone(helping.try(question, structuredClone(trying)));
    },
  };
}

/** As in threads of their own, each has a game that has looked at other positions than the rest. */
const helpersFor = (id: string, count: number, counted: { tries: number }): Promise<Helper[]> =>
  Promise.all(Array.from({ length: count }, async () => helperFor(await openStandard(id), counted)));

describe.each(GAMES.map(({ id }) => id))('opponents of %s that think together', (id) => {
  test.each(['expert', 'master'])('%s chooses and plans the same, however many they are', async (level) => {
    const game = await openStandard(id);
    const counted = { tries: 0 };
    for (const thought of thoughtsOf(game, level, 2)) {
      const alone = think(game, thought);
      for (const helpers of [1, 3]) {
        const others = await helpersFor(id, helpers, counted);
        expect(await thinkTogether(game, thought, others)).toEqual(alone);
      }
    }
    expect(counted.tries).toBeGreaterThan(5);
  });

  test('the adviser gives the same reasons, however many they are', async () => {
    const game = await openStandard(id);
    const counted = { tries: 0 };
    for (const thought of thoughtsOf(game, ADVISER, 2)) {
      const alone = explain(game, thought);
      expect(alone?.lines.length).toBeGreaterThan(1);
      for (const helpers of [1, 3]) {
        const others = await helpersFor(id, helpers, counted);
        expect(await explainTogether(game, thought, others)).toEqual(alone);
      }
    }
    expect(counted.tries).toBeGreaterThan(5);
  });
});

describe('a helper', () => {
  test('that fails, or was asked something else meanwhile, changes nothing', async () => {
    const game = await openStandard('steamrollers');
    const [thought, other] = thoughtsOf(game, 'expert', 2);
    const broken: Helper = {
      join: async () => undefined,
      try: async () => {
        throw new Error('gone');
      },
    };
    const busy = helperFor(game);
    const distracted: Helper = {
      ...busy,
      async try(question, trying) {
        await busy.join(0, other);
        return busy.try(question, trying);
      },
    };
    const alone = think(game, thought);
    expect(await thinkTogether(game, thought, [broken, distracted])).toEqual(alone);
    expect(await explainTogether(game, thought, [broken, distracted])).toEqual(explain(game, thought));
  });

  test('that is not there yet is not waited for', async () => {
    const game = await openStandard('steamrollers');
    const [thought] = thoughtsOf(game, 'expert', 1);
    const absent: Helper = { join: () => new Promise(() => undefined), try: () => new Promise(() => undefined) };
    expect(await thinkTogether(game, thought, [absent])).toEqual(think(game, thought));
    expect(await explainTogether(game, thought, [absent])).toEqual(explain(game, thought));
  });

  test('gets as many worlds as the others, and every world is tried once', () => {
    const shares = sharesOf({ stage: 0, lines: [0, 1], from: 7, worlds: 5 }, 3);
    expect(shares.map(({ from, worlds }) => [from, worlds])).toEqual([
      [7, 1],
      [8, 2],
      [10, 2],
    ]);
    expect(sharesOf({ stage: 0, lines: [0], from: 0, worlds: 2 }, 4)).toHaveLength(2);
  });
});
