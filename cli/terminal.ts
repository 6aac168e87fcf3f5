/**
 * The border to the terminal. Names, editions and error messages come from files, and what stands in a file must not drive
 * the terminal: control characters are shown, not sent. Only control sequences the program made itself get through.
 */
import { randomUUID } from 'node:crypto';
import type { Output } from './world.ts';

/** Stands around the program's own control sequences. Made anew for every process, so that no file can contain it. */
const MARK = `<${randomUUID()}>`;

/** A control sequence of the program's own, e.g. a colour or "clear the screen". */
export const control = (sequence: string): string => `${MARK}${sequence}${MARK}`;

/**
 * Control characters except tab and line feed, line and paragraph separators, and what turns the direction of writing
 * around: with the latter a text can look like another one.
 */
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\ufeff]/gu;

const CONTROL_PICTURES = 0x2400;
const FIRST_PRINTABLE = 0x20;

function picture(character: string): string {
  const code = character.charCodeAt(0);
  return code < FIRST_PRINTABLE ? String.fromCharCode(CONTROL_PICTURES + code) : '\ufffd';
}

/** Text as the terminal gets it: a control character becomes a picture of it, one column wide. */
export const rendered = (text: string): string =>
  text
    .split(MARK)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(UNSAFE, picture)))
    .join('');

/** The same JSON, with unsafe characters as escapes: nothing is lost where a program reads it. */
export const safeJson = (json: string): string =>
  json.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const jsonText = (data: unknown, indent?: number): string => safeJson(JSON.stringify(data, undefined, indent));

/** Serial lines and some editors report 0 × 0. */
const USUAL_COLUMNS = 100;
const USUAL_ROWS = 40;
const FEWEST_COLUMNS = 20;

export const bordered = (out: Output): Output => ({
  ...(out.stream === undefined ? {} : { stream: out.stream }),
  write: (text) => out.write(rendered(text)),
  get isTTY() {
    return out.isTTY;
  },
  get columns() {
    return Math.max(out.columns || USUAL_COLUMNS, FEWEST_COLUMNS);
  },
  get rows() {
    return out.rows || USUAL_ROWS;
  },
});
