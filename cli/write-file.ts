/** Writes files so that nothing is lost: a whole file or none of it, and never over something that is not a file. */
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { FAILED, Refusal } from './exit.ts';
import { fileProblem } from './opening.ts';

/** As many as the system itself follows. */
const MOST_LINKS = 40;

/** The place that symbolic links lead to, whether or not there is something yet. */
function linkTarget(file: string): string {
  let place = resolve(file);
  for (let links = 0; links < MOST_LINKS; links++) {
    let next: string;
    try {
      next = readlinkSync(place);
    } catch (error) {
      // EINVAL: there is something, and it is no link; otherwise nothing can be reached there yet.
      if (error instanceof Error && 'code' in error && ['EINVAL', 'ENOENT', 'ENOTDIR'].includes(String(error.code)))
        return place;
      throw error;
    }
    place = resolve(dirname(place), next);
  }
  throw new Error('its symbolic links go in a circle');
}

const kindOf = (found: Stats): string => (found.isDirectory() ? 'it is a folder' : 'it is not a regular file');

/** A file that is there already, if it may be replaced. */
function replaceable(place: string): Stats | undefined {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (!found.isFile()) throw new Error(kindOf(found));
  accessSync(place, constants.W_OK);
  return found;
}

/** Writes beside the file and moves it into place: a crash leaves the old file or the new one, never half of it. */
function replace(place: string, content: string, before: Stats | undefined): void {
  const beside = `${place}.${randomUUID().slice(0, 8)}.tmp`;
  try {
    writeFileSync(beside, content, { flag: 'wx' });
    if (before !== undefined) chmodSync(beside, before.mode & 0o7777);
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Symbolic links stay and their target is written; a device, a pipe or a folder is refused and stays what it is. */
export function writeFileWhole(file: string, content: string): void {
  try {
    const place = linkTarget(file);
    mkdirSync(dirname(place), { recursive: true });
    replace(place, content, replaceable(place));
  } catch (error) {
    throw new Refusal(`cannot write ${file}: ${fileProblem(error)}`, FAILED);
  }
}
