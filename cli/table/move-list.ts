/** Legal moves as a numbered list that fits on the screen: in columns, in groups, filtered and in pages when there are many. */
import { flushLeft, flushRight, widthOf } from '../../kernel/index.ts';

export interface Offer {
  /** Number by which it is chosen, from 1; the same whatever is filtered. */
  readonly number: number;
  /** Moves of one type stand together. */
  readonly type: string;
  readonly words: string;
}

/** Every word that was typed must occur somewhere in the move. */
export function filterOffers(offers: readonly Offer[], filter: string): Offer[] {
  const wanted = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return offers.filter(({ words }) => wanted.every((word) => words.toLowerCase().includes(word)));
}

export interface Sheet {
  readonly width: number;
  readonly rows: number;
  number(text: string): string;
}

function groups(offers: readonly Offer[]): Offer[][] {
  const byType = new Map<string, Offer[]>();
  for (const offer of offers) {
    const group = byType.get(offer.type);
    if (group === undefined) byType.set(offer.type, [offer]);
    else group.push(offer);
  }
  return [...byType.values()];
}

/** Fewer than this many moves stand below each other. */
const ONE_COLUMN = 7;

function groupRows(offers: readonly Offer[], digits: number, alone: boolean, { width, number }: Sheet): string[] {
  const cell = Math.max(...offers.map(({ words }) => widthOf(words))) + digits + 4;
  const count = alone ? 1 : Math.max(1, Math.floor((width - 1) / cell));
  const rows = Math.ceil(offers.length / count);
  return Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: count }, (_unused, column) => offers[column * rows + row]);
    return cells
      .filter((offer) => offer !== undefined)
      .map(({ number: n, words }) => number(` ${flushRight(String(n), digits)} `) + flushLeft(words, cell - digits - 2))
      .join('')
      .trimEnd();
  });
}

/** The list as pages of lines. */
export function movePages(offers: readonly Offer[], sheet: Sheet): string[][] {
  const digits = String(Math.max(...offers.map((offer) => offer.number))).length;
  const alone = offers.length < ONE_COLUMN;
  const lines = groups(offers).flatMap((group, i) => {
    const rows = groupRows(group, digits, alone, sheet);
    return i === 0 || alone ? rows : ['', ...rows];
  });
  const pages: string[][] = [];
  for (let at = 0; at < lines.length; at += sheet.rows) pages.push(lines.slice(at, at + sheet.rows));
  return pages;
}
