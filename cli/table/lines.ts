/** Lines that a person types, or that a script sends: asked for one at a time. */
import { createInterface } from 'node:readline';
import { rendered } from '../terminal.ts';
import type { Output, World } from '../world.ts';

export interface Lines {
  /** The next line; undefined when there is none any more (end of input, Ctrl-D, Ctrl-C). */
  ask(prompt: string): Promise<string | undefined>;
  /** Whether no more line can come. */
  readonly ended: boolean;
  /** Whether a person is at the other end. */
  readonly live: boolean;
  close(): void;
}

export function openLines({ input }: World, out: Output): Lines {
  const { stream } = out;
  const live = input.isTTY === true && out.isTTY && stream !== undefined;
  const reader = createInterface(live ? { input, output: stream, terminal: true } : { input, terminal: false });
  const waiting: string[] = [];
  let ended = false;
  let wake: (() => void) | undefined;
  const stir = (): void => {
    wake?.();
    wake = undefined;
  };
  reader.on('line', (line) => {
    waiting.push(line);
    stir();
  });
  reader.on('close', () => {
    ended = true;
    stir();
  });
  reader.on('SIGINT', () => reader.close());

  return {
    live,
    get ended() {
      return ended && waiting.length === 0;
    },
    async ask(prompt) {
      // A reader that has closed can still have lines that were typed ahead; Node 24 and later refuse to prompt with it.
      const prompting = live && !ended;
      if (prompting) {
        reader.setPrompt(rendered(prompt));
        reader.prompt();
      }
      while (waiting.length === 0 && !ended) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const line = waiting.shift();
      // What a script sends, or was typed ahead, is shown, so that the output reads like a game at a terminal.
      if (!prompting) out.write(`${prompt}${line ?? ''}\n`);
      else if (line === undefined) out.write('\n');
      return line;
    },
    close: () => reader.close(),
  };
}
