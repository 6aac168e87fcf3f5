/** The table in docs/mutation.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutant } from './mutants.ts';
import { root } from './suite.ts';

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: 'killed' | 'survived' | 'equivalent';
  /** Who noticed, or why nobody can. */
  readonly why: string;
}

const folderOf = ({ file }: Mutant): string => dirname(file);
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

/** Killed of those that change something. */
export function scoreOf(judged: readonly Judged[]): string {
  const killed = judged.filter(({ verdict }) => verdict === 'killed').length;
  return percent(killed, judged.filter(({ verdict }) => verdict !== 'equivalent').length);
}

export function tableOf(judged: readonly Judged[]): string[] {
  const folders = [...new Set(judged.map(({ mutant }) => folderOf(mutant)))].sort();
  const row = (name: string, some: readonly Judged[]): string => {
    const count = (wanted: Judged['verdict']): number => some.filter(({ verdict }) => verdict === wanted).length;
    return `| ${name} | ${some.length} | ${count('killed')} | ${count('survived')} | ${count('equivalent')} | ${scoreOf(some)} |`;
  };
  return [
    '| folder | mutants | noticed | survived | change nothing | score |',
    '|---|--:|--:|--:|--:|--:|',
    ...folders.map((folder) =>
      row(
        `\`${folder}\``,
        judged.filter(({ mutant }) => folderOf(mutant) === folder),
      ),
    ),
    row('**all**', judged),
  ];
}

const code = (text: string): string =>
  `\`${text.replaceAll('\n', ' ').replace(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 70)}\``;

export function listOf(judged: readonly Judged[], verdict: Judged['verdict']): string[] {
  const some = judged.filter((each) => each.verdict === verdict);
  if (some.length === 0) return ['None.'];
  return [
    '| place | operator | change | |',
    '|---|---|---|---|',
    ...some.map(
      ({ mutant, why }) =>
        `| \`${mutant.file}:${mutant.line}\` | ${mutant.operator} | ${code(mutant.from)} → ${code(mutant.to)} | ${verdict === 'equivalent' ? why : ''} |`,
    ),
  ];
}

const BEGIN = '<!-- sample: written by `npm run mutate`, not by hand -->';
const END = '<!-- end of sample -->';

export function writeReport(command: string, judged: readonly Judged[]): void {
  const file = join(root, 'docs/mutation.md');
  const old = readFileSync(file, 'utf8');
  const [before, rest] = [old.slice(0, old.indexOf(BEGIN)), old.slice(old.indexOf(END))];
  const body = [
    BEGIN,
    '',
    `\`${command}\``,
    '',
    ...tableOf(judged),
    '',
    '### Survivors',
    '',
    ...listOf(judged, 'survived'),
    '',
    '### Mutants that change nothing',
    '',
    ...listOf(judged, 'equivalent'),
    '',
  ];
  writeFileSync(file, `${before}${body.join('\n')}\n${rest}`);
}
