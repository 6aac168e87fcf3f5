import { afterEach, describe, expect, test } from 'vitest';
import { Table } from '../../host/table.ts';
import { think } from '../../host/thinking.ts';
import { type Thought, thoughtFor } from '../../host/thought.ts';
import { toy } from '../../kernel/conformance/toy.ts';
import { makeSetup, startMatch } from '../../kernel/index.ts';
import { type ThinkingParts, ThinkingQueue, ThoughtCancelled } from './queue.ts';

const game = toy.open(toy.standardEdition);
const setup = makeSetup(game, { seats: ['player', 'player'], seed: 3 });
const table = new Table(startMatch(game, setup), {
  id: 't',
  holders: [{ kind: 'human' }, { kind: 'opponent', level: 'greedy', name: 'Otto' }],
  edition: undefined,
});
const thought = (level: string, id = 'toy'): Thought => ({ ...thoughtFor(table, 1, level), game: id });

let queue: ThinkingQueue;
const start = (parts: Partial<ThinkingParts> = {}): ThinkingQueue => {
  queue = new ThinkingQueue({
    thread: new URL('./thread.mjs', import.meta.url),
    registry: new URL('../live/testing/games.ts', import.meta.url),
    threads: 1,
    deadline: 5_000,
    deadlineOfFallback: 5_000,
    personWaits: () => false,
    ...parts,
  });
  return queue;
};
afterEach(() => queue.stop());

describe('opponents', () => {
  test('think in a thread what they would think anywhere', async () => {
    expect(await start().think('a', thought('greedy'))).toEqual(think(game, thought('greedy')));
    expect(queue.cut).toBe(0);
  });

  test('think the same with the help of threads that have nothing else to do, also after one was replaced', async () => {
    start({ threads: 3, deadline: 1_500 });
    const alone = think(game, thought('skilled'));
    expect(await queue.think('a', thought('skilled'))).toEqual(alone);
    await queue.think('b', thought('greedy', 'thinks-for-ever'));
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((id) => queue.think(id, thought('skilled'))))).toEqual(
      ['a', 'b', 'c', 'd'].map(() => alone),
    );
  });

  test('who do not come to an end are cut short, and a lower level decides', async () => {
    start({ deadline: 300 });
    const move = await queue.think('a', thought('greedy', 'thinks-for-ever'));
    expect(move).toEqual(think(game, thought('random')));
    expect([queue.cut, queue.decided]).toEqual([1, 1]);
    // The thread was replaced, and others think on.
    expect(await queue.think('b', thought('greedy'))).toEqual(think(game, thought('greedy')));
  });

  test('take turns table by table, those first at whose table a person waits', async () => {
    start({ personWaits: (id) => id === 'person' });
    const order: string[] = [];
    const ask = (id: string): Promise<void> =>
      queue.think(id, thought('random')).then(() => {
        order.push(id);
      });
    // The first one is being thought while the others come in.
    const all = [ask('first'), ask('busy'), ask('busy'), ask('busy'), ask('quiet'), ask('person')];
    await Promise.all(all);
    expect(order).toEqual(['first', 'person', 'busy', 'quiet', 'busy', 'busy']);
  });

  test('ponder in a thread that has nothing else to do, and are not asked again', async () => {
    start({ thinkAhead: true, personWaits: () => true });
    const pondered = await queue.ponder('a', thought('skilled'));
    expect(pondered).toEqual(think(game, thought('skilled')));
    expect(await queue.think('a', thought('skilled'))).toBe(pondered);
    expect([queue.decided, queue.foreseen]).toEqual([1, 1]);
  });

  test('finish what they ponder when it is asked for', async () => {
    start({ thinkAhead: true, personWaits: () => true });
    await queue.think('a', thought('greedy'));
    const pondered = queue.ponder('a', thought('skilled'));
    // The thread has begun.
    await new Promise((resolve) => setImmediate(resolve));
    const asked = queue.think('a', thought('skilled'));
    expect(await asked).toEqual(think(game, thought('skilled')));
    expect([await pondered, queue.foreseen]).toEqual([await asked, 1]);
  });

  test('drop what they ponder for whatever is asked, and for a table that is gone', async () => {
    start({ threads: 2, thinkAhead: true, personWaits: () => true });
    const other = { ...thought('skilled'), luck: [9, 'another'] } as const;
    const [first, second] = [queue.ponder('a', thought('skilled')), queue.ponder('b', other)];
    expect(await queue.think('c', thought('greedy'))).toEqual(think(game, thought('greedy')));
    expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
    const third = queue.ponder('a', thought('skilled'));
    queue.cancel('a');
    expect([await third, queue.foreseen]).toEqual([undefined, 0]);
  });

  test('ponder nothing where nobody waits or everybody is busy', async () => {
    start({ thinkAhead: true, personWaits: (id) => id === 'person' });
    expect(await queue.ponder('a', thought('skilled'))).toBeUndefined();
    const asked = queue.think('a', thought('skilled'));
    expect(await queue.ponder('person', thought('greedy'))).toBeUndefined();
    await asked;
    expect(await queue.ponder('person', thought('greedy'))).toEqual(think(game, thought('greedy')));
  });

  test('who ponder without end are replaced', async () => {
    start({ thinkAhead: true, personWaits: () => true, deadline: 300 });
    expect(await queue.ponder('a', thought('greedy', 'thinks-for-ever'))).toBeUndefined();
    expect(await queue.think('b', thought('greedy'))).toEqual(think(game, thought('greedy')));
    expect(queue.cut).toBe(0);
  });

  test('whose table is gone are not asked any more', async () => {
    start();
    const first = queue.think('first', thought('random'));
    const cancelled = queue.think('gone', thought('random'));
    queue.cancel('gone');
    await expect(cancelled).rejects.toBeInstanceOf(ThoughtCancelled);
    await first;
    expect([queue.decided, queue.waiting]).toEqual([1, 0]);
  });
});
