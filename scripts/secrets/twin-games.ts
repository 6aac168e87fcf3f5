/** The games of the house for the other station: in each, what the table's viewer cannot know is another. */
import './fixed-chance.ts';
import { type GameEntry, GAMES as HOUSE } from '../../games/registry.ts';
import { leakingAsTold } from './leaks.ts';
import { twinOf } from './twin-game.ts';

export const GAMES: readonly GameEntry[] = HOUSE.map(({ id, load }) => ({
  id,
  load: async () => {
    const module = await load();
    return { ...module, open: (edition) => twinOf(leakingAsTold(module.open(edition))) };
  },
}));
