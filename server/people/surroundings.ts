/** Time and chance, handed in so that a test can own them. */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

export interface Surroundings {
  now(): number;
  /** An id that nobody guesses and that says nothing. */
  newId(): string;
  /** 256 bits, as text. */
  newSecret(): string;
  /** A whole number from 0 up to, not including, `limit`. */
  pick(limit: number): number;
}

export const realSurroundings: Surroundings = {
  now: () => Date.now(),
  newId: () => randomUUID(),
  newSecret: () => randomBytes(32).toString('base64url'),
  pick: (limit) => randomInt(limit),
};

/** What is kept of a secret with enough chance in it: whoever reads the database cannot use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
