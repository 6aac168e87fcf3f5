/** Opponents think here, apart from the match, so that neither page nor table ever waits for them. */
import { explain, think } from '../../host/thinking.ts';
import type { Thinker, Thought } from '../../host/thought.ts';
import type { Game } from '../../kernel/index.ts';
import { openGame } from './games.ts';

const gameFor = async ({ game, edition }: Thought): Promise<Game> => (await openGame(game, edition)).game;

export const thinker = {
  async think(thought) {
    return think(await gameFor(thought), thought);
  },
  async explain(thought) {
    return explain(await gameFor(thought), thought);
  },
} satisfies Thinker;
