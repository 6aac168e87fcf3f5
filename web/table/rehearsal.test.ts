import { expect, test } from 'vitest';
import { positions } from '../../games/positions.ts';
import { GAMES } from '../../games/registry.ts';
import { rehearse } from '../../host/rehearsal.ts';
import { type Game, type GameState, type Move, type Seat, seedStream } from '../../kernel/index.ts';
import { fallbackBoard } from '../kit/fallback/board.tsx';
import { stepsOf } from './rehearsal.ts';

const POSITIONS = 30;
const LONGEST = 4;

/** What a seat could do in a row from here: always the first thing. */
function line(game: Game, before: GameState, seat: Seat): Move[] {
  const state = game.clone(before);
  const moves: Move[] = [];
  while (moves.length < LONGEST && game.deciding(state).includes(seat)) {
    const [move] = game.moves(state, seat);
    game.apply(state, seat, move);
    moves.push(move);
  }
  return moves;
}

test.each(GAMES)('$id: each step of a line begins where the one before has led', async ({ id, load }) => {
  const module = await load();
  const game = module.open(module.standardEdition);
  let longest = 0;
  for (const { state, seat } of positions(game, POSITIONS, seedStream(7, 'steps'))) {
    const scene = { view: game.view(state, seat), edition: module.standardEdition, viewer: seat, me: seat, seats: [] };
    const asked = { seat, prompt: game.prompt(state, seat) };
    const steps = stepsOf(rehearse(game, state, seat, line(game, state, seat)), asked, fallbackBoard(id), scene);
    const played = game.clone(state);
    for (const { view, question, offer } of steps) {
      expect(view).toEqual(game.view(played, seat));
      expect(question.prompt).toEqual(game.prompt(played, seat));
      expect(question.offers).toEqual([offer]);
      game.apply(played, seat, offer.move);
    }
    longest = Math.max(longest, steps.length);
  }
  expect(longest).toBeGreaterThan(1);
});
