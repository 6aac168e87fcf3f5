/** A port of Node's worker threads as the calls between host and page know ports. */
import type { MessagePort } from 'node:worker_threads';
import type { Port } from '../host/calls.ts';

export const threadPort = (port: MessagePort, sent: () => void = () => undefined): Port => ({
  postMessage(message) {
    sent();
    port.postMessage(message);
  },
  start: () => undefined,
  addEventListener: (type, listener) => {
    port.on(type, (data: unknown) => listener({ data }));
  },
});
