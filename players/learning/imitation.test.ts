import { expect, test } from 'vitest';
import { toy } from '../../kernel/conformance/toy.ts';
import { classesOf, type Game, makeSetup, priorsBy } from '../../kernel/index.ts';
import { novice } from '../novice.ts';
import { fitOf, fitWeights, joinLessons, tableOf, watchGame } from './imitation.ts';

const game: Game = toy.open(toy.standardEdition);
const table = (seed: number) => makeSetup(game, { seats: ['player', 'player', 'player'], seed });
const lessons = [1, 2, 3, 4, 5, 6].map((seed) => watchGame(game, table(seed), novice));

test('what a player does again and again is found likely, also in games that were not learnt from', () => {
  const all = joinLessons(lessons);
  const known = joinLessons(lessons.slice(0, 4)).samples.length;
  const weights = fitWeights({ names: all.names, samples: all.samples.slice(0, known) });
  const fit = fitOf(all.samples.slice(known), weights);
  expect(fit.known).toBeGreaterThan(fit.chance);
  expect(fit.first).toBeGreaterThan(0.6);
});

test('priors of a table follow its weights: the novice of Coupling gives away its lightest wagon', () => {
  const all = joinLessons(lessons);
  const priors = priorsBy(tableOf(all, fitWeights(all), 'a test'), (state) => game.progress(state));
  const state = game.setup(table(9));
  const moves = [1, 6].map((wagon) => ({ type: 'choose', wagon }));
  const into = new Float64Array(2);
  priors(state, 0, moves, into);
  expect(into[0]).toBeGreaterThan(into[1]);
  expect(classesOf('choose', moves[0], 0.5)).toEqual(['choose:choose@1', 'choose,choose,1']);
});
