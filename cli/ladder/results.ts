/** The file in which finished blocks are kept, one JSON line each: a run that was stopped goes on where it stood. */
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { canonical, contentHash } from '../../kernel/index.ts';
import type { Block } from '../../players/contest.ts';
import { FAILED, Refusal } from '../exit.ts';
import { fileProblem, readText } from '../opening.ts';
import type { ContestJob } from '../pool/job.ts';

const numbers = z.array(z.number());
const durations = z.record(z.string(), z.number());
const lineSchema = z.object({
  contest: z.string(),
  block: z.object({
    seed: z.number(),
    shares: numbers,
    points: numbers,
    rivalPoints: numbers,
    longest: z.number(),
    ranOut: z.number(),
    heroTurns: durations,
    rivalTurns: durations,
  }),
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

/** What makes two runs the same one: all but where its seeds begin. */
export const contestName = ({ setup, hero, rival }: ContestJob, engine: string): string =>
  canonical({ ...setup, seed: undefined, hero, rival, engine });

export class Results {
  readonly #file: string | undefined;
  readonly #contest: string;
  readonly #blocks = new Map<number, Block>();

  constructor(file: string | undefined, contest: string) {
    this.#file = file;
    this.#contest = contest;
    if (file === undefined || !existsSync(file)) return;
    for (const line of readText(file).split('\n')) {
      // The last line may be half written where a run was killed.
      const read = lineSchema.safeParse(parsed(line));
      if (read.success && read.data.contest === contest) this.#blocks.set(read.data.block.seed, read.data.block);
    }
  }

  at(seed: number): Block | undefined {
    return this.#blocks.get(seed);
  }

  add(block: Block): void {
    this.#blocks.set(block.seed, block);
    if (this.#file === undefined) return;
    try {
      appendFileSync(this.#file, `${JSON.stringify({ contest: this.#contest, block })}\n`);
    } catch (error) {
      throw new Refusal(`cannot write ${this.#file}: ${fileProblem(error)}`, FAILED);
    }
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
