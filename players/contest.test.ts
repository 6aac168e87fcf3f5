import { expect, test } from 'vitest';
import { toy } from '../kernel/conformance/toy.ts';
import { makeSetup } from '../kernel/index.ts';
import { type Contest, gamesPerBlock, playBlock } from './contest.ts';
import { novice } from './novice.ts';
import type { Player } from './player.ts';
import { random } from './random.ts';
import { addDuration, blockInterval, type Durations, quantile, sequentialTest } from './statistics.ts';

const game = toy.open(toy.standardEdition);
const contest = (hero: Player, rival: Player): Contest => ({
  game,
  setup: makeSetup(game, { seats: ['player', 'player', 'player'], options: {}, seed: 40 }),
  hero,
  rival,
  now: () => performance.now(),
});

test('a block is one seed with the hero in every seat, against rivals of one kind', () => {
  const asked: [seed: number, seat: number][] = [];
  const watched: Player = {
    id: 'watched',
    choose(question) {
      asked.push([question.stream[3], question.seat]);
      return question.moves[0];
    },
  };
  const block = playBlock(contest(watched, random), 2);
  expect(gamesPerBlock(contest(watched, random))).toBe(3);
  expect(block.seed).toBe(42);
  expect(block.shares).toHaveLength(3);
  expect([...new Set(asked.map(([, seat]) => seat))].sort()).toEqual([0, 1, 2]);
  expect(block.longest).toBeGreaterThan(10);
});

test('a block comes out the same whenever it is played', () => {
  const { heroTurns: _, rivalTurns: __, ...once } = playBlock(contest(novice, random), 1);
  playBlock(contest(novice, random), 0);
  expect(playBlock(contest(novice, random), 1)).toMatchObject(once);
});

test('the control is even: a player against itself wins its fair share', () => {
  const twin: Player = { ...random, id: 'twin' };
  const shares = Array.from({ length: 200 }, (_, k) => {
    const block = playBlock(contest(random, twin), k);
    return block.shares.reduce((sum, share) => sum + share, 0) / block.shares.length;
  });
  const { low, high } = blockInterval(shares, 3);
  expect(low).toBeLessThan(1 / 3);
  expect(high).toBeGreaterThan(1 / 3);
});

test('blocks that agree in themselves and differ from each other count for less', () => {
  const mixed = blockInterval(Array(20).fill(0.5), 2);
  const clustered = blockInterval([...Array(10).fill(0), ...Array(10).fill(1)], 2);
  expect(clustered.high - clustered.low).toBeGreaterThan((mixed.high - mixed.low) * 1.3);
  expect(blockInterval([1, 1, 1, 1], 2).low).toBeLessThan(0.7);
});

test('the sequential test knows strong from equal, and says when it does not know yet', () => {
  const range = { low: 0.5, high: 0.6 };
  const blocks = (strong: number, all: number): number[] =>
    Array.from({ length: all }, (_, k) => [0.5, k % all < strong ? 1 : 0][k % 2]);
  expect(sequentialTest(Array(30).fill(1), range, 2).verdict).toBe('stronger');
  expect(sequentialTest(blocks(100, 200), range, 2).verdict).toBe('not stronger');
  expect(sequentialTest([1, 1, 1], range, 2).verdict).toBe('open');
  expect(sequentialTest([0.5, 1, 0.5, 0.5, 0.5, 1], range, 2).verdict).toBe('open');
});

test('quantiles of durations, within a tenth', () => {
  const durations: Durations = {};
  for (let ms = 1; ms <= 100; ms++) addDuration(durations, ms);
  expect(Math.abs((quantile(durations, 0.5) ?? 0) - 50)).toBeLessThan(5);
  expect(Math.abs((quantile(durations, 0.95) ?? 0) - 95)).toBeLessThan(9.5);
  expect(quantile({}, 0.5)).toBeUndefined();
});
