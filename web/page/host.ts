/** The page's line to the host; both workers are started when they are first needed. */
import { remote } from '../../host/calls.ts';
import type { HOST_CALLS, HostCalls, HostNews, Part } from '../worker/protocol.ts';

function worker(name: string): Worker {
  const started = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name });
  started.addEventListener('error', ({ message }) => tellAll({ trouble: { name, message: message || name } }));
  return started;
}

/** What comes without having been asked for answers no call. */
const isNews = (data: unknown): data is HostNews => typeof data === 'object' && data !== null && !('id' in data);

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
  startThinker = () => {
    startThinker = () => undefined;
    worker('thinker').postMessage({ part: 'thinker' } satisfies Part, [thinking.port2]);
  };
  page.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) tellAll(data);
  });
  return remote<typeof HOST_CALLS>(page.port1);
}

let startThinker: () => void = () => undefined;
/** Nobody thinks before a table is shown, and it is shown sooner while nothing else is started. */
export const tableIsShown = (): void => startThinker();

let line: HostCalls | undefined;
export const isHostStarted = (): boolean => line !== undefined;
export function host(): HostCalls {
  line ??= connect();
  return line;
}
