/** In the threads of the two stations chance is the same at every draw: a practice branch is imagined with the same luck in both. */
import { isMainThread } from 'node:worker_threads';

const CHANCE = 7;

if (!isMainThread) {
  Object.defineProperty(globalThis, 'crypto', {
    value: {
      getRandomValues: (words: Uint32Array) => words.fill(CHANCE),
      randomUUID: () => '00000000-0000-4000-8000-000000000000',
    },
  });
}
