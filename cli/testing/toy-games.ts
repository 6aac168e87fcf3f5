/** A registry with the toy of the conformance suite, and with one that breaks the contract: games small enough to test a command. */
import type { GameEntry } from '../../games/registry.ts';
import { openToy, toy } from '../../kernel/conformance/toy.ts';
import type { Game, GameModule } from '../../kernel/index.ts';

/** Its invariants object to more than twenty points. */
const fussy: GameModule = {
  ...toy,
  id: 'fussy',
  open(edition) {
    const sound = openToy(edition);
    const game: Game<Parameters<typeof sound.clone>[0]> = {
      ...sound,
      id: 'fussy',
      title: 'Fussy coupling',
      invariants: (state) =>
        state.points.some((points) => points > 20) ? ['more than twenty points'] : sound.invariants(state),
    };
    return game;
  },
};

export const GAMES: readonly GameEntry[] = [
  { id: 'toy', load: async () => toy },
  { id: 'fussy', load: async () => fussy },
];
