/** The log by turns: what one seat did in a row, and what matters most of it. */
import type { Seat, Text } from '../../kernel/index.ts';
import type { LogEntry } from '../worker/protocol.ts';

/** Whose doing or suffering a line tells of. */
export function subjectOf({ params }: Text): Seat | undefined {
  const seat = params?.seat;
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : undefined;
}

/** Whose turn begins is said by the heading of that turn. */
const TURN = 'event.turn';

export interface TurnLine {
  readonly at: number;
  readonly text: Text;
}

export interface Turn {
  /** Undefined for the opening. */
  readonly seat: Seat | undefined;
  readonly from: number;
  readonly to: number;
  readonly lines: readonly TurnLine[];
  /** Points of its seat before and after it. */
  readonly points: readonly [before: number, after: number] | undefined;
  /** Points of every seat before and after it; undefined for the opening. */
  readonly totals: readonly [before: readonly number[], after: readonly number[]] | undefined;
}

/** The log in pieces: one per seat that did something, as long as nobody else did. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: { seat: Seat | undefined; entries: LogEntry[] }[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (last?.seat === entry.seat && last !== undefined) last.entries.push(entry);
    else turns.push({ seat: entry.seat, entries: [entry] });
  }
  return turns.map(({ seat, entries }) => {
    const [first] = entries;
    const before = log[log.indexOf(first) - 1]?.totals;
    const after = entries[entries.length - 1].totals;
    return {
      seat,
      from: first.at,
      to: entries[entries.length - 1].at,
      lines: entries.flatMap(({ at, lines }) => lines.filter(({ key }) => key !== TURN).map((text) => ({ at, text }))),
      points: seat === undefined || before === undefined ? undefined : [before[seat], after[seat]],
      totals: before && [before, after],
    };
  });
}

/** What a turn means for somebody else: what is told of that seat in it, and its points before and after. */
export function meaningFor(
  { lines, totals }: Turn,
  seat: Seat,
): { readonly lines: readonly TurnLine[]; readonly points: Turn['points'] } {
  return {
    lines: lines.filter(({ text }) => subjectOf(text) === seat),
    points: totals && [totals[0][seat], totals[1][seat]],
  };
}

/** What a turn is about: the line that the board finds most important. */
export function headlineOf({ lines }: Turn, headlines: readonly string[] = []): TurnLine | undefined {
  const rank = ({ text }: TurnLine): number => {
    const place = headlines.indexOf(text.key);
    return place < 0 ? headlines.length : place;
  };
  return lines.reduce<TurnLine | undefined>(
    (best, line) => (best === undefined || rank(line) < rank(best) ? line : best),
    undefined,
  );
}
