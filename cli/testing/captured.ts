/** Runs the command in this process, in a world of its own, and keeps what it says. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Stall } from '../../games/registry.ts';
import { main } from '../main.ts';
import type { Output, World } from '../world.ts';
import { STALLS as TOYS } from './toy-stalls.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
export interface Surroundings {
  /** Lines that are typed, or one text. */
  readonly typed?: readonly string[] | string;
  readonly stalls?: readonly Stall[];
  readonly registry?: URL;
  readonly env?: Readonly<Record<string, string>>;
}

const captured = (): Output & { text: string } => ({
  text: '',
  isTTY: false,
  columns: 100,
  rows: 40,
  write(more) {
    this.text += more;
  },
});

/** A folder that belongs to one test. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'roundhouse-'));

export async function roundhouse(words: readonly string[], around: Surroundings = {}): Promise<Said> {
  const { typed = '', stalls = TOYS, registry = new URL('toy-stalls.ts', import.meta.url), env = {} } = around;
  const out = captured();
  const err = captured();
  const world: World = {
    stalls,
    registry,
    input: Readable.from([typeof typed === 'string' ? typed : typed.map((line) => `${line}\n`).join('')]),
    out,
    err,
    env: { ROUNDHOUSE_SAVES: emptyFolder(), ...env },
    onInterrupt: () => () => undefined,
  };
  const code = await main(words, world);
  return { code, out: out.text, err: err.text };
}
