/** Runs the command in this process, in a world of its own, and keeps what it says. */
import { PassThrough, Readable, Writable } from 'node:stream';
import type { GameEntry } from '../../games/registry.ts';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { main } from '../main.ts';
import type { Output, World } from '../world.ts';
import { GAMES as TOYS } from './toy-games.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
export interface Surroundings {
  /** Lines that are typed, or one text. */
  readonly typed?: readonly string[] | string;
  /** A keyboard that is typed on while the command runs. */
  readonly keyboard?: World['input'];
  /** Typed at a terminal instead of sent through a pipe. */
  readonly terminal?: boolean;
  readonly games?: readonly GameEntry[];
  readonly registry?: URL;
  readonly env?: Readonly<Record<string, string>>;
  /** Gets what Ctrl-C would call, when a command begins to listen for it. */
  readonly interrupt?: (press: () => void) => void;
}

class Captured implements Output {
  text = '';
  readonly isTTY: boolean;
  readonly columns = 100;
  readonly rows = 40;
  readonly stream = new Writable({
    write: (chunk, _encoding, done) => {
      this.text += String(chunk);
      done();
    },
  });
  constructor(isTTY: boolean) {
    this.isTTY = isTTY;
  }
  write(more: string): void {
    this.text += more;
  }
}

function inputOf(typed: string, terminal: boolean): World['input'] {
  if (!terminal) return Readable.from([typed]);
  const keyboard = Object.assign(new PassThrough(), { isTTY: true });
  keyboard.end(typed);
  return keyboard;
}

export async function roundhouse(words: readonly string[], around: Surroundings = {}): Promise<Said> {
  const { typed = '', terminal = false, games = TOYS, env = {} } = around;
  const registry = around.registry ?? new URL('toy-games.ts', import.meta.url);
  const out = new Captured(terminal);
  const err = new Captured(terminal);
  const world: World = {
    games,
    registry,
    input:
      around.keyboard ??
      inputOf(typeof typed === 'string' ? typed : typed.map((line) => `${line}\n`).join(''), terminal),
    out,
    err,
    env: { ROUNDHOUSE_SAVES: emptyFolder(), ...env },
    onInterrupt(listener) {
      around.interrupt?.(listener);
      return () => undefined;
    },
    onStop: () => () => undefined,
  };
  const code = await main(words, world);
  return { code, out: out.text, err: err.text };
}
