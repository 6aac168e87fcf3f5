/** What a table refuses for a reason of its own; whoever shows it says it in the person's language. */
export const REFUSALS = [
  /** No such table is kept here. */
  'gone',
  /** Somebody else has the table open. */
  'elsewhere',
  /** The command was chosen for an earlier version of the table. */
  'movedOn',
  /** It was played under a ruleset that cannot be followed here. */
  'ruleset',
  /** It was played with component data that is not here. */
  'edition',
  /** It holds what nobody at the table may know before the end of the game. */
  'secret',
  /** It can be looked at, not played on. */
  'readOnly',
  /** The move is not one that the game offers now. */
  'illegal',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export class TableRefused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.name = 'TableRefused';
    this.reason = reason;
  }
}
