import { expect, test } from 'vitest';
import { toy } from '../kernel/conformance/toy.ts';
import { type Game, type GameState, makeSetup } from '../kernel/index.ts';
import { minding } from './minding.ts';

const plain: Game = toy.open(toy.standardEdition);
const state = plain.setup(makeSetup(plain, { seats: ['player', 'player'], seed: 5 }));
/** Games have taught that every seat comes to ten points more than its evaluation, and the second to twenty. */
const taught: Game = {
  ...plain,
  expected: (of: GameState, share = 1) =>
    Array.from(plain.evaluateAll(of), (points, seat) => points + share * 10 * (seat + 1)),
};
const valuesOf = (game: Game): number[] => [...game.evaluateAll(state)];
const [first, second] = valuesOf(plain);

test('positions are judged by the evaluation and a share of what games have taught', () => {
  expect(valuesOf(minding(taught, 0.5))).toEqual([first + 5, second + 10]);
  expect(minding(taught).evaluate(state, 1)).toBe(second + 10);
  expect(valuesOf(minding(taught, 1))).toEqual([first + 10, second + 20]);
});

test('of a game that has taught nothing the evaluation is all there is', () => {
  expect(valuesOf(minding(plain))).toEqual([first, second]);
});

test('nothing is minded twice, and the same game is made once', () => {
  const game = minding(taught, 0.5);
  expect(valuesOf(minding(game, 0.5))).toEqual(valuesOf(game));
  expect(minding(taught, 0.5)).toBe(game);
});
