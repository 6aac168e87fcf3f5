import { expect, test } from 'vitest';
import { toy } from '../../kernel/conformance/toy.ts';
import {
  aspectClass,
  classesOf,
  type Game,
  type GameState,
  type Move,
  makeSetup,
  priorsBy,
} from '../../kernel/index.ts';
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

test('what a move means in the position is learnt beside the move itself', () => {
  const wagonOf = (move: Move): number => ('wagon' in move ? Number(move.wagon) : 0);
  /** Whether nothing heavier could be given away, which the move alone does not tell. */
  const aspect: NonNullable<Game['aspect']> = (state, seat, move) =>
    game.moves(state, seat).every((other) => wagonOf(other) <= wagonOf(move)) ? 1 : 0;
  const seeing: Game = { ...game, aspect };
  const all = joinLessons([1, 2, 3, 4, 5, 6].map((seed) => watchGame(seeing, table(seed), novice)));
  const learnt = tableOf(all, fitWeights(all), 'a test');
  expect(learnt.weights[aspectClass('choose', { type: 'choose' }, 1)]).toBeLessThan(0);
  const state = game.setup(table(9));
  const [seat] = game.deciding(state);
  const moves = game.moves(state, seat);
  const weigh = (priors: NonNullable<Game['priors']>): number => {
    const into = new Float64Array(moves.length);
    priors(state, seat, moves, into);
    return into[moves.findIndex((move) => aspect(state, seat, move) === 1)];
  };
  const progress = (at: GameState): number => game.progress(at);
  expect(weigh(priorsBy(learnt, progress, aspect))).toBeLessThan(weigh(priorsBy(learnt, progress)));
});
