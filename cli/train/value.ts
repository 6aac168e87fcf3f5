/** Learns what positions come to; the match is steady that minds it against steady as it is. */
import * as z from 'zod/mini';
import { type Foreseen, teachValue, withValue } from '../../players/learning/value.ts';
import { steady } from '../../players/steady.ts';
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
  const { net, rounds, foreseen } = teachValue(game.featureNames, games);
  const table = { from: `${study.from}, ${rounds} rounds`, ...net };
  return {
    table,
    fit: { rounds, foreseen },
    told: words('train.foreseen', { moments: foreseen.map(inWords).join(', '), games: foreseen[1].games }),
    // Who judges the ends of turns; those whose games are quickly played do not.
    hero: withValue(steady, table, share, `${steady.id}, new`),
    rival: steady,
  };
}
