/** Learns what the parts of a game's evaluation are worth; the match is the teacher with the new worths against itself. */
import * as z from 'zod/mini';
import { fitWorths } from '../../players/learning/worths.ts';
import { withWeights } from '../../players/weighted.ts';
import { Refusal } from '../exit.ts';
import { playersFor } from '../seating.ts';
import type { Learnt, Study } from './study.ts';

const glimpsesSchema = z.array(z.object({ progress: z.number(), parts: z.array(z.number()), came: z.number() }));

export async function learnWorths(study: Study): Promise<Learnt | undefined> {
  const { game, source, words } = study;
  if (game.worths.length < 2) throw new Refusal(`${game.title} does not tell the parts of its evaluation apart`);
  const games = await study.watch<'glimpses'>({ kind: 'glimpses', ...source }, glimpsesSchema);
  if (games === undefined) return undefined;
  const { weights, before, after } = fitWorths(game.worths, games);
  const [rival] = playersFor([source.teacher]);
  return {
    table: { from: study.from, weights },
    fit: { before, after },
    told: words('train.foresight', { before: before.toFixed(2), after: after.toFixed(2) }),
    hero: withWeights(rival, weights, `${rival.id}, new`),
    rival,
  };
}
