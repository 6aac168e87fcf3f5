/** Editions: a game refuses component data, or it can be set up, shown and played with it. */
import * as fc from 'fast-check';
import { notPlain } from '../../kernel/conformance/plain.ts';
import {
  contentHash,
  EditionError,
  type Game,
  LANGUAGES,
  type Setup,
  seedStream,
  tableSpeaker,
} from '../../kernel/index.ts';
import type { Border, Check, Outcome } from './border.ts';
import { changed, changes } from './changes.ts';
import { openGames, playOn, someSetups } from './corpus.ts';

const MOVES = 25;
/** Of all companies, as many per edition; each edition gets others. */
const SETUPS = 2;

function tryOut(game: Game, setup: Setup): string | undefined {
  const state = game.setup(setup);
  const luck = seedStream(3, 'edition');
  for (let i = 0; i < 2; i++) {
    const [broken] = game.invariants(state);
    if (broken !== undefined) return `after ${i * MOVES} moves: ${broken}`;
    for (const viewer of [...setup.seats.keys(), 'spectator' as const]) {
      const view = game.view(state, viewer);
      game.forecast(view);
      game.imagine(view, luck);
      const language = LANGUAGES[(i + (viewer === 'spectator' ? 0 : viewer)) % LANGUAGES.length];
      const printed = game.print(view, tableSpeaker(game, setup, language));
      if (/⟨|NaN|undefined/.test(printed)) return 'the printed board has a hole in it';
    }
    for (const seat of game.deciding(state)) {
      if (game.moves(state, seat).length === 0) return `seat ${seat} must decide and has no move`;
      game.prompt(state, seat);
      game.evaluate(state, seat);
    }
    playOn(game, state, MOVES, luck);
  }
  const unplain = notPlain(state);
  if (unplain !== undefined) return `the state is not plain: ${unplain}`;
  return contentHash(game.clone(state)) === contentHash(state) ? undefined : 'a clone is not equal';
}

export const editions: Border = {
  name: 'editions',
  async inputs() {
    const games = await openGames();
    return fc
      .tuple(fc.nat(games.length - 1), changes)
      .map(([i, list]) => `${i} ${changed(games[i].module.standardEdition, list)}`);
  },
  async open(): Promise<Check> {
    const games = await openGames();
    return (input): Outcome => {
      const { module } = games[Number(input[0])];
      let game: Game;
      try {
        game = module.open(JSON.parse(input.slice(2)));
      } catch (error) {
        if (error instanceof EditionError) return 'refused';
        throw error;
      }
      const setups = someSetups(game);
      for (let i = 0; i < SETUPS; i++) {
        const problem = tryOut(game, setups[(input.length + i) % setups.length]);
        if (problem !== undefined) return { finding: problem };
      }
      return 'accepted';
    };
  },
};
