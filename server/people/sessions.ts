/** Who a browser is: an opaque secret in its cookie, of which the database has the hash. */
import type { Storage, StoredSession } from '../storage/storage.ts';
import { hashOf, type Surroundings } from './surroundings.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A session that is used stays; one that is not used for so long goes. */
export const SESSION_LASTS = 180 * DAY;
/** Seldom enough that being seen costs no write, often enough that a session in use never runs out. */
const TOUCHED_AFTER = DAY;

export interface FoundSession {
  readonly session: StoredSession;
  /** It lasts longer from now on: the browser has to be told. */
  readonly prolonged: boolean;
}

export class Sessions {
  readonly #storage: Storage;
  readonly #around: Surroundings;

  constructor(storage: Storage, around: Surroundings) {
    this.#storage = storage;
    this.#around = around;
  }

  /** The secret for the cookie. */
  async begin(person: string): Promise<string> {
    const secret = this.#around.newSecret();
    const now = this.#around.now();
    await this.#storage.createSession({
      hash: hashOf(secret),
      person,
      created: now,
      seen: now,
      expires: now + SESSION_LASTS,
    });
    return secret;
  }

  async find(secret: string): Promise<FoundSession | undefined> {
    const session = await this.#storage.findSession(hashOf(secret));
    const now = this.#around.now();
    if (session === undefined || session.expires <= now) return undefined;
    if (now - session.seen < TOUCHED_AFTER) return { session, prolonged: false };
    const expires = now + SESSION_LASTS;
    await this.#storage.touchSession(session.hash, now, expires);
    await this.#storage.changePerson(session.person, { seen: now });
    return { session: { ...session, seen: now, expires }, prolonged: true };
  }

  async end(secret: string): Promise<void> {
    await this.#storage.removeSession(hashOf(secret));
  }
}
