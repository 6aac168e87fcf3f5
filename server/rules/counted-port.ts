/** A message port that counts what was handled, so that the other side can see whether this thread still answers. */
import type { MessagePort } from 'node:worker_threads';
import type { Port } from '../../host/calls.ts';
import { HANDLED } from './calls.ts';

export const countedPort = (port: MessagePort, cells: Int32Array): Port => ({
  postMessage: (message) => port.postMessage(message),
  start: () => port.start(),
  addEventListener: (type, listener) =>
    port.on(type, (data: unknown) => {
      // Runs when the listener, and all that follows from it without waiting, has come back: not if it hangs.
      setImmediate(() => Atomics.add(cells, HANDLED, 1));
      listener({ data });
    }),
});
