import { expect, test } from 'vitest';
import { openTrainRush, trainRush } from '../games/train-rush/index.ts';
import { PHASES } from '../games/train-rush/state.ts';
import { type Game, makeSetup } from '../kernel/index.ts';
import { playerNamed } from './ladder.ts';
import { chooseMove, seatPlayers } from './play.ts';
import type { Player } from './player.ts';
import { quick } from './quick.ts';

const AUCTION = PHASES.indexOf('auction');

/** Bids of the first round by order of bidding, everything before them by `quick`. */
function firstBids(bidder: Player, seed: number): string {
  const game = openTrainRush(trainRush.standardEdition);
  const rules: Game = game;
  const state = game.setup(makeSetup(game, { seats: new Array(4).fill('player'), seed }));
  const player: Player = {
    id: 'bidder',
    choose: (question) => (question.moves[0].type === 'playSpy' ? bidder : quick).choose(question),
  };
  const seated = seatPlayers(new Array(4).fill(player), seed);
  while (state.phase <= AUCTION) {
    const [seat] = rules.deciding(state);
    rules.apply(state, seat, chooseMove(rules, state, seat, seated));
  }
  return state.order.map((seat) => state.playedSpy[seat]).join(' ');
}

test('TR-4.2: skilled does not pay for a place with the same spies in every game, as steady does', () => {
  const seeds = [1, 2, 3, 4];
  const bidsOf = (level: string): Set<string> => {
    const player = playerNamed(level) ?? quick;
    return new Set(seeds.map((seed) => firstBids(player, seed)));
  };
  expect(bidsOf('steady').size).toBe(1);
  expect(bidsOf('skilled').size).toBeGreaterThan(2);
});
