/** Opponents think here, apart from the match, so that neither page nor table ever waits for them. */
import { Pondering } from '../../host/pondering.ts';
import type { Finding, StudyStep } from '../../host/study.ts';
import type { Thinker, Thought } from '../../host/thought.ts';
import { explainTogether, Helping } from '../../host/together.ts';
import type { Game } from '../../kernel/index.ts';
import type { Results, Trying } from '../../players/player.ts';
import type { Scholar } from './analyses.ts';
import { openGame } from './games.ts';
import { assistantsFor, helpersFor } from './helpers.ts';

const gameFor = async ({ game, edition }: Pick<Thought, 'game' | 'edition'>): Promise<Game> =>
  (await openGame(game, edition)).game;

const pondering = new Pondering();

export const thinker = {
  async think(thought) {
    return pondering.think(await gameFor(thought), thought, helpersFor(thought));
  },
  async ponder(thought) {
    return pondering.ponder(await gameFor(thought), thought);
  },
  async drop() {
    pondering.drop();
  },
  async explain(thought) {
    // Somebody waits for it.
    pondering.drop();
    return explainTogether(await gameFor(thought), thought, helpersFor(thought));
  },
  async study(steps: readonly StudyStep[]): Promise<readonly Finding[]> {
    const { studyTogether } = await import('../../host/study-together.ts');
    return studyTogether(await gameFor(steps[0][0]), steps, assistantsFor(steps));
  },
} satisfies Thinker & Scholar;

const helping = new Helping();
/** The same script once more, on another core. */
export const helper = {
  async join(question: number, thought: Thought): Promise<void> {
    helping.join(await gameFor(thought), question, thought);
  },
  try: (question: number, trying: Trying): Results => helping.try(question, trying),
  async studyStep(step: StudyStep): Promise<readonly Finding[]> {
    const { takeStep } = await import('../../host/study-together.ts');
    return takeStep(await gameFor(step[0]), step);
  },
};
