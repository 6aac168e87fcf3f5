/** How long a thread has worked, in ms. On a busy machine the clock on the wall says how busy it is, not how long an input takes. */
import { readFileSync, readlinkSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
/** Fields behind the name in brackets; user and system time are the 12th and 13th of them. */
const USER = 11;
const SYSTEM = 12;

/** By what the other threads of the process can find this one; undefined where the system does not tell. */
export function thisThread(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1);
  } catch {
    return undefined;
  }
}

/** Linux alone tells it: elsewhere, and of a thread that is not there, the wall's clock has to do. */
export function threadTime(thread: string | undefined): number {
  if (thread === undefined) return performance.now();
  let told: string;
  try {
    told = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
  } catch {
    return performance.now();
  }
  const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[USER]) + Number(fields[SYSTEM])) * 1000) / TICKS_PER_SECOND;
}
