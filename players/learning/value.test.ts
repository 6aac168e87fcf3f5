import { expect, test } from 'vitest';
import { toy } from '../../kernel/conformance/toy.ts';
import { below, type Game, inputsOf, makeSetup, seedStream } from '../../kernel/index.ts';
import { quick } from '../quick.ts';
import { type Position, watchPositions } from './positions.ts';
import { teachValue } from './value.ts';

const FEATURES = ['roads', 'money'];

/** Two seats; the evaluation counts roads, and what comes in the end is told by a rule. */
function games(bring: (roads: number, money: number, progress: number) => number): Position[][] {
  const luck = seedStream(3, 'positions');
  return Array.from({ length: 140 }, () =>
    [0.3, 0.55, 0.78, 0.93].map((progress) => {
      const seats = [0, 1].map(() => [below(luck, 41) / 20 - 1, below(luck, 41) / 20 - 1]);
      return {
        over: progress,
        progress,
        turn: 0,
        seats,
        said: seats.map(([roads]) => 20 * roads),
        came: seats.map(([roads, money]) => 20 * bring(roads, money, progress)),
      };
    }),
  );
}

test('what the evaluation leaves out is learnt, and foreseen in games that were not learnt from', () => {
  const { table, foreseen } = teachValue(
    FEATURES,
    games((roads, money) => roads + money),
  );
  expect(table.features).toEqual(FEATURES);
  expect(table.weights).toHaveLength(inputsOf(FEATURES.length) + 1);
  expect(table.weights.every(Number.isFinite)).toBe(true);
  for (const { games: held, before, after } of foreseen) {
    expect(held).toBe(20);
    expect(before).toBeLessThan(0.9);
    expect(after).toBeGreaterThan(0.97);
  }
});

test('what counts more the later it is, is learnt so', () => {
  const [early, , , late] = teachValue(
    FEATURES,
    games((roads, money, progress) => roads + 3 * progress * money),
  ).foreseen;
  expect(early.after).toBeGreaterThan(0.97);
  expect(late.before).toBeLessThan(0.8);
  expect(late.after).toBeGreaterThan(0.97);
});

test('from chance nothing is learnt: the evaluation foresees as much as before', () => {
  const luck = seedStream(9, 'chance');
  const { foreseen } = teachValue(
    FEATURES,
    games((roads) => roads + below(luck, 200) / 100 - 1),
  );
  for (const { before, after } of foreseen) expect(Math.abs(before - after)).toBeLessThan(0.1);
});

test('positions are noted all along the game, with the points that came in the end; the same game gives the same ones', () => {
  const game: Game = toy.open(toy.standardEdition);
  const setup = makeSetup(game, { seats: ['player', 'player', 'player'], seed: 5 });
  const positions = watchPositions(game, setup, quick);
  expect(positions.length).toBeGreaterThan(2);
  expect(watchPositions(game, setup, quick)).toEqual(positions);
  for (const { seats, said, came, over, progress } of positions) {
    expect([seats.length, said.length, came.length]).toEqual([3, 3, 3]);
    expect(seats[0]).toHaveLength(game.featureNames.length);
    expect(came).toEqual(positions[0].came);
    expect(over).toBeLessThan(1);
    expect(progress).toBeLessThan(1);
  }
  const shares = positions.map(({ over }) => over);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});
