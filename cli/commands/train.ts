/**
 * Learns from games that a level plays: which moves are likely, what the parts of an evaluation are worth, what positions come to, or by
 * which figures to judge them. What was learnt is
 * kept only if it wins a match.
 */
import type { Call } from '../call.ts';
import { OK, Refusal } from '../exit.ts';
import { jsonText } from '../terminal.ts';
import { learnFigures } from '../train/figures.ts';
import { learnPriors } from '../train/priors.ts';
import { percent, Study } from '../train/study.ts';
import { learnValue } from '../train/value.ts';
import { learnWorths } from '../train/worths.ts';
import type { World } from '../world.ts';
import { writeFileWhole } from '../write-file.ts';

/** What can be learnt, and whose games it is learnt from unless somebody else is named. */
const SUBJECTS = {
  priors: { learn: learnPriors, teacher: 'attentive' },
  worths: { learn: learnWorths, teacher: 'steady' },
  value: { learn: learnValue, teacher: 'brisk' },
  figures: { learn: learnFigures, teacher: 'apprentice' },
} as const;
const isSubject = (word: string): word is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, word);

export async function run(call: Call, world: World): Promise<number> {
  const what = call.text('what') ?? 'priors';
  if (!isSubject(what)) throw new Refusal(`--what: "${what}" is not one of ${Object.keys(SUBJECTS).join(', ')}`);
  const { learn, teacher } = SUBJECTS[what];
  const study = await Study.of(call, world, teacher);
  const learnt = await learn(study);
  if (learnt === undefined) return OK;
  const match = study.promote(learnt);
  const { table, fit, told, rival } = learnt;
  const file = call.text('out');
  const won = match.verdict === 'stronger';
  if (file !== undefined && won) writeFileWhole(file, `${JSON.stringify(table, undefined, 2)}\n`);
  if (call.json) {
    const kept = won && file !== undefined;
    world.out.write(`${jsonText({ game: study.game.id, from: table.from, fit, match, kept, table }, 2)}\n`);
    return OK;
  }
  const { words } = study;
  const result = words('train.match', {
    level: rival.id,
    games: match.games,
    share: percent(match.share),
    low: percent(match.low),
    high: percent(match.high),
    verdict: match.verdict,
  });
  const end = won
    ? file === undefined
      ? words('train.where')
      : words('train.kept', { file })
    : words('train.dropped');
  world.out.write(`${table.from}.\n${told}\n${result}\n${end}\n`);
  return OK;
}
