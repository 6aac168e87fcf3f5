import { expect, test } from 'vitest';
import { game as steamrollers } from '../games/steamrollers/testing.ts';
import { openTrainRush, trainRush } from '../games/train-rush/index.ts';
import { type Game, type Move, makeSetup, type Seat, seedStream } from '../kernel/index.ts';
import { questionAbout } from './player.ts';
import { shortSighted } from './short-sighted.ts';
import { steady } from './steady.ts';

interface Choice {
  readonly far: Move;
  readonly short: Move;
}

/** What `steady` would do in a game and what it does that plans shorter, decision by decision; the game goes on as the first says. */
function choices(game: Game, seats: number, seed: number): Choice[] {
  const state = game.setup(makeSetup(game, { seats: Array.from({ length: seats }, () => 'player'), seed }));
  const found: Choice[] = [];
  for (let [seat] = game.deciding(state); seat !== undefined && found.length < 200; [seat] = game.deciding(state)) {
    const moves = game.moves(state, seat);
    const decider: Seat = seat;
    const question = () =>
      questionAbout({ game, seat: decider, seats, moves, stream: seedStream(1, 'player') }, () =>
        game.view(state, decider),
      );
    const far = steady.choose(question());
    found.push({ far, short: shortSighted(steady).choose(question()) });
    game.apply(state, seat, far);
  }
  return found;
}

const BUILDING = ['drawTrack', 'upgradeEngine'];

test.each([2, 3])(
  'in SteamRollers, %i seats: whoever plans shorter delivers where others still build (SR-4.3)',
  (seats) => {
    const made = [4, 5, 6].flatMap((seed) => choices(steamrollers, seats, seed));
    const instead = (far: readonly string[], short: readonly string[]): number =>
      made.filter((choice) => far.includes(choice.far.type) && short.includes(choice.short.type)).length;
    expect(instead(BUILDING, ['deliver'])).toBeGreaterThan(2 * instead(['deliver'], BUILDING));
  },
);

test('a game in which nobody plans shorter is judged as it is', () => {
  const game: Game = openTrainRush(trainRush.standardEdition);
  expect(choices(game, 2, 7).filter(({ far, short }) => far !== short)).toEqual([]);
});
