import { expect, test } from 'vitest';
import { toy } from './conformance/toy.ts';
import { expectedBy, type Game, type GameState, inputsOf, makeSetup } from './index.ts';

const game: Game = toy.open(toy.standardEdition);
const setup = makeSetup(game, { seats: ['player', 'player', 'player'], options: { whistle: true }, seed: 5 });
const features = game.featureNames;
const inputs = inputsOf(features.length);

/** A table in which only these weights are not nothing. */
const tableOf = (weights: Readonly<Record<number, number>>) => ({
  from: 'a test',
  features,
  weights: Array.from({ length: inputs + 1 }, (_, place) => weights[place] ?? 0),
});
const seatsOf = (state: GameState): number => game.evaluateAll(state).length;
const ALWAYS = 0;
const OWN_TURN = inputs;

function atEnd(): GameState {
  const state = game.setup(setup);
  for (let [seat] = game.deciding(state); seat !== undefined; [seat] = game.deciding(state))
    game.apply(state, seat, game.moves(state, seat)[0]);
  return state;
}

test('a table that says nothing leaves every seat its evaluation', () => {
  const state = game.setup(setup);
  expect(expectedBy({ more: tableOf({}) }, game, seatsOf)(state)).toEqual([...game.evaluateAll(state)]);
});

test('what was learnt comes on top, at tables of the size it was learnt at', () => {
  const state = game.setup(setup);
  const plain = [...game.evaluateAll(state)];
  const table = tableOf({ [ALWAYS]: 7 });
  expect(expectedBy({ more: table }, game, seatsOf)(state)).toEqual(plain.map((points) => points + 7));
  expect(expectedBy({ more: table }, game, seatsOf)(state, 0.5)).toEqual(plain.map((points) => points + 3.5));
  expect(expectedBy({ two: table }, game, seatsOf)(state)).toEqual(plain);
  const forTwo = game.setup(makeSetup(game, { seats: ['player', 'player'], seed: 5 }));
  expect(expectedBy({ two: table }, game, seatsOf)(forTwo)).toEqual(
    Array.from(game.evaluateAll(forTwo), (points) => points + 7),
  );
});

test('it tells who is in turn from who waits', () => {
  const state = game.setup(setup);
  const turn = game.turn(state);
  expect(expectedBy({ more: tableOf({ [OWN_TURN]: 3 }) }, game, seatsOf)(state)).toEqual(
    Array.from(game.evaluateAll(state), (points, seat) => points + (seat === turn ? 3 : 0)),
  );
});

test('when the game is over, points are what they are', () => {
  const state = atEnd();
  expect(expectedBy({ more: tableOf({ [ALWAYS]: 1 }) }, game, seatsOf)(state)).toEqual(
    game.result(state)?.sheets.map(({ total }) => total),
  );
});

test('a table for other features, or one that is cut, is refused', () => {
  expect(() => expectedBy({ two: { ...tableOf({}), features: ['something else'] } }, game, seatsOf)).toThrow(
    'other features',
  );
  expect(() => expectedBy({ more: { ...tableOf({}), weights: [0] } }, game, seatsOf)).toThrow('not whole');
});
