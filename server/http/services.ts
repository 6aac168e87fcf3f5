/** What the doors hand requests to. */
import type { Affairs } from '../affairs/affairs.ts';
import type { People } from '../people/people.ts';
import type { Station } from '../station.ts';
import type { Storage } from '../storage/storage.ts';

export interface Services {
  readonly storage: Storage;
  readonly people: People;
  readonly station: Station;
  readonly affairs: Affairs;
  now(): number;
  /** How many people have a page open. */
  here(): number;
}
