/** Everything a command may touch outside itself, so that a test can hand it another world. */
import type { GameEntry } from '../games/registry.ts';

export interface Output {
  write(text: string): void;
  readonly isTTY: boolean;
  readonly columns: number;
  readonly rows: number;
  /** What a line editor writes to; a captured output has none. */
  readonly stream?: NodeJS.WritableStream;
}

export interface World {
  readonly games: readonly GameEntry[];
  /** The module that exports these games, for worker threads. */
  readonly registry: URL;
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly out: Output;
  readonly err: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls when the person presses Ctrl-C; the answer takes the listener away again. */
  onInterrupt(listener: () => void): () => void;
  /** Calls when the process is asked to end, by Ctrl-C or by whoever runs it. */
  onStop(listener: () => void): () => void;
}
