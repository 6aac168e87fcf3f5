import { expect, test } from 'vitest';
import { toy } from './conformance/toy.ts';
import { expectedBy, type Game, type GameState, inputsOf, makeSetup, VALUE_POINTS, weightsOf } from './index.ts';

const game: Game = toy.open(toy.standardEdition);
const setup = makeSetup(game, { seats: ['player', 'player', 'player'], options: { whistle: true }, seed: 5 });
const features = game.featureNames;
const inputs = inputsOf(features.length);

/** One hidden unit, and a net in which only these weights are not nothing. */
const netOf = (weights: Readonly<Record<number, number>>) => ({
  from: 'a test',
  features,
  hidden: 1,
  weights: Array.from({ length: weightsOf(inputs, 1) }, (_, place) => weights[place] ?? 0),
});
const BIAS_OF_UNIT = 0;
const BIAS = inputs + 1;
const OWN_TURN = BIAS + inputs;
const UNIT = BIAS + inputs + 1;

function atEnd(): GameState {
  const state = game.setup(setup);
  for (let [seat] = game.deciding(state); seat !== undefined; [seat] = game.deciding(state))
    game.apply(state, seat, game.moves(state, seat)[0]);
  return state;
}

test('a net that says nothing leaves every seat its evaluation', () => {
  const state = game.setup(setup);
  expect(expectedBy(netOf({}), game)(state)).toEqual([...game.evaluateAll(state)]);
});

test('what the net says comes on top, as much of it as is minded', () => {
  const state = game.setup(setup);
  const plain = [...game.evaluateAll(state)];
  expect(expectedBy(netOf({ [BIAS]: 0.5 }), game)(state)).toEqual(plain.map((points) => points + 0.5 * VALUE_POINTS));
  // A hidden unit driven by 3 says 3/4.
  const bent = netOf({ [BIAS_OF_UNIT]: 3, [UNIT]: 1 });
  expect(expectedBy(bent, game, 0.2)(state)).toEqual(plain.map((points) => points + 0.2 * 0.75 * VALUE_POINTS));
});

test('it tells who is in turn from who waits', () => {
  const state = game.setup(setup);
  const plain = [...game.evaluateAll(state)];
  const turn = game.turn(state);
  expect(expectedBy(netOf({ [OWN_TURN]: 1 }), game)(state)).toEqual(
    plain.map((points, seat) => points + (seat === turn ? VALUE_POINTS : 0)),
  );
});

test('when the game is over, points are what they are', () => {
  const state = atEnd();
  expect(expectedBy(netOf({ [BIAS]: 1 }), game)(state)).toEqual(game.result(state)?.sheets.map(({ total }) => total));
});

test('a net for other features, or one that is cut, is refused', () => {
  expect(() => expectedBy({ ...netOf({}), features: ['something else'] }, game)).toThrow('other features');
  expect(() => expectedBy({ ...netOf({}), weights: [0] }, game)).toThrow('not whole');
});
