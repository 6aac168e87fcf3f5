/** The games of a thread, each loaded once, and opened once with its own component data. */
import type { GameEntry } from '../../games/registry.ts';
import { contentHash, type Game, type GameModule } from '../../kernel/index.ts';
import { Refused } from '../protocol/problems.ts';

/** Editions of people's own that stay open. */
const MOST_EDITIONS = 50;

export class OpenGames {
  readonly #entries: readonly GameEntry[];
  readonly #modules = new Map<string, Promise<GameModule>>();
  readonly #games = new Map<string, Game>();

  constructor(entries: readonly GameEntry[]) {
    this.#entries = entries;
  }

  #module(id: string): Promise<GameModule> {
    const known = this.#modules.get(id);
    if (known) return known;
    const entry = this.#entries.find((candidate) => candidate.id === id);
    if (!entry) return Promise.reject(new Refused('impossible', `no such game: ${id}`));
    const loading = entry.load();
    this.#modules.set(id, loading);
    return loading;
  }

  /** A game with its own component data, or with somebody's. */
  async open(id: string, own?: unknown): Promise<Game> {
    const module = await this.#module(id);
    const key = own === undefined ? id : `${id} ${contentHash(own)}`;
    const known = this.#games.get(key);
    const game = known ?? module.open(own ?? module.standardEdition);
    // The one used last stands last; the first goes.
    this.#games.delete(key);
    this.#games.set(key, game);
    if (this.#games.size > MOST_EDITIONS) {
      const oldest = [...this.#games.keys()].find((name) => name.includes(' '));
      if (oldest !== undefined) this.#games.delete(oldest);
    }
    return game;
  }
}
