/** Colours, only where somebody can see them. */
import { control } from '../terminal.ts';
import type { Output } from '../world.ts';

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  number(text: string): string;
  heading(text: string): string;
  good(text: string): string;
}

const plain = (text: string): string => text;
const style =
  (code: number, end: number) =>
  (text: string): string =>
    `${control(`\x1b[${code}m`)}${text}${control(`\x1b[${end}m`)}`;

export function paintFor(out: Output, env: Readonly<Record<string, string | undefined>>): Paint {
  const colours = out.isTTY && !env.NO_COLOR && env.TERM !== 'dumb';
  return colours
    ? { bold: style(1, 22), dim: style(2, 22), number: style(36, 39), heading: style(33, 39), good: style(32, 39) }
    : { bold: plain, dim: plain, number: plain, heading: plain, good: plain };
}
