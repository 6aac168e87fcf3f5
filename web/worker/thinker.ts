/** Opponents think here, apart from the match, so that neither page nor table ever waits for them. */

import type { Finding, StudyTask } from '../../host/study.ts';
import { explain, type Thinker, type Thought, think } from '../../host/thinking.ts';
import type { Game } from '../../kernel/index.ts';
import type { Scholar } from './analyses.ts';
import { openGame } from './games.ts';

/** The game with somebody's own component data, opened once. */
let own: { readonly key: string; readonly game: Game } | undefined;

async function gameFor({ game: id, edition }: Pick<Thought, 'game' | 'edition'>): Promise<Game> {
  if (edition === undefined) return (await openGame(id)).game;
  const key = JSON.stringify([id, edition]);
  if (own?.key !== key) own = { key, game: (await openGame(id, edition)).game };
  return own.game;
}

export const thinker = {
  async think(thought) {
    return think(await gameFor(thought), thought);
  },
  async explain(thought) {
    return explain(await gameFor(thought), thought);
  },
  async study(task: StudyTask): Promise<Finding> {
    const { perform } = await import('../../host/study.ts');
    return perform(await gameFor(task), task);
  },
} satisfies Thinker & Scholar;
