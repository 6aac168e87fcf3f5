import { expect, test } from 'vitest';
import { toy } from '../../kernel/conformance/toy.ts';
import { type Figures, fraction, type Game, makeSetup, seedStream } from '../../kernel/index.ts';
import { novice } from '../novice.ts';
import { changed, fitFigures, judging, type Trial, watchFigures } from './figures.ts';

const plain: Game = toy.open(toy.standardEdition);
/** Judges by how many points a point is; `coal` changes nothing. */
const figured: Game = {
  ...plain,
  figures: () => ({ points: 1, coal: 0.8 }),
  judgedBy: ({ points }: Figures) => ({ ...plain, evaluate: (state, seat) => points * plain.evaluate(state, seat) }),
};

test('a figure grows with its change, and a share never comes to one', () => {
  expect(changed(10, 1)).toBeGreaterThan(10);
  expect(changed(10, -1)).toBeLessThan(10);
  expect(changed(0.9, 1)).toBeGreaterThan(0.9);
  expect(changed(0.9, 10)).toBeLessThan(1);
  expect([changed(0.3, 0), changed(0.9, 0), changed(7, 0)]).toEqual([0.3, 0.9, 7]);
});

test('every seat of a game judges by figures of its own, and what came of them is told against the mean of the table', () => {
  const setup = makeSetup(figured, { seats: ['player', 'player', 'player'], seed: 4 });
  const trials = watchFigures(figured, setup, novice);
  expect(trials).toHaveLength(3);
  expect(new Set(trials.map(({ changes }) => changes.join())).size).toBe(3);
  for (const k of [0, 1]) expect(trials.reduce((sum, { changes }) => sum + changes[k], 0)).toBeCloseTo(0);
  expect(trials.reduce((sum, { came }) => sum + came, 0)).toBeCloseTo(0);
  expect(watchFigures(figured, setup, novice)).toEqual(trials);
});

test('a player judges by the figures that it is given', () => {
  const asked: Figures[] = [];
  const listening: Game = {
    ...figured,
    judgedBy(figures) {
      asked.push(figures);
      return plain;
    },
  };
  const state = plain.setup(makeSetup(plain, { seats: ['player', 'player'], seed: 1 }));
  const question = {
    ...{ game: listening, seat: 0, seats: 2, moves: plain.moves(state, 0), stream: seedStream(1, 'player') },
    view: () => plain.view(state, 0),
    imagine: () => plain.clone(state),
  };
  const player = judging(novice, { points: 3 }, 'novice, new');
  expect([player.choose(question), player.choose(question)]).toEqual([
    novice.choose({ ...question, game: plain }),
    expect.anything(),
  ]);
  expect(asked).toEqual([{ points: 3 }]);
});

/** Every unit of roads brings four points, every unit of debts costs two, coal nothing; the rest is luck. */
function played(games: number): Trial[] {
  const luck = seedStream(9, 'trials');
  const change = (): number => 2 * fraction(luck) - 1;
  return Array.from({ length: games }, () => {
    const [roads, debts, coal] = [change(), change(), change()];
    return { changes: [roads, debts, coal], came: 4 * roads - 2 * debts + 6 * change() };
  });
}

test('figures go in the direction that brought points, the surer the further, and others stay', () => {
  const { figures, slopes } = fitFigures({ roads: 2, debts: 3, coal: 5 }, played(400));
  expect(slopes.map(({ name }) => name)).toEqual(['roads', 'debts', 'coal']);
  expect(slopes[0].gain).toBeCloseTo(4, 0);
  expect(slopes[1].gain).toBeCloseTo(-2, 0);
  expect(figures.roads).toBe(Number(changed(2, 1).toPrecision(4)));
  expect(figures.debts).toBeLessThan(3);
  expect(Object.keys(figures)).not.toContain('coal');
});

test('after few games a step is short', () => {
  const [few, many] = [30, 400].map((games) => fitFigures({ roads: 2, debts: 3, coal: 5 }, played(games)).figures);
  expect(few.debts ?? 3).toBeGreaterThan(many.debts);
});
