/** A finished game looked at once more by the strongest opponent: every turn graded, luck apart from play. */
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Analysis, analysisOf, type Grade, studyTasks, type TurningPoint } from '../../host/analysis.ts';
import { type Finding, STUDY_VERSION } from '../../host/study.ts';
import {
  canonical,
  contentHash,
  parseRecordData,
  type Seat,
  seatNames,
  type Text,
  tableSpeaker,
  toRecord,
} from '../../kernel/index.ts';
import type { Call } from '../call.ts';
import { FAILED, OK, Refusal } from '../exit.ts';
import { engineHash } from '../ladder/results.ts';
import type { StudyJob } from '../pool/job.ts';
import { Notebook } from '../pool/notebook.ts';
import { workThrough } from '../pool/resumable.ts';
import { readSave, type SaveFile } from '../save.ts';
import { jsonText } from '../terminal.ts';
import { type Key, signedIn, type Words, wordsIn } from '../words.ts';
import type { World } from '../world.ts';
import { olderWords } from './verify.ts';

const GRADE_WORDS: Readonly<Record<Grade, Key>> = {
  best: 'analyse.best',
  good: 'analyse.good',
  weak: 'analyse.weak',
  mistake: 'analyse.mistake',
};
const CAUSE_WORDS: Readonly<Record<TurningPoint['cause'], Key>> = {
  lost: 'analyse.lost',
  found: 'analyse.found',
  luck: 'analyse.luck',
};

const textSchema = z.custom<Text>(
  (data) => typeof data === 'object' && data !== null && 'key' in data && typeof data.key === 'string',
);
const place = { at: z.number(), seat: z.number() };
const lineSchema = z.object({
  texts: z.array(textSchema),
  worth: z.number(),
  behind: z.number(),
  error: z.number(),
  gains: z.array(z.object({ key: z.string(), points: z.number() })),
  later: z.number(),
  played: z.boolean(),
});
/** A finding as it stands in a results file. */
const findingSchema: z.ZodMiniType<Finding> = z.union([
  z.object({
    ...place,
    kind: z.literal('turn'),
    to: z.number(),
    expected: z.optional(z.array(z.number())),
    lines: z.array(lineSchema),
  }),
  z.object({ ...place, kind: z.literal('chance'), text: textSchema, luck: z.array(z.number()) }),
]);

/** The findings of a game, as far as somebody waited for them, and how many there are in all. */
async function studied(call: Call, world: World, { opened, match }: SaveFile, words: Words) {
  const { game, ownEdition } = opened;
  const [file] = call.positionals;
  const results = call.text('results');
  // Lines would be written behind the game.
  if (results !== undefined && resolve(results) === resolve(file))
    throw new Refusal(words('analyse.sameFile', { file }));
  const job: StudyJob = { kind: 'study', record: parseRecordData(toRecord(match, ownEdition)) };
  const run = canonical({
    kind: job.kind,
    version: STUDY_VERSION,
    engine: engineHash(game.id),
    record: contentHash(job.record),
  });
  const notebook = new Notebook(results, run, findingSchema);
  const total = studyTasks(game, match, ownEdition).length;
  const workers = call.whole('workers', 1, { min: 1, max: 256 });
  const progress: Key = 'analyse.progress';
  const work = { opened, job, notebook, pieces: total, size: 1, workers, words, progress };
  return { total, findings: await workThrough(world, work) };
}

export async function run(call: Call, world: World): Promise<number> {
  const [file] = call.positionals;
  const words = wordsIn(call.language);
  const read = await readSave(world, file);
  const { match, save, opened } = read;
  const { game } = opened;
  const older = olderWords(read, call.language);
  if (game.result(match.state) === undefined) {
    const told = read.readOnly && older !== undefined ? `${file}: ${older}` : words('analyse.unfinished', { file });
    throw new Refusal(told, FAILED);
  }
  const { total, findings } = await studied(call, world, read, words);
  const analysis = analysisOf(match, total, findings);
  if (call.json) world.out.write(`${jsonText({ file, older, ...analysis }, 2)}\n`);
  else {
    const unnamed = seatNames(game, match.setup, call.language);
    const nameOf = (seat: Seat): string => {
      const holder = save.holders?.[seat];
      return (holder === undefined || holder.kind === 'automa' ? undefined : holder.name) ?? unnamed(seat);
    };
    const voice = tableSpeaker(game, match.setup, call.language, nameOf);
    if (older !== undefined) world.out.write(`${older}\n\n`);
    write(analysis, { world, words, nameOf, signed: signedIn(call.language), tell: (text) => voice.say(text) });
  }
  if (findings.length === total) return OK;
  const results = call.text('results');
  const told = { done: findings.length, total, file: results ?? '' };
  world.err.write(`${words(results === undefined ? 'analyse.stopped' : 'analyse.kept', told)}\n`);
  return FAILED;
}

interface Telling {
  readonly world: World;
  readonly words: Words;
  nameOf(seat: Seat): string;
  signed(points: number): string;
  tell(text: Text): string;
}

function write({ done, total, turns, seats, result }: Analysis, telling: Telling): void {
  const { world, words, nameOf, signed, tell } = telling;
  const turn = (texts: readonly Text[]): string => texts.map(tell).join(' → ');
  const line = (words: string): void => world.out.write(`${words}\n`);
  for (const { number, seat, grade, givenUp, played, better } of turns) {
    // What is as good as the best gave nothing up; what is better says so.
    const points = givenUp === 0 || (grade === 'best' && givenUp > 0) ? '' : ` ${signed(-givenUp)}`;
    line(`${String(number).padStart(4)}  ${nameOf(seat)}: ${words(GRADE_WORDS[grade])}${points}  ${turn(played)}`);
    if (better) line(`      ${words('analyse.better', { turn: turn(better) })}`);
  }
  seats.forEach(({ grades, luck, play, turningPoints }, seat) => {
    const { best, good, weak, mistake } = grades;
    const name = nameOf(seat);
    const points = { points: result[seat], luck: signed(luck), play: signed(play) };
    line('');
    line(words('analyse.seat', { name, ...points, best, good, weak, mistake }));
    for (const { at, cause, points, texts } of turningPoints) {
      const number = turns.findLast((each) => each.at <= at)?.number ?? 1;
      line(`${String(number).padStart(4)}  ${words(CAUSE_WORDS[cause], { points: signed(points) })}: ${turn(texts)}`);
    }
  });
  if (done < total) return;
  line('');
  line(words('analyse.note'));
}
