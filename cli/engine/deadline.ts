/** Work that must end: a foreign state can lead a game's rules into a loop that never ends by itself. */
import { createContext, Script } from 'node:vm';

const caller = new Script('work()');
const context: { work?: () => void } = createContext({});

const MOST_TRIES = 4;

/**
 * What the work comes to; undefined when it did not end in time. Whatever it throws is thrown here.
 * On a busy machine most of the time may go to others: work that hardly got any is begun again.
 */
export function withinDeadline<T>(milliseconds: number, work: () => T): { readonly done: T } | undefined {
  for (let tries = 1; ; tries++) {
    const before = process.cpuUsage();
    const outcome = tryOnce(milliseconds, work);
    const { user, system } = process.cpuUsage(before);
    if (outcome !== undefined || tries === MOST_TRIES || (user + system) / 1000 > milliseconds / 2) return outcome;
  }
}

/** It comes from the other context, so it is no Error of this one. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

function tryOnce<T>(milliseconds: number, work: () => T): { readonly done: T } | undefined {
  let outcome: { done: T } | { thrown: unknown } | undefined;
  context.work = () => {
    try {
      outcome = { done: work() };
    } catch (thrown) {
      outcome = { thrown };
    }
  };
  try {
    caller.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  } finally {
    delete context.work;
  }
  if (outcome === undefined) return undefined;
  if ('thrown' in outcome) throw outcome.thrown;
  return outcome;
}
