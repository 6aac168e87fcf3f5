/** Typed questions and answers over a message port: a table of functions on one side, promises of their results on the other. */
import type { Text } from '../../kernel/index.ts';

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}
interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly name: string; readonly message: string; readonly about?: Text };
}

/** What the other side refused, in its own words. */
export class RefusedError extends Error {
  readonly kind: string;
  /** The same as key and parameters, where the other side knows how to say it in other languages. */
  readonly about: Text | undefined;
  constructor(kind: string, message: string, about?: Text) {
    super(message);
    this.name = 'RefusedError';
    this.kind = kind;
    this.about = about;
  }
}

type Api = object;
type Remote<A extends Api> = {
  readonly [K in keyof A]: A[K] extends (...args: infer P) => infer R ? (...args: P) => Promise<Awaited<R>> : never;
};

const isCall = (data: unknown): data is Call =>
  typeof data === 'object' && data !== null && 'name' in data && 'args' in data;
const isAnswer = (data: unknown): data is Answer => typeof data === 'object' && data !== null && 'id' in data;

const isText = (data: unknown): data is Text => typeof data === 'object' && data !== null && 'key' in data;
const aboutIt = (error: Error): { readonly about?: Text } =>
  'about' in error && isText(error.about) ? { about: error.about } : {};

/** Answers the calls that come in on a port. */
export function serve<A extends Api>(port: MessagePort, api: A): void {
  const table = new Map<string, unknown>(Object.entries(api));
  port.addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
    if (!isCall(data)) return;
    const { id, name, args } = data;
    try {
      const act = table.get(name);
      if (typeof act !== 'function') throw new Error(`no such call: ${name}`);
      const value: unknown = await act(...args);
      port.postMessage({ id, value } satisfies Answer);
    } catch (error) {
      const problem =
        error instanceof Error
          ? { name: error.name, message: error.message, ...aboutIt(error) }
          : { name: 'Error', message: String(error) };
      port.postMessage({ id, error: problem } satisfies Answer);
    }
  });
  port.start();
}

/** The other side's functions, as promises. */
export function remote<A extends Api>(port: MessagePort, names: readonly (keyof A & string)[]): Remote<A> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isAnswer(data)) return;
    const call = waiting.get(data.id);
    if (!call) return;
    waiting.delete(data.id);
    if (data.error) call.reject(new RefusedError(data.error.name, data.error.message, data.error.about));
    else call.resolve(data.value);
  });
  port.start();
  const ask = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      port.postMessage({ id, name, args } satisfies Call);
    });
  return Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => ask(name, args)])) as Remote<A>;
}
