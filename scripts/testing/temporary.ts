/** One temporary folder for the whole run, taken away at its end; and a look whether a test left one elsewhere. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREFIX, RUN_FOLDER, RUN_PREFIX } from './empty-folder.ts';

/** Folders of the house beside the folders of runs. */
export function leftBehind(parent: string, since: number): string[] {
  return readdirSync(parent).filter((name) => {
    if (!name.startsWith(PREFIX) || name.startsWith(RUN_PREFIX)) return false;
    const found = statSync(join(parent, name), { throwIfNoEntry: false });
    return found !== undefined && found.birthtimeMs >= since;
  });
}

export default function setup(): (() => void) | undefined {
  // Every project of the run calls this; the first one makes the folder for all.
  if (process.env[RUN_FOLDER] !== undefined) return undefined;
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), RUN_PREFIX));
  process.env[RUN_FOLDER] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    const left = leftBehind(tmpdir(), started);
    if (left.length === 0) return;
    console.error(`tests left folders behind in ${tmpdir()}: ${left.join(', ')}`);
    process.exitCode = 1;
  };
}
