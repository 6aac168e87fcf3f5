/** What the host refuses for a reason of its own; the page says it in the person's language. */
export const REFUSALS = ['gone', 'elsewhere', 'movedOn', 'ruleset'] as const;
export type Refusal = (typeof REFUSALS)[number];

export class TableRefused extends Error {
  constructor(reason: Refusal) {
    super(reason);
    this.name = 'TableRefused';
  }
}
