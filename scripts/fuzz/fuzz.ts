/** Sends changed and damaged things to every border, in turn, until the time is over or something is found. */
import * as fc from 'fast-check';
import type { Border } from './border.ts';
import { BORDERS } from './borders.ts';
import { Guard } from './guard.ts';

export interface Count {
  accepted: number;
  refused: number;
}
export interface Finding {
  readonly border: string;
  readonly finding: string;
  readonly seed: number;
  readonly path: string;
  /** The smallest input that shows it. */
  readonly input: string;
}
export interface Wish {
  readonly seed: number;
  readonly seconds: number;
  readonly borders?: readonly string[] | undefined;
  /** Threads at work at the same time, each on a border of its own. */
  readonly lanes: number;
  onProgress?(counts: ReadonlyMap<string, Count>): void;
}
export interface Report {
  readonly counts: ReadonlyMap<string, Count>;
  readonly findings: readonly Finding[];
}

const SLICE_MS = 5000;
const MOST_RUNS = 100_000;
/** Shrinking ends after this many seconds: a smaller input is nice, a long wait is not. */
const SHRINK_MS = 30_000;

const chosen = (names: readonly string[] | undefined): readonly Border[] =>
  BORDERS.filter(({ name }) => names === undefined || names.includes(name));

/** Another seed for every border and round, the same in every run with the same first seed. */
const seedFor = (seed: number, border: string, round: number): number =>
  [...border].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, (seed + round * 7919) | 0);

class Failure extends Error {}

/** One border for a while, or one known case of it. */
async function slice(
  name: string,
  inputs: fc.Arbitrary<string>,
  guard: Guard,
  count: Count,
  where: { seed: number; path?: string; until: number },
): Promise<Finding | undefined> {
  let foundAt: number | undefined;
  const details = await fc.check(
    fc.asyncProperty(inputs, async (input) => {
      if (foundAt !== undefined && performance.now() - foundAt > SHRINK_MS) return;
      const outcome = await guard.check(name, input);
      if (typeof outcome === 'object') {
        foundAt ??= performance.now();
        throw new Failure(outcome.finding);
      }
      if (foundAt === undefined) count[outcome]++;
    }),
    {
      seed: where.seed,
      numRuns: MOST_RUNS,
      ...(where.path === undefined ? {} : { path: where.path, numRuns: 1, endOnFailure: true }),
      interruptAfterTimeLimit: Math.max(1, where.until - performance.now()),
      // What was found is shrunk, however long the slice has lasted.
      skipEqualValues: false,
    },
  );
  if (!details.failed || details.counterexample === null) return undefined;
  const { errorInstance } = details;
  return {
    border: name,
    finding: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    seed: where.seed,
    path: details.counterexamplePath ?? '',
    input: details.counterexample[0],
  };
}

export async function fuzz(wish: Wish): Promise<Report> {
  const borders = chosen(wish.borders);
  const counts = new Map<string, Count>(borders.map(({ name }) => [name, { accepted: 0, refused: 0 }]));
  const findings: Finding[] = [];
  const milliseconds = wish.seconds * 1000;
  const sliceMs = Math.min(SLICE_MS, (milliseconds * wish.lanes) / borders.length);
  const waiting = await Promise.all(
    borders.map(async ({ name, inputs }) => ({ name, round: 0, inputs: await inputs() })),
  );
  const end = performance.now() + milliseconds;

  /** Takes the border that has waited longest, for one slice, again and again. A border with a finding is left alone. */
  async function lane(guard: Guard): Promise<void> {
    for (let task = waiting.shift(); task !== undefined && performance.now() < end; task = waiting.shift()) {
      const { name, round, inputs } = task;
      await guard.prepare(name);
      const where = { seed: seedFor(wish.seed, name, round), until: Math.min(end, performance.now() + sliceMs) };
      const finding = await slice(name, inputs, guard, counts.get(name) ?? { accepted: 0, refused: 0 }, where);
      wish.onProgress?.(counts);
      if (finding === undefined) waiting.push({ name, round: round + 1, inputs });
      else findings.push(finding);
    }
    await guard.close();
  }

  const lanes = Math.min(wish.lanes, borders.length);
  await Promise.all(Array.from({ length: lanes }, () => lane(new Guard())));
  return { counts, findings };
}

/** One known case again; undefined when it holds now. */
export async function repeat(border: string, seed: number, path: string): Promise<Finding | undefined> {
  const [found] = chosen([border]);
  const guard = new Guard();
  try {
    const inputs = await found.inputs();
    const until = performance.now() + SHRINK_MS;
    return await slice(border, inputs, guard, { accepted: 0, refused: 0 }, { seed, path, until });
  } finally {
    await guard.close();
  }
}
