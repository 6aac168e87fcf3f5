import { expect, test } from 'vitest';
import { positions } from '../games/positions.ts';
import { GAMES } from '../games/registry.ts';
import {
  below,
  contentHash,
  type Game,
  type GameState,
  type Move,
  type Seat,
  type Stream,
  seedStream,
} from '../kernel/index.ts';
import { rehearse } from './rehearsal.ts';

const POSITIONS = 40;
const LONGEST = 6;

/** What a seat could do in a row from here, and what it would see after each move. */
function line(game: Game, before: GameState, seat: Seat, luck: Stream): { moves: Move[]; views: object[] } {
  const state = game.clone(before);
  const moves: Move[] = [];
  const views: object[] = [];
  while (moves.length < LONGEST && game.deciding(state).includes(seat)) {
    const legal = game.moves(state, seat);
    const move = legal[below(luck, legal.length)];
    game.apply(state, seat, move);
    moves.push(move);
    views.push(game.view(state, seat));
  }
  return { moves, views };
}

test.each(GAMES)('$id: a line is rehearsed as it would be played, and nothing of it happens', async ({ load }) => {
  const module = await load();
  const game = module.open(module.standardEdition);
  const luck = seedStream(5, 'rehearsal');
  let longest = 0;
  for (const { state, seat } of positions(game, POSITIONS, luck)) {
    const { moves, views } = line(game, state, seat, luck);
    const before = contentHash(state);
    const steps = rehearse(game, state, seat, moves);
    expect(contentHash(state)).toBe(before);
    expect(steps.map(({ move }) => move)).toEqual(moves.slice(0, steps.length));
    const known = steps.filter(({ consequences }) => consequences.view !== undefined);
    expect(known.map(({ consequences }) => consequences.view)).toEqual(views.slice(0, known.length));
    // It ends early only where something is drawn or shown.
    if (steps.length < moves.length) expect(known.length).toBe(steps.length - 1);
    longest = Math.max(longest, known.length);
  }
  expect(longest).toBeGreaterThan(1);
});

test('what is not possible any more ends a rehearsal', async () => {
  const module = await GAMES[0].load();
  const game = module.open(module.standardEdition);
  const [{ state, seat, moves }] = positions(game, 1, seedStream(5, 'rehearsal'));
  expect(rehearse(game, state, seat, [moves[0], { type: 'nothing' }])).toHaveLength(1);
  expect(rehearse(game, state, seat, [{ type: 'nothing' }, moves[0]])).toHaveLength(0);
});
