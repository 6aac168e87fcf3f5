/** A border: a place where something from outside comes in. */
import type * as fc from 'fast-check';

export type Outcome =
  /** Taken, and everything that was then asked of it held. */
  | 'accepted'
  /** Refused in words, and nothing changed. */
  | 'refused'
  /** What must not be. */
  | { readonly finding: string };

/** `answered` is called after each of several requests in one input: every one has the whole time to itself. */
export type Check = (input: string, answered: () => void) => Outcome | Promise<Outcome>;

export interface Border {
  readonly name: string;
  /** What comes in, as text. */
  inputs(): Promise<fc.Arbitrary<string>>;
  /** Makes ready to check inputs; called in the thread in which they are checked. */
  open(): Promise<Check>;
}
