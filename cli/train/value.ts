/** Learns what positions come to; the match is the teacher that minds a share of it against itself. */
import * as z from 'zod/mini';
import { type Foreseen, teachValue, withValue } from '../../players/learning/value.ts';
import { playersFor } from '../seating.ts';
import type { Learnt, Study } from './study.ts';

const numbers = z.array(z.number());
const positionsSchema = z.array(
  z.object({
    over: z.number(),
    progress: z.number(),
    turn: z.optional(z.number()),
    seats: z.array(numbers),
    said: numbers,
    came: numbers,
  }),
);

const inWords = ({ at, before, after }: Foreseen): string => `${100 * at} % ${before.toFixed(2)} → ${after.toFixed(2)}`;

export async function learnValue(study: Study): Promise<Learnt | undefined> {
  const { game, source, words, share } = study;
  const games = await study.watch<'positions'>({ kind: 'positions', ...source }, positionsSchema);
  if (games === undefined) return undefined;
  const { table: taught, foreseen } = teachValue(game.featureNames, games);
  const table = { from: study.from, ...taught };
  const [rival] = playersFor([source.teacher]);
  return {
    table,
    fit: { foreseen },
    told: words('train.foreseen', { moments: foreseen.map(inWords).join(', '), games: foreseen[1].games }),
    hero: withValue(rival, table, share, `${rival.id}, new`),
    rival,
  };
}
