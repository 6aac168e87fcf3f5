/** Learns a game's move priors; the match is quick with the new ones against quick with the present ones. */
import * as z from 'zod/mini';
import { type Game, type PriorTable, priorsBy } from '../../kernel/index.ts';
import { fitOf, fitWeights, joinLessons, type Lesson, tableOf } from '../../players/learning/imitation.ts';
import type { Player } from '../../players/player.ts';
import { quick } from '../../players/quick.ts';
import { type Learnt, percent, type Study } from './study.ts';

const lessonSchema = z.object({
  names: z.array(z.string()),
  samples: z.array(z.object({ classes: z.array(z.array(z.number())), chosen: z.number() })),
});
/** One lesson in so many is not learnt from and shows how much was learnt. */
const HELD_BACK = 7;

/** The player as it would be with other priors. */
const withPriors = (player: Player, game: Game, table: PriorTable): Player => {
  const other: Game = { ...game, priors: priorsBy(table, (state) => game.progress(state), game.aspects) };
  return { id: `${player.id}, new`, choose: (question) => player.choose({ ...question, game: other }) };
};

export async function learnPriors(study: Study): Promise<Learnt | undefined> {
  const lessons = await study.watch<'lesson'>({ kind: 'lesson', ...study.source }, lessonSchema);
  if (lessons === undefined) return undefined;
  const all = joinLessons(lessons);
  const learnt = (part: (k: number) => boolean): Lesson => {
    const taken = joinLessons(lessons.filter((_, k) => part(k)));
    const places = taken.names.map((name) => all.names.indexOf(name));
    return {
      names: all.names,
      samples: taken.samples.map(({ classes, chosen }) => ({
        classes: classes.map((of) => of.map((number) => places[number])),
        chosen,
      })),
    };
  };
  const fit = fitOf(learnt((k) => k % HELD_BACK === 0).samples, fitWeights(learnt((k) => k % HELD_BACK !== 0)));
  const table = tableOf(all, fitWeights(all), `${study.from}, ${all.samples.length} decisions`);
  const told = study.words('train.fit', {
    first: percent(fit.first),
    known: Math.exp(fit.known).toFixed(3),
    chance: Math.exp(fit.chance).toFixed(3),
  });
  return { table, fit, told, hero: withPriors(quick, study.game, table), rival: quick };
}
