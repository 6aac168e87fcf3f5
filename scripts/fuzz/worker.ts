/** A thread that checks inputs, one after the other. It may be killed at any moment. */
import { parentPort } from 'node:worker_threads';
import type { Check, Outcome } from './border.ts';
import { BORDERS } from './borders.ts';
import { thisThread, threadTime } from './thread-time.ts';

export interface Task {
  readonly border: string;
  /** Without one the border is only made ready. */
  readonly input?: string;
}
export interface Answer {
  readonly outcome: Outcome;
  /** The longest that one request took, of the thread's own time. */
  readonly milliseconds: number;
  /** Which thread it was. */
  readonly thread?: string | undefined;
}

const port = parentPort;
if (port === null) throw new Error('this is the module of a thread');

function told(error: unknown): Outcome {
  if (!(error instanceof Error)) return { finding: `threw ${String(error)}` };
  const place = error.stack
    ?.split('\n')
    .find((line) => /(kernel|games|players|cli|host|server|web|scripts)\//.test(line));
  return { finding: `threw ${error.name}: ${error.message.slice(0, 300)} ${place?.trim() ?? ''}` };
}

const thread = thisThread();
const opened = new Map<string, Promise<Check>>();

function checkOf(name: string): Promise<Check> {
  const border = BORDERS.find((known) => known.name === name);
  if (border === undefined) throw new Error(`no border ${name}`);
  const check = opened.get(name) ?? border.open();
  opened.set(name, check);
  return check;
}

port.on('message', async ({ border, input }: Task) => {
  const check = await checkOf(border);
  let longest = 0;
  let begun = threadTime(thread);
  const answered = (): void => {
    const now = threadTime(thread);
    longest = Math.max(longest, now - begun);
    begun = now;
  };
  let outcome: Outcome = 'accepted';
  try {
    if (input !== undefined) outcome = await check(input, answered);
  } catch (error) {
    outcome = told(error);
  }
  answered();
  port.postMessage({ outcome, milliseconds: longest, thread } satisfies Answer);
});
