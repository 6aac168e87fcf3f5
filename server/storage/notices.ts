/** Signals as PostgreSQL carries them: a notice holds less than 8,000 bytes. */
import type { Signal } from './storage.ts';

export const CHANNEL = 'roundhouse';
/** Room for the head of a part within what a notice holds. */
const LONGEST_NOTICE = 7900;

/** Several signals go in one notice where there is room; one that is longer goes in numbered parts. */
export function noticesOf(signals: readonly Signal[], mark: string): string[] {
  const notices: string[] = [];
  let open: string[] = [];
  let length = 0;
  const close = (): void => {
    if (open.length > 0) notices.push(`[${open.join(',')}]`);
    open = [];
    length = 0;
  };
  for (const signal of signals) {
    const text = JSON.stringify(signal);
    const bytes = Buffer.byteLength(text);
    if (bytes + 2 > LONGEST_NOTICE) {
      notices.push(...partsOf(text, mark));
      continue;
    }
    if (length + bytes + 2 > LONGEST_NOTICE) close();
    open.push(text);
    length += bytes + 1;
  }
  close();
  return notices;
}

const HEAD = /^(\S+) (\d+)\/(\d+) /;

function partsOf(text: string, mark: string): string[] {
  // A character takes three bytes at most where two of them make one of four.
  const size = Math.floor((LONGEST_NOTICE - mark.length - 16) / 3);
  const count = Math.ceil(text.length / size);
  return Array.from(
    { length: count },
    (_, part) => `${mark} ${part + 1}/${count} ${escaped(text.slice(part * size, (part + 1) * size))}`,
  );
}

/** A character of two halves may be cut between them, and a half has no form in UTF-8. */
const escaped = (text: string): string =>
  text.replace(/[\u{D800}-\u{DFFF}]/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);

/** Puts notices together again; parts of different senders may lie between each other. */
export class NoticeReader {
  readonly #parts = new Map<string, string>();

  read(notice: string): readonly Signal[] {
    const head = HEAD.exec(notice);
    if (head === null) return JSON.parse(notice);
    const [whole, mark, part, count] = head;
    const text = (part === '1' ? '' : (this.#parts.get(mark) ?? '')) + notice.slice(whole.length);
    this.#parts.delete(mark);
    if (part !== count) {
      this.#parts.set(mark, text);
      return [];
    }
    return [JSON.parse(text)];
  }

  /** What was heard in part is worthless after a gap. */
  forget(): void {
    this.#parts.clear();
  }
}
