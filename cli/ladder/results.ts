/** What finished blocks of a contest look like in a file, and which of them belong to the same contest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { canonical, contentHash } from '../../kernel/index.ts';
import { versionOfGuest } from '../guests.ts';
import type { ContestJob } from '../pool/job.ts';

const numbers = z.array(z.number());
const durations = z.record(z.string(), z.number());
export const blockSchema = z.object({
  seed: z.number(),
  shares: numbers,
  points: numbers,
  rivalPoints: numbers,
  longest: z.number(),
  ranOut: z.number(),
  heroTurns: durations,
  rivalTurns: durations,
});

const root = fileURLToPath(new URL('../../', import.meta.url));
const THINKING = /\.(ts|json|mjs)$/;
const NOT_THINKING = /\.test\.ts$|(^|[/\\])(board|text|records|testing|conformance)[/\\]|\.md$/;

/** A hash of everything that can change a move: results of another engine are another contest. */
export function engineHash(game: string): string {
  const folders = ['kernel', 'players', join('games', game)].filter((folder) => existsSync(join(root, folder)));
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => THINKING.test(file) && !NOT_THINKING.test(file))
      .sort(),
  );
  return contentHash(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')])).slice(
    0,
    12,
  );
}

/** Undefined among opponents of the house, whose version is the engine's. */
function versionsOf(names: readonly string[]): readonly string[] | undefined {
  const versions = names.map((name) => versionOfGuest(name) ?? '');
  return versions.join('') === '' ? undefined : versions;
}

/** What makes two runs the same one: all but where its seeds begin. */
export const contestName = ({ setup, hero, rival }: ContestJob, engine: string): string =>
  canonical({ ...setup, seed: undefined, hero, rival, engine, guests: versionsOf([hero, rival]) });
