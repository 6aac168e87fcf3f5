/** Several people at one screen: who is in front of it, and when it has to be handed over unseen. */
import type { Seat, Viewer } from '../kernel/index.ts';
import { hasSecretFrom } from './secrets.ts';
import type { Table } from './table.ts';

/** When the screen is handed over with nothing on it: between people with secrets from each other, between any two, or never. */
export type HandOverRule = 'secrets' | 'always' | 'never';

export class SharedScreen {
  readonly #table: Table;
  readonly #rule: HandOverRule;
  /** The person in front of the screen; undefined before the first one has sat down. */
  #person: Seat | undefined;
  #handover: Seat | undefined;

  constructor(table: Table, rule: HandOverRule) {
    this.#table = table;
    this.#rule = rule;
    this.#person = table.people.length === 1 ? table.people[0] : undefined;
  }

  get person(): Seat | undefined {
    return this.#handover === undefined ? this.#person : undefined;
  }
  /** Who is to take the screen. */
  get handover(): Seat | undefined {
    return this.#handover;
  }
  /** As whom the screen may show the table: during a hand-over as nobody. */
  get viewer(): Viewer {
    return this.person ?? 'spectator';
  }

  /** Gives the screen to a person who has to decide; whoever is in front of it goes on where several decide at once. */
  seatNext(): void {
    const { deciding } = this.#table;
    if (deciding.length === 0 || (this.#person !== undefined && deciding.includes(this.#person))) return;
    const next = deciding.find((seat) => this.#table.people.includes(seat));
    if (next === undefined) return;
    if (this.#mustHandOver(next)) this.#handover = next;
    else this.#person = next;
  }

  #mustHandOver(next: Seat): boolean {
    const { people, game, match } = this.#table;
    if (this.#rule !== 'secrets') return this.#rule === 'always' && people.length > 1;
    const present = this.#person;
    const others = present === undefined ? people.filter((seat) => seat !== next) : [present];
    return others.some(
      (other) =>
        hasSecretFrom(game, match.state, next, other) ||
        (present !== undefined && hasSecretFrom(game, match.state, other, next)),
    );
  }

  /** The next person has taken the screen. */
  taken(): void {
    if (this.#handover === undefined) return;
    this.#person = this.#handover;
    this.#handover = undefined;
  }
}
