import { expect, test } from 'vitest';
import { toy } from '../kernel/conformance/toy.ts';
import { type Game, type GameState, makeSetup, seedStream } from '../kernel/index.ts';
import { minding } from './minding.ts';
import { type Question, questionAbout } from './player.ts';
import { type Search, searcher } from './search/searcher.ts';

const plain: Game = toy.open(toy.standardEdition);
const state = plain.setup(makeSetup(plain, { seats: ['player', 'player'], seed: 5 }));
/** Games have taught that every seat comes to ten points more than its evaluation, and the second to twenty. */
const taught: Game = {
  ...plain,
  expected: (of: GameState, share = 1) =>
    Array.from(plain.evaluateAll(of), (points, seat) => points + share * 10 * (seat + 1)),
};
/** As they stand in a file: the same object every time. */
const LEARNT = { points: -1 };
const search: Search = {
  width: 4,
  perMove: 2,
  stages: [{ lines: 4, budget: 8, rollouts: { own: 'likely', others: 'likely', turns: 1 }, trust: 1 }],
  longest: 1_000,
};
const valuesOf = (game: Game): number[] => [...game.evaluateAll(state)];
const [first, second] = valuesOf(plain);

test('positions are judged by the evaluation and a share of what games have taught', () => {
  expect(valuesOf(minding(taught, 0.5))).toEqual([first + 5, second + 10]);
  expect(minding(taught, 0.5).evaluate(state, 1)).toBe(second + 10);
  expect(valuesOf(minding(taught, 1))).toEqual([first + 10, second + 20]);
});

test('of a game that has taught nothing the evaluation is all there is', () => {
  expect(valuesOf(minding(plain, 0.5))).toEqual([first, second]);
});

test('nothing is minded twice, and the same game is made once', () => {
  const game = minding(taught, 0.5);
  expect(valuesOf(minding(game, 0.5))).toEqual(valuesOf(game));
  expect(minding(taught, 0.5)).toBe(game);
});

test('a search minds as much of it as it says, and otherwise does not ask for it', () => {
  const asked: (number | undefined)[] = [];
  const listening: Game = {
    ...taught,
    expected(of, share) {
      asked.push(share);
      return taught.expected?.(of, share) ?? [];
    },
  };
  const question = (): Question =>
    questionAbout(
      { game: listening, seat: 0, seats: 2, moves: plain.moves(state, 0), stream: seedStream(1, 'player') },
      () => plain.view(state, 0),
    );
  searcher('unheeding', search).choose(question());
  expect(asked).toEqual([]);
  searcher('heeding', { ...search, minds: 0.25 }).choose(question());
  expect(new Set(asked)).toEqual(new Set([0.25]));
});

test('a search judges by the figures that games have taught for its table if it says so, and otherwise does not ask for them', () => {
  const asked: unknown[] = [];
  const figured: Game = {
    ...plain,
    figures: () => ({ points: 1 }),
    learntFigures: (seats) => (seats === 2 ? LEARNT : undefined),
    judgedBy(figures) {
      asked.push(figures);
      return { ...plain, evaluateAll: (of) => plain.evaluateAll(of).map((points) => points * figures.points) };
    },
  };
  const asksWith = (seats: number, wish: Search): unknown[] => {
    asked.length = 0;
    const question = questionAbout(
      { game: figured, seat: 0, seats, moves: plain.moves(state, 0), stream: seedStream(1, 'player') },
      () => plain.view(state, 0),
    );
    searcher('figured', wish).choose(question);
    return [...asked];
  };
  expect(asksWith(2, search)).toEqual([]);
  expect(asksWith(3, { ...search, learntFigures: true })).toEqual([]);
  expect(asksWith(2, { ...search, learntFigures: true })).toEqual([{ points: -1 }]);
});
