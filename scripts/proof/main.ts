/**
 * `npm run proof`: all figures that the station promises, one after the other, and one table at the end. It takes the better part of an
 * hour on two cores. What a commit has shown is kept (artefacts/proof.json), so a run that was stopped goes on where it was.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../arguments.ts';
import { type Line, type Part, partsFor, SHORT, WHOLE } from './parts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = readArguments('proof -- [--short] [--again] [--only part]', {
  short: { type: 'boolean' },
  again: { type: 'boolean' },
  only: { type: 'string', multiple: true },
});
const parts = partsFor(values.short ? SHORT : WHOLE);
for (const name of values.only ?? [])
  if (!parts.some((part) => part.name === name))
    throw new Error(`--only must be one of ${parts.map((part) => part.name).join(', ')}, not "${name}"`);
const wanted = values.only ? parts.filter(({ name }) => values.only?.includes(name)) : parts;

type Shown = Readonly<Record<string, readonly Line[]>>;
const FILE = `${root}artefacts/proof${values.short ? '-short' : ''}.json`;
/** What was shown counts for the sources it was shown of; changes that are not committed count for nothing. */
const git = (...args: readonly string[]): string =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const of = git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;

function shownBefore(): Shown {
  try {
    const kept: { readonly of: string; readonly shown: Shown } = JSON.parse(readFileSync(FILE, 'utf8'));
    if (of === undefined || kept.of !== of) return {};
    const again = new Set(values.again ? wanted.map(({ name }) => name) : []);
    return Object.fromEntries(Object.entries(kept.shown).filter(([name]) => !again.has(name)));
  } catch {
    return {};
  }
}
function keep(shown: Shown): void {
  if (of === undefined) return;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ of, shown }, null, 2));
}

async function shownBy({ name, command, thorough, read }: Part): Promise<readonly Line[]> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...(thorough ? { ROUNDHOUSE_TESTS: 'all' } : {}) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    // Figures of the benchmark are for the table; everybody else tells how far it is.
    if (!command.includes('--json')) process.stderr.write(text);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  try {
    const lines = read(output, code === 0);
    if (lines.length > 0) return code === 0 ? lines : lines.map((line) => ({ ...line, held: false }));
  } catch (error) {
    console.error(error);
  }
  return [{ what: name, gate: 'comes to an end', figure: `ended with ${code}`, held: false }];
}

let shown = shownBefore();
for (const [n, part] of wanted.entries()) {
  const { name, command } = part;
  const known = shown[name];
  console.error(`\n[${n + 1} of ${wanted.length}] ${name}: ${known ? 'shown before' : `node ${command.join(' ')}`}`);
  if (known) continue;
  shown = { ...shown, [name]: await shownBy(part) };
  keep(shown);
}

const lines = wanted.flatMap(({ name }) => shown[name] ?? []);
const verdict = ({ held }: Line): string => (held === undefined ? '' : held ? 'held' : 'NOT HELD');
const table = [
  ['', 'what', 'gate', 'figure'],
  ...lines.map((line) => [verdict(line), line.what, line.gate, line.figure]),
];
// All of it is words, so it stands to the left.
const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
console.log(
  `\n${table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}`,
);
const broken = lines.filter(({ held }) => held === false).length;
console.log(`\n${lines.filter(({ held }) => held).length} gates held, ${broken} not held`);
if (broken > 0) process.exitCode = 1;
