/** What became of each mutant, kept on disk so that a run can be stopped and gone on with. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { contentHash } from '../../kernel/index.ts';
import type { Mutant } from './mutants.ts';
import { root } from './suite.ts';

const FILE = join(root, 'artefacts/mutation/results.jsonl');

const outcomeSchema = z.object({
  key: z.string(),
  outcome: z.enum(['killed', 'survived']),
  by: z.string(),
  seconds: z.number(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** A mutant is known as long as its file has not changed. */
export const keyOf = (mutant: Mutant, source: string): string =>
  contentHash([mutant.file, mutant.start, mutant.end, mutant.to, source]).slice(0, 24);

export function readResults(): Map<string, Outcome> {
  if (!existsSync(FILE)) return new Map();
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return new Map(lines.map((line) => outcomeSchema.parse(JSON.parse(line))).map((outcome) => [outcome.key, outcome]));
}

export function keepResult(outcome: Outcome): void {
  mkdirSync(dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(outcome)}\n`);
}

const equivalentSchema = z.array(
  z.object({ file: z.string(), line: z.string(), from: z.string(), to: z.string(), why: z.string() }),
);

/** Mutants that change nothing anybody could notice, found by hand; a line of source names them, so that they move with it. */
export function equivalents(): (mutant: Mutant, source: string) => string | undefined {
  const known = equivalentSchema.parse(JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8')));
  return (mutant, source) =>
    known.find(
      ({ file, line, from, to }) =>
        file === mutant.file &&
        from === mutant.from &&
        to === mutant.to &&
        source.split('\n')[mutant.line - 1].trim() === line,
    )?.why;
}
