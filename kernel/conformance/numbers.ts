/** Numbers by their labels, as a game's proof reads them from a state. */
import type { Seat } from '../contract.ts';

export class Numbers {
  readonly #numbers = new Map<string, number>();

  add(label: string, value: number): void {
    if (this.#numbers.has(label)) throw new Error(`told twice: ${label}`);
    this.#numbers.set(label, value);
  }

  of(seat: Seat, label: string, value: number): void {
    this.add(`${label} of ${seat}`, value);
  }

  get map(): ReadonlyMap<string, number> {
    return this.#numbers;
  }
}
