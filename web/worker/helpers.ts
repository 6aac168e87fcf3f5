/** Where the device has several cores, opponents that search, advice and analysis think on several of them. */
import { type RemoteLine, remoteLine } from '../../host/calls.ts';
import type { StudyStep } from '../../host/study.ts';
import type { Assistant } from '../../host/study-together.ts';
import type { Thought } from '../../host/thought.ts';
import { canBeShared, type Helper } from '../../host/together.ts';
import type { HELPER_CALLS, Part } from './protocol.ts';
import { MOST_THREADS } from './threads.ts';

function startHelper(name: string): Helper & Assistant {
  const { port1, port2 } = new MessageChannel();
  const line: RemoteLine<typeof HELPER_CALLS> = remoteLine<typeof HELPER_CALLS>(port1);
  try {
    const worker = new Worker(location.href, { type: 'module', name });
    // Whoever leads does the work of a helper that is gone.
    worker.addEventListener('error', () => line.giveUp(new Error(`${name} is gone`)));
    worker.postMessage({ part: 'helper' } satisfies Part, [port2]);
  } catch (error) {
    line.giveUp(error instanceof Error ? error : new Error(String(error)));
  }
  return line.calls;
}

let started: readonly (Helper & Assistant)[] | undefined;

/** Started when the first of them can help. */
function helpers(): readonly (Helper & Assistant)[] {
  const threads = Math.min(navigator.hardwareConcurrency || 1, MOST_THREADS);
  started ??= Array.from({ length: threads - 1 }, (_, i) => startHelper(`helper ${i + 1}`));
  return started;
}

export const helpersFor = (thought: Thought): readonly Helper[] => (canBeShared(thought) ? helpers() : []);

let idle: Set<Assistant> | undefined;

/** Those who study nothing now. One step is for the thinker alone. */
export function assistantsFor(steps: readonly StudyStep[]): Set<Assistant> {
  if (steps.length === 1) return new Set();
  idle ??= new Set(helpers());
  return idle;
}
