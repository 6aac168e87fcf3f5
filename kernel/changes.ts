/** Gathers what differs between two moments of a game. */
import type { Change, Seat } from './contract.ts';
import type { Text } from './text.ts';

type Value = number | Text;

export class ChangeRows<P> {
  readonly #before: P;
  readonly #after: P;
  readonly changes: Change[] = [];

  constructor(before: P, after: P) {
    this.#before = before;
    this.#after = after;
  }

  /** One thing, if it is another one afterwards. */
  row(text: Text, of: (position: P) => Value, unit?: string): void {
    this.#add({ text, ...(unit === undefined ? {} : { unit }) }, of);
  }

  /** The same of something that belongs to a seat. */
  of(seat: Seat, text: Text, of: (position: P) => Value, unit?: string): void {
    this.#add({ text, seat, ...(unit === undefined ? {} : { unit }) }, of);
  }

  #add(row: Omit<Change, 'before' | 'after'>, of: (position: P) => Value): void {
    const before = of(this.#before);
    const after = of(this.#after);
    if (JSON.stringify(before) !== JSON.stringify(after)) this.changes.push({ ...row, before, after });
  }
}
