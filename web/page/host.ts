/** The page's line to the host; both workers are started when they are first needed. */
import { remote } from '../worker/calls.ts';
import { HOST_CALLS, type HostCalls, type HostNews, type Part } from '../worker/protocol.ts';

function worker(name: string): Worker {
  const started = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name });
  started.addEventListener('error', ({ message }) => tellAll({ trouble: { name, message: message || name } }));
  return started;
}

const isNews = (data: unknown): data is HostNews =>
  typeof data === 'object' && data !== null && ('snapshot' in data || 'trouble' in data || 'opens' in data);

type Listener = (news: HostNews) => void;
const listeners = new Set<Listener>();

/** Hears what the host says without being asked. */
export function onNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(news: HostNews): void {
  for (const listener of listeners) listener(news);
}

function connect(): HostCalls {
  const page = new MessageChannel();
  const thinking = new MessageChannel();
  worker('host').postMessage({ part: 'host' } satisfies Part, [page.port2, thinking.port1]);
  // Nobody thinks before a table is shown, and it is shown sooner while nothing else is started.
  const sitDown = onNews((news) => {
    if (!('snapshot' in news)) return;
    sitDown();
    worker('thinker').postMessage({ part: 'thinker' } satisfies Part, [thinking.port2]);
  });
  page.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) tellAll(data);
  });
  return remote<HostCalls>(page.port1, HOST_CALLS);
}

let line: HostCalls | undefined;
export function host(): HostCalls {
  line ??= connect();
  return line;
}
