import { expect, test } from 'vitest';
import { toy } from '../kernel/conformance/toy.ts';
import { type Game, type GameState, makeSetup, seedStream } from '../kernel/index.ts';
import { judge } from './judge.ts';
import { type Question, questionAbout } from './player.ts';
import { type Search, searcher } from './search/searcher.ts';

const plain: Game = toy.open(toy.standardEdition);
const start = (seed: number): GameState =>
  plain.setup(makeSetup(plain, { seats: ['player', 'player', 'player'], options: { whistle: true }, seed }));
const search: Search = {
  width: 4,
  perMove: 2,
  stages: [{ lines: 4, budget: 24, rollouts: { own: 'likely', others: 'likely', turns: 2 }, trust: 1 }],
  longest: 1_000,
};
const questionOf = (game: Game, state: GameState): Question =>
  questionAbout({ game, seat: 0, seats: 3, moves: plain.moves(state, 0), stream: seedStream(1, 'player') }, () =>
    plain.view(state, 0),
  );

const valued = (values: readonly number[]): Game => ({
  ...plain,
  progress: () => 0,
  evaluate: (_state, seat) => values[seat],
  evaluateAll: () => values,
});

test('rivals at a table of more than two count by a share of what they have on average', () => {
  expect(judge(valued([10, 4, 8]), start(1), 0, 3)).toBe(10);
  expect(judge(valued([10, 4, 8]), start(1), 0, 3, 0.5)).toBe(7);
  expect(judge(valued([10, 4, 8]), start(1), 2, 3, 1)).toBe(1);
});

test('at a table of two the rival counts in full whatever a search minds', () => {
  expect(judge(valued([10, 4]), start(1), 0, 2, 0.5)).toBe(judge(valued([10, 4]), start(1), 0, 2));
});

test('rivals are minded by a search as much as it says, at every look', () => {
  const OWN = -1_000;
  const others = (state: GameState): number => {
    const [, second, third] = plain.evaluateAll(state);
    return (second + third) / 2;
  };
  const heedless: Game = {
    ...plain,
    evaluate: (state, seat) => (seat === 0 ? OWN : plain.evaluate(state, seat)),
    evaluateAll: (state) => [OWN, ...plain.evaluateAll(state).slice(1)],
  };
  const envious: Game = { ...plain, evaluate: (state) => OWN - others(state) };
  const choices = (rivals: number, game: Game): string[] =>
    Array.from({ length: 8 }, (_, seed) =>
      JSON.stringify(searcher('minding', { ...search, rivals }).choose(questionOf(game, start(seed + 1)))),
    );
  expect(choices(1, heedless)).toEqual(choices(0, envious));
  expect(choices(1, heedless)).not.toEqual(choices(0, heedless));
});
