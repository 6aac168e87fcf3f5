/** Where the device has several cores, opponents that search think on several of them. */
import { type RemoteLine, remoteLine } from '../../host/calls.ts';
import type { Thought } from '../../host/thought.ts';
import { canBeShared, type Helper } from '../../host/together.ts';
import type { HELPER_CALLS, Part } from './protocol.ts';

/** More would hardly be faster: lines are found by everybody, only trying them is shared. */
const MOST_THREADS = 4;

function startHelper(name: string): Helper {
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

let helpers: readonly Helper[] | undefined;

/** Started when the first opponent comes that can be helped. */
export function helpersFor(thought: Thought): readonly Helper[] {
  if (!canBeShared(thought)) return [];
  const threads = Math.min(navigator.hardwareConcurrency || 1, MOST_THREADS);
  helpers ??= Array.from({ length: threads - 1 }, (_, i) => startHelper(`helper ${i + 1}`));
  return helpers;
}
