/** What is stored about people, as data: the page puts it into words, docs/hosting.md has it as a table, and a test compares both. */
import type { StoredFact } from '../protocol/http.ts';
import { SESSION_LASTS } from './sessions.ts';

const DAY = 24 * 60 * 60 * 1000;

export const STORED_FACTS: readonly StoredFact[] = [
  /** Name, ink of the badge, language, when somebody came and was seen last. */
  { key: 'person', days: null, seenBy: 'everybody' },
  /** The hash of the cookie, when it was made and used last. No address, no browser. */
  { key: 'sessions', days: SESSION_LASTS / DAY, seenBy: 'nobody' },
  /** Public keys with the names of their devices. */
  { key: 'keys', days: null, seenBy: 'nobody' },
  /** The hash of the recovery code. */
  { key: 'recoveryCode', days: null, seenBy: 'nobody' },
  /** Tables one sits at, with their moves. */
  { key: 'games', days: null, seenBy: 'table' },
  { key: 'chat', days: null, seenBy: 'table' },
  { key: 'notes', days: null, seenBy: 'nobody' },
  { key: 'results', days: null, seenBy: 'everybody' },
  { key: 'ratings', days: null, seenBy: 'everybody' },
  /** If somebody wants to be called: their mail address, or where their browser takes notices. */
  { key: 'mail', days: null, seenBy: 'nobody' },
  { key: 'push', days: null, seenBy: 'nobody' },
  /** Notices that are still to be sent, and when the last one was. */
  { key: 'calls', days: 14, seenBy: 'nobody' },
  /** Tokens of programs: their hashes. */
  { key: 'tokens', days: null, seenBy: 'nobody' },
];
