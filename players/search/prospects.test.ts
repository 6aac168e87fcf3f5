import { expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { openStandard } from '../../games/testing.ts';
import { type Game, type GameState, makeSetup, type Seat, seedStream } from '../../kernel/index.ts';
import { foresight, playerNamed } from '../ladder.ts';
import { chooseMove, seatPlayers } from '../play.ts';
import type { Player } from '../player.ts';
import { mean } from '../statistics.ts';
import { expectedPoints } from './prospects.ts';
import { trialsFrom } from './rollouts.ts';

function named(id: string): Player {
  const player = playerNamed(id);
  if (player === undefined) throw new Error(`no ${id}`);
  return player;
}

/** Two quick opponents play until a turn begins so far in the game, or to its end; whose turn it is. */
function playTo(game: Game, state: GameState, seed: number, progress = Number.POSITIVE_INFINITY): Seat | undefined {
  const quick = named('quick');
  const seated = seatPlayers([quick, quick], seed);
  for (let [seat] = game.deciding(state); seat !== undefined; [seat] = game.deciding(state)) {
    if (game.progress(state) >= progress && game.turn(state) === seat) return seat;
    game.apply(state, seat, chooseMove(game, state, seat, seated));
  }
  return undefined;
}

function middleOf(game: Game, progress: number): { state: GameState; seat: Seat } {
  const state = game.setup(makeSetup(game, { seats: ['player', 'player'], seed: 11 }));
  const seat = playTo(game, state, 11, progress);
  if (seat === undefined) throw new Error('the game is over');
  return { state, seat };
}

const stream = () => seedStream(5, 'prospects');

test.each(GAMES)('$id: the points to expect are the mean of what games end with that are played on', async ({ id }) => {
  const game = await openStandard(id);
  const { state, seat } = middleOf(game, 0.7);
  const quick = { by: named('quick'), taught: 0 };
  const before = JSON.stringify(state);
  const [one, two] = [1, 2].map((games) => expectedPoints(game, state, seat, { ...quick, games }, stream()));
  expect(JSON.stringify(state)).toBe(before);
  // Every game is another: its own world, and luck of its own for whoever plays it.
  const trials = trialsFrom(game, state, seat, stream());
  const ends = [0, 1].map((k) => {
    const { world, seed } = trials.at(k);
    playTo(game, world, seed);
    return game.result(world)?.sheets.map(({ total }) => total) ?? [];
  });
  expect(one).toEqual(ends[0]);
  expect(two).toEqual(one.map((points, other) => mean([points, ends[1][other]])));
  // Points are whole: one game ends with such, and the mean of two may lie between.
  expect(one.every((points) => Number.isInteger(points))).toBe(true);
  for (const [other, points] of two.entries()) {
    const second = 2 * points - one[other];
    expect(second).toBeCloseTo(Math.round(second), 9);
  }
  // What the seat cannot see is dealt anew, so nothing of it shows.
  const elsewhere = game.clone(state);
  game.redeal(elsewhere, seat, seedStream(9, 'another deal'));
  expect(expectedPoints(game, elsewhere, seat, { ...quick, games: 2 }, stream())).toEqual(two);
});

test('in Train Rush what games have taught counts beside games that are played on, as much as is said', async () => {
  const game = await openStandard('train-rush');
  const { state, seat } = middleOf(game, 0.5);
  const by = named('quick');
  const [played, known, mixed] = [0, 1, 0.3].map((taught) =>
    expectedPoints(game, state, seat, { by, games: 2, taught }, stream()),
  );
  const trials = trialsFrom(game, state, seat, stream());
  const learnt = [0, 1].map((k) => game.expected?.(trials.at(k).world) ?? []);
  for (const other of [0, 1]) {
    expect(known[other]).toBeCloseTo(mean(learnt.map((points) => points[other])), 9);
    expect(mixed[other]).toBeCloseTo(0.7 * played[other] + 0.3 * known[other], 9);
  }
  expect(foresight(game, 4)).toMatchObject({ games: 4, taught: 0.3 });
});
