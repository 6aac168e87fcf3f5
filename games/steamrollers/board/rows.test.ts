import { expect, test } from 'vitest';
import { makeSetup } from '../../../kernel/index.ts';
import { offerId } from '../../../web/kit/offers.ts';
import { parseEdition } from '../components/edition.ts';
import standard from '../components/standard.json' with { type: 'json' };
import { openSteamRollers } from '../index.ts';
import { modelOf } from './model.ts';
import { moveTowards, type Rows, swapped } from './rows.ts';

const game = openSteamRollers(standard);
const { colours } = modelOf(parseEdition(standard));
const PLAYER = 0;

/** Solo play against Eva, with the rows laid as they are wanted; the answer is how they lie then, and in how many moves. */
function lay(seed: number, wanted: (drawn: Rows) => Rows): { rows: Rows; drawn: Rows; moves: number } {
  const state = game.setup(makeSetup(game, { seats: ['player', 'eva'], seed, options: {} }));
  const drawn = game.view(state, PLAYER).goods;
  const rows = wanted(drawn);
  for (let moves = 0; ; moves++) {
    const offers = game.moves(state, PLAYER);
    const offer = moveTowards(rows, colours, game.view(state, PLAYER), {
      offers: offers.map((move) => ({ move, text: game.describe(move), id: offerId(move), targets: [] })),
    });
    if (!offer) return { rows: game.view(state, PLAYER).goods, drawn, moves };
    game.apply(state, PLAYER, offer.move);
  }
}

test('SR-10.2.2 rows left as drawn take one move', () => {
  const { rows, drawn, moves } = lay(1, (as) => as);
  expect(rows).toEqual(drawn);
  expect(moves).toBe(1);
});

test.each([1, 2, 3, 4, 5])('SR-10.2.2 every row turned round lies as it was wanted (seed %i)', (seed) => {
  const { rows, drawn } = lay(seed, (as) => as.map((row) => [...row].reverse()));
  expect(rows).toEqual(drawn.map((row) => [...row].reverse()));
});

test('SR-10.2.2 two goods of one city change places, and all others stay', () => {
  const { rows, drawn } = lay(1, (as) => swapped(as, 1, 0, as[1].length - 1));
  expect(rows).toEqual(swapped(drawn, 1, 0, drawn[1].length - 1));
  expect(rows).not.toEqual(drawn);
});
