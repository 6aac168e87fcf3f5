/** Legal moves as a numbered list that fits on the screen: in groups and columns; gathered or in pages when there are many. */
import { flushLeft, flushRight, widthOf } from '../../kernel/index.ts';

export interface Offer {
  /** Number by which it is chosen, from 1; the same whatever is filtered. */
  readonly number: number;
  /** Moves of one type stand together. */
  readonly type: string;
  readonly words: string;
}

export interface Sheet {
  readonly width: number;
  readonly rows: number;
  number(text: string): string;
  /** What stands for several moves that begin alike. */
  gathered(beginning: string, moves: number): string;
}

export interface MoveList {
  readonly pages: readonly (readonly string[])[];
  /** A word to type to see what is behind one of the gathered moves; undefined when nothing was gathered. */
  readonly example?: string | undefined;
}

/** Every word that was typed must occur somewhere in the move. */
export function filterOffers(offers: readonly Offer[], filter: string): Offer[] {
  const wanted = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return offers.filter(({ words }) => wanted.every((word) => words.toLowerCase().includes(word)));
}

/** One thing on the list: a move, or several that begin alike. */
interface Entry {
  readonly label: string;
  readonly words: string;
}

function groupsBy(offers: readonly Offer[], key: (offer: Offer) => string): Map<string, Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const group = groups.get(key(offer));
    if (group === undefined) groups.set(key(offer), [offer]);
    else group.push(offer);
  }
  return groups;
}

/** Fewer than this many moves stand below each other. */
const ONE_COLUMN = 7;

function rowsOf(entries: readonly Entry[], digits: number, alone: boolean, { width, number }: Sheet): string[] {
  const cell = Math.max(...entries.map(({ words }) => widthOf(words))) + digits + 4;
  const count = alone ? 1 : Math.max(1, Math.floor((width + 1) / cell));
  const rows = Math.ceil(entries.length / count);
  return Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: count }, (_unused, column) => entries[column * rows + row]);
    return cells
      .filter((entry) => entry !== undefined)
      .map(({ label, words }) => number(` ${flushRight(label, digits)} `) + flushLeft(words, cell - digits - 2))
      .join('')
      .trimEnd();
  });
}

/** Groups below each other; only those of several lines are set apart. */
function listed(groups: readonly (readonly Entry[])[], digits: number, alone: boolean, sheet: Sheet): string[] {
  const blocks = groups.map((group) => rowsOf(group, digits, alone, sheet));
  return blocks.flatMap((rows, i) => {
    const apart = !alone && i > 0 && (rows.length > 1 || blocks[i - 1].length > 1);
    return apart ? ['', ...rows] : rows;
  });
}

const single = ({ number, words }: Offer): Entry => ({ label: String(number), words });

/** `draw on B3: W–E` begins with `draw on B3`. */
const beginningOf = ({ words }: Offer): string => words.split(': ', 1)[0];

/** Moves that begin alike as one entry; a beginning that only one move has stays a move. */
function gather(offers: readonly Offer[], sheet: Sheet): Entry[] {
  return [...groupsBy(offers, beginningOf)].map(([beginning, alike]) =>
    alike.length === 1 ? single(alike[0]) : { label: '…', words: sheet.gathered(beginning, alike.length) },
  );
}

/** A word that tells the first gathered entry from the next one. */
function exampleFor(offers: readonly Offer[]): string | undefined {
  const shared = [...groupsBy(offers, beginningOf)]
    .filter(([, alike]) => alike.length > 1)
    .map(([beginning]) => beginning.split(' '));
  const [first, second] = shared;
  return first?.find((word) => !second?.includes(word));
}

export function listMoves(offers: readonly Offer[], sheet: Sheet): MoveList {
  const digits = String(Math.max(...offers.map((offer) => offer.number))).length;
  const alone = offers.length < ONE_COLUMN;
  const types = [...groupsBy(offers, ({ type }) => type).values()];
  const full = listed(
    types.map((group) => group.map(single)),
    digits,
    alone,
    sheet,
  );
  if (full.length <= sheet.rows) return { pages: [full] };
  const gathered = listed(
    types.map((group) => gather(group, sheet)),
    digits,
    false,
    sheet,
  );
  const worthIt = groupsBy(offers, beginningOf).size > 1 && gathered.length < full.length;
  const lines = worthIt ? gathered : full;
  const pages: string[][] = [];
  for (let at = 0; at < lines.length; at += sheet.rows) pages.push(lines.slice(at, at + sheet.rows));
  return { pages, example: worthIt ? exampleFor(offers) : undefined };
}
