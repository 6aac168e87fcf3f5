/** The score sheet of a game to be filled in by hand beside a real board: its rows, how they are counted, and what breaks a tie. */
import type { Result, ScorePart } from './contract.ts';
import { rankSeats } from './ranking.ts';
import type { Catalogues } from './text.ts';

export interface PadRow {
  /** Text key of the category, the one of the game's own score sheet. */
  readonly key: string;
  /**
   * What is written down: the points themselves; something worth so many points each; two numbers that are multiplied; or a number
   * that stands for the points in its place of the list.
   */
  readonly counts: 'points' | { readonly each: number } | 'product' | { readonly table: readonly number[] };
  /** Only with a module or mini-expansion. */
  readonly optional?: true;
}

/** What breaks a tie: another number, or one that was written down already. */
export interface PadTie {
  readonly key: string;
  /** A row whose points, or whose written number, it is. */
  readonly row?: { readonly key: string; readonly is: 'points' | 'number' };
}

export interface ScorePad {
  readonly seats: readonly [fewest: number, most: number];
  readonly rows: readonly PadRow[];
  readonly ties: readonly PadTie[];
  /** The words for the tie-breaks. */
  readonly text: Catalogues;
}

/** What was written down for one seat, by the key of a row or a tie-break. */
export type PadColumn = Readonly<Record<string, readonly number[]>>;

export function rowPoints({ counts }: PadRow, [first = 0, second = 0]: readonly number[]): number {
  if (counts === 'points') return first;
  if (counts === 'product') return first * second;
  if ('each' in counts) return first * counts.each;
  return counts.table[Math.min(first, counts.table.length - 1)] ?? 0;
}

const partsOf = ({ rows }: ScorePad, column: PadColumn): ScorePart[] =>
  rows.map((row) => ({ key: row.key, points: rowPoints(row, column[row.key] ?? []) }));

function tieValue(pad: ScorePad, column: PadColumn, { key, row }: PadTie): number {
  const [number = 0] = column[row?.key ?? key] ?? [];
  if (row === undefined || row.is === 'number') return number;
  const counted = pad.rows.find((candidate) => candidate.key === row.key);
  return counted === undefined ? 0 : rowPoints(counted, column[row.key] ?? []);
}

/** Sums and places by the tie-breaks of the game. */
export function padResult(pad: ScorePad, columns: readonly PadColumn[]): Pick<Result, 'winners' | 'places' | 'sheets'> {
  const sheets = columns.map((column, seat) => {
    const parts = partsOf(pad, column);
    return { seat, parts, total: parts.reduce((sum, { points }) => sum + points, 0) };
  });
  const standings = columns.map((column, seat) => [
    sheets[seat].total,
    ...pad.ties.map((tie) => tieValue(pad, column, tie)),
  ]);
  return { ...rankSeats(standings), sheets };
}
