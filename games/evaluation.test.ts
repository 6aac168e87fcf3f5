/** Opponents think the same wherever they sit: what an evaluation remembers must never show. */
import { expect, test } from 'vitest';
import { allCompanies, type Game, type GameState, makeSetup, pick, seedStream } from '../kernel/index.ts';
import { GAMES } from './registry.ts';

/** In every so many-th company of a game. */
const COMPANIES = 5;

/** Every position of a random game, also in the middle of a turn. */
function statesOf(game: Game, seats: readonly string[], seed: number): GameState[] {
  const state = game.setup(makeSetup(game, { seats, seed }));
  const luck = seedStream(seed, 'evaluation');
  const states: GameState[] = [];
  for (let [seat] = game.deciding(state); seat !== undefined; [seat] = game.deciding(state)) {
    states.push(game.clone(state));
    game.apply(state, seat, pick(luck, game.moves(state, seat)));
  }
  return states;
}

test.each(GAMES.map(({ id, load }) => ({ id, load })))(
  'what $id says of a position does not depend on what it was asked before',
  async ({ load }) => {
    const module = await load();
    const forwards = module.open(module.standardEdition);
    const backwards = module.open(module.standardEdition);
    const companies = allCompanies(forwards).slice(0, COMPANIES);
    const states = companies.flatMap((seats, seed) => statesOf(forwards, seats, seed));
    const said = states.map((state) => forwards.evaluateAll(state));
    for (let i = states.length - 1; i >= 0; i--) expect(backwards.evaluateAll(states[i])).toEqual(said[i]);
  },
);
