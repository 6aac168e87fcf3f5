import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/conformance/toy.ts';
import {
  type Aspects,
  aspectClass,
  classesOf,
  type Game,
  type GameState,
  type Move,
  makeSetup,
  type PriorTable,
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

describe('what a move means in the position', () => {
  const wagonOf = (move: Move): number => ('wagon' in move ? Number(move.wagon) : 0);
  /** Whether nothing heavier could be given away, which the move alone does not tell. */
  const heaviest = (moves: readonly Move[], move: Move): boolean =>
    moves.every((other) => wagonOf(other) <= wagonOf(move));
  const aspects: Aspects = {
    write(_state, _seat, moves, into) {
      for (const [i, move] of moves.entries()) into[i] = heaviest(moves, move) ? 1 : 0;
    },
  };
  const learntWith = (told: Aspects): PriorTable => {
    const seeing: Game = { ...game, aspects: told };
    const all = joinLessons([1, 2, 3, 4, 5, 6].map((seed) => watchGame(seeing, table(seed), novice)));
    return tableOf(all, fitWeights(all), 'a test');
  };
  const state = game.setup(table(9));
  const [seat] = game.deciding(state);
  const moves = game.moves(state, seat);
  const progress = (at: GameState): number => game.progress(at);
  const weigh = (priors: NonNullable<Game['priors']>): { heaviest: number; other: number } => {
    const into = new Float64Array(moves.length);
    priors(state, seat, moves, into);
    const place = moves.findIndex((move) => heaviest(moves, move));
    return { heaviest: into[place], other: into[place === 0 ? 1 : 0] };
  };

  test('is learnt beside the move itself', () => {
    const learnt = learntWith(aspects);
    expect(learnt.weights[aspectClass('choose', { type: 'choose' }, 1)]).toBeLessThan(0);
    const without = weigh(priorsBy(learnt, progress)).heaviest;
    expect(weigh(priorsBy(learnt, progress, aspects)).heaviest).toBeLessThan(without);
  });

  test('may be all that is learnt', () => {
    const alone = { ...aspects, alone: true };
    const learnt = learntWith(alone);
    const classes = ['choose:choose', ...[0, 1].map((aspect) => aspectClass('choose', { type: 'choose' }, aspect))];
    expect(Object.keys(learnt.weights).filter((name) => name.startsWith('choose') && !classes.includes(name))).toEqual(
      [],
    );
    const { heaviest, other } = weigh(priorsBy(learnt, progress, alone));
    expect(heaviest).toBeLessThan(other);
  });

  test('counts for more where playouts are to be surer of their moves than players are', () => {
    const learnt = learntWith(aspects);
    const alone = { ...aspects, alone: true };
    const [plain, sure] = [1, 2].map((sharpness) => weigh(priorsBy(learnt, progress, { ...alone, sharpness })));
    expect(sure.other / sure.heaviest).toBeCloseTo((plain.other / plain.heaviest) ** 2);
  });
});
