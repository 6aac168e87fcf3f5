/** What the thinking queue asks a thinker thread. Both are ours, so nothing is checked as it comes in. */
import type { MessagePort } from 'node:worker_threads';
import type { CallSpec } from '../../host/calls.ts';
import type { Decision, Thought } from '../../host/thought.ts';
import type { Results, Trying } from '../../players/player.ts';

const call = <Args extends readonly unknown[], Result>(): CallSpec<Args, Result> => ({
  // The other thread runs the same code and is typed by the same table.
  parse: (args) => args as Args,
});

export const THINKER_CALLS = {
  /** Answered as soon as the thread has started. */
  ready: call<[], void>(),
  /** With the help of these threads. */
  think: call<[thought: Thought, helpers: readonly number[]], Decision>(),
  /** What nobody has asked yet; undefined when it was dropped, for something else or altogether. */
  ponder: call<[thought: Thought], Decision | undefined>(),
  drop: call<[], void>(),
};

/** What a thinker thread asks another one that has nothing else to do. */
export const HELPER_CALLS = {
  join: call<[question: number, thought: Thought], void>(),
  try: call<[question: number, trying: Trying], Results>(),
};

/** A line that a thread is given: from the queue, from a thread that it may help, or to one that may help it. */
export interface Connection {
  readonly port: MessagePort;
  readonly from: 'queue' | 'helped' | { readonly helper: number };
}

export interface ThinkerThreadData {
  /** The module that exports the games. */
  readonly registry: string;
}
