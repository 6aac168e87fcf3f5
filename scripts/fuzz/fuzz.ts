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
  onFinding?(finding: Finding): void;
}
export interface Report {
  readonly counts: ReadonlyMap<string, Count>;
  readonly findings: readonly Finding[];
}

const SLICE_MS = 5000;
const MOST_RUNS = 100_000;
/** Shrinking ends after this time: a smaller input is nice, a long wait is not. */
const SHRINK_MS = 30_000;

const chosen = (names: readonly string[] | undefined): readonly Border[] =>
  BORDERS.filter(({ name }) => names === undefined || names.includes(name));

/** Another seed for every border and round, the same in every run with the same first seed; never negative, so that it can be typed. */
const seedFor = (seed: number, border: string, round: number): number =>
  [...border].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, (seed + round * 7919) | 0) & 0x7fffffff;

class Failure extends Error {}

interface Where {
  readonly seed: number;
  /** One known case instead of new ones. */
  readonly path?: string;
  /** How long to look for something; shrinking has a time of its own. */
  readonly milliseconds: number;
}

/** One border for a while, or one known case of it. */
async function look(name: string, inputs: fc.Arbitrary<string>, guard: Guard, count: Count, where: Where) {
  let found = false;
  let pending: Promise<void> | undefined;
  const started = performance.now();
  const check = async (input: string): Promise<void> => {
    if (found && performance.now() - started > where.milliseconds + SHRINK_MS) return;
    const outcome = await guard.check(name, input);
    if (typeof outcome === 'object') {
      found = true;
      throw new Failure(outcome.finding);
    }
    if (!found) count[outcome]++;
  };
  const details = await fc.check(
    fc.asyncProperty(inputs, (input) => {
      pending = check(input);
      return pending;
    }),
    {
      seed: where.seed,
      ...(where.path === undefined
        ? { numRuns: MOST_RUNS, interruptAfterTimeLimit: Math.max(1, where.milliseconds), endOnFailure: true }
        : { numRuns: 1, path: where.path }),
    },
  );
  // The time limit leaves the last input at work.
  await pending?.catch(() => undefined);
  return details;
}

/** Looks for something, and then for the smallest input that shows it. */
async function slice(name: string, inputs: fc.Arbitrary<string>, guard: Guard, count: Count, where: Where) {
  const seen = await look(name, inputs, guard, count, where);
  if (!seen.failed || seen.counterexample === null) return undefined;
  const path = seen.counterexamplePath ?? '';
  const shrunk = await look(
    name,
    inputs,
    guard,
    { accepted: 0, refused: 0 },
    { seed: where.seed, path, milliseconds: 0 },
  );
  const best = shrunk.failed && shrunk.counterexample !== null ? shrunk : seen;
  const { errorInstance } = best;
  return {
    border: name,
    finding: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    seed: where.seed,
    path: best.counterexamplePath ?? path,
    input: best.counterexample?.[0] ?? '',
  } satisfies Finding;
}

export async function fuzz(wish: Wish): Promise<Report> {
  const borders = chosen(wish.borders);
  const counts = new Map<string, Count>(borders.map(({ name }) => [name, { accepted: 0, refused: 0 }]));
  const findings: Finding[] = [];
  const milliseconds = wish.seconds * 1000;
  const lanes = Math.min(wish.lanes, borders.length);
  const sliceMs = Math.min(SLICE_MS, (milliseconds * lanes) / borders.length);
  const waiting = await Promise.all(
    borders.map(async ({ name, inputs }) => ({ name, round: 0, inputs: await inputs() })),
  );
  let end = performance.now() + milliseconds;

  /** Takes the border that has waited longest, for one slice, again and again. A border with a finding is left alone. */
  async function lane(guard: Guard): Promise<void> {
    // Every border has its turn once, however long the first ones took.
    const isTime = (round: number): boolean => round === 0 || performance.now() < end;
    for (let task = waiting.shift(); task !== undefined && isTime(task.round); task = waiting.shift()) {
      const { name, round, inputs } = task;
      const started = performance.now();
      await guard.prepare(name);
      // Loading the games is no fuzzing; it happens once per lane and border.
      end += (performance.now() - started) / lanes;
      const where = {
        seed: seedFor(wish.seed, name, round),
        milliseconds: round === 0 ? sliceMs : Math.min(end - performance.now(), sliceMs),
      };
      const finding = await slice(name, inputs, guard, counts.get(name) ?? { accepted: 0, refused: 0 }, where);
      wish.onProgress?.(counts);
      if (finding === undefined) waiting.push({ name, round: round + 1, inputs });
      else {
        findings.push(finding);
        wish.onFinding?.(finding);
      }
    }
    await guard.close();
  }

  await Promise.all(Array.from({ length: lanes }, () => lane(new Guard())));
  return { counts, findings };
}

/** One known case again; undefined when it holds now. */
export async function repeat(border: string, seed: number, path: string): Promise<Finding | undefined> {
  const [found] = chosen([border]);
  const guard = new Guard();
  try {
    const inputs = await found.inputs();
    return await slice(border, inputs, guard, { accepted: 0, refused: 0 }, { seed, path, milliseconds: 0 });
  } finally {
    await guard.close();
  }
}
