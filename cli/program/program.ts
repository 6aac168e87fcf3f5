/** A program of somebody's own, in a process of its own, with which one can talk line by line and wait for the answer. */
import { isMainThread, MessageChannel, parentPort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { fileProblem } from '../opening.ts';

/** The words of a command as a shell would tell them apart; quotes keep a word together. */
export const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain);

/** Why there is no line. */
export class NoLine extends Error {}

type Message =
  | { readonly pid: number }
  | { readonly text: string }
  | { readonly failed: { readonly code: string; readonly message: string } }
  | { readonly ended: string | number; readonly complaint: string };

/** What a program says last before it ends is mostly why. */
const lastLine = (complaint: string): string => complaint.trim().split('\n').at(-1)?.trim() ?? '';

function whyEnded(message: Message): string {
  if ('failed' in message) {
    const { failed } = message;
    return `cannot be started: ${fileProblem(Object.assign(new Error(failed.message), { code: failed.code }))}`;
  }
  if (!('ended' in message)) return 'ended';
  const reason = lastLine(message.complaint);
  const how = typeof message.ended === 'number' ? `ended with code ${message.ended}` : `was ended (${message.ended})`;
  return reason === '' ? how : `${how}: ${reason}`;
}

const running = new Set<Program>();
/** Nobody reads what a program says after the house has gone. */
process.once('exit', () => endPrograms());

export function endPrograms(): void {
  for (const program of running) program.end();
}

export class Program {
  readonly #port;
  readonly #news = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #pid: number | undefined;
  #rest = '';
  #gone: string | undefined;

  constructor(words: readonly string[]) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const relay = new Worker(new URL('./relay.mjs', import.meta.url), {
      workerData: { words, port: port2, news: this.#news },
      transferList: [port2],
    });
    // Whoever has nothing else to do need not stay for the program; the relay ends with it.
    relay.unref();
    port1.unref();
    running.add(this);
  }

  get ended(): boolean {
    return this.#gone !== undefined;
  }

  send(message: object): void {
    this.#port.postMessage(`${JSON.stringify(message)}\n`);
  }

  /** The next line that is not empty; waits for it, but not beyond this moment of `performance.now`. */
  line(until: number): string {
    for (;;) {
      const end = this.#rest.indexOf('\n');
      if (end >= 0) {
        const line = this.#rest.slice(0, end);
        this.#rest = this.#rest.slice(end + 1);
        if (line.trim() !== '') return line;
      } else if (this.#gone !== undefined) throw new NoLine(this.#gone);
      else this.#hear(until);
    }
  }

  #hear(until: number): void {
    const before = Atomics.load(this.#news, 0);
    const received: { message: Message } | undefined = receiveMessageOnPort(this.#port);
    if (received === undefined) {
      const left = until - performance.now();
      if (left <= 0 || Atomics.wait(this.#news, 0, before, left) === 'timed-out')
        throw new NoLine('did not answer in time');
      return;
    }
    const { message } = received;
    if ('text' in message) this.#rest += message.text;
    else if ('pid' in message) this.#started(message.pid);
    else this.#gone = whyEnded(message);
  }

  /** A thread can be ended while it waits for its program: then the one who ended it has to end the program too. */
  #started(pid: number): void {
    this.#pid = pid;
    const started: Started = { program: pid };
    if (!isMainThread) parentPort?.postMessage(started);
  }

  end(): void {
    running.delete(this);
    while (this.#pid === undefined && this.#gone === undefined) {
      try {
        this.#hear(performance.now() + STARTING);
      } catch {
        break;
      }
    }
    if (this.#pid !== undefined && this.#gone === undefined) endProcess(this.#pid);
    this.#gone ??= 'was ended';
  }
}

/** Milliseconds within which a process has a number, however busy the machine is. */
const STARTING = 2_000;

/** Told by a worker thread to whoever may end it. */
export interface Started {
  readonly program: number;
}

export function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
