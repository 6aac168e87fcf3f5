/**
 * `npm run mutate -- <game|kernel|all> [--files a,b] [--sample n --seed s] [--retry] [--report]`: makes small changes to the sources, one
 * at a time, and asks the tests whether they notice. Stopped with Ctrl-C it goes on where it was; `--retry` asks survivors once more.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedStream, shuffle } from '../../kernel/index.ts';
import { readArguments } from '../arguments.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { ALL_PARTS, PART_IDS, partNamed } from './parts.ts';
import { type Judged, listOf, scoreOf, tableOf, writeReport } from './report.ts';
import { equivalents, keepResult, keyOf, readResults } from './results.ts';
import { root, Suite } from './suite.ts';

const { values, positionals } = readArguments(
  'mutate -- <game|kernel|all> [--files a,b] [--sample n --seed s] [--retry] [--report] [--list]',
  {
    files: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    retry: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
);

function stop(sentence: string): never {
  console.error(`mutate: ${sentence}`);
  process.exit(1);
}

const [wanted = 'all'] = positionals;
if (wanted !== 'all' && !PART_IDS.includes(wanted)) stop(`no "${wanted}"; there is all, ${PART_IDS.join(', ')}`);
const parts = (wanted === 'all' ? ALL_PARTS : [wanted]).map(partNamed);
const sources = new Map<string, string>();
const isNamed = (file: string): boolean =>
  values.files === undefined || values.files.split(',').some((name) => file.includes(name));

function allMutants(): { part: string; mutant: Mutant }[] {
  return parts.flatMap((part) =>
    part.sources.filter(isNamed).flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      sources.set(file, source);
      return mutantsOf(file, source).map((mutant) => ({ part: part.id, mutant }));
    }),
  );
}

const everything = allMutants();
const size = values.sample === undefined ? everything.length : Number(values.sample);
const sample = shuffle(seedStream(Number(values.seed), 'mutants'), [...everything]).slice(0, size);
const sourceOf = ({ file }: Mutant): string => sources.get(file) ?? '';
const isEquivalent = equivalents();
const known = readResults();
const judged: Judged[] = [];
let interrupted = false;
process.once('SIGINT', () => {
  interrupted = true;
  console.error('mutate: stopping after this mutant; the same command goes on from here');
});

/** A test does not end when it needs many times as long as without a change. */
const PATIENCE = 5;
const LEAST_SECONDS = 15;
const FIRST_RUN_SECONDS = 1800;

console.error(`${sample.length} of ${everything.length} mutants`);
for (const part of parts) {
  const mine = sample.filter((each) => each.part === part.id).map(({ mutant }) => mutant);
  const open = mine.filter((mutant) => {
    if (isEquivalent(mutant, sourceOf(mutant)) !== undefined) return false;
    const before = known.get(keyOf(mutant, sourceOf(mutant)));
    return before === undefined || (values.retry && before.outcome === 'survived');
  });
  if (open.length > 0 && !values.list && !interrupted) await ask(part, open);
  for (const mutant of mine) {
    const nothing = isEquivalent(mutant, sourceOf(mutant));
    const before = known.get(keyOf(mutant, sourceOf(mutant)));
    if (nothing !== undefined) judged.push({ mutant, verdict: 'equivalent', why: nothing });
    else if (before !== undefined) judged.push({ mutant, verdict: before.outcome, why: before.by });
  }
}

async function ask(part: ReturnType<typeof partNamed>, open: readonly Mutant[]): Promise<void> {
  const suite = new Suite(part);
  const sound = await suite.run(undefined, () => FIRST_RUN_SECONDS);
  if ('killed' in sound) stop(`${part.id}: the tests fail without any change: ${sound.killed}: ${sound.why}`);
  const { times } = sound;
  const files = Object.values(times);
  const patience = (file: string): number => Math.max(LEAST_SECONDS, PATIENCE * (times[file]?.slowest ?? 0));
  const baseline = files.reduce((sum, { seconds }) => sum + seconds, 0);
  console.error(`${part.id}: ${files.reduce((sum, { tests }) => sum + tests, 0)} tests, ${baseline.toFixed(1)} s`);
  for (const [i, mutant] of open.entries()) {
    if (interrupted) break;
    const begin = performance.now();
    const verdict = await suite.run(mutant, patience);
    const seconds = (performance.now() - begin) / 1000;
    const outcome = 'killed' in verdict ? 'killed' : 'survived';
    const by = 'killed' in verdict ? verdict.killed : '';
    const result = { key: keyOf(mutant, sourceOf(mutant)), outcome, by, seconds } as const;
    keepResult(result);
    known.set(result.key, result);
    const place = `${mutant.file}:${mutant.line} ${mutant.operator}`;
    console.error(
      `${i + 1}/${open.length} ${seconds.toFixed(1)} s ${outcome === 'killed' ? 'noticed ' : 'SURVIVED'} ${place}${outcome === 'survived' ? `  ${mutant.from.slice(0, 60)} → ${mutant.to.slice(0, 60)}` : ''}`,
    );
  }
  await suite.end();
}

console.log(
  [
    ...tableOf(judged),
    '',
    ...listOf(judged, 'survived'),
    '',
    `${judged.length} of ${sample.length} judged: ${scoreOf(judged)}`,
  ].join('\n'),
);
if (values.report && judged.length === sample.length) {
  const options = [
    values.files === undefined ? '' : ` --files ${values.files}`,
    values.sample === undefined ? '' : ` --sample ${values.sample} --seed ${values.seed}`,
  ];
  writeReport(`npm run mutate -- ${wanted}${options.join('')}`, judged);
}
process.exit(interrupted ? 130 : 0);
