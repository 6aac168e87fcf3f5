/** Typed questions and answers over a message port: a table of functions on one side, promises of their results on the other. */
import type { Text } from '../kernel/index.ts';

/** What is needed of a message port: the browser's and Node's have it alike. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  start(): void;
}

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

/** The arguments of one call, as a schema checks them, and the type of its answer. */
export interface CallSpec<Args extends readonly unknown[], Result> {
  parse(args: unknown): Args;
  /** Never there: it carries the type. */
  readonly result?: Result;
}
type CallSpecs = object;

/** What the answering side offers for a table of calls. */
export type Api<Specs extends CallSpecs> = {
  readonly [K in keyof Specs]: Specs[K] extends CallSpec<infer Args, infer Result>
    ? (...args: Args) => Result | Followed<Result> | Promise<Result | Followed<Result>>
    : never;
};
/** What the asking side has of it. */
export type Remote<Specs extends CallSpecs> = {
  readonly [K in keyof Specs]: Specs[K] extends CallSpec<infer Args, infer Result>
    ? (...args: Args) => Promise<Result>
    : never;
};

/** An answer that something follows: what that has to tell comes after the answer, on the same port. */
export class Followed<Result> {
  readonly value: Result;
  readonly next: () => void;
  constructor(value: Result, next: () => void) {
    this.value = value;
    this.next = next;
  }
}

const isCall = (data: unknown): data is Call =>
  typeof data === 'object' && data !== null && 'name' in data && 'args' in data;
const isAnswer = (data: unknown): data is Answer => typeof data === 'object' && data !== null && 'id' in data;

const isText = (data: unknown): data is Text => typeof data === 'object' && data !== null && 'key' in data;
const aboutIt = (error: Error): { readonly about?: Text } =>
  'about' in error && isText(error.about) ? { about: error.about } : {};

const isSpec = (data: unknown): data is CallSpec<readonly unknown[], unknown> =>
  typeof data === 'object' && data !== null && 'parse' in data;

/** Answers the calls that come in on a port: every one, with a value or a refusal. */
export function serve<Specs extends CallSpecs>(port: Port, specs: Specs, api: Api<Specs>): void {
  const known = new Map<string, unknown>(Object.entries(specs));
  const acts = new Map<string, unknown>(Object.entries(api));
  port.addEventListener('message', async ({ data }) => {
    if (!isCall(data)) return;
    const { id, name, args } = data;
    try {
      const spec = known.get(name);
      const act = acts.get(name);
      if (!isSpec(spec) || typeof act !== 'function') throw new Error(`no such call: ${name}`);
      const answer: unknown = await act(...spec.parse(args));
      const followed = answer instanceof Followed;
      port.postMessage({ id, value: followed ? answer.value : answer } satisfies Answer);
      if (followed) answer.next();
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

/** A line to the other side, and how to give up all that it was asked when it is gone. */
export interface RemoteLine<Specs extends CallSpecs> {
  readonly calls: Remote<Specs>;
  /** Everything that was asked and not answered, and everything asked from now on, fails with this error. */
  giveUp(error: Error): void;
}

/** The other side's functions, as promises. */
export function remote<Specs extends CallSpecs>(port: Port): Remote<Specs> {
  return remoteLine<Specs>(port).calls;
}

/** The same with an end. The names of the functions are known to the types alone. */
export function remoteLine<Specs extends CallSpecs>(port: Port): RemoteLine<Specs> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  let gone: Error | undefined;
  port.addEventListener('message', ({ data }) => {
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
      if (gone) return reject(gone);
      const id = ++last;
      waiting.set(id, { resolve, reject });
      port.postMessage({ id, name, args } satisfies Call);
    });
  return {
    calls: new Proxy(Object.create(null), {
      get: (_, name) => (typeof name === 'string' ? (...args: unknown[]) => ask(name, args) : undefined),
    }),
    giveUp(error) {
      gone = error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}
