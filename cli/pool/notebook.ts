/** The file in which finished pieces of work are kept, one JSON line each: a run that was stopped goes on where it stood. */
import { appendFileSync, existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { FAILED, Refusal } from '../exit.ts';
import { fileProblem, readText } from '../opening.ts';

const lineSchema = z.object({ run: z.string(), at: z.number(), report: z.unknown() });

/** Undefined where it is no JSON. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The lines of a results file; the last one may be half written where a run was killed. */
export function readLines(file: string): z.infer<typeof lineSchema>[] {
  return readText(file)
    .split('\n')
    .flatMap((line) => {
      const read = lineSchema.safeParse(parsed(line));
      return read.success ? [read.data] : [];
    });
}

export class Notebook<R> {
  readonly #file: string | undefined;
  readonly #run: string;
  readonly #reports = new Map<number, R>();

  /** `run` says what makes two runs the same one; lines of others are left alone. */
  constructor(file: string | undefined, run: string, schema: z.ZodMiniType<R>) {
    this.#file = file;
    this.#run = run;
    if (file === undefined || !existsSync(file)) return;
    for (const line of readLines(file)) {
      if (line.run !== run) continue;
      const report = schema.safeParse(line.report);
      if (report.success) this.#reports.set(line.at, report.data);
    }
  }

  at(place: number): R | undefined {
    return this.#reports.get(place);
  }

  add(place: number, report: R): void {
    this.#reports.set(place, report);
    if (this.#file === undefined) return;
    try {
      appendFileSync(this.#file, `${JSON.stringify({ run: this.#run, at: place, report })}\n`);
    } catch (error) {
      throw new Refusal(`cannot write ${this.#file}: ${fileProblem(error)}`, FAILED);
    }
  }
}
