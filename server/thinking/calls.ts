/** What the thinking queue asks a thinker thread. Both are ours, so nothing is checked as it comes in. */
import type { CallSpec } from '../../host/calls.ts';
import type { Decision, Thought } from '../../host/thought.ts';

const call = <Args extends readonly unknown[], Result>(): CallSpec<Args, Result> => ({
  // The other thread runs the same code and is typed by the same table.
  parse: (args) => args as Args,
});

export const THINKER_CALLS = {
  /** Answered as soon as the thread has started. */
  ready: call<[], void>(),
  think: call<[thought: Thought], Decision>(),
};

export interface ThinkerThreadData {
  /** The module that exports the games. */
  readonly registry: string;
}
