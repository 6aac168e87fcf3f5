/** Learns the figures of a game's evaluation; the match is the teacher judging by the new ones against itself. */
import * as z from 'zod/mini';
import { fitFigures, judging, type Slope } from '../../players/learning/figures.ts';
import { Refusal } from '../exit.ts';
import { playersFor } from '../seating.ts';
import type { Learnt, Study } from './study.ts';

const trialsSchema = z.array(z.object({ changes: z.array(z.number()), came: z.number() }));

/** So many figures are told in words. */
const TOLD = 8;
const inWords = ({ name, gain, error }: Slope): string => `${name} ${gain.toFixed(2)} ± ${error.toFixed(2)}`;

export async function learnFigures(study: Study): Promise<Learnt | undefined> {
  const { game, source, words } = study;
  const { seats, teacher } = source;
  if (game.figures === undefined) throw new Refusal(`${game.title} does not tell the figures of its evaluation`);
  if (seats === undefined) throw new Refusal('figures are learnt at tables of one size: --seats 4');
  const games = await study.watch<'trials'>({ kind: 'trials', ...source }, trialsSchema);
  if (games === undefined) return undefined;
  const { figures, slopes } = fitFigures(game.figures(seats.length), games.flat());
  const [rival] = playersFor([teacher]);
  return {
    table: { from: study.from, figures },
    fit: { slopes },
    told: words('train.slopes', { figures: slopes.slice(0, TOLD).map(inWords).join(', ') }),
    hero: judging(rival, figures, `${rival.id}, new`),
    rival,
  };
}
