/** `npm run fuzz -- --minutes N`: all borders of the house, with broken input; ends with a count per border. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, stop } from '../set-up.mjs';
import { RUN_FOLDER, RUN_PREFIX } from '../testing/empty-folder.ts';
import { BORDERS } from './borders.ts';
import { type Count, type Finding, fuzz, repeat } from './fuzz.ts';

const MISUSED = 2;
const NAMES = BORDERS.map(({ name }) => name);
const USAGE = `usage: npm run fuzz -- [--minutes 1] [--seed n] [--lanes 2] [--border "${NAMES.join('|')}"] [--path p]`;
const LONGEST_SHOWN = 400;

function read() {
  try {
    return parseArgs({
      options: {
        minutes: { type: 'string', default: '1' },
        seed: { type: 'string' },
        lanes: { type: 'string', default: String(Math.min(2, availableParallelism())) },
        border: { type: 'string' },
        path: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return stop(`${error instanceof Error ? error.message.split('. ')[0] : error}; ${USAGE}`, MISUSED);
  }
}

function numberOf(name: string, word: string): number {
  const value = Number(word);
  return word.trim() === '' || !Number.isFinite(value)
    ? stop(`--${name}: "${word}" is no number; ${USAGE}`, MISUSED)
    : value;
}

const sum = (counts: Iterable<Count>): number =>
  [...counts].reduce((all, { accepted, refused }) => all + accepted + refused, 0);

function tell({ border, finding, seed, path, input }: Finding): void {
  const artefacts = `${root}artefacts/fuzz/`;
  mkdirSync(artefacts, { recursive: true });
  const file = `${artefacts}${border.replaceAll(' ', '-')}-${seed}.txt`;
  writeFileSync(file, input);
  console.log(`\nFOUND at ${border}: ${finding}`);
  console.log(
    `  input (${input.length} characters, whole in ${file}): ${JSON.stringify(input).slice(0, LONGEST_SHOWN)}`,
  );
  console.log(`  again: npm run fuzz -- --border "${border}" --seed ${seed} --path "${path}"`);
}

const { minutes, seed: givenSeed, lanes, border, path, help } = read();
if (help) {
  console.log(USAGE);
  process.exit(0);
}
if (border !== undefined && !NAMES.includes(border)) stop(`there is no border "${border}"; ${USAGE}`, MISUSED);
const seed = givenSeed === undefined ? Date.now() % 2 ** 31 : numberOf('seed', givenSeed);
const folder = mkdtempSync(join(tmpdir(), RUN_PREFIX));
process.env[RUN_FOLDER] = folder;

if (path !== undefined && border !== undefined) {
  const finding = await repeat(border, seed, path);
  if (finding === undefined) console.log('It holds now.');
  else {
    tell(finding);
    process.exitCode = 1;
  }
} else {
  const seconds = numberOf('minutes', minutes) * 60;
  console.log(`fuzz: seed ${seed}, ${seconds} s on ${lanes} threads`);
  const started = performance.now();
  let told = started;
  const { counts, findings } = await fuzz({
    seed,
    seconds,
    lanes: numberOf('lanes', lanes),
    borders: border === undefined ? undefined : [border],
    onFinding: tell,
    onProgress(known) {
      if (performance.now() - told < 10_000) return;
      told = performance.now();
      const words = [...known].map(([name, { accepted, refused }]) => `${name} ${accepted + refused}`);
      console.log(`${((told - started) / 1000).toFixed(0).padStart(5)} s  ${words.join(', ')}`);
    },
  });
  console.log(`\n${'border'.padEnd(14)}${'inputs'.padStart(9)}${'accepted'.padStart(10)}${'refused'.padStart(10)}`);
  for (const [name, { accepted, refused }] of counts) {
    const cells = [String(accepted + refused).padStart(9), String(accepted).padStart(10), String(refused).padStart(10)];
    console.log(name.padEnd(14) + cells.join(''));
  }
  console.log(`\n${sum(counts.values())} inputs, ${findings.length} findings, seed ${seed}`);
  if (findings.length > 0) process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
// A thread that was killed in the middle of its work may still hold the process.
process.exit();
