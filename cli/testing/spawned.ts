/** Runs the real command in a process of its own. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Said } from './captured.ts';

export const binary = fileURLToPath(new URL('../../bin/roundhouse.mjs', import.meta.url));

export interface Place {
  readonly cwd?: string;
  readonly typed?: string;
  readonly file?: string;
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ctrl-C is pressed when this comes true. */
  readonly interruptWhen?: () => boolean;
}

export function spawned(
  words: readonly string[],
  { cwd, typed = '', file = binary, program = process.execPath, env = {}, interruptWhen }: Place = {},
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [file, ...words], {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    const watch = setInterval(() => {
      if (!interruptWhen?.()) return;
      clearInterval(watch);
      child.kill('SIGINT');
    }, 20);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      resolve({ code: code ?? -1, out, err });
    });
    // A command that ends before it has read everything is no problem of ours.
    child.stdin.on('error', () => undefined);
    child.stdin.end(typed);
  });
}
