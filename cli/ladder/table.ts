/** Tables about opponents in a Markdown file: each stands between two marks and is written anew by the command that measured it. */
import { readText } from '../opening.ts';
import { writeFileWhole } from '../write-file.ts';

export interface Provenance {
  readonly command: string;
  /** Rows of another time are kept beside these, unless their names are the same. */
  readonly keepOthers: boolean;
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Puts a table into the file: in place of the one of that name, or at the end. */
export function rewriteTable(
  file: string,
  name: string,
  [head, ...rows]: readonly (readonly string[])[],
  { command, keepOthers }: Provenance,
): void {
  const opening = `<!-- ladder: ${name} -->`;
  const closing = '<!-- end of ladder -->';
  const kept = readText(file);
  const start = kept.indexOf(opening);
  const end = start === -1 ? -1 : kept.indexOf(closing, start);
  const before = start === -1 ? [] : kept.slice(start, end).split('\n');
  const isRow = (text: string): boolean => text.startsWith('| ') && !text.startsWith('| ---');
  const key = (text: string): string => text.split('|').slice(1, 3).join('|');
  const fresh = rows.map(line);
  // Pairs that were not measured this time keep their rows.
  const older = (keepOthers ? before : [])
    .filter(isRow)
    .slice(1)
    .filter((row) => !fresh.some((each) => key(each) === key(row)));
  const table = [
    opening,
    line(head),
    line(head).replaceAll(/[^|]+/g, ' --- '),
    ...older,
    ...fresh,
    '',
    `\`${command}\``,
    closing,
  ].join('\n');
  writeFileWhole(
    file,
    start === -1
      ? `${kept.trimEnd()}\n\n${table}\n`
      : `${kept.slice(0, start)}${table}${kept.slice(end + closing.length)}`,
  );
}
