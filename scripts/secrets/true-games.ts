/** The games of the house for the true station: as they are, unless a table is told to leak. */
import './fixed-chance.ts';
import { type GameEntry, GAMES as HOUSE } from '../../games/registry.ts';
import { leakingAsTold } from './leaks.ts';

export const GAMES: readonly GameEntry[] = HOUSE.map(({ id, load }) => ({
  id,
  load: async () => {
    const module = await load();
    return { ...module, open: (edition) => leakingAsTold(module.open(edition)) };
  },
}));
