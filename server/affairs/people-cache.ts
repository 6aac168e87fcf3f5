/** Names, badges and ratings of people at tables, remembered for a short while: they are needed for every card and change rarely. */
import { PROVISIONAL, shownRating } from '../people/ratings.ts';
import type { PersonCard } from '../protocol/people.ts';
import type { Signal, StoredPerson } from '../storage/storage.ts';
import type { AffairsParts } from './parts.ts';

const REMEMBERED = 60_000;
const MOST = 20_000;

const cardOf = ({ id, name, ink, guest }: StoredPerson): PersonCard => ({ id, name, ink, guest });

export class PeopleCache {
  readonly #parts: AffairsParts;
  readonly #people = new Map<string, { card: PersonCard | undefined; ratings: Map<string, number>; when: number }>();

  constructor(parts: AffairsParts) {
    this.#parts = parts;
  }

  hear(signal: Signal): void {
    if (signal.about === 'person') this.#people.delete(signal.id);
  }

  /** Makes sure that these can be answered for. */
  async load(ids: readonly string[]): Promise<void> {
    const { storage, around } = this.#parts;
    const now = around.now();
    const old = now - REMEMBERED;
    const missing = [...new Set(ids)].filter((id) => (this.#people.get(id)?.when ?? 0) <= old);
    if (missing.length === 0) return;
    const [people, ratings] = await Promise.all([storage.findPeople(missing), storage.ratingsOf(missing)]);
    if (this.#people.size > MOST) this.#people.clear();
    for (const id of missing) {
      const person = people.find((one) => one.id === id);
      const shown = new Map<string, number>();
      for (const rating of ratings) {
        if (rating.person === id && rating.games >= PROVISIONAL) shown.set(rating.game, shownRating(rating));
      }
      this.#people.set(id, { card: person && cardOf(person), ratings: shown, when: now });
    }
  }

  person(id: string): PersonCard | undefined {
    return this.#people.get(id)?.card;
  }

  rating(id: string, game: string): number | undefined {
    return this.#people.get(id)?.ratings.get(game);
  }
}
